import { XMLParser } from 'fast-xml-parser';
import { gunzipSync } from 'node:zlib';

export interface Sitemap {
  readonly pages: readonly string[];
  readonly sitemaps: readonly string[];
}

/** Of one file, by the protocol (sitemaps.org). */
export const MAX_SITEMAP_URLS = 50_000;
/** Unpacked. Files of sites are a tenth of what the protocol allows. */
const MAX_BYTES = 10_000_000;
/** No page that people read has a longer address. */
const LONGEST_ADDRESS = 4096;

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const locations = (parent: unknown, name: string): readonly string[] =>
  listOf((parent as Record<string, unknown> | undefined)?.[name])
    .map((entry) => (entry as { loc?: unknown } | undefined)?.loc)
    .filter(
      (loc): loc is string =>
        typeof loc === 'string' && loc.length <= LONGEST_ADDRESS && URL.canParse(loc),
    )
    .slice(0, MAX_SITEMAP_URLS);

/** A sitemap's pages, or the sitemaps that an index names; both empty for what is not a sitemap. */
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

/** A sitemap as it is served, packed or not. Throws for one that unpacks to more than a sitemap may be. */
export const readSitemap = (bytes: Uint8Array): Sitemap => {
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plain = packed ? gunzipSync(bytes, { maxOutputLength: MAX_BYTES }) : bytes;
  return parseSitemap(new TextDecoder().decode(plain));
};
