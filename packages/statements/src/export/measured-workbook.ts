import type {
  CompiledData,
  Measure,
  MeasuredAmount,
  MeasuredCell,
  MeasuredLine,
  MeasuredStatement,
} from '@fde/contracts';
import { writeScale } from '../evidence/in-writing.js';
import { exactMeasure } from '../measures/measure-cell.js';
import { columnName } from './column-name.js';
import { statementTitle, type ExportOptions } from './export-options.js';
import { lineageSheet } from './lineage-sheet.js';
import { measureFormat, measureFormula } from './measure-formulas.js';
import { sheetNames } from './sheet-names.js';
import { sheetReference } from './sheet-reference.js';
import { formatOf, numberCell, textCell, WIDTHS, yearCell } from './statement-sheet.js';
import { EMPTY, type CellModel, type SheetModel, type WorkbookModel } from './workbook-model.js';

/** What each measure is called; fits the 31 characters of a sheet's name. */
const TITLES: Readonly<Record<Measure, string>> = {
  amounts: 'Amounts',
  growth: 'Growth',
  growth_3_years: 'Growth, 3 years (CAGR)',
  growth_5_years: 'Growth, 5 years (CAGR)',
  common_size: 'Common size',
  per_share: 'Per share',
};
/** Of a sheet, from 1: title, unit, years, the row that others are divided by. */
const HEAD_ROW = 3;
const BASE_ROW = 4;
const FIRST_ROW = 5;

/** A statement as measured, and its numbers as they are. */
interface Pair {
  readonly measured: MeasuredStatement;
  readonly amounts: MeasuredStatement;
  readonly amountsName: string;
  readonly options: ExportOptions;
  readonly data: CompiledData;
}

const headRows = (statement: MeasuredStatement, unit: string): CellModel[][] => [
  [
    textCell(
      `${statement.company_name} – ${statementTitle(statement.statement_type)}, ${TITLES[statement.measure].toLowerCase()}`,
      { bold: true },
    ),
  ],
  [textCell(unit, { italic: true })],
  [
    textCell('Line item', { bold: true }),
    ...statement.years.map((year) => yearCell(year, { bold: true })),
    textCell('Remarks', { bold: true }),
  ],
];

const sheetOf = (
  name: string,
  { years }: MeasuredStatement,
  rows: readonly (readonly CellModel[])[],
): SheetModel => ({
  name,
  widths: [WIDTHS.label, ...years.map(() => WIDTHS.year), WIDTHS.remarks],
  rows,
  frozenRows: HEAD_ROW,
  frozenColumns: 1,
});

const labelCell = ({ name, is_total: isTotal }: MeasuredLine): CellModel =>
  textCell(name === '' ? '(subtotal)' : name, isTotal ? { bold: true, topBorder: true } : {});

const pageOf = ({ data, options }: Pair, line: MeasuredLine, year: string): string | undefined => {
  const source = line.index === null ? undefined : data.line_items[line.index]?.sources[year];
  return source && options.pageUrl?.(source.document_id, source.page);
};

const amountCell = (pair: Pair, line: MeasuredLine, year: string): CellModel => {
  const value = line.cells[year]?.value;
  if (value === null || value === undefined) return EMPTY;
  const link = pageOf(pair, line, year);
  return numberCell(value, formatOf(line.unit, value), {
    hardCoded: true,
    ...(link === undefined ? {} : { link }),
  });
};

/** What each year of the statement is divided by; undefined where no cell says it. */
const baseAmounts = ({ measured }: Pair): readonly (MeasuredAmount | undefined)[] =>
  measured.years.map((year) => {
    if (measured.base === null) return undefined;
    const cells = measured.lines.flatMap(({ cells }) => cells[year] ?? []);
    return cells.find(({ by }) => by !== null)?.by ?? undefined;
  });

