import type { RawStatement, SettledReview } from '@fde/contracts';
import { applyToDecision } from './apply-decision.js';
import { applyToFigure } from './apply-figure.js';
import { proveAgain } from './prove-again.js';
import { isReadable } from '../readable-statement.js';

/** Figures are named by the years that were read: they come before a decision that renames the years. */
const inOrder = (reviews: readonly SettledReview[]): SettledReview[] => [
  ...reviews.filter(({ item }) => item !== null),
  ...reviews.filter(({ item }) => item === null),
];

const applyOne = (raw: RawStatement, review: SettledReview): RawStatement =>
  review.item === null ? applyToDecision(raw, review) : applyToFigure(raw, review);

/**
 * A statement with what people have settled of it: their numbers with method `reviewed` and
 * confidence 1, beside each what was read; decisions without doubt; its identities tried again.
 * What was given is not changed, and raw data that is not a statement comes back as it is.
 */
export const applyReviews = <Raw>(
  raw: Raw,
  reviews: readonly SettledReview[],
): Raw | RawStatement => {
  if (reviews.length === 0 || !isReadable(raw)) return raw;
  return proveAgain(raw, inOrder(reviews).reduce<RawStatement>(applyOne, raw));
};
