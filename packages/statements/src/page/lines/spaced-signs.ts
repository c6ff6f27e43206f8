import type { Item, ItemLine } from '../items.js';
import { SPACED_SIGNS } from '../weights.js';

/** One sign of a script whose signs are words. */
const isSign = ({ kind, text }: Item): boolean =>
  kind === 'word' && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u.test(text);

/** Whether signs are spread evenly, so that they are one word and not several side by side. */
const areEven = (gaps: readonly number[], size: number): boolean =>
  Math.max(...gaps) <= SPACED_SIGNS.uneven * Math.min(...gaps) + size;

const runsOf = (items: readonly Item[]): readonly (readonly Item[])[] => {
  const runs: Item[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const gaps = [...(run ?? []).slice(1).map(({ gap }) => gap), item.gap];
    const goesOn = last !== undefined && isSign(last) && isSign(item) && areEven(gaps, item.size);
    if (goesOn) run?.push(item);
    else runs.push([item]);
  }
  return runs;
};

/** One word as wide as its signs are, without the spaces that fill its column. */
const asWord = (run: readonly Item[]): readonly Item[] => {
  const [first, ...more] = run;
  if (first === undefined || more.length === 0) return run;
  const text = run.map((item) => item.text).join('');
  const x1 = first.x0 + run.length * first.size;
  return [{ ...first, text, x1, edge: x1, joinedBy: ['signs spread over their column'] }];
};

/**
 * Forms in Japanese and Chinese spread the signs of each label over its column: "売　掛　金". They are
 * one word, which neither fills its line nor reaches the amounts.
 */
export const withSpacedSigns = (line: ItemLine): ItemLine => {
  const runs = runsOf(line.items);
  if (runs.length === line.items.length) return line;
  const items = runs.flatMap(asWord);
  return {
    ...line,
    items: items.map((item, at) => {
      const before = items[at - 1];
      return before?.joinedBy === undefined ? item : { ...item, gap: item.x0 - before.x1 };
    }),
  };
};
