import type { Unit } from '@fde/contracts';
import {
  cashFromFinancing,
  cashFromInvesting,
  cashFromOperations,
  netIncome,
  type YearBooks,
} from './company-books.js';
import type { FixtureColumn, FixtureRow, FixtureStatement } from './fixture-model.js';

/** How a report prints the books. */
export interface PrintedAs {
  /** 1000 or 1000000. */
  readonly scale: number;
  readonly labels?: Readonly<Record<string, string>>;
  readonly titles?: Partial<Record<'income' | 'balance' | 'cash', string>>;
  readonly currency?: string;
  /** Words for the unit, by default US ones. */
  readonly unit?: string;
  readonly periodWords?: { readonly flow: string; readonly point: string };
  /** Share counts are printed in these: 1000 or 1000000, by default as money. */
  readonly sharesIn?: number;
  /** Shares per share of the books, after a split. */
  readonly split?: number;
  /** Columns of the flows, by default headed by just the year. */
  readonly flowColumns?: readonly FixtureColumn[];
  /** Columns of the balances, by default headed by just the year. */
  readonly pointColumns?: readonly FixtureColumn[];
}

type Amount = (books: YearBooks) => number | null;

/** Rounds thousands to the scale of the report. */
const scaled =
  (scale: number) =>
  (value: number): number =>
    scale === 1_000_000 ? Math.round(value / 1000) : value;

export interface RowOptions {
  readonly decimals?: number;
  readonly unit?: Unit;
  readonly currencySign?: boolean;
  readonly note?: string;
}

/** Makes rows of the given years from the books. */
export class RowPrinter {
  readonly rows: FixtureRow[] = [];
  readonly #round: (value: number) => number;

  constructor(
    private readonly years: readonly YearBooks[],
    private readonly printed: PrintedAs,
  ) {
    this.#round = scaled(printed.scale);
  }

