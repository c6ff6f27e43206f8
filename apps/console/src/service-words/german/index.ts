import type { ServiceWords } from '../service-words.js';
import { COMPARISON } from './comparison.js';
import { ENDINGS, TAKEN_FOR } from './endings.js';
import { GERMAN_ERRORS } from './errors.js';
import { FAULTS } from './faults.js';
import { JUDGEMENTS } from './judgements.js';
import { LANGUAGE_MODEL } from './language-model.js';
import { RATIOS } from './ratios.js';
import { READING } from './reading.js';
import { RUNS } from './runs.js';
import { SERIES } from './series.js';
import { SERVICE } from './service.js';
import { TERMS } from './terms.js';
import { VERDICTS } from './verdicts.js';
import { WEB } from './web.js';

/** Everything that the service says to people, in German. */
export const GERMAN: ServiceWords = {
  wordings: [
    ...SERIES,
    ...RUNS,
    ...READING,
    ...JUDGEMENTS,
    ...SERVICE,
    ...WEB,
    ...LANGUAGE_MODEL,
    ...COMPARISON,
    ...RATIOS,
    ...VERDICTS,
    ...ENDINGS,
    ...TAKEN_FOR,
    ...FAULTS,
    ...TERMS,
  ],
  errors: GERMAN_ERRORS,
};
