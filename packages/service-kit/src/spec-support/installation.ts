import {
  Database,
  DeadLetters,
  EventLog,
  OutboxRelay,
  rootContext,
  type MessageContext,
  type TaskTimeline,
} from '@fde/event-log';
import {
  PostgresBroker,
  RabbitBroker,
  deliveryStore,
  privateVhost,
  type MessageBroker,
} from '@fde/messaging';
import type { ObjectStore } from '@fde/object-store';
import { privateDatabase, waitFor } from '@fde/testing';
import {
  FINAL_TASK_STATES,
  OPERATIONS,
  QUEUES,
  ServiceError,
  type OperationName,
  type QueueDefinition,
} from '@fde/contracts';
import { silentLog } from '../log/service-log.js';
import { ServiceMetrics } from '../metrics/service-metrics.js';
import type { Platform } from '../platform/platform-parts.js';
import type { TaskHandler } from '../task-runner/task-handler.js';
import { TaskWorker, type TaskWorkerOptions } from '../worker/task-worker.js';

export type BrokerName = 'postgres' | 'rabbitmq';

const noObjects = new Proxy({} as ObjectStore, {
  get: () => () => Promise.reject(new Error('this spec keeps no files')),
});

const SETTINGS: TaskWorkerOptions['settings'] = {
  RETRY_MIN_SECONDS: 0.1,
  RETRY_MAX_SECONDS: 0.4,
  TASK_LIMIT_SCALE: 1,
  TASK_CONCURRENCY: 4,
  PROGRESS_INTERVAL_MS: 20,
  REVOCATION_POLL_MS: 300,
  SUPERVISION_SECONDS: 3600,
  UNANSWERED_SECONDS: 3600,
  STOP_SECONDS: 0.2,
} as unknown as TaskWorkerOptions['settings'];

const REPORT = {
  fiscal_year: 2023,
  document_type: 'annual_report',
  filing_date: null,
  file_path: null,
  metadata: null,
} as const;

export interface Subject {
  readonly companyId: number;
  readonly documentId: number | null;
}

/** A private database and broker with one company and one document, and the means to run task workers on them. */
export class WorkerInstallation {
  readonly eventLog: EventLog;
  readonly broker: MessageBroker;
  readonly relay: OutboxRelay;
  readonly deadLetters: DeadLetters;
  readonly #tidy: readonly (() => Promise<unknown>)[];
  readonly #workers: TaskWorker[] = [];
  companyId = 0;
  documentId = 0;

  private constructor(
    database: Database,
    broker: (log: EventLog, letters: DeadLetters) => MessageBroker,
    tidy: readonly (() => Promise<unknown>)[],
  ) {
    this.eventLog = new EventLog(database);
    this.deadLetters = new DeadLetters(this.eventLog);
    this.broker = broker(this.eventLog, this.deadLetters);
    this.relay = new OutboxRelay(this.eventLog, this.broker, { pollMs: 50 });
    this.#tidy = tidy;
  }

