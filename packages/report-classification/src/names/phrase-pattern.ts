import { foldWords } from '@fde/contracts/text';

/** What may stand between the words of a phrase in text that still has its punctuation. */
const GAP = "[\\s'’.,:/-]+";
/** A date inside a phrase: "vom 1. Oktober 2020 bis zum". */
const DATE = '.{5,30}?';

const patternOf = (phrase: string): string =>
  phrase
    .split('…')
    .map((part) => foldWords(part).split(' ').join(GAP))
    .join(`\\s+${DATE}\\s+`);

/** The phrases as alternatives of a pattern, the longest first, for text without accents; `…` in one stands for a date. */
export const anyPhrase = (phrases: readonly string[]): string =>
  phrases
    .map(patternOf)
    .toSorted((a, b) => b.length - a.length)
    .join('|');
