import { expect } from 'chai';
import { setTimeout as sleep } from 'node:timers/promises';
import { withinTime } from './time-limit.js';

describe('work within a time', () => {
  it('gives what it gives', async () => {
    expect(await withinTime(1_000, Promise.resolve(7))).to.equal(7);
  });

  it('fails as it fails', async () => {
    const fault = new Error('broken');
    const failed = await withinTime(1_000, Promise.reject(fault)).catch((error: unknown) => error);
    expect(failed).to.equal(fault);
  });

  it('answers 504 when the time is up, whatever the work does later', async () => {
    const late = sleep(20).then(() => {
      throw new Error('too late');
    });
    const failed = await withinTime(5, late).catch((error: unknown) => error);
    expect(failed).to.include({ code: 'gateway_timeout' });
    await sleep(30);
  });
});
