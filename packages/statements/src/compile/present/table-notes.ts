import type { CompiledLineItem } from '@fde/contracts';
import type { CompiledTable } from './table.js';
import { RATIO_DIGITS } from './weights.js';

/**
 * New shares for one, without what converting the unit did to the number: the table already shows
 * counts converted.
 */
const splitOf = (unit: CompiledLineItem['unit'], shown: number, adjusted: number): number => {
  const times = unit === 'shares' ? adjusted / shown : shown / adjusted;
  return Number(times.toPrecision(RATIO_DIGITS));
};

const adjustmentNotes = (items: readonly CompiledLineItem[]): string[] => {
  const factors = new Map<number, Set<string>>();
  const flipped: string[] = [];
  for (const item of items) {
    for (const [year, { adjusted }] of Object.entries(item.sources)) {
      if (adjusted?.reason === 'stock_split') {
        const key = splitOf(item.unit, item.values[year] ?? NaN, adjusted.value);
        factors.set(key, (factors.get(key) ?? new Set()).add(year));
      }
      if (adjusted?.reason === 'sign_convention' && !flipped.includes(item.name))
        flipped.push(item.name);
    }
  }
  const splits = [...factors]
    .toSorted((a, b) => a[0] - b[0])
    .map(
      ([split, years]) =>
        `Per-share figures and share counts of ${[...years].toSorted().toReversed().join(', ')} are printed before a stock split (${split} new shares for one): sources.adjusted holds them on today's basis.`,
    );
  return flipped.length > 0
    ? [
        ...splits,
        `Older reports print these rows with the other sign: ${flipped.join('; ')}. Their sources hold the adjusted number.`,
      ]
    : splits;
};

const shareNotes = (table: CompiledTable): string[] =>
  table
    .convertedShares()
    .map(
      (report) =>
        `Document ${report.documentId} prints share counts in another unit; converted exactly to that of the newest report.`,
    );

const restatedNotes = (items: readonly CompiledLineItem[]): string[] => {
  const years = new Set(items.flatMap((item) => Object.keys(item.superseded ?? {})));
  return years.size === 0
    ? []
    : [
        `${[...years].toSorted().toReversed().join(', ')}: restated by a newer report; rows that only the older report prints are kept under superseded, off the column.`,
      ];
};

/** What a reader of the table must know about its numbers: conversions, splits, restatements. */
export const tableNotes = (table: CompiledTable, items: readonly CompiledLineItem[]): string[] => [
  ...shareNotes(table),
  ...adjustmentNotes(items),
  ...restatedNotes(items),
];
