import { isDeedAddress } from '../page/deeds/deeds.js';
import { Breath } from './breath.js';
import type { CrawlFindings } from './crawl-findings.js';
import type { CrawledSites } from './crawled-sites.js';
import type { Frontier } from './frontier/frontier.js';
import { pageInterest } from './frontier/page-interest.js';
import { linkOfAddress } from './requests/address-link.js';
import type { SiteAccess } from './requests/fetch-page.js';
import { readSitemaps } from './requests/sitemap.js';

const SITEMAP_INTEREST = 8;
const MAX_SITEMAP_PAGES = 15;

interface SitemapParts {
  readonly access: SiteAccess;
  readonly findings: CrawlFindings;
  readonly sites: CrawledSites;
  readonly frontier: Frontier;
}

/** Plans the likeliest pages that sitemaps name, and takes the reports among their addresses. */
export const planSitemaps = async ({
  access,
  findings,
  sites,
  frontier,
}: SitemapParts): Promise<void> => {
  const breath = new Breath();
  const site = sites.newest;
  if (site === undefined) return;
  const named = await access.robots.sitemaps(site, access.requests).catch(() => []);
  // Without a hint it is asked for only where the links led to no annual report.
  const starts =
    named.length > 0
      ? named
      : findings.annualReports === 0
        ? [new URL('/sitemap.xml', site).href]
        : [];
  const found = await readSitemaps(starts, access, (url, error) => {
    if (named.length > 0) findings.addProblem(url, error);
    else access.signal.throwIfAborted();
  });
  let pages = 0;
  for (const address of found) {
    await breath.take();
    if (findings.isTimeUp()) break;
    const url = new URL(address);
    const link = linkOfAddress(address);
    if (link === undefined || isDeedAddress(url)) continue;
    const { kind } = link;
    if ((kind === 'pdf' || kind === 'package') && findings.isAnnual(link))
      findings.addDocument(link, starts[0] ?? address);
    else if (
      kind === 'page' &&
      pages < MAX_SITEMAP_PAGES &&
      sites.include(url) &&
      pageInterest(link, { pageUrl: site, pageLanguage: undefined }) >= SITEMAP_INTEREST
    ) {
      pages += 1;
      frontier.plan({ url: address, interest: SITEMAP_INTEREST, depth: 1, evidence: [] });
    }
  }
};
