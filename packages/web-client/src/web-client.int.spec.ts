import { ServiceError } from '@fde/contracts';
import { fixtureSiteServer, HostileServer, type SiteServer } from '@fde/testing';
import { expect } from 'chai';
import { bytesOf, firstBytesOf, WebClient } from './web-client.js';
import { webSettingsFrom, type WebSettingValues } from './web-settings.js';
import type { ResolveHost } from './guarded-agents.js';

const MAX_BYTES = 1_000_000;
const FAST = { FDE_REQUESTS_PER_SECOND: 1000 };

describe('hostile servers', () => {
  const server = new HostileServer();
  const clients: WebClient[] = [];
  const broken: SiteServer[] = [];
  const client = (values: Partial<WebSettingValues>, resolveHost?: ResolveHost): WebClient => {
    const made = new WebClient(
      webSettingsFrom({ ...FAST, ...values }),
      resolveHost ? { resolveHost } : {},
    );
    clients.push(made);
    return made;
  };
  const outcome = async (web: WebClient, url: string, totalTimeoutMs = 2000): Promise<string> => {
    try {
      const response = await web.open({ url, maxBytes: MAX_BYTES, totalTimeoutMs });
      await bytesOf(response);
      return `status ${response.status}`;
    } catch (error) {
      return error instanceof ServiceError ? error.code : `not told: ${String(error)}`;
    }
  };
  before(() => server.start());
  after(async () => {
    for (const each of clients) each.close();
    for (const each of broken) await each.stop();
    await server.stop();
  });

  const allowed = (): WebClient => client({ FDE_ALLOW_HOSTS: ['127.0.0.1'] });
  /** For servers that are slow on purpose; in other specs, a slow machine must not be mistaken for one. */
  const impatient = (): WebClient =>
    client({
      FDE_ALLOW_HOSTS: ['127.0.0.1'],
      FDE_HEADERS_TIMEOUT_MS: 300,
      FDE_IDLE_TIMEOUT_MS: 300,
    });
  const exacting = (): WebClient =>
    client({ FDE_ALLOW_HOSTS: ['127.0.0.1'], FDE_MIN_BYTES_PER_SECOND: 100 });
  const judge = (path: string): Promise<string> => {
    if (path === 'slow') return outcome(exacting(), server.at(path), 8_000);
    return path === 'mute' || path === 'silent'
      ? outcome(impatient(), server.at(path), 15_000)
      : outcome(allowed(), server.at(path), 15_000);
  };
  const cases: readonly (readonly [string, string])[] = [
    ['to-metadata', 'address_not_allowed'],
    ['to-private', 'address_not_allowed'],
    ['to-file', 'url_not_allowed'],
    ['to-credentials', 'url_not_allowed'],
    ['circle', 'redirect_loop'],
    ['chain', 'redirect_loop'],
    ['endless', 'response_too_large'],
    ['announced', 'response_too_large'],
    ['mute', 'response_timeout'],
    ['silent', 'response_timeout'],
    ['slow', 'response_too_slow'],
    ['reset', 'network_error'],
    ['gzip-bomb', 'response_too_large'],
    ['brotli-bomb', 'response_too_large'],
  ];
  for (const [path, code] of cases) {
    it(`stops at ${path} with ${code}`, async () => expect(await judge(path)).to.equal(code));
  }

  it('stops at the total time of a body that keeps just fast enough', async () => {
    const web = client({ FDE_ALLOW_HOSTS: ['127.0.0.1'], FDE_MIN_BYTES_PER_SECOND: 0 });
    expect(await outcome(web, server.at('slow'), 500)).to.equal('response_timeout');
  });

  it('says the reason in words, with the limit', async () => {
    const error = await allowed()
      .open({ url: server.at('to-metadata'), maxBytes: 1, totalTimeoutMs: 1000 })
      .then(
        () => undefined,
        (thrown: unknown) => thrown as Error,
      );
    expect(error?.message).to.contain('169.254.169.254').and.to.contain('linkLocal');
  });

  for (const host of [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0x7f.1',
    '2130706433',
    '017700000001',
    '0',
    '127.1',
  ]) {
    it(`does not connect to itself as ${host}`, async () => {
      const before = server.requests.length;
      expect(await outcome(client({}), server.at('', host))).to.equal('address_not_allowed');
      expect(server.requests.length).to.equal(before);
    });
  }

  it('does not connect if a name leads to a private address, alone or among public ones', async () => {
    const before = server.requests.length;
    const one = client({}, async () => [{ address: '127.0.0.1', family: 4 }]);
    const mixed = client({}, async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]);
    expect(await outcome(one, server.at('', 'innocent.example'))).to.equal('address_not_allowed');
    expect(await outcome(mixed, server.at('', 'innocent.example'))).to.equal('address_not_allowed');
    expect(server.requests.length).to.equal(before);
  });

  it('connects to the one port that the allow list names, and to no other', async () => {
    const port = Number(new URL(server.at('')).port);
    const own = client({ FDE_ALLOW_HOSTS: [`127.0.0.1:${port}`] });
    const other = client({ FDE_ALLOW_HOSTS: [`127.0.0.1:${port === 1 ? 2 : port - 1}`] });
    const resolving = client({ FDE_ALLOW_HOSTS: [`*.corp.example:${port}`] }, async () => [
      { address: '127.0.0.1', family: 4 },
    ]);
    expect(await outcome(own, server.at('to-private'))).to.equal('address_not_allowed');
    const before = server.requests.length;
    expect(await outcome(other, server.at('to-private'))).to.equal('address_not_allowed');
    expect(server.requests.length).to.equal(before);
    await outcome(resolving, server.at('to-private', 'a.corp.example'));
    expect(server.requests.length).to.equal(before + 1);
  });

  it('checks every answer of a name server that changes it', async () => {
    const answers = ['127.0.0.2', '127.0.0.1'];
    const web = client({ FDE_ALLOW_HOSTS: ['127.0.0.2'] }, async () => [
      { address: answers.shift() ?? '127.0.0.1', family: 4 },
    ]);
    const first = await web.open({
      url: server.at('nothing', 'rebinding.example'),
      maxBytes: MAX_BYTES,
      totalTimeoutMs: 1000,
      headers: { connection: 'close' },
    });
    await bytesOf(first);
    expect(first.status).to.equal(404);
    expect(await outcome(web, server.at('nothing', 'rebinding.example'))).to.equal(
      'address_not_allowed',
    );
  });

  it('closes the connection of a body that is read in part, and of one that is aborted', async () => {
    const web = allowed();
    const response = await web.open({
      url: server.at('endless-pdf'),
      maxBytes: MAX_BYTES,
      totalTimeoutMs: 1000,
    });
    expect((await firstBytesOf(response, 5)).toString()).to.equal('%PDF-');
    const stop = new AbortController();
    const aborted = await web.open({
      url: server.at('silent'),
      maxBytes: MAX_BYTES,
      totalTimeoutMs: 1000,
      signal: stop.signal,
    });
    setTimeout(() => stop.abort(new ServiceError('task_revoked', 'revoked')), 20);
    expect(
      await bytesOf(aborted).then(
        () => undefined,
        (error: unknown) => error,
      ),
    ).to.include({ code: 'task_revoked' });
  });

  it('reports a broken connection to a reader that comes late', async () => {
    const breaking = fixtureSiteServer({
      routes: {
        '/broken': (request, answer) => {
          answer
            .writeHead(200, { 'content-length': 1000 })
            .write('the beginning', () => setTimeout(() => request.socket.destroy(), 50));
        },
      },
    });
    broken.push(breaking);
    const response = await allowed().open({
      url: `${await breaking.start()}/broken`,
      maxBytes: MAX_BYTES,
      totalTimeoutMs: 15_000,
    });
    // Until the body is read, its failure must wait for the reader, and must not end the process.
    await new Promise<void>((resolve) => {
      response.body.once('close', resolve);
    });
    expect(
      await bytesOf(response).then(
        () => undefined,
        (error: unknown) => error,
      ),
    ).to.include({ code: 'network_error' });
  });

  it('keeps its pace', async () => {
    const web = client({ FDE_ALLOW_HOSTS: ['127.0.0.1'], FDE_REQUESTS_PER_SECOND: 20 });
    const started = Date.now();
    for (let count = 0; count < 5; count += 1) await outcome(web, server.at('nothing'));
    expect(Date.now() - started).to.be.at.least(195);
  });
});
