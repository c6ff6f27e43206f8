import {
  streamOf,
  subjectOf,
  type GivenVerdict,
  type Question,
  type ReadPlace,
  type RecordEvent,
} from '@fde/contracts';
import { holdRecord, nextId, type RecordChanges } from '../records/changes/record-changes.js';
import { notFound } from '../records/record-errors.js';
import { asksNothingNew, questionOf, unsettledOf } from './open-questions.js';
import { ReviewConflict, type ReviewRecord } from './ports.js';
import { readReview, reviewsOf } from './read-reviews.js';

const presentReview = async ({ db }: RecordChanges, id: number): Promise<ReviewRecord> => {
  const review = await readReview(db, id);
  if (review === undefined) throw notFound('review', id);
  return review;
};

const extractionOf = async ({ db }: RecordChanges, id: number) => {
  const row = await db
    .selectFrom('extractions')
    .innerJoin('documents', 'documents.id', 'extractions.document_id')
    .select([
      'extractions.version',
      'extractions.document_id',
      'extractions.statement_type',
      'documents.company_id',
    ])
    .where('extractions.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound('extraction', id);
  return row;
};

const append = async (
  changes: RecordChanges,
  extractionId: number,
  event: RecordEvent,
): Promise<void> => {
  const { version, company_id } = await extractionOf(changes, extractionId);
  await changes.append(streamOf.extraction(extractionId), event, version, company_id);
};

/** A question that was asked before keeps its id. */
const withIds = async (
  { db }: RecordChanges,
  questions: readonly Question[],
  present: readonly ReviewRecord[],
): Promise<(Question & { readonly id: number })[]> => {
  const ids = new Map(present.map((review) => [subjectOf(review), review.id]));
  const asked = [];
  for (const question of questions)
    asked.push({ id: ids.get(subjectOf(question)) ?? (await nextId(db, 'review')), ...question });
  return asked;
};

export const askReviews = async (
  changes: RecordChanges,
  extractionId: number,
  questions: readonly Question[],
  lapsed: readonly number[] = [],
): Promise<void> => {
  await holdRecord(changes.db, 'extraction', extractionId, 'change');
  if (lapsed.length > 0)
    await append(changes, extractionId, {
      type: 'ReviewsLapsed',
      data: { extraction_id: extractionId, review_ids: [...lapsed] },
    });
  const present = await reviewsOf(changes.db, [extractionId]);
  if (asksNothingNew(questions, present)) return;
  const asked = await withIds(changes, unsettledOf(questions, present), present);
  const { document_id, company_id, statement_type } = await extractionOf(changes, extractionId);
  await append(changes, extractionId, {
    type: 'ReviewsAsked',
    data: { extraction_id: extractionId, document_id, company_id, statement_type, reviews: asked },
  });
};

/**
 * The company is held before the extraction, as compiling does: a verdict is seen by this
 * compilation or triggers the next one.
 */
const holdReview = async (changes: RecordChanges, id: number): Promise<ReviewRecord> => {
  const { company_id, extraction_id } = await presentReview(changes, id);
  await holdRecord(changes.db, 'company', company_id, 'change');
  await holdRecord(changes.db, 'extraction', extraction_id, 'change');
  return presentReview(changes, id);
};

const whoSettled = ({ id, given }: ReviewRecord): string => {
  if (given === null) return `Review ${id} is settled`;
  const who = given.by === null ? '' : ` by ${given.by}`;
  return `Review ${id} was settled${who} at ${given.at}: ${given.verdict}`;
};

export const settleReview = async (
  changes: RecordChanges,
  id: number,
  given: GivenVerdict,
): Promise<ReviewRecord> => {
  const review = await holdReview(changes, id);
  if (review.state === 'settled')
    throw new ReviewConflict('review_settled', whoSettled(review), review);
  const read: ReadPlace = { value: review.value, page: review.page, bbox: questionOf(review).bbox };
  const common = { review_id: id, extraction_id: review.extraction_id, read, ...given };
  const event: RecordEvent =
    review.item === null
      ? { type: 'DecisionReviewed', data: { ...common, decision: review.decision ?? '' } }
      : { type: 'FigureReviewed', data: { ...common, item: review.item } };
  await append(changes, review.extraction_id, event);
  return presentReview(changes, id);
};

export const undoReview = async (
  changes: RecordChanges,
  id: number,
  by: string | null,
): Promise<ReviewRecord> => {
  const review = await holdReview(changes, id);
  if (review.state === 'open')
    throw new ReviewConflict(
      'review_open',
      `Review ${id} is open: there is nothing to undo`,
      review,
    );
  await append(changes, review.extraction_id, {
    type: 'ReviewUndone',
    data: { review_id: id, extraction_id: review.extraction_id, by },
  });
  return presentReview(changes, id);
};
