import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort, OwnedProcess, waitFor } from '@fde/testing';
import type { BenchStack } from '../bench-stack.js';
import { ask } from '../keep-alive.js';
import { CONCURRENCY, type JobSystem } from '../queue-measure.js';
import { PROMISES, type OtherName } from './promises.js';

const run = promisify(execFile);
const FOLDER = fileURLToPath(new URL('../../../servers/job-systems/', import.meta.url));
const REDIS = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((at) => existsSync(at));
/** Debian's Python, which finds Debian's packages. */
const PYTHON = '/usr/bin/python3';
const START_TIMEOUT_MS = 30_000;

export type OtherSystem = JobSystem & { close(): Promise<void> };

/** The other systems' packages are not dependencies of this project: they are installed when first needed. */
export async function installOthers(): Promise<void> {
  if (existsSync(join(FOLDER, 'node_modules', '.package-lock.json'))) return;
  console.log('Installing the job systems that are compared ...');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: FOLDER });
}

/** Why a system cannot be measured on this machine; undefined if it can. */
export async function findMissing(name: OtherName, records: boolean): Promise<string | undefined> {
  if (name === 'celery' && records) return 'its jobs here record nothing';
  if (name === 'bullmq' && REDIS === undefined) return 'Redis is not installed';
  if (name !== 'celery') return undefined;
  return run(PYTHON, ['-c', 'import celery, psycopg2, sqlalchemy']).then(
    () => undefined,
    () =>
      'apt-get install python3-celery python3-psycopg2 python3-sqlalchemy has not been possible',
  );
}

/** A producer that takes jobs over HTTP and a worker, each in its own process, and Redis if needed. */
class Processes {
  readonly #stack: BenchStack;
  readonly #running = new Map<string, OwnedProcess>();
  #redis: { readonly port: number; readonly folder: string } | undefined;

  constructor(stack: BenchStack) {
    this.#stack = stack;
  }

  get all(): readonly { readonly name: string; readonly pid: number | undefined }[] {
    return [...this.#running]
      .filter(([, process]) => process.running)
      .map(([name, { child }]) => ({ name, pid: child.pid }));
  }

  async start(
    name: string,
    [program, ...args]: readonly [string, ...string[]],
    environment: NodeJS.ProcessEnv,
    isReady: (started: OwnedProcess) => boolean | Promise<boolean>,
  ): Promise<void> {
    const { postgres, rabbit } = this.#stack;
    const started = new OwnedProcess(program, args, {
      cwd: join(FOLDER, 'celery'),
      env: {
        PATH: process.env['PATH'],
        PYTHONDONTWRITEBYTECODE: '1',
        DATABASE_URL: postgres.url,
        RESULTS_URL: `db+${postgres.url.replace(/^postgres:/, 'postgresql:')}`,
        AMQP_URL: rabbit.url,
        REDIS_PORT: String(this.#redis?.port ?? 0),
        CONCURRENCY: String(CONCURRENCY),
        ...environment,
      },
    });
    this.#running.set(name, started);
    await waitFor(async () => !started.running || (await isReady(started)), {
      timeoutMs: START_TIMEOUT_MS,
      what: `${name} to be ready`,
    });
    if (!started.running) throw new Error(`${name} ended: ${started.output}`);
  }

  /** Syncs to disk every second, as BullMQ's documentation suggests. */
  async startRedis(program: string): Promise<void> {
    const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'fde-redis-'))];
    this.#redis = { port, folder };
    const policy = ['--appendonly', 'yes', '--maxmemory-policy', 'noeviction'];
    const where = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
    await this.start('Redis', [program, ...where, ...policy], {}, ({ output }) =>
      output.includes('Ready to accept connections'),
    );
  }

  async end(name: string): Promise<void> {
    await this.#running.get(name)?.end('SIGTERM');
    this.#running.delete(name);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running.values()].map((process) => process.end('SIGKILL')));
    if (this.#redis !== undefined) await rm(this.#redis.folder, { recursive: true, force: true });
  }
}

const printsReady = ({ output }: OwnedProcess): boolean => output.includes('ready');
const answers = (url: string) => (): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const programsOf = (
  name: OtherName,
): { readonly producer: [string, ...string[]]; readonly worker: [string, ...string[]] } => {
  const participant: [string, ...string[]] = [process.execPath, join(FOLDER, 'participant.mjs')];
  if (name !== 'celery')
    return {
      producer: [...participant, name, 'producer'],
      worker: [...participant, name, 'worker'],
    };
  const options = ['--concurrency', String(cpus().length), '-O', 'fair', '--without-gossip'];
  return {
    producer: [PYTHON, 'producer.py'],
    worker: [PYTHON, '-m', 'celery', '-A', 'tasks', 'worker', '-l', 'info', ...options],
  };
};

const ENDED = {
  row: `select key from bench_status where key = any($1) and status = 'SUCCESS'`,
  celery: `select task_id as key from celery_taskmeta where task_id = any($1) and status = 'SUCCESS'`,
};

const TABLES = `
  create table if not exists bench_status (key text primary key, status text not null);
  create table if not exists bench_records (
    id bigserial primary key, key text not null, type text not null, data jsonb not null);
  create table if not exists bench_events (
    position bigserial primary key, key text not null, type text not null, data jsonb not null)`;

/** Another system, whose producer is already running. `records`: its jobs write three rows and an event. */
export async function otherSystem(
  stack: BenchStack,
  name: OtherName,
  records: boolean,
): Promise<OtherSystem> {
  await stack.pool.query(TABLES);
  const processes = new Processes(stack);
  if (name === 'bullmq') await processes.startRedis(REDIS ?? '');
  const programs = programsOf(name);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}/`;
  await processes.start('producer', programs.producer, { PORT: port }, answers(url));
  const isReady = (worker: OwnedProcess): boolean => printsReady(worker);
  return {
    name: PROMISES[name].name,
    submit: async () => {
      const { status, text } = await ask('POST', url);
      if (status >= 300) throw new Error(`${name}: ${text}`);
      return (JSON.parse(text) as { readonly key: string }).key;
    },
    endedOf: async (keys) =>
      (await stack.rows(name === 'celery' ? ENDED.celery : ENDED.row, [keys])).map(({ key }) =>
        String(key),
      ),
    startWorker: () =>
      processes.start('worker', programs.worker, { RECORDS: String(records) }, isReady),
    stopWorker: () => processes.end('worker'),
    processes: () => [
      ...processes.all,
      { name: 'PostgreSQL', pid: stack.postgres.pid },
      { name: 'RabbitMQ', pid: stack.rabbit.pid },
    ],
    close: () => processes.close(),
  };
}
