import { STATEMENT_TYPES } from '@fde/contracts/resources';
import { DocumentCanvas, LETTER, setProse } from '@fde/testing/fixture-reports';
import type { CanonicalStatementType } from '@fde/contracts';
import { TITLES } from '../header-words.js';
import type { HouseStyle } from '../house-style.js';
import { printNumber, type NumberToPrint } from '../printed-numbers.js';
import type { PrintedColumn, PrintedTable, RowToPrint } from '../printed-table.js';
import { SHEET_TOP, TableSetter } from '../typeset-table.js';
import { headRows, type HeadRow } from './head-book.js';
import { columnsOf, headOf, type HeadShape, type ShapeColumn } from './head-shape.js';

const COMPANY = 'Larkfield Holdings plc';

/** Lines above a head of another height, so that all begin, end or are centred alike. */
const standing = (
  head: readonly string[],
  tallest: number,
  stand: HeadShape['stand'],
): Pick<PrintedColumn, 'head' | 'raised'> => {
  const missing = tallest - head.length;
  if (stand === 'top') return { head, raised: missing };
  return stand === 'middle' ? { head, raised: missing / 2 } : { head };
};

const ratioOf = ({ amount }: HeadRow): number =>
  Number(((100 * (amount(0) - amount(1))) / Math.abs(amount(1))).toFixed(1));

const cellOf = (row: HeadRow, column: ShapeColumn, style: HouseStyle): NumberToPrint =>
  column.isRatio === true
    ? printNumber(ratioOf(row), { decimals: 1 }, style)
    : printNumber(row.amount(column.facts), { decimals: 0 }, style);

const tableOf = (
  type: CanonicalStatementType,
  shape: HeadShape,
  style: HouseStyle,
): PrintedTable => {
  const columns = columnsOf(shape, type);
  const side = type === 'balance_sheet' ? 'point' : 'flow';
  const heads = columns.map((column) => headOf(column, type) ?? []);
  const tallest = Math.max(...heads.map((head) => head.length));
  return {
    title: TITLES[shape.language][type].at(-1) ?? '',
    subtitles: [...(shape.below?.[side] ?? []), ...(shape.unit === undefined ? [] : [shape.unit])],
    spans: (shape.spans ?? []).filter((span) => span.in === undefined || span.in === side),
    columns: heads.map((head) => ({ kind: 'value', ...standing(head, tallest, shape.stand) })),
    rows: headRows(type, shape.language).map((row): RowToPrint => ({
      label: row.label,
      kind: row.isTotal ? 'total' : 'line',
      level: 0,
      cells: columns.map((column) => cellOf(row, column, style)),
    })),
    footnotes: [],
  };
};

/** A report of three statements whose columns are headed in one way. */
export const drawHeads = async (shape: HeadShape, style: HouseStyle): Promise<Uint8Array> => {
  const document = await DocumentCanvas.create(COMPANY, style.family);
  const cover = document.addPage(LETTER);
  cover.textCentred(COMPANY, cover.width / 2, 240, { size: 22, bold: true });
  if (shape.cover !== undefined) cover.textCentred(shape.cover, cover.width / 2, 280, { size: 14 });
  const setter = new TableSetter(style, () => document.addPage(LETTER));
  for (const type of STATEMENT_TYPES)
    setter.draw(
      { canvas: document.addPage(LETTER), y: SHEET_TOP },
      tableOf(type, shape, style),
      COMPANY,
    );
  if (shape.says !== undefined)
    setProse(document, { title: 'Basis of preparation', paragraphs: shape.says });
  return document.save();
};
