import { LANGUAGE_MODEL_SETTINGS } from '@fde/language-model';
import { settingTable } from '@fde/service-kit';

/** Settings of the extractor in addition to those of every service. */
export const EXTRACTOR_SETTINGS = settingTable({
  EXTRACT_TIMEOUT_SECONDS: {
    type: 'number',
    default: 600,
    min: 1,
    max: 1600,
    description: 'Longest reading of one document, without the language model.',
  },
  EXTRACT_MEMORY_MB: {
    type: 'integer',
    default: 1024,
    min: 128,
    max: 65536,
    description: 'Most memory of the process that reads one document.',
  },
  EXTRACT_SPARE_PROCESSES: {
    type: 'integer',
    default: 1,
    min: 0,
    max: 100,
    description:
      'Reading processes to keep, ready or at work, about 100 MB each, so that a report does not wait for one to start. Best equal to TASK_CONCURRENCY.',
  },
  EXTRACT_MAX_PAGES: {
    type: 'integer',
    default: 2000,
    min: 1,
    max: 100000,
    description: 'Documents with more pages are refused.',
  },
  EXTRACT_OCR_PAGES: {
    type: 'integer',
    default: 120,
    min: 0,
    max: 2000,
    description: 'Pages without text that are read by character recognition, at most; 0 for none.',
  },
  EXTRACT_MAX_SECONDS: {
    type: 'number',
    default: 300,
    min: 1,
    max: 1600,
    description:
      'Time for recognising pages of one document; what has been read by then is the result. Never more than four fifths of EXTRACT_TIMEOUT_SECONDS.',
  },
  FDE_OCR_LANGUAGES: {
    type: 'list',
    default: ['eng'],
    description:
      'Languages of pages without text, by their tesseract names (eng, deu, fra, spa). Languages other than English need tesseract installed on the system.',
  },
  EXTRACT_SECOND_READER: {
    type: 'boolean',
    default: true,
    description:
      'Read the numbers of pages without text by a second engine as well, where it is installed. `npm start` installs it (220 MB) if this is set.',
  },
  EXTRACT_CACHE: {
    type: 'boolean',
    default: true,
    description:
      'Cache the text of reports in FDE_DATA_DIR/cache/text, so that reading one again is quick.',
  },
  ...LANGUAGE_MODEL_SETTINGS,
});
