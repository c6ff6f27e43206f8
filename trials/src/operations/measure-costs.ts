import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import {
  eventRoutingKey,
  OPERATION_NAMES,
  OPERATIONS,
  queuesFor,
  SERVICES,
  type ServiceName,
} from '@fde/contracts';
import { Load, ended } from '../failure-tests/load.js';
import { Installation } from './spec-support/installation.js';

const HELP = `Usage: npx fde-ops simulate --measure [--reports DIR] [--companies N] [--out FILE]

  Measures what a pipeline costs on this machine, with one of every service over RabbitMQ, and writes it to FILE.
  --reports    folder with real annual reports (PDF) to measure reading with; by default the invented ones count
  --companies  pipelines to run (6)`;

const FDE = fileURLToPath(new URL('../../../apps/cli/bin/fde.mjs', import.meta.url));
const IDLE_SECONDS = 8;
const TICKS = 100;
const ROW_TABLES = [
  'events',
  'task_status',
  'documents',
  'extractions',
  'compiled_statements',
  'inbox',
];

/** Processor seconds of a process and of its children, ended or running. */
async function processorSeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''))
    .split(' ')
    .filter(Boolean)
    .map(Number);
  const below = await Promise.all(children.map((child) => processorSeconds(child)));
  return (
    fields.reduce((sum, ticks) => sum + (Number.isFinite(ticks) ? ticks : 0), 0) / TICKS +
    below.reduce((sum, seconds) => sum + seconds, 0)
  );
}

async function rabbitPid(port: number): Promise<number> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const environment = await readFile(`/proc/${name}/environ`, 'utf8').catch(() => '');
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('beam') && environment.includes(`RABBITMQ_NODE_PORT=${port}`))
      return Number(name);
  }
  throw new Error('The process of RabbitMQ was not found');
}

type Used = Readonly<Record<ServiceName | 'postgres' | 'rabbitmq', number>>;

async function usedBy(installation: Installation, rabbit: number): Promise<Used> {
  const services = await Promise.all(
    installation.instances.map(
      async ({ service, process: owned }) =>
        [service, await processorSeconds(owned.child.pid ?? 0)] as const,
    ),
  );
  return {
    ...Object.fromEntries(services),
    postgres: await processorSeconds(installation.postgres.pid ?? 0),
    rabbitmq: await processorSeconds(rabbit),
  } as Used;
}

/** Counts each message once per bound queue. */
async function messagesOf(installation: Installation): Promise<number> {
  const events = await installation.sql(
    'select type, count(*)::int as count from events group by 1',
  );
  const commands = await installation.sql(
    `select count(*)::int as count from events where type in ('TaskRequested', 'TaskRetryScheduled')`,
  );
  const queuesOf = (type: string): number =>
    queuesFor({ exchange: 'events', routingKey: eventRoutingKey('task-', type) }).length;
  return (
    Number(commands[0]?.['count']) +
    events.reduce((sum, { type, count }) => sum + queuesOf(String(type)) * Number(count), 0)
  );
}

async function storageOf(
  installation: Installation,
): Promise<{ readonly rows: Readonly<Record<string, number>>; readonly bytes: number }> {
  await installation.sql('vacuum analyze');
  const rows: Record<string, number> = {};
  for (const table of ROW_TABLES)
    rows[table] = Number(
      (await installation.sql(`select count(*)::int as count from ${table}`))[0]?.['count'],
    );
  const [size] = await installation.sql(
    `select sum(pg_total_relation_size(c.oid))::float8 as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'`,
  );
  return { rows, bytes: Number(size?.['bytes']) };
}

/** What the processes have used so far, and what is in the database and the broker. */
async function momentOf(installation: Installation, rabbit: number) {
  return {
    used: await usedBy(installation, rabbit),
    stored: await storageOf(installation),
    messages: await messagesOf(installation),
  };
}

const forEachProcess = (used: Used, of: (name: keyof Used) => number): Record<string, number> =>
  Object.fromEntries((Object.keys(used) as (keyof Used)[]).map((name) => [name, of(name)]));

async function tasksSince(
  installation: Installation,
  since: Date,
): Promise<Readonly<Record<string, number>>> {
  const tasks = await installation.sql(
    'select operation, count(*)::int as count from task_status where created_at > $1 group by 1',
    [since],
  );
  return Object.fromEntries(
    tasks.map(({ operation, count }) => [String(operation), Number(count)]),
  );
}

/** What one pipeline per company takes, minus what the services use when idle. */
async function pipelineCosts(companies: number) {
  const load = new Load();
  await load.start();
  const installation = await Installation.start();
  try {
    for (const service of SERVICES) await installation.launch(service, '1');
    await Promise.all(installation.instances.map((instance) => installation.healthy(instance)));
    const api = installation.api('1');
    await ended(api, (await load.pipeline(api)).taskId, 400_000);
    const rabbit = await rabbitPid(installation.rabbit.port);
    const idleFrom = await usedBy(installation, rabbit);
    await sleep(IDLE_SECONDS * 1000);
    const before = await momentOf(installation, rabbit);
    const since = new Date(Date.now() - 1000);
    const began = performance.now();
    const started = await load.pipelines(api, companies);
    for (const { taskId } of started) await ended(api, taskId, 500_000);
    const seconds = (performance.now() - began) / 1000;
    const after = await momentOf(installation, rabbit);
    const idle = (name: keyof Used): number => (before.used[name] - idleFrom[name]) / IDLE_SECONDS;
    const busy = (name: keyof Used): number =>
      Math.max(0, after.used[name] - before.used[name] - idle(name) * seconds);
    const added = (table: string): number =>
      (after.stored.rows[table] ?? 0) - (before.stored.rows[table] ?? 0);
    return {
      seconds,
      cpu: forEachProcess(before.used, busy),
      idle: forEachProcess(before.used, idle),
      tasks: await tasksSince(installation, since),
      rows: Object.fromEntries(ROW_TABLES.map((table) => [table, added(table)])),
      bytes: after.stored.bytes - before.stored.bytes,
      messages: after.messages - before.messages,
    };
  } finally {
    load.stop();
    await installation.remove(false);
  }
}

