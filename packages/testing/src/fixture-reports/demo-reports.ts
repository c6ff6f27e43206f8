import type { CanonicalStatementType } from '@fde/contracts';
import { setAnnualReport, type FixtureReport } from './annual-report.js';
import { keepBooks, type YearBooks } from './company-books.js';
import { quarterlyReport, presentation, sustainabilityReport } from './demo-decoys.js';
import type { ReportTruth } from './fixture-model.js';
import { businessChapters, noteChapters } from './prose.js';
import {
  balanceSheet,
  cashFlowStatement,
  incomeStatement,
  type PrintedAs,
} from './us-statements.js';

export const DEMO_COMPANY = 'Tessaly Instruments, Inc.';
export const DEMO_TICKER = 'TSLY';
const FIRST_REPORT = 2018;
const LAST_REPORT = 2023;
/** Older reports print the original amounts of this year; this one and later ones print the corrected amounts. */
const RESTATED_YEAR = 2020;
const RESTATED_AMOUNT = 18_000;
const FIRST_IN_MILLIONS = 2022;
const RENAMED_FROM = 2021;
const RENAMED: Readonly<Record<string, string>> = {
  'Selling, general and administrative': 'Selling and administrative expenses',
  'Trade receivables, net': 'Accounts receivable, net of allowances',
};

export interface DemoDocument {
  readonly fileName: string;
  /** As a link on an investor-relations page would name it. */
  readonly title: string;
  readonly fiscalYear: number;
  readonly kind: 'annual_report' | 'quarterly_report' | 'presentation' | 'sustainability_report';
  readonly bytes: Uint8Array;
}

/** A number that a later report corrects; values in the scale of the compiled statement. */
interface RestatedCell {
  readonly statement: CanonicalStatementType;
  readonly lineItem: string;
  readonly year: string;
  readonly original: number;
  readonly restated: number;
}

export interface DemoTruth {
  readonly company: string;
  readonly reports: readonly ReportTruth[];
  /** Scale of the newest report, and so of the compiled statements. */
  readonly scale: number;
  readonly years: Readonly<Record<CanonicalStatementType, readonly string[]>>;
  readonly renamed: readonly {
    readonly statement: CanonicalStatementType;
    readonly before: string;
    readonly after: string;
    readonly from: number;
  }[];
  readonly restated: readonly RestatedCell[];
}

/** The publications of an invented company: six annual reports and three decoys. The same on every call. */
export async function demoReports(): Promise<DemoDocument[]> {
  const annual = await annualReports();
  const documents = annual.map((report): DemoDocument => ({
    fileName: report.fileName,
    title: `Annual Report ${report.truth.fiscal_year}`,
    fiscalYear: report.truth.fiscal_year,
    kind: 'annual_report',
    bytes: report.bytes,
  }));
  const last = booksAsOf(LAST_REPORT).at(-1);
  if (last === undefined) return documents;
  return [
    ...documents,
    {
      fileName: `tessaly-q3-${LAST_REPORT}-quarterly-report.pdf`,
      title: `Quarterly Report Q3 ${LAST_REPORT}`,
      fiscalYear: LAST_REPORT,
      kind: 'quarterly_report',
      bytes: await quarterlyReport(DEMO_COMPANY, last),
    },
    {
      fileName: `tessaly-investor-presentation-${LAST_REPORT}.pdf`,
      title: `Investor Presentation ${LAST_REPORT}`,
      fiscalYear: LAST_REPORT,
      kind: 'presentation',
      bytes: await presentation(DEMO_COMPANY, booksAsOf(LAST_REPORT)),
    },
    {
      fileName: `tessaly-sustainability-report-${LAST_REPORT}.pdf`,
      title: `Sustainability Report ${LAST_REPORT}`,
      fiscalYear: LAST_REPORT,
      kind: 'sustainability_report',
      bytes: await sustainabilityReport(DEMO_COMPANY, LAST_REPORT),
    },
  ];
}

/** The expected result of the pipeline. */
export async function demoTruth(): Promise<DemoTruth> {
  const reports = (await annualReports()).map((report) => report.truth);
  const years = (type: CanonicalStatementType): string[] =>
    [...new Set(reports.flatMap((report) => report.statements[type]?.years ?? []))]
      .toSorted()
      .toReversed();
  return {
    company: DEMO_COMPANY,
    reports,
    scale: 1_000_000,
    years: {
      income_statement: years('income_statement'),
      balance_sheet: years('balance_sheet'),
      cash_flow_statement: years('cash_flow_statement'),
    },
    renamed: [
      {
        statement: 'income_statement',
        before: 'Selling, general and administrative',
        after: 'Selling and administrative expenses',
        from: RENAMED_FROM,
      },
      {
        statement: 'balance_sheet',
        before: 'Trade receivables, net',
        after: 'Accounts receivable, net of allowances',
        from: RENAMED_FROM,
      },
    ],
    restated: restatedCells(reports),
  };
}

