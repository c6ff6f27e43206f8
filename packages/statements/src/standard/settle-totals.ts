import { labelOf, withoutOrdinal } from '../concepts/label.js';
import { rankOfName } from '../concepts/find-concepts.js';
import { NAMED_CONCEPTS } from '../concepts/taxonomy.js';
import type { FoundSum } from '../identities/find-sums.js';
import type { ConceptId } from '../language/index.js';
import { classifyLine, wordsOfConcept } from './classify-line.js';
import type { SectionTotal } from './find-totals.js';
import type { PresentedRow } from './presentation.js';
import type { Sums } from './total-sums.js';
import { LINE } from './weights.js';

type Totals = ReadonlyMap<ConceptId, SectionTotal>;

const textOf = (row: PresentedRow | undefined): string =>
  row === undefined ? '' : labelOf(withoutOrdinal(row.name)).loose;

/** Whether a text is one of the names or words of a concept. */
const says = (id: ConceptId): ((text: string) => boolean) => {
  const words = wordsOfConcept(id);
  const named = NAMED_CONCEPTS.find((concept) => concept.id === id);
  return (text) => words(text) || (named !== undefined && rankOfName(named, text) >= 0);
};

const saysRevenue = says('revenue');
const saysProfit = says('net_income');
const saysOperating = says('operating_income');
const saysCashFlow = {
  operating_cash_flow: says('operating_cash_flow'),
  investing_cash_flow: says('investing_cash_flow'),
  financing_cash_flow: says('financing_cash_flow'),
} as const;
const saysExpenses = says('operating_expenses');
const saysMinority = says('noncontrolling_interests');

const placed = (totals: Totals, concept: ConceptId, at: number): Totals =>
  new Map(totals).set(concept, { concept, at, confidence: LINE.words });

const without = (totals: Totals, concept: ConceptId): Totals =>
  new Map([...totals].filter(([id]) => id !== concept));

/** A sum that only adds up, of lines right above its total. */
const isList = ({ addends, partsBelow }: FoundSum): boolean =>
  !partsBelow && addends.every(({ sign }) => sign === 1);

/**
 * One of several revenues is not the revenue: their sum is, under a heading or a label that says so.
 * Of a business with several lines, that sum may itself be one of several.
 */
const settleRevenue = (totals: Totals, rows: readonly PresentedRow[], sums: Sums): Totals => {
  const own = totals.get('revenue')?.at;
  if (own === undefined) return totals;
  const known = new Set([...totals.values()].map(({ at }) => at));
  const whole = [...sums].find(
    ([at, sum]) =>
      !known.has(at) && isList(sum) && sum.addends.some(({ row }) => row.index === own),
  );
  if (whole === undefined) return totals;
  const [at] = whole;
  const heading = labelOf((rows[own]?.section ?? '').split(/\s*>\s*/).at(-1) ?? '').loose;
  const isNamed = saysRevenue(textOf(rows[at])) || saysRevenue(heading);
  return isNamed ? settleRevenue(placed(totals, 'revenue', at), rows, sums) : totals;
};

/** Profit after tax stands below profit before tax; what stands above it is another number. */
const settleProfit = (totals: Totals, rows: readonly PresentedRow[]): Totals => {
  const [before, after] = [totals.get('income_before_taxes'), totals.get('net_income')];
  if (before === undefined || after === undefined || after.at > before.at) return totals;
  const rest = without(totals, 'net_income');
  const at = rows.findIndex(
    (row, place) => place > before.at && row.unit === 'money' && saysProfit(textOf(row)),
  );
  return at < 0 ? rest : placed(rest, 'net_income', at);
};

const EXPENSES: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'employee_costs',
  'administrative_expenses',
  'selling_general_administrative',
]);

const isExpense = (row: PresentedRow | undefined): boolean => {
  if (row === undefined || row.unit !== 'money') return false;
  const id = classifyLine(row, 'operating', false)?.concept.id;
  return saysExpenses(textOf(row)) || (id !== undefined && EXPENSES.has(id));
};

/** What the expenses of running the business are still taken from is a bank's income, no result of operations. */
const settleOperating = (totals: Totals, rows: readonly PresentedRow[]): Totals => {
  const [own, before] = [totals.get('operating_income')?.at, totals.get('income_before_taxes')?.at];
  if (own === undefined || before === undefined || before < own) return totals;
  if (!rows.slice(own + 1, before).some(isExpense)) return totals;
  const rest = without(totals, 'operating_income');
  return totals.has('revenue') || !saysOperating(textOf(rows[own]))
    ? rest
    : placed(rest, 'revenue', own);
};

const EQUITY: readonly ConceptId[] = ['total_equity', 'equity_attributable_to_parent'];

/**
 * The owners' part among the parts of a sum. "Total shareholders' equity" names that part, and may be
 * the sum of it and the rest.
 */
const ownedIn = (
  parts: readonly number[],
  at: number,
  parent: number,
  whole: number | undefined,
): number | undefined => parts.find((part) => part === (at === parent ? whole : parent));

