import { XMLParser } from 'fast-xml-parser';
import { bytesOf, httpFailure } from '@fde/web-client';
import { gunzipSync } from 'node:zlib';
import type { SiteAccess } from './fetch-page.js';

export interface Sitemap {
  readonly pages: readonly string[];
  readonly sitemaps: readonly string[];
}

/** Of one file, by the protocol (sitemaps.org). */
const MAX_URLS = 50_000;
const MAX_BYTES = 20_000_000;
const MAX_FILES = 6;

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const locations = (parent: unknown, name: string): readonly string[] =>
  listOf((parent as Record<string, unknown> | undefined)?.[name])
    .map((entry) => (entry as { loc?: unknown } | undefined)?.loc)
    .filter((loc): loc is string => typeof loc === 'string' && URL.canParse(loc))
    .slice(0, MAX_URLS);

/** A sitemap's pages, or the sitemaps that an index names; both empty for what is no sitemap. */
export const parseSitemap = (xml: string): Sitemap => {
  // A document type can define entities that expand without end; no sitemap needs one.
  if (
    /<!(?:DOCTYPE|ENTITY)/i.test(xml.slice(0, 100_000)) ||
    !/<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/.test(xml.slice(0, 5000))
  )
    return { pages: [], sitemaps: [] };
  const parser = new XMLParser({
    ignoreAttributes: true,
    processEntities: true,
    removeNSPrefix: true,
    parseTagValue: false,
    ignoreDeclaration: true,
  });
  try {
    const root = parser.parse(xml) as Record<string, unknown>;
    return {
      pages: locations(root['urlset'], 'url'),
      sitemaps: locations(root['sitemapindex'], 'sitemap'),
    };
  } catch {
    return { pages: [], sitemaps: [] };
  }
};

const fetchSitemap = async (url: string, access: SiteAccess): Promise<Sitemap> => {
  const response = await access.web.open({
    url,
    maxBytes: Math.min(MAX_BYTES, access.ledger.bytesAllowed() * 4),
    totalTimeoutMs: access.settings.SCRAPER_PAGE_TIMEOUT_MS,
    signal: access.signal,
    mayAsk: (at) => access.robots.require(at, access.signal),
  });
  if (response.status !== 200) {
    response.body.destroy();
    throw httpFailure(url, response.status, response.headers.get('retry-after'), access.now());
  }
  try {
    const bytes = await bytesOf(response);
    const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return parseSitemap(
      (packed ? gunzipSync(bytes, { maxOutputLength: MAX_BYTES }) : bytes).toString('utf8'),
    );
  } finally {
    access.ledger.bytes += response.bytesRead();
  }
};

/** The addresses of a site's sitemaps, a few files of them. `onProblem` hears of files that could not be read. */
export const readSitemaps = async (
  starts: readonly string[],
  access: SiteAccess,
  onProblem: (url: string, error: unknown) => void,
): Promise<readonly string[]> => {
  const found: string[] = [];
  const queue = [...new Set(starts)];
  for (
    let files = 0;
    queue.length > 0 &&
    files < MAX_FILES &&
    found.length < MAX_URLS &&
    !access.ledger.outOfBytesOrTime();
    files += 1
  ) {
    const url = queue.shift() as string;
    try {
      const sitemap = await fetchSitemap(url, access);
      found.push(...sitemap.pages);
      // Of a big site's many sitemaps those about reports come first.
      queue.push(
        ...[...sitemap.sitemaps].sort(
          (a, b) =>
            Number(/invest|report|financ|public/i.test(b)) -
            Number(/invest|report|financ|public/i.test(a)),
        ),
      );
    } catch (error) {
      onProblem(url, error);
    }
  }
  return found.slice(0, MAX_URLS);
};
