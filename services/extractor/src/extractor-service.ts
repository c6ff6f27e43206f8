import { join } from 'node:path';
import { QUEUES } from '@fde/contracts';
import { LanguageModelSpend } from '@fde/spend-ledger';
import { languageModelForService } from '@fde/language-model';
import { keepReadersReady } from '@fde/report-reader';
import { taskService } from '@fde/service-kit';
import { ExtractDocument } from './extract-document/extract-document.js';
import { EXTRACTOR_SETTINGS } from './extractor-settings.js';

/** The parts of the extractor; run by its own process, or by one with several services. */
export const extractorService = taskService({
  name: 'extractor',
  purpose: 'reads the three statements of a document, one child process per document.',
  settings: EXTRACTOR_SETTINGS,
  queue: QUEUES.extractor,
  handlers: (environment, { database }) => {
    const { settings } = environment;
    const access = languageModelForService(environment, new LanguageModelSpend(database));
    const maxRssBytes = settings.EXTRACT_MEMORY_MB * 1024 * 1024;
    const textCache = settings.EXTRACT_CACHE
      ? join(settings.FDE_DATA_DIR, 'cache', 'text')
      : undefined;
    keepReadersReady(settings.EXTRACT_SPARE_PROCESSES, { cacheDirectory: textCache });
    return [
      new ExtractDocument({
        secondReader:
          access === undefined
            ? undefined
            : {
                access,
                maxOutputTokens: settings.LLM_MAX_OUTPUT_TOKENS,
                fallback: settings.LLM_FALLBACK,
              },
        textCache,
        limits: {
          timeoutMs: settings.EXTRACT_TIMEOUT_SECONDS * 1000,
          maxRssBytes,
          maxPages: settings.EXTRACT_MAX_PAGES,
          maxRecognisedPages: settings.EXTRACT_OCR_PAGES,
          recognitionMs: settings.EXTRACT_MAX_SECONDS * 1000,
        },
        recognition: {
          languages: settings.FDE_OCR_LANGUAGES,
          secondReader: settings.EXTRACT_SECOND_READER,
        },
      }),
    ];
  },
});
