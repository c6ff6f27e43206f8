import { setAnnualReport, type AnnualReport } from './annual-report.js';
import { keepBooks } from './company-books.js';
import type { DemoDocument } from './demo-reports.js';
import type { FixtureStatement } from './fixture-model.js';
import { noteChapters } from './prose.js';
import { tagAnnualReport } from './tag-report.js';
import { balanceSheet, cashFlowStatement, incomeStatement } from './us-statements.js';

export const BOTH_KINDS_COMPANY = 'Halden Gauges, Inc.';
const REPORTS = [2021, 2022, 2023];
const TAGGED_YEAR = 2023;

/** A number of the tagged year that its PDF misprints, in thousands. */
export const MISPRINT = {
  statement: 'balance_sheet',
  name: 'Goodwill',
  year: String(TAGGED_YEAR),
  by: 9,
} as const;

const reportOf = (year: number): AnnualReport => {
  const books = keepBooks({
    seed: 20231122,
    firstYear: (REPORTS[0] ?? year) - 2,
    lastYear: TAGGED_YEAR,
    size: 310_000,
  });
  const newestFirst = books.filter((one) => one.year <= year).toReversed();
  const printed = { scale: 1000 };
  return {
    fileName: `halden-annual-report-${year}.pdf`,
    company: BOTH_KINDS_COMPANY,
    fiscalYear: year,
    title: `Annual Report ${year}`,
    cover: ['Form 10-K', `For the fiscal year ended December 31, ${year}`],
    before: [],
    statements: [
      { statement: incomeStatement(newestFirst.slice(0, 3), printed) },
      { statement: balanceSheet(newestFirst.slice(0, 2), printed) },
      { statement: cashFlowStatement(newestFirst.slice(0, 3), printed) },
    ],
    after: noteChapters(BOTH_KINDS_COMPANY, year, undefined),
  };
};

const misprinted = (statement: FixtureStatement): FixtureStatement => ({
  ...statement,
  rows: statement.rows.map((row) =>
    statement.type === MISPRINT.statement && row.label === MISPRINT.name
      ? {
          ...row,
          values: row.values.map((value, at) =>
            value !== null && statement.columns[at]?.year === MISPRINT.year
              ? value + MISPRINT.by
              : value,
          ),
        }
      : row,
  ),
});

const asPrinted = (report: AnnualReport): AnnualReport => ({
  ...report,
  statements: report.statements.map(({ statement, ...layout }) => ({
    ...layout,
    statement: misprinted(statement),
  })),
});

/**
 * The reports of an invented company: a PDF for each year, and for the newest also a tagged report. The same on every
 * call.
 */
export const bothKindsReports = async (): Promise<DemoDocument[]> => {
  const reports = REPORTS.map(reportOf);
  const document = (report: AnnualReport, fileName: string, bytes: Uint8Array): DemoDocument => ({
    fileName,
    title: report.title,
    fiscalYear: report.fiscalYear,
    kind: 'annual_report',
    bytes,
  });
  const printed = await Promise.all(
    reports.map(async (report) => {
      const { fileName, bytes } = await setAnnualReport(asPrinted(report));
      return document(report, fileName, bytes);
    }),
  );
  const tagged = reports
    .filter(({ fiscalYear }) => fiscalYear === TAGGED_YEAR)
    .map((report) =>
      document(report, report.fileName.replace(/pdf$/, 'xhtml'), tagAnnualReport(report)),
    );
  return [...printed, ...tagged];
};

/** The tagged report of that company as a web page without its tags. */
export const webPageReport = async (): Promise<DemoDocument> => {
  const tagged = (await bothKindsReports()).find(({ fileName }) => fileName.endsWith('.xhtml'));
  if (tagged === undefined) throw new Error('The company has no tagged report.');
  const html = Buffer.from(tagged.bytes)
    .toString()
    .replace(/<\?xml[^>]*>/, '')
    .replace(/<html[^>]*>/, '<html><meta charset="utf-8">')
    .replace(/<ix:header>.*<\/ix:header>/s, '')
    .replaceAll(/<\/?ix:[^>]*>/g, '')
    .replaceAll('</table>', '</table><hr>');
  return {
    ...tagged,
    fileName: tagged.fileName.replace(/xhtml$/, 'htm'),
    bytes: Buffer.from(html),
  };
};
