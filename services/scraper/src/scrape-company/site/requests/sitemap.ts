import { bytesOf, httpFailure } from '@fde/web-client';
import { MAX_SITEMAP_URLS, type Sitemap } from '../../page/read-sitemap.js';
import type { SiteAccess } from './fetch-page.js';
import { mayAskOf } from './may-ask.js';

/** Of one file as it is served. */
const MAX_BYTES = 10_000_000;
const MAX_FILES = 6;

const fetchSitemap = async (url: string, access: SiteAccess): Promise<Sitemap> => {
  const response = await access.web.open({
    url,
    maxBytes: Math.min(MAX_BYTES, access.ledger.bytesAllowed() * 4),
    totalTimeoutMs: access.settings.SCRAPER_PAGE_TIMEOUT_MS,
    signal: access.requests,
    mayAsk: mayAskOf(access),
  });
  if (response.status !== 200) {
    response.body.destroy();
    throw httpFailure(url, response.status, response.headers.get('retry-after'), access.now());
  }
  try {
    return await access.reader.readSitemap(await bytesOf(response), url);
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
    files < MAX_FILES && found.length < MAX_SITEMAP_URLS && !access.ledger.outOfBytesOrTime();
    files += 1
  ) {
    const url = queue.shift();
    if (url === undefined) break;
    try {
      const sitemap = await fetchSitemap(url, access);
      found.push(...sitemap.pages);
      // Of a big site's many sitemaps those about reports come first.
      queue.push(
        ...sitemap.sitemaps.toSorted(
          (a, b) =>
            Number(/invest|report|financ|public/i.test(b)) -
            Number(/invest|report|financ|public/i.test(a)),
        ),
      );
    } catch (error) {
      onProblem(url, error);
    }
  }
  return found.slice(0, MAX_SITEMAP_URLS);
};
