import { setTimeout as sleep } from 'node:timers/promises';
import { randomIds, type Clock, type IdSource } from './clock.js';
import type { Database } from './database/database.js';
import { isTransactionConflict, translateError } from './database/translate-error.js';
import { VersionConflict, readAll, readStream, type Checkpoint } from './events/event-store.js';
import type { StoredEvent } from './events/stored-event.js';
import { rootContext, type MessageContext } from './message-context.js';
import type { OutboxMessage } from './outbox/outbox-message.js';
import { writingTransaction } from './projections/read-model-lock.js';
import type { RecordReader } from './records/ports.js';
import { BatchedReader } from './records/queries/batched-reader.js';
import {
  SEED_COMPANIES,
  SEED_FROM_ONE,
  SEED_LOCK,
  everHadCompany,
} from './records/changes/seed-companies.js';
import { TaskReader } from './tasks/task-reader.js';
import type { TaskRequest } from './tasks/task-writer.js';
import type { Task } from './tasks/task.js';
import { UnitOfWork } from './unit-of-work.js';

/** How often a unit that collides is run again before the caller gets the collision. */
const MAX_REPEATS = 8;

export interface EventLogOptions {
  /** The database's clock if none is given. */
  readonly clock?: Clock;
  readonly ids?: IdSource;
  /** Publish the beginnings and plain ends of tasks too, which none of our queues needs. */
  readonly publishAllTaskEvents?: boolean;
}

/** The log and what is projected from it. Reads see what was committed; every change is a transaction. */
export class EventLog {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly records: RecordReader;
  readonly tasks: TaskReader;
  readonly #everyEvent: boolean;
  readonly #relays = new Set<(messages: readonly OutboxMessage[]) => void>();

  constructor(database: Database, options: EventLogOptions = {}) {
    this.database = database;
    this.clock = options.clock ?? database.clock;
    this.ids = options.ids ?? randomIds;
    this.#everyEvent = options.publishAllTaskEvents ?? false;
    this.records = new BatchedReader((work) => database.run(work));
    this.tasks = new TaskReader(database);
  }

  /**
   * Runs `work` in one transaction, and again from the start when it collided with another one
   * (deadlock, version conflict): whatever it does outside the unit must be repeatable. Throws what
   * `work` throws, `version_conflict` where the collision lasts, `database_unavailable` (the
   * outcome of the commit is then unknown), `database_timeout`.
   */
  async transaction<T>(
    context: MessageContext,
    work: (unit: UnitOfWork) => Promise<T>,
  ): Promise<T> {
    for (let repeat = 0; ; repeat += 1) {
      try {
        return await this.#attempt(context, work);
      } catch (error) {
        if (
          !(error instanceof VersionConflict || isTransactionConflict(error)) ||
          repeat >= MAX_REPEATS
        )
          throw translateError(error);
        await sleep(2 ** repeat + repeat * 2);
      }
    }
  }

  /** Requests a task as `unit.tasks.request` does, in a transaction of its own. */
  request(
    context: MessageContext,
    request: TaskRequest,
  ): Promise<{ readonly task: Task; readonly created: boolean }> {
    return this.transaction(context, (unit) => unit.tasks.request(request));
  }

  /**
   * The company of a document, for a request of a task on it; undefined if there is no such
   * document.
   */
  companyOfDocument(documentId: number): Promise<number | undefined> {
    return this.database.run(async (db) => {
      const document = await db
        .selectFrom('documents')
        .select('company_id')
        .where('id', '=', documentId)
        .executeTakeFirst();
      return document?.company_id;
    });
  }

  /** The events of one stream, in order; empty where it does not exist. */
  readStream(streamId: string, fromVersion?: number): Promise<StoredEvent[]> {
    return this.database.run((db) => readStream(db, streamId, fromVersion));
  }

  /** The next events of the whole log; see `readAll` in events/event-store.ts for what their order means. */
  readAll(
    after: Checkpoint,
    limit: number,
  ): Promise<{ readonly events: StoredEvent[]; readonly checkpoint: Checkpoint }> {
    return this.database.run((db) => readAll(db, after, limit));
  }

  /**
   * Adds the six companies of a fresh system; does nothing if there ever was a company. Several
   * instances may call it at once.
   */
  async seedCompanies(): Promise<boolean> {
    return this.transaction(rootContext({}, this.ids), async (unit) => {
      await SEED_LOCK.execute(unit.db);
      if (await everHadCompany(unit.db)) return false;
      await SEED_FROM_ONE.execute(unit.db);
      for (const company of SEED_COMPANIES) await unit.records.addCompany(company, 'seed');
      return true;
    });
  }

  /**
   * Hands `take` the due messages of each commit of this process, to be published at once. While
   * there is a taker, other processes are not notified (a NOTIFY serialises the commits of the
   * whole database) and leave them alone for HOLD_MS.
   */
  onOutbox(take: (messages: readonly OutboxMessage[]) => void): () => void {
    this.#relays.add(take);
    return () => {
      this.#relays.delete(take);
    };
  }

  async #attempt<T>(context: MessageContext, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    const { result, due } = await writingTransaction(this.database.db, async (db) => {
      const handover = {
        now: this.clock.now(),
        taken: this.#relays.size > 0,
        everyEvent: this.#everyEvent,
      };
      const unit = new UnitOfWork(db, context, handover, this.ids);
      const value = await work(unit);
      return { result: value, due: await unit.flush() };
    });
    // They go to the relay of this process (the first, if there are several).
    const [take] = this.#relays;
    if (take !== undefined && due.length > 0) take(due);
    return result;
  }
}
