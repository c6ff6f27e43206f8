import { ServiceError } from '@fde/contracts';
import type { DocumentText } from '@fde/report-classification';
import { Worker } from 'node:worker_threads';
import type { ContentReply, ContentRequest } from './content-worker.js';

export interface ContentLimits {
  readonly maxPages: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

const MEMORY_MB = 1024;

/**
 * A PDF's text, read in a thread of its own: a document that takes too long, too much memory or crashes its reader costs
 * that thread alone. Throws ServiceError with one of the pdf package's codes, or the signal's reason.
 */
export const readContent = (
  bytes: Uint8Array,
  { maxPages, timeoutMs, signal }: ContentLimits,
): Promise<DocumentText> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./content-worker.js', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      worker.removeAllListeners();
      // A thread that is ended in the middle of its work may still report it.
      worker.on('error', () => undefined);
      void worker.terminate();
      settle();
    };
    const fail = (code: string, message: string, cause?: unknown): void =>
      end(() => reject(new ServiceError(code, message, { cause })));
    const abort = (): void => end(() => reject(signal.reason as Error));
    const timer = setTimeout(
      () => fail('pdf_time_limit', `The document could not be read within ${timeoutMs / 1000} s`),
      timeoutMs,
    );
    worker.on('message', (reply: ContentReply) => {
      if ('text' in reply) end(() => resolve(reply.text));
      else fail(reply.error.code, reply.error.message);
    });
    worker.on('error', (error: Error & { code?: string }) =>
      fail(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'pdf_memory_limit' : 'pdf_crashed',
        'Reading the document ended the reading thread',
        error,
      ),
    );
    worker.on('exit', () => fail('pdf_crashed', 'Reading the document ended the reading thread'));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    worker.postMessage({ bytes, maxPages } satisfies ContentRequest);
  });
