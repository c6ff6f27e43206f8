import { LEXICONS } from '../language/index.js';
import type { DilutionWords } from '../language/lexicon.js';
import type { CanonicalItem } from './canonical-item.js';

/** Each language has its own best names: the fifth in English is not worse for being the first in German. */
const NAMES: readonly Readonly<Record<string, readonly RegExp[]>>[] = LEXICONS.map((l) => l.items);
const NOT: readonly Readonly<Record<string, RegExp>>[] = LEXICONS.map((l) => l.notItems ?? {});

/** How good a name of the item a label is in any language: 0 for the best, -1 for none. */
export const rankOfName = (item: CanonicalItem, text: string): number => {
  if (NOT.some((table) => table[item.id]?.test(text))) return -1;
  const ranks = NAMES.map((table) => table[item.id]?.findIndex((name) => name.test(text)) ?? -1);
  return ranks.filter((rank) => rank >= 0).sort((a, b) => a - b)[0] ?? -1;
};

/** Whether a text says "basic" or "diluted" in any language. */
export const says = (which: keyof DilutionWords, text: string): boolean =>
  LEXICONS.some((l) => l.dilution[which].test(text));
