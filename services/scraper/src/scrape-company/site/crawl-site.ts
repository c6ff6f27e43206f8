import { ServiceError } from '@fde/contracts';
import { judgeDocument, namesSomethingElse, type NameEvidence } from '@fde/report-classification';
import type { PageBrowser } from '../browser/page-browser.js';
import { documentIdentity } from '../page/document-identity.js';
import type { FoundLink, PageContent } from '../page/page-content.js';
import { isYearText } from '../page/forms/year-choices.js';
import {
  isShell,
  needsBrowser,
  notShown,
  obstacleOf,
  outcomeOfError,
  staysEmpty,
  type CrawlOutcome,
} from './crawl-outcome.js';
import { partlyRead, type CrawlReport, type CrawlRequest } from './crawl-report.js';
import { Breath } from './breath.js';
import { DownloadHandlers, type DownloadHandler } from './download-handlers.js';
import { fetchPage, type SiteAccess } from './requests/fetch-page.js';
import { FoundDocuments } from './found-documents.js';
import { Frontier, type PlannedPage } from './frontier/frontier.js';
import { pageInterest } from './frontier/page-interest.js';
import { passGate } from './requests/pass-gate.js';
import { probeLink } from './requests/probe-link.js';
import { Retries } from './requests/retries.js';
import { isSameSite } from './frontier/same-site.js';
import { ScriptPages } from './frontier/script-pages.js';
import { belongsToPage } from './frontier/site-family.js';
import { addressEvidence, linkOfAddress } from './requests/address-link.js';
import { readSitemaps } from './requests/sitemap.js';

/** Where annual reports were found, only links to more of them are followed; else whatever leads towards investors. */
const INTEREST_WHEN_FOUND = 5;
const INTEREST_WHEN_NOT = 3;
/** Where nothing was found, the likeliest few of all other pages of the site are looked at, whatever language they are in. */
const INTEREST_AT_LAST = 1;
const MAX_LAST_RESORTS = 5;
const SITEMAP_INTEREST = 8;
const MAX_SITEMAP_PAGES = 15;
/** Answers to scripts that are asked for in one crawl; few of them are lists of documents. */
const MAX_DATA = 12;
const MAX_GATES = 3;
/** The task as a whole is tried again later; at the start it waits only for a short pause. */
const LONGEST_WAIT_AT_START_SECONDS = 5;

/** One reading of one site. Used once. */
export class SiteCrawl {
  readonly #documents: FoundDocuments;
  readonly #frontier = new Frontier();
  readonly #handlers = new DownloadHandlers();
  readonly #packages = new Map<string, string>();
  readonly #pagesRead = new Set<string>();
  readonly #notes: string[] = [];
  readonly #sites: URL[] = [];
  readonly #scriptPages = new ScriptPages();
  readonly #retries: Retries;
  /** Addresses that may exist; one is tried, and the others where it brought documents. */
  readonly #guesses: PlannedPage[] = [];
  #guessing: 'untried' | 'right' | 'wrong' = 'untried';
  #annualReports = 0;
  #lastResorts = 0;
  #emptyPage: string | undefined;
  #data = 0;
  #gates = 0;
  #incomplete = false;
  readonly #breath = new Breath();

  constructor(
    private readonly request: CrawlRequest,
    private readonly access: SiteAccess,
  ) {
    this.#documents = new FoundDocuments(access.settings.SCRAPER_MAX_DOCUMENTS);
    this.#retries = new Retries(access);
  }

  /**
   * Throws only what is not an answer of the site: retryable errors of the company's page, refused
   * addresses, an abort.
   */
  async run(): Promise<CrawlReport> {
    const outcome = await this.#readStart();
    if (outcome.complete) {
      await this.#readOn();
      await this.#showPages();
      await this.#readSitemaps();
      await this.#readOn();
      await this.#showPages();
      await this.#readLastResorts();
    }
    return this.#report(this.#withUnshown(outcome));
  }

