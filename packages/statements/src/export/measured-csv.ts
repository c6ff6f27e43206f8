import type { MeasuredLine, MeasuredStatement } from '@fde/contracts';
import { csvFile, numberField, textField } from './csv-fields.js';

const FIXED = [
  'statement_type',
  'currency',
  'scale',
  'section',
  'line_item',
  'unit',
  'is_total',
  'measure',
  'divided_by',
] as const;

const rowOf = (measured: MeasuredStatement, line: MeasuredLine): string => {
  const { years } = measured;
  return [
    textField(measured.statement_type),
    textField(measured.currency),
    numberField(measured.unit === 'amount' ? measured.scale : 1),
    textField(line.section ?? ''),
    textField(line.name),
    measured.unit === 'amount' ? line.unit : measured.unit,
    String(line.is_total),
    measured.measure,
    measured.base?.concept ?? '',
    ...years.map((year) => numberField(line.cells[year]?.value)),
    ...years.map((year) => textField(line.cells[year]?.absent?.message ?? '')),
  ].join(',');
};

/**
 * A statement of measures as CSV like that of amounts: a row per line, a column per year (newest
 * first), then a column per year with the reason why there is no number. Shares are fractions.
 */
export const measuredCsv = (measured: MeasuredStatement): string => {
  const head = [
    ...FIXED,
    ...measured.years.map(textField),
    ...measured.years.map((year) => textField(`${year} absent`)),
  ].join(',');
  return csvFile([head, ...measured.lines.map((line) => rowOf(measured, line))]);
};
