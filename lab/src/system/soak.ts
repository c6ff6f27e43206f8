import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { rabbitMqIsInstalled } from '@fde/testing';
import { BenchStack } from './bench-stack.js';
import { processorTimes } from './processor-time.js';
import { percentileOf } from './queue-measure.js';

const HELP = `Usage: npm run soak -w lab -- [--minutes N] [--rate N]

  --minutes  how long (10)
  --rate     no-op tasks per second (20)

Prints each slice of the time, and whether memory, queue depth, latency and the processor time of a task (all processes
and both servers) are flat; exits with 1 if they grow.`;

const SLICES = 10;
const DOCUMENTS = 2_000;
const CONCURRENCY = 20;
/** The first slices warm up: caches fill, code is compiled. The halves of the rest are compared. */
const WARM_UP_SLICES = 2;
const MEMORY_GROWTH = 1.25;
const LATENCY_GROWTH = 2;
const PROCESSOR_TIME_GROWTH = 1.2;
/** Below this, growth of a latency is noise. */
const QUIET_MS = 250;

interface Slice {
  readonly megabytes: Readonly<Record<string, number>>;
  readonly depth: number;
  readonly outbox: number;
  readonly p50: number;
  readonly p99: number;
  readonly ended: number;
  /** Milliseconds that each process and server worked for a task. */
  readonly processorMs: Readonly<Record<string, number>>;
}

const allProcessorMs = ({ processorMs }: Slice): number =>
  Object.values(processorMs).reduce((sum, ms) => sum + ms, 0);

async function megabytesOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid ?? 0}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

async function offer(
  stack: BenchStack,
  documents: readonly number[],
  perSecond: number,
  seconds: number,
  at: { next: number },
): Promise<void> {
  const began = performance.now();
  const under: Promise<unknown>[] = [];
  for (let n = 0; n < perSecond * seconds; n++) {
    await sleep(Math.max(0, began + (n * 1000) / perSecond - performance.now()));
    under.push(stack.trigger(documents[at.next++ % documents.length] ?? 0));
  }
  await Promise.all(under);
}

async function sliceOf(
  stack: BenchStack,
  since: Date,
  usedBefore: ReadonlyMap<string, number>,
): Promise<Slice> {
  const used = await processorTimes(stack.processesAndServers);
  const ended = await stack.rows(
    `select extract(epoch from finished_at - created_at) * 1000 as ms from task_status where status = 'SUCCESS' and created_at >= $1`,
    [since],
  );
  const times = ended.map(({ ms }) => Number(ms));
  const [outbox] = await stack.rows(
    'select count(*)::int as count from outbox where available_at <= now()',
  );
  const depths = (await stack.rabbit.ctl('list_queues', 'messages', '--no-table-headers'))
    .split('\n')
    .filter((line) => /\d/.test(line))
    .map(Number);
  const megabytes = Object.fromEntries(
    await Promise.all(
      stack.processes.map(async ({ name, pid }) => [name, await megabytesOf(pid)] as const),
    ),
  );
  return {
    megabytes,
    depth: depths.reduce((sum, depth) => sum + depth, 0),
    outbox: Number(outbox?.['count'] ?? 0),
    p50: percentileOf(times, 0.5),
    p99: percentileOf(times, 0.99),
    ended: times.length,
    processorMs: Object.fromEntries(
      [...used].map(([name, ms]) => [name, (ms - (usedBefore.get(name) ?? 0)) / times.length]),
    ),
  };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** What grew between the two halves after the warm-up. */
function findGrowth(slices: readonly Slice[], perSlice: number): readonly string[] {
  const warm = slices.slice(WARM_UP_SLICES);
  const half = Math.ceil(warm.length / 2);
  const [early, late] = [warm.slice(0, half), warm.slice(half)];
  const found = Object.keys(warm[0]?.megabytes ?? {}).flatMap((name) => {
    const [before, after] = [early, late].map((part) =>
      meanOf(part.map(({ megabytes }) => megabytes[name] ?? 0)),
    ) as [number, number];
    return after > before * MEMORY_GROWTH
      ? [`memory of the ${name} grew from ${before.toFixed(0)} to ${after.toFixed(0)} MB`]
      : [];
  });
  const [p50Before, p50After] = [
    meanOf(early.map(({ p50 }) => p50)),
    meanOf(late.map(({ p50 }) => p50)),
  ];
  if (p50After > QUIET_MS && p50After > p50Before * LATENCY_GROWTH)
    found.push(`latency grew from ${p50Before.toFixed(0)} to ${p50After.toFixed(0)} ms`);
  const [costBefore, costAfter] = [early, late].map((part) => meanOf(part.map(allProcessorMs))) as [
    number,
    number,
  ];
  if (costAfter > costBefore * PROCESSOR_TIME_GROWTH)
    found.push(
      `processor time of a task grew from ${costBefore.toFixed(2)} to ${costAfter.toFixed(2)} ms`,
    );
  const depth = late.at(-1)?.depth ?? 0;
  if (depth > perSlice / 4) found.push(`${depth} messages waited at the end`);
  return found;
}

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '20' },
    help: { type: 'boolean' },
  },
});
if (options.help === true) {
  console.log(HELP);
  process.exit(0);
}
if (!rabbitMqIsInstalled()) throw new Error('RabbitMQ is not installed: there is nothing to soak');
const [minutes, rate] = [Number(options.minutes), Number(options.rate)];
const seconds = (minutes * 60) / SLICES;
const stack = await BenchStack.start(['task-tracker', 'orchestrator']);
try {
  const documents = await stack.documents(DOCUMENTS);
  await stack.worker(0, CONCURRENCY);
  console.log(`${rate} no-op tasks per second for ${minutes} minutes, in ${SLICES} slices`);
  const slices: Slice[] = [];
  const at = { next: 0 };
  for (let n = 1; n <= SLICES; n++) {
    const since = new Date();
    const usedBefore = await processorTimes(stack.processesAndServers);
    await offer(stack, documents, rate, seconds, at);
    const slice = await sliceOf(stack, since, usedBefore);
    slices.push(slice);
    const memory = Object.entries(slice.megabytes)
      .map(([name, megabytes]) => `${name} ${megabytes.toFixed(0)} MB`)
      .join(', ');
    console.log(
      `${String(n).padStart(2)}  ended ${slice.ended}  p50 ${slice.p50.toFixed(0)} ms  p99 ${slice.p99.toFixed(0)} ms  processor ${allProcessorMs(slice).toFixed(2)} ms  in queues ${slice.depth}  in the outbox ${slice.outbox}  ${memory}`,
    );
  }
  const shares = Object.entries(slices.at(-1)?.processorMs ?? {})
    .map(([name, ms]) => `${name} ${ms.toFixed(2)} ms`)
    .join(', ');
  console.log(`processor time of a task in the last slice: ${shares}`);
  const grown = findGrowth(slices, rate * seconds);
  console.log(
    grown.length === 0
      ? 'flat: memory, queue depth, latency and processor time'
      : `NOT FLAT: ${grown.join('; ')}`,
  );
  process.exitCode = grown.length === 0 ? 0 : 1;
} finally {
  await stack.remove();
}
