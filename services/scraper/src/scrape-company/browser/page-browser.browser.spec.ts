import { fixtureSiteServer, SCRIPT_SITES, type SiteRoute, type SiteServer } from '@fde/testing';
import { SiteCookies, WebClient, webSettingsFrom } from '@fde/web-client';
import { expect } from 'chai';
import { discover } from '../../bench/discover.js';
import { mistakesOf, scoreDiscovery } from '../../bench/score-discovery.js';
import { PageReader } from '../page/thread/page-reader.js';
import { browserLimitsOf, scraperSettingsFrom } from '../scraper-settings.js';
import { findBrowser } from './find-browser.js';
import { PageBrowser, type PageBrowserLimits } from './page-browser.js';

/** Where `npm run test:browser` has seen to it that there is one. */
const executable = (): string => {
  const found = findBrowser(process.env['CHROMIUM_PATH'] ?? '');
  if (!found) throw new Error('no Chromium: run infra/ci/ensure-chromium.sh');
  return found;
};
const limits = (more: Partial<PageBrowserLimits> = {}): PageBrowserLimits => ({
  executable: executable(),
  ...browserLimitsOf(scraperSettingsFrom({})),
  ...more,
});

describe('sites that need a browser', function () {
  this.timeout(120_000);
  const reader = new PageReader({ timeoutMs: 30_000, memoryMb: 512 });
  let browser: PageBrowser;
  before(() => {
    browser = new PageBrowser(limits());
  });
  after(() => Promise.all([reader.close(), browser.close()]));

  for (const site of SCRIPT_SITES) {
    it(site.name, async () => {
      const server = fixtureSiteServer(site);
      const url = (await server.start()) + site.start;
      try {
        const expected = { annualReports: site.annualReports, others: {}, outcome: 'ok' };
        const shown = await discover(url, 'Example Holding', {}, reader, browser);
        expect(mistakesOf(scoreDiscovery(shown, expected, url))).to.deep.equal([]);
      } finally {
        await server.stop();
      }
    });
  }

  it('are reported as such if there is no browser', async () => {
    const [site] = SCRIPT_SITES;
    const server = fixtureSiteServer({ routes: site?.routes ?? {} });
    const url = (await server.start()) + '/reports';
    try {
      const { report } = await discover(url, 'Example Holding', {}, reader);
      expect(report?.outcome).to.include({ code: 'page_needs_scripts', complete: false });
      expect(report?.outcome.message).to.match(/^This page needs a browser/);
    } finally {
      await server.stop();
    }
  });
});

