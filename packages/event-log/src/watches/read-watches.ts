import { sql, type Selectable } from 'kysely';
import type { Database, Executor } from '../database/database.js';
import type { WatchesTable } from '../database/schema.js';
import { placeDueTime, type PlacingUnit } from './watch-message.js';

/** The watch of a company, or what is left of one that has ended (`next_due_at` is null then). */
export type WatchRecord = Readonly<Selectable<WatchesTable>>;

export const readWatchRow = (db: Executor, companyId: number): Promise<WatchRecord | undefined> =>
  db.selectFrom('watches').selectAll().where('company_id', '=', companyId).executeTakeFirst();

/** Undefined if the company was never watched. */
export const watchOf = (database: Database, companyId: number): Promise<WatchRecord | undefined> =>
  database.run((db) => readWatchRow(db, companyId));

/** Whether one of these tasks is the run that the company's watch has begun last. */
export const isRunOfWatch = async (
  db: Executor,
  companyId: number,
  taskIds: readonly string[],
): Promise<boolean> => {
  const row = await db
    .selectFrom('watches')
    .select('company_id')
    .where('company_id', '=', companyId)
    .where('last_task_id', 'in', [...taskIds])
    .executeTakeFirst();
  return row !== undefined;
};

export interface WatchPressure {
  /** Companies that are watched. */
  readonly watched: number;
  /** Watches whose due time has come and that have not fired. */
  readonly due: number;
  /** How long the most belated of them is late; 0 without one. */
  readonly lateSeconds: number;
}

export const watchPressure = (database: Database): Promise<WatchPressure> =>
  database.run(async (db) => {
    const { rows } = await sql<WatchPressure>`
      select count(*)::int as watched, count(*) filter (where next_due_at <= now())::int as due,
        greatest(0, coalesce(extract(epoch from now() - min(next_due_at)), 0))::float8 as "lateSeconds"
      from watches where next_due_at is not null`.execute(db);
    return rows[0] ?? { watched: 0, due: 0, lateSeconds: 0 };
  });

/**
 * Places due times again that were to fire before `dueBefore`: the broker lost their messages. One that still waits in
 * the outbox is not placed twice, and one that was had already does nothing. Returns how many watches are so late.
 */
export const replaceDueTimes = async (unit: PlacingUnit, dueBefore: Date): Promise<number> => {
  const late = await unit.db
    .selectFrom('watches')
    .select(['company_id', 'version'])
    .where('next_due_at', '<=', dueBefore)
    .execute();
  for (const { company_id: companyId, version } of late)
    placeDueTime(unit, { companyId, version }, unit.now);
  return late.length;
};
