import type { BenchStack } from './bench-stack.js';
import { ownSystem } from './own-system.js';
import { drain } from './queue-measure.js';

/** How long reading a document takes here; it uses no processor meanwhile, as while a model answers. */
const READING_MS = 100;
const AT_ONCE = 2;

export interface Scaled {
  readonly extractors: number;
  readonly perSecond: number;
  /** Numbers of extractors to compare with one. */
  readonly ratio: number;
}

/** Documents per second with one extractor, and with each of these numbers. */
export async function extractorRatios(
  stack: BenchStack,
  documents: readonly number[],
  numbers: readonly number[],
): Promise<readonly Scaled[]> {
  const rate = async (extractors: number): Promise<number> => {
    const system = ownSystem(stack, documents, {
      count: extractors,
      workMs: READING_MS,
      atOnce: AT_ONCE,
    });
    // The same number of seconds of work for each number of extractors.
    const perSecond = await drain(system, Math.min(documents.length, 120 * (extractors + 1)));
    await system.stopWorker();
    return perSecond;
  };
  const one = await rate(1);
  const scaled: Scaled[] = [];
  for (const extractors of numbers) {
    const perSecond = await rate(extractors);
    scaled.push({ extractors, perSecond, ratio: perSecond / one });
  }
  return scaled;
}
