import { hostileSiteServer, type HostilePlan } from '@fde/testing/hostile-sites';
import { expect } from 'chai';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { discover } from '../../spec-support/discover.js';
import type { Discovery } from '../../cli/discover-site.js';
import { PageReader } from '../page/thread/page-reader.js';

const PLAN: HostilePlan = { seed: 0, start: '/', tricks: [], robots: 'none', sitemap: 'none' };
/** Nothing that a site serves may hold the process up for longer: health, heartbeats and other scrapes wait meanwhile. */
const LONGEST_BLOCK_MS = 1000;
const RESOLUTION_MS = 10;

describe('the crawl of a site that means harm', function () {
  this.timeout(60_000);
  const reader = new PageReader({ timeoutMs: 15_000, memoryMb: 512 });
  after(() => reader.close());

  const crawl = async (
    plan: Partial<HostilePlan>,
    seconds: number,
  ): Promise<{ found: Discovery; blockedMs: number }> => {
    const server = hostileSiteServer({ ...PLAN, ...plan }, 1);
    const origin = await server.start();
    const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    delay.enable();
    try {
      const settings = { SCRAPER_MAX_SECONDS: seconds };
      const found = await discover(`${origin}/`, 'Example Holding', settings, reader);
      await sleep(4 * RESOLUTION_MS);
      return { found, blockedMs: delay.max / 1e6 };
    } finally {
      delay.disable();
      await server.stop();
    }
  };

  it('leaves its process free beside a sitemap of sixty thousand addresses', async () => {
    const { found, blockedMs } = await crawl({ sitemap: 'addresses-by-the-thousand' }, 10);
    expect(blockedMs).to.be.below(LONGEST_BLOCK_MS);
    // A fast machine is through with them in time.
    if (found.outcome !== 'ok')
      expect(found.message).to.include(
        'links were not looked at: the time of 10 seconds is used up',
      );
  });

  it('leaves its process free beside thousands of download handlers', async () => {
    const { blockedMs } = await crawl({ tricks: ['handlers-by-the-thousand'] }, 20);
    expect(blockedMs).to.be.below(LONGEST_BLOCK_MS);
  });

  it('ends in its time where robots.txt asks for a pause that is longer', async () => {
    const { found } = await crawl({ tricks: ['plain'], robots: 'delay-for-ever' }, 2);
    expect(found.seconds).to.be.below(20);
    expect(found.outcome).to.equal('partly_read');
  });
});
