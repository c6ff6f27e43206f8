import writeXlsxFile from 'write-excel-file/node';
import type { CellObject, Image, Sheet } from 'write-excel-file/node';
import type { CellModel, SheetModel, WorkbookModel } from '@fde/statements';
import { formulaValues } from './formula-values.js';
import { hyperlinks } from './hyperlinks.js';
import { printSetup } from './print-setup.js';

const LINK_COLOUR = '#0563C1';
/** As analysts write workbooks: hard-coded numbers blue, formulas black. */
const HARD_CODED_COLOUR = '#0000FF';
/** One for all cells: without a name, bold cells would get another than plain ones. */
const FONT = { fontFamily: 'Calibri', fontSize: 11 } as const;

const styleOf = (cell: Exclude<CellModel, { kind: 'empty' }>): CellObject => ({
  ...(cell.bold ? { fontWeight: 'bold' as const } : {}),
  ...(cell.italic ? { fontStyle: 'italic' as const } : {}),
  ...(cell.indent ? { indent: cell.indent } : {}),
  ...(cell.topBorder ? { topBorderStyle: 'thin' as const } : {}),
  ...(cell.wrap ? { wrap: true } : {}),
  ...(cell.link && cell.kind === 'text' ? { textColor: LINK_COLOUR } : {}),
  ...(cell.hardCoded ? { textColor: HARD_CODED_COLOUR } : {}),
});

/** Characters that XML 1.0 cannot hold would make the file unreadable. */
const printable = (text: string): string => text.replace(CONTROL, '').replace(HALF_OF_A_PAIR, '');

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const HALF_OF_A_PAIR = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The longest text a cell may hold. */
const LONGEST_TEXT = 32_767;

const toCell = (cell: CellModel): CellObject | null => {
  if (cell.kind === 'empty') return null;
  if (cell.kind === 'formula')
    return { value: cell.formula, type: 'Formula', format: cell.format, ...styleOf(cell) };
  if (cell.kind === 'number')
    return { value: cell.value, type: Number, format: cell.format, ...styleOf(cell) };
  return { value: printable(cell.text).slice(0, LONGEST_TEXT), type: String, ...styleOf(cell) };
};

type File = Image['content'];

const toSheet = (sheet: SheetModel): Sheet<File> => ({
  data: sheet.rows.map((row) => row.map(toCell)),
  sheet: sheet.name,
  columns: sheet.widths.map((width) => ({ width })),
  stickyRowsCount: sheet.frozenRows,
  stickyColumnsCount: sheet.frozenColumns,
  orientation: 'landscape',
});

/** Writes a workbook model as XLSX. Text stays text, and is never a formula; numbers keep their format and link. */
export const writeXlsx = async (workbook: WorkbookModel): Promise<Uint8Array> => {
  const sheets = workbook.sheets.map(toSheet);
  return writeXlsxFile(sheets, {
    ...FONT,
    features: [
      formulaValues<File>(workbook.sheets),
      hyperlinks<File>(workbook.sheets),
      printSetup<File>(workbook.sheets),
    ],
  }).toBuffer();
};
