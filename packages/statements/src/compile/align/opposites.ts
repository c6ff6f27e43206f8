import type { Label } from '../../concepts/label.js';
import { anyMeaning } from '../../language/meanings.js';
import { forLanguages } from '../../language/languages-in-use.js';

/**
 * Pairs of meanings that name opposite items. A row with words of only one side never matches one
 * of the other side.
 */
const OPPOSITES = forLanguages(() =>
  (
    [
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
      ['income', 'expense'],
      ['goods', 'services'],
      ['finance income', 'finance expense'],
      ['minority', 'owners'],
      ['gross', 'net'],
      ['tangible', 'intangible'],
      ['deferred', 'current tax'],
    ] as const
  ).map(([one, other]) => [anyMeaning(one), anyMeaning(other)] as const),
);
const PAIRS = forLanguages(() => [
  ...OPPOSITES(),
  [anyMeaning('assets', 'asset'), anyMeaning('liabilities')] as const,
]);

const sides = new WeakMap<Label, readonly number[]>();

/** For each pair: 1 or 2 if the label has words of only that side, else 0. */
const sidesOf = (label: Label): readonly number[] => {
  const known = sides.get(label);
  if (known) return known;
  const found = PAIRS().map(([first, second]) => {
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
