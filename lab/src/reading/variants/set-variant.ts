import { STATEMENT_TYPES } from '@fde/contracts/resources';
import { DocumentCanvas, setProse, type PageCanvas } from '@fde/testing/fixture-reports';
import type { CanonicalStatementType } from '@fde/contracts';
import type { Book } from './book.js';
import { decoyTables } from './decoys.js';
import type { HouseStyle } from './house-style.js';
import { printTable, type PrintedTable } from './printed-table.js';
import { chaptersAfter, chaptersBefore, coverLines } from './report-words.js';
import { SHEET_BOTTOM, SHEET_TOP, sheetsOf, TableSetter } from './typeset-table.js';

const SEQUENCES: Readonly<Record<HouseStyle['sequence'], readonly CanonicalStatementType[]>> = {
  'income-first': STATEMENT_TYPES,
  'balance-first': ['balance_sheet', 'income_statement', 'cash_flow_statement'],
  'cash-first': ['cash_flow_statement', 'income_statement', 'balance_sheet'],
};

/** The statements of a book as printed words, in the style's order. */
export const statementTables = (book: Book, style: HouseStyle, variety: number): PrintedTable[] =>
  SEQUENCES[style.sequence]
    .flatMap((type) => book.statements.filter((s) => s.type === type))
    .map((s) => printTable(s, style, variety));

/** Typesets a book in a style: cover, contents, chapters, decoys, statements, notes. */
export async function setVariant(
  book: Book,
  style: HouseStyle,
  variety: number,
): Promise<Uint8Array> {
  const document = await DocumentCanvas.create(`${book.company} annual report`, style.family);
  const tables = statementTables(book, style, variety);
  const decoys = decoyTables(book, style, variety);
  drawFront(document, book, style, tables);
  for (const chapter of chaptersBefore(book, style)) setProse(document, chapter);
  drawTables(document, style, decoys.before, book.company, false);
  drawTables(document, style, tables, book.company, style.breaks === 'shared');
  for (const chapter of chaptersAfter(book, style)) setProse(document, chapter);
  drawTables(document, style, decoys.after, book.company, false);
  return document.save();
}

function drawFront(
  document: DocumentCanvas,
  book: Book,
  style: HouseStyle,
  tables: readonly PrintedTable[],
): void {
  const cover = document.addPage();
  cover.textCentred(book.company, cover.width / 2, 240, { size: 24, bold: true });
  cover.textCentred(`Annual Report ${book.fiscalYear}`, cover.width / 2, 290, { size: 18 });
  coverLines(book, style).forEach((line, at) => {
    cover.textCentred(line, cover.width / 2, 340 + at * 20, { size: 11 });
  });
  const contents = document.addPage();
  contents.text('Contents', 60, 90, { size: 16, bold: true });
  ['Business', ...tables.map((table) => table.title), 'Notes'].forEach((title, at) => {
    contents.text(title, 60, 130 + at * 20, { size: 10 });
    contents.textRight(String(3 + at), contents.width - 60, 130 + at * 20, { size: 10 });
  });
}

/** Draws one table after the other. In styles that share pages, a table stays on the same page if all of it fits. */
function drawTables(
  document: DocumentCanvas,
  style: HouseStyle,
  tables: readonly PrintedTable[],
  company: string,
  shared: boolean,
): void {
  const next = sheetsOf(document, style);
  const setter = new TableSetter(style, next);
  let sheet: { canvas: PageCanvas; y: number } | undefined;
  for (const table of tables) {
    const fits =
      shared &&
      sheet !== undefined &&
      sheet.y + setter.measure(sheet.canvas, table) < sheet.canvas.height - SHEET_BOTTOM;
    sheet = setter.draw(
      fits && sheet !== undefined ? sheet : { canvas: next(), y: SHEET_TOP },
      table,
      company,
    );
  }
}
