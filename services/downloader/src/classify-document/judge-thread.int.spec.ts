import { SilenceWatch } from '@fde/testing/silence-watch';
import { expect } from 'chai';
import { setTimeout as sleep } from 'node:timers/promises';
import { JudgeThread } from './judge-thread.js';

const ROWS = 60;
const PAGES = 400;
const MOST_SILENT_MS = 100;
const SETTLING_MS = 100;
const page = [
  'Consolidated balance sheets',
  ...Array.from({ length: ROWS }, (_, row) => `Total assets ${row},123 for the year ended 2021`),
].join('\n');
const text = {
  pageCount: PAGES,
  pages: Array.from({ length: PAGES }, () => page),
  landscape: false,
};

describe('Judging what a document is', function () {
  this.timeout(60_000);
  let thread: JudgeThread;
  before(async () => {
    thread = new JudgeThread(30_000);
    await thread.judge({ text: { ...text, pages: [page] }, nowYear: 2026 });
  });
  after(() => thread.stop());

  it('leaves the loop of its service free, however many pages are to be judged', async () => {
    const watch = new SilenceWatch();
    const start = performance.now();
    const { statements } = await thread.judge({ text, nowYear: 2026 });
    // A silence that ends now is known at the next look.
    await sleep(SETTLING_MS);
    watch.stop();
    expect(statements.verdict).to.be.a('string');
    expect(performance.now() - start, 'it takes long').to.be.above(MOST_SILENT_MS);
    expect(watch.take(), 'milliseconds').to.be.below(MOST_SILENT_MS);
  });

  it('ends in an error that says so where it takes longer than reading may', async () => {
    const hasty = new JudgeThread(1);
    const error: unknown = await hasty
      .judge({ text, nowYear: 2026 })
      .catch((caught: unknown) => caught);
    await hasty.stop();
    expect(error).to.include({ code: 'pdf_time_limit' });
  });
});
