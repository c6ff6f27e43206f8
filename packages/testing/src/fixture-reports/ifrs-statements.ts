import {
  cashFromFinancing,
  cashFromInvesting,
  cashFromOperations,
  netIncome,
  type YearBooks,
} from './company-books.js';
import type { FixtureStatement } from './fixture-model.js';
import { RowPrinter, yearColumns, type PrintedAs, type RowOptions } from './us-statements.js';

type Amount = (books: YearBooks) => number;

const sumOf =
  (...names: (keyof YearBooks['balances'])[]): Amount =>
  ({ balances }) =>
    names.reduce((sum, name) => sum + balances[name], 0);

const revenue: Amount = ({ flows }) => flows.products + flows.services;
const cost: Amount = ({ flows }) => -(flows.costProducts + flows.costServices);
const operatingProfit: Amount = (b) =>
  revenue(b) + cost(b) - b.flows.research - b.flows.selling - b.flows.restructuring;
const beforeTax: Amount = (b) =>
  operatingProfit(b) + b.flows.interestIncome - b.flows.interestExpense + b.flows.otherIncome;

const PER_SHARE: RowOptions = { note: '10', unit: 'per_share' };

/** Consolidated income statement, costs as negative numbers. */
export function ifrsIncome(years: readonly YearBooks[], printed: PrintedAs): FixtureStatement {
  const print = new RowPrinter(years, printed)
    .line('Revenue', 0, revenue, { note: '4' })
    .line('Cost of sales', 0, cost, { note: '5' })
    .total('Gross profit', 0, (b) => revenue(b) + cost(b))
    .line('Research and development expenses', 0, ({ flows }) => -flows.research)
    .line('Selling and administrative expenses', 0, ({ flows }) => -flows.selling, { note: '6' })
    .line('Other operating expenses', 0, ({ flows }) => -flows.restructuring, { note: '7' })
    .total('Operating profit', 0, operatingProfit)
    .line('Finance income', 0, ({ flows }) => flows.interestIncome, { note: '8' })
    .line('Finance costs', 0, ({ flows }) => -flows.interestExpense, { note: '8' })
    .line('Share of profit of associates', 0, ({ flows }) => flows.otherIncome, { note: '14' })
    .total('Profit before tax', 0, beforeTax)
    .line('Income tax expense', 0, ({ flows }) => -flows.tax, { note: '9' })
    .total('Profit for the year', 0, netIncome)
    .exact('Basic earnings per share', 0, (b) => netIncome(b) / b.sharesBasic, 2, PER_SHARE)
    .exact('Diluted earnings per share', 0, (b) => netIncome(b) / b.sharesDiluted, 2, PER_SHARE);
  return {
    type: 'income_statement',
    title: printed.titles?.income ?? 'Consolidated income statement',
    subtitles: [
      printed.unit ?? unitOf(printed),
      printed.periodWords?.flow ?? 'For the year ended 31 December',
    ],
    currency: printed.currency ?? 'EUR',
    scale: printed.scale,
    columns: yearColumns(years),
    rows: print.rows,
  };
}