  static async open(adapter: BrokerName): Promise<WorkerInstallation> {
    const own = await privateDatabase();
    const database = new Database({ url: own.url });
    await database.migrate();
    const vhost = adapter === 'rabbitmq' ? await privateVhost() : undefined;
    const installation = new WorkerInstallation(
      database,
      (log, letters) =>
        vhost === undefined
          ? new PostgresBroker({ log, name: 'spec' })
          : new RabbitBroker({ url: vhost.url, name: 'spec', store: deliveryStore(log, letters) }),
      [() => database.close(), () => own.drop(), async () => vhost?.drop()],
    );
    await installation.#fill();
    installation.relay.start();
    return installation;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.stop()));
    await this.relay.stop();
    await this.broker.close();
    for (const tidy of this.#tidy) await tidy();
  }

  get platform(): Platform {
    const { eventLog, deadLetters, broker, relay } = this;
    return {
      database: eventLog.database,
      eventLog,
      deadLetters,
      broker,
      relay,
      objects: noObjects,
      components: [],
      checks: [],
    };
  }

  /** Starts a worker with these handlers; of the downloader's queue if none is named. */
  async worker(
    handlers: readonly TaskHandler[],
    settings: Partial<TaskWorkerOptions['settings']> = {},
    queue: QueueDefinition = QUEUES.downloader,
    metrics = new ServiceMetrics(queue.service),
  ): Promise<TaskWorker> {
    const worker = new TaskWorker({
      service: queue.service,
      platform: this.platform,
      queue,
      handlers,
      settings: { ...SETTINGS, ...settings },
      log: silentLog,
      metrics,
    });
    this.#workers.push(worker);
    await worker.start();
    return worker;
  }

  context(): MessageContext {
    return rootContext();
  }

  async request(operation: OperationName = 'download_document'): Promise<string> {
    return this.requestOf(operation, {
      companyId: this.companyId,
      documentId: OPERATIONS[operation].subject === 'document' ? this.documentId : null,
    });
  }

  /** A task on a subject of its own: requests for one and the same fold into one task. */
  async requestOf(operation: OperationName, subject: Subject): Promise<string> {
    const { task } = await this.eventLog.transaction(rootContext(), (unit) =>
      unit.tasks.request({ operation, ...subject }),
    );
    return task.taskId;
  }

  /** A further company; gives its documents. */
  company(name: string, documents: number): Promise<readonly Subject[]> {
    return this.eventLog.transaction(rootContext(), async (unit) => {
      const irUrl = `https://${name}.example/ir`;
      const company = await unit.records.addCompany(
        { name, primary_ticker: null, tickers: null, ir_url: irUrl },
        'client',
      );
      const subjects: Subject[] = [];
      for (let number = 1; number <= documents; number += 1) {
        const document = await unit.records.addDocument(
          { ...REPORT, company_id: company.id, url: `${irUrl}/${number}.pdf` },
          'client',
        );
        subjects.push({ companyId: company.id, documentId: document.id });
      }
      return subjects;
    });
  }

  /** Waits until the task has ended, and gives what its log tells. */
  async ended(taskId: string, timeoutMs = 15_000) {
    return waitFor(
      async () => {
        const task = await this.eventLog.tasks.load(taskId);
        return task !== undefined && FINAL_TASK_STATES.includes(task.status) ? task : undefined;
      },
      { timeoutMs, what: `the end of task ${taskId}` },
    );
  }

  async timeline(taskId: string): Promise<TaskTimeline> {
    const timeline = await this.eventLog.tasks.timeline(taskId);
    if (timeline === undefined) throw new Error(`no task ${taskId}`);
    return timeline;
  }

  eventTypes(taskId: string): Promise<readonly string[]> {
    return this.eventLog
      .readStream(`task-${taskId}`)
      .then((events) => events.map(({ type }) => type));
  }

  /**
   * The next transaction after which the condition holds is committed, but its caller is told that
   * the database is unavailable.
   */
  loseOneAnswer(when: () => Promise<boolean>): { readonly answers: number } {
    const lost = { answers: 0 };
    const { eventLog } = this;
    const losing = async <Result>(write: Promise<Result>): Promise<Result> => {
      const result = await write;
      if (lost.answers > 0 || !(await when())) return result;
      lost.answers += 1;
      throw new ServiceError('database_unavailable', 'The connection was lost', {
        retryable: true,
      });
    };
    const transaction = eventLog.transaction.bind(eventLog);
    eventLog.transaction = (context, work) => losing(transaction(context, work));
    return lost;
  }

  /** Resolves when everything written so far is with the broker: what is asked next comes after it. */
  async sent(): Promise<void> {
    await waitFor(
      async () => {
        const left = await this.eventLog.database.run((db) =>
          db.selectFrom('outbox').select('message_id').limit(1).execute(),
        );
        return left.length === 0 && this.relay.state().inFlight === 0;
      },
      { what: 'an empty outbox' },
    );
  }

  /** Resolves when every message sent so far has been handled. */
  async quiet(): Promise<void> {
    await waitFor(
      async () => {
        const now = this.eventLog.clock.now();
        const waiting = await this.eventLog.database.run((db) =>
          db
            .selectFrom('outbox')
            .select((f) => f.fn.countAll<number>().as('n'))
            .where('available_at', '<=', now)
            .executeTakeFirst(),
        );
        return (
          Number(waiting?.n ?? 0) === 0 &&
          this.relay.state().inFlight === 0 &&
          (await this.broker.depth(QUEUES.downloader)) === 0
        );
      },
      { what: 'empty queues' },
    );
  }

  async #fill(): Promise<void> {
    const document = await this.eventLog.transaction(rootContext(), async (unit) => {
      const company = await unit.records.addCompany(
        { name: 'Acme', primary_ticker: null, tickers: null, ir_url: 'https://acme.example/ir' },
        'client',
      );
      return unit.records.addDocument(
        { ...REPORT, company_id: company.id, url: 'https://acme.example/a.pdf' },
        'client',
      );
    });
    this.documentId = document.id;
    this.companyId = document.company_id;
  }
}
