import { gzipSync } from 'node:zlib';
import { BODY_TRICKS } from './body-tricks.js';
import { REDIRECT_TRICKS } from './redirect-tricks.js';
import { once, type Trick, type Tricks } from './trick.js';

const rules = (make: (origin: string, trapPort: number) => string): Trick => {
  const made = once(() => new Map<string, string>());
  return ({ response, origin, trapPort }) => {
    const text = made().get(origin) ?? make(origin, trapPort);
    made().set(origin, text);
    response.writeHead(200, { 'content-type': 'text/plain' }).end(text);
  };
};
const none: Trick = ({ response }) => void response.writeHead(404).end();
const borrowed = (tricks: Tricks, name: string): Trick => tricks[name] ?? none;

/** What /robots.txt says. */
export const ROBOTS_TRICKS: Tricks = {
  none,
  'wildcards-by-the-hundred-thousand': rules(
    () => `User-agent: *\n${'Disallow: /*a*b*c*d*e*f*x\n'.repeat(200_000)}`,
  ),
  'agents-by-the-hundred-thousand': rules(() => 'User-agent: a\n'.repeat(35_000) + 'Allow: /\n'),
  'one-endless-rule': rules(() => `User-agent: *\nDisallow: /${'*a'.repeat(250_000)}$`),
  'sitemaps-by-the-thousand': rules(
    (origin) => `User-agent: *\n${`Sitemap: ${origin}/sitemap-of-itself.xml\n`.repeat(9000)}`,
  ),
  'sitemaps-of-others': rules(
    (origin, trapPort) =>
      `Sitemap: http://127.0.0.1:${trapPort}/sitemap.xml\nSitemap: file:///etc/passwd\nSitemap: ${origin}/sitemap.xml`,
  ),
  'sitemap-named': rules((origin) => `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml`),
  'delay-for-ever': rules(() => 'User-agent: *\nCrawl-delay: 99999999999999999999\n'),
  'broken-rules': rules(() => '\u0000\uffff%zz\nDisallow: %\nAllow: %E0%A4%A\n'.repeat(5000)),
  'endless-body': borrowed(BODY_TRICKS, 'endless-body'),
  'slow-body': borrowed(BODY_TRICKS, 'slow-body'),
  mute: borrowed(BODY_TRICKS, 'mute'),
  unavailable: borrowed(BODY_TRICKS, 'unavailable'),
  'gzip-bomb': borrowed(BODY_TRICKS, 'gzip-bomb'),
  'redirect-to-trap': borrowed(REDIRECT_TRICKS, 'redirect-to-trap'),
  'slow-redirects': borrowed(REDIRECT_TRICKS, 'slow-redirects'),
};

const xml = (text: (origin: string, trapPort: number) => string | Buffer): Trick => {
  return ({ response, origin, trapPort }) =>
    void response.writeHead(200, { 'content-type': 'application/xml' }).end(text(origin, trapPort));
};
const urls = (origin: string, count: number): string =>
  `<urlset>${Array.from({ length: count }, (_, at) => `<url><loc>${origin}/annual-report-${at}.html</loc></url>`).join('')}</urlset>`;
const indexOf = (...addresses: readonly string[]): string =>
  `<sitemapindex>${addresses.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`;
const packedBomb = once(() =>
  gzipSync(Buffer.concat([Buffer.from('<urlset>'), Buffer.alloc(64 * 1024 * 1024, '<url>')])),
);
const entities = `<!DOCTYPE u [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]><urlset><url><loc>&c;</loc></url></urlset>`;

/** What /sitemap.xml contains, and every other address with `sitemap` in it. */
export const SITEMAP_TRICKS: Tricks = {
  none,
  'entity-bomb': xml(() => entities),
  'late-entity-bomb': xml(
    () => `<urlset><!--${'-'.repeat(101_000)}-->${entities.replace('<urlset>', '')}`,
  ),
  'index-of-itself': xml((origin) =>
    indexOf(`${origin}/sitemap.xml?again`, `${origin}/sitemap-2.xml`),
  ),
  'index-of-traps': xml((origin, trapPort) =>
    indexOf(
      `http://127.0.0.1:${trapPort}/sitemap.xml`,
      'http://169.254.169.254/',
      `${origin}/sitemap-3.xml`,
    ),
  ),
  'packed-bomb': xml(packedBomb),
  'packed-in-packed': xml((origin) => gzipSync(gzipSync(urls(origin, 1000)))),
  'addresses-by-the-thousand': xml((origin) => urls(origin, 60_000)),
  'endless-addresses': xml((origin) => urls(`${origin}/${'s'.repeat(5000)}`, 500)),
  'deep-elements': xml(() => `<urlset>${'<url>'.repeat(300_000)}`),
  'cut-off': xml((origin) => urls(origin, 100).slice(0, 777)),
  'endless-body': borrowed(BODY_TRICKS, 'endless-body'),
  mute: borrowed(BODY_TRICKS, 'mute'),
};