  async #readStart(): Promise<CrawlOutcome> {
    const { startUrl } = this.request;
    this.#sites.push(new URL(startUrl));
    this.#frontier.see(startUrl);
    for (;;) {
      try {
        const page = await this.#readPage({ url: startUrl, interest: 10, depth: 0, evidence: [] });
        return page ?? { code: 'ok', message: 'The site was read', complete: true };
      } catch (error) {
        const outcome = outcomeOfError(error);
        if (outcome) return outcome;
        if (!this.#retries.allow(startUrl, error, LONGEST_WAIT_AT_START_SECONDS)) throw error;
      }
    }
  }

  /**
   * Pages that only scripts fill and that were not shown: reports what is missing if it may be
   * annual reports.
   */
  #withUnshown(outcome: CrawlOutcome): CrawlOutcome {
    const [page] = this.#scriptPages
      .waiting(this.#annualReports > 0)
      .filter(({ need }) => need !== 'maybe' || this.#documents.count === 0);
    if (outcome.complete && this.#documents.count === 0 && this.#emptyPage)
      return staysEmpty(this.#emptyPage);
    if (!page || !outcome.complete) return outcome;
    const missing = this.access.browser ? notShown(page.url) : needsBrowser(page.url);
    if (this.#annualReports === 0) return missing;
    this.#note(missing.message);
    this.#incomplete = true;
    return outcome;
  }

  /** Lets the browser show what only scripts fill, as long as that promises annual reports. */
  async #showPages(): Promise<void> {
    const { browser, ledger, settings } = this.access;
    while (browser && !ledger.exhausted() && ledger.pagesShown < settings.SCRAPER_BROWSER_PAGES) {
      const page = this.#scriptPages.next(this.#annualReports > 0);
      if (!page) return;
      this.access.signal.throwIfAborted();
      ledger.pagesShown += 1;
      try {
        await this.#showPage(page, browser);
      } catch (error) {
        this.#trouble(page.url, error);
        this.#incomplete = true;
      }
      await this.#readOn();
    }
  }

  async #showPage(planned: PlannedPage, browser: Pick<PageBrowser, 'show'>): Promise<void> {
    this.request.onProgress(
      this.#pagesRead.size,
      this.#scriptPages.waiting(false).length,
      planned.url,
    );
    const { web, cookies, robots, requests, ledger, reader } = this.access;
    const shown = await browser.show({
      url: planned.url,
      web,
      cookies,
      signal: requests,
      mayAsk: (at) => robots.require(at, requests),
    });
    ledger.bytes += shown.bytes;
    let empty = true;
    for (const { url, html, choice } of shown.snapshots) {
      if (!isSameSite(new URL(url), new URL(planned.url))) this.#sites.push(new URL(url));
      const page = await reader.read(Buffer.from(html), 'text/html; charset=utf-8', url);
      empty &&= isShell(page);
      await this.#takeLinks(page, url, { ...planned, choice });
    }
    if (empty) this.#emptyPage ??= planned.url;
    for (const { url, bytes, contentType } of shown.data)
      await this.#takeLinks(await reader.read(bytes, contentType, url), planned.url, planned);
  }

  /** Pages by interest, then download handlers, until nothing is worth a request or a budget is used up. */
  async #readOn(): Promise<void> {
    for (;;) {
      this.access.signal.throwIfAborted();
      const exhausted = this.access.ledger.exhausted();
      const page = exhausted ? undefined : this.#nextPage();
      if (page) await this.#tryPage(page);
      else if (!(await this.#probeNext())) {
        if (exhausted && this.#frontier.waiting(this.#threshold()) > 0) {
          this.#note(
            `${this.#frontier.waiting(this.#threshold())} pages were not read: ${exhausted}`,
          );
          this.#incomplete = true;
        }
        return;
      }
    }
  }

  /** One page of all that seemed worth nothing, and what it leads to, until reports are found or enough was tried. */
  async #readLastResorts(): Promise<void> {
    while (this.#annualReports === 0 && this.#lastResorts < MAX_LAST_RESORTS) {
      const page = this.access.ledger.exhausted()
        ? undefined
        : this.#frontier.next(INTEREST_AT_LAST);
      if (!page) return;
      this.#lastResorts += 1;
      await this.#tryPage(page);
      await this.#readOn();
    }
  }

