import { watchMemory } from '@fde/pdf/confined';
import { isPdfErrorCode, PdfError } from '@fde/pdf/errors';
import { isTaggedReportErrorCode, TaggedReportError } from '@fde/tagged-report/errors';
import { inSpan, type Span } from '@fde/tracing';
import { AsyncResource } from 'node:async_hooks';
import type { ChildProcess } from 'node:child_process';
import type { ReadingProgress } from '../reading-options.js';
import { forkReader } from './fork-reader.js';
import { accessOf } from './reader-access.js';
import {
  isChildMessage,
  type ChildMessage,
  type ReadReport,
  type ReadRequest,
} from '../reading-protocol.js';
import { ReadingSpans } from './reading-spans.js';
import { spareReaders } from './spare-readers.js';

const MOST_STDERR_CHARACTERS = 4000;

export interface ChildOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ReadingProgress) => void) | undefined;
  /** The module that the child runs; specs give misbehaving ones. */
  readonly childModule?: string;
}

/**
 * Reads a document in a process of its own. The child is killed (SIGKILL) as soon as it has answered, the signal aborts,
 * the time is up or it takes too much memory. A report is given at once, while the child's memory is still being freed;
 * the promise rejects only after the child is gone.
 *
 * @throws PdfError or TaggedReportError what the child reported, or pdf_time_limit, pdf_memory_limit, pdf_crashed,
 * pdf_cancelled
 */
export function runChild(request: ReadRequest, options: ChildOptions = {}): Promise<ReadReport> {
  if (options.signal?.aborted === true)
    return Promise.reject(new PdfError('pdf_cancelled', 'The reading was cancelled.'));
  return inSpan(
    'read report',
    () => ({}),
    async (span) => {
      const run = startChild(request, options, span);
      const report = await run.result;
      span.set({
        'fde.pages': report.pageCount,
        'fde.scanned_pages': report.scannedPages,
        'fde.statements': report.statements.length,
        'fde.peak_rss_bytes': report.peakRssBytes,
      });
      return report;
    },
  );
}

function startChild(request: ReadRequest, options: ChildOptions, span: Span): ChildRun {
  const access = accessOf(request);
  const spare = options.childModule === undefined ? spareReaders.take(access) : undefined;
  const child =
    spare ??
    forkReader({
      access,
      module: options.childModule,
    });
  span.set({ 'process.pid': child.pid });
  // Sent with the request, because a spare starts before the trace does.
  const run = new ChildRun(
    child,
    span.context === undefined ? request : { ...request, trace: span.context },
    options,
    new ReadingSpans(span.context),
  );
  const tellSpares = (): void => {
    if (options.childModule === undefined) spareReaders.done();
  };
  // Before the caller goes on, who may read the next report at once.
  run.result.then(tellSpares, tellSpares);
  return run;
}

/** One child from its start to its end. Exactly one outcome is decided: the first. */
class ChildRun {
  readonly result: Promise<ReadReport>;
  #hasAnswered = false;
  #failure: PdfError | TaggedReportError | undefined;
  #stderr = '';
  #release = (): void => undefined;
  #give: (report: ReadReport) => void = () => undefined;

  constructor(
    private readonly child: ChildProcess,
    private readonly request: ReadRequest,
    private readonly options: ChildOptions,
    private readonly spans: ReadingSpans,
  ) {
    this.result = new Promise((resolve, reject) => {
      this.#give = resolve;
      child.once('close', (code, signal) => {
        if (this.#hasAnswered) return;
        const failure = this.#failure ?? this.#crash(code, signal);
        this.#end(failure);
        reject(failure);
      });
    });
    // Otherwise, messages of a spare would be handled in the trace that was active when the spare started.
    child.on(
      'message',
      AsyncResource.bind((message: unknown) => this.#take(message)),
    );
    child.once('error', (cause) =>
      this.#kill(
        new PdfError('pdf_crashed', 'The reading process could not be started.', { cause }),
      ),
    );
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      this.#stderr = (this.#stderr + chunk).slice(-MOST_STDERR_CHARACTERS);
    });
    options.signal?.addEventListener('abort', this.#cancel, { once: true });
    this.#watch();
    child.send(request, () => undefined);
  }

  #end(failure?: Error): void {
    this.#release();
    this.spans.end(failure);
  }

  #take(message: unknown): void {
    if (!isChildMessage(message)) return;
    switch (message.kind) {
      case 'progress':
        this.spans.take(message.progress);
        this.options.onProgress?.(message.progress);
        return;
      case 'report':
        if (this.#failure === undefined) this.#answer(message.report);
        this.#letGo();
        return;
      case 'failure': {
        this.#failure ??= failureOf(message);
        this.#letGo();
      }
    }
  }

  #answer(report: ReadReport): void {
    this.#hasAnswered = true;
    this.#end();
    this.#give(report);
  }

  /** The child has said everything: do not wait for what it still does (recogniser threads, timers). */
  #letGo(): void {
    this.child.kill('SIGKILL');
  }

  #watch(): void {
    const { timeoutMs, maxRssBytes } = this.request.limits;
    const timer = setTimeout(
      () =>
        this.#kill(
          new PdfError(
            'pdf_time_limit',
            `The document could not be read within ${Math.round(timeoutMs / 1000)} s.`,
          ),
        ),
      timeoutMs,
    );
    const endWatch = watchMemory(this.child, maxRssBytes, () =>
      this.#kill(memoryError(maxRssBytes)),
    );
    this.#release = () => {
      clearTimeout(timer);
      endWatch();
      this.options.signal?.removeEventListener('abort', this.#cancel);
    };
  }

  readonly #cancel = (): void => {
    this.#kill(new PdfError('pdf_cancelled', 'The reading was cancelled.'));
  };

  #kill(failure: PdfError): void {
    this.#failure ??= failure;
    this.child.kill('SIGKILL');
  }

  #crash(code: number | null, signal: NodeJS.Signals | null): PdfError {
    if (/heap out of memory|Array buffer allocation failed/i.test(this.#stderr))
      return memoryError(this.request.limits.maxRssBytes);
    const how = signal === null ? `exit code ${code ?? 'unknown'}` : signal;
    const cause = this.#stderr === '' ? {} : { cause: new Error(this.#stderr.trim()) };
    // It did not fail on the document: its answer was lost, and another process may give one.
    const retryable = code === 0;
    return new PdfError(
      'pdf_crashed',
      `The process that read the document ended without a result (${how}).`,
      { ...cause, retryable },
    );
  }
}

type Failure = Extract<ChildMessage, { kind: 'failure' }>;

function failureOf({ code, message, cause }: Failure): PdfError | TaggedReportError {
  if (isTaggedReportErrorCode(code)) return new TaggedReportError(code, message);
  const of = cause === undefined ? {} : { cause: new Error(cause) };
  return new PdfError(isPdfErrorCode(code) ? code : 'pdf_crashed', message, of);
}

function memoryError(most: number): PdfError {
  return new PdfError(
    'pdf_memory_limit',
    `Reading the document took more than ${Math.round(most / 1024 / 1024)} MB of memory.`,
  );
}
