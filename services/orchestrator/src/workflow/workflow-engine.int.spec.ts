import {
  FINAL_TASK_STATES,
  QUEUES,
  ServiceError,
  type OperationName,
  type QueueDefinition,
} from '@fde/contracts';
import { fireWatch, rootContext, setWatch } from '@fde/event-log';
import { rabbitMqAnswers, type Consumer } from '@fde/messaging';
import {
  ServiceMetrics,
  silentLog,
  type RecordsWithResult,
  type TaskHandler,
  type TaskOutcome,
} from '@fde/service-kit';
import { WorkerInstallation, type BrokerName } from '@fde/service-kit/spec-support';
import { taskResultFaults, waitFor } from '@fde/testing';
import { expect } from 'chai';
import { extractCompanyWorkflow } from '../extract-company/extract-company-workflow.js';
import { processCompanyDocumentsWorkflow } from '../process-company-documents/process-company-documents-workflow.js';
import { processDocumentWorkflow } from '../process-document/process-document-workflow.js';
import { WorkflowEngine, type WorkflowEngineOptions } from './workflow-engine.js';

const COMPILED = {
  id: 1,
  statement_type: 'income_statement',
  years: ['2020'],
  line_item_count: 20,
  confidence: 1,
  gap_count: 0,
  changed: true,
};
const REPORTS = 5;
const LOOK_SECONDS = 30;
const DAY_MS = 24 * 3600 * 1000;

/** The orchestrator with workers whose handlers only pretend. */
class Pipeline {
  readonly on: WorkerInstallation;
  readonly starts: string[] = [];
  #consumers: Consumer[] = [];
  /** What a step does, where it is not simply done. */
  readonly instead = new Map<
    OperationName,
    (documentId: number | null, signal: AbortSignal) => Promise<void>
  >();

  constructor(on: WorkerInstallation) {
    this.on = on;
  }

  async orchestrate(options: Partial<WorkflowEngineOptions> = {}): Promise<Consumer[]> {
    const engine = new WorkflowEngine({
      eventLog: this.on.eventLog,
      tables: [extractCompanyWorkflow, processCompanyDocumentsWorkflow, processDocumentWorkflow],
      documentsAtOnce: 2,
      limitScale: 1,
      lookSeconds: LOOK_SECONDS,
      log: silentLog,
      metrics: new ServiceMetrics('orchestrator'),
      ...options,
    });
    const consumers = [
      await this.on.broker.consume(QUEUES.orchestrator, (delivery) => engine.takeCommand(delivery)),
      await this.on.broker.consume(QUEUES.orchestratorEvents, (delivery) =>
        engine.takeEnd(delivery),
      ),
    ];
    this.#consumers.push(...consumers);
    return consumers;
  }

  async work(): Promise<void> {
    const handlers: Record<string, TaskHandler[]> = {
      scraper: [this.#handler('scrape_company', () => this.#found())],
      downloader: [
        this.#handler('classify_document', (id) => this.#classified(id)),
        this.#handler('download_document', (id) => this.#downloaded(id)),
      ],
      extractor: [
        this.#handler('extract_document', () => ({
          result: {
            status: 'success',
            extractions: [
              { extraction_id: 1, statement_type: 'balance_sheet', confidence_score: 1 },
            ],
          },
        })),
      ],
      compiler: [
        this.#handler('recompile_company', () => ({
          result: { status: 'success', compiled_statements: [COMPILED] },
        })),
      ],
    };
    for (const [name, of] of Object.entries(handlers))
      await this.on.worker(of, {}, (QUEUES as unknown as Record<string, QueueDefinition>)[name]);
  }

  async close(): Promise<void> {
    await Promise.all(this.#consumers.map((consumer) => consumer.stop(0)));
    await this.on.close();
  }

  #handler(operation: OperationName, outcome: (documentId: number) => TaskOutcome): TaskHandler {
    return {
      operation,
      run: async ({ document_id: documentId }, { signal }) => {
        this.starts.push(documentId === null ? operation : `${operation} ${documentId}`);
        await this.instead.get(operation)?.(documentId, signal);
        return outcome(documentId ?? 0);
      },
    };
  }

  #found(): TaskOutcome {
    const record: RecordsWithResult['record'] = async (records) => {
      for (let year = 2020; year < 2020 + REPORTS - 1; year += 1) {
        const url = `https://acme.example/${year}.pdf`;
        const known = (await records.documents(this.on.companyId, {})).items.some(
          (document) => document.url === url,
        );
        if (!known)
          await records.addDocument(
            {
              company_id: this.on.companyId,
              url,
              fiscal_year: year,
              document_type: 'unknown',
              filing_date: null,
              file_path: null,
              metadata: null,
            },
            'pipeline',
          );
      }
      return { status: 'success', discovered_count: REPORTS };
    };
    return { record };
  }

  #classified(documentId: number): TaskOutcome {
    const record: RecordsWithResult['record'] = async (records) => {
      const document = await records.documentClassified(documentId, {
        documentType: 'annual_report',
        fiscalYear: 2020,
        confidence: 0.95,
        reasons: [],
      });
      return { document_type: document.document_type };
    };
    return { record };
  }

  #downloaded(documentId: number): TaskOutcome {
    const record: RecordsWithResult['record'] = async (records) => {
      await records.documentDownloaded(documentId, {
        objectKey: `company_1/2020/${documentId}.pdf`,
        sha256: String(documentId).padStart(64, '0'),
        size: 1,
      });
      return { sha256: 'x' };
    };
    return { record };
  }
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

