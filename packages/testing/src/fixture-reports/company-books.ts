import { seededRandom } from './seeded-random.js';

/**
 * The accounts of an invented company for one year, in thousands. Every statement is made from them, so that all sums
 * and ties hold: the balance sheet is rolled forward by the cash flows.
 */
export interface YearBooks {
  readonly year: number;
  readonly flows: Readonly<Record<Flow, number>>;
  readonly balances: Readonly<Record<Balance, number>>;
  readonly opening: Readonly<Record<Balance, number>>;
  readonly sharesBasic: number;
  readonly sharesDiluted: number;
}

type Flow =
  | 'products'
  | 'services'
  | 'costProducts'
  | 'costServices'
  | 'research'
  | 'selling'
  | 'restructuring'
  | 'interestIncome'
  | 'interestExpense'
  | 'otherIncome'
  | 'tax'
  | 'depreciation'
  | 'shareBased'
  | 'deferredTax'
  | 'receivablesUsed'
  | 'inventoriesUsed'
  | 'payablesGained'
  | 'deferredGained'
  | 'capex'
  | 'acquisitions'
  | 'securitiesBought'
  | 'securitiesSold'
  | 'borrowed'
  | 'repaid'
  | 'dividends'
  | 'repurchased'
  | 'exchange';

type Balance =
  | 'cash'
  | 'securities'
  | 'receivables'
  | 'inventories'
  | 'otherCurrent'
  | 'property'
  | 'goodwill'
  | 'otherAssets'
  | 'payables'
  | 'accrued'
  | 'deferredRevenue'
  | 'debt'
  | 'deferredTaxes'
  | 'otherLiabilities'
  | 'paidIn'
  | 'retained'
  | 'comprehensive';

/** Revenue recognised too early in `year`: it moves to the next year when the error is corrected. */
interface Restatement {
  readonly year: number;
  readonly amount: number;
}

export interface BooksOptions {
  readonly seed: number;
  readonly firstYear: number;
  readonly lastYear: number;
  /** Revenue of the first year in thousands. */
  readonly size: number;
  readonly restatement?: Restatement;
  /** A period with this name is not a full year: its flows are this share of a year's. */
  readonly short?: { readonly year: number; readonly share: number };
}

/** The same books in another currency. Whole rates keep every sum. */
export function inCurrency(books: YearBooks, rate: number): YearBooks {
  return {
    ...books,
    flows: times(books.flows, rate),
    balances: times(books.balances, rate),
    opening: times(books.opening, rate),
  };
}

function times<K extends Flow | Balance>(
  amounts: Readonly<Record<K, number>>,
  rate: number,
): Record<K, number> {
  const entries = Object.entries<number>(amounts).map(([name, amount]) => [name, amount * rate]);
  return Object.fromEntries(entries) as Record<K, number>;
}

export const netIncome = ({ flows }: YearBooks): number =>
  flows.products +
  flows.services -
  flows.costProducts -
  flows.costServices -
  flows.research -
  flows.selling -
  flows.restructuring +
  flows.interestIncome -
  flows.interestExpense +
  flows.otherIncome -
  flows.tax;

/** The books of all years, oldest first. */
export function keepBooks(options: BooksOptions): YearBooks[] {
  const random = seededRandom(options.seed);
  const amount = nearThousands(random);
  const books: YearBooks[] = [];
  let opening = openingBalances(options.size, amount);
  let shares = 84_000 + Math.round(random() * 900);
  for (let year = options.firstYear; year <= options.lastYear; year++) {
    const size = options.size * 1.07 ** (year - options.firstYear) * (0.96 + 0.08 * random());
    const share = options.short?.year === year ? options.short.share : 1;
    const flows = restate(yearFlows(size * share, random, amount), year, options.restatement);
    shares -= 300 + Math.round(random() * 400);
    const sharesDiluted = shares + 700 + Math.round(random() * 200);
    const draft: YearBooks = {
      year,
      flows,
      opening,
      balances: opening,
      sharesBasic: shares,
      sharesDiluted,
    };
    const balances = rollForward(draft);
    books.push({ ...draft, balances });
    opening = balances;
  }
  return books;
}

/**
 * Amounts are within a few thousands of a whole million, so that sums add up both in thousands and in rounded
 * millions, as companies make sure they do.
 */
function nearThousands(random: () => number): (value: number) => number {
  return (value) => Math.round(value / 1000) * 1000 + Math.round(random() * 26 - 13);
}

