import { sql, type SelectQueryBuilder } from 'kysely';
import type { Executor } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import {
  ANONYMOUS,
  type LikeReviews,
  type ReviewCursor,
  type ReviewFilter,
  type ReviewOrder,
  type ReviewPage,
  type ReviewRecord,
} from './ports.js';

export const readReview = (db: Executor, id: number): Promise<ReviewRecord | undefined> =>
  db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();

/** No other review of its cause and state comes before it. */
const isFirstOfItsCause = sql<boolean>`(reviews.cause = '' or not exists (
  select from reviews other where other.cause = reviews.cause and other.cause <> ''
  and other.state = reviews.state and (other.importance > reviews.importance
    or (other.importance = reviews.importance and other.id < reviews.id))))`;

const saidBy = (by: string) =>
  sql<boolean>`coalesce(reviews.given ->> 'by', ${sql.lit(ANONYMOUS)}) = ${by}`;

const matching = (db: Executor, filter: ReviewFilter) => {
  const { companyId, statementType, minimumWeight = 0, kind, by, since, until, state } = filter;
  return db
    .selectFrom('reviews')
    .where('state', '=', state)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? 0))
    .$if(statementType !== undefined, (query) =>
      query.where('statement_type', '=', statementType ?? ''),
    )
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(by !== undefined, (query) => query.where(saidBy(by ?? '')))
    .$if(since !== undefined, (query) => query.where('updated_at', '>=', since ?? new Date()))
    .$if(until !== undefined, (query) => query.where('updated_at', '<', until ?? new Date()))
    .$if(filter.together === true, (query) => query.where(isFirstOfItsCause))
    .$if(minimumWeight > 0, (query) => query.where('weight', '>=', minimumWeight));
};

/**
 * Behind the cursor in the order of the index: less important, or as important with a greater id;
 * or changed earlier, or at the same time with a smaller id.
 */
const behind = (order: ReviewOrder, { key, id }: ReviewCursor) => {
  const at = new Date(key);
  return order === 'recent'
    ? sql<boolean>`(updated_at <= ${at} and (updated_at < ${at} or id < ${id}))`
    : sql<boolean>`(importance <= ${key} and (importance < ${key} or id > ${id}))`;
};

/** One page of the queue, read along an index. */
export const pageOfReviews = (db: Executor, filter: ReviewFilter, page: ReviewPage) => {
  const { after, limit, skip = 0, order = 'importance' } = page;
  const [by, direction] =
    order === 'recent' ? (['updated_at', 'desc'] as const) : (['importance', 'asc'] as const);
  return matching(db, filter)
    .selectAll()
    .$if(after !== undefined, (query) => query.where(behind(order, after ?? { key: 0, id: 0 })))
    .orderBy(by, 'desc')
    .orderBy('id', direction)
    .offset(skip)
    .limit(limit);
};

/** Counting stops here: nobody needs the exact length of a very long queue. */
const MOST_COUNTED = 1000;

/** A query of one row: the number of reviews that match, 1000 at most. */
export const countOfReviews = (
  db: Executor,
  filter: ReviewFilter,
): SelectQueryBuilder<Schema, never, { total: number }> =>
  db
    .selectFrom(matching(db, filter).select('id').limit(MOST_COUNTED).as('counted'))
    .select((f) => f.fn.countAll<number>().as('total'));

export const reviewsOf = (db: Executor, extractionIds: readonly number[]) =>
  db
    .selectFrom('reviews')
    .selectAll()
    .where(sql<boolean>`extraction_id = any(${extractionIds}::int[])`)
    .orderBy('id')
    .execute();

/** All reviews of the cause in the state, the most important first. */
export const reviewsOfCause = (db: Executor, { cause, state }: ReviewRecord) =>
  db
    .selectFrom('reviews')
    .selectAll()
    .where('cause', '=', cause)
    .where('state', '=', state)
    .orderBy('importance', 'desc')
    .orderBy('id');

/** As many like reviews are listed beside one. */
const MOST_LIKE = 50;

export const likeReviews = async (db: Executor, review: ReviewRecord): Promise<LikeReviews> => {
  if (review.cause === '') return { count: 1, reviews: [review] };
  const reviews = await reviewsOfCause(db, review).limit(MOST_LIKE).execute();
  const { total } = await db
    .selectFrom('reviews')
    .select((f) => f.fn.countAll<number>().as('total'))
    .where('cause', '=', review.cause)
    .where('state', '=', review.state)
    .executeTakeFirstOrThrow();
  return { count: Number(total), reviews };
};

/** What was settled, or put off, by the verdict on one review, that one among them. */
export const reviewsSettledWith = (
  db: Executor,
  companyId: number,
  state: ReviewRecord['state'],
  id: number,
) =>
  db
    .selectFrom('reviews')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('state', '=', state)
    .where(sql<boolean>`(given ->> 'settled_with')::int = ${id}`)
    .orderBy('id')
    .execute();