/** Which of two totals of equity has the non-controlling interests, by its sum. */
const settleEquity = (totals: Totals, rows: readonly PresentedRow[], sums: Sums): Totals => {
  const parent = totals.get('equity_attributable_to_parent')?.at ?? totals.get('total_equity')?.at;
  if (parent === undefined) return totals;
  const others = new Set(
    [...totals.values()].flatMap(({ concept, at }) => (EQUITY.includes(concept) ? [] : [at])),
  );
  for (const [at, sum] of sums) {
    const parts = partsOf(sum);
    if ([at, ...parts].some((one) => others.has(one))) continue;
    if (!parts.some((part) => saysMinority(textOf(rows[part])))) continue;
    const owned = ownedIn(parts, at, parent, totals.get('total_equity')?.at);
    if (owned !== undefined)
      return placed(placed(totals, 'equity_attributable_to_parent', owned), 'total_equity', at);
    if (at !== parent || totals.has('total_equity')) continue;
    const owners = parts.find((part) => rows[part]?.isTotal === true);
    const settled = placed(without(totals, 'equity_attributable_to_parent'), 'total_equity', at);
    return owners === undefined
      ? settled
      : placed(settled, 'equity_attributable_to_parent', owners);
  }
  return totals;
};

const ACTIVITIES = [
  'operating_cash_flow',
  'investing_cash_flow',
  'financing_cash_flow',
] as const satisfies readonly ConceptId[];

const partsOf = (sum: FoundSum | undefined): readonly number[] =>
  (sum?.addends ?? []).map(({ row }) => row.index);

/** The first row that is none of the totals, and whose parts show that it is the whole. */
const wholeOf = (
  totals: Totals,
  sums: Sums,
  isWhole: (parts: readonly number[], at: number) => boolean,
): number | undefined => {
  const taken = new Set([...totals.values()].map(({ at }) => at));
  return [...sums].find(([at, sum]) => !taken.has(at) && isWhole(partsOf(sum), at))?.[0];
};

/**
 * A part of a cash flow may bear its name too (cash of operations before interest and taxes, a row
 * that was taken for the total above): the sum of it that has the name is the whole.
 */
const settleActivities = (totals: Totals, rows: readonly PresentedRow[], sums: Sums): Totals =>
  ACTIVITIES.reduce((done, concept) => {
    const own = done.get(concept)?.at;
    if (own === undefined) return done;
    const whole = wholeOf(
      done,
      sums,
      (parts, at) => parts.includes(own) && saysCashFlow[concept](textOf(rows[at])),
    );
    return whole === undefined ? done : placed(done, concept, whole);
  }, totals);

/**
 * The change in cash of what is held for sale has the name too. The change in all cash is the row
 * that adds up all activities, with that row among its parts or beside it.
 */
const settleChange = (totals: Totals, _: readonly PresentedRow[], sums: Sums): Totals => {
  const own = totals.get('net_change_in_cash')?.at;
  const activities = ACTIVITIES.flatMap((concept) => totals.get(concept)?.at ?? []);
  if (own === undefined || activities.length < 2) return totals;
  const addsUpAll = (parts: readonly number[]): boolean =>
    activities.every((at) => parts.includes(at));
  // It may add up a change before the effect of exchange rates, which adds up the activities.
  const ownParts = partsOf(sums.get(own));
  const isWholeItself = [ownParts, ...ownParts.map((at) => partsOf(sums.get(at)))].some(addsUpAll);
  const whole = wholeOf(
    totals,
    sums,
    (parts) => addsUpAll(parts) && (!isWholeItself || parts.includes(own)),
  );
  return whole === undefined ? totals : placed(totals, 'net_change_in_cash', whole);
};

/** Whether a row prints what another one prints in every year, and not nothing. */
const repeats = (row: PresentedRow | undefined, of: PresentedRow | undefined): boolean => {
  const years = Object.entries(of?.values ?? {});
  return (
    years.some(([, value]) => value !== 0) &&
    years.every(([year, value]) => row?.values[year] === value)
  );
};

/**
 * "Total do passivo", "Total passif" close the side of liabilities and equity in some countries: what
 * repeats the total of the assets is the total of both, unless there is no equity.
 */
const settleClaims = (totals: Totals, rows: readonly PresentedRow[]): Totals => {
  const [assets, named, equity] = (
    ['total_assets', 'total_liabilities', 'total_equity'] as const
  ).map((concept) => totals.get(concept)?.at);
  if (assets === undefined || named === undefined) return totals;
  const own = equity === undefined ? [1] : Object.values(rows[equity]?.values ?? {});
  if (own.every((value) => value === 0) || !repeats(rows[named], rows[assets])) return totals;
  const rest = without(totals, 'total_liabilities');
  return rest.has('total_liabilities_and_equity')
    ? rest
    : placed(rest, 'total_liabilities_and_equity', named);
};

/**
 * A bare "Total" below the heading of the last part of the assets looks like the total of that part.
 * What repeats the total of the other side is the total of all assets.
 */
const settleAssets = (totals: Totals, rows: readonly PresentedRow[]): Totals => {
  const claims = totals.get('total_liabilities_and_equity')?.at;
  if (claims === undefined || totals.has('total_assets')) return totals;
  const part = (['total_current_assets', 'total_noncurrent_assets'] as const).find((concept) => {
    const at = totals.get(concept)?.at;
    return at !== undefined && repeats(rows[at], rows[claims]);
  });
  const own = part === undefined ? undefined : totals.get(part);
  return part === undefined || own === undefined
    ? totals
    : placed(without(totals, part), 'total_assets', own.at);
};

/** What numbers and places say of totals that were found by their names. */
export const settleTotals = (totals: Totals, rows: readonly PresentedRow[], sums: Sums): Totals =>
  [
    settleRevenue,
    settleProfit,
    settleOperating,
    settleEquity,
    settleClaims,
    settleAssets,
    settleActivities,
    settleChange,
  ].reduce((done, settle) => settle(done, rows, sums), totals);