/** Consolidated statement of financial position, non-current first. */
export function ifrsBalance(years: readonly YearBooks[], printed: PrintedAs): FixtureStatement {
  const fixed = sumOf('goodwill', 'property', 'otherAssets');
  const current = sumOf('inventories', 'receivables', 'otherCurrent', 'securities', 'cash');
  const equity = sumOf('paidIn', 'comprehensive', 'retained');
  const longTerm = sumOf('debt', 'deferredTaxes', 'otherLiabilities');
  const shortTerm = sumOf('payables', 'accrued', 'deferredRevenue');
  const print = new RowPrinter(years, printed)
    .heading('Non-current assets')
    .line('Goodwill', 1, sumOf('goodwill'), { note: '11' })
    .line('Property, plant and equipment', 1, sumOf('property'), { note: '12' })
    .line('Other non-current assets', 1, sumOf('otherAssets'))
    .total('Total non-current assets', 0, fixed)
    .heading('Current assets')
    .line('Inventories', 1, sumOf('inventories'), { note: '15' })
    .line('Trade receivables', 1, sumOf('receivables'), { note: '16' })
    .line('Other current assets', 1, sumOf('otherCurrent'))
    .line('Current financial assets', 1, sumOf('securities'), { note: '17' })
    .line('Cash and cash equivalents', 1, sumOf('cash'), { note: '18' })
    .total('Total current assets', 0, current)
    .total('Total assets', 0, (b) => fixed(b) + current(b))
    .heading('Equity')
    .line('Share capital and share premium', 1, sumOf('paidIn'), { note: '19' })
    .line('Other reserves', 1, sumOf('comprehensive'))
    .line('Retained earnings', 1, sumOf('retained'))
    .total('Total equity', 0, equity)
    .heading('Non-current liabilities')
    .line('Borrowings', 1, sumOf('debt'), { note: '20' })
    .line('Deferred tax liabilities', 1, sumOf('deferredTaxes'), { note: '9' })
    .line('Other non-current liabilities', 1, sumOf('otherLiabilities'))
    .total('Total non-current liabilities', 0, longTerm)
    .heading('Current liabilities')
    .line('Trade payables', 1, sumOf('payables'), { note: '21' })
    .line('Other current liabilities', 1, sumOf('accrued'))
    .line('Contract liabilities', 1, sumOf('deferredRevenue'), { note: '4' })
    .total('Total current liabilities', 0, shortTerm)
    .total('Total equity and liabilities', 0, (b) => equity(b) + longTerm(b) + shortTerm(b));
  return {
    type: 'balance_sheet',
    title: printed.titles?.balance ?? 'Consolidated statement of financial position',
    subtitles: [printed.unit ?? unitOf(printed), printed.periodWords?.point ?? 'As at 31 December'],
    currency: printed.currency ?? 'EUR',
    scale: printed.scale,
    columns: yearColumns(years),
    rows: print.rows,
  };
}

/** Consolidated statement of cash flows, indirect method. */
export function ifrsCashFlow(years: readonly YearBooks[], printed: PrintedAs): FixtureStatement {
  const print = new RowPrinter(years, printed)
    .line('Profit for the year', 0, netIncome)
    .line('Depreciation and amortisation', 0, ({ flows }) => flows.depreciation, { note: '12' })
    .line('Share-based payments', 0, ({ flows }) => flows.shareBased)
    .line('Change in deferred taxes', 0, ({ flows }) => flows.deferredTax)
    .line('Change in inventories', 0, ({ flows }) => -flows.inventoriesUsed)
    .line('Change in trade receivables', 0, ({ flows }) => -flows.receivablesUsed)
    .line('Change in trade payables', 0, ({ flows }) => flows.payablesGained)
    .line('Change in contract liabilities', 0, ({ flows }) => flows.deferredGained)
    .total('Net cash from operating activities', 0, cashFromOperations)
    .line('Purchase of property, plant and equipment', 0, ({ flows }) => -flows.capex, {
      note: '12',
    })
    .line('Acquisition of subsidiaries', 0, ({ flows }) => -flows.acquisitions, { note: '22' })
    .line('Purchase of financial assets', 0, ({ flows }) => -flows.securitiesBought)
    .line('Sale of financial assets', 0, ({ flows }) => flows.securitiesSold)
    .total('Net cash used in investing activities', 0, cashFromInvesting)
    .line('Proceeds from borrowings', 0, ({ flows }) => flows.borrowed, { note: '20' })
    .line('Repayment of borrowings', 0, ({ flows }) => -flows.repaid, { note: '20' })
    .line('Dividends paid', 0, ({ flows }) => -flows.dividends)
    .line('Purchase of own shares', 0, ({ flows }) => -flows.repurchased)
    .total('Net cash used in financing activities', 0, cashFromFinancing)
    .line('Effect of exchange rate changes', 0, ({ flows }) => flows.exchange)
    .total('Net change in cash and cash equivalents', 0, (b) => b.balances.cash - b.opening.cash)
    .line('Cash and cash equivalents at 1 January', 0, ({ opening }) => opening.cash)
    .total('Cash and cash equivalents at 31 December', 0, ({ balances }) => balances.cash);
  return {
    type: 'cash_flow_statement',
    title: printed.titles?.cash ?? 'Consolidated statement of cash flows',
    subtitles: [
      printed.unit ?? unitOf(printed),
      printed.periodWords?.flow ?? 'For the year ended 31 December',
    ],
    currency: printed.currency ?? 'EUR',
    scale: printed.scale,
    columns: yearColumns(years),
    rows: print.rows,
  };
}

function unitOf(printed: PrintedAs): string {
  const currency = printed.currency ?? 'EUR';
  const sign = currency === 'EUR' ? '€' : currency;
  return printed.scale === 1_000_000 ? `in ${sign} million` : `in ${sign} thousand`;
}
