import { PdfError } from '@fde/pdf';
import { inSpan } from '@fde/tracing';
import { traced } from '@fde/tracing/spec-support';
import { expect } from 'chai';
import { fileURLToPath } from 'node:url';
import { DEFAULT_READING_LIMITS, type ReadingLimits } from '../reading-options.js';
import type { ReadRequest } from '../reading-protocol.js';
import { hasEnded, isAlive } from '../spec-support/has-ended.js';
import { runChild } from './run-child.js';

const childModule = fileURLToPath(new URL('../spec-support/misbehaving-child.js', import.meta.url));

function requestOf(source: string, limits: Partial<ReadingLimits> = {}): ReadRequest {
  return {
    source,
    limits: { ...DEFAULT_READING_LIMITS, ...limits },
    hints: {},
    recognition: {},
    cacheDirectory: undefined,
    cacheMaxBytes: undefined,
    withPages: false,
  };
}

interface Ending {
  readonly code: string;
  readonly retryable: boolean;
  readonly milliseconds: number;
}

async function endOf(
  misdeed: string,
  limits: Partial<ReadingLimits> = {},
  signal?: AbortSignal,
): Promise<Ending> {
  const started = performance.now();
  const end = await runChild(requestOf(misdeed, limits), { childModule, signal }).then(
    () => ({ code: 'a reading', retryable: false }),
    (error: unknown) =>
      error instanceof PdfError
        ? { code: error.code, retryable: error.retryable }
        : { code: 'untyped', retryable: false },
  );
  return { ...end, milliseconds: performance.now() - started };
}

describe('a child that reads a document', function () {
  this.timeout(60_000);

  it('is killed when its time is over', async () => {
    const { code, milliseconds } = await endOf('spin', { timeoutMs: 700 });
    expect(code).to.equal('pdf_time_limit');
    expect(milliseconds).to.be.within(690, 10_000);
  });

  it('is killed when it takes too much memory outside the heap', async () => {
    expect((await endOf('eat', { maxRssBytes: 300 * 1024 * 1024 })).code).to.equal(
      'pdf_memory_limit',
    );
  });

  it('ends with the memory limit when its heap is full', async () => {
    expect((await endOf('fill-heap', { maxRssBytes: 400 * 1024 * 1024 })).code).to.equal(
      'pdf_memory_limit',
    );
  });

  it('ends at once when the reading is cancelled', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 500);
    const { code, milliseconds } = await endOf('spin', {}, controller.signal);
    expect(code).to.equal('pdf_cancelled');
    expect(milliseconds - 500).to.be.below(1000);
  });

  it('is not even started for a reading that was cancelled before', async () => {
    const { code, milliseconds } = await endOf('spin', {}, AbortSignal.abort());
    expect(code).to.equal('pdf_cancelled');
    expect(milliseconds).to.be.below(100);
  });

  it('does not see environment variables that may be secret', async () => {
    process.env['DATABASE_URL'] = 'postgres://fde:secret@db/fde';
    try {
      const said = await runChild(requestOf('tell-environment'), { childModule }).catch(
        (error: PdfError) => (error.cause as Error).message,
      );
      expect(said).to.be.a('string').that.contains('PATH').and.not.contains('DATABASE_URL');
    } finally {
      delete process.env['DATABASE_URL'];
    }
  });

  it('reads its code and its document, writes nothing, and is told so by Node.js', async () => {
    const said = await runChild(requestOf('look-about'), { childModule }).catch((error: PdfError) =>
      (error.cause as Error).message.split(' '),
    );
    const refused = [
      'lists-home',
      'reads-passwords',
      'reads-settings',
      'writes-code',
      'writes-temporary',
    ];
    expect(said).to.deep.equal(
      [...refused.map((name) => `${name}:ERR_ACCESS_DENIED`), 'reads-code'].toSorted(),
    );
  });

  it('knows the trace it belongs to, and what it was at when it died is in it', async () => {
    const request = requestOf('tell-trace');
    let said = '';
    const ask = (): Promise<void> =>
      runChild(request, { childModule }).then(
        () => undefined,
        (error: PdfError) => {
          said = (error.cause as Error).message;
        },
      );
    const spans = await traced(() => inSpan('extract_document', () => ({}), ask));
    const [task, reading, phase] = ['extract_document', 'read report', 'finding_pages'].map(
      (name) => spans.find((span) => span.name === name),
    );
    expect(said).to.equal(`00-${task?.traceId}-${reading?.spanId}-01`);
    expect(reading).to.include({ parentSpanId: task?.spanId, traceId: task?.traceId });
    expect(reading?.attributes).to.include({ 'error.type': 'pdf_crashed' });
    expect(phase)
      .to.include({ parentSpanId: reading?.spanId })
      .and.have.property('error')
      .that.contains('exit code 3');
    await ask();
    expect(said).to.equal('no trace');
  });

  it('has all its output read, however much it is', async () => {
    const { problems } = await runChild(requestOf('say-much'), { childModule });
    expect(problems.join('')).to.have.length(5_000_000);
  });

  it('has its report given though the process is not gone yet', async () => {
    const { problems } = await runChild(requestOf('leave-behind'), { childModule });
    // A process is not closed while another one holds its output.
    const holder = Number(problems[0]);
    expect(isAlive(holder)).to.equal(true);
    process.kill(holder);
  });

  it('is ended once it has answered, whatever it still does', async () => {
    const { problems } = await runChild(requestOf('linger'), { childModule });
    expect(await hasEnded(Number(problems[0]))).to.equal(true);
  });

  it('gives a typed error if it crashes', async () => {
    expect(await endOf('die')).to.include({ code: 'pdf_crashed', retryable: false });
  });

  it('gives its own error as the cause, for the log alone', async () => {
    const failure: unknown = await runChild(requestOf('err'), { childModule }).catch(
      (error: unknown) => error,
    );
    expect(failure).to.include({ code: 'pdf_crashed', message: 'It broke.' });
    expect((failure as PdfError).cause).to.include({ message: 'Error: no such module' });
  });

  it('may be tried again if it exits without an answer', async () => {
    expect(await endOf('leave')).to.include({ code: 'pdf_crashed', retryable: true });
  });
});
