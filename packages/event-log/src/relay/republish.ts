import { OPERATIONS, type OperationName } from '@fde/contracts';
import { sql, type Selectable } from 'kysely';
import type { EventsTable } from '../database/schema.js';
import { toStoredEvent } from '../events/event-store.js';
import type { EventLog } from '../event-log.js';
import { rootContext } from '../message-context.js';
import { replaceDueTimes } from '../watches/read-watches.js';
import { sessionIsAlive } from '../worker-sessions/session-liveness.js';
import { eventEnvelope, isPublished } from '../outbox/outbox-message.js';

export interface Republished {
  readonly commands: number;
  readonly events: number;
}

const BATCH = 1_000;

/**
 * Recovers from the loss of all the broker's data: puts the command of every waiting task (and of
 * every attempt whose worker is gone, and of every watch that is due) and every event since the
 * date into the outbox again. Consumers recognise what they have already handled.
 */
export const republish = async (log: EventLog, since: Date): Promise<Republished> => {
  const dueBefore = log.clock.now();
  const tasks = await republishCommands(log, { dueBefore, limit: 1_000_000 });
  const watches = await log.transaction(rootContext({}, log.ids), (unit) =>
    replaceDueTimes(unit, dueBefore),
  );
  return { commands: tasks + watches, events: await republishEvents(log, since) };
};

/**
 * Resends the commands of open tasks that were due before `dueBefore` and that no worker has: the
 * broker lost them. Records the time, so that a long queue does not fill with copies. Returns how
 * many it sent.
 */
const republishCommands = (
  log: EventLog,
  { dueBefore, limit }: { readonly dueBefore: Date; readonly limit: number },
): Promise<number> =>
  log.transaction(rootContext({}, log.ids), async (unit) => {
    const { rows } = await sql<{
      task_id: string;
      operation: OperationName;
      attempt_id: string | null;
    }>`
      select o.task_id, o.operation, o.attempt_id from open_tasks o
      where o.due_at <= ${dueBefore}
        and (o.attempt_id is null or not exists (select from worker_sessions s where s.session_id = o.session_id and ${sessionIsAlive}))
        and not exists (select from outbox b where b.envelope ->> 'task_id' = o.task_id::text and b.envelope ->> 'kind' = 'command')
      order by o.due_at limit ${limit} for update of o skip locked`.execute(unit.db);
    const waiting = rows.filter(
      (row) => row.attempt_id === null || !OPERATIONS[row.operation].workflow,
    );
    for (const { task_id: taskId } of waiting) {
      unit.tasks.sendCommand(await unit.tasks.load(taskId), unit.now);
      await unit.db
        .updateTable('open_tasks')
        .set({ due_at: unit.now })
        .where('task_id', '=', taskId)
        .execute();
    }
    return waiting.length;
  });

const republishEvents = async (log: EventLog, since: Date): Promise<number> => {
  let count = 0;
  for (let position = 0; ;) {
    const next = await log.transaction(rootContext({}, log.ids), async (unit) => {
      const { rows } = await sql<Selectable<EventsTable>>`
        select * from events where position > ${position} and occurred_at >= ${since} order by position limit ${sql.lit(BATCH)}`.execute(
        unit.db,
      );
      const envelopes = rows
        .map((row) => eventEnvelope(toStoredEvent(row)))
        .filter((envelope) => isPublished(envelope));
      for (const envelope of envelopes) unit.resend({ envelope, availableAt: unit.now });
      count += envelopes.length;
      return rows.at(-1)?.position;
    });
    if (next === undefined) return count;
    position = next;
  }
};
