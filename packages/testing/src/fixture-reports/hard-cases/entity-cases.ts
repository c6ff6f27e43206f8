import type { YearBooks } from '../company-books.js';
import { netIncome } from '../company-books.js';
import type { FixtureDecoyColumn, FixtureRow, FixtureStatement } from '../fixture-model.js';
import { ifrsBalance, ifrsCashFlow, ifrsIncome } from '../ifrs-statements.js';
import { balanceSheet, cashFlowStatement, incomeStatement, RowPrinter } from '../us-statements.js';
import type { HardCase } from './hard-case.js';
import {
  A4,
  decoyPart,
  setHardReport,
  someBooks,
  statementPart,
  type ReportPart,
} from './report-of.js';

const EUROS = { scale: 1_000_000, currency: 'EUR' } as const;
const THOUSANDS = { scale: 1000, currency: 'USD' } as const;

/** Cases that are difficult because of whose numbers are printed, beside what, and under which title. */
export const entityCases: readonly HardCase[] = [
  {
    name: 'company-before-group',
    why: "the company's own columns stand left of the group's",
    report: async () => {
      const years = someBooks(51).slice(0, 2);
      const beside = (statement: FixtureStatement): FixtureStatement => ({
        ...statement,
        decoys: [0, 1].map((index) =>
          share(statement.columns[index]?.header ?? [], 0, index, 0.41),
        ),
      });
      return setHardReport({
        name: 'company-before-group',
        company: 'Tollgate Ports plc',
        fiscalYear: 2023,
        size: A4,
        parts: [
          ifrsIncome(years, EUROS),
          ifrsBalance(years, EUROS),
          ifrsCashFlow(years, EUROS),
        ].map((s) =>
          statementPart(beside(s), {
            columnWidth: 56,
            fontSize: 8,
            groups: [{ text: 'Group', from: 0, to: 1 }],
            extraGroup: 'Company',
          }),
        ),
      });
    },
  },
  {
    name: 'segment-columns',
    why: 'each year shows two segments beside the group',
    report: async () => {
      const years = someBooks(52).slice(0, 2);
      const segments = (statement: FixtureStatement): FixtureStatement => ({
        ...statement,
        columns: statement.columns.map((column) => ({ ...column, header: ['Group', column.year] })),
        decoys: [0, 1].flatMap((index) => [
          share(['Industrial', statement.columns[index]?.year ?? ''], index + 1, index, 0.83),
          share(
            ['Financial', 'Services', statement.columns[index]?.year ?? ''],
            index + 1,
            index,
            0.17,
          ),
        ]),
        subtitles: [
          `${statement.subtitles[0] ?? ''}, ${(statement.subtitles[1] ?? '').toLowerCase()}`,
        ],
      });
      return setHardReport({
        name: 'segment-columns',
        company: 'Wendel Maschinen AG',
        fiscalYear: 2023,
        size: A4,
        parts: [
          ifrsIncome(years, EUROS),
          ifrsBalance(years, EUROS),
          ifrsCashFlow(years, EUROS),
        ].map((s) => statementPart(segments(s), { columnWidth: 54, fontSize: 7 })),
      });
    },
  },
  {
    name: 'percent-of-revenue',
    why: 'every year is followed by its share of revenue, printed without a percent sign in the rows',
    report: async () => {
      const years = someBooks(53).slice(0, 2);
      const income = incomeStatement(years, THOUSANDS);
      const decoys = [0, 1].map((index): FixtureDecoyColumn => ({
        header: ['%'],
        before: index + 1,
        text: (row) =>
          row.kind === 'heading' || row.decimals !== undefined
            ? ''
            : ((100 * (row.values[index] ?? 0)) / revenueOf(years[index])).toFixed(1),
      }));
      return setHardReport({
        name: 'percent-of-revenue',
        company: 'Umber Paint Company',
        fiscalYear: 2023,
        parts: [
          statementPart({ ...income, decoys }, { columnWidth: 60 }),
          statementPart(balanceSheet(years, THOUSANDS)),
          statementPart(cashFlowStatement(years, THOUSANDS)),
        ],
      });
    },
  },
  {
    name: 'quarters-beside-years',
    why: 'the last quarter stands left of the year in the income statement',
    report: async () => {
      const years = someBooks(54).slice(0, 2);
      const income = incomeStatement(years, THOUSANDS);
      const decoys = [0, 1].map((index) => share([String(2023 - index)], 0, index, 0.26));
      return setHardReport({
        name: 'quarters-beside-years',
        company: 'Vantor Cable, Inc.',
        fiscalYear: 2023,
        parts: [
          statementPart(
            { ...income, decoys },
            {
              columnWidth: 62,
              groups: [{ text: 'Year ended December 31,', from: 0, to: 1 }],
              extraGroup: 'Quarter ended December 31,',
            },
          ),
          statementPart(balanceSheet(years, THOUSANDS)),
          statementPart(cashFlowStatement(years, THOUSANDS)),
        ],
      });
    },
  },
  {
    name: 'subsidiary-statements',
    why: 'complete statements of a subsidiary stand in an annex after those of the group',
    report: async () => {
      const years = someBooks(55).slice(0, 2);
      const other = someBooks(98).slice(0, 2);
      const named = (s: FixtureStatement, title: string): FixtureStatement => ({ ...s, title });
      return setHardReport({
        name: 'subsidiary-statements',
        company: 'Yarrow Energy plc',
        fiscalYear: 2023,
        size: A4,
        parts: [
          ...[ifrsIncome(years, EUROS), ifrsBalance(years, EUROS), ifrsCashFlow(years, EUROS)].map(
            (s) => statementPart(s),
          ),
          {
            kind: 'prose',
            title: 'Annex: Yarrow Grid Finance B.V.',
            paragraphs: [
              'The following are the separate financial statements of Yarrow Grid Finance B.V., a wholly owned subsidiary, which guarantees notes.',
            ],
          },
          decoyPart(named(ifrsIncome(other, EUROS), 'Yarrow Grid Finance B.V. income statement')),
          decoyPart(named(ifrsBalance(other, EUROS), 'Yarrow Grid Finance B.V. balance sheet')),
          decoyPart(
            named(ifrsCashFlow(other, EUROS), 'Yarrow Grid Finance B.V. cash flow statement'),
          ),
        ],
      });
    },
  },
  {
    name: 'parent-schedule-only',
    why: "the only statements are condensed ones of the parent company: nothing may be given as the report's own",
    report: async () => {
      const years = someBooks(59).slice(0, 2);
      const ofParent = (s: FixtureStatement): FixtureStatement => ({
        ...s,
        title: `Schedule I - Condensed Financial Information of Registrant (Parent Company Only) ${s.title.replace('Consolidated ', '')}`,
      });
      return setHardReport({
        name: 'parent-schedule-only',
        company: 'Corriston Holdings, Inc.',
        fiscalYear: 2023,
        parts: [
          incomeStatement(years, THOUSANDS),
          balanceSheet(years, THOUSANDS),
          cashFlowStatement(years, THOUSANDS),
        ].map((s) => decoyPart(ofParent(s))),
      });
    },
  },
  {
    name: 'note-references',
    why: 'references to notes are letters and lists, wider than the head of their column',
    report: async () => {
      const years = someBooks(60).slice(0, 2);
      const referred = (s: FixtureStatement): FixtureStatement => ({
        ...s,
        rows: s.rows.map((row) =>
          row.note === undefined ? row : { ...row, note: `C${row.note}, 2.3(a)` },
        ),
      });
      return setHardReport({
        name: 'note-references',
        company: 'Dunlin Textiles plc',
        fiscalYear: 2023,
        size: A4,
        parts: [
          ifrsIncome(years, EUROS),
          ifrsBalance(years, EUROS),
          ifrsCashFlow(years, EUROS),
        ].map((s) => statementPart(referred(s), { noteColumn: 'Ref.' })),
      });
    },
  },
  {
    name: 'title-on-page-before',
    why: 'a page with the title alone stands before each table',
    report: async () => {
      const years = someBooks(56).slice(0, 2);
      const titled = (s: FixtureStatement): ReportPart[] => [
        { kind: 'prose', title: s.title, paragraphs: [`${s.subtitles[0] ?? ''}.`] },
        statementPart(s, { hideTitle: true }),
      ];
      return setHardReport({
        name: 'title-on-page-before',
        company: 'Zennor Stone plc',
        fiscalYear: 2023,
        size: A4,
        parts: [
          ifrsIncome(years, EUROS),
          ifrsBalance(years, EUROS),
          ifrsCashFlow(years, EUROS),
        ].flatMap(titled),
      });
    },
  },
  {
    name: 'title-in-running-head',
    why: 'the title stands only in the small running head, behind the name of the report',
    report: async () => {
      const years = someBooks(57).slice(0, 2);
      const headed = (s: FixtureStatement): FixtureStatement => ({ ...s, title: '' });
      return setHardReport({
        name: 'title-in-running-head',
        company: 'Abbott & Lowe plc',
        fiscalYear: 2023,
        size: A4,
        parts: [
          ifrsIncome(years, EUROS),
          ifrsBalance(years, EUROS),
          ifrsCashFlow(years, EUROS),
        ].map((s) =>
          statementPart(
            s,
            {
              top: 70,
              runningHead: `Abbott & Lowe plc Annual Report 2023 | Financial statements | ${s.title}`,
            },
            { printed: headed(s) },
          ),
        ),
      });
    },
  },
  {
    name: 'insurer',
    why: 'an insurer: premiums, claims and reinsurance, assets in order of liquidity',
    report: async () => {
      const years = someBooks(58).slice(0, 2);
      return setHardReport({
        name: 'insurer',
        company: 'Bryher Mutual Insurance plc',
        fiscalYear: 2023,
        size: A4,
        parts: [
          statementPart(insurerIncome(years)),
          statementPart(insurerBalance(years)),
          statementPart(ifrsCashFlow(years, EUROS)),
        ],
      });
    },
  },
];

