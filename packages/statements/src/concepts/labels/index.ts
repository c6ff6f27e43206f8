import { DUTCH, DUTCH_DILUTION } from './dutch.js';
import { FRENCH, FRENCH_DILUTION } from './french.js';
import { GERMAN, GERMAN_DILUTION } from './german.js';
import { ITALIAN, ITALIAN_DILUTION } from './italian.js';
import type { DilutionWords, LabelTable } from './label-table.js';
import { SPANISH, SPANISH_DILUTION } from './spanish.js';

/** Labels in languages other than English; a language is a file and an entry here. */
export const LABEL_TABLES: readonly LabelTable[] = [GERMAN, FRENCH, SPANISH, ITALIAN, DUTCH];
const DILUTION_WORDS: readonly DilutionWords[] = [
  { basic: /basic/u, diluted: /(?<!un)diluted/u },
  GERMAN_DILUTION,
  FRENCH_DILUTION,
  SPANISH_DILUTION,
  ITALIAN_DILUTION,
  DUTCH_DILUTION,
];

/** Whether a text says "basic" or "diluted" in any language. */
export const says = (which: keyof DilutionWords, text: string): boolean =>
  DILUTION_WORDS.some((words) => words[which].test(text));
