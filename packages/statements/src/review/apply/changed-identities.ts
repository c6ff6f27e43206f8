import type { Check, RawStatement, SettledReview } from '@fde/contracts';
import { applyReviews } from './apply-reviews.js';
import { provenNow } from './prove-again.js';
import { isReadable } from '../readable-statement.js';

/** Identities that hold because of a change, and those that no longer hold. */
export interface ChangedIdentities {
  readonly closes: Check[];
  readonly opens: Check[];
}

/** An identity is what it says of its cells, under whichever name it was found. */
const keyOf = ({ kind, description, year, rows = [] }: Check): string =>
  rows.length === 0
    ? `${kind} ${year} ${description}`
    : [year, ...rows.toSorted((a, b) => a - b)].join(' ');

const heldChecks = (checks: readonly Check[]): ReadonlyMap<string, Check> =>
  new Map(checks.filter(({ holds }) => holds).map((check) => [keyOf(check), check]));

const NOTHING: ChangedIdentities = { closes: [], opens: [] };

const checksWith = (raw: RawStatement, reviews: readonly SettledReview[]): readonly Check[] => {
  const settled = applyReviews(raw, reviews);
  return isReadable(settled) ? provenNow(settled).checks : [];
};

/** Which identities hold with one set of reviews and not with the other. */
export const changedIdentities = (
  raw: unknown,
  before: readonly SettledReview[],
  after: readonly SettledReview[],
): ChangedIdentities => {
  if (!isReadable(raw)) return NOTHING;
  const [was, is] = [checksWith(raw, before), checksWith(raw, after)];
  const [heldBefore, heldAfter] = [heldChecks(was), heldChecks(is)];
  const now = new Map(is.map((check) => [keyOf(check), check]));
  return {
    closes: [...heldAfter].flatMap(([key, check]) => (heldBefore.has(key) ? [] : [check])),
    opens: [...heldBefore].flatMap(([key, check]) =>
      heldAfter.has(key) ? [] : [now.get(key) ?? { ...check, holds: false }],
    ),
  };
};
