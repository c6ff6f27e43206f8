import type { ReviewAnswer, SettledReview } from '@fde/contracts';
import type { StoredEvent } from '../events/stored-event.js';

type Reviewed = Extract<StoredEvent, { type: 'FigureReviewed' | 'DecisionReviewed' }>;

export const answerOf = ({ data, occurredAt }: Reviewed): ReviewAnswer & { at: string } => ({
  verdict: data.verdict,
  value: data.value,
  page: data.page,
  bbox: data.bbox,
  comment: data.comment,
  by: data.by,
  ...(data.settled_with === undefined ? {} : { settled_with: data.settled_with }),
  at: occurredAt.toISOString(),
});

/** The verdict as it counts for the extraction; undefined if it only puts off the review. */
export const settledOf = (event: Reviewed): SettledReview | undefined => {
  if (event.data.verdict === 'skip') return undefined;
  const { at, ...answer } = answerOf(event);
  return {
    review_id: event.data.review_id,
    decision: event.type === 'DecisionReviewed' ? event.data.decision : null,
    item: event.type === 'FigureReviewed' ? event.data.item : null,
    read: event.data.read,
    given: answer,
    at,
  };
};