const baseRow = (pair: Pair): CellModel[] => {
  const { base } = pair.measured;
  if (base === null) return [EMPTY];
  return [
    textCell(`${base.label} (${statementTitle(base.statement_type).toLowerCase()}, in ones)`, {
      italic: true,
    }),
    ...baseAmounts(pair).map((amount) => {
      const value = amount === undefined ? undefined : amount.value * amount.scale;
      return value === undefined
        ? EMPTY
        : numberCell(value, formatOf('money', value), { hardCoded: true });
    }),
  ];
};

/** The number where it stands on the sheet of amounts; written out where the measure takes another one. */
const operand = (pair: Pair, at: number, amount: MeasuredAmount): string => {
  const { amounts, amountsName } = pair;
  const shown = amounts.lines[at]?.cells[amount.year]?.value ?? null;
  const column = columnName(amounts.years.indexOf(amount.year) + 1);
  const cell = sheetReference(amountsName, `${column}${FIRST_ROW + at}`);
  if (shown === amount.value) return cell;
  return shown !== null && shown === -amount.value ? `(-${cell})` : `(${amount.value})`;
};

const formulaOf = (pair: Pair, at: number, { of, by }: MeasuredCell): string => {
  const { measured } = pair;
  if (of === null || by === null) throw new TypeError('A number without what it is computed from');
  // Growth divides by no other row.
  if (measured.base === null)
    return measureFormula(measured.measure, `${operand(pair, at, of)}/${operand(pair, at, by)}`);
  const column = columnName(measured.years.indexOf(of.year) + 1);
  const divisor = sheetReference(pair.amountsName, `${column}$${BASE_ROW}`);
  const scale = of.scale === 1 ? '' : `*${of.scale}`;
  return `${operand(pair, at, of)}${scale}/${divisor}`;
};

const reasonsOf = ({ cells }: MeasuredLine, years: readonly string[]): string =>
  [...new Set(years.flatMap((year) => cells[year]?.absent?.message ?? []))].join('; ');

const measuredRow = (pair: Pair, line: MeasuredLine, at: number): CellModel[] => {
  const { measured } = pair;
  const style = line.is_total ? { bold: true, topBorder: true } : {};
  const format = measureFormat(measured.measure);
  return [
    labelCell(line),
    ...measured.years.map((year): CellModel => {
      const cell = line.cells[year];
      if (cell === undefined || cell.value === null || cell.of === null) return EMPTY;
      const formula = formulaOf(pair, at, cell);
      const value = exactMeasure(measured.measure, cell.of, cell.by);
      return { kind: 'formula', formula, value, format, ...style };
    }),
    textCell(reasonsOf(line, measured.years), { italic: true }),
  ];
};

const unitOf = ({ unit, currency }: MeasuredStatement): string =>
  unit === 'share' ? 'per cent' : `${currency} per share, on today's shares`;

/**
 * A statement of measures as a workbook: every number a formula over the sheet of amounts, every
 * amount linked to its page, why a cell is empty in its remarks, and a lineage sheet.
 */
export const measuredWorkbook = (
  measured: MeasuredStatement,
  amounts: MeasuredStatement,
  data: CompiledData,
  options: ExportOptions = {},
): WorkbookModel => {
  const [name = '', amountsName = '', lineage = ''] = sheetNames([
    TITLES[measured.measure],
    TITLES.amounts,
    'Lineage',
  ]);
  const pair: Pair = { measured, amounts, amountsName, options, data };
  const amountUnit = `${amounts.currency} in ${writeScale(amounts.scale)}, except per-share figures and share counts`;
  const amountRows = amounts.lines.map((line) => [
    labelCell(line),
    ...amounts.years.map((year) => amountCell(pair, line, year)),
  ]);
  return {
    sheets: [
      sheetOf(name, measured, [
        ...headRows(measured, unitOf(measured)),
        [],
        ...measured.lines.map((line, at) => measuredRow(pair, line, at)),
      ]),
      sheetOf(amountsName, amounts, [
        ...headRows(amounts, amountUnit),
        baseRow(pair),
        ...amountRows,
      ]),
      lineageSheet([{ statements: [data], options }], lineage),
    ],
  };
};
