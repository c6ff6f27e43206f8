import type { CompiledLineItem } from '@fde/contracts';
import { writeNumber } from '../../evidence/in-writing.js';
import type { CompiledTable } from './table.js';
import { RATIO_DIGITS } from './weights.js';

/**
 * New shares for one, without what converting the unit did to the number: the table already shows
 * counts converted. Undefined for a figure that says nothing about it, as nil on either basis.
 */
const splitOf = (item: CompiledLineItem, year: string, adjusted: number): number | undefined => {
  const shown = item.values[year] ?? 0;
  if (shown === 0 || adjusted === 0) return undefined;
  const times = item.unit === 'shares' ? adjusted / shown : shown / adjusted;
  return Number(times.toPrecision(RATIO_DIGITS));
};

/** "2 new shares for one"; where shares were put together, "one new share for 10". */
const inShares = (split: number): string =>
  split >= 1
    ? `${writeNumber(split)} new shares for one`
    : `one new share for ${writeNumber(Number((1 / split).toPrecision(RATIO_DIGITS)))}`;

const adjustmentNotes = (items: readonly CompiledLineItem[]): string[] => {
  const factors = new Map<number, Set<string>>();
  const flipped: string[] = [];
  for (const item of items) {
    for (const [year, { adjusted }] of Object.entries(item.sources)) {
      if (adjusted?.reason === 'stock_split') {
        const split = splitOf(item, year, adjusted.value);
        if (split !== undefined) factors.set(split, (factors.get(split) ?? new Set()).add(year));
      }
      if (adjusted?.reason === 'sign_convention' && !flipped.includes(item.name))
        flipped.push(item.name);
    }
  }
  const splits = [...factors]
    .toSorted((a, b) => a[0] - b[0])
    .map(
      ([split, years]) =>
        `Per-share figures and share counts of ${[...years].toSorted().toReversed().join(', ')} are printed before a stock split (${inShares(split)}); their sources hold them on today's basis too.`,
    );
  return flipped.length > 0
    ? [
        ...splits,
        `Older reports print these rows with the other sign: ${flipped.join('; ')}. They are shown with the sign of the newest report; sources hold the printed number.`,
      ]
    : splits;
};

const shareNotes = (table: CompiledTable): string[] =>
  table
    .convertedShares()
    .map(
      (report) =>
        `The report of ${report.fiscalYear} prints share counts in another unit; converted exactly to that of the newest report.`,
    );

const restatedNotes = (items: readonly CompiledLineItem[]): string[] => {
  const years = new Set(items.flatMap((item) => Object.keys(item.superseded ?? {})));
  return years.size === 0
    ? []
    : [
        `${[...years].toSorted().toReversed().join(', ')}: a newer report prints other rows, and adds up without these; what only older reports print is kept beside the column.`,
      ];
};

/** What a reader of the table must know about its numbers: conversions, splits, restatements. */
export const tableNotes = (table: CompiledTable, items: readonly CompiledLineItem[]): string[] => [
  ...shareNotes(table),
  ...adjustmentNotes(items),
  ...restatedNotes(items),
];
