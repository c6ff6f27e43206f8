import { inSpan } from '@fde/tracing';
import { traced } from '@fde/tracing/spec-support';
import { expect } from 'chai';
import { createServiceLog } from './service-log.js';

type Line = Readonly<Record<string, unknown>>;

/** What the work writes to standard output, line by line. */
const written = async (work: () => Promise<void> | void): Promise<readonly Line[]> => {
  const lines: string[] = [];
  const stream = process.stdout;
  const write = stream.write.bind(stream);
  stream.write = (text) => {
    lines.push(String(text));
    return true;
  };
  try {
    await work();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  } finally {
    stream.write = write;
  }
  return lines
    .flatMap((text) => text.split('\n'))
    .filter((text) => text.startsWith('{'))
    .map((text) => JSON.parse(text) as Line);
};

describe('service log', () => {
  const log = createServiceLog({
    service: 'extractor',
    level: 'info',
    format: 'json',
    redact: (text) => text.replaceAll('s3cret', '(hidden)'),
  });

  it('writes one JSON object a line, with what is bound to it and errors as fields', async () => {
    const [line, ...others] = await written(() => {
      log.child({ task_id: 't', company_id: 7, trace_id: 'a'.repeat(32) }).warn('task fails', {
        error: Object.assign(new Error('with s3cret'), { code: 'pdf_damaged' }),
      });
      log.debug('not at this level');
    });
    expect(others).to.deep.equal([]);
    expect(line).to.include({
      level: 'warn',
      message: 'task fails',
      service: 'extractor',
      task_id: 't',
      company_id: 7,
      trace_id: 'a'.repeat(32),
      pid: process.pid,
    });
    expect(line?.['timestamp']).to.match(/^\d{4}-\d\d-\d\dT/);
    expect(line?.['error']).to.include({
      name: 'Error',
      message: 'with (hidden)',
      code: 'pdf_damaged',
    });
  });

  it('names the span at work, whichever part writes; nothing outside of one', async () => {
    let lines: readonly Line[] = [];
    const spans = await traced(async () => {
      lines = await written(async () => {
        await inSpan(
          'work',
          () => ({}),
          async () => log.info('inside'),
        );
        log.info('outside');
      });
    });
    expect(lines.map(({ message }) => message)).to.deep.equal(['inside', 'outside']);
    expect(lines[0]).to.include({ trace_id: spans[0]?.traceId, span_id: spans[0]?.spanId });
    expect(lines[1]).not.to.have.any.keys('trace_id', 'span_id');
  });
});