/** Reading real reports with the command line: one process each, its children counted. */
async function readingCosts(folder: string) {
  const files = (await readdir(folder))
    .filter((name) => name.toLowerCase().endsWith('.pdf'))
    .map((name) => join(folder, name));
  if (files.length === 0) throw new Error(`${folder} holds no PDF`);
  const out = await mkdtemp(join(tmpdir(), 'fde-capacity-'));
  try {
    const usedBefore = await childSeconds();
    for (const file of files)
      await promisify(execFile)(process.execPath, [FDE, 'extract', file, '--out', out], {
        maxBuffer: 1 << 26,
        env: { ...process.env, XDG_CACHE_HOME: join(out, 'cache') },
      }).catch((error: { code?: unknown }) => {
        if (error.code === undefined) throw error;
      });
    const used = (await childSeconds()) - usedBefore;
    const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
    const results = (await readdir(out)).filter((name) => name.endsWith('.json'));
    const resultBytes = await Promise.all(
      results.map(
        async (name) => JSON.stringify(JSON.parse(await readFile(join(out, name), 'utf8'))).length,
      ),
    );
    const sum = (values: readonly number[]): number =>
      values.reduce((total, value) => total + value, 0);
    return {
      reports: files.length,
      cpuSeconds: used / files.length,
      objectBytes: sum(sizes) / files.length,
      resultBytes: results.length === 0 ? 0 : sum(resultBytes) / results.length,
    };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** Processor seconds of all children of this process that have ended. */
async function childSeconds(): Promise<number> {
  const text = await readFile('/proc/self/stat', 'utf8');
  return (
    text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(13, 15)
      .map(Number)
      .reduce((sum, ticks) => sum + ticks, 0) / TICKS
  );
}

const { values: options } = parseArgs({
  options: {
    reports: { type: 'string' },
    companies: { type: 'string', default: '6' },
    out: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (options.help === true || options.out === undefined) {
  console.log(HELP);
  process.exit(options.help === true ? 0 : 2);
}
const companies = Number(options.companies);
const measured = await pipelineCosts(companies);
const reading = options.reports === undefined ? undefined : await readingCosts(options.reports);
const tasksOf = (service: ServiceName): number =>
  OPERATION_NAMES.filter((name) => OPERATIONS[name].service === service).reduce(
    (sum, name) => sum + (measured.tasks[name] ?? 0),
    0,
  );
const allTasks = Object.values(measured.tasks).reduce((sum, count) => sum + count, 0);
const reports = measured.tasks['extract_document'] ?? 0;
const perUnit = (name: string, count: number): number =>
  Number(((measured.cpu[name] ?? 0) / Math.max(1, count)).toPrecision(3));
await writeFile(
  options.out,
  `${JSON.stringify(
    {
      measured: {
        on: `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} processors`,
        node: process.version,
        day: new Date().toISOString().slice(0, 10),
        companies,
        reports,
        wallSeconds: Math.round(measured.seconds),
      },
      cpuSeconds: {
        perScrape: perUnit('scraper', tasksOf('scraper')),
        perDownloaderTask: perUnit('downloader', tasksOf('downloader')),
        perExtraction: perUnit('extractor', tasksOf('extractor')),
        perCompilation: perUnit('compiler', tasksOf('compiler')),
        orchestratorPerTask: perUnit('orchestrator', allTasks),
        trackerPerTask: perUnit('task-tracker', allTasks),
        gatewayPerCompany: perUnit('gateway', companies),
        postgresPerTask: perUnit('postgres', allTasks),
        rabbitmqPerMessage: perUnit('rabbitmq', measured.messages),
      },
      idleCpu: Object.fromEntries(
        Object.entries(measured.idle).map(([name, share]) => [name, Number(share.toPrecision(2))]),
      ),
      perReport: {
        tasks: Number((allTasks / reports).toPrecision(3)),
        messages: Number((measured.messages / reports).toPrecision(3)),
        databaseBytes: Math.round(measured.bytes / reports),
        rows: Object.fromEntries(
          Object.entries(measured.rows).map(([table, count]) => [
            table,
            Number((count / reports).toPrecision(3)),
          ]),
        ),
      },
      realReport:
        reading === undefined
          ? null
          : {
              reports: reading.reports,
              cpuSeconds: Number(reading.cpuSeconds.toPrecision(3)),
              objectBytes: Math.round(reading.objectBytes),
              resultBytes: Math.round(reading.resultBytes),
            },
    },
    undefined,
    2,
  )}\n`,
);
console.log(`written to ${options.out}`);
