import type { ServiceError } from '@fde/contracts';
import { expect } from 'chai';
import { once } from 'node:events';
import { withinScrapeTime } from './scrape-time.js';

describe('what a scrape asks for', () => {
  it('ends when its time is over, as an answer that came too late', async () => {
    const signal = withinScrapeTime(new AbortController().signal, 0.01);
    await once(signal, 'abort');
    expect(signal.reason as ServiceError).to.include({ code: 'response_timeout', retryable: true });
  });

  it("ends with the task, for the task's reason", () => {
    const task = new AbortController();
    const signal = withinScrapeTime(task.signal, 60);
    task.abort(new Error('revoked'));
    expect((signal.reason as Error).message).to.equal('revoked');
  });
});
