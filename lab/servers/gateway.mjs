// Requests per second and latency of the gateway compared with a bare express handler that does the same queries with
// pg, on the same machine and database in the same run. After a warm-up, in which Node compiles the code, rounds
// alternate. Each round of the gateway is compared with the bare handler's round just before it, and the median of
// these ratios counts, so that other work on the machine affects both.
// The aims are for the processor time that a server process takes per request, because other work on the machine does
// not change it. Requests per second are shown beside it. --check exits with 1 if a row misses its aim.
// Pages of the console are read by 50 clients that each ask once a second; their latency counts there.
// The trigger has two bare handlers. The one that counts writes the same rows in one transaction, with one statement
// per table. The other runs exactly the gateway's own statements, and shows what the gateway costs besides them.
import autocannon from 'autocannon';
import pg from 'pg';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Database, EventLog, privateDatabase, rootContext } from '@fde/event-log';

const HELP = `Usage: npm run gateway -w lab -- [--seconds N] [--rounds N] [--connections N] [--warmup N] [--only NAME] [--check]

Requests per second and latency of the gateway compared with a bare express handler that does the same queries.

  --seconds N      length of one round (3)
  --rounds N       rounds; the median counts (5)
  --connections N  connections at once (10)
  --warmup N       requests before it counts (3000)
  --only NAME      routes whose name contains this
  --check          exit with 1 if a row misses its aim`;

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '10' },
    warmup: { type: 'string', default: '3000' },
    only: { type: 'string', default: '' },
    check: { type: 'boolean' },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}
/** Processor time of the bare handler over that of the gateway, to be reached. */
const AIMS = { reads: 0.85, trigger: 0.7 };
/** People who read at once, each a request a second, and the latency of 97.5 % of their requests. */
const READERS = { clients: 50, statementMs: 15, pageMs: 50 };
const DOCUMENTS = 60;
const LINES = 150;
const YEARS = Array.from({ length: 10 }, (_, index) => String(2024 - index));

/**
 * A request; `fresh`: `{id}` in the path is another one each time.
 *
 * @typedef {{
 *   method: 'GET' | 'POST', path: string, fresh?: () => number, headers?: Record<string, string>,
 * }} Work
 * @typedef {{ url: string, cpu: () => Promise<number>, stop: () => void }} Server
 * @typedef {{ rate: number, p50: number, p99: number, cpu: number }} Round
 */

const lineItem = (/** @type {unknown} */ _, /** @type {number} */ index) => ({
  name: `Line item ${index} of the statement`,
  values: Object.fromEntries(YEARS.map((year, at) => [year, 1000 * index + at])),
  indentation_level: index % 3,
  is_total: index % 10 === 0,
  section: `Section ${Math.floor(index / 15)}`,
  unit: 'money',
  variants: [`Item ${index}`],
  confidence: 0.97,
  sources: Object.fromEntries(
    YEARS.map((year) => [year, { document_id: 12, extraction_id: 31, page: 87, confidence: 0.97 }]),
  ),
});

const documentOf = (/** @type {number} */ number) => ({
  company_id: 1,
  url: `https://www.example.com/reports/${number}.pdf`,
  fiscal_year: 2000 + (number % 25),
  document_type: 'annual_report',
  filing_date: null,
  file_path: null,
  metadata: null,
});