function share(
  header: readonly string[],
  before: number,
  index: number,
  of: number,
): FixtureDecoyColumn {
  return {
    header,
    before,
    text: (row: FixtureRow) =>
      row.kind === 'heading' || row.decimals !== undefined
        ? ''
        : bracketed(Math.round((row.values[index] ?? 0) * of)),
  };
}

const bracketed = (value: number): string =>
  value < 0
    ? `(${Math.abs(value).toLocaleString('en-US')})`
    : value === 0
      ? '\u2014'
      : value.toLocaleString('en-US');
const revenueOf = (books: YearBooks | undefined): number =>
  books === undefined ? 1 : books.flows.products + books.flows.services;

function insurerIncome(years: readonly YearBooks[]): FixtureStatement {
  const earned = ({ flows: f }: YearBooks): number => f.products + f.services;
  const ceded = ({ flows: f }: YearBooks): number => -f.costServices;
  const income = (b: YearBooks): number =>
    earned(b) + ceded(b) + b.flows.interestIncome + b.flows.otherIncome;
  const claims = ({ flows: f }: YearBooks): number => -f.costProducts;
  const expenses = ({ flows: f }: YearBooks): number => -(f.research + f.selling + f.restructuring);
  const print = new RowPrinter(years, EUROS)
    .line('Gross earned premiums', 0, earned)
    .line('Premiums ceded to reinsurers', 0, ceded)
    .total('Net earned premiums', 0, (b) => earned(b) + ceded(b))
    .line('Investment income', 0, ({ flows }) => flows.interestIncome)
    .line('Fee and commission income', 0, ({ flows }) => flows.otherIncome)
    .total('Total income', 0, income)
    .line('Net claims and benefits incurred', 0, claims)
    .line('Acquisition costs', 0, ({ flows }) => -flows.selling)
    .line('Administrative expenses', 0, ({ flows }) => -(flows.research + flows.restructuring))
    .total('Total claims and expenses', 0, (b) => claims(b) + expenses(b))
    .line('Finance costs', 0, ({ flows }) => -flows.interestExpense)
    .total('Profit before tax', 0, (b) => netIncome(b) + b.flows.tax)
    .line('Income tax expense', 0, ({ flows }) => -flows.tax)
    .total('Profit for the year', 0, netIncome)
    .exact('Basic earnings per share', 0, (b) => netIncome(b) / b.sharesBasic, 2);
  return { ...ifrsIncome(years, EUROS), rows: print.rows };
}