function openingBalances(size: number, amount: (value: number) => number): Record<Balance, number> {
  const assets = {
    cash: amount(size * 0.22),
    securities: amount(size * 0.15),
    receivables: amount(size * 0.17),
    inventories: amount(size * 0.12),
    otherCurrent: amount(size * 0.03),
    property: amount(size * 0.3),
    goodwill: amount(size * 0.21),
    otherAssets: amount(size * 0.05),
  };
  const liabilities = {
    payables: amount(size * 0.09),
    accrued: amount(size * 0.08),
    deferredRevenue: amount(size * 0.06),
    debt: amount(size * 0.25),
    deferredTaxes: amount(size * 0.04),
    otherLiabilities: amount(size * 0.03),
  };
  const paidIn = amount(size * 0.2);
  const comprehensive = -amount(size * 0.02);
  const sum = (part: Record<string, number>): number =>
    Object.values(part).reduce((total, value) => total + value, 0);
  const retained = sum(assets) - sum(liabilities) - paidIn - comprehensive;
  return { ...assets, ...liabilities, paidIn, comprehensive, retained };
}

function yearFlows(
  size: number,
  random: () => number,
  amount: (value: number) => number,
): Record<Flow, number> {
  const part = (share: number, spread = 0.1): number =>
    amount(size * share * (1 - spread + 2 * spread * random()));
  const signed = (share: number): number =>
    amount(size * share * (random() < 0.7 ? 1 : -1) * (0.5 + random()));
  return {
    products: part(0.72, 0.03),
    services: part(0.28, 0.03),
    costProducts: part(0.37, 0.03),
    costServices: part(0.12, 0.03),
    research: part(0.11),
    selling: part(0.18),
    restructuring: part(0.012, 0.4),
    interestIncome: part(0.006),
    interestExpense: part(0.011),
    otherIncome: signed(0.004),
    tax: part(0.042),
    depreciation: part(0.045),
    shareBased: part(0.022),
    deferredTax: signed(0.004),
    receivablesUsed: part(0.012, 0.5),
    inventoriesUsed: part(0.008, 0.6),
    payablesGained: part(0.007, 0.6),
    deferredGained: part(0.005, 0.6),
    capex: part(0.055),
    acquisitions: part(0.018, 0.7),
    securitiesBought: part(0.09),
    securitiesSold: part(0.075),
    borrowed: part(0.04, 0.5),
    repaid: part(0.035, 0.5),
    dividends: part(0.028),
    repurchased: part(0.032),
    exchange: signed(0.003),
  };
}

function restate(
  flows: Record<Flow, number>,
  year: number,
  restatement: Restatement | undefined,
): Record<Flow, number> {
  if (restatement === undefined) return flows;
  const moved =
    year === restatement.year
      ? -restatement.amount
      : year === restatement.year + 1
        ? restatement.amount
        : 0;
  return {
    ...flows,
    services: flows.services + moved,
    receivablesUsed: flows.receivablesUsed + moved,
  };
}

function rollForward(books: YearBooks): Record<Balance, number> {
  const { flows, opening } = books;
  const income = netIncome(books);
  return {
    ...opening,
    cash:
      opening.cash +
      cashFromOperations(books) +
      cashFromInvesting(books) +
      cashFromFinancing(books) +
      flows.exchange,
    securities: opening.securities + flows.securitiesBought - flows.securitiesSold,
    receivables: opening.receivables + flows.receivablesUsed,
    inventories: opening.inventories + flows.inventoriesUsed,
    property: opening.property + flows.capex - flows.depreciation,
    goodwill: opening.goodwill + flows.acquisitions,
    payables: opening.payables + flows.payablesGained,
    deferredRevenue: opening.deferredRevenue + flows.deferredGained,
    debt: opening.debt + flows.borrowed - flows.repaid,
    deferredTaxes: opening.deferredTaxes + flows.deferredTax,
    paidIn: opening.paidIn + flows.shareBased,
    retained: opening.retained + income - flows.dividends - flows.repurchased,
    comprehensive: opening.comprehensive + flows.exchange,
  };
}

export function cashFromOperations(books: YearBooks): number {
  const { flows } = books;
  return (
    netIncome(books) +
    flows.depreciation +
    flows.shareBased +
    flows.deferredTax -
    flows.receivablesUsed -
    flows.inventoriesUsed +
    flows.payablesGained +
    flows.deferredGained
  );
}

export const cashFromInvesting = ({ flows }: YearBooks): number =>
  flows.securitiesSold - flows.securitiesBought - flows.capex - flows.acquisitions;

export const cashFromFinancing = ({ flows }: YearBooks): number =>
  flows.borrowed - flows.repaid - flows.dividends - flows.repurchased;
