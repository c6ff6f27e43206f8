import type { BenchStack, WorkerKind } from './bench-stack.js';
import { ownSystem } from './own-system.js';
import { drain } from './queue-measure.js';
import { ratiosToOne, type Scaled } from './ratios-to-one.js';

/** How long a document takes here; it uses no processor meanwhile, as while a model or a site answers. */
const WORK_MS = 100;
const AT_ONCE = 2;
/** Documents for each worker, so that each number of workers is busy for as long. */
const DOCUMENTS_EACH = 120;

/** Documents per second with one worker of a kind, and with each of these numbers. */
export function workerRatios(
  stack: BenchStack,
  kind: WorkerKind,
  documents: readonly number[],
  numbers: readonly number[],
): Promise<readonly Scaled[]> {
  return ratiosToOne(numbers, async (count) => {
    const system = ownSystem(stack, documents, { count, workMs: WORK_MS, atOnce: AT_ONCE, kind });
    const perSecond = await drain(system, Math.min(documents.length, DOCUMENTS_EACH * (count + 1)));
    await system.stopWorker();
    return perSecond;
  });
}
