import { expect } from 'chai';
import type { ResolveHost } from './guarded-agents.js';
import { UrlCheck } from './url-check.js';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'desk.example.com': ['93.184.216.34'],
  'inside.example.com': ['10.1.2.3'],
  'both.example.com': ['93.184.216.34', '10.1.2.3'],
};

const resolveHost: ResolveHost = async (hostname) => {
  const addresses = NAMES[hostname];
  if (addresses === undefined) throw new Error('ENOTFOUND');
  return addresses.map((address) => ({ address, family: 4 }));
};

const refusalOf = (url: string, allowed: readonly string[] = []): Promise<string | undefined> =>
  new UrlCheck(allowed, resolveHost).require(url).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe('Check of an address before any request', () => {
  for (const url of [
    'http://127.0.0.1:8080/desk',
    'http://2130706433/',
    'https://10.0.0.7/',
    'https://169.254.169.254/latest',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'https://inside.example.com/',
    'https://both.example.com/',
  ])
    it(`refuses ${url}, as connecting would`, async () => {
      expect(await refusalOf(url)).to.match(/not a public one; FDE_ALLOW_HOSTS can allow it/);
    });

  it('lets public addresses pass, and names that do not resolve now', async () => {
    for (const url of [
      'https://desk.example.com/',
      'https://93.184.216.34/',
      'https://later.test/',
    ])
      expect(await refusalOf(url), url).to.equal(undefined);
  });

  it('lets pass what the settings allow, at the port they name', async () => {
    expect(await refusalOf('http://127.0.0.1:8080/', ['127.0.0.1'])).to.equal(undefined);
    expect(await refusalOf('http://inside.example.com/', ['*.example.com:80'])).to.equal(undefined);
    expect(await refusalOf('https://inside.example.com/', ['*.example.com:80'])).to.be.a('string');
  });

  it('does not wait for a name that takes too long', async function () {
    this.timeout(10_000);
    const slow = new UrlCheck([], () => new Promise(() => undefined));
    const waits = slow.require('https://slow.example.com/').then(() => 'passed');
    const keepAlive = setTimeout(() => undefined, 9_000);
    expect(await waits).to.equal('passed');
    clearTimeout(keepAlive);
  });
});