/** @type {(url: string) => Promise<number>} */
const prepare = async (url) => {
  const eventLog = new EventLog(new Database({ url }));
  await eventLog.database.migrate();
  await eventLog.seedCompanies();
  const data = {
    statement_type: 'income_statement',
    company_name: 'AstraZeneca PLC',
    currency: 'USD',
    scale: 1000000,
    years: YEARS,
    data_lineage: {},
    gaps: [],
    confidence: 0.97,
    line_items: Array.from({ length: LINES }, lineItem),
  };
  await eventLog.transaction(rootContext(), async ({ records }) => {
    for (let number = 0; number < DOCUMENTS; number += 1)
      await records.addDocument(documentOf(number), 'client');
  });
  const { record } = await eventLog.transaction(rootContext(), ({ records }) =>
    records.putCompiledStatement(
      { company_id: 1, statement_type: 'income_statement', data, data_lineage: {} },
      'client',
    ),
  );
  // Each trigger starts a task of its own: companies enough for all rounds.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into companies (id, name, ir_url, created_at, updated_at, version) select id, 'Bench', 'https://a.example', now(), now(), 1 from generate_series(1000, 200000) id`,
  );
  await client.query('vacuum analyze companies');
  await client.end();
  await eventLog.database.close();
  return record.id;
};

/**
 * What a server process tells: its port when it listens, and the processor time it took when it is asked.
 *
 * @typedef {{ port: number }} Listening
 * @typedef {{ cpu: NodeJS.CpuUsage }} Usage
 */

/** @type {(script: string, databaseUrl: string, args?: string[]) => Promise<Server>} */
const start = (script, databaseUrl, args = []) =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL(script, import.meta.url)), args, {
      env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
    });
    const cpu = () =>
      new Promise((answer) => {
        child.once('message', (/** @type {Usage} */ { cpu: { user, system } }) =>
          answer(user + system),
        );
        child.send('cpu');
      });
    child.once('message', (/** @type {Listening} */ { port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, cpu, stop: () => child.disconnect() }),
    );
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });

let nextCompany = 1000;
/**
 * @type {(
 *   server: Server, work: Work, extent?: { duration: number } | { amount: number },
 * ) => Promise<Round>}
 */
