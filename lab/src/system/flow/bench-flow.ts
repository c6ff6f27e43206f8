import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { rabbitMqIsInstalled } from '@fde/testing';
import { Aims, type BenchRow } from '../aims.js';
import { BenchStack } from '../bench-stack.js';
import { ownSystem } from '../own-system.js';
import { CONCURRENCY, measure, type JobSystem, type Measured } from '../queue-measure.js';
import { installOthers, findMissing, otherSystem } from './other-systems.js';
import { PROMISES, type OtherName, type SystemName } from './promises.js';

const HELP = `Usage: npm run flow -w lab -- [--rounds N] [--quick] [--only own,floor,...] [--json FILE]

Measures a task without work, from the client's request to the row that says SUCCESS. This project and other
job systems in one run, one after the other, each with a process that takes jobs over HTTP, one worker with ${CONCURRENCY} jobs at
once, and the same real PostgreSQL and RabbitMQ. If a faster system promises less, the table says so.

  through  tasks a second, accepted while others end, ${CONCURRENCY} at once
  drained  tasks a second from a full queue
  p50, p99 milliseconds from acceptance to the row, at 50 tasks a second
  cpu      milliseconds of processor time of all processes and servers for one task, at full load

  --rounds  how often each system is measured; the best value of each kind counts (2), because other work on the machine
            only ever makes a round slower
  --quick   a fifth of everything: shows that it works, not how fast`;

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '2' },
    only: { type: 'string', default: Object.keys(PROMISES).join(',') },
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
  ? { drained: 600, paced: 200, perSecond: 50 }
  : { drained: 3_000, paced: 1_000, perSecond: 50 };
const wanted = options.only.split(',').filter((name): name is SystemName => name in PROMISES);

const totalOf = ({ processorMs }: Measured): number =>
  [...processorMs.values()].reduce((sum, ms) => sum + ms, 0);

/** The best value of each kind, and the processor times of the round with the lowest total. */
const betterOf = (a: Measured | undefined, b: Measured): Measured =>
  a === undefined
    ? b
    : {
        name: a.name,
        drainedPerSecond: Math.max(a.drainedPerSecond, b.drainedPerSecond),
        throughPerSecond: Math.max(a.throughPerSecond, b.throughPerSecond),
        processorMs: totalOf(a) <= totalOf(b) ? a.processorMs : b.processorMs,
        p50: Math.min(a.p50, b.p50),
        p99: Math.min(a.p99, b.p99),
      };

const causeOf = ({ cause }: Error): readonly string[] =>
  cause instanceof Error ? [cause.message] : [];

const reasonOf = (error: unknown): string =>
  error instanceof Error ? [error.message, ...causeOf(error)].join(' ') : String(error);

/** If another system fails, the run continues with the rest. */
async function measureOne(stack: BenchStack, name: SystemName, documents: readonly number[]) {
  const system: JobSystem & { close?(): Promise<void> } =
    name === 'own' ? ownSystem(stack, documents) : await otherSystem(stack, name);
  try {
    const measured = await measure(system, sizes);
    await system.stopWorker();
    return measured;
  } finally {
    await system.close?.();
  }
}

async function measureAll(stack: BenchStack): Promise<ReadonlyMap<SystemName, Measured>> {
  const best = new Map<SystemName, Measured>();
  const documents = await stack.documents(sizes.drained);
  const possible: SystemName[] = [];
  for (const name of wanted) {
    const why = name === 'own' ? undefined : await findMissing(name satisfies OtherName);
    if (why === undefined) possible.push(name);
    else console.log(`LEFT OUT: ${PROMISES[name].name} (${why})`);
  }
  for (let round = 1; round <= Number(options.rounds); round += 1)
    for (const name of possible) {
      const measured = await measureOne(stack, name, documents).catch((error: unknown) => {
        if (name === 'own') throw error;
        console.log(`round ${round}  FAILED: ${PROMISES[name].name}: ${reasonOf(error)}`);
      });
      if (measured === undefined) continue;
      console.log(`round ${round}  ${line(name, measured)}`);
      best.set(name, betterOf(best.get(name), measured));
    }
  return best;
}

