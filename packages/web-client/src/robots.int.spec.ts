import { fixtureSiteServer, type SiteRoute, type SiteServer } from '@fde/testing';
import { expect } from 'chai';
import { Robots } from './robots.js';
import { WebClient } from './web-client.js';
import { webSettingsFrom } from './web-settings.js';

describe('robots.txt', () => {
  const servers: SiteServer[] = [];
  const web = new WebClient(
    webSettingsFrom({ FDE_ALLOW_HOSTS: ['127.0.0.1'], FDE_REQUESTS_PER_SECOND: 1000 }),
  );
  after(async () => {
    web.close();
    for (const server of servers) await server.stop();
  });

  const robotsWith = async (text: string | undefined) => {
    const routes: Record<string, SiteRoute> =
      text === undefined
        ? {}
        : { '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: text } };
    const server = fixtureSiteServer({ routes });
    servers.push(server);
    const origin = await server.start();
    return { origin, robots: new Robots(web, 5000) };
  };
  const refusal = (robots: Robots, url: string) =>
    robots.require(new URL(url)).then(
      () => undefined,
      (error: unknown) => (error as { code?: string }).code,
    );

  it('is obeyed, its own group before the one for all', async () => {
    const { origin, robots } = await robotsWith(
      'User-agent: *\nDisallow: /\n\nUser-agent: FinancialDataExtraction\nDisallow: /private\nSitemap: http://a.example/s.xml\n',
    );
    expect(await refusal(robots, `${origin}/reports`)).to.equal(undefined);
    expect(await refusal(robots, `${origin}/private/x`)).to.equal('robots_disallowed');
    expect(await robots.sitemaps(new URL(origin))).to.deep.equal(['http://a.example/s.xml']);
    expect(robots.refused).to.deep.equal([`${origin}/private/x`]);
  });

  it('is read as far as the standard asks if it is very long', async () => {
    const { origin, robots } = await robotsWith(
      `User-agent: *\nDisallow: /private\n${'# a comment as long as this one\n'.repeat(40_000)}`,
    );
    expect(await refusal(robots, `${origin}/private/x`)).to.equal('robots_disallowed');
    expect(await refusal(robots, `${origin}/reports`)).to.equal(undefined);
  });

  it('allows everything if there is none', async () => {
    const { origin, robots } = await robotsWith(undefined);
    expect(await refusal(robots, `${origin}/reports`)).to.equal(undefined);
    expect(robots.verdicts).to.deep.equal([
      { origin, found: 'none', sitemaps: [], crawlDelaySeconds: undefined },
    ]);
  });

  it('costs no time however many wildcards it has', async () => {
    const { origin, robots } = await robotsWith(
      `User-agent: *\nDisallow: /private/${'*a'.repeat(200_000)}b\n`,
    );
    const started = Date.now();
    expect(await refusal(robots, `${origin}/${'a'.repeat(4000)}`)).to.equal(undefined);
    expect(await refusal(robots, `${origin}/private/a`)).to.equal('robots_disallowed');
    expect(Date.now() - started).to.be.below(3000);
  });

  it('is requested once, and again after an hour', async () => {
    const server = fixtureSiteServer({ routes: {} });
    servers.push(server);
    const origin = await server.start();
    let now = 0;
    const robots = new Robots(web, 5000, () => now);
    for (const path of ['/a', '/b', '/c']) await robots.require(new URL(path, origin));
    expect(server.requests).to.have.length(1);
    now += 3600 * 1000;
    await robots.require(new URL('/a', origin));
    expect(server.requests).to.have.length(2);
  });
});
