import type { OwnedProcess } from '@fde/testing';
import type { BenchStack, WorkerKind } from './bench-stack.js';
import { CONCURRENCY, type JobSystem } from './queue-measure.js';

const ENDED = `
  select task_id::text as key from task_status
  where task_id = any($1::uuid[]) and status = 'SUCCESS'`;

export interface OwnWorkers {
  readonly count: number;
  /** How long a task takes; it uses no processor meanwhile, as while a model answers. */
  readonly workMs: number;
  /** Tasks at once in each worker. */
  readonly atOnce: number;
  readonly kind: WorkerKind;
  /** Whether a task records three statements; otherwise it is a no-op. */
  readonly records?: boolean;
}

export const NO_OP: OwnWorkers = { count: 1, workMs: 0, atOnce: CONCURRENCY, kind: 'extractor' };

/** This project: gateway, outbox, RabbitMQ, workers, tracker. */
export function ownSystem(
  stack: BenchStack,
  documents: readonly number[],
  { count, workMs, atOnce, kind, records = false }: OwnWorkers = NO_OP,
): JobSystem {
  let workers: readonly OwnedProcess[] = [];
  return {
    name: 'this project',
    submit: (n) => stack.trigger(documents[n % documents.length] ?? 0, kind),
    endedOf: async (keys) => (await stack.rows(ENDED, [keys])).map(({ key }) => String(key)),
    startWorker: async () => {
      workers = await Promise.all(
        Array.from({ length: count }, () =>
          records ? stack.recordingWorker(atOnce) : stack.worker(workMs, atOnce, kind),
        ),
      );
    },
    stopWorker: async () => {
      await Promise.all(workers.map((worker) => worker.end('SIGTERM')));
      workers = [];
    },
    processes: () => stack.processesAndServers,
  };
}
