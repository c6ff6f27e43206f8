import type { RawStatement } from '@fde/contracts';

/** The concepts that analysts look for first, and the elements under which companies tag them. */
interface Wanted {
  readonly concept: string;
  readonly statement: RawStatement['statement_type'];
  /** Without prefix; the first that is printed is the concept. */
  readonly elements: readonly string[];
  /** Whether the rows of several elements are parts of the concept. */
  readonly isSum?: boolean;
}

/**
 * Written down beside the taxonomies of US GAAP 2024 and IFRS 2023, not from the concepts of the
 * standardised view, which they judge.
 */
export const WANTED: readonly Wanted[] = [
  {
    concept: 'revenue',
    statement: 'income_statement',
    elements: [
      'Revenues',
      'RevenuesNetOfInterestExpense',
      'RevenueFromContractWithCustomerExcludingAssessedTax',
      'RevenueFromContractWithCustomerIncludingAssessedTax',
      'RegulatedAndUnregulatedOperatingRevenue',
      'SalesRevenueNet',
      'SalesRevenueGoodsNet',
      'SalesRevenueServicesNet',
      'Revenue',
      'RevenueFromContractsWithCustomers',
    ],
  },
  {
    concept: 'operating_income',
    statement: 'income_statement',
    elements: ['OperatingIncomeLoss', 'ProfitLossFromOperatingActivities'],
  },
  {
    concept: 'net_income',
    statement: 'income_statement',
    elements: ['ProfitLoss', 'NetIncomeLoss'],
  },
  { concept: 'total_assets', statement: 'balance_sheet', elements: ['Assets'] },
  { concept: 'total_liabilities', statement: 'balance_sheet', elements: ['Liabilities'] },
  {
    concept: 'total_equity',
    statement: 'balance_sheet',
    elements: [
      'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
      'StockholdersEquity',
      'Equity',
    ],
  },
  {
    concept: 'operating_cash_flow',
    statement: 'cash_flow_statement',
    elements: [
      'NetCashProvidedByUsedInOperatingActivities',
      'NetCashProvidedByUsedInOperatingActivitiesContinuingOperations',
      'CashFlowsFromUsedInOperatingActivities',
    ],
  },
  {
    concept: 'capital_expenditure',
    statement: 'cash_flow_statement',
    elements: [
      'PaymentsToAcquirePropertyPlantAndEquipment',
      'PaymentsToAcquireProductiveAssets',
      'PaymentsToAcquireOtherPropertyPlantAndEquipment',
      'PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
    ],
  },
  {
    concept: 'long_term_debt',
    statement: 'balance_sheet',
    isSum: true,
    elements: [
      'LongTermDebtNoncurrent',
      'LongTermDebtAndCapitalLeaseObligations',
      'LongTermDebt',
      'LongTermNotesPayable',
      'LongTermNotesAndLoans',
      'LongTermLoansPayable',
      'LongTermLineOfCredit',
      'SeniorLongTermNotes',
      'SecuredLongTermDebt',
      'UnsecuredLongTermDebt',
      'ConvertibleDebtNoncurrent',
      'ConvertibleLongTermNotesPayable',
      'OtherLongTermDebtNoncurrent',
      'LongtermBorrowings',
      'NoncurrentPortionOfNoncurrentBorrowings',
    ],
  },
];

/** Absolute amounts by concept and year. */
export type Truth = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How many dimensions the context of a fact has: none for the whole, one for a part by product. */
export type DimensionsOf = (fact: string) => number;

/**
 * The amount of an element: the fact of the fewest dimensions, of several alike the largest. None if
 * several rows show parts and no row the whole.
 */
const amountOf = (
  element: string,
  raw: RawStatement,
  year: string,
  dimensionsOf: DimensionsOf,
): number | undefined => {
  const amounts = raw.line_items.flatMap(({ sources, values }) => {
    const fact = sources?.[year]?.fact;
    const value = values[year];
    if (fact === undefined || typeof value !== 'number') return [];
    if (fact.concept.slice(fact.concept.indexOf(':') + 1) !== element) return [];
    return [{ amount: value * (raw.scale ?? 1), dimensions: dimensionsOf(fact.id) }];
  });
  const ordered = amounts.toSorted(
    (a, b) => a.dimensions - b.dimensions || Math.abs(b.amount) - Math.abs(a.amount),
  );
  const [best, second] = ordered;
  const isPart = best !== undefined && best.dimensions > 0 && second !== undefined;
  return isPart && second.dimensions === best.dimensions ? undefined : best?.amount;
};

/** What the tags of one report say of the wanted concepts, in the statements that print them. */
export const truthOfTags = (
  statements: readonly RawStatement[],
  dimensionsOf: DimensionsOf,
): Truth => {
  const yearsOf = ({ statement, elements, isSum }: Wanted) => {
    const raw = statements.find((one) => one.statement_type === statement);
    return (raw?.years ?? []).flatMap((year) => {
      const amounts = elements.flatMap((element) =>
        raw === undefined ? [] : (amountOf(element, raw, year, dimensionsOf) ?? []),
      );
      const counted = isSum === true ? amounts : amounts.slice(0, 1);
      const sum = counted.reduce((done, amount) => done + amount, 0);
      return counted.length === 0 ? [] : [[year, sum] as const];
    });
  };
  return Object.fromEntries(
    WANTED.map((wanted) => [wanted.concept, Object.fromEntries(yearsOf(wanted))]),
  );
};

/** The later of several reports speaks for the years that they share. */
export const joinTruths = (truths: readonly Truth[]): Truth =>
  Object.fromEntries(
    WANTED.map(({ concept }) => [
      concept,
      Object.assign({}, ...truths.map((truth) => truth[concept] ?? {})) as Record<string, number>,
    ]),
  );

/** A statement as a reader of its pages has it: rows and numbers, and nothing that tags say of them. */
export const withoutTags = (raw: RawStatement): RawStatement => ({
  ...raw,
  line_items: raw.line_items.map(({ concept: _, ...item }) => ({
    ...item,
    sources: Object.fromEntries(
      Object.entries(item.sources ?? {}).map(([year, { fact: __, ...source }]) => [year, source]),
    ),
  })),
});
