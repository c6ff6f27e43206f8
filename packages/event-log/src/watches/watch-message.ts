import { createHash } from 'node:crypto';
import { writtenCommand } from '@fde/contracts';
import { sql } from 'kysely';
import type { IdSource } from '../clock.js';
import type { Executor } from '../database/database.js';
import { newTraceparent, type MessageContext } from '../message-context.js';
import type { OutboxMessage } from '../outbox/outbox-message.js';

/** What names one due time: the company, and the version of its watch's stream that placed it. */
export interface DueTime {
  readonly companyId: number;
  readonly version: number;
}

/** What placing a due time takes from the transaction it happens in. */
export interface PlacingUnit {
  readonly db: Executor;
  readonly context: MessageContext;
  readonly now: Date;
  readonly ids: IdSource;
  resend(message: OutboxMessage): void;
}

/** The same for the same due time, so that its message waits in the outbox once however often it is placed. */
const messageIdOf = ({ companyId, version }: DueTime): string => {
  const hex = createHash('sha256').update(`watch-${companyId}@${version}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** Each firing is a flow of its own: a watch continues for years. */
const dueMessage = (due: DueTime, availableAt: Date, unit: PlacingUnit): OutboxMessage => {
  const written = writtenCommand('FireWatch', {
    company_id: due.companyId,
    watch_version: due.version,
  });
  return {
    availableAt,
    companyId: due.companyId,
    envelope: {
      message_id: messageIdOf(due),
      kind: 'command',
      type: 'FireWatch',
      schema_version: written.version,
      task_id: null,
      correlation_id: unit.ids.uuid(),
      causation_id: unit.context.causationId,
      traceparent: newTraceparent(),
      occurred_at: unit.now.toISOString(),
      payload: written.data,
    },
  };
};

/** Puts the due time in the outbox, to be sent when it has come. */
export const placeDueTime = (unit: PlacingUnit, due: DueTime, availableAt: Date): void =>
  unit.resend(dueMessage(due, availableAt, unit));

/** Takes back a due time that has not come; one that a relay is sending at the moment does nothing when it comes. */
export const withdrawDueTime = async (db: Executor, due: DueTime): Promise<void> => {
  await sql`
    delete from outbox where (message_id, queue) in (
      select message_id, queue from outbox where message_id = ${messageIdOf(due)}::uuid for update skip locked)`.execute(
    db,
  );
};
