import { expect } from 'chai';
import { HostPace } from './host-pace.js';

describe('the pace of requests to a host', () => {
  it('waits as long as the host asked, and keeps no other host waiting', async () => {
    const pace = new HostPace(1000);
    pace.pause('busy.example', 200);
    const started = Date.now();
    await pace.waitForTurn('other.example');
    expect(Date.now() - started).to.be.below(150);
    await pace.waitForTurn('busy.example');
    expect(Date.now() - started).to.be.at.least(195);
  });

  it('is kept when the clock is set back: no request waits for an hour to come again', async () => {
    const pace = new HostPace(1000);
    const machineTime = Date.now;
    await pace.waitForTurn('site.example');
    Date.now = () => machineTime() - 3_600_000;
    try {
      await pace.waitForTurn('site.example', AbortSignal.timeout(1000));
    } finally {
      Date.now = machineTime;
    }
  });
});
