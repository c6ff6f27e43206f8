import { causeOfQuestion, isAcceptedByItself, kindOfQuestion } from '@fde/contracts';
import { sql, type Kysely, type Migration } from 'kysely';
import type { Schema } from '../schema.js';

/**
 * What reviews are about and what like ones have in common, for filters and common answers. Open
 * reviews of plain restatements leave the queue: they are accepted by themselves.
 */
const statements = [
  `alter table reviews add column if not exists kind text not null default ''`,
  `alter table reviews add column if not exists cause text not null default ''`,
  `create index if not exists reviews_of_kind on reviews (kind, state, importance desc, id)`,
  `create index if not exists reviews_of_cause on reviews (cause, state, importance desc, id) where cause <> ''`,
  `create index if not exists reviews_by_time on reviews (state, updated_at desc, id desc)`,
];

const ROWS_AT_ONCE = 500;

const rowsAfter = (db: Kysely<Schema>, id: number) =>
  db
    .selectFrom('reviews')
    .selectAll()
    .where('id', '>', id)
    .orderBy('id')
    .limit(ROWS_AT_ONCE)
    .execute();

/** The same as the projection makes of the events, so that a rebuilt read model is identical. */
const fill = async (db: Kysely<Schema>): Promise<void> => {
  for (let last = 0; ;) {
    const rows = await rowsAfter(db, last);
    for (const row of rows)
      await db
        .updateTable('reviews')
        .set({
          kind: kindOfQuestion(row),
          cause: causeOfQuestion(row, row),
          ...(row.state === 'open' && isAcceptedByItself(row) ? { state: 'accepted' } : {}),
        })
        .where('id', '=', row.id)
        .execute();
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
};

export const kindsOfReviews: Migration = {
  async up(db): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await fill(db as Kysely<Schema>);
  },
};
