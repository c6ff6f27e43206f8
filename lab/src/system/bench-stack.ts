import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServiceName } from '@fde/contracts';
import { Database, EventLog, rootContext } from '@fde/event-log';
import { freePort, OwnedProcess, PrivatePostgres, PrivateRabbitMq, waitFor } from '@fde/testing';
import pg from 'pg';
import { programOf } from '@fde/standalone';
import { ask } from './keep-alive.js';

const HERE = dirname(fileURLToPath(import.meta.url));
const NO_OP_WORKER = join(HERE, 'no-op-worker.js');
const RECORDING_WORKER = join(HERE, 'recording-worker.js');

export type WorkerKind = keyof typeof ACTIONS;

/** What a client triggers for a worker of each kind. */
const ACTIONS = { extractor: 'extract', downloader: 'download' } as const;

export interface BenchStackOptions {
  /** Lines of postgresql.conf. */
  readonly postgresSettings?: readonly string[];
  /** Folder in which each process writes a CPU profile when it ends. */
  readonly profiles?: string;
  /** Settings of every process. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** The real gateway and tracker, a private RabbitMQ and PostgreSQL, and workers without work of their own. */
export class BenchStack {
  readonly postgres: PrivatePostgres;
  readonly rabbit: PrivateRabbitMq;
  readonly pool: pg.Pool;
  readonly #folder: string;
  readonly #processes: { readonly name: string; readonly process: OwnedProcess }[] = [];
  #gateway = '';
  #profiles: string | undefined;
  #environment: NodeJS.ProcessEnv = {};

  private constructor(postgres: PrivatePostgres, rabbit: PrivateRabbitMq, folder: string) {
    this.postgres = postgres;
    this.rabbit = rabbit;
    this.#folder = folder;
    this.pool = new pg.Pool({ connectionString: postgres.url, max: 10 });
    this.pool.on('error', () => undefined);
  }

  /** `services`: those that run besides the gateway and the workers. */
  static async start(
    services: readonly ServiceName[] = ['task-tracker'],
    { postgresSettings = [], profiles, environment = {} }: BenchStackOptions = {},
  ): Promise<BenchStack> {
    const [postgres, rabbit] = await Promise.all([
      PrivatePostgres.start(['shared_buffers=256MB', ...postgresSettings]),
      PrivateRabbitMq.start(),
    ]);
    const stack = new BenchStack(postgres, rabbit, await mkdtemp(join(tmpdir(), 'fde-bench-')));
    stack.#profiles = profiles;
    stack.#environment = environment;
    const port = await freePort();
    stack.#gateway = `http://127.0.0.1:${port}`;
    await stack.#launch(
      'gateway',
      programOf('gateway'),
      { PORT: String(port), HOST: '127.0.0.1' },
      port,
    );
    for (const name of services) await stack.#service(name, programOf(name), {});
    return stack;
  }

  /** The address of its gateway. */
  get gateway(): string {
    return this.#gateway;
  }

