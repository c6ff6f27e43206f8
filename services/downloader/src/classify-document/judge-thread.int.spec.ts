import { expect } from 'chai';
import { JudgeThread } from './judge-thread.js';

const ROWS = 60;
const PAGES = 400;
const MOST_HELD_MS = 100;
const TICK_MS = 10;
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
    let held = 0;
    let last = performance.eventLoopUtilization();
    const ticks = setInterval(() => {
      const { active } = performance.eventLoopUtilization(last);
      last = performance.eventLoopUtilization();
      held = Math.max(held, active);
    }, TICK_MS);
    const began = performance.now();
    const { statements } = await thread.judge({ text, nowYear: 2026 });
    clearInterval(ticks);
    expect(statements.verdict).to.be.a('string');
    expect(performance.now() - began, 'it takes long').to.be.above(MOST_HELD_MS);
    expect(held, 'milliseconds').to.be.below(MOST_HELD_MS);
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