function insurerBalance(years: readonly YearBooks[]): FixtureStatement {
  const assets = ({ balances: b }: YearBooks): number =>
    b.cash +
    b.securities +
    b.receivables +
    b.inventories +
    b.otherCurrent +
    b.property +
    b.goodwill +
    b.otherAssets;
  const equity = ({ balances: b }: YearBooks): number => b.paidIn + b.comprehensive + b.retained;
  const print = new RowPrinter(years, EUROS)
    .heading('Assets')
    .line('Goodwill and intangible assets', 1, ({ balances }) => balances.goodwill)
    .line('Investment property', 1, ({ balances }) => balances.property)
    .line('Financial investments', 1, ({ balances }) => balances.securities + balances.otherAssets)
    .line(
      "Reinsurers' share of insurance contract liabilities",
      1,
      ({ balances }) => balances.inventories,
    )
    .line(
      'Insurance receivables',
      1,
      ({ balances }) => balances.receivables + balances.otherCurrent,
    )
    .line('Cash and cash equivalents', 1, ({ balances }) => balances.cash)
    .total('Total assets', 0, assets)
    .heading('Liabilities')
    .line(
      'Insurance contract liabilities',
      1,
      ({ balances }) => balances.debt + balances.deferredRevenue,
    )
    .line('Subordinated debt', 1, ({ balances }) => balances.otherLiabilities)
    .line('Deferred tax liabilities', 1, ({ balances }) => balances.deferredTaxes)
    .line('Trade and other payables', 1, ({ balances }) => balances.payables + balances.accrued)
    .total('Total liabilities', 0, (b) => assets(b) - equity(b))
    .heading('Equity')
    .line('Share capital', 1, ({ balances }) => balances.paidIn)
    .line('Other reserves', 1, ({ balances }) => balances.comprehensive)
    .line('Retained earnings', 1, ({ balances }) => balances.retained)
    .total('Total equity', 0, equity)
    .total('Total equity and liabilities', 0, assets);
  return { ...ifrsBalance(years, EUROS), rows: print.rows };
}
