import { setTimeout as sleep } from 'node:timers/promises';
import { processorTimes, type Processes } from './processor-time.js';

/** Jobs that one worker does at once. */
export const CONCURRENCY = 20;

/** One way to do a job with a status row, measured like every other. */
export interface JobSystem {
  readonly name: string;
  /** Accepts job number `n`; resolves with its key once it is safe. */
  submit(n: number): Promise<string>;
  /** The keys whose status row says that the job succeeded. */
  endedOf(keys: readonly string[]): Promise<readonly string[]>;
  startWorker(): Promise<void>;
  stopWorker(): Promise<void>;
  /** All its processes, servers included. */
  processes(): Processes;
}

export interface Measured {
  readonly name: string;
  readonly drainedPerSecond: number;
  /** Accepted and ended at the same time. */
  readonly throughPerSecond: number;
  /** Milliseconds of processor time that one job takes meanwhile, by process. */
  readonly processorMs: ReadonlyMap<string, number>;
  readonly p50: number;
  readonly p99: number;
}

const POLL_MS = 2;
/** Limits each query: asking for all open jobs would burden the machine being measured. */
const DRAIN_POLL_MS = 100;
const SUBMITTERS = 32;
/** Warms up, because freshly loaded code is compiled while it runs, which no system should be measured by. */
const WARM_UP_JOBS = 1_000;
const LONGEST_MS = 300_000;

export const percentileOf = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

/** Calls `submit` `atOnce` at a time. */
async function submitAll(system: JobSystem, count: number, atOnce: number): Promise<string[]> {
  const keys: string[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) keys.push(await system.submit(next++));
    }),
  );
  return keys;
}

/** Queues jobs while no worker runs, then counts how many end per second once the first have ended. */
export async function drain(system: JobSystem, count: number): Promise<number> {
  await system.stopWorker();
  const keys = await submitAll(system, count, 16);
  await system.startWorker();
  const open = new Set(keys);
  const limit = Date.now() + LONGEST_MS;
  let first: { readonly at: number; readonly left: number } | undefined;
  while (open.size > 0) {
    for (const key of await system.endedOf([...open])) open.delete(key);
    if (first === undefined && open.size < count && open.size > 0)
      first = { at: performance.now(), left: open.size };
    if (Date.now() > limit)
      throw new Error(`${system.name}: ${open.size} of ${count} jobs did not end`);
    await sleep(DRAIN_POLL_MS);
  }
  // Counted from the first ends, because the worker's start (a process here, a function there) is not compared.
  if (first === undefined)
    throw new Error(`${system.name}: all jobs ended at once; take more of them`);
  return first.left / ((performance.now() - first.at) / 1000);
}

/** Submits jobs at a steady rate, however fast they end; milliseconds from acceptance to success in the status row. */
async function latencies(
  system: JobSystem,
  count: number,
  perSecond: number,
): Promise<readonly number[]> {
  const accepted = new Map<string, number>();
  const taken: number[] = [];
  const submissions: Promise<void>[] = [];
  const began = performance.now();
  const offering = (async () => {
    for (let n = 0; n < count; n++) {
      await sleep(Math.max(0, began + (n * 1000) / perSecond - performance.now()));
      submissions.push(
        system.submit(n).then((key) => {
          accepted.set(key, performance.now());
        }),
      );
    }
    await Promise.all(submissions);
  })();
  const limit = Date.now() + LONGEST_MS;
  while (taken.length < count) {
    const ended = accepted.size === 0 ? [] : await system.endedOf([...accepted.keys()]);
    const now = performance.now();
    for (const key of ended) {
      taken.push(now - (accepted.get(key) ?? now));
      accepted.delete(key);
    }
    if (Date.now() > limit)
      throw new Error(`${system.name}: ${count - taken.length} of ${count} jobs did not end`);
    await sleep(POLL_MS);
  }
  await offering;
  return taken;
}

/** Jobs that are accepted while others end. */
export async function through(
  system: JobSystem,
  count: number,
): Promise<Pick<Measured, 'throughPerSecond' | 'processorMs'>> {
  const open = new Set<string>();
  const before = await processorTimes(system.processes());
  const began = performance.now();
  let left = count;
  const submitting = Promise.all(
    Array.from({ length: SUBMITTERS }, async () => {
      while (left-- > 0) open.add(await system.submit(left));
    }),
  );
  let accepted = false;
  const stop = (): void => {
    accepted = true;
  };
  // A client's refusal is thrown below, after the loop.
  submitting.then(stop, stop);
  const limit = Date.now() + LONGEST_MS;
  while (!accepted || open.size > 0) {
    await sleep(DRAIN_POLL_MS);
    for (const key of await system.endedOf([...open])) open.delete(key);
    if (accepted) await submitting;
    if (Date.now() > limit) throw new Error(`${system.name}: ${open.size} jobs did not end`);
  }
  await submitting;
  const seconds = (performance.now() - began) / 1000;
  const used = [...(await processorTimes(system.processes()))].map(
    ([name, ms]) => [name, (ms - (before.get(name) ?? 0)) / count] as const,
  );
  return { throughPerSecond: count / seconds, processorMs: new Map(used) };
}

export async function measure(
  system: JobSystem,
  sizes: { readonly drained: number; readonly paced: number; readonly perSecond: number },
): Promise<Measured> {
  await system.startWorker();
  await through(system, WARM_UP_JOBS);
  const loaded = await through(system, sizes.drained);
  const times = await latencies(system, sizes.paced, sizes.perSecond);
  const drainedPerSecond = await drain(system, sizes.drained);
  return {
    name: system.name,
    drainedPerSecond,
    ...loaded,
    p50: percentileOf(times, 0.5),
    p99: percentileOf(times, 0.99),
  };
}
