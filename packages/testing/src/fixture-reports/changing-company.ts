import { setAnnualReport, type FixtureReport } from './annual-report.js';
import { inCurrency, keepBooks, type YearBooks } from './company-books.js';
import type { DemoDocument } from './demo-reports.js';
import type { FixtureColumn, ReportTruth } from './fixture-model.js';
import { businessChapters, noteChapters } from './prose.js';
import {
  balanceSheet,
  cashFlowStatement,
  incomeStatement,
  type PrintedAs,
} from './us-statements.js';

export const CHANGING_COMPANY = 'Corvane Controls plc';
export const CHANGING_TICKER = 'CRVN';

/** Years of the published reports. Those of 2011 and 2012 are lost, and 2014 was not a full year. */
const REPORTS = [2008, 2009, 2010, 2013, 2015, 2016, 2017, 2018];
const FIRST_YEAR = 2007;
const LAST_YEAR = 2018;

/** The year end moved from December to March: three months lie between the full years. */
const STUB = 2014;
/** Reports from this year on are in dollars, also for the previous year; older ones in pounds. */
const FIRST_IN_DOLLARS = 2010;
const DOLLARS_PER_POUND = 2;
/** Reports from this year on print money in thousands; older ones in millions. */
const FIRST_IN_THOUSANDS = 2016;
/** Reports from this year on print share counts in millions; older ones in thousands. */
const FIRST_SHARES_IN_MILLIONS = 2017;
/** Reports from this year on print per-share figures and share counts after the split. */
const FIRST_AFTER_SPLIT = 2016;
const SPLIT = 2;
/** Revenue of this year was recognised too early; the report of the next year corrects it. */
const RESTATED_YEAR = 2017;
const RESTATED_POUNDS = 21_000;

/**
 * The publications of an invented company to which everything happens within ten years: its year end moves, its shares
 * are split and counted in another unit, its currency and the scale of its money change, reports are missing, and
 * totals are restated. The same on every call.
 */
export async function changingReports(): Promise<DemoDocument[]> {
  const reports = await Promise.all(REPORTS.map(annualReport));
  return reports.map(({ fileName, bytes, truth }): DemoDocument => ({
    fileName,
    title: `Annual Report ${truth.fiscal_year}`,
    fiscalYear: truth.fiscal_year,
    kind: 'annual_report',
    bytes,
  }));
}

/** What the reports print. */
export async function changingTruth(): Promise<readonly ReportTruth[]> {
  return (await Promise.all(REPORTS.map(annualReport))).map(({ truth }) => truth);
}

const yearEnd = (year: number): string => (year < STUB ? 'December 31' : 'March 31');

/** What the company knew about all periods when it published the report of `year`, in that report's currency. */
function booksAsOf(year: number): YearBooks[] {
  const corrected = year > RESTATED_YEAR;
  const books = keepBooks({
    seed: 20180331,
    firstYear: FIRST_YEAR,
    lastYear: LAST_YEAR,
    size: 410_000,
    short: { year: STUB, share: 0.25 },
    ...(corrected ? { restatement: { year: RESTATED_YEAR, amount: RESTATED_POUNDS } } : {}),
  }).filter((one) => one.year <= year);
  return year < FIRST_IN_DOLLARS ? books : books.map((one) => inCurrency(one, DOLLARS_PER_POUND));
}

/** A report prints its own year and the previous one; the first report after the change prints both earlier periods. */
function printedBooks(year: number): readonly YearBooks[] {
  return booksAsOf(year)
    .toReversed()
    .slice(0, year === STUB + 1 ? 3 : 2);
}

const lengthOf = (year: number): string => (year === STUB ? 'Three months ended' : 'Year ended');

const columnOf = (year: number, header: readonly string[]): FixtureColumn => ({
  year: String(year),
  periodEnd: `${year}-${year < STUB ? '12-31' : '03-31'}`,
  header,
});

const flowColumn = ({ year }: YearBooks): FixtureColumn =>
  columnOf(year, [lengthOf(year), `${yearEnd(year)},`, String(year)]);

const pointColumn = ({ year }: YearBooks): FixtureColumn =>
  columnOf(year, [`${yearEnd(year)},`, String(year)]);

function unitOf(year: number): string {
  const money = year < FIRST_IN_THOUSANDS ? 'millions' : 'thousands';
  const shares = year < FIRST_SHARES_IN_MILLIONS ? 'thousands' : 'millions';
  const currency = year < FIRST_IN_DOLLARS ? 'pounds sterling' : 'US dollars';
  const except =
    money === shares
      ? 'except per share amounts'
      : `except share counts in ${shares} and per share amounts`;
  return `(In ${money} of ${currency}, ${except})`;
}

function printedAs(year: number, books: readonly YearBooks[]): PrintedAs {
  return {
    scale: year < FIRST_IN_THOUSANDS ? 1_000_000 : 1000,
    sharesIn: year < FIRST_SHARES_IN_MILLIONS ? 1000 : 1_000_000,
    split: year < FIRST_AFTER_SPLIT ? 1 : SPLIT,
    currency: year < FIRST_IN_DOLLARS ? 'GBP' : 'USD',
    unit: unitOf(year),
    periodWords: { flow: '', point: '' },
    flowColumns: books.map(flowColumn),
    pointColumns: books.map(pointColumn),
  };
}

async function annualReport(year: number): Promise<FixtureReport> {
  const books = printedBooks(year);
  const printed = printedAs(year, books);
  const sign = year < FIRST_IN_DOLLARS ? '£' : '$';
  const restated = year === RESTATED_YEAR + 1 ? RESTATED_YEAR : undefined;
  const [own] = books;
  const revenue = own === undefined ? 0 : own.flows.products + own.flows.services;
  const layout = {
    currencySign: sign,
    columnWidth: 92,
    footnotes:
      restated === undefined
        ? []
        : [`Comparative amounts for ${restated} have been restated, see Note 2.`],
  };
  return setAnnualReport({
    fileName: `corvane-annual-report-${year}.pdf`,
    company: CHANGING_COMPANY,
    fiscalYear: year,
    title: `Annual Report ${year}`,
    cover: [`For the fiscal year ended ${yearEnd(year)}, ${year}`],
    before: businessChapters(
      CHANGING_COMPANY,
      year,
      Math.round(revenue / 1000).toLocaleString('en-US'),
      'million',
      sign,
    ),
    statements: [
      { statement: incomeStatement(books, printed), layout },
      { statement: balanceSheet(books, printed), layout },
      { statement: cashFlowStatement(books, printed), layout },
    ],
    after: noteChapters(CHANGING_COMPANY, year, restated, yearEnd(year)),
  });
}