const cases = (adapter: BrokerName): void => {
  let run: Pipeline;

  beforeEach(async () => {
    run = new Pipeline(await WorkerInstallation.open(adapter));
  });
  afterEach(async () => {
    await run.close();
  });

  const openTasks = () => run.on.eventLog.tasks.open();
  const nextLook = async (taskId: string): Promise<number> => {
    const { due_at: due } = await run.on.eventLog.database.db
      .selectFrom('open_tasks')
      .select('due_at')
      .where('task_id', '=', taskId)
      .executeTakeFirstOrThrow();
    return due.getTime();
  };
  /** What waits in the outbox for so long, or longer. */
  const messagesDueIn = (seconds: number): Promise<readonly object[]> => {
    const { db, clock } = run.on.eventLog.database;
    const from = new Date(clock.now().getTime() + seconds * 1000);
    return db.selectFrom('outbox').select('envelope').where('available_at', '>', from).execute();
  };
  const allTasks = async () => {
    const rows = await run.on.eventLog.database.run((db) =>
      db.selectFrom('events').select('task_id').where('type', '=', 'TaskRequested').execute(),
    );
    return Promise.all(rows.map(({ task_id: id }) => run.on.eventLog.tasks.load(id ?? '')));
  };

  it('runs the whole pipeline of a company, a few documents at a time', async () => {
    await run.orchestrate();
    await run.work();
    const task = await run.on.ended(await run.on.request('extract_company'), 20_000);
    expect(task.status).to.equal('SUCCESS');
    expect(task.result).to.deep.include({
      status: 'success',
      documents_total: REPORTS,
      documents_extracted: REPORTS,
      compiled_statements: [COMPILED],
    });
    expect(taskResultFaults('extract_company', task.result)).to.equal(undefined);
    expect(task.progress).to.deep.equal({
      step: 'compiling_statement',
      progress: 100,
      detail: null,
    });
    expect(run.starts).to.have.length(2 + 3 * REPORTS);
    expect(run.starts.at(0)).to.equal('scrape_company');
    expect(run.starts.at(-1)).to.equal('recompile_company');
    expect(await openTasks()).to.deep.equal([]);
    expect(await messagesDueIn(LOOK_SECONDS / 2), 'looks at what has ended').to.deep.equal([]);
  });

  it('looks only at what is new or has changed where a watch begins it', async () => {
    await run.orchestrate();
    await run.work();
    const fire = async (): Promise<string> => {
      const companyId = run.on.companyId;
      const { db, clock } = run.on.eventLog.database;
      const dueAt = new Date(clock.now().getTime() - 1);
      await db.updateTable('watches').set({ next_due_at: dueAt }).execute();
      const { version } = await db
        .selectFrom('watches')
        .select('version')
        .executeTakeFirstOrThrow();
      const firing = await run.on.eventLog.transaction(rootContext(), (unit) =>
        fireWatch(unit, { company_id: companyId, watch_version: version }),
      );
      return 'taskId' in firing ? firing.taskId : '';
    };
    await run.on.eventLog.transaction(rootContext(), (unit) =>
      setWatch(unit, run.on.companyId, { interval: 'P1D', cron: null, timezone: null }, null),
    );
    const first = await run.on.ended(await fire(), 20_000);
    expect(first.result).to.include({ documents_extracted: REPORTS, documents_unchanged: 0 });
    run.starts.length = 0;
    const second = await run.on.ended(await fire(), 20_000);
    expect(run.starts).to.deep.equal(['scrape_company']);
    expect(second.result).to.include({
      status: 'success',
      documents_total: REPORTS,
      documents_unchanged: REPORTS,
      message: 'No report is new or has changed',
    });
    const byHand = await run.on.ended(await run.on.request('extract_company'), 20_000);
    expect(byHand.result).to.include({ documents_extracted: REPORTS, documents_unchanged: 0 });
  });

  it('names the documents that failed and goes on with the others', async () => {
    run.instead.set('download_document', async (id) => {
      if (id === 1) throw new ServiceError('http_error', 'The server answered 410');
    });
    await run.orchestrate();
    await run.work();
    const task = await run.on.ended(await run.on.request('extract_company'), 20_000);
    expect(task.result).to.deep.include({
      status: 'partial',
      documents_extracted: REPORTS - 1,
      documents_failed: 1,
    });
    const [line] = task.result?.['not_read'] as readonly Readonly<Record<string, unknown>>[];
    expect(line).to.include({
      document_id: 1,
      reason: 'The document could not be downloaded: The server answered 410',
    });
  });

  it('revokes the whole tree and begins nothing more', async () => {
    run.instead.set('download_document', (_, signal) => untilAborted(signal));
    await run.orchestrate();
    await run.work();
    const taskId = await run.on.request('extract_company');
    await waitFor(() => run.starts.some((name) => name.startsWith('download_document')));
    await run.on.eventLog.transaction(rootContext(), (unit) =>
      unit.tasks.revoke(taskId, 'asked by a client'),
    );
    await waitFor(async () => (await openTasks()).length === 0);
    const starts = run.starts.length;
    await run.on.quiet();
    expect(run.starts).to.have.length(starts);
    const states = (await allTasks()).map((task) => task?.status);
    expect(
      states.every((status) => status !== undefined && FINAL_TASK_STATES.includes(status)),
    ).to.equal(true);
    expect((await run.on.eventLog.tasks.load(taskId))?.status).to.equal('REVOKED');
    await waitFor(
      async () =>
        (await run.on.eventLog.readStream(`workflow-${taskId}`)).at(-1)?.type === 'WorkflowEnded',
    );
  });

  it('goes on where an orchestrator that was killed left off', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    run.instead.set('extract_document', () => held);
    const first = await run.orchestrate();
    await run.work();
    const taskId = await run.on.request('extract_company');
    await waitFor(() => run.starts.some((name) => name.startsWith('extract_document')));
    await Promise.all(first.map((consumer) => consumer.stop(0)));
    release();
    await run.orchestrate();
    expect((await run.on.ended(taskId, 20_000)).result).to.deep.include({
      documents_extracted: REPORTS,
    });
  });

  it('notices ends that were never told', async () => {
    await run.orchestrate({ lookSeconds: 0.3 });
    await run.work();
    run.instead.set('scrape_company', async () => {
      await run.on.relay.stop();
    });
    const taskId = await run.on.request('extract_company');
    await waitFor(async () =>
      (await allTasks()).some(
        (task) => task?.operation === 'scrape_company' && task.status === 'SUCCESS',
      ),
    );
    await run.on.eventLog.database.run(async (db) => {
      const rows = await db.selectFrom('outbox').selectAll().execute();
      const events = rows
        .filter(({ envelope }) => (envelope as { kind: string }).kind === 'event')
        .map(({ message_id: id }) => id);
      await db.deleteFrom('outbox').where('message_id', 'in', events).execute();
    });
    run.on.relay.start();
    expect((await run.on.ended(taskId, 20_000)).status).to.equal('SUCCESS');
  });

  it('waits for a task that somebody else had asked for', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    run.instead.set('classify_document', () => held);
    await run.work();
    const own = await run.on.request('classify_document');
    await waitFor(() => run.starts.length > 0);
    await run.orchestrate();
    const taskId = await run.on.request('process_document');
    await waitFor(async () =>
      (await run.on.eventLog.readStream(`workflow-${taskId}`)).some(
        ({ type }) => type === 'WorkflowStepRequested',
      ),
    );
    release();
    expect((await run.on.ended(taskId, 20_000)).result).to.include({ status: 'extracted' });
    expect(run.starts.filter((name) => name.startsWith('classify'))).to.have.length(1);
    expect((await run.on.eventLog.tasks.load(own))?.parentTaskId).to.equal(null);
  });

  it('goes on where the clock of the database jumps days ahead', async () => {
    let release = (): void => undefined;
    run.instead.set('classify_document', () => new Promise<void>((resolve) => (release = resolve)));
    await run.orchestrate({ lookSeconds: 1 });
    await run.work();
    const taskId = await run.on.request('process_document');
    await waitFor(() => run.starts.length > 0);
    await run.on.eventLog.database.db
      .updateTable('events')
      .set({ occurred_at: new Date(Date.now() - 400 * DAY_MS) })
      .where('stream_id', '=', `task-${taskId}`)
      .execute();
    const next = await nextLook(taskId);
    await waitFor(async () => (await nextLook(taskId)) > next);
    release();
    expect((await run.on.ended(taskId, 20_000)).status).to.equal('SUCCESS');
  });

  it('ends at its hard limit, with its children', async () => {
    run.instead.set('classify_document', (_, signal) => untilAborted(signal));
    await run.orchestrate({ limitScale: 0.0004 });
    await run.work();
    const task = await run.on.ended(await run.on.request('process_document'), 20_000);
    expect(task.error).to.include({ code: 'time_limit_exceeded' });
    await waitFor(async () => (await openTasks()).length === 0);
  });

  it('ends a workflow whose rules throw, and parks its message though the answer of the database was lost', async () => {
    const broken = {
      ...processDocumentWorkflow,
      rules: [
        {
          name: 'broken',
          applies: () => {
            throw new Error('no rule of ours');
          },
          next: () => ({ do: 'wait', for: 'ever' }) as const,
        },
      ],
    };
    let taskId = '';
    const lost = run.on.loseOneAnswer(
      async () => taskId !== '' && (await run.on.eventLog.tasks.load(taskId))?.status === 'FAILURE',
    );
    taskId = await run.on.request('process_document');
    await run.orchestrate({ tables: [broken] });
    expect((await run.on.ended(taskId, 20_000)).error).to.include({ code: 'internal_error' });
    await waitFor(() => lost.answers === 1);
    await run.on.quiet();
    const { items } = await run.on.deadLetters.list({ taskId }, { skip: 0, limit: 10 });
    expect(items.map(({ queue, reason }) => ({ queue, reason }))).to.deep.equal([
      { queue: QUEUES.orchestrator.name, reason: 'the workflow is broken: no rule of ours' },
    ]);
  });

  it('takes a document that is deleted on the way as failed', async () => {
    run.instead.set('scrape_company', async () => undefined);
    run.instead.set('classify_document', async (id) => {
      if (id === 1)
        await run.on.eventLog.transaction(rootContext(), (unit) =>
          unit.records.removeDocument(1).then(() => undefined),
        );
    });
    await run.orchestrate();
    await run.work();
    const task = await run.on.ended(await run.on.request('extract_company'), 20_000);
    expect(task.status).to.equal('SUCCESS');
    expect(task.result).to.include({ status: 'partial', documents_extracted: REPORTS - 1 });
  });
};

describe('workflow engine over PostgreSQL alone', () => {
  cases('postgres');
});

if (await rabbitMqAnswers('workflow engine over RabbitMQ'))
  describe('workflow engine over RabbitMQ', () => {
    cases('rabbitmq');
  });
