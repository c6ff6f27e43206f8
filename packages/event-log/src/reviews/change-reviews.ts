import {
  streamOf,
  subjectOf,
  type ReviewAnswer,
  type Question,
  type ReadPlace,
  type RecordEvent,
} from '@fde/contracts';
import { holdRecord, nextId, type RecordChanges } from '../record-basics/record-changes.js';
import { notFound } from '../record-basics/record-errors.js';
import { asksNothingNew, questionOf, unsettledOf } from './open-questions.js';
import { ReviewConflict, type ReviewRecord } from './ports.js';
import { readReview, reviewsOf, reviewsOfCause, reviewsSettledWith } from './read-reviews.js';

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
  const numbered = [];
  for (const question of questions)
    numbered.push({
      id: ids.get(subjectOf(question)) ?? (await nextId(db, 'review')),
      ...question,
    });
  return numbered;
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
  const reviews = await withIds(changes, unsettledOf(questions, present), present);
  const { document_id, company_id, statement_type } = await extractionOf(changes, extractionId);
  await append(changes, extractionId, {
    type: 'ReviewsAsked',
    data: { extraction_id: extractionId, document_id, company_id, statement_type, reviews },
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

/** Writes the verdict into the log; its review is held, and not settled. */
const appendVerdict = async (
  changes: RecordChanges,
  review: ReviewRecord,
  answer: ReviewAnswer,
): Promise<ReviewRecord> => {
  const { id, extraction_id, value, page } = review;
  const read: ReadPlace = { value, page, bbox: questionOf(review).bbox };
  const common = { review_id: id, extraction_id, read, ...answer };
  const event: RecordEvent =
    review.item === null
      ? { type: 'DecisionReviewed', data: { ...common, decision: review.decision ?? '' } }
      : { type: 'FigureReviewed', data: { ...common, item: review.item } };
  await append(changes, extraction_id, event);
  return presentReview(changes, id);
};

const requireUnsettled = (review: ReviewRecord): void => {
  if (review.state === 'settled')
    throw new ReviewConflict('review_settled', whoSettled(review), review);
};

export const settleReview = async (
  changes: RecordChanges,
  id: number,
  answer: ReviewAnswer,
): Promise<ReviewRecord> => {
  const review = await holdReview(changes, id);
  requireUnsettled(review);
  return appendVerdict(changes, review, answer);
};

export const settleTogether = async (
  changes: RecordChanges,
  id: number,
  answer: ReviewAnswer,
): Promise<readonly ReviewRecord[]> => {
  const first = await holdReview(changes, id);
  requireUnsettled(first);
  const like = first.cause === '' ? [] : await reviewsOfCause(changes.db, first).execute();
  const word = { ...answer, settled_with: id };
  const settled = [];
  for (const other of [first, ...like.filter((one) => one.id !== id)]) {
    await holdRecord(changes.db, 'extraction', other.extraction_id, 'change');
    settled.push(await appendVerdict(changes, other, word));
  }
  return settled;
};

export const correctFigure = async (
  changes: RecordChanges,
  extractionId: number,
  question: Question,
  answer: ReviewAnswer,
): Promise<ReviewRecord> => {
  const { company_id } = await extractionOf(changes, extractionId);
  await holdRecord(changes.db, 'company', company_id, 'change');
  await holdRecord(changes.db, 'extraction', extractionId, 'change');
  const ofSubject = async (): Promise<ReviewRecord | undefined> =>
    (await reviewsOf(changes.db, [extractionId])).find(
      (review) => subjectOf(review) === subjectOf(question),
    );
  if ((await ofSubject()) === undefined) {
    const present = await reviewsOf(changes.db, [extractionId]);
    const others = present.filter(({ state }) => state !== 'settled').map(questionOf);
    await askReviews(changes, extractionId, [...others, question]);
  }
  const review = await ofSubject();
  if (review === undefined) throw new Error('a correction was not recorded');
  requireUnsettled(review);
  return appendVerdict(changes, review, answer);
};

/** A question that only a person raised is not open after its verdict is taken back. */
const dropUnasked = async (changes: RecordChanges, review: ReviewRecord): Promise<void> => {
  if (review.reasons.length > 0) return;
  const present = await reviewsOf(changes.db, [review.extraction_id]);
  const others = present.filter(({ state, id }) => state !== 'settled' && id !== review.id);
  await askReviews(changes, review.extraction_id, others.map(questionOf));
};

const requireVerdict = (review: ReviewRecord): void => {
  if (review.state === 'open' || review.state === 'accepted')
    throw new ReviewConflict(
      'review_open',
      `Review ${review.id} is open: there is nothing to undo`,
      review,
    );
};

const takeBack = async (
  changes: RecordChanges,
  review: ReviewRecord,
  by: string | null,
): Promise<ReviewRecord> => {
  const { id, extraction_id } = review;
  await append(changes, extraction_id, {
    type: 'ReviewUndone',
    data: { review_id: id, extraction_id, by },
  });
  const open = await presentReview(changes, id);
  await dropUnasked(changes, open);
  return open;
};

export const undoReview = async (
  changes: RecordChanges,
  id: number,
  by: string | null,
): Promise<ReviewRecord> => {
  const review = await holdReview(changes, id);
  requireVerdict(review);
  return takeBack(changes, review, by);
};

export const undoTogether = async (
  changes: RecordChanges,
  id: number,
  by: string | null,
): Promise<readonly ReviewRecord[]> => {
  const review = await holdReview(changes, id);
  requireVerdict(review);
  const first = review.given?.settled_with;
  const all =
    first === undefined
      ? []
      : await reviewsSettledWith(changes.db, review.company_id, review.state, first);
  const open = [];
  for (const other of [review, ...all.filter((one) => one.id !== id)]) {
    await holdRecord(changes.db, 'extraction', other.extraction_id, 'change');
    open.push(await takeBack(changes, other, by));
  }
  return open;
};
