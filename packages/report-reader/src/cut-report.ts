import { PdfError } from '@fde/pdf/errors';
import { Worker } from 'node:worker_threads';

/** Parsing the objects of a large report takes memory; a hostile one takes all it can get. */
const HEAP_MEGABYTES = 1024;
const DEFAULT_TIMEOUT_MS = 60_000;
const CUT_MAIN = new URL('./child/cut-main.js', import.meta.url);

export interface CutRequest {
  readonly file: string;
  /** 1-based, in the order wanted. */
  readonly pages: readonly number[];
}

export type CutAnswer = { readonly bytes: Uint8Array } | { readonly message: string };

/**
 * A small PDF with some pages of a report, cut in a separate thread so that the caller's event loop is not blocked.
 *
 * @throws PdfError pdf_damaged where the pages cannot be cut, pdf_time_limit, pdf_memory_limit, pdf_cancelled
 */
export async function cutReport(
  request: CutRequest,
  options: { readonly signal?: AbortSignal; readonly timeoutMs?: number } = {},
): Promise<Uint8Array> {
  if (options.signal?.aborted === true)
    throw new PdfError('pdf_cancelled', 'The cutting was cancelled.');
  const worker = new Worker(CUT_MAIN, {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  const { promise, resolve, reject } = settleOnce<CutAnswer>();
  const fail = (code: PdfError['code'], message: string, cause?: unknown): void => {
    reject(new PdfError(code, message, { cause }));
  };
  const cancel = (): void => fail('pdf_cancelled', 'The cutting was cancelled.');
  const timer = setTimeout(
    () => fail('pdf_time_limit', 'The pages could not be cut out of the document in time.'),
    options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
  );
  options.signal?.addEventListener('abort', cancel, { once: true });
  worker.once('message', resolve);
  worker.once('error', (cause) =>
    fail('pdf_memory_limit', 'The pages could not be cut out of the document.', cause),
  );
  worker.once('exit', () =>
    fail('pdf_crashed', 'The thread that cut pages ended without a result.'),
  );
  try {
    const answer = await promise;
    if ('message' in answer) throw new PdfError('pdf_damaged', answer.message);
    return answer.bytes;
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', cancel);
    await worker.terminate();
  }
}

function settleOnce<T>(): {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: Error) => void;
} {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