const round = async (
  server,
  { method, path, fresh, headers = {} },
  extent = { duration: Number(options.seconds) },
) => {
  const before = await server.cpu();
  const result = await autocannon({
    url: `${server.url}${path}`,
    method,
    headers,
    connections: Number(options.connections),
    ...extent,
    ...(fresh
      ? {
          requests: [
            {
              method,
              setupRequest: (request) => ({
                ...request,
                path: path.replace('{id}', String(fresh())),
              }),
            },
          ],
        }
      : {}),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${method} ${path}: ${result.non2xx} answers were not a success, ${result.errors} errors`,
    );
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: ((await server.cpu()) - before) / result.requests.total,
  };
};

/** @type {(values: readonly number[]) => number} */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
/** @type {(rounds: readonly Round[]) => Round} */
const mediansOf = (rounds) => ({
  rate: median(rounds.map(({ rate }) => rate)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
  cpu: median(rounds.map(({ cpu }) => cpu)),
});

/**
 * Whether the aim was reached; undefined where the options leave the route out.
 *
 * @type {(
 *   name: string, bare: Server, gateway: Server, work: Work, how?: { bareWork?: Work, aim?: number },
 * ) => Promise<boolean | undefined>}
 */
const compare = async (name, bare, gateway, work, how = {}) => {
  const { bareWork = work, aim } = how;
  if (!name.includes(options.only)) return undefined;
  /** @type {{ bare: Round[], gateway: Round[] }} */
  const seen = { bare: [], gateway: [] };
  await round(bare, bareWork, { amount: Number(options.warmup) });
  await round(gateway, work, { amount: Number(options.warmup) });
  for (let n = 0; n < Number(options.rounds); n += 1) {
    seen.bare.push(await round(bare, bareWork));
    seen.gateway.push(await round(gateway, work));
  }
  const [floor, ours] = [mediansOf(seen.bare), mediansOf(seen.gateway)];
  const ratio = median(seen.gateway.map(({ rate }, n) => rate / (seen.bare[n]?.rate ?? NaN)));
  const byProcessor = median(seen.gateway.map(({ cpu }, n) => (seen.bare[n]?.cpu ?? NaN) / cpu));
  /** @type {(round: Round) => string} */
  const show = ({ rate, p50, p99, cpu }) =>
    `${rate.toFixed(0).padStart(5)}/s  p50 ${String(p50).padStart(3)} ms  p99 ${String(p99).padStart(3)} ms  cpu ${cpu.toFixed(0).padStart(5)} us`;
  /** @type {(value: number) => string} */
  const formatShare = (value) =>
    value < 3 ? `${(value * 100).toFixed(0)} %` : `${value.toFixed(1)} times`;
  const wanted =
    aim === undefined
      ? ''
      : `, at least ${formatShare(aim)}: ${byProcessor >= aim ? 'reached' : 'NOT reached'}`;
  console.log(
    `${name.padEnd(38)} bare ${show(floor)}   gateway ${show(ours)}   ${formatShare(ratio)} by requests, ${formatShare(byProcessor)} by processor time${wanted}`,
  );
  return aim === undefined || byProcessor >= aim;
};

/**
 * Whether people who read at once have their answers in time; undefined where the options leave the route out.
 *
 * @type {(
 *   name: string, server: Server, work: Work, aimMs?: number,
 * ) => Promise<boolean | undefined>}
 */
const readAtEase = async (name, { url }, { path, headers = {} }, aimMs = READERS.pageMs) => {
  if (!name.includes(options.only)) return undefined;
  const { latency, non2xx, errors } = await autocannon({
    url: `${url}${path}`,
    headers,
    connections: READERS.clients,
    overallRate: READERS.clients,
    duration: Number(options.seconds) * Number(options.rounds),
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${path}: ${non2xx + errors} answers failed`);
  const isInTime = latency.p97_5 <= aimMs;
  console.log(
    `${name.padEnd(38)} ${READERS.clients} clients, each once a second: p50 ${latency.p50} ms  p97.5 ${latency.p97_5} ms, at most ${aimMs} ms: ${isInTime ? 'reached' : 'NOT reached'}`,
  );
  return isInTime;
};

const database = await privateDatabase();
try {
  const id = await prepare(database.url);
  const [bare, gateway, relaying] = [
    await start('bare-server.mjs', database.url),
    await start('gateway-server.mjs', database.url),
    await start('gateway-server.mjs', database.url, ['--relay']),
  ];
  /** @type {Work} */
  const trigger = {
    method: 'POST',
    path: '/api/v1/tasks/companies/{id}/scrape',
    fresh: () => nextCompany++,
  };
  /** @type {Work} */
  const statement = { method: 'GET', path: `/api/v1/compiled-statements/${id}` };
  const packed = { 'accept-encoding': 'gzip, deflate, br' };
  /** @type {(path: string) => [Server, Server, Work, { aim: number }]} */
  const read = (path) => [bare, gateway, { method: 'GET', path }, { aim: AIMS.reads }];
  const reached = [
    await compare('GET company', ...read('/api/v1/companies/1')),
    await compare(`GET documents (${DOCUMENTS})`, ...read('/api/v1/documents/companies/1')),
    await compare('GET statement (150 x 10)', bare, gateway, statement),
    await compare('GET statement, packed', bare, gateway, { ...statement, headers: packed }),
    await compare('POST trigger', bare, gateway, trigger, { aim: AIMS.trigger }),
  ];
  reached.push(
    await readAtEase('GET company', gateway, { method: 'GET', path: '/api/v1/companies/1' }),
    await readAtEase(`GET documents (${DOCUMENTS})`, gateway, {
      method: 'GET',
      path: '/api/v1/documents/companies/1',
      headers: packed,
    }),
    await readAtEase(
      'GET statement, packed',
      gateway,
      { ...statement, headers: packed },
      READERS.statementMs,
    ),
  );
  await compare('POST trigger, the same one statement', bare, gateway, trigger, {
    bareWork: { ...trigger, path: `/one-statement${trigger.path}` },
  });
  await compare('POST trigger, messages relayed as well', bare, relaying, trigger);
  for (const server of [bare, gateway, relaying]) server.stop();
  if (options.check && reached.includes(false)) process.exitCode = 1;
} finally {
  await database.drop();
}
