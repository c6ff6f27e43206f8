import type { DomainEvent } from '@fde/contracts';
import { sql } from 'kysely';
import type { IdSource } from './clock.js';
import type { Executor } from './database/database.js';
import { appendEvents, readStream } from './events/event-store.js';
import type { StoredEvent } from './events/stored-event.js';
import type { MessageContext } from './message-context.js';
import {
  commandEnvelope,
  eventMessage,
  isPublished,
  type OutboxMessage,
  type TaskCommandMessage,
} from './outbox/outbox-message.js';
import { isDue, notifyOutbox, writeOutbox, type Handover } from './outbox/outbox.js';
import { projectInline } from './read-models/inline-projections.js';
import type { RecordWriter } from './records/ports.js';
import { recordWriter } from './records/changes/record-writer.js';
import { TaskWriter } from './tasks/task-writer.js';

/**
 * One transaction: events, the rows they are projected to, and the messages that follow from them happen together or
 * not at all.
 */
export class UnitOfWork {
  readonly db: Executor;
  readonly context: MessageContext;
  readonly now: Date;
  readonly ids: IdSource;
  readonly records: RecordWriter;
  readonly tasks: TaskWriter;
  readonly handover: Handover;
  readonly #messages: OutboxMessage[] = [];

  constructor(db: Executor, context: MessageContext, handover: Handover, ids: IdSource) {
    this.db = db;
    this.context = context;
    this.handover = handover;
    this.now = handover.now;
    this.ids = ids;
    this.tasks = new TaskWriter(this);
    this.records = recordWriter({
      db,
      append: async (streamId, event, expectedVersion, companyId) => {
        await this.append(streamId, [event], expectedVersion, companyId);
      },
      revokeTasks: (subject, reason) => this.tasks.revokeOn(subject, reason),
    });
  }

  /**
   * Appends, projects the inline read models, and puts the events that are published in the outbox. Throws
   * `version_conflict` (the transaction is then run again) and `invalid_event`. Events of `task-` and `workflow-`
   * streams carry the id of that task; messages that of the company, where the event or `companyId` says it.
   */
  async append(
    streamId: string,
    events: readonly DomainEvent[],
    expectedVersion?: number,
    companyId?: number,
  ): Promise<StoredEvent[]> {
    const taskId = /^(?:task|workflow)-(.+)$/.exec(streamId)?.[1] ?? this.context.taskId;
    const stored = await appendEvents(this.db, {
      streamId,
      events,
      context: { ...this.context, taskId },
      now: this.now,
      ids: this.ids,
      ...(expectedVersion === undefined ? {} : { expectedVersion }),
    });
    await projectInline(stored, this.db);
    const { tracestate } = this.context;
    const messages = stored.map((event) =>
      eventMessage(event, { tracestate, companyId, availableAt: this.now }),
    );
    const { everyEvent } = this.handover;
    this.#messages.push(...messages.filter(({ envelope }) => isPublished(envelope, everyEvent)));
    return stored;
  }

  readStream(streamId: string, fromVersion?: number): Promise<StoredEvent[]> {
    return readStream(this.db, streamId, fromVersion);
  }

  /**
   * Sends a command when the transaction commits, not before `availableAt`; in the unit's context
   * if none is given.
   */
  send(
    command: TaskCommandMessage,
    options: { readonly availableAt?: Date; readonly context?: MessageContext } = {},
  ): void {
    const context = { ...(options.context ?? this.context), taskId: command.payload.task_id };
    this.#messages.push({
      envelope: commandEnvelope(command, context, this.now, this.ids),
      availableAt: options.availableAt ?? this.now,
    });
  }

  /** Puts a finished envelope in the outbox: a redelivery to one queue, a republication. */
  resend(message: OutboxMessage): void {
    this.#messages.push(message);
  }

  /**
   * True the first time this consumer handles this message; false for a redelivery, which must
   * change nothing.
   */
  async inbox(consumer: string, messageId: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('inbox')
      .values({ consumer, message_id: messageId, received_at: this.now })
      .onConflict((conflict) => conflict.columns(['consumer', 'message_id']).doNothing())
      .executeTakeFirstOrThrow();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  /** Whether this consumer has handled this message before. */
  async inboxHas(consumer: string, messageId: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('inbox')
      .select('message_id')
      .where('consumer', '=', consumer)
      .where('message_id', '=', messageId)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Notifies the listeners of a channel when the transaction commits, once per payload. */
  async notify(channel: string, payloads: readonly string[]): Promise<void> {
    await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(
      this.db,
    );
  }

  /** Writes the collected messages; the last step of the transaction. Returns those that are due. */
  async flush(): Promise<readonly OutboxMessage[]> {
    await writeOutbox(this.db, this.#messages, this.handover);
    const due = this.#messages.filter((message) => isDue(message, this.handover));
    if (due.length > 0 && !this.handover.taken) await notifyOutbox(this.db);
    return due;
  }
}
