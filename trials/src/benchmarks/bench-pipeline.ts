import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { rabbitMqIsInstalled } from '@fde/testing';
import { Aims } from './aims.js';
import { BenchStack } from './bench-stack.js';
import { extractorRatio } from './extractor-ratio.js';
import { fillLog } from './fill-log.js';
import { CONCURRENCY, bullMq, floor, pgBoss, redisProgram, wholeWay } from './job-systems.js';
import { processorTimes } from './processor-time.js';
import { latencies, measure, type JobSystem, type Measured } from './queue-measure.js';
import { recoverySeconds } from './recovery.js';

const HELP = `Usage: npm run bench:pipeline -- [--quick] [--events N] [--only a,b,c,d]

  a  tasks per second and latency of a no-op task, beside the floor, BullMQ and pg-boss
  b  recovery after kill -9 of a worker
  c  the same as a with N events in the log (1,000,000)
  d  1,000 documents with stubbed reading, on one and on two extractors
  --quick  a tenth of everything: shows that it runs, says little

Ends with each aim, its value, and whether it was reached; about ten minutes on two processors that do nothing else.`;

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    events: { type: 'string' },
    only: { type: 'string', default: 'a,b,c,d' },
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

const line = ({ name, drainedPerSecond, p50, p99 }: Measured, floorRate?: number): string =>
  `${name.padEnd(42)} ${drainedPerSecond.toFixed(0).padStart(6)} tasks/s   p50 ${p50.toFixed(0).padStart(5)} ms   p99 ${p99.toFixed(0).padStart(5)} ms${floorRate === undefined ? '' : `   ${(drainedPerSecond / floorRate).toFixed(2)} of the floor's rate`}`;

/** One after the other: they share the two processors. */
async function besideOthers(stack: BenchStack): Promise<void> {
  await stack.pool.query('create table bench_status (key text primary key, status text not null)');
  const openers: (() => Promise<JobSystem & { close(): Promise<void> }>)[] = [
    () => floor(stack),
    () => pgBoss(stack),
  ];
  const redis = redisProgram();
  if (redis === undefined) console.log('LEFT OUT: BullMQ (Redis is not installed here)');
  else openers.push(() => bullMq(stack, redis));
  let floorRate: number | undefined;
  for (const open of openers) {
    const system = await open();
    try {
      const measured = await measure(system, sizes);
      floorRate ??= measured.drainedPerSecond;
      console.log(line(measured, floorRate));
    } finally {
      await system.close();
    }
  }
}

async function run(stack: BenchStack, aims: Aims): Promise<void> {
  const documents = await stack.documents(Math.max(sizes.drained, sizes.documents));
  const own = wholeWay(stack, documents);
  let before: Measured | undefined;
  if (parts.includes('a') || parts.includes('c')) {
    console.log(
      `a) ${sizes.drained} no-op tasks drained by one worker with ${CONCURRENCY} at once; acceptance to SUCCESS of ${sizes.paced} at ${sizes.perSecond}/s`,
    );
    before = await measure(own, sizes);
    console.log(line(before));
    console.log(`   processor time per task: ${await costs(stack, own, sizes)}`);
    if (parts.includes('a')) {
      aims.atLeast('drained', 200, before.drainedPerSecond, 'tasks/s');
      aims.below(`p50 at ${sizes.perSecond}/s`, 50, before.p50, 'ms');
      aims.below(`p99 at ${sizes.perSecond}/s`, 250, before.p99, 'ms');
    }
    await own.stopWorker();
    if (parts.includes('a')) await besideOthers(stack);
  }
  if (parts.includes('b')) {
    const { tasks, seconds } = await recoverySeconds(stack, documents);
    console.log(
      `b) after kill -9 of a worker its ${tasks} tasks were at work again within ${seconds.toFixed(2)} s`,
    );
    aims.below('recovery after kill -9', 5, seconds, 's');
  }
  if (parts.includes('d')) {
    const { ratio, text } = await extractorRatio(stack, documents.slice(0, sizes.documents));
    console.log(`d) ${text}`);
    aims.atLeast('two extractors beside one', 1.8, ratio, 'times');
  }
  if (before !== undefined && parts.includes('c')) {
    await fillLog(stack, events);
    const after = await measure(own, sizes);
    console.log(
      `c) with ${events.toLocaleString('en')} events in the log:\n${line(after)}\n   ${(before.drainedPerSecond / after.drainedPerSecond).toFixed(2)} times slower, p50 ${(after.p50 / before.p50).toFixed(2)} times`,
    );
    aims.below(
      `drained with ${events.toLocaleString('en')} events`,
      1.2,
      before.drainedPerSecond / after.drainedPerSecond,
      'times slower',
    );
    await own.stopWorker();
  }
}

/** Of tasks at the steady rate, while a worker that is warm does them: what each process and server used. */
async function costs(
  stack: BenchStack,
  own: JobSystem,
  { paced, perSecond }: typeof sizes,
): Promise<string> {
  const count = Math.ceil(paced / 2);
  const before = await processorTimes(stack.processesAndServers);
  await latencies(own, count, perSecond);
  const used = [...(await processorTimes(stack.processesAndServers))].map(([name, ms]) => ({
    name,
    ms: (ms - (before.get(name) ?? 0)) / count,
  }));
  const total = used.reduce((sum, { ms }) => sum + ms, 0);
  return `${used.map(({ name, ms }) => `${name} ${ms.toFixed(1)} ms`).join(', ')}; together ${total.toFixed(1)} ms`;
}

console.log(
  `Node.js ${process.version}, ${cpus().length} processors, PostgreSQL and RabbitMQ of its own with fsync`,
);
const stack = await BenchStack.start();
try {
  const aims = new Aims();
  await run(stack, aims);
  aims.print();
} finally {
  await stack.remove();
}
