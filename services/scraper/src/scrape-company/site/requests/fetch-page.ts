import { FigureCount, isWebName } from '@fde/object-store';
import { ServiceError } from '@fde/contracts';
import { isInlineXbrl, startText } from '@fde/contracts/markup-start';
import {
  bytesOf,
  displayUrl,
  httpFailure,
  type Robots,
  type SiteCookies,
  type WebClient,
  type WebResponse,
} from '@fde/web-client';
import type { PageBrowser } from '../../browser/page-browser.js';
import { isDataType } from '../../page/answer-type.js';
import type { PageContent } from '../../page/page-content.js';
import type { ScrapeReader } from '../../page/thread/page-lanes.js';
import type { ScraperSettings } from '../../scraper-settings.js';
import type { CrawlLedger } from '../crawl-ledger.js';
import type { PageCache } from './page-cache.js';
import { mayAskOf } from './may-ask.js';

/** What answers for a page: HTML, or a document (a PDF, a tagged report) where a page was expected. */
export type FetchedPage =
  | {
      readonly kind: 'page';
      readonly url: string;
      readonly redirects: readonly string[];
      readonly page: PageContent;
      readonly unchanged: boolean;
      /** It is a report as well, in HTML without tags, or shows as many figures as one. */
      readonly isReport?: true;
    }
  | { readonly kind: 'document'; readonly url: string };

export interface SiteAccess {
  readonly web: WebClient;
  readonly robots: Robots;
  /** Of this crawl alone. */
  readonly cookies: SiteCookies;
  readonly reader: ScrapeReader;
  /** Shows pages that only scripts fill; none if no browser is there. */
  readonly browser?: Pick<PageBrowser, 'show'>;
  readonly cache: PageCache;
  readonly settings: ScraperSettings;
  readonly ledger: CrawlLedger;
  /** Of the task. */
  readonly signal: AbortSignal;
  /** Ends what is asked for: with the task, or when the time of the scrape is over. */
  readonly requests: AbortSignal;
  readonly now: () => number;
}

const isHtml = (type: string): boolean =>
  type === '' ||
  /^(?:text\/(?:html|plain)|application\/(?:xhtml\+xml|xml|octet-stream))/i.test(type);
const IS_PDF = /^application\/(?:x-)?pdf/i;
/** A report has hundreds of figures, far more than addresses that it links; pages of a site that show figures do not. */
const REPORT_FIGURES = 200;
const FIGURES_PER_LINK = 10;
/** The address of a link that leads away from its page, without the place there. */
const LINK = /<a\s[^<>]{0,500}href\s{0,9}=\s{0,9}["']?([^"'#\s>]{1,500})/gi;

/** Whether a web page is itself a report, in HTML without tags, under the address of such a file. */
const isReport = (bytes: Buffer, url: string): boolean => {
  if (!isWebName(new URL(url).pathname)) return false;
  const figures = new FigureCount();
  figures.add(bytes);
  if (figures.count < REPORT_FIGURES) return false;
  const links = [...bytes.toString('latin1').matchAll(LINK)].map(([, address]) => address);
  return figures.count >= FIGURES_PER_LINK * new Set(links).size;
};

const isDocument = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' || isInlineXbrl(startText(bytes));

const LOGIN_ADDRESS =
  /\/(?:log-?in|sign-?in|sso|saml|oauth2?|auth|anmelden|connexion|account\/login)(?:[/.?]|$)/i;

/**
 * Reads one page, asking the site only whether it changed where that is possible. Throws
 * ServiceError for what is not a page.
 */
export const fetchPage = async (url: string, access: SiteAccess): Promise<FetchedPage> => {
  const cached = await access.cache.get(url);
  const response = await access.web.open({
    url,
    maxBytes: access.ledger.bytesAllowed(),
    totalTimeoutMs: access.settings.SCRAPER_PAGE_TIMEOUT_MS,
    signal: access.requests,
    mayAsk: mayAskOf(access),
    cookies: access.cookies,
    headers: {
      accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
      'accept-language': 'en,de;q=0.8,fr;q=0.7,es;q=0.6,it;q=0.6,nl;q=0.6,*;q=0.3',
      ...(cached?.etag ? { 'if-none-match': cached.etag } : {}),
      ...(cached?.lastModified ? { 'if-modified-since': cached.lastModified } : {}),
    },
  });
  if (response.status === 304 && cached) {
    response.body.destroy();
    access.ledger.pagesUnchanged += 1;
    return {
      kind: 'page',
      url: cached.finalUrl,
      redirects: response.redirects,
      page: cached.page,
      unchanged: true,
    };
  }
  return readAnswer(url, response, access);
};

const readAnswer = async (
  url: string,
  response: WebResponse,
  access: SiteAccess,
): Promise<FetchedPage> => {
  const type = response.headers.get('content-type') ?? '';
  const fault = faultOf(response, type, access.now());
  if (fault !== undefined || IS_PDF.test(type)) {
    response.body.destroy();
    if (fault !== undefined) throw fault;
    return { kind: 'document', url: response.url };
  }
  const bytes = await countedBytes(response, access);
  access.ledger.pagesFetched += 1;
  const { url: at, redirects } = response;
  if (isDocument(bytes)) return { kind: 'document', url: at };
  if (isReport(bytes, at)) {
    const page = await access.reader.read(bytes, type, at).catch(undefinedIfUnreadable);
    if (page === undefined) return { kind: 'document', url: at };
    // It is no page in the cache, which says of none that it is a report.
    return { kind: 'page', url: at, redirects, page, unchanged: false, isReport: true };
  }
  const page = await access.reader.read(bytes, type, at);
  if (isLogin(page, response))
    throw new ServiceError('site_needs_login', `${displayUrl(url)} leads to a login page`);
  // What stands before a page is not the page.
  if (!page.gate)
    await access.cache.put(url, {
      etag: response.headers.get('etag') ?? undefined,
      lastModified: response.headers.get('last-modified') ?? undefined,
      finalUrl: at,
      page,
    });
  return { kind: 'page', url: at, redirects, page, unchanged: false };
};

/** A report that is too large to read as a page remains one. */
const undefinedIfUnreadable = (fault: unknown): undefined => {
  if (!(fault instanceof ServiceError)) throw fault;
};

/** Why an answer is neither a page nor a document, by its head; undefined if it may be one. */
const faultOf = (response: WebResponse, type: string, now: number): ServiceError | undefined => {
  if (response.status !== 200)
    return httpFailure(response.url, response.status, response.headers.get('retry-after'), now);
  if (IS_PDF.test(type) || isHtml(type) || isDataType(type)) return undefined;
  return new ServiceError(
    'not_a_page',
    `${displayUrl(response.url)} is not a web page but ${type.split(';')[0]}`,
  );
};

const countedBytes = async (response: WebResponse, access: SiteAccess): Promise<Buffer> => {
  try {
    return await bytesOf(response);
  } finally {
    access.ledger.bytes += response.bytesRead();
  }
};

/** A page that asks for a password, to which the site has sent us from elsewhere. */
const isLogin = (page: PageContent, response: WebResponse): boolean =>
  page.signals.hasPasswordField &&
  response.redirects.length > 0 &&
  LOGIN_ADDRESS.test(response.url);
