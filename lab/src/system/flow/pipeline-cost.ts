import { OPERATION_NAMES, OPERATIONS, SERVICES } from '@fde/contracts';
import { Database, EventLog } from '@fde/event-log';
import { ended, Load, ServiceApi } from '@fde/trials/lab';
import { BenchStack } from '../bench-stack.js';
import { processorTimes } from '../processor-time.js';
import { MessageCount, type PublishedKey } from './message-count.js';

/** What whole pipelines cost, from the trigger to the compiled statements. */
export interface PipelineCost {
  readonly reports: number;
  readonly tasksPerReport: number;
  /** Milliseconds of processor time of one task, by process. */
  readonly processorMs: ReadonlyMap<string, number>;
  /** Of these, what is not the work itself: all but the services that scrape, download, read and compile. */
  readonly outsideMs: number;
  /** What was published for the reports. */
  readonly keys: readonly PublishedKey[];
}

const SETTINGS = {
  FDE_ALLOW_HOSTS: '127.0.0.1',
  FDE_REQUESTS_PER_SECOND: '200',
  SEED_COMPANIES: 'false',
};
const LONGEST_MS = 400_000;

/** The services whose tasks are the work: a workflow only asks for tasks of others. */
const WORKERS: ReadonlySet<string> = new Set(
  OPERATION_NAMES.filter((name) => !OPERATIONS[name].workflow).map(
    (name) => OPERATIONS[name].service,
  ),
);

interface Counts {
  readonly tasks: number;
  readonly reports: number;
}

const countsOf = async (stack: BenchStack): Promise<Counts> => {
  const [row] = await stack.rows(
    `select count(*)::int as tasks,
      count(*) filter (where data ->> 'operation' = 'extract_document')::int as reports
    from events where type = 'TaskRequested'`,
  );
  return { tasks: Number(row?.['tasks']), reports: Number(row?.['reports']) };
};

/** A pipeline for each new company, at once; resolves when all have ended well. */
async function runPipelines(stack: BenchStack, load: Load, companies: number): Promise<Counts> {
  const before = await countsOf(stack);
  const api = new ServiceApi(stack.gateway);
  for (const { taskId } of await load.pipelines(api, companies)) {
    const { status, error } = await ended(api, taskId, LONGEST_MS);
    if (status !== 'SUCCESS') throw new Error(`A pipeline ended in ${status}: ${String(error)}`);
  }
  const after = await countsOf(stack);
  return { tasks: after.tasks - before.tasks, reports: after.reports - before.reports };
}

async function processorMsPerTask(
  stack: BenchStack,
  load: Load,
  companies: number,
): Promise<ReadonlyMap<string, number>> {
  const before = await processorTimes(stack.processesAndServers);
  const { tasks } = await runPipelines(stack, load, companies);
  const after = await processorTimes(stack.processesAndServers);
  return new Map([...after].map(([name, ms]) => [name, (ms - (before.get(name) ?? 0)) / tasks]));
}

/** Counted apart, because the counting itself takes the broker's time. */
async function countMessages(stack: BenchStack, load: Load, companies: number) {
  const database = new Database({ url: stack.postgres.url });
  const count = await MessageCount.start(stack.rabbit.url, new EventLog(database));
  try {
    const { tasks, reports } = await runPipelines(stack, load, companies);
    return { reports, tasksPerReport: tasks / reports, keys: count.keys };
  } finally {
    await count.close();
    await database.close();
  }
}

/** Runs pipelines over one of every service: small sites with two annual reports each, which are read and compiled. */
export async function pipelineCost(companies: number): Promise<PipelineCost> {
  const services = SERVICES.filter((name) => name !== 'gateway');
  const load = new Load();
  await load.start();
  const stack = await BenchStack.start(services, { environment: SETTINGS });
  try {
    await runPipelines(stack, load, 1);
    const processorMs = await processorMsPerTask(stack, load, companies);
    const outside = [...processorMs].filter(([name]) => !WORKERS.has(name));
    return {
      ...(await countMessages(stack, load, companies)),
      processorMs,
      outsideMs: outside.reduce((sum, [, ms]) => sum + ms, 0),
    };
  } finally {
    load.stop();
    await stack.remove();
  }
}