  #nextPage(): PlannedPage | undefined {
    const page = this.#frontier.next(this.#threshold());
    // A guess that was wrong is not followed by another one.
    return page ?? (this.#guessing === 'wrong' ? undefined : this.#guesses.shift());
  }

  async #tryPage(page: PlannedPage): Promise<void> {
    const { ledger } = this.access;
    this.request.onProgress(
      this.#pagesRead.size,
      this.#frontier.waiting(this.#threshold()),
      page.url,
    );
    try {
      await this.#readPage(page);
    } catch (error) {
      if (this.#retries.allow(page.url, error)) {
        this.#frontier.putBack(page);
        return;
      }
      this.#trouble(page.url, error);
      if (page.guessed) this.#guessing = 'wrong';
      else if (page.interest >= INTEREST_WHEN_NOT && isMissed(error)) this.#incomplete = true;
      ledger.pagesFetched += 1;
    }
  }

  /** A failure of a further page is reported and skipped; an abort ends everything. */
  #trouble(url: string, error: unknown): void {
    this.access.signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    this.access.ledger.note(url, error);
  }

  #threshold(): number {
    return this.#annualReports > 0 ? INTEREST_WHEN_FOUND : INTEREST_WHEN_NOT;
  }

  /** Gives what keeps the page from being read, where something does. */
  async #readPage(planned: PlannedPage): Promise<CrawlOutcome | undefined> {
    const fetched = await fetchPage(planned.url, this.access);
    if (fetched.kind === 'document') {
      this.#addDocument(
        {
          url: planned.url,
          via: 'link',
          evidence: [...planned.evidence, ...(planned.row ?? []), ...addressEvidence(fetched.url)],
        },
        planned.url,
      );
      return undefined;
    }
    if (planned.depth === 0) this.#sites.push(new URL(fetched.url));
    const seenBefore = fetched.redirects.length > 0 && this.#pagesRead.has(fetched.url);
    this.#frontier.see(fetched.url);
    if (seenBefore) return undefined;
    this.#pagesRead.add(fetched.url);
    this.#pagesRead.add(planned.url);
    if (fetched.page.truncated) this.#note(`${fetched.url} has more links than are looked at`);
    if (await this.#passGate(fetched.page, fetched.url)) return this.#readPage(planned);
    if (planned.framed) this.#sites.push(new URL(fetched.url));
    const annualBefore = this.#annualReports;
    const documentsBefore = this.#documents.count;
    const documents = await this.#takeLinks(fetched.page, fetched.url, planned);
    if (planned.guessed)
      this.#guessing = this.#documents.count > documentsBefore ? 'right' : 'wrong';
    const annual = this.#annualReports - annualBefore;
    if (annual > 0 && planned.partOf) this.#scriptPages.settle(planned.partOf);
    this.#scriptPages.note(fetched.page, { ...planned, url: fetched.url }, annual);
    return planned.depth === 0 ? obstacleOf(fetched.page, documents) : undefined;
  }

  /** True if a question for consent was answered and the page is worth asking for again. */
  async #passGate({ gate }: PageContent, url: string): Promise<boolean> {
    if (!gate || this.#gates >= MAX_GATES) return false;
    this.#gates += 1;
    if (!(await passGate(gate, url, this.access))) return false;
    this.#pagesRead.clear();
    return true;
  }

  async #takeLinks(page: PageContent, url: string, planned: PlannedPage): Promise<number> {
    const documents = page.links.filter(({ kind }) => kind === 'pdf' || kind === 'maybe_pdf');
    // A viewer page shows one document that no page before linked, and says little; what led there says what it is.
    const fresh = new Set(
      documents
        .filter((link) => !this.#documents.has(link.url))
        .map((link) => documentIdentity(link.url)),
    );
    const lent: readonly NameEvidence[] = planned.evidence.map((each) => ({
      ...each,
      source: each.source === 'link' ? 'card' : each.source,
    }));
    // What was chosen to see a list stands above it, even where the list does not repeat it.
    const choice = planned.choice ?? yearOf(planned.evidence);
    const chosen: readonly NameEvidence[] = choice ? [{ source: 'heading', text: choice }] : [];
    for (const link of page.links) {
      await this.#breath.take();
      if (this.#timeIsUp()) break;
      const isFresh = fresh.has(documentIdentity(link.url));
      const borrows = fresh.size === 1 && isFresh && this.#saysNothing(link);
      const more = [...(borrows ? lent : []), ...(isFresh ? chosen : [])];
      this.#takeLink({ ...link, evidence: [...link.evidence, ...more] }, page, url, planned.depth);
    }
    return documents.length;
  }

  /** A frame, or a link in the page itself (not in its navigation) whose words could be any document's. */
  #saysNothing(link: FoundLink): boolean {
    if (link.via === 'frame') return true;
    return (
      link.evidence.some(({ source }) => source === 'page') &&
      !namesSomethingElse(link.text, this.request.companyName)
    );
  }

  #takeLink(link: FoundLink, page: PageContent, pageUrl: string, depth: number): void {
    const identity = documentIdentity(link.url);
    if (
      link.kind === 'pdf' ||
      (link.kind === 'maybe_pdf' &&
        (this.#documents.has(link.url) || this.request.knownIdentities.has(identity)))
    )
      this.#addDocument(link, pageUrl);
    else if (link.kind === 'maybe_pdf')
      this.#handlers.add({ link, pageUrl, depth, annual: this.#isAnnual(link) });
    else if (link.kind === 'package' && this.#isAnnual(link)) this.#addDocument(link, pageUrl);
    else if (link.kind === 'package')
      this.#packages.set(link.url, this.#judge(link.evidence).title);
    else this.#plan(link, page, pageUrl, depth + 1);
  }

  #plan(link: FoundLink, page: PageContent, pageUrl: string, depth: number): void {
    const url = new URL(link.url);
    const ownSite = this.#sites.some((site) => isSameSite(site, url));
    const related = !ownSite && belongsToPage(link, new URL(this.request.startUrl));
    if (depth > this.access.settings.SCRAPER_MAX_DEPTH || (!ownSite && !related)) return;
    const seen = { pageUrl: new URL(pageUrl), pageLanguage: page.language };
    const interest = Math.max(pageInterest(link, seen), this.#rowInterest(link));
    if (interest <= 0) return;
    const isPart = link.kind === 'data' || link.rel === 'choice' || link.via === 'frame';
    const planned: PlannedPage = {
      url: link.url,
      interest,
      depth,
      evidence: link.evidence,
      ...(link.row === undefined ? {} : { row: link.row }),
      framed: related,
      ...(isPart ? { partOf: pageUrl } : {}),
    };
    if (link.guessed) {
      if (this.#frontier.see(link.url)) this.#guesses.push({ ...planned, guessed: true });
    } else if (link.kind !== 'data') this.#frontier.plan(planned);
    else if (this.#data < MAX_DATA && this.#frontier.plan(planned)) this.#data += 1;
  }

  /** A row on an annual report that links no file of it: its page may be the report. */
  #rowInterest({ evidence, row = [] }: FoundLink): number {
    if (row.length === 0) return 0;
    return this.#isAnnual({ evidence: [...evidence, ...row] }) ? INTEREST_WHEN_FOUND : 0;
  }

  #addDocument(link: Pick<FoundLink, 'url' | 'via' | 'evidence'>, pageUrl: string): void {
    const isNew = !this.#documents.has(link.url);
    if (!this.#documents.add(link, pageUrl)) {
      this.#incomplete = true;
      this.#note(
        `more than ${this.access.settings.SCRAPER_MAX_DOCUMENTS} documents; the rest is left out`,
      );
    } else if (isNew && this.#isAnnual(link)) this.#annualReports += 1;
  }

  #isAnnual({ evidence }: Pick<FoundLink, 'evidence'>): boolean {
    return this.#judge(evidence).documentType === 'annual_report';
  }

  #judge(evidence: readonly NameEvidence[]) {
    return judgeDocument(evidence, this.request);
  }

  /**
   * Asks one download handler what it hands out, likely annual reports first. False if none is left
   * to ask.
   */
  async #probeNext(): Promise<boolean> {
    const used =
      this.access.ledger.probes >= this.access.settings.SCRAPER_MAX_PROBES
        ? `the budget of ${this.access.settings.SCRAPER_MAX_PROBES} requests is used up`
        : this.access.ledger.outOfBytesOrTime();
    if (used && this.#handlers.count > 0) {
      this.#note(`${this.#handlers.count} links that may be documents were not looked at: ${used}`);
      this.#handlers.clear();
    }
    const next = this.#handlers.take();
    if (!next) return false;
    await this.#probe(next);
    return true;
  }

  /** Reported once: the rest of a page or a sitemap is not read. */
  #timeIsUp(): boolean {
    const used = this.access.ledger.outOfTime();
    if (used === undefined) return false;
    this.#note(`links were not looked at: ${used}`);
    this.#incomplete = true;
    return true;
  }

  async #probe(handler: DownloadHandler): Promise<void> {
    const { link, pageUrl, depth, annual } = handler;
    try {
      const probe = await probeLink(link.url, this.access);
      const named: readonly NameEvidence[] = probe.fileName
        ? [{ source: 'file', text: probe.fileName }]
        : [];
      if (probe.is === 'pdf' || (probe.is === 'package' && annual))
        this.#addDocument({ ...link, evidence: [...link.evidence, ...named] }, pageUrl);
      else if (
        probe.is === 'page' &&
        depth < this.access.settings.SCRAPER_MAX_DEPTH &&
        this.#sites.some((site) => isSameSite(site, new URL(link.url)))
      ) {
        // It may be a page that shows the document.
        const interest = annual ? INTEREST_WHEN_FOUND : 1;
        this.#frontier.plan({ url: link.url, interest, depth: depth + 1, evidence: link.evidence });
      }
    } catch (error) {
      if (this.#retries.allow(link.url, error)) this.#handlers.add(handler);
      else this.#trouble(link.url, error);
    }
  }

  async #readSitemaps(): Promise<void> {
    const site = this.#sites.at(-1);
    if (site === undefined) return;
    const named = await this.access.robots.sitemaps(site, this.access.requests).catch(() => []);
    // Without a hint it is asked for only where the links led to no annual report.
    const starts =
      named.length > 0
        ? named
        : this.#annualReports === 0
          ? [new URL('/sitemap.xml', site).href]
          : [];
    const found = await readSitemaps(starts, this.access, (url, error) => {
      if (named.length > 0) this.#trouble(url, error);
      else this.access.signal.throwIfAborted();
    });
    let pages = 0;
    for (const address of found) {
      await this.#breath.take();
      if (this.#timeIsUp()) break;
      const url = new URL(address);
      const link = linkOfAddress(address);
      if (link === undefined) continue;
      const { kind } = link;
      if ((kind === 'pdf' || kind === 'package') && this.#isAnnual(link))
        this.#addDocument(link, starts[0] ?? address);
      else if (
        kind === 'page' &&
        pages < MAX_SITEMAP_PAGES &&
        this.#sites.some((each) => isSameSite(each, url)) &&
        pageInterest(link, { pageUrl: site, pageLanguage: undefined }) >= SITEMAP_INTEREST
      ) {
        pages += 1;
        this.#frontier.plan({ url: address, interest: SITEMAP_INTEREST, depth: 1, evidence: [] });
      }
    }
  }

  #note(text: string): void {
    if (!this.#notes.includes(text)) this.#notes.push(text);
  }

  #report(outcome: CrawlOutcome): CrawlReport {
    if (outcome.complete && this.#documents.count === 0) this.#note('No document was found');
    const isPartly = outcome.complete && this.#incomplete;
    return {
      outcome: isPartly ? partlyRead(this.access.ledger.problems, this.#notes) : outcome,
      documents: this.#documents.all(),
      packages: [...this.#packages].map(([url, title]) => ({ url, title })),
      pagesRead: [...this.#pagesRead],
      notes: this.#notes,
    };
  }
}

/** Whether a page that was not read may be there all the same. */
const isMissed = (error: unknown): boolean =>
  error instanceof ServiceError && (error.retryable || error.code === 'site_forbids');

/** The year that was the whole of a link's words. */
const yearOf = (evidence: readonly NameEvidence[]): string | undefined =>
  evidence.find(({ source, text }) => source === 'link' && isYearText(text))?.text;
