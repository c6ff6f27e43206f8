import { periodAbsenceInWords, type PeriodLineItem, type PeriodSeries } from '@fde/contracts';
import { writeScale } from '../evidence/in-writing.js';
import { statementTitle, type ExportOptions } from './export-options.js';
import { derivationInWords } from './periods-csv.js';
import { sheetNames } from './sheet-names.js';
import { formatOf, numberCell, textCell, WIDTHS } from './statement-sheet.js';
import { EMPTY, type CellModel, type SheetModel, type WorkbookModel } from './workbook-model.js';

/** Rows above the first line item: title, unit, names of the columns, their first and last days. */
const HEAD_ROWS = 4;

const daysOf = ({ start, end }: PeriodSeries['columns'][number]): string =>
  start === null ? end : `${start} – ${end}`;

const headRows = (series: PeriodSeries): CellModel[][] => [
  [textCell(`${series.company_name} – ${statementTitle(series.statement_type)}`, { bold: true })],
  [
    textCell(`${series.currency} in ${writeScale(series.scale)}; derived numbers are in italics`, {
      italic: true,
    }),
  ],
  [
    textCell('Line item', { bold: true }),
    ...series.columns.map(({ name }) => textCell(name, { bold: true })),
    textCell('Remarks', { bold: true }),
  ],
  [EMPTY, ...series.columns.map((column) => textCell(daysOf(column), { italic: true }))],
];

const cellOf = (item: PeriodLineItem, column: string, options: ExportOptions): CellModel => {
  const [value, source] = [item.values[column], item.sources[column]];
  if (value === undefined || source === undefined) return EMPTY;
  const total = item.is_total ? { bold: true, topBorder: true } : {};
  const format = formatOf(item.unit, value);
  if ('derived' in source) return numberCell(value, format, { ...total, italic: true });
  const link = options.pageUrl?.(source.document_id, source.page);
  return numberCell(value, format, {
    ...total,
    hardCoded: true,
    ...(link === undefined ? {} : { link }),
  });
};

/** `Q4 2023: 12 months to 2023-12-31 - 9 months to 2023-09-30`, and why cells are empty. */
const remarkOf = (item: PeriodLineItem, series: PeriodSeries): string =>
  series.columns
    .flatMap(({ name }) => {
      const absence = item.absent[name];
      const words =
        absence === undefined ? derivationInWords(item, name) : periodAbsenceInWords(absence);
      return words === '' ? [] : [`${name}: ${words}`];
    })
    .join('; ');

const sheetOf = (series: PeriodSeries, name: string, options: ExportOptions): SheetModel => ({
  name,
  widths: [WIDTHS.label, ...series.columns.map(() => WIDTHS.year), WIDTHS.remarks],
  frozenRows: HEAD_ROWS,
  frozenColumns: 1,
  rows: [
    ...headRows(series),
    ...series.line_items.map((item) => [
      textCell(item.name === '' ? '(subtotal)' : item.name, item.is_total ? { bold: true } : {}),
      ...series.columns.map((column) => cellOf(item, column.name, options)),
      textCell(remarkOf(item, series), { italic: true }),
    ]),
  ],
});

/** Series of periods as a workbook: a sheet per statement, derived numbers in italics with their parts. */
export const periodsWorkbook = (
  series: readonly PeriodSeries[],
  options: ExportOptions = {},
): WorkbookModel => {
  const names = sheetNames(series.map(({ statement_type: type }) => statementTitle(type)));
  return { sheets: series.map((one, at) => sheetOf(one, names[at] ?? '', options)) };
};
