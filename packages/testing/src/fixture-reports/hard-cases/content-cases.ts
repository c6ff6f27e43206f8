import { cashFromOperations, netIncome, type YearBooks } from '../company-books.js';
import type { FixtureRow, FixtureStatement } from '../fixture-model.js';
import { ifrsBalance, ifrsCashFlow, ifrsIncome } from '../ifrs-statements.js';
import {
  balanceSheet,
  cashFlowStatement,
  incomeStatement,
  RowPrinter,
  type PrintedAs,
} from '../us-statements.js';
import type { HardCase } from './hard-case.js';
import { A4, decoyPart, setHardReport, someBooks, statementPart } from './report-of.js';

const MILLIONS = { scale: 1_000_000, currency: 'USD' } as const;
const THOUSANDS = { scale: 1000, currency: 'USD' } as const;
const EUROS = { scale: 1_000_000, currency: 'EUR' } as const;

/** Cases that are difficult because of their rows, or because other tables look like statements. */
export const contentCases: readonly HardCase[] = [
  {
    name: 'direct-method',
    why: 'operating cash flows are shown by receipts and payments',
    report: async () => {
      const years = someBooks(31).slice(0, 2);
      return setHardReport({
        name: 'direct-method',
        company: 'Illawarra Water Ltd',
        fiscalYear: 2023,
        size: A4,
        parts: [
          statementPart(ifrsIncome(years, EUROS)),
          statementPart(ifrsBalance(years, EUROS)),
          statementPart(directCashFlow(years, EUROS)),
        ],
      });
    },
  },
  {
    name: 'discontinued-operations',
    why: 'profit is split into continuing and discontinued operations, per share too',
    report: async () => {
      const years = someBooks(32).slice(0, 3);
      return setHardReport({
        name: 'discontinued-operations',
        company: 'Jorvik Engineering, Inc.',
        fiscalYear: 2023,
        parts: [
          statementPart(withDiscontinued(incomeStatement(years, MILLIONS), years)),
          statementPart(balanceSheet(years.slice(0, 2), MILLIONS)),
          statementPart(cashFlowStatement(years, MILLIONS)),
        ],
      });
    },
  },
  {
    name: 'operations-and-comprehensive-income',
    why: 'one statement runs from revenue to comprehensive income',
    report: async () => {
      const years = someBooks(33).slice(0, 3);
      const income = incomeStatement(years, THOUSANDS);
      const print = new RowPrinter(years, THOUSANDS)
        .heading('Other comprehensive income (loss):')
        .line('Foreign currency translation adjustments', 1, ({ flows }) => flows.exchange)
        .total('Comprehensive income', 0, (b) => netIncome(b) + b.flows.exchange, {
          currencySign: true,
        });
      return setHardReport({
        name: 'operations-and-comprehensive-income',
        company: 'Keystone Biologics, Inc.',
        fiscalYear: 2023,
        parts: [
          statementPart(
            {
              ...income,
              title: 'Consolidated Statements of Operations and Comprehensive Income',
              rows: [...income.rows, ...print.rows],
            },
            { rowHeight: 13 },
          ),
          statementPart(balanceSheet(years.slice(0, 2), THOUSANDS)),
          statementPart(cashFlowStatement(years, THOUSANDS)),
        ],
      });
    },
  },
  {
    name: 'decoys',
    why: 'selected data, a pro forma statement, quarterly data before; condensed statements of the parent after',
    report: async () => decoyReport(),
  },
  {
    name: 'no-statements',
    why: 'a report without any statement: nothing may be invented',
    report: async () =>
      setHardReport({
        name: 'no-statements',
        company: 'Moorland Trust',
        fiscalYear: 2023,
        title: 'Annual Review 2023',
        parts: [
          {
            kind: 'prose',
            title: 'Our year in figures',
            paragraphs: Array.from(
              { length: 12 },
              (_, index) =>
                `Visitors rose by ${3 + index} percent to ${120 + index * 7},${100 + index * 13}. We planted ${1200 + index * 31} trees, of which ${900 + index * 17} are oaks. Total assets under our care are ${14 + index} nature reserves.`,
            ),
          },
        ],
      }),
  },
  {
    name: 'unlabelled-subtotals',
    why: 'subtotals are printed without a label',
    report: async () => {
      const years = someBooks(36).slice(0, 2);
      const nameless = (s: FixtureStatement): FixtureStatement => ({
        ...s,
        rows: s.rows.map((row) =>
          /^Total (?:non-)?current/.test(row.label) ? { ...row, label: '' } : row,
        ),
      });
      return setHardReport({
        name: 'unlabelled-subtotals',
        company: 'Northgate Mills plc',
        fiscalYear: 2023,
        size: A4,
        parts: [
          statementPart(ifrsIncome(years, EUROS)),
          statementPart(nameless(ifrsBalance(years, EUROS))),
          statementPart(ifrsCashFlow(years, EUROS)),
        ],
      });
    },
  },
  {
    name: 'wrapped-labels',
    why: 'long labels run over two lines, one ends in a year and a number',
    report: async () => {
      const years = someBooks(37).slice(0, 2);
      const long: Readonly<Record<string, string>> = {
        'Common stock and additional paid-in capital':
          'Common stock, $0.01 par value, 200,000 shares authorized, 84,000 shares issued in 2023 and 2022',
        'Purchases of property, plant and equipment':
          'Purchases of property, plant and equipment, including software developed for internal use',
        'Restructuring charges':
          'Restructuring charges under the program that the board approved in 2021',
      };
      const wrapped = (s: FixtureStatement): FixtureStatement => ({
        ...s,
        rows: s.rows.map((row): FixtureRow => {
          const label = long[row.label];
          return label === undefined
            ? row
            : { ...row, label, wrapAfter: Math.ceil(label.split(' ').length / 2) };
        }),
      });
      return setHardReport({
        name: 'wrapped-labels',
        company: 'Oakhurst Systems, Inc.',
        fiscalYear: 2023,
        parts: [
          incomeStatement(years, THOUSANDS),
          balanceSheet(years, THOUSANDS),
          cashFlowStatement(years, THOUSANDS),
        ].map((s) => statementPart(wrapped(s))),
      });
    },
  },
  {
    name: 'bank',
    why: 'a bank: interest, no current and non-current, deposits',
    report: async () => {
      const years = someBooks(38).slice(0, 2);
      return setHardReport({
        name: 'bank',
        company: 'Penrose Bank plc',
        fiscalYear: 2023,
        size: A4,
        parts: [
          statementPart(bankIncome(years)),
          statementPart(bankBalance(years)),
          statementPart(ifrsCashFlow(years, EUROS)),
        ],
      });
    },
  },
];

