import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Database, EventLog, prune, rebuildReadModels, verifyReadModels } from '@fde/event-log';
import { rabbitMqIsInstalled } from '@fde/testing';
import { Aims } from '../aims.js';
import { BenchStack } from '../bench-stack.js';
import { fillLog } from '../fill-log.js';
import { ownSystem } from '../own-system.js';
import { taskRates, type TaskRates } from './task-rates.js';

const HELP = `Usage: npm run log -w lab -- [--events N] [--tasks N] [--rounds N] [--json FILE]

What a log that has grown costs: tasks are accepted and settled on an empty system, then beside N events and the rows of
their tasks, which are written in bulk; then the read models are verified and rebuilt, and tasks moved to the archive.

  --events N  (10000000)
  --tasks N   of each round (2000)
  --rounds N  of which the median counts (3)
  --json FILE leaves the measures there`;

/** How many times as long a task may take beside a full log. */
const SLOWER = 1.2;
/** What comes in at full load must go to the archive in the same time. */
const ARCHIVED_PER_SECOND = 200;
const ARCHIVING_MS = 20_000;
const HOUR_OF_DAY = 1 / 24;

const { values: options } = parseArgs({
  options: {
    events: { type: 'string', default: '10000000' },
    tasks: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '3' },
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
const [events, tasks, rounds] = [
  Number(options.events),
  Number(options.tasks),
  Number(options.rounds),
];
const many = events.toLocaleString('en');

const secondsSince = (began: number): number => (performance.now() - began) / 1_000;
const show = ({ acceptedPerSecond, settledPerSecond, processorMs }: TaskRates): string =>
  `accepted ${acceptedPerSecond.toFixed(0)}/s, settled ${settledPerSecond.toFixed(0)}/s, ${processorMs.toFixed(2)} ms of processor time per task`;

async function measureTasks(stack: BenchStack, aims: Aims): Promise<void> {
  const own = ownSystem(stack, await stack.documents(tasks));
  const before = await taskRates(own, tasks, rounds);
  console.log(`empty: ${show(before)}`);
  const began = performance.now();
  await fillLog(stack, events);
  console.log(`${many} events written in ${secondsSince(began).toFixed(0)} s`);
  const after = await taskRates(own, tasks, rounds);
  console.log(`full:  ${show(after)}`);
  const accept = before.acceptedPerSecond / after.acceptedPerSecond;
  const settle = before.settledPerSecond / after.settledPerSecond;
  const processor = after.processorMs / before.processorMs;
  aims.below(`accepted beside ${many} events`, SLOWER, accept, 'times slower');
  aims.below(`settled beside ${many} events`, SLOWER, settle, 'times slower');
  aims.below(`processor time beside ${many} events`, SLOWER, processor, 'times');
}

async function measureReadModels(url: string, aims: Aims): Promise<void> {
  const verified = await verifyReadModels({ url });
  const perSecond = verified.events / verified.seconds;
  const [took, different] = [verified.seconds.toFixed(0), verified.clean ? 'none' : 'some'];
  console.log(`verified in ${took} s, ${perSecond.toFixed(0)} events/s, ${different} different`);
  aims.seen('events verified', perSecond, 'events/s');
  const rebuilt = await rebuildReadModels({ url });
  console.log(`rebuilt in ${rebuilt.seconds.toFixed(0)} s, ${rebuilt.changed} rows changed`);
  aims.seen('events rebuilt', rebuilt.events / rebuilt.seconds, 'events/s');
  const { rss } = process.memoryUsage();
  aims.seen('memory of the process that does it', rss / 1e6, 'MB');
}

async function measureRetention(url: string, aims: Aims): Promise<void> {
  const database = new Database({ url });
  try {
    const began = performance.now();
    const policy = { inboxDays: 7, taskStreamDays: HOUR_OF_DAY, deadLetterDays: 90 };
    const { archivedStreams } = await prune(
      new EventLog(database),
      policy,
      AbortSignal.timeout(ARCHIVING_MS),
    );
    const perSecond = archivedStreams / secondsSince(began);
    console.log(`${archivedStreams} tasks archived, ${perSecond.toFixed(0)}/s`);
    aims.atLeast('tasks archived', ARCHIVED_PER_SECOND, perSecond, 'tasks/s');
  } finally {
    await database.close();
  }
}

const stack = await BenchStack.start();
try {
  const aims = new Aims();
  await measureTasks(stack, aims);
  await measureReadModels(stack.postgres.url, aims);
  await measureRetention(stack.postgres.url, aims);
  aims.print();
  if (options.json !== undefined) await writeFile(options.json, JSON.stringify(aims.rows));
} finally {
  await stack.remove();
}
