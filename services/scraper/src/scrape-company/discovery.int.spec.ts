import { DISCOVERY_SITES, fixtureSiteServer } from '@fde/testing';
import { expect } from 'chai';
import { discover } from '../spec-support/discover.js';
import { mistakesOf, scoreDiscovery } from '../spec-support/score-discovery.js';
import { PageReader } from './page/thread/page-reader.js';

describe('discovery on generated sites', function () {
  this.timeout(90_000);
  const reader = new PageReader({ timeoutMs: 20_000, memoryMb: 512 });
  after(() => reader.close());
  for (const site of DISCOVERY_SITES) {
    it(site.name, async () => {
      const server = fixtureSiteServer(site);
      const origin = await server.start();
      try {
        const discovery = await discover(origin + site.start, 'Example Holding', {}, reader);
        const score = scoreDiscovery(
          discovery,
          { ...site, others: site.others ?? {}, outcome: site.outcome ?? 'ok' },
          origin + site.start,
          server.requests.map(({ path }) => path),
        );
        expect(mistakesOf(score)).to.deep.equal([]);
      } finally {
        await server.stop();
      }
    });
  }
});