function directCashFlow(years: readonly YearBooks[], printed: PrintedAs): FixtureStatement {
  const receipts = ({ flows: f }: YearBooks): number =>
    f.products + f.services - f.receivablesUsed + f.deferredGained;
  const tax = ({ flows: f }: YearBooks): number => -(f.tax - f.deferredTax);
  const interest = ({ flows: f }: YearBooks): number => f.interestIncome - f.interestExpense;
  const paid = (b: YearBooks): number => cashFromOperations(b) - receipts(b) - tax(b) - interest(b);
  const model = ifrsCashFlow(years, printed);
  const at = model.rows.findIndex((row) => row.label.startsWith('Net cash from operating'));
  const head = new RowPrinter(years, printed)
    .line('Receipts from customers', 0, receipts)
    .line('Payments to suppliers and employees', 0, paid)
    .line('Net interest paid', 0, interest)
    .line('Income taxes paid', 0, tax);
  return { ...model, rows: [...head.rows, ...model.rows.slice(at)] };
}

function withDiscontinued(
  statement: FixtureStatement,
  years: readonly YearBooks[],
): FixtureStatement {
  const gone = 14_000;
  const print = new RowPrinter(years, MILLIONS)
    .total('Income from continuing operations', 0, (b) => netIncome(b) - gone)
    .line('Income from discontinued operations, net of tax', 0, () => gone);
  const perShare = new RowPrinter(years, MILLIONS)
    .heading('Earnings per share, basic:')
    .exact(
      'Continuing operations',
      1,
      (b) => cents(netIncome(b) / b.sharesBasic) - cents(gone / b.sharesBasic),
      2,
    )
    .exact('Discontinued operations', 1, (b) => cents(gone / b.sharesBasic), 2)
    .exact('Basic earnings per share', 1, (b) => cents(netIncome(b) / b.sharesBasic), 2);
  const rows = statement.rows.flatMap((row) => {
    if (row.label === 'Provision for income taxes')
      return [
        {
          ...row,
          values: row.values.map((value, index) => (value ?? 0) + taxGap(statement, index)),
        },
        ...print.rows,
      ];
    if (row.label === 'Earnings per share:') return [...perShare.rows];
    return row.label === 'Basic' || row.label === 'Diluted' || row.label.startsWith('Weighted')
      ? []
      : [row];
  });
  return { ...statement, rows };
}

