import type { OtherColumn, StatementColumn } from '@fde/contracts';

import { isIsoDate } from '../language/dates/iso-date.js';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDay = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && isIsoDate(value));

const isLength = (value: unknown): boolean =>
  value === undefined ||
  (isObject(value) &&
    Number.isFinite(value['count']) &&
    ['days', 'weeks', 'months', 'years'].includes(String(value['unit'])));

const isPeriod = (value: unknown): boolean =>
  isObject(value) &&
  (value['kind'] === 'instant' || value['kind'] === 'duration') &&
  isDay(value['start']) &&
  isDay(value['end']) &&
  isLength(value['length']);

const isColumn = (value: unknown): value is StatementColumn =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  typeof value['is_fiscal_year'] === 'boolean' &&
  isPeriod(value['period']);

const isOtherColumn = (value: unknown): value is OtherColumn =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  Array.isArray(value['cells']) &&
  value['cells'].every(
    (cell) => isObject(cell) && typeof cell['name'] === 'string' && Number.isFinite(cell['value']),
  );

/** What stored raw data says of its columns; members that have another form are left out. */
export const storedColumns = (
  raw: Json,
): { columns?: StatementColumn[]; other_columns?: OtherColumn[] } => {
  const { columns, other_columns: others } = raw;
  return {
    ...(Array.isArray(columns) && columns.every(isColumn) ? { columns } : {}),
    ...(Array.isArray(others) ? { other_columns: others.filter(isOtherColumn) } : {}),
  };
};