const rate = (perSecond: number): string => perSecond.toFixed(0).padStart(6);
const ms = (value: number): string => value.toFixed(1).padStart(6);

const line = (name: SystemName, measured: Measured): string =>
  [
    PROMISES[name].name.padEnd(36),
    `through ${rate(measured.throughPerSecond)}/s`,
    `drained ${rate(measured.drainedPerSecond)}/s`,
    `p50 ${ms(measured.p50)} ms`,
    `p99 ${ms(measured.p99)} ms`,
    `cpu ${totalOf(measured).toFixed(2)} ms`,
  ].join('   ');

const processorLine = ({ processorMs }: Measured): string =>
  [...processorMs]
    .filter(([, used]) => used >= 0.005)
    .map(([process, used]) => `${process} ${used.toFixed(2)}`)
    .join(', ');

function printAll(best: ReadonlyMap<SystemName, Measured>): void {
  const own = best.get('own');
  console.log('\nbest of all rounds');
  for (const [name, measured] of best) {
    console.log(line(name, measured));
    console.log(`      cpu ms: ${processorLine(measured)}`);
    console.log(`      lost: ${PROMISES[name].lost}`);
    console.log(`      history: ${PROMISES[name].history}`);
    if (own === undefined || name === 'own') continue;
    const ratio = (mine: number, theirs: number): string => (mine / theirs).toFixed(2);
    console.log(
      `      this project beside it: through ${ratio(own.throughPerSecond, measured.throughPerSecond)}, drained ${ratio(own.drainedPerSecond, measured.drainedPerSecond)}, p50 ${ratio(own.p50, measured.p50)}, cpu ${ratio(totalOf(own), totalOf(measured))}`,
    );
  }
}

function aimsOf(own: Measured): Aims {
  const aims = new Aims();
  aims.atLeast('accepted and ended at the same time', 1_000, own.throughPerSecond, 'tasks/s');
  aims.atLeast('drained', 1_000, own.drainedPerSecond, 'tasks/s');
  aims.below('p50 at 50/s', 8, own.p50, 'ms');
  aims.below('p99 at 50/s', 30, own.p99, 'ms');
  aims.below('processor time per task', 3, totalOf(own), 'ms');
  return aims;
}

/** Rows for `npm run benchmarks -w lab`: this project's rate and processor time as multiples of each other system's. */
const besideOthers = (best: ReadonlyMap<SystemName, Measured>, own: Measured): BenchRow[] =>
  [...best]
    .filter(([name]) => name !== 'own')
    .flatMap(([name, other]) => {
      const row = (measure: string, value: number, note: string): BenchRow => ({
        measure: `${measure}, beside ${PROMISES[name].name}`,
        value,
        unit: 'times',
        aim: null,
        reached: null,
        note,
      });
      const { lost, history } = PROMISES[name];
      const through = own.throughPerSecond / other.throughPerSecond;
      return [
        row('accepted and ended at the same time', through, `lost: ${lost}; history: ${history}`),
        row('p50 at 50/s', own.p50 / other.p50, `${other.p50.toFixed(1)} ms there`),
        row(
          'processor time per task',
          totalOf(own) / totalOf(other),
          `${totalOf(other).toFixed(2)} ms there`,
        ),
      ];
    });

await installOthers();
const stack = await BenchStack.start();
try {
  const best = await measureAll(stack);
  printAll(best);
  const own = best.get('own');
  const aims = own === undefined ? new Aims() : aimsOf(own);
  aims.print();
  const rows = own === undefined ? [] : [...aims.rows, ...besideOthers(best, own)];
  if (options.json !== undefined) await writeFile(options.json, JSON.stringify(rows));
} finally {
  await stack.remove();
}
