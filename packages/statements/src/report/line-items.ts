import type { RawLineItem, RawStatement } from '@fde/contracts';

import { namesTotal } from '../concepts/concept-of.js';
import { inferredName } from '../rows/infer-name.js';
import type { PlacedEntry } from '../rows/sections.js';
import { isShareCount, unitOf } from '../rows/units.js';
import type { Reading } from './reading.js';

type StatementType = RawStatement['statement_type'];
type NamedRow = Pick<RawLineItem, 'name' | 'name_inferred'>;

const valuesOf = (
  entry: PlacedEntry,
  { years }: Reading,
): Pick<RawLineItem, 'values' | 'sources'> => {
  const values: Record<string, number> = {};
  const sources: NonNullable<RawLineItem['sources']> = {};
  years.forEach((year, i) => {
    const cell = entry.cells.get(i);
    if (cell === undefined) return;
    values[year] = cell.value;
    sources[year] = {
      page: cell.page ?? entry.page,
      bbox: cell.bbox.map((n) => Number(n.toFixed(2))),
      ...(cell.doubt === undefined ? {} : { doubt: cell.doubt }),
    };
  });
  return { values, sources };
};

const nameOf = (
  statement: StatementType,
  { label, path }: PlacedEntry,
  before: readonly RawLineItem[],
): NamedRow =>
  label === ''
    ? {
        name: inferredName(
          statement,
          path,
          before.map((i) => i.name),
        ),
        name_inferred: true,
      }
    : { name: label };

const unitOfEntry = (
  statement: StatementType,
  entry: PlacedEntry,
): NonNullable<RawLineItem['unit']> => {
  const cells = [...entry.cells.values()];
  const percents = cells.filter((c) => c.percent).length / Math.max(1, cells.length);
  const decimals = Math.max(0, ...cells.map((c) => c.decimals));
  return unitOf(statement, entry.label, entry.path, percents, decimals);
};

/** The rows as line items: names, units, values by year, and where each value is printed. */
export const toLineItems = (
  statement: StatementType,
  placed: readonly PlacedEntry[],
  reading: Reading,
): RawLineItem[] => {
  const items: RawLineItem[] = [];
  for (const entry of placed) {
    const unit = unitOfEntry(statement, entry);
    const labelled = entry.label !== '';
    items.push({
      ...nameOf(statement, entry, items),
      ...valuesOf(entry, reading),
      indentation_level: entry.level,
      section: entry.path.length === 0 ? null : entry.path.join(' > '),
      unit,
      // A per-share figure or a share count is a total only if a sum proves it.
      is_total: !labelled || (unit === 'money' && namesTotal(entry.label, statement)),
    });
  }
  return items.map((item) =>
    isShareCount(item, items) ? { ...item, unit: 'shares' as const } : item,
  );
};