describe('a page shown by the browser', function () {
  this.timeout(120_000);
  const servers: SiteServer[] = [];
  const browsers: PageBrowser[] = [];
  const clients: WebClient[] = [];
  after(async () => {
    for (const each of browsers) await each.close();
    for (const each of clients) each.close();
    for (const each of servers) await each.stop();
  });

  const serve = async (routes: Readonly<Record<string, SiteRoute>>): Promise<SiteServer> => {
    const server = fixtureSiteServer({ routes });
    servers.push(server);
    await server.start();
    return server;
  };
  /** The site is public by its name alone; every other address of this machine is not. */
  const visit = async (server: SiteServer, path: string, browser: PageBrowser) => {
    const web = new WebClient(
      webSettingsFrom({ FDE_ALLOW_HOSTS: ['site.test'], FDE_REQUESTS_PER_SECOND: 1000 }),
      { resolveHost: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]) },
    );
    clients.push(web);
    const { port } = new URL(server.origin);
    return browser.show({
      url: `http://site.test:${port}${path}`,
      web,
      cookies: new SiteCookies(),
      mayAsk: () => Promise.resolve(),
      signal: new AbortController().signal,
    });
  };
  const browserWith = (more: Partial<PageBrowserLimits> = {}): PageBrowser => {
    const browser = new PageBrowser(limits(more));
    browsers.push(browser);
    return browser;
  };
  const page = (script: string): string =>
    `<!doctype html><title>t</title><p id="p">begin</p><script>${script}</script>`;

  it('reaches no address that is not public, in whatever way it asks', async () => {
    const secret = await serve({ '/': 'secret', '/x.js': 'document.title = "secret"' });
    const at = secret.origin;
    const server = await serve({
      '/': page(
        `for (const go of [() => fetch('${at}/'), () => navigator.sendBeacon('${at}/', 'x'), () => new WebSocket('${at.replace('http', 'ws')}/'), () => new EventSource('${at}/'), () => { new Image().src = '${at}/'; }, () => { const f = document.createElement('iframe'); f.src = '${at}/'; document.body.append(f); }, () => { const s = document.createElement('script'); s.src = '${at}/x.js'; document.body.append(s); }, () => { const l = document.createElement('link'); l.rel = 'prefetch'; l.href = '${at}/'; document.head.append(l); }, () => window.open('${at}/')]) { try { go(); } catch {} }`,
      ),
    });
    const { snapshots } = await visit(server, '/', browserWith());
    expect(snapshots[0]?.html).to.contain('begin');
    expect(secret.asked).to.deep.equal([]);
  });

  it('follows no redirect to such an address either', async () => {
    const secret = await serve({ '/': 'secret' });
    const server = await serve({
      '/': page(`fetch('/away').then((r) => r.text()).then((t) => { p.textContent = t; });`),
      '/away': { status: 302, headers: { location: `${secret.origin}/` } },
    });
    await visit(server, '/', browserWith());
    expect(secret.asked).to.deep.equal([]);
  });

  it('keeps nothing for the next one', async () => {
    const server = await serve({
      '/': page(
        `p.textContent = 'seen ' + (localStorage.getItem('seen') ?? 'never'); localStorage.setItem('seen', 'before');`,
      ),
    });
    const browser = browserWith();
    await visit(server, '/', browser);
    const { snapshots } = await visit(server, '/', browser);
    expect(snapshots[0]?.html).to.contain('seen never');
  });

  it('is given up in time if it never ends, and the next one is shown', async () => {
    const server = await serve({
      '/': page('while (true) {}'),
      '/next': page('p.textContent = "next"'),
    });
    const browser = browserWith({ timeoutMs: 8000 });
    const started = Date.now();
    const code = await visit(server, '/', browser).then(
      () => 'shown',
      (error: unknown) => (error as { code?: string }).code,
    );
    expect(code).to.equal('page_too_complex');
    expect(Date.now() - started).to.be.below(20_000);
    const { snapshots } = await visit(server, '/next', browser);
    expect(snapshots[0]?.html).to.contain('next');
  });

  it('is given up if it fills the memory, and the next one is shown', async () => {
    const server = await serve({
      '/': page('const all = []; for (;;) all.push(new Uint8Array(8e6).fill(1));'),
      '/next': page('p.textContent = "next"'),
    });
    const browser = browserWith({ memoryMb: 700, timeoutMs: 25_000 });
    const code = await visit(server, '/', browser).then(
      () => 'shown',
      (error: unknown) => (error as { code?: string }).code,
    );
    expect(code).to.equal('page_too_complex');
    const { snapshots } = await visit(server, '/next', browser);
    expect(snapshots[0]?.html).to.contain('next');
  });

  it('makes a limited number of requests', async () => {
    const server = await serve({
      '/': page(
        `let n = 0; const go = () => fetch('/d?' + n++).then(go, go); for (let i = 0; i < 5; i += 1) go();`,
      ),
      '/d': { headers: { 'content-type': 'application/json' }, body: '{}' },
    });
    const { requests } = await visit(server, '/', browserWith({ maxRequests: 20 }));
    expect(requests).to.equal(20);
    expect(server.asked.length).to.be.at.most(20);
  });

  it('gives what its scripts were sent', async () => {
    const server = await serve({
      '/': page(`fetch('/list')`),
      '/list': { headers: { 'content-type': 'application/json' }, body: '[{"url":"/a.pdf"}]' },
    });
    const { data } = await visit(server, '/', browserWith());
    expect(data.map(({ bytes }) => Buffer.from(bytes).toString())).to.deep.equal([
      '[{"url":"/a.pdf"}]',
    ]);
  });
});