  heading(label: string, level = 0): this {
    this.rows.push({ label: this.#name(label), kind: 'heading', level, values: [] });
    return this;
  }

  line(label: string, level: number, amount: Amount, options: RowOptions = {}): this {
    return this.#add('line', label, level, amount, options);
  }

  total(label: string, level: number, amount: Amount, options: RowOptions = {}): this {
    return this.#add('total', label, level, amount, options);
  }

  /** A row whose numbers are printed unscaled. */
  exact(
    label: string,
    level: number,
    amount: Amount,
    decimals: number,
    options: RowOptions = {},
  ): this {
    const factor = 10 ** decimals;
    const values = this.years.map((books) => Math.round((amount(books) ?? 0) * factor) / factor);
    this.rows.push({ label: this.#name(label), kind: 'line', level, values, decimals, ...options });
    return this;
  }

  #add(
    kind: 'line' | 'total',
    label: string,
    level: number,
    amount: Amount,
    options: RowOptions,
  ): this {
    const values = this.years.map((books) => {
      const value = amount(books);
      return value === null ? null : this.#round(value) + 0;
    });
    this.rows.push({ label: this.#name(label), kind, level, values, ...options });
    return this;
  }

  #name(label: string): string {
    return this.printed.labels?.[label] ?? label;
  }
}

/** The columns of these years, headed by just the year. */
export function yearColumns(years: readonly YearBooks[]): FixtureColumn[] {
  return years.map(({ year }) => ({
    year: String(year),
    periodEnd: `${year}-12-31`,
    header: [String(year)],
  }));
}

function unitLine(printed: PrintedAs): string {
  return (
    printed.unit ??
    (printed.scale === 1_000_000
      ? '(In millions, except per share amounts)'
      : '(In thousands, except per share amounts)')
  );
}

const SIGNED: RowOptions = { currencySign: true };
const PER_SHARE: RowOptions = { ...SIGNED, unit: 'per_share' };
const SHARES: RowOptions = { unit: 'shares' };

/** Consolidated statements of operations, newest year first as given. */
export function incomeStatement(years: readonly YearBooks[], printed: PrintedAs): FixtureStatement {
  const print = new RowPrinter(years, printed);
  const gross: Amount = ({ flows: f }) => f.products + f.services - f.costProducts - f.costServices;
  const expenses: Amount = ({ flows: f }) => f.research + f.selling + f.restructuring;
  const operating: Amount = (b) => (gross(b) ?? 0) - (expenses(b) ?? 0);
  const beforeTax: Amount = (b) => netIncome(b) + b.flows.tax;
  const split = printed.split ?? 1;
  print
    .heading('Revenue:')
    .line('Products', 1, ({ flows }) => flows.products, SIGNED)
    .line('Services', 1, ({ flows }) => flows.services)
    .total('Total revenue', 1, ({ flows }) => flows.products + flows.services)
    .heading('Cost of revenue:')
    .line('Cost of products', 1, ({ flows }) => flows.costProducts)
    .line('Cost of services', 1, ({ flows }) => flows.costServices)
    .total('Total cost of revenue', 1, ({ flows }) => flows.costProducts + flows.costServices)
    .total('Gross profit', 0, gross)
    .heading('Operating expenses:')
    .line('Research and development', 1, ({ flows }) => flows.research)
    .line('Selling, general and administrative', 1, ({ flows }) => flows.selling)
    .line('Restructuring charges', 1, ({ flows }) => flows.restructuring)
    .total('Total operating expenses', 1, expenses)
    .total('Operating income', 0, operating)
    .line('Interest income', 0, ({ flows }) => flows.interestIncome)
    .line('Interest expense', 0, ({ flows }) => -flows.interestExpense)
    .line('Other income (expense), net', 0, ({ flows }) => flows.otherIncome)
    .total('Income before income taxes', 0, beforeTax)
    .line('Provision for income taxes', 0, ({ flows }) => flows.tax)
    .total('Net income', 0, netIncome, SIGNED)
    .heading('Earnings per share:')
    .exact('Basic', 1, (b) => netIncome(b) / b.sharesBasic / split, 2, PER_SHARE)
    .exact('Diluted', 1, (b) => netIncome(b) / b.sharesDiluted / split, 2, PER_SHARE)
    .heading('Weighted average shares outstanding:');
  const sharesIn = printed.sharesIn ?? printed.scale;
  const [shareDecimals, perScale] = sharesIn === 1_000_000 ? [1, 1000] : [0, 1];
  print
    .exact('Basic', 1, (b) => (b.sharesBasic * split) / perScale, shareDecimals, SHARES)
    .exact('Diluted', 1, (b) => (b.sharesDiluted * split) / perScale, shareDecimals, SHARES);
  return {
    type: 'income_statement',
    title: printed.titles?.income ?? 'Consolidated Statements of Operations',
    subtitles: [unitLine(printed), printed.periodWords?.flow ?? 'Years ended December 31,'],
    currency: printed.currency ?? 'USD',
    scale: printed.scale,
    sharesIn,
    columns: printed.flowColumns ?? yearColumns(years),
    rows: print.rows,
  };
}

const sumOf =
  (...names: (keyof YearBooks['balances'])[]): Amount =>
  ({ balances }) =>
    names.reduce((sum, name) => sum + balances[name], 0);

function printAssets(print: RowPrinter): void {
  const current = sumOf('cash', 'securities', 'receivables', 'inventories', 'otherCurrent');
  const assets: Amount = (b) =>
    (current(b) ?? 0) + (sumOf('property', 'goodwill', 'otherAssets')(b) ?? 0);
  print
    .heading('Assets')
    .heading('Current assets:')
    .line('Cash and cash equivalents', 1, sumOf('cash'), SIGNED)
    .line('Marketable securities', 1, sumOf('securities'))
    .line('Trade receivables, net', 1, sumOf('receivables'))
    .line('Inventories', 1, sumOf('inventories'))
    .line('Prepaid expenses and other current assets', 1, sumOf('otherCurrent'))
    .total('Total current assets', 2, current)
    .line('Property, plant and equipment, net', 0, sumOf('property'))
    .line('Goodwill', 0, sumOf('goodwill'))
    .line('Other assets', 0, sumOf('otherAssets'))
    .total('Total assets', 0, assets, SIGNED);
}

function printLiabilitiesAndEquity(print: RowPrinter): void {
  const dueSoon = sumOf('payables', 'accrued', 'deferredRevenue');
  const liabilities: Amount = (b) =>
    (dueSoon(b) ?? 0) + (sumOf('debt', 'deferredTaxes', 'otherLiabilities')(b) ?? 0);
  const equity = sumOf('paidIn', 'retained', 'comprehensive');
  print
    .heading("Liabilities and shareholders' equity")
    .heading('Current liabilities:')
    .line('Accounts payable', 1, sumOf('payables'), SIGNED)
    .line('Accrued liabilities', 1, sumOf('accrued'))
    .line('Deferred revenue', 1, sumOf('deferredRevenue'))
    .total('Total current liabilities', 2, dueSoon)
    .line('Long-term debt', 0, sumOf('debt'))
    .line('Deferred income taxes', 0, sumOf('deferredTaxes'))
    .line('Other long-term liabilities', 0, sumOf('otherLiabilities'))
    .total('Total liabilities', 0, liabilities)
    .heading("Shareholders' equity:")
    .line('Common stock and additional paid-in capital', 1, sumOf('paidIn'))
    .line('Retained earnings', 1, sumOf('retained'))
    .line('Accumulated other comprehensive loss', 1, sumOf('comprehensive'))
    .total("Total shareholders' equity", 2, equity)
    .total(
      "Total liabilities and shareholders' equity",
      0,
      (b) => (liabilities(b) ?? 0) + (equity(b) ?? 0),
      SIGNED,
    );
}

/** Consolidated balance sheets. */
export function balanceSheet(years: readonly YearBooks[], printed: PrintedAs): FixtureStatement {
  const print = new RowPrinter(years, printed);
  printAssets(print);
  printLiabilitiesAndEquity(print);
  return {
    type: 'balance_sheet',
    title: printed.titles?.balance ?? 'Consolidated Balance Sheets',
    subtitles: [
      unitLine(printed).replace(', except per share amounts', ''),
      printed.periodWords?.point ?? 'December 31,',
    ],
    currency: printed.currency ?? 'USD',
    scale: printed.scale,
    columns: printed.pointColumns ?? yearColumns(years),
    rows: print.rows,
  };
}

/** Consolidated statements of cash flows, indirect method. */
export function cashFlowStatement(
  years: readonly YearBooks[],
  printed: PrintedAs,
): FixtureStatement {
  const change: Amount = (b) => b.balances.cash - b.opening.cash;
  const print = new RowPrinter(years, printed);
  print
    .heading('Operating activities:')
    .line('Net income', 0, netIncome, SIGNED)
    .heading('Adjustments to reconcile net income to net cash provided by operating activities:')
    .line('Depreciation and amortization', 1, ({ flows }) => flows.depreciation)
    .line('Share-based compensation', 1, ({ flows }) => flows.shareBased)
    .line('Deferred income taxes', 1, ({ flows }) => flows.deferredTax)
    .heading('Changes in operating assets and liabilities:', 1)
    .line('Trade receivables', 2, ({ flows }) => -flows.receivablesUsed)
    .line('Inventories', 2, ({ flows }) => -flows.inventoriesUsed)
    .line('Accounts payable and accrued liabilities', 2, ({ flows }) => flows.payablesGained)
    .line('Deferred revenue', 2, ({ flows }) => flows.deferredGained)
    .total('Net cash provided by operating activities', 0, cashFromOperations)
    .heading('Investing activities:')
    .line('Purchases of property, plant and equipment', 1, ({ flows }) => -flows.capex)
    .line('Acquisitions, net of cash acquired', 1, ({ flows }) => -flows.acquisitions)
    .line('Purchases of marketable securities', 1, ({ flows }) => -flows.securitiesBought)
    .line('Sales and maturities of marketable securities', 1, ({ flows }) => flows.securitiesSold)
    .total('Net cash used in investing activities', 0, cashFromInvesting)
    .heading('Financing activities:')
    .line('Proceeds from long-term debt', 1, ({ flows }) => flows.borrowed)
    .line('Repayments of long-term debt', 1, ({ flows }) => -flows.repaid)
    .line('Dividends paid', 1, ({ flows }) => -flows.dividends)
    .line('Repurchases of common stock', 1, ({ flows }) => -flows.repurchased)
    .total('Net cash used in financing activities', 0, cashFromFinancing)
    .line('Effect of exchange rate changes on cash', 0, ({ flows }) => flows.exchange)
    .total('Net increase (decrease) in cash and cash equivalents', 0, change)
    .line('Cash and cash equivalents, beginning of year', 0, ({ opening }) => opening.cash)
    .total('Cash and cash equivalents, end of year', 0, ({ balances }) => balances.cash, SIGNED);
  return {
    type: 'cash_flow_statement',
    title: printed.titles?.cash ?? 'Consolidated Statements of Cash Flows',
    subtitles: [
      unitLine(printed).replace(', except per share amounts', ''),
      printed.periodWords?.flow ?? 'Years ended December 31,',
    ],
    currency: printed.currency ?? 'USD',
    scale: printed.scale,
    columns: printed.flowColumns ?? yearColumns(years),
    rows: print.rows,
  };
}