  /** A worker whose tasks take `workMs`, `concurrency` of them at once. */
  worker(
    workMs: number,
    concurrency: number,
    kind: WorkerKind = 'extractor',
  ): Promise<OwnedProcess> {
    return this.#service('worker', NO_OP_WORKER, {
      WORKER: kind,
      WORK_MS: String(workMs),
      TASK_CONCURRENCY: String(concurrency),
      SUPERVISION_SECONDS: '1',
    });
  }

  /** A worker whose tasks record three statements, and read nothing. */
  recordingWorker(concurrency: number): Promise<OwnedProcess> {
    return this.#service('worker', RECORDING_WORKER, {
      TASK_CONCURRENCY: String(concurrency),
      SUPERVISION_SECONDS: '1',
    });
  }

  /** One more gateway, which reaches the database at this address. */
  async anotherGateway(
    databaseUrl: string,
  ): Promise<{ readonly address: string; readonly process: OwnedProcess }> {
    const port = await freePort();
    const process = await this.#launch(
      'another gateway',
      programOf('gateway'),
      { PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: databaseUrl },
      port,
    );
    return { address: `http://127.0.0.1:${port}`, process };
  }

  /** Documents to work on: one task of a kind runs for a document at a time. */
  async documents(count: number): Promise<readonly number[]> {
    const database = new Database({ url: this.postgres.url });
    const eventLog = new EventLog(database);
    try {
      const company = await eventLog.transaction(rootContext(), (unit) =>
        unit.records.addCompany(
          { name: 'Bench', primary_ticker: null, tickers: null, ir_url: 'https://bench.example/' },
          'client',
        ),
      );
      const ids: number[] = [];
      while (ids.length < count) {
        ids.push(
          ...(await eventLog.transaction(rootContext(), async (unit) => {
            const some: number[] = [];
            for (let n = 0; n < 100 && ids.length + n < count; n++) {
              some.push(
                (
                  await unit.records.addDocument(
                    {
                      company_id: company.id,
                      url: `https://bench.example/${ids.length + n}.pdf`,
                      fiscal_year: 2020,
                      document_type: 'annual_report',
                      filing_date: null,
                      file_path: null,
                      metadata: null,
                    },
                    'client',
                  )
                ).id,
              );
            }
            return some;
          })),
        );
      }
      return ids;
    } finally {
      await database.close();
    }
  }

  /** Triggers a document's task as a client does. Resolves with the task's id once it is accepted. */
  async trigger(documentId: number, kind: WorkerKind = 'extractor'): Promise<string> {
    const { status, text } = await ask(
      'POST',
      `${this.#gateway}/api/v1/tasks/documents/${documentId}/${ACTIONS[kind]}`,
    );
    const body = JSON.parse(text) as { readonly task_id?: string; readonly detail?: unknown };
    if (status >= 300 || body.task_id === undefined)
      throw new Error(`The trigger was answered ${status}: ${JSON.stringify(body.detail)}`);
    return body.task_id;
  }

  async rows(
    question: string,
    values: readonly unknown[] = [],
  ): Promise<readonly Readonly<Record<string, unknown>>[]> {
    return (await this.pool.query<Readonly<Record<string, unknown>>>(question, [...values])).rows;
  }

  /** The running processes, to measure what they use. */
  get processes(): readonly { readonly name: string; readonly pid: number | undefined }[] {
    return this.#processes
      .filter(({ process }) => process.running)
      .map(({ name, process }) => ({ name, pid: process.child.pid }));
  }

  /** The same, with the servers below them. */
  get processesAndServers(): readonly {
    readonly name: string;
    readonly pid: number | undefined;
  }[] {
    return [
      ...this.processes,
      { name: 'PostgreSQL', pid: this.postgres.pid },
      { name: 'RabbitMQ', pid: this.rabbit.pid },
    ];
  }

  async remove(): Promise<void> {
    const signal = this.#profiles === undefined ? 'SIGKILL' : 'SIGTERM';
    await Promise.all(this.#processes.map(({ process }) => process.end(signal)));
    await this.pool.end();
    await Promise.all([this.postgres.remove(), this.rabbit.remove()]);
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #service(
    name: string,
    program: string,
    environment: NodeJS.ProcessEnv,
  ): Promise<OwnedProcess> {
    const port = await freePort();
    return this.#launch(name, program, { ...environment, HEALTH_PORT: String(port) }, port);
  }

  async #launch(
    name: string,
    program: string,
    environment: NodeJS.ProcessEnv,
    port: number,
  ): Promise<OwnedProcess> {
    const profiling =
      this.#profiles === undefined
        ? []
        : ['--cpu-prof', `--cpu-prof-dir=${this.#profiles}`, `--cpu-prof-name=${name}.cpuprofile`];
    const started = new OwnedProcess(process.execPath, [...profiling, program], {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: this.postgres.url,
        AMQP_URL: this.rabbit.url,
        FDE_DATA_DIR: this.#folder,
        LOG_LEVEL: 'warn',
        ...this.#environment,
        ...environment,
      },
    });
    started.child.stderr?.pipe(
      createWriteStream(join(this.#folder, `${name}.log`), { flags: 'a' }),
    );
    this.#processes.push({ name, process: started });
    const isHealthy = (): Promise<boolean> =>
      fetch(`http://127.0.0.1:${port}/healthcheck`).then(
        (answer) => answer.ok,
        () => false,
      );
    await waitFor(async () => !started.running || (await isHealthy()), {
      timeoutMs: 90_000,
      intervalMs: 100,
      what: `${name} to be healthy`,
    }).catch((error: unknown) => {
      throw new Error(`${String(error)}: ${started.output}`);
    });
    if (!started.running) throw new Error(`${name} ended: ${started.output}`);
    return started;
  }
}
