import type { RunOutcome } from '@fde/contracts';
import { HandlerStage } from '@fde/service-kit/handler-stage';
import type { TaskContext } from '@fde/service-kit';
import { fixtureSiteServer, TestAuthority, type SiteRoute } from '@fde/testing';
import { WebClient, webSettingsFrom } from '@fde/web-client';
import { expect } from 'chai';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { PageReader } from './page/thread/page-reader.js';
import { scrapeCompanyHandler } from './scrape-company-handler.js';
import { scraperSettingsFrom } from './scraper-settings.js';
import { NO_PAGE_CACHE } from './site/requests/page-cache.js';

/** Scraping stores no files. */
const NO_OBJECTS = {} as TaskContext['objects'];
const TEXT = `<p>${'A company that makes things and sells them. '.repeat(20)}</p>`;
const ANSWERS: readonly (readonly [string, SiteRoute, 'partial' | 'success', RunOutcome])[] = [
  ['404', { status: 404 }, 'partial', 'gone'],
  ['410', { status: 410 }, 'partial', 'gone'],
  ['403', { status: 403 }, 'partial', 'blocked'],
  ['401', { status: 401 }, 'partial', 'needs_a_person'],
  ['a page of text', `<h1>Investors</h1>${TEXT}`, 'success', 'nothing_there'],
  ['a link to a report', '<a href="/a.pdf">Annual Report 2022</a>', 'success', 'found'],
  [
    'a page of scripts',
    '<div id="root"></div><script src="/a.js"></script>',
    'partial',
    'scripts_failed',
  ],
];

describe('how a scrape ends', function () {
  this.timeout(60_000);
  let stage: HandlerStage;
  const reader = new PageReader({ timeoutMs: 20_000, memoryMb: 512 });
  const web = new WebClient(
    webSettingsFrom({
      FDE_ALLOW_HOSTS: ['127.0.0.1', 'localhost'],
      FDE_REQUESTS_PER_SECOND: 1000,
    }),
  );
  before(async () => {
    stage = await HandlerStage.open(NO_OBJECTS);
  });
  after(async () => {
    web.close();
    await reader.close();
    await stage.close();
  });

  const scrape = async (url: string) => {
    const settings = scraperSettingsFrom({});
    const handler = scrapeCompanyHandler({ reader, web, settings, cache: NO_PAGE_CACHE });
    return stage.run(handler, (await stage.company(url)).id);
  };

  for (const [name, route, status, outcome] of ANSWERS)
    it(`at ${name} with ${outcome}, and says it in words`, async () => {
      const server = fixtureSiteServer({ routes: { '/': route } });
      await server.start();
      try {
        const result = await scrape(`${server.origin}/`);
        expect(result).to.include({ status, outcome });
        expect(result['outcome_reason']).to.match(/^[A-Z0-9h].{10,}/);
      } finally {
        await server.stop();
      }
    });

  it('at a host that does not exist with gone', async () =>
    expect(await scrape('http://no-such-host.invalid/')).to.include({
      status: 'partial',
      outcome: 'gone',
      site_answer: 'host_not_found',
    }));

  it('at a certificate that nobody trusts with failed', async () => {
    const authority = await TestAuthority.create();
    const { cert, key } = await authority.issue('localhost');
    const server = createServer({ cert, key }, (_, response) => response.end('no'));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    try {
      const { port } = server.address() as AddressInfo;
      expect(await scrape(`https://localhost:${port}/`)).to.include({
        status: 'partial',
        outcome: 'failed',
        site_answer: 'tls_error',
      });
    } finally {
      server.close();
      await authority.remove();
    }
  });

  it('at a host that refuses connections with an error that is tried again', async () => {
    const error: unknown = await scrape('http://127.0.0.1:9/').catch((thrown: unknown) => thrown);
    expect(error).to.include({ code: 'network_error', retryable: true });
  });
});
