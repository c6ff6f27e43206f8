import { smallPdf } from '@fde/testing/hostile-pdf';
import { currentTrace, inSpan } from '@fde/tracing';
import { traced } from '@fde/tracing/spec-support';
import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readReport } from '../read-report.js';
import { hasEnded } from '../spec-support/has-ended.js';
import { keepReadersReady } from '../keep-readers-ready.js';
import { accessAhead, accessOf } from './reader-access.js';
import { SpareReaders } from './spare-readers.js';

const SPARE = accessAhead(['/tmp/fde-'], undefined);

describe('processes that wait for a report', function () {
  this.timeout(120_000);
  after(() => keepReadersReady(0));

  it('read it like one that is started for it, also right after they were started', async () => {
    const bytes = await smallPdf(3);
    keepReadersReady(0);
    const cold = await readReport(bytes);
    for (const wait of [0, 3000]) {
      keepReadersReady(2);
      await setTimeout(wait);
      const [one, other, third] = await Promise.all([
        readReport(bytes),
        readReport(bytes),
        readReport(bytes),
      ]);
      for (const warm of [one, other, third]) {
        expect([warm.pageCount, warm.statements, warm.problems, warm.sha256]).to.deep.equal([
          cold.pageCount,
          cold.statements,
          cold.problems,
          cold.sha256,
        ]);
      }
    }
  });

  it('are taken where they may open the document, and never more than wanted', async () => {
    const spares = new SpareReaders();
    spares.keep(1, SPARE);
    const elsewhere = accessOf({ source: '/home/user/a.pdf', cacheDirectory: undefined });
    expect(spares.take(elsewhere)).to.equal(undefined);
    spares.done();
    const spare = spares.take(SPARE);
    expect(spare?.connected).to.equal(true);
    expect(spares.take(SPARE)).to.equal(undefined);
    spare?.kill('SIGKILL');
    for (let reading = 0; reading < 3; reading++) spares.done();
    const next = spares.take(SPARE);
    expect(next?.pid).to.not.equal(spare?.pid);
    next?.kill('SIGKILL');
    spares.keep(0, SPARE);
  });

  it('are heard in the trace of the report that they read, not in the one in which they were started', async () => {
    const bytes = await smallPdf(3);
    const heard: (string | undefined)[] = [];
    const spans = await traced(async () => {
      await inSpan(
        'another task',
        () => ({}),
        async () => keepReadersReady(1),
      );
      await inSpan(
        'this task',
        () => ({}),
        () => readReport(bytes, { onProgress: () => heard.push(currentTrace()?.traceparent) }),
      );
    });
    const reading = spans.find(({ name }) => name === 'read report');
    expect(heard).not.to.be.empty;
    expect(new Set(heard)).to.deep.equal(new Set([`00-${reading?.traceId}-${reading?.spanId}-01`]));
  });

  it('neither hold up the end of the service nor outlive it', async () => {
    const reader = new URL('../index.js', import.meta.url).href;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `
      import { keepReadersReady } from ${JSON.stringify(reader)};
      import { readFileSync } from 'node:fs';
      keepReadersReady(1);
      console.log(readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8').trim());
    `,
      ],
      { timeout: 60_000 },
    );
    const spare = Number(stdout.trim());
    expect(spare).to.be.greaterThan(0);
    expect(await hasEnded(spare)).to.equal(true);
  });
});
