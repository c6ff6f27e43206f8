import type { JobSystem } from '../queue-measure.js';
import { drain, through } from '../queue-measure.js';

/** Tasks per second, and processor time of all processes, the servers included. */
export interface TaskRates {
  readonly acceptedPerSecond: number;
  readonly settledPerSecond: number;
  /** Milliseconds per task, accepted and settled. */
  readonly processorMs: number;
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Accepts tasks while no worker runs, then lets a worker end them. */
async function rateOnce(system: JobSystem, tasks: number): Promise<Omit<TaskRates, 'processorMs'>> {
  let [first, last] = [Infinity, 0];
  const timed: JobSystem = {
    ...system,
    submit: async (n) => {
      first = Math.min(first, performance.now());
      const key = await system.submit(n);
      last = performance.now();
      return key;
    },
  };
  const settledPerSecond = await drain(timed, tasks);
  return { acceptedPerSecond: tasks / ((last - first) / 1_000), settledPerSecond };
}

/** The medians of some rounds. */
export async function taskRates(
  system: JobSystem,
  tasks: number,
  rounds: number,
): Promise<TaskRates> {
  const once: TaskRates[] = [];
  await system.startWorker();
  await through(system, tasks);
  for (let round = 0; round < rounds; round += 1) {
    const rates = await rateOnce(system, tasks);
    const { processorMs } = await through(system, tasks);
    once.push({ ...rates, processorMs: [...processorMs.values()].reduce((a, b) => a + b, 0) });
  }
  await system.stopWorker();
  return {
    acceptedPerSecond: middleOf(once.map(({ acceptedPerSecond }) => acceptedPerSecond)),
    settledPerSecond: middleOf(once.map(({ settledPerSecond }) => settledPerSecond)),
    processorMs: middleOf(once.map(({ processorMs }) => processorMs)),
  };
}