/** What the company knew about all years when it published the report of `year`. */
function booksAsOf(year: number): YearBooks[] {
  const corrected = year > RESTATED_YEAR;
  return keepBooks({
    seed: 20231107,
    firstYear: FIRST_REPORT - 3,
    lastYear: LAST_REPORT,
    size: 640_000,
    ...(corrected ? { restatement: { year: RESTATED_YEAR, amount: RESTATED_AMOUNT } } : {}),
  }).filter((books) => books.year <= year);
}

async function annualReports(): Promise<FixtureReport[]> {
  const years = Array.from(
    { length: LAST_REPORT - FIRST_REPORT + 1 },
    (_, index) => FIRST_REPORT + index,
  );
  return Promise.all(years.map((year) => annualReport(year)));
}

async function annualReport(year: number): Promise<FixtureReport> {
  const newestFirst = booksAsOf(year).toReversed();
  const printed: PrintedAs = {
    scale: year >= FIRST_IN_MILLIONS ? 1_000_000 : 1000,
    ...(year >= RENAMED_FROM ? { labels: RENAMED } : {}),
  };
  const restated = year > RESTATED_YEAR && year <= RESTATED_YEAR + 2 ? RESTATED_YEAR : undefined;
  const footnotes =
    restated === undefined
      ? []
      : [`Comparative amounts for ${restated} have been restated, see Note 2.`];
  const [books] = newestFirst;
  const revenue = books === undefined ? 0 : books.flows.products + books.flows.services;
  return setAnnualReport({
    fileName: `tessaly-annual-report-${year}.pdf`,
    company: DEMO_COMPANY,
    fiscalYear: year,
    title: `Annual Report ${year}`,
    cover: ['Form 10-K', `For the fiscal year ended December 31, ${year}`],
    before: businessChapters(
      DEMO_COMPANY,
      year,
      Math.round(revenue / 1000).toLocaleString('en-US'),
      'million',
    ),
    statements: [
      { statement: incomeStatement(newestFirst.slice(0, 3), printed), layout: { footnotes } },
      { statement: balanceSheet(newestFirst.slice(0, 2), printed), layout: { footnotes } },
      { statement: cashFlowStatement(newestFirst.slice(0, 3), printed), layout: { footnotes } },
    ],
    after: noteChapters(DEMO_COMPANY, year, restated),
  });
}

/** Cells of the restated year that the last report before the correction and the first after it print differently. */
function restatedCells(reports: readonly ReportTruth[]): RestatedCell[] {
  const before = reports.find((report) => report.fiscal_year === RESTATED_YEAR);
  const after = reports.find((report) => report.fiscal_year === RESTATED_YEAR + 2);
  const older = reports.find((report) => report.fiscal_year === RESTATED_YEAR + 1);
  if (before === undefined || after === undefined || older === undefined) return [];
  const year = String(RESTATED_YEAR);
  return (['income_statement', 'balance_sheet', 'cash_flow_statement'] as const).flatMap(
    (statement) => {
      const ruling = after.statements[statement]?.years.includes(year) === true ? after : older;
      const ruled = ruling.statements[statement];
      const original = before.statements[statement];
      if (ruled === undefined || original === undefined) return [];
      return ruled.line_items.flatMap((row, index): RestatedCell[] => {
        const now = row.values[year] ?? null;
        const then = original.line_items[index]?.values[year] ?? null;
        if (now === null || then === null) return [];
        const perShare =
          Math.abs(now) < 50 &&
          Math.abs(then) < 50 &&
          original.scale === 1000 &&
          !Number.isInteger(then);
        const [restated, printed] = perShare
          ? [now, then]
          : [(now * ruled.scale) / 1_000_000, (then * original.scale) / 1_000_000];
        const tolerance = perShare ? 0.001 : 1;
        return Math.abs(restated - printed) > tolerance
          ? [{ statement, lineItem: row.label, year, original: printed, restated }]
          : [];
      });
    },
  );
}
