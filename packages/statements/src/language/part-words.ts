import { LEXICONS } from './index.js';
import { separateWords } from './run-together.js';

/** Two words run together make up that many letters at least: "endof", "usedin". */
const FEWEST_LETTERS = 5;

const WORDS: ReadonlySet<string> = new Set(LEXICONS.flatMap((l) => l.statementWords ?? []));

/** A folded label or title whose words run together (`totalassets`), with the spaces between them. */
export const partWords = (folded: string): string =>
  separateWords(folded, WORDS, { shortestRun: FEWEST_LETTERS });