const cents = (value: number): number => Math.round(value * 100) / 100;

/** Here all tax of the year belongs to continuing operations: what the discontinued profit lacks is more tax. */
function taxGap(statement: FixtureStatement, column: number): number {
  const value = (label: string): number =>
    statement.rows.find((row) => row.label === label)?.values[column] ?? 0;
  return (
    value('Income before income taxes') -
    value('Provision for income taxes') -
    (value('Net income') - 14)
  );
}

/** The parent company alone, in a schedule at the end. */
function parentParts(years: readonly YearBooks[]): ReturnType<typeof decoyPart>[] {
  const schedule =
    'Schedule I - Condensed Financial Information of Registrant (Parent Company Only)';
  return [
    { ...balanceSheet(years, THOUSANDS), title: `${schedule} Balance Sheets` },
    { ...incomeStatement(years, THOUSANDS), title: `${schedule} Statements of Income` },
    { ...cashFlowStatement(years, THOUSANDS), title: `${schedule} Statements of Cash Flows` },
  ].map((statement) => decoyPart(statement));
}

async function decoyReport(): ReturnType<HardCase['report']> {
  const years = someBooks(34);
  const [now, before] = years;
  const other = someBooks(99).slice(0, 2);
  const income = incomeStatement(years.slice(0, 3), THOUSANDS);
  const pick = (statement: FixtureStatement, title: string, labels: RegExp): FixtureStatement => ({
    ...statement,
    title,
    rows: statement.rows.filter((row) => labels.test(row.label)),
  });
  const quarters = {
    ...income,
    title: 'Quarterly Financial Data (unaudited)',
    subtitles: ['(In thousands, except per share amounts)', 'Quarter ended'],
  };
  return setHardReport({
    name: 'decoys',
    company: 'Lindqvist Industries, Inc.',
    fiscalYear: 2023,
    parts: [
      decoyPart(
        pick(
          incomeStatement(years, THOUSANDS),
          'Selected Consolidated Financial Data',
          /revenue|Net income|Operating income|Diluted|Basic/,
        ),
      ),
      decoyPart({
        ...incomeStatement(other, THOUSANDS),
        title: 'Unaudited Pro Forma Condensed Combined Statements of Operations',
      }),
      statementPart(income),
      statementPart(balanceSheet(now && before ? [now, before] : [], THOUSANDS)),
      statementPart(cashFlowStatement(years.slice(0, 3), THOUSANDS)),
      decoyPart(quarters),
      ...parentParts(other),
    ],
  });
}

