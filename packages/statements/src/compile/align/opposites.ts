import type { Label } from '../../concepts/label.js';
import { anyMeaning, everyMeaning } from '../../language/meanings.js';
import { forLanguages } from '../../language/languages-in-use.js';

/**
 * Pairs of meanings that name opposite items. A row with words of only one side never matches one
 * of the other side.
 */
const OPPOSITES = [
  ['opening', 'closing'],
  ['purchase', 'sale'],
  ['repayment', 'issue'],
  ['basic', 'diluted'],
  ['receivable', 'payable'],
  ['operating', 'investing'],
  ['operating', 'financing'],
  ['investing', 'financing'],
  ['continuing', 'discontinued'],
  ['before', 'after'],
  ['paid', 'received'],
  ['goods', 'services'],
  ['minority', 'owners'],
  ['gross', 'net'],
  ['tangible', 'intangible'],
  ['deferred', 'current tax'],
] as const;
/** Pairs that a label of both income and expense stands on neither side of. */
const KINDS_OF_RESULT = [
  ['income', 'expense'],
  ['finance income', 'finance expense'],
] as const;

interface Pair {
  readonly sides: readonly [RegExp, RegExp];
  readonly isOfResult: boolean;
}

const pairOf = (one: RegExp, other: RegExp, isOfResult = false): Pair => ({
  sides: [one, other],
  isOfResult,
});

const PAIRS = forLanguages((): readonly Pair[] => [
  ...KINDS_OF_RESULT.map(([one, other]) => pairOf(anyMeaning(one), anyMeaning(other), true)),
  ...OPPOSITES.map(([one, other]) => pairOf(anyMeaning(one), anyMeaning(other))),
  pairOf(anyMeaning('assets', 'asset'), anyMeaning('liabilities')),
]);

const INCOME = forLanguages(() => anyMeaning('income'));
const EXPENSE = forLanguages(() => anyMeaning('expense'));

/** "Interest income (expense), net" names both kinds, although only "interest income" in one piece. */
const namesBoth = ({ exact }: Label): boolean => INCOME().test(exact) && EXPENSE().test(exact);

const sides = new WeakMap<Label, readonly number[]>();

/** For each pair: 1 or 2 if the label has words of only that side, else 0. */
const sidesOf = (label: Label): readonly number[] => {
  const known = sides.get(label);
  if (known) return known;
  const isOfBoth = namesBoth(label);
  const found = PAIRS().map(({ sides: [first, second], isOfResult }) => {
    if (isOfResult && isOfBoth) return 0;
    const [one, two] = [first.test(label.exact), second.test(label.exact)];
    return one === two ? 0 : one ? 1 : 2;
  });
  sides.set(label, found);
  return found;
};

/**
 * True if the labels name opposite items (current and non-current are compared by zone, see
 * zone.ts).
 */
export const areOpposites = (a: Label, b: Label): boolean => {
  if (a.exact === b.exact) return false;
  const [left, right] = [sidesOf(a), sidesOf(b)];
  return left.some((side, at) => side !== 0 && right[at] !== 0 && side !== right[at]);
};

const NET = forLanguages(() => anyMeaning('net'));

/**
 * Whether both labels name income and expense, or neither does. "Other expense" may leave the income
 * out; "Other expense, net" does not.
 */
export const agreeOnIncomeAndExpense = (a: Label, b: Label): boolean =>
  namesBoth(a) === namesBoth(b) || NET().test((namesBoth(a) ? b : a).exact);

const RESULTS = forLanguages(() => everyMeaning('gain', 'loss'));

/** What a label says beside profit and loss; undefined if it names neither. */
const besideResult = ({ exact }: Label): string | undefined => {
  const rest = exact.replace(RESULTS(), ' ');
  return rest === exact ? undefined : rest.split(' ').filter(Boolean).join(' ');
};

/**
 * "Net loss", "Net income" and "Net income (loss)" are one result under the sign that it has in the
 * years of a report. That the numbers have such signs is for others to say.
 */
export const areOneResult = (a: Label, b: Label): boolean => {
  const rest = besideResult(a);
  return rest !== undefined && rest === besideResult(b);
};
