import type { Check, CompiledData, CompiledLineItem, Unit } from '@fde/contracts';
import { writeNumber, writeScale, writeTerm } from '../evidence/in-writing.js';
import { statementTitle } from './export-options.js';
import type { ExportOptions } from './export-options.js';
import { guardFormula } from './guard-formula.js';
import { onEachBasis } from './share-bases.js';
import { EMPTY } from './workbook-model.js';
import type { CellModel, CellStyle, SheetModel } from './workbook-model.js';

/** Characters: room for long labels, and for amounts of twelve digits with their separators. */
export const WIDTHS = { label: 56, year: 14, remarks: 28 } as const;
/** Levels of indent that still leave room for a label. */
const DEEPEST = 10;

/** Number formats by unit: negatives in brackets, a zero as the dash that reports print. */
const FORMATS: Record<Unit, string> = {
  money: '#,##0;(#,##0);"–"',
  per_share: '#,##0.00;(#,##0.00);"–"',
  shares: '#,##0;(#,##0);"–"',
  percent: '0.0;(0.0);"–"',
};
const WITH_DECIMALS = '#,##0.0##;(#,##0.0##);"–"';

/** Whole numbers have no decimals, unless the cell has some. */
export const formatOf = (unit: Unit, value: number): string =>
  unit !== 'per_share' && !Number.isInteger(value) ? WITH_DECIMALS : FORMATS[unit];

export const textCell = (text: string, style: CellStyle = {}): CellModel =>
  text === '' ? EMPTY : { kind: 'text', text: guardFormula(text), ...style };
export const numberCell = (value: number, format: string, style: CellStyle = {}): CellModel => ({
  kind: 'number',
  value,
  format,
  ...style,
});

const YEAR = /^\d{4}$/;

/** A year is a number, so that a spreadsheet can compute with it; "2017/18" stays text. */
export const yearCell = (year: string, style: CellStyle = {}): CellModel =>
  YEAR.test(year) ? numberCell(Number(year), '0', style) : textCell(year, style);

const depthOf = (section: string | null): number =>
  section === null ? 0 : section.split(' > ').length;

/** Heading rows for the part of the section path that changes from one row to the next. */
const headingRows = (before: string | null, section: string | null): CellModel[][] => {
  const [from, to] = [(before ?? '').split(' > '), (section ?? '').split(' > ')];
  if (section === null || section === before) return [];
  let same = 0;
  while (same < to.length && same < from.length && from[same] === to[same]) same += 1;
  return to
    .slice(same)
    .map((heading, at) => [textCell(heading, { bold: true, indent: same + at })]);
};

/** "2023 settled by a person": the page may print another number. */
const settledYears = ({ sources }: CompiledLineItem, years: readonly string[]): string => {
  const settled = years.filter((year) => sources[year]?.method === 'reviewed');
  return settled.length === 0 ? '' : `${settled.join(', ')} settled by a person`;
};

const itemRow = (
  item: CompiledLineItem,
  years: readonly string[],
  options: ExportOptions,
): CellModel[] => {
  const style: CellStyle = {
    ...(item.is_total ? { bold: true, topBorder: true } : {}),
    ...(item.discontinued ? { italic: true } : {}),
  };
  const cells = years.map((year): CellModel => {
    const [value, source] = [item.values[year], item.sources[year]];
    if (value === undefined) return EMPTY;
    const link = source && options.pageUrl?.(source.document_id, source.page);
    return numberCell(value, formatOf(item.unit, value), {
      ...style,
      hardCoded: true,
      ...(link ? { link } : {}),
    });
  });
  const remark = [
    item.discontinued ? 'only in older reports' : '',
    Object.values(item.sources).some((source) => source.restated) ? 'restated' : '',
    settledYears(item, years),
    item.unit === 'money' ? '' : writeTerm(item.unit),
  ]
    .filter((part) => part !== '')
    .join('; ');
  return [
    textCell(item.name === '' ? '(subtotal)' : item.name, {
      ...style,
      indent: Math.min(depthOf(item.section), DEEPEST),
    }),
    ...cells,
    textCell(remark, { italic: true }),
  ];
};

/** What a failed check compares, where both numbers are known. */
const comparisonOf = ({ expected, actual }: Check): string =>
  expected === undefined || actual === undefined
    ? ''
    : ` (${writeNumber(expected)} against ${writeNumber(actual)})`;

const notesRows = (data: CompiledData): CellModel[][] => {
  const failed = (data.checks ?? [])
    .filter((check) => !check.holds)
    .map((check) => `Check fails in ${check.year}: ${check.description}${comparisonOf(check)}.`);
  const gaps = data.gaps.map(
    (gap) => `Gap in ${gap.year}: ${gap.line_item ? `${gap.line_item}. ` : ''}${gap.detail ?? ''}`,
  );
  const lines = [...(data.notes ?? []), ...failed, ...gaps];
  return lines.length === 0
    ? []
    : [[], [textCell('Notes', { bold: true })], ...lines.map((line) => [textCell(line)])];
};

/** One statement as a sheet: title, unit, a column per year, headings, totals in bold, notes and gaps below. */
export const statementSheet = (
  data: CompiledData,
  name: string,
  options: ExportOptions,
): SheetModel => {
  let before: string | null = null;
  const body = data.line_items.flatMap((item) => {
    const above = headingRows(before, item.section);
    before = item.section;
    const rows = onEachBasis(item).map((row) => itemRow(row, data.years, options));
    return [...above, ...rows];
  });
  const head: CellModel[][] = [
    [textCell(`${data.company_name} – ${statementTitle(data.statement_type)}`, { bold: true })],
    [
      textCell(
        `${data.currency} in ${writeScale(data.scale)}, except per-share figures and share counts; fiscal years as the company names them`,
        { italic: true },
      ),
    ],
    [
      textCell('Line item', { bold: true }),
      ...data.years.map((year) => yearCell(year, { bold: true })),
      textCell('Remarks', { bold: true }),
    ],
  ];
  return {
    name,
    widths: [WIDTHS.label, ...data.years.map(() => WIDTHS.year), WIDTHS.remarks],
    rows: [...head, ...body, ...notesRows(data)],
    frozenRows: head.length,
    frozenColumns: 1,
  };
};
