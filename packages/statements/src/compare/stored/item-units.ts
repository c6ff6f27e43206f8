import { STATEMENT_TYPES, canonicalType, type ItemUnit } from '@fde/contracts';
import { rowKeys } from '../../standard/row-keys.js';
import { rowScales } from '../row-scales.js';
import { objectOf, readableRows, type ReadableRow } from './readable-rows.js';

/** Unit and scale of rows of a stored statement, all by default, under the same keys as their numbers. */
export const itemUnitsOf = (
  data: Readonly<Record<string, unknown>>,
  rows: readonly ReadableRow[] = readableRows(data),
): Record<string, ItemUnit> => {
  const keys = rowKeys(rows);
  const stated = data['statement_type'];
  const type = STATEMENT_TYPES.find(
    (one) => typeof stated === 'string' && one === canonicalType(stated),
  );
  const scale = typeof data['scale'] === 'number' ? data['scale'] : 1;
  const scales = rowScales(type, rows, scale);
  return objectOf(
    rows.map(
      (row, index) =>
        [keys[index] ?? row.name, { unit: row.unit, scale: scales[index] ?? null }] as const,
    ),
  );
};
