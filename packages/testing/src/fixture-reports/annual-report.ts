import type { CanonicalStatementType } from '@fde/contracts';
import { drawStatement, type StatementLayout } from './draw-statement.js';
import {
  truthOf,
  type FixtureStatement,
  type ReportTruth,
  type StatementTruth,
} from './fixture-model.js';
import { DocumentCanvas, LETTER, type PageSize } from './page-canvas.js';
import { setProse, type Chapter } from './prose.js';

export interface AnnualReport {
  readonly fileName: string;
  readonly company: string;
  readonly fiscalYear: number;
  readonly title: string;
  /** Lines of the cover under the title. */
  readonly cover: readonly string[];
  readonly before: readonly Chapter[];
  readonly statements: readonly {
    readonly statement: FixtureStatement;
    readonly layout?: StatementLayout;
  }[];
  readonly after: readonly Chapter[];
  readonly size?: PageSize;
}

export interface FixtureReport {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly truth: ReportTruth;
}

/** Typesets a whole annual report: cover, contents, chapters, statements, notes. */
export async function setAnnualReport(report: AnnualReport): Promise<FixtureReport> {
  const document = await DocumentCanvas.create(`${report.company} ${report.title}`);
  const size = report.size ?? LETTER;
  drawCover(document, report, size);
  drawContents(document, report, size);
  const head = `${report.company} | ${report.title}`;
  for (const chapter of report.before) setProse(document, chapter, size, head);
  const truths: Partial<Record<CanonicalStatementType, StatementTruth>> = {};
  for (const { statement, layout } of report.statements) {
    const page = document.addPage(size);
    drawStatement(page, statement, { company: report.company.toUpperCase(), ...layout });
    page.text(
      'See accompanying notes to consolidated financial statements.',
      54,
      page.height - 46,
      { size: 8 },
    );
    page.textCentred(String(document.pageCount), page.width / 2, page.height - 30, { size: 8 });
    truths[statement.type] = truthOf(statement, [document.pageCount]);
  }
  for (const chapter of report.after) setProse(document, chapter, size, head);
  return {
    fileName: report.fileName,
    bytes: await document.save(),
    truth: {
      document: report.fileName,
      company: report.company,
      fiscal_year: report.fiscalYear,
      currency: report.statements[0]?.statement.currency ?? 'USD',
      statements: truths,
    },
  };
}

function drawCover(document: DocumentCanvas, report: AnnualReport, size: PageSize): void {
  const page = document.addPage(size);
  page.textCentred(report.company, page.width / 2, 260, { size: 26, bold: true });
  page.textCentred(report.title, page.width / 2, 310, { size: 20 });
  report.cover.forEach((line, index) =>
    page.textCentred(line, page.width / 2, 360 + index * 20, { size: 11 }),
  );
}

function drawContents(document: DocumentCanvas, report: AnnualReport, size: PageSize): void {
  const page = document.addPage(size);
  page.text('Table of Contents', 60, 90, { size: 16, bold: true });
  const entries = [
    ...report.before.map((chapter) => chapter.title),
    ...report.statements.map(({ statement }) => statement.title),
    ...report.after.map((chapter) => chapter.title),
  ];
  entries.forEach((entry, index) => {
    const y = 130 + index * 18;
    const number = String(3 + index * 2);
    page.text(entry, 60, y, { size: 10 });
    const from = 66 + page.widthOf(entry, { size: 10 });
    const dots = '.'.repeat(
      Math.max(3, Math.floor((page.width - 90 - from) / page.widthOf('.', { size: 10 }))),
    );
    page.text(dots, from, y, { size: 10 });
    page.textRight(number, page.width - 60, y, { size: 10 });
  });
}
