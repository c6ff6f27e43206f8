import { sql } from 'kysely';
import type { Executor } from '../database/database.js';
import type { ReviewCursor, ReviewFilter, ReviewRecord } from './ports.js';

export const readReview = (db: Executor, id: number): Promise<ReviewRecord | undefined> =>
  db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();

const matching = (db: Executor, filter: ReviewFilter) => {
  const { companyId, statementType, minimumWeight = 0, state } = filter;
  return db
    .selectFrom('reviews')
    .where('state', '=', state)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? 0))
    .$if(statementType !== undefined, (query) =>
      query.where('statement_type', '=', statementType ?? ''),
    )
    .$if(minimumWeight > 0, (query) => query.where('weight', '>=', minimumWeight));
};

/** Behind the cursor in the order of the index: less important, or as important with a greater id. */
const behind = ({ importance, id }: ReviewCursor) =>
  sql<boolean>`(importance <= ${importance} and (importance < ${importance} or id > ${id}))`;

/** One page of the queue, read along an index. */
export const pageOfReviews = (
  db: Executor,
  filter: ReviewFilter,
  page: { readonly after?: ReviewCursor; readonly limit: number },
) => {
  const { after, limit } = page;
  return matching(db, filter)
    .selectAll()
    .$if(after !== undefined, (query) => query.where(behind(after ?? { importance: 0, id: 0 })))
    .orderBy('importance', 'desc')
    .orderBy('id')
    .limit(limit);
};

/** Counting stops here: nobody needs the exact length of a very long queue. */
export const MOST_COUNTED = 1000;

export const countOfReviews = (db: Executor, filter: ReviewFilter) =>
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
