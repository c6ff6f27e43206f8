import type { OwnedProcess } from '@fde/testing';
import type { BenchStack } from './bench-stack.js';
import { drain, type JobSystem } from './queue-measure.js';

/** What reading a document takes here; the time passes without using a processor, as while a model answers. */
const READING_MS = 100;
const AT_ONCE = 2;

/** Documents per second with one extractor and with two. */
export async function extractorRatio(
  stack: BenchStack,
  documents: readonly number[],
): Promise<{ readonly ratio: number; readonly text: string }> {
  const one = await rate(stack, documents, 1);
  const two = await rate(stack, documents, 2);
  return {
    ratio: two / one,
    text: `${documents.length} documents with stubbed reading (${READING_MS} ms, ${AT_ONCE} at once): one extractor ${one.toFixed(1)}/s, two ${two.toFixed(1)}/s, ratio ${(two / one).toFixed(2)}`,
  };
}

async function rate(
  stack: BenchStack,
  documents: readonly number[],
  extractors: number,
): Promise<number> {
  let running: readonly OwnedProcess[] = [];
  const system: JobSystem = {
    name: `${extractors} extractors`,
    submit: (n) => stack.trigger(documents[n] ?? 0),
    endedOf: async (keys) =>
      (
        await stack.rows(
          `select task_id::text as key from task_status where task_id = any($1::uuid[]) and status = 'SUCCESS'`,
          [keys],
        )
      ).map(({ key }) => String(key)),
    startWorker: async () => {
      running = await Promise.all(
        Array.from({ length: extractors }, () => stack.worker(READING_MS, AT_ONCE)),
      );
    },
    stopWorker: async () => {
      await Promise.all(running.map((worker) => worker.end('SIGTERM')));
      running = [];
    },
  };
  const perSecond = await drain(system, documents.length);
  await system.stopWorker();
  return perSecond;
}
