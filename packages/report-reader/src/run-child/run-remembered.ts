import { inSpan } from '@fde/tracing';
import { Worker } from 'node:worker_threads';
import type { ReadReport, RememberedRequest } from '../reading-protocol.js';

const HEAP_MEGABYTES = 256;
const REMEMBERED_MAIN = new URL('../child/remembered-main.js', import.meta.url);

/**
 * Reads a report from its cached text. No file from the web is parsed here, so a thread is enough, and it starts in a
 * third of the time a process takes. Anything unusual (a damaged entry, too slow, cancelled) gives undefined: the
 * ordinary way then decides.
 */
export function runRemembered(
  request: RememberedRequest,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<ReadReport | undefined> {
  return inSpan(
    'read cached text',
    () => ({}),
    () => readInThread(request, timeoutMs, signal),
  );
}

async function readInThread(
  request: RememberedRequest,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<ReadReport | undefined> {
  if (signal?.aborted === true) return undefined;
  const worker = new Worker(REMEMBERED_MAIN, {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  const stop = (): void => void worker.terminate();
  const timer = setTimeout(stop, timeoutMs);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await new Promise<ReadReport | undefined>((resolve) => {
      worker.once('message', (report: ReadReport | null) => resolve(report ?? undefined));
      worker.once('error', () => resolve(undefined));
      worker.once('exit', () => resolve(undefined));
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    stop();
  }
}
