import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Aims } from '../aims.js';
import { BenchStack } from '../bench-stack.js';
import { fillLog } from '../fill-log.js';
import { percentileOf } from '../queue-measure.js';
import { fillInstallation, type InstallationSize } from './fill-installation.js';
import { measureExport } from './measure-export.js';
import { routesOfPages } from './routes-of-pages.js';

const HELP = `Usage: npm run growth -w lab -- [--share N] [--events N] [--requests N] [--json FILE]

How long the console's pages wait where an installation has grown: 2,000 companies, 100,000 documents, 1,000,000 tasks and
100,000 open reviews are written in bulk, and every request that a page makes is sent one after the other; then
the figures of all companies are exported.

  --share N     this share of it all (1); 0.01 shows that it runs, and says little
  --events N    events of the log beside them (1000000)
  --requests N  of each kind (100), for companies and documents that change
  --json FILE   leaves the measures there`;

const { values: options } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    events: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '100' },
    json: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (options.help === true) {
  console.log(HELP);
  process.exit(0);
}

const LIMIT_MS = 50;
const share = Number(options.share);
const size: InstallationSize = {
  companies: Math.ceil(2_000 * share),
  documents: Math.ceil(100_000 * share),
  tasks: Math.ceil(1_000_000 * share),
  reviews: Math.ceil(100_000 * share),
};

async function timeOf(url: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`);
  return performance.now() - began;
}

async function measureRoutes(stack: BenchStack, aims: Aims): Promise<void> {
  const [task] = await stack.rows(
    `select task_id from task_status where parent_task_id is null limit 1`,
  );
  for (const { name, path } of routesOfPages(size, String(task?.['task_id']))) {
    const times: number[] = [];
    for (let n = 0; n < Number(options.requests); n += 1)
      times.push(await timeOf(`${stack.gateway}${path(n)}`));
    const [p50, p95] = [percentileOf(times, 0.5), percentileOf(times, 0.95)];
    console.log(
      `${name.padEnd(34)} p50 ${p50.toFixed(1).padStart(7)} ms  p95 ${p95.toFixed(1).padStart(7)} ms`,
    );
    aims.below(`${name}, p95,`, LIMIT_MS, p95, 'ms');
  }
}

const stack = await BenchStack.start([]);
try {
  await fillInstallation(stack, size, (what) => console.log(`writing ${what}`));
  console.log(`writing ${options.events} events`);
  await fillLog(stack, Math.ceil(Number(options.events) * share));
  const aims = new Aims();
  await measureRoutes(stack, aims);
  await measureExport(stack.gateway, aims);
  aims.print();
  if (options.json !== undefined) await writeFile(options.json, JSON.stringify(aims.rows));
} finally {
  await stack.remove();
}
