import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { rabbitMqIsInstalled } from '@fde/testing';
import { Aims } from './aims.js';
import { BenchStack } from './bench-stack.js';
import { gatewayRatios } from './gateway-ratios.js';
import { fillLog } from './fill-log.js';
import { ownSystem } from './own-system.js';
import { CONCURRENCY, measure, type Measured } from './queue-measure.js';
import type { Scaled } from './ratios-to-one.js';
import { recoverySeconds } from './recovery.js';
import { workerRatios } from './worker-ratios.js';

const HELP = `Usage: npm run pipeline -w lab -- [--quick] [--events N] [--only b,c,d,e,f]

  b  recovery after kill -9 of a worker
  c  a no-op task with an empty log, and with N events in the log (1,000,000)
  d  documents with stubbed reading (it waits 100 ms), on one extractor, and on two, four and eight
  e  the same with downloaders whose sites are stubbed (a download waits 100 ms)
  f  requests to one gateway whose database answers 50 ms late, and to two, four and eight
  --quick  a tenth of everything: shows that it works, not how fast

For the speed of a task, alone and compared with other job systems: npm run flow -w lab.
Ends with each aim, its value, and whether it was reached.`;

/** How many times the work of one process several must do. */
const SCALING = new Map([
  [2, 1.9],
  [4, 3.6],
  [8, 6.8],
]);

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    events: { type: 'string' },
    only: { type: 'string', default: 'b,c,d,e,f' },
    json: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (options.help === true) {
  console.log(HELP);
  process.exit(0);
}
if (!rabbitMqIsInstalled())
  throw new Error('RabbitMQ is not installed: there is nothing to measure');

const sizes = options.quick
  ? { drained: 600, paced: 200, perSecond: 50, documents: 100 }
  : { drained: 2_000, paced: 1_000, perSecond: 50, documents: 1_000 };
const events = Number(options.events ?? (options.quick ? 100_000 : 1_000_000));
const parts = options.only.split(',');

const line = ({ drainedPerSecond, p50, p99 }: Measured): string =>
  `   ${drainedPerSecond.toFixed(0)} tasks/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;

async function recovery(stack: BenchStack, documents: readonly number[], aims: Aims) {
  const { tasks, seconds } = await recoverySeconds(stack, documents);
  const text = `its ${tasks} tasks were at work again within ${seconds.toFixed(2)} s`;
  console.log(`b) after kill -9 of a worker ${text}`);
  aims.below('recovery after kill -9', 5, seconds, 's');
}

async function withGrownLog(stack: BenchStack, documents: readonly number[], aims: Aims) {
  const own = ownSystem(stack, documents);
  console.log(`c) ${sizes.drained} no-op tasks drained by one worker, ${CONCURRENCY} at once`);
  const before = await measure(own, sizes);
  console.log(line(before));
  const many = events.toLocaleString('en');
  await fillLog(stack, events);
  const after = await measure(own, sizes);
  await own.stopWorker();
  const slower = before.drainedPerSecond / after.drainedPerSecond;
  console.log(`   with ${many} events in the log, ${slower.toFixed(2)} times slower:`);
  console.log(line(after));
  aims.below(`drained with ${many} events`, 1.2, slower, 'times slower');
}

function tellScaling(part: string, what: string, unit: string, all: readonly Scaled[], aims: Aims) {
  for (const { count, perSecond, ratio } of all) {
    console.log(
      `${part}) ${count} ${what} ${perSecond.toFixed(1)} ${unit}/s, ${ratio.toFixed(2)} times one`,
    );
    aims.atLeast(`${count} ${what} beside one`, SCALING.get(count) ?? 0, ratio, 'times');
  }
}

async function run(stack: BenchStack, aims: Aims): Promise<void> {
  const documents = await stack.documents(Math.max(sizes.drained, sizes.documents));
  if (parts.includes('b')) await recovery(stack, documents, aims);
  const [some, counts] = [documents.slice(0, sizes.documents), [...SCALING.keys()]];
  for (const [part, kind] of [
    ['d', 'extractor'],
    ['e', 'downloader'],
  ] as const)
    if (parts.includes(part))
      tellScaling(
        part,
        `${kind}s`,
        'documents',
        await workerRatios(stack, kind, some, counts),
        aims,
      );
  if (parts.includes('f'))
    tellScaling('f', 'gateways', 'requests', await gatewayRatios(stack, some, counts), aims);
  if (parts.includes('c')) await withGrownLog(stack, documents, aims);
}

console.log(
  `Node.js ${process.version}, ${cpus().length} processors, PostgreSQL and RabbitMQ of its own with fsync`,
);
const stack = await BenchStack.start();
try {
  const aims = new Aims();
  await run(stack, aims);
  aims.print();
  if (options.json !== undefined) await writeFile(options.json, JSON.stringify(aims.rows));
} finally {
  await stack.remove();
}
