import type { BoundingBox, DecisionName, Review } from '@fde/contracts';
import type { ReviewRecord } from '@fde/event-log';

const boxOf = (bbox: readonly number[] | null): BoundingBox | null => {
  const [x0, y0, x1, y1] = bbox ?? [];
  return x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined
    ? null
    : [x0, y0, x1, y1];
};

/** A review as clients see it. */
export const reviewResource = (review: ReviewRecord): Review => ({
  id: review.id,
  state: review.state,
  kind: review.kind as Review['kind'],
  company_id: review.company_id,
  document_id: review.document_id,
  extraction_id: review.extraction_id,
  statement_type: review.statement_type,
  decision: review.decision as DecisionName | null,
  item: review.item,
  value: review.value,
  page: review.page,
  bbox: boxOf(review.bbox),
  doubt: review.doubt,
  weight: review.weight,
  importance: review.importance,
  reasons: [...review.reasons],
  given: review.given === null ? null : { ...review.given, bbox: boxOf(review.given.bbox) },
  created_at: review.created_at.toISOString(),
  updated_at: review.updated_at.toISOString(),
});
