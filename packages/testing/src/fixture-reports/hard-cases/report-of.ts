import type { CanonicalStatementType } from '@fde/contracts';
import type { FixtureReport } from '../annual-report.js';
import { keepBooks, type YearBooks } from '../company-books.js';
import { drawStatement, type StatementLayout } from '../draw-statement.js';
import {
  truthOf,
  type FixtureRow,
  type FixtureStatement,
  type StatementTruth,
} from '../fixture-model.js';
import { A4, DocumentCanvas, LETTER, type PageSize, type PageTurn } from '../page-canvas.js';
import { businessChapters, noteChapters, setProse } from '../prose.js';

/** A part of a statement on its own page; without `rows`, the whole statement. */
export interface PagePart {
  readonly statement: FixtureStatement;
  readonly layout?: StatementLayout;
  readonly rows?: readonly FixtureRow[];
  /** What this page prints of the statement, if not simply its rows. */
  readonly printed?: FixtureStatement;
  readonly turn?: PageTurn;
  readonly size?: PageSize;
}

/** What follows the front matter, in order. */
export type ReportPart =
  | {
      readonly kind: 'statement';
      readonly part: PagePart;
      /** A decoy is printed, but must not be read. */ readonly decoy?: true;
    }
  | { readonly kind: 'prose'; readonly title: string; readonly paragraphs: readonly string[] }
  | {
      readonly kind: 'custom';
      readonly draw: (document: DocumentCanvas) => readonly FixtureStatement[];
    };

export interface HardReport {
  readonly name: string;
  readonly company: string;
  readonly fiscalYear: number;
  readonly title?: string;
  readonly size?: PageSize;
  readonly parts: readonly ReportPart[];
}

/** Four years of books, newest first. */
export function someBooks(seed: number, lastYear = 2023, size = 900_000): YearBooks[] {
  return keepBooks({ seed, firstYear: lastYear - 3, lastYear, size }).toReversed();
}

/** Front matter, the parts, notes; counts pages on the way, for the truth. */
export async function setHardReport(report: HardReport): Promise<FixtureReport> {
  const size = report.size ?? LETTER;
  const document = await DocumentCanvas.create(`${report.company} ${report.name}`);
  const cover = document.addPage(size);
  cover.textCentred(report.company, cover.width / 2, 260, { size: 24, bold: true });
  cover.textCentred(report.title ?? `Annual Report ${report.fiscalYear}`, cover.width / 2, 310, {
    size: 18,
  });
  for (const chapter of businessChapters(report.company, report.fiscalYear, '912', 'million').slice(
    0,
    2,
  ))
    setProse(document, chapter, size);
  const pages = new Map<FixtureStatement, number[]>();
  for (const part of report.parts) drawPart(document, part, size, pages);
  for (const chapter of noteChapters(report.company, report.fiscalYear).slice(0, 3))
    setProse(document, chapter, size);
  const statements: Partial<Record<CanonicalStatementType, StatementTruth>> = {};
  for (const [statement, on] of pages)
    statements[statement.type] = truthOf(statement, [...new Set(on)]);
  return {
    fileName: `${report.name}.pdf`,
    bytes: await document.save(),
    truth: {
      document: `${report.name}.pdf`,
      company: report.company,
      fiscal_year: report.fiscalYear,
      currency: [...pages.keys()][0]?.currency ?? 'USD',
      statements,
    },
  };
}

function drawPart(
  document: DocumentCanvas,
  part: ReportPart,
  size: PageSize,
  pages: Map<FixtureStatement, number[]>,
): void {
  const note = (statement: FixtureStatement): void => {
    pages.set(statement, [...(pages.get(statement) ?? []), document.pageCount]);
  };
  switch (part.kind) {
    case 'prose':
      setProse(document, part, size);
      return;
    case 'custom':
      part.draw(document).forEach(note);
      return;
    case 'statement': {
      const { statement, layout, rows, turn, printed = statement } = part.part;
      drawStatement(
        document.addPage(part.part.size ?? size, turn),
        printed,
        layout,
        rows ?? printed.rows,
      );
      if (part.decoy !== true) note(statement);
    }
  }
}

export const statementPart = (
  statement: FixtureStatement,
  layout: StatementLayout = {},
  more: Partial<PagePart> = {},
): ReportPart => ({ kind: 'statement', part: { statement, layout, ...more } });

export const decoyPart = (
  statement: FixtureStatement,
  layout: StatementLayout = {},
): ReportPart => ({ kind: 'statement', part: { statement, layout }, decoy: true });

export { A4 };
