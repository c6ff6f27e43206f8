import { ServiceError } from '@fde/contracts';
import { memoryBombPdf, smallPdf } from '@fde/testing/hostile-pdf';
import { expect } from 'chai';
import { readContent, type ContentLimits } from './read-content.js';

const LIMITS: ContentLimits = {
  kind: 'pdf',
  maxPages: 10,
  timeoutMs: 60_000,
  maxRssBytes: 300 * 1024 * 1024,
  signal: new AbortController().signal,
};

const BESIDE_EACH_OTHER = 4;
const ROUNDS = 10;

describe('Reading a document to tell what it is', function () {
  this.timeout(120_000);

  it('gives its text', async () => {
    const { pageCount, pages } = await readContent(await smallPdf(2), LIMITS);
    expect(pageCount).to.equal(2);
    expect(pages[1]).to.contain('Page 2 of a small');
  });

  it('gives that of a web page on the pages that its reading lays out', async () => {
    const html = Buffer.from('<html><body><p>Annual report<hr><p>Balance sheet</body></html>');
    const text = await readContent(html, { ...LIMITS, kind: 'html' });
    expect(text.pages).to.deep.equal(['Annual report', 'Balance sheet']);
    const deep = Buffer.from(`<html>${'<div>'.repeat(1000)}`);
    const fault: unknown = await readContent(deep, { ...LIMITS, kind: 'html' }).catch(
      (caught: unknown) => caught,
    );
    expect(fault).to.include({ code: 'tagged_too_deep' });
  });

  it('tells what it said last, however soon its process is gone after that', async () => {
    const damaged = (await smallPdf(1)).subarray(0, 400);
    const codeOf = (): Promise<unknown> =>
      readContent(damaged, LIMITS).catch((error: ServiceError) => error.code);
    for (let round = 0; round < ROUNDS; round += 1)
      expect(await Promise.all(Array.from({ length: BESIDE_EACH_OTHER }, codeOf))).to.deep.equal(
        Array.from({ length: BESIDE_EACH_OTHER }, () => 'pdf_truncated'),
      );
  });

  it('ends where three kilobytes take all memory, and the service keeps its own', async () => {
    const bytes = memoryBombPdf();
    expect(bytes.length).to.be.below(4000);
    const before = process.memoryUsage().rss;
    const error: unknown = await readContent(bytes, LIMITS).catch((caught: unknown) => caught);
    expect(error).to.be.instanceOf(ServiceError).and.include({ code: 'pdf_memory_limit' });
    expect(process.memoryUsage().rss - before).to.be.below(100 * 1024 * 1024);
  });

  it('ends when its time is over, or nobody waits for it any more', async () => {
    const late: unknown = await readContent(await smallPdf(2), { ...LIMITS, timeoutMs: 1 }).catch(
      (caught: unknown) => caught,
    );
    expect(late).to.include({ code: 'pdf_time_limit' });
    const aborted = AbortSignal.abort(new Error('revoked'));
    const gone: unknown = await readContent(await smallPdf(2), {
      ...LIMITS,
      signal: aborted,
    }).catch((caught: unknown) => caught);
    expect(gone).to.include({ message: 'revoked' });
  });
});
