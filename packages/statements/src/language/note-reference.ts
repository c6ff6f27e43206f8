import { inAnyLanguage } from './in-any-language.js';
import { forLanguages } from './languages-in-use.js';

const AND = forLanguages(() => inAnyLanguage((l) => l.labelWords.and).source);
/** Words that stand before the number of a note, as a pattern's source. */
export const NOTE_WORD = forLanguages(() => inAnyLanguage((l) => l.labelWords.note).source);
/** What stands between two numbers, as a pattern's source. */
export const BETWEEN = forLanguages(
  () => `[,;&/–-]|${AND()}|${inAnyLanguage((l) => l.periods.to).source}`,
);

const NUMBER = String.raw`[a-z]?\d+[a-z]?(?:[.,]\d+)*`;
const MORE = forLanguages(
  () => String.raw`(?:\s*(?:${BETWEEN()})\s*(?:(?:${NOTE_WORD()})\s+)?\d+[a-z]?)*`,
);

/** "(see note 4)", "Notes 12, 13 and 14". */
export const NOTE_REFERENCE = forLanguages(
  () => new RegExp(String.raw`\s*[([]?\b(?:${NOTE_WORD()})\s+${NUMBER}${MORE()}[)\]]?`, 'giu'),
);
