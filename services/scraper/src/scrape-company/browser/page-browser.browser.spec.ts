import { createSocket } from 'node:dgram';
import { createServer, type AddressInfo } from 'node:net';
import { fixtureSiteServer, SCRIPT_SITES, type SiteRoute, type SiteServer } from '@fde/testing';
import { SiteCookies, WebClient, webSettingsFrom } from '@fde/web-client';
import { expect } from 'chai';
import { discover } from '../../spec-support/discover.js';
import { mistakesOf, scoreDiscovery } from '../../spec-support/score-discovery.js';
import { PageReader } from '../page/thread/page-reader.js';
import { browserLimitsOf, scraperSettingsFrom } from '../scraper-settings.js';
import { StaticFiles } from './static-files.js';
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
    const site = SCRIPT_SITES.find(({ name }) => name === 'a page that writes its list');
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
      mayState: false,
      files: new StaticFiles(),
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

  /** Each way out of a page, as code that asks `http://HOST:PORT/` with both written into it. */
  const waysOut = (port: number): Readonly<Record<string, string>> => {
    const at = `127.0.0.1:${port}`;
    const element = (tag: string, set: string, into = 'body'): string =>
      `const e = document.createElement('${tag}'); ${set}; document.${into}.append(e);`;
    return {
      fetch: `fetch('http://${at}/');`,
      request: `const r = new XMLHttpRequest(); r.open('GET', 'http://${at}/'); r.send();`,
      beacon: `navigator.sendBeacon('http://${at}/', 'x');`,
      webSocket: `new WebSocket('ws://${at}/');`,
      eventSource: `new EventSource('http://${at}/');`,
      webTransport: `new WebTransport('https://${at}/');`,
      webRtc: `const c = new RTCPeerConnection({ iceServers: [
          { urls: 'stun:${at}' },
          { urls: 'turn:${at}?transport=udp', username: 'u', credential: 'p' },
          { urls: 'turn:${at}?transport=tcp', username: 'u', credential: 'p' },
        ] });
        c.createDataChannel('d');
        c.createOffer().then((offer) => c.setLocalDescription(offer));`,
      webRtcCandidate: `const c = new RTCPeerConnection();
        c.createDataChannel('d');
        c.createOffer().then((offer) => c.setLocalDescription(offer)).then(() => {
          const answer = new RTCPeerConnection();
          return answer.setRemoteDescription(c.localDescription)
            .then(() => answer.createAnswer())
            .then((made) => c.setRemoteDescription(made))
            .then(() => c.addIceCandidate({
              sdpMid: '0',
              candidate: 'candidate:1 1 udp 2122260223 127.0.0.1 ${port} typ host',
            }));
        });`,
      image: `new Image().src = 'http://${at}/';`,
      frame: element('iframe', `e.src = 'http://${at}/'`),
      script: element('script', `e.src = 'http://${at}/x.js'`),
      prefetch: element('link', `e.rel = 'prefetch'; e.href = 'http://${at}/'`, 'head'),
      preconnect: element('link', `e.rel = 'preconnect'; e.href = 'http://${at}/'`, 'head'),
      form: element('form', `e.action = 'http://${at}/'; e.target = '_blank'`) + 'e.submit();',
      worker: `new Worker(URL.createObjectURL(new Blob(["fetch('http://${at}/')"])));`,
      window: `window.open('http://${at}/');`,
    };
  };
  /** Counts what arrives at one port of loopback, by TCP and by UDP. */
  const listenToAll = async () => {
    const arrivals = { tcp: 0, udp: 0 };
    const tcp = createServer((socket) => {
      arrivals.tcp++;
      socket.destroy();
    });
    await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
    const { port } = tcp.address() as AddressInfo;
    const udp = createSocket('udp4', () => arrivals.udp++);
    await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
    const close = async (): Promise<void> => {
      await new Promise((resolve) => tcp.close(resolve));
      await new Promise<void>((resolve) => udp.close(resolve));
    };
    return { arrivals, port, close };
  };

  it('reaches no address that is not public, in whatever way it asks', async () => {
    const listener = await listenToAll();
    try {
      const scripts = Object.values(waysOut(listener.port)).map((way) => `try { ${way} } catch {}`);
      // A connection by WebRTC starts after it has gathered its own addresses.
      const wait = 'fetch("/late").then(() => { p.textContent = "end"; });';
      const server = await serve({
        '/': page(scripts.map((each) => `{ ${each} }`).join('\n') + wait),
        '/late': (_request, response) => {
          setTimeout(() => response.end('late'), 3_000);
        },
      });
      const { snapshots } = await visit(server, '/', browserWith());
      expect(snapshots.at(-1)?.html).to.contain('>end<');
      expect(listener.arrivals).to.deep.equal({ tcp: 0, udp: 0 });
    } finally {
      await listener.close();
    }
  });

  it('follows no redirect to such an address either', async () => {
    const secret = await serve({ '/': 'secret' });
    const server = await serve({
      '/': page(`fetch('/away').then((r) => r.text()).then((t) => { p.textContent = t; });`),
      '/away': { status: 302, headers: { location: `${secret.origin}/` } },
    });
    await visit(server, '/', browserWith());
    expect(secret.requests).to.deep.equal([]);
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
    expect(server.requests.length).to.be.at.most(20);
  });

  /** Years to choose, each of which keeps the page busy for so long before it lists its report. */
  const busyYears = (busyMs: number, years: readonly number[]) =>
    page(`
      p.innerHTML = '<select><option>Year</option>' +
        ${JSON.stringify(years)}.map((year) => '<option>' + year + '</option>').join('') +
        '</select><ul></ul>';
      p.querySelector('select').addEventListener('change', ({ target }) => {
        const until = performance.now() + ${busyMs};
        while (performance.now() < until);
        p.querySelector('ul').innerHTML =
          '<li><a href="/' + target.value + '.pdf">Annual report ' + target.value + '</a></li>';
      });`);

  it('shows every year of a page that answers late, as on a machine under load', async () => {
    const years = [2021, 2022, 2023];
    const server = await serve({ '/': busyYears(3000, years) });
    const { snapshots, left } = await visit(server, '/', browserWith());
    for (const year of years)
      expect(snapshots.some(({ html }) => html.includes(`/${year}.pdf`))).to.equal(true);
    expect(left).to.deep.equal([]);
  });

  it('says what a page did not answer in time', async () => {
    const server = await serve({ '/': busyYears(17_000, [2021]) });
    const { left } = await visit(server, '/', browserWith());
    expect(left).to.include('"2021" was not used: the page did not answer in time');
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
