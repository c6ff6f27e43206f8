import type { CanonicalStatementType, PageText, RawStatement, Word } from '@fde/contracts';
import type { PdfDocument } from '@fde/pdf';
import { sheetsOf, type Sheet } from './sheets.js';

type Box = readonly [number, number, number, number];

/** How many points a word may reach beyond the box of its cell. */
const SLACK = 1;

/** Where a statement prints its numbers. */
export interface PlacedCell {
  readonly row: number;
  readonly year: string;
  readonly page: number;
  readonly box: Box;
}

/** A report, the statements of it that are known to be read correctly, and where they stand. */
export class PrintedReport {
  constructor(
    readonly document: PdfDocument,
    readonly statements: readonly RawStatement[],
  ) {}

  sheets(): Sheet[] {
    return sheetsOf(this.document.pageCount);
  }

  statement(type: CanonicalStatementType): RawStatement | undefined {
    return this.statements.find((statement) => statement.statement_type === type);
  }

  /** All pages of all statements. */
  get pages(): Set<number> {
    return new Set(this.statements.flatMap(({ pages }) => pages));
  }

  pageText(page: number): PageText {
    return this.document.pageText(page);
  }
}

export const cellsOf = (statement: RawStatement): PlacedCell[] =>
  statement.line_items.flatMap((item, row) =>
    Object.entries(item.sources ?? {}).flatMap(([year, { page, bbox }]) => {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = bbox ?? [];
      return page === undefined ? [] : [{ row, year, page, box: [x0, y0, x1, y1] as const }];
    }),
  );

export const standsIn = (word: Word, [x0, y0, x1, y1]: Box): boolean => {
  const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
  return x > x0 - SLACK && x < x1 + SLACK && y > y0 - SLACK && y < y1 + SLACK;
};

/** Whether a word of a page stands in a cell of one of the statements. */
export const isCellWord = (
  statements: readonly RawStatement[],
  page: number,
): ((word: Word) => boolean) => {
  const boxes = statements.flatMap((statement) =>
    cellsOf(statement)
      .filter((cell) => cell.page === page)
      .map(({ box }) => box),
  );
  return (word) => boxes.some((box) => standsIn(word, box));
};

/** Whether a word is in the head of a statement: above its first number, and below any other statement above it. */
export const isHeadWord = (
  report: PrintedReport,
  statement: RawStatement,
  page: number,
): ((word: Word) => boolean) => {
  const topsOf = (s: RawStatement): number[] =>
    cellsOf(s)
      .filter((cell) => cell.page === page)
      .map(({ box }) => box[1]);
  const first = Math.min(...topsOf(statement));
  const others = report.statements.filter((other) => other !== statement).flatMap(topsOf);
  const above = Math.max(-Infinity, ...others.filter((top) => top < first));
  return (word) => word.y1 <= first + SLACK && word.y0 > above + SLACK;
};
