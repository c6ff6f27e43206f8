/**
 * What a column shows of an amount: `less` is what was written off, `opening` the amount a year
 * before, `side` that of a second activity and `main` the rest; nothing stands under `none`, what
 * the form prints for nothing under `nil`, dashes under `dash`, and the parent's own under `company`.
 */
export type Aspect =
  | 'net'
  | 'gross'
  | 'less'
  | 'budget'
  | 'opening'
  | 'main'
  | 'side'
  | 'none'
  | 'nil'
  | 'dash'
  | 'company';

/** What no amount stands under. */
const NOTHING: readonly Aspect[] = ['none', 'nil', 'dash'];

/** Amounts that a form names, and what they are the sums of. */
const SUMS: Readonly<Record<string, string>> = {
  tangible: 'buildings+machines',
  fixed: 'intangible+tangible+financial',
  receivables: 'debtors+otherDebtors',
  current: 'stocks+receivables+cash',
  assets: 'fixed+current+prepaid',
  currentAll: 'current+prepaid',
  equity: 'capital+reserves+retained+profit',
  own: 'capital+reserves+retained',
  shortDebts: 'bank+creditors+taxes+otherDebts',
  debts: 'loans+shortDebts',
  foreign: 'provisions+debts',
  liabilities: 'provisions+debts+accrued',
  shortAll: 'shortDebts+accrued',
  longAll: 'provisions+loans',
  claims: 'equity+liabilities',
  income: 'sales+otherIncome',
  gross: 'sales-materials',
  costs: 'materials+services+staff+depreciation+otherCosts',
  expenses: 'services+staff+depreciation+otherCosts',
  operating: 'income-costs',
  interest: 'interestIncome-interestCost',
  before: 'operating+interest',
  profit: 'before-tax',
  allIncome: 'income+interestIncome',
  allCosts: 'costs+interestCost+tax',
  fromOperations: 'profit+depreciation+working',
  fromInvesting: 'sold-purchases',
  fromFinancing: 'borrowed-dividends',
  change: 'fromOperations+fromInvesting+fromFinancing',
};

/** Shares of the claims, and of the sales; each varies by a fifth from year to year and report to report. */
const OF_CLAIMS: Readonly<Record<string, number>> = {
  capital: 0.12,
  reserves: 0.08,
  retained: 0.15,
  provisions: 0.04,
  loans: 0.17,
  bank: 0.06,
  creditors: 0.13,
  taxes: 0.03,
  otherDebts: 0.05,
  accrued: 0.02,
};
const OF_ASSETS: Readonly<Record<string, number>> = {
  intangible: 0.05,
  buildings: 0.21,
  machines: 0.14,
  financial: 0.07,
  stocks: 0.13,
  debtors: 0.16,
  otherDebtors: 0.04,
  prepaid: 0.01,
};
const OF_SALES: Readonly<Record<string, number>> = {
  otherIncome: 0.03,
  materials: 0.44,
  services: 0.13,
  staff: 0.22,
  depreciation: 0.05,
  otherCosts: 0.04,
  interestIncome: 0.004,
  interestCost: 0.012,
  tax: 0.03,
  sold: 0.01,
  purchases: 0.07,
  borrowed: 0.04,
  dividends: 0.02,
};
const VARIETY = 0.2;
/** Fixed assets and claims that are shown gross and net. */
const WRITTEN_OFF: Readonly<Record<string, number>> = {
  intangible: 0.6,
  buildings: 0.4,
  machines: 0.7,
  debtors: 0.03,
};
/** What a second activity earns and costs. */
const OF_SIDE: Readonly<Record<string, number>> = {
  sales: 0.08,
  materials: 0.1,
  staff: 0.05,
  otherCosts: 0.2,
};
const SALES_OF_CLAIMS = 1.4;
const BUDGET = 0.9;
const YEARS = 4;
/** The parent's amounts are those of years that no group's column shows: its sums hold as well. */
const COMPANY_BACK = 2;
const BACK: Readonly<Partial<Record<Aspect, number>>> = { opening: 1, company: COMPANY_BACK };

type Facts = Map<string, number>;

const varied = (share: number, random: () => number): number =>
  share * (1 + VARIETY * (2 * random() - 1));

const drawYear = (size: number, random: () => number): Facts => {
  const facts: Facts = new Map([['sales', Math.round(varied(SALES_OF_CLAIMS * size, random))]]);
  const set = (shares: Readonly<Record<string, number>>, of: number): void => {
    for (const [name, share] of Object.entries(shares))
      facts.set(name, Math.round(varied(share, random) * of));
  };
  set(OF_SALES, facts.get('sales') ?? 0);
  set(OF_CLAIMS, size);
  set(OF_ASSETS, size);
  facts.set('cash', sumOf('claims', facts) - sumOf('assets', facts.set('cash', 0)));
  return facts;
};

const sumOf = (formula: string, facts: Facts): number => {
  let sum = 0;
  for (const [, sign, name = ''] of formula.matchAll(/([+-]?)(\w+)/g)) {
    const own = facts.get(name);
    const parts = SUMS[name];
    if (own === undefined && parts === undefined) throw new Error(`no amount "${name}"`);
    sum += (sign === '-' ? -1 : 1) * (own ?? sumOf(parts ?? '', facts));
  }
  return sum;
};

const written = (facts: Facts, sign: 1 | 0): Facts =>
  new Map(
    [...facts].map(([name, amount]) => {
      const share = WRITTEN_OFF[name] ?? 0;
      const off = Math.round((amount * share) / (1 - share));
      return [name, sign * amount + off];
    }),
  );

/** The part of each amount that is a second activity's, the others being nothing. */
const ofSide = (facts: Facts): Facts =>
  new Map([...facts].map(([name, amount]) => [name, Math.round(amount * (OF_SIDE[name] ?? 0))]));

/** Amounts of one report, all sums of which hold, in the smallest unit that it prints. */
export class FormAmounts {
  private readonly years: readonly Facts[];

  constructor(size: number, random: () => number) {
    this.years = Array.from({ length: YEARS }, () => drawYear(varied(size, random), random));
    this.years.forEach((facts, at) => {
      const opening = this.years[at + 1]?.get('cash') ?? 0;
      facts.set('opening', opening);
      facts.set('working', 0);
      facts.set('working', (facts.get('cash') ?? 0) - opening - sumOf('change', facts));
    });
  }

  amount(formula: string, year: number, aspect: Aspect): number {
    const facts = this.years[year + (BACK[aspect] ?? 0)] ?? new Map<string, number>();
    if (aspect === 'gross') return sumOf(formula, written(facts, 1));
    if (aspect === 'less') return sumOf(formula, written(facts, 0));
    if (NOTHING.includes(aspect)) return 0;
    if (aspect === 'side') return sumOf(formula, ofSide(facts));
    const amount = sumOf(formula, facts);
    if (aspect === 'main') return amount - sumOf(formula, ofSide(facts));
    return aspect === 'budget' ? Math.round((amount * BUDGET) / 100) * 100 : amount;
  }
}
