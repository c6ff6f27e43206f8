import type { Question, SettledReview } from '@fde/contracts';
import { applyReviews } from './apply/apply-reviews.js';
import { askOfStatement } from './questions/ask-of-statement.js';
import { joinQuestions } from './questions/questions.js';
import { askAgain, reviewsThatHold } from './reviews-that-hold.js';

/**
 * What remains of a statement's reviews after a new reading: the questions that are open now, and
 * the reviews that no longer count.
 */
export interface ReviewsAfterReading {
  readonly questions: Question[];
  readonly lapsed: number[];
}

/** `raw` is the new reading, `reviews` the verdicts on earlier ones. */
export const reviewsAfterReading = (
  raw: unknown,
  reviews: readonly SettledReview[],
): ReviewsAfterReading => {
  const { held, lapsed } = reviewsThatHold(raw, reviews);
  return {
    questions: joinQuestions(askOfStatement(applyReviews(raw, held)), askAgain(raw, lapsed)),
    lapsed: lapsed.map(({ review_id }) => review_id),
  };
};
