import { periodAbsenceInWords, type PeriodLineItem, type PeriodSeries } from '@fde/contracts';
import { csvFile, numberField, textField } from './csv-fields.js';

const FIXED = [
  'statement_type',
  'frequency',
  'currency',
  'scale',
  'section',
  'line_item',
  'unit',
  'is_total',
] as const;

/** `12 months to 2023-12-31 - 9 months to 2023-09-30`; nothing for a printed number. */
export const derivationInWords = (item: PeriodLineItem, column: string): string => {
  const source = item.sources[column];
  if (source === undefined || !('derived' in source)) return '';
  return source.parts
    .map(({ sign, period }, at) => `${sign < 0 ? '- ' : at === 0 ? '' : '+ '}${period}`)
    .join(' ');
};

const remarkOf = (item: PeriodLineItem, column: string): string => {
  const absence = item.absent[column];
  return absence === undefined ? derivationInWords(item, column) : periodAbsenceInWords(absence);
};

const rowOf = (series: PeriodSeries, item: PeriodLineItem): string =>
  [
    series.statement_type,
    series.frequency,
    textField(series.currency),
    numberField(series.scale),
    textField(item.section ?? ''),
    textField(item.name),
    item.unit,
    String(item.is_total),
    ...series.columns.map(({ name }) => numberField(item.values[name])),
    ...series.columns.map(({ name }) => textField(remarkOf(item, name))),
  ].join(',');

const tableOf = (series: PeriodSeries): string[] => [
  [
    ...FIXED,
    ...series.columns.map(({ name }) => textField(name)),
    ...series.columns.map(({ name }) => textField(`${name} derived from`)),
  ].join(','),
  ...series.line_items.map((item) => rowOf(series, item)),
];

/**
 * Series of periods as CSV, one table below the other, for each has its own columns: a row per line,
 * a column per period (newest first), then a column per period that says of which printed periods a
 * number is derived, or why there is none.
 */
export const periodsCsv = (series: readonly PeriodSeries[]): string =>
  csvFile(series.flatMap((one, at) => (at === 0 ? tableOf(one) : ['', ...tableOf(one)])));
