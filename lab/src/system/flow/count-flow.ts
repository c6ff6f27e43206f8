import { parseArgs } from 'node:util';
import { BenchStack } from '../bench-stack.js';
import { NO_OP, ownSystem } from '../own-system.js';
import { through } from '../queue-measure.js';
import { readShares } from './profile-shares.js';

const HELP = `Usage: npm run flow-count -w lab -- [--tasks N] [--no-op] [--profiles FOLDER]

What one task that records three statements costs at full load: the statements that PostgreSQL runs for it, with their time in the server,
its commits, its syncs of the log to the disk, and the processor time of each process; with profiles, also whose code
used that time.

  --tasks N          how many tasks to count (2,000), after half as many that warm up
  --no-op            tasks that record nothing
  --profiles FOLDER  empty folder where each process writes a .cpuprofile, which Chrome's developer tools draw as a flame graph`;

const { values: options } = parseArgs({
  options: {
    tasks: { type: 'string', default: '2000' },
    'no-op': { type: 'boolean', default: false },
    profiles: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (options.help === true) {
  console.log(HELP);
  process.exit(0);
}
const tasks = Number(options.tasks);
const WARM_UP_TASKS = Math.ceil(tasks / 2);
/** Of a process' time; what is less is not shown. */
const SMALLEST_SHARE = 0.01;
/** The benchmark's own query while it waits. */
const OWN_QUESTION = 'select task_id::text as key%';

const statements = (stack: BenchStack) =>
  stack.rows(
    `select calls, total_exec_time + total_plan_time as ms, regexp_replace(query, '\\s+', ' ', 'g') as query
    from pg_stat_statements where query not like $1 and calls >= $2 order by ms desc limit 20`,
    [OWN_QUESTION, Math.ceil(tasks / 500)],
  );

const walOf = async (stack: BenchStack): Promise<Readonly<Record<string, number>>> => {
  const [row] = await stack.rows(`
    select wal_sync::int as syncs, wal_records::int as records, wal_bytes::float8 as bytes,
      (select xact_commit::int from pg_stat_database where datname = current_database()) as commits
    from pg_stat_wal`);
  return row as Readonly<Record<string, number>>;
};

const stack = await BenchStack.start(['task-tracker'], {
  postgresSettings: [
    'shared_preload_libraries=pg_stat_statements',
    'pg_stat_statements.track_planning=on',
  ],
  ...(options.profiles === undefined ? {} : { profiles: options.profiles }),
});
try {
  await stack.pool.query('create extension if not exists pg_stat_statements');
  const own = ownSystem(stack, await stack.documents(tasks), {
    ...NO_OP,
    records: !options['no-op'],
  });
  await own.startWorker();
  await through(own, WARM_UP_TASKS);
  await stack.pool.query('select pg_stat_statements_reset()');
  const before = await walOf(stack);
  const { throughPerSecond, processorMs } = await through(own, tasks);
  const after = await walOf(stack);
  console.log(`${tasks} tasks, ${throughPerSecond.toFixed(0)}/s; of each task:`);
  for (const [name, ms] of processorMs) console.log(`  ${name.padEnd(14)} ${ms.toFixed(2)} ms`);
  for (const name of Object.keys(after))
    console.log(
      `  WAL ${name}: ${(((after[name] ?? 0) - (before[name] ?? 0)) / tasks).toFixed(2)}`,
    );
  console.log('  calls    ms in the server  statement');
  for (const { calls, ms, query } of await statements(stack))
    console.log(
      `  ${(Number(calls) / tasks).toFixed(3)}    ${(Number(ms) / tasks).toFixed(3)}             ${String(query).slice(0, 110)}`,
    );
  await own.stopWorker();
} finally {
  await stack.remove();
}
if (options.profiles !== undefined)
  for (const { process: name, shares } of await readShares(options.profiles)) {
    console.log(`  ${name}: whose code used its processor time`);
    for (const [user, share] of shares.filter(([, part]) => part >= SMALLEST_SHARE))
      console.log(`    ${(100 * share).toFixed(1).padStart(5)} %  ${user}`);
  }
