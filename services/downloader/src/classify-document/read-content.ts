import { ServiceError } from '@fde/contracts';
import { forkConfined, watchMemory } from '@fde/pdf/confined';
import type { DocumentText } from '@fde/report-classification';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ContentReply, ContentRequest } from './content-process.js';

export interface ContentLimits {
  readonly kind: ContentRequest['kind'];
  readonly maxPages: number;
  readonly timeoutMs: number;
  /** Resident memory of the process that reads. */
  readonly maxRssBytes: number;
  readonly signal: AbortSignal;
}

const SCRIPT = fileURLToPath(new URL('./content-process.js', import.meta.url));
/** Limit of the process's JavaScript memory; pdfium's is outside it. */
const HEAP_SHARE = 0.5;
const MB = 1024 * 1024;
const ENDED = 'Reading the document crashed the reading process';

const start = (maxRssBytes: number): ChildProcess =>
  forkConfined(SCRIPT, [], {
    readable: [],
    heapMegabytes: Math.ceil((maxRssBytes * HEAP_SHARE) / MB),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

/**
 * The text of a PDF or a web page, read in a process of its own: a document that takes too long or too much memory, or
 * crashes its reader, costs only that process. Throws ServiceError with a code of
 * what reads it, or the signal's reason.
 */
export const readContent = (
  bytes: Uint8Array,
  { kind, maxPages, timeoutMs, maxRssBytes, signal }: ContentLimits,
): Promise<DocumentText> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const child = start(maxRssBytes);
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      endWatch();
      signal.removeEventListener('abort', abort);
      child.removeAllListeners();
      // A process that is killed in the middle of its work may still report it.
      child.on('error', () => undefined);
      child.kill('SIGKILL');
      settle();
    };
    const fail = (code: string, message: string, cause?: unknown): void =>
      end(() => reject(new ServiceError(code, message, { cause })));
    const lose = (how: string, retryable: boolean): void =>
      end(() => reject(new ServiceError('pdf_crashed', `${ENDED} (${how})`, { retryable })));
    const abort = (): void => end(() => reject(signal.reason as Error));
    const timer = setTimeout(
      () => fail('pdf_time_limit', `The document could not be read within ${timeoutMs / 1000} s`),
      timeoutMs,
    );
    const endWatch = watchMemory(child, maxRssBytes, () =>
      fail(
        'pdf_memory_limit',
        `The document takes more than ${Math.round(maxRssBytes / MB)} MB to read`,
      ),
    );
    child.on('message', (reply) => {
      const { text, error } = reply as Partial<Extract<ContentReply, { text: DocumentText }>> &
        Partial<Extract<ContentReply, { error: object }>>;
      if (text !== undefined) end(() => resolve(text));
      else fail(error?.code ?? 'pdf_crashed', error?.message ?? ENDED);
    });
    child.on('error', (error) => fail('pdf_crashed', ENDED, error));
    // Not `exit`: that may arrive before an answer that is still in the channel.
    child.on('close', (code, by) => lose(by ?? `exit code ${code ?? 'unknown'}`, code === 0));
    signal.addEventListener('abort', abort, { once: true });
    child.send({ bytes, kind, maxPages } satisfies ContentRequest, (error) => {
      if (error !== null) fail('pdf_crashed', ENDED, error);
    });
  });
