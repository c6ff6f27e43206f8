import { sql } from 'kysely';
import type { Database } from '../database/database.js';
import type { ClockJump } from '../database/database-clock.js';

/**
 * What waits in the database until it is due. Tasks come before the commands that wake them: one that
 * comes too early is dropped. Watches are not here: people set them by the calendar.
 */
const WAITING = [
  { table: 'open_tasks', column: 'due_at' },
  { table: 'outbox', column: 'available_at' },
  { table: 'queue_messages', column: 'available_at' },
  { table: 'webhook_deliveries', column: 'due_at' },
  { table: 'webhooks', column: 'resume_at' },
] as const;

/** Other processes write by the time before until they have seen the jump too, a second later. */
const SETTLING_MS = 10_000;

/** Whether the database's clock was set back a moment ago. */
export const wasSetBack = (jump: ClockJump | undefined): jump is ClockJump =>
  jump !== undefined && jump.byMs < 0 && jump.agoMs < SETTLING_MS;

/**
 * After the clock was set back, what was due in a moment would be due in hours: this moves it back
 * by as much. All processes may do it at once, and again: what is due in less than half of the jump
 * was written or moved since. What is due later than that anyway comes too early, and then is tried
 * once more often; it is never late.
 */
export const bringForward = (database: Database, { byMs }: ClockJump): Promise<void> =>
  database.run(async (db) => {
    const backSeconds = -byMs / 1000;
    for (const { table, column } of WAITING) {
      const [name, due] = [sql.table(table), sql.ref(column)];
      const {
        rows: [right],
      } = await sql<{ held: boolean }>`
        select has_column_privilege(${table}, ${column}, 'update') as held`.execute(db);
      if (right?.held !== true) continue;
      await sql`
        update ${name} set ${due} = greatest(now(), ${due} - make_interval(secs => ${backSeconds}::float8))
        where ctid = any(array(
          select ctid from ${name} where ${due} > now() + make_interval(secs => ${backSeconds / 2}::float8)
          for update skip locked))`.execute(db);
    }
  });
