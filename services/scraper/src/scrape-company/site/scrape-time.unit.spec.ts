import type { ServiceError } from '@fde/contracts';
import { expect } from 'chai';
import { once } from 'node:events';
import { ScrapeTime } from './scrape-time.js';

const timers = (): number =>
  process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

describe('what a scrape asks for', () => {
  it('ends when its time is over, as an answer that came too late', async () => {
    const { signal } = new ScrapeTime(new AbortController().signal, 0.01);
    await once(signal, 'abort');
    expect(signal.reason as ServiceError).to.include({ code: 'response_timeout', retryable: true });
  });

  it("ends with the task, for the task's reason", () => {
    const task = new AbortController();
    const time = new ScrapeTime(task.signal, 60);
    task.abort(new Error('revoked'));
    time.end();
    expect((time.signal.reason as Error).message).to.equal('revoked');
  });

  it('keeps no program alive once the scrape is through', () => {
    const before = timers();
    const time = new ScrapeTime(new AbortController().signal, 60);
    expect(timers()).to.equal(before + 1);
    time.end();
    expect(timers()).to.equal(before);
  });
});
