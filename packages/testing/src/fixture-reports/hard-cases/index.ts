import { columnCases } from './column-cases.js';
import { entityCases } from './entity-cases.js';
import { contentCases } from './content-cases.js';
import type { HardCase } from './hard-case.js';
import { languageCases } from './language-cases.js';
import { pageCases } from './page-cases.js';
import { pictureCases } from './picture-cases.js';

/** One generated report for each way in which reports are hard to read. */
export const HARD_CASES: readonly HardCase[] = [
  ...columnCases,
  ...pageCases,
  ...contentCases,
  ...entityCases,
  ...languageCases,
  ...pictureCases,
];

export type { HardCase };
