import { expect } from 'chai';
import { setTimeout as sleep } from 'node:timers/promises';
import { SilenceWatch } from './silence-watch.js';

const WORK_MS = 200;
const SETTLING_MS = 100;

describe('The watch for silences of a loop', () => {
  let watch: SilenceWatch;
  beforeEach(async () => {
    watch = new SilenceWatch();
    await sleep(SETTLING_MS);
    watch.take();
  });
  afterEach(() => watch.stop());

  /** Uses the processor, however often others have their turn meanwhile. */
  const work = (): void => {
    const start = process.cpuUsage();
    for (;;) {
      const { user, system } = process.cpuUsage(start);
      if ((user + system) / 1000 > WORK_MS) return;
    }
  };

  it('notes one in which the process works, once', async () => {
    work();
    await sleep(SETTLING_MS);
    expect(watch.take()).to.be.above(WORK_MS / 2);
    expect(watch.take()).to.be.below(WORK_MS / 2);
  });

  it('notes none in which the process has nothing to do', async () => {
    await sleep(WORK_MS);
    expect(watch.take()).to.be.below(WORK_MS / 2);
  });
});