function bankIncome(years: readonly YearBooks[]): FixtureStatement {
  const received = ({ flows: f }: YearBooks): number => f.products;
  const paid = ({ flows: f }: YearBooks): number => -f.costProducts;
  const fees = ({ flows: f }: YearBooks): number => f.services;
  const feeCost = ({ flows: f }: YearBooks): number => -f.costServices;
  const income = (b: YearBooks): number =>
    received(b) + paid(b) + fees(b) + feeCost(b) + b.flows.interestIncome + b.flows.otherIncome;
  const expenses = ({ flows: f }: YearBooks): number => -(f.research + f.selling);
  const losses = ({ flows: f }: YearBooks): number => -(f.restructuring + f.interestExpense);
  const print = new RowPrinter(years, EUROS)
    .line('Interest income', 0, received)
    .line('Interest expense', 0, paid)
    .total('Net interest income', 0, (b) => received(b) + paid(b))
    .line('Fee and commission income', 0, fees)
    .line('Fee and commission expense', 0, feeCost)
    .total('Net fee and commission income', 0, (b) => fees(b) + feeCost(b))
    .line('Net trading income', 0, ({ flows }) => flows.interestIncome)
    .line('Other operating income', 0, ({ flows }) => flows.otherIncome)
    .total('Total operating income', 0, income)
    .line('Staff costs', 0, ({ flows }) => -flows.selling)
    .line('Other administrative expenses', 0, ({ flows }) => -flows.research)
    .total('Total operating expenses', 0, expenses)
    .line('Credit impairment losses', 0, losses)
    .total('Profit before tax', 0, (b) => income(b) + expenses(b) + losses(b))
    .line('Income tax expense', 0, ({ flows }) => -flows.tax)
    .total('Profit for the year', 0, netIncome)
    .exact('Basic earnings per share', 0, (b) => netIncome(b) / b.sharesBasic, 2);
  return { ...ifrsIncome(years, EUROS), rows: print.rows };
}

function bankBalance(years: readonly YearBooks[]): FixtureStatement {
  const assets = (b: YearBooks): number =>
    [
      'cash',
      'securities',
      'receivables',
      'inventories',
      'otherCurrent',
      'property',
      'goodwill',
      'otherAssets',
    ].reduce((sum, name) => sum + b.balances[name as keyof YearBooks['balances']], 0);
  const equity = ({ balances: b }: YearBooks): number => b.paidIn + b.comprehensive + b.retained;
  const print = new RowPrinter(years, EUROS)
    .heading('Assets')
    .line('Cash and balances at central banks', 1, ({ balances }) => balances.cash)
    .line('Loans and advances to banks', 1, ({ balances }) => balances.receivables)
    .line(
      'Loans and advances to customers',
      1,
      ({ balances }) => balances.property + balances.inventories,
    )
    .line('Investment securities', 1, ({ balances }) => balances.securities)
    .line('Goodwill', 1, ({ balances }) => balances.goodwill)
    .line('Other assets', 1, ({ balances }) => balances.otherAssets + balances.otherCurrent)
    .total('Total assets', 0, assets)
    .heading('Liabilities')
    .line('Deposits from banks', 1, ({ balances }) => balances.payables)
    .line('Customer accounts', 1, ({ balances }) => balances.debt + balances.accrued)
    .line('Debt securities in issue', 1, ({ balances }) => balances.deferredRevenue)
    .line(
      'Other liabilities',
      1,
      ({ balances }) => balances.deferredTaxes + balances.otherLiabilities,
    )
    .total('Total liabilities', 0, (b) => assets(b) - equity(b))
    .heading('Equity')
    .line('Share capital', 1, ({ balances }) => balances.paidIn)
    .line('Other reserves', 1, ({ balances }) => balances.comprehensive)
    .line('Retained earnings', 1, ({ balances }) => balances.retained)
    .total('Total equity', 0, equity)
    .total('Total liabilities and equity', 0, assets);
  return { ...ifrsBalance(years, EUROS), rows: print.rows };
}
