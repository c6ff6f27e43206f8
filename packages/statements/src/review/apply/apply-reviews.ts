import {
  MISSING_YEARS,
  REPORTING_COMPANY,
  type RawStatement,
  type SettledReview,
} from '@fde/contracts';
import { applyToDecision } from './apply-decision.js';
import { applyToFigure } from './apply-figure.js';
import { proveAgain } from './prove-again.js';
import { isReadable } from '../readable-statement.js';

/**
 * Figures are named by the years that were read, so they come before a decision that renames the
 * years.
 */
const inOrder = (reviews: readonly SettledReview[]): SettledReview[] => [
  ...reviews.filter(({ item }) => item !== null),
  ...reviews.filter(({ item }) => item === null),
];

/** Questions on a statement whose answers change nothing in it. */
const BESIDE_STATEMENT: readonly string[] = [MISSING_YEARS, REPORTING_COMPANY];

const applyOne = (raw: RawStatement, review: SettledReview): RawStatement =>
  review.item === null ? applyToDecision(raw, review) : applyToFigure(raw, review);

/**
 * A statement with the verdicts applied: settled numbers have method `reviewed` and confidence 1,
 * and beside each stands what was read; decisions lose their doubt; the identities are tried again.
 * The input is not changed, and raw data that is not a statement comes back as it is.
 */
export const applyReviews = <Raw>(
  raw: Raw,
  reviews: readonly SettledReview[],
): Raw | RawStatement => {
  const own = reviews.filter(({ decision }) => !BESIDE_STATEMENT.includes(decision ?? ''));
  if (own.length === 0 || !isReadable(raw)) return raw;
  return proveAgain(raw, inOrder(own).reduce<RawStatement>(applyOne, raw));
};
