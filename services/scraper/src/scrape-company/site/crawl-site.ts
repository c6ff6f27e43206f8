import { ServiceError } from '@fde/contracts';
import type { NameEvidence } from '@fde/report-classification';
import { StaticFiles } from '../browser/static-files.js';
import type { PageBrowser } from '../browser/page-browser.js';
import type { PageContent } from '../page/page-content.js';
import { CrawlFindings } from './crawl-findings.js';
import {
  asksStatement,
  isShell,
  needsBrowser,
  notShown,
  obstacleOf,
  outcomeOfError,
  staysEmpty,
  type CrawlOutcome,
} from './crawl-outcome.js';
import type { CrawlReport, CrawlRequest } from './crawl-report.js';
import { CrawledSites } from './crawled-sites.js';
import { DownloadHandlers, type DownloadHandler } from './download-handlers.js';
import {
  Frontier,
  INTEREST_WHEN_FOUND,
  INTEREST_WHEN_NOT,
  type PlannedPage,
} from './frontier/frontier.js';
import { isSameSite } from './frontier/same-site.js';
import { choicesOfDocuments, type SeenChoice } from './seen-choices.js';
import { ScriptPages } from './frontier/script-pages.js';
import { LinkSorter } from './link-sorter.js';
import { planSitemaps } from './plan-sitemaps.js';
import { addressEvidence } from './requests/address-link.js';
import { fetchPage, type SiteAccess } from './requests/fetch-page.js';
import { mayAskOf } from './requests/may-ask.js';
import { passGate } from './requests/pass-gate.js';
import { probeLink } from './requests/probe-link.js';
import { Retries } from './requests/retries.js';

/** Where nothing was found, the likeliest few of all other pages of the site are looked at, whatever language they are in. */
const INTEREST_AT_LAST = 1;
const MAX_LAST_RESORTS = 5;
const MAX_GATES = 3;
/** The task as a whole is tried again later; at the start it waits only for a short pause. */
const LONGEST_WAIT_AT_START_SECONDS = 5;

/** One reading of one site. Used once. */
export class SiteCrawl {
  readonly #findings: CrawlFindings;
  readonly #sites = new CrawledSites();
  readonly #frontier = new Frontier();
  readonly #handlers = new DownloadHandlers();
  readonly #links: LinkSorter;
  readonly #scriptPages = new ScriptPages();
  readonly #files = new StaticFiles();
  readonly #prints = new Set<string>();
  readonly #retries: Retries;
  #guessing: 'untried' | 'right' | 'wrong' = 'untried';
  #lastResorts = 0;
  #emptyPage: string | undefined;
  #gates = 0;
  #unsaid: CrawlOutcome | undefined;

  constructor(
    private readonly request: CrawlRequest,
    private readonly access: SiteAccess,
  ) {
    this.#findings = new CrawlFindings(request, access);
    this.#links = new LinkSorter({
      request,
      access,
      findings: this.#findings,
      sites: this.#sites,
      frontier: this.#frontier,
      handlers: this.#handlers,
    });
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
      await planSitemaps({
        access: this.access,
        findings: this.#findings,
        sites: this.#sites,
        frontier: this.#frontier,
      });
      await this.#readOn();
      await this.#showPages();
      await this.#readLastResorts();
      await this.#showPages();
    }
    return this.#findings.report(this.#withUnshown(outcome));
  }

  async #readStart(): Promise<CrawlOutcome> {
    const { startUrl } = this.request;
    this.#sites.add(startUrl);
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
    if (this.#unsaid && this.#findings.annualReports === 0) return this.#unsaid;
    const [page] = this.#scriptPages
      .waiting(this.#findings.annualReports > 0)
      .filter(({ need }) => need !== 'maybe' || this.#findings.documents.count === 0);
    if (outcome.complete && this.#findings.documents.count === 0 && this.#emptyPage)
      return staysEmpty(this.#emptyPage);
    if (!page || !outcome.complete) return outcome;
    const missing = this.access.browser ? notShown(page.url) : needsBrowser(page.url);
    if (this.#findings.annualReports === 0) return missing;
    this.#findings.leaveOut(missing.message);
    return outcome;
  }

  /** Lets the browser show what only scripts fill, as long as that promises annual reports. */
  async #showPages(): Promise<void> {
    const { browser, ledger, settings } = this.access;
    while (browser && !ledger.exhausted() && ledger.pagesShown < settings.SCRAPER_BROWSER_PAGES) {
      const page = this.#scriptPages.next(this.#findings.annualReports > 0);
      if (!page) return;
      this.access.signal.throwIfAborted();
      ledger.pagesShown += 1;
      try {
        await this.#showPage(page, browser);
      } catch (error) {
        this.#findings.addProblem(page.url, error);
        this.#findings.leaveOut();
      }
      await this.#readOn();
    }
  }

  async #showPage(planned: PlannedPage, browser: Pick<PageBrowser, 'show'>): Promise<void> {
    this.request.onProgress(
      this.#findings.pagesRead.size,
      this.#scriptPages.waiting(false).length,
      planned.url,
    );
    const { web, cookies, requests, ledger, reader, settings } = this.access;
    const shown = await browser.show({
      url: planned.url,
      web,
      cookies,
      files: this.#files,
      signal: requests,
      mayState: settings.SCRAPER_STATE_FOR_HOSTS.includes(new URL(planned.url).host),
      mayAsk: mayAskOf(this.access),
    });
    ledger.bytes += shown.bytes;
    for (const statement of shown.unsaid) this.#leaveUnsaid(statement, planned.url);
    for (const what of shown.left) this.#findings.leaveOut(`${planned.url}: ${what}`);
    let empty = true;
    const seen: SeenChoice[] = [];
    for (const { url, html, choice } of shown.snapshots) {
      if (!isSameSite(new URL(url), new URL(planned.url))) this.#sites.add(url);
      const page = await reader.read(Buffer.from(html), 'text/html; charset=utf-8', url);
      empty &&= isShell(page);
      seen.push({ page, url, choice });
      await this.#links.sortOut(page, url, { ...planned, choice });
    }
    this.#findings.documents.addChoices(choicesOfDocuments(seen));
    if (empty) this.#emptyPage ??= planned.url;
    for (const { url, bytes, contentType } of shown.data) {
      const data = await reader.read(bytes, contentType, url);
      await this.#links.sortOut(this.#unlessShown(data), planned.url, planned);
    }
  }

  /** A path in data means the file that the page itself links, whatever host the data came from. */
  #unlessShown(data: PageContent): PageContent {
    const paths = this.#findings.documents.paths();
    const isShown = (url: string): boolean =>
      !this.#findings.documents.has(url) && paths.has(new URL(url).pathname);
    return {
      ...data,
      links: data.links.filter(({ url, kind }) => kind === 'page' || !isShown(url)),
    };
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
          this.#findings.leaveOut(
            `${this.#frontier.waiting(this.#threshold())} pages were not read: ${exhausted}`,
          );
        }
        return;
      }
    }
  }

  /** One page of all that seemed worth nothing, and what it leads to, until reports are found or enough was tried. */
  async #readLastResorts(): Promise<void> {
    while (this.#findings.annualReports === 0 && this.#lastResorts < MAX_LAST_RESORTS) {
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
    return page ?? (this.#guessing === 'wrong' ? undefined : this.#links.nextGuess());
  }

  async #tryPage(page: PlannedPage): Promise<void> {
    const { ledger } = this.access;
    this.request.onProgress(
      this.#findings.pagesRead.size,
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
      this.#findings.addProblem(page.url, error);
      if (page.guessed) this.#guessing = 'wrong';
      else if (page.interest >= INTEREST_WHEN_NOT && error instanceof ServiceError)
        this.#findings.miss({ url: page.url, code: error.code, message: error.message });
      ledger.pagesFetched += 1;
    }
  }

  #threshold(): number {
    return this.#findings.annualReports > 0 ? INTEREST_WHEN_FOUND : INTEREST_WHEN_NOT;
  }

  /** Gives what keeps the page from being read, where something does. */
  async #readPage(planned: PlannedPage): Promise<CrawlOutcome | undefined> {
    const fetched = await fetchPage(planned.url, this.access);
    if (fetched.kind === 'document' || fetched.isReport) this.#addItself(planned, fetched.url);
    if (fetched.kind === 'document') return undefined;
    if (planned.depth === 0) this.#sites.add(fetched.url);
    const seenBefore = fetched.redirects.length > 0 && this.#findings.pagesRead.has(fetched.url);
    this.#frontier.see(fetched.url);
    if (seenBefore) return undefined;
    this.#findings.pagesRead.add(fetched.url);
    this.#findings.pagesRead.add(planned.url);
    if (fetched.page.truncated)
      this.#findings.note(`${fetched.url} has more links than are looked at`);
    if (fetched.isReport) {
      // What led here speaks of the report, not of what it links.
      await this.#links.sortOut(fetched.page, fetched.url, { ...planned, evidence: [] });
      return undefined;
    }
    if (await this.#passGate(fetched.page, fetched.url)) return this.#readPage(planned);
    if (this.#isRepeat(fetched.page)) return undefined;
    return this.#takeIn(fetched.page, { ...planned, url: fetched.url });
  }

  /** Records that what answered for a page is a document. */
  #addItself({ url, evidence, row = [] }: PlannedPage, answered: string): void {
    const all = [...evidence, ...row, ...addressEvidence(answered)];
    this.#findings.addDocument({ url, via: 'link', evidence: all }, url);
  }

  /** Sorts out what a page links to, and notes what it holds back. `planned` has the address that answered. */
  async #takeIn(page: PageContent, planned: PlannedPage): Promise<CrawlOutcome | undefined> {
    if (planned.framed) this.#sites.add(planned.url);
    const annualBefore = this.#findings.annualReports;
    const documentsBefore = this.#findings.documents.count;
    await this.#links.sortOut(page, planned.url, planned);
    if (planned.guessed)
      this.#guessing = this.#findings.documents.count > documentsBefore ? 'right' : 'wrong';
    const annual = this.#findings.annualReports - annualBefore;
    if (annual > 0 && planned.partOf) this.#scriptPages.settle(planned.partOf);
    this.#scriptPages.note(page, planned, annual);
    const obstacle = obstacleOf(page);
    if (planned.depth === 0) return obstacle;
    if (obstacle && planned.interest >= INTEREST_WHEN_NOT && !planned.guessed)
      this.#findings.miss({ url: planned.url, ...obstacle });
    return undefined;
  }

  /**
   * The same page at another address: what it links to relatively would be one folder deeper each time, without end. A
   * page that scripts fill is another one at each address.
   */
  #isRepeat(page: PageContent): boolean {
    const isKnown = this.#prints.has(page.print);
    this.#prints.add(page.print);
    return isKnown && !isShell(page);
  }

  /** What a visitor is to say about himself before he sees more: said for nobody who has not allowed it. */
  #leaveUnsaid(statement: string, url: string): void {
    this.#unsaid ??= asksStatement(statement, url);
    this.#findings.leaveOut(this.#unsaid.message);
  }

  /** True if a question for consent was answered and the page is worth asking for again. */
  async #passGate({ gate }: PageContent, url: string): Promise<boolean> {
    if (!gate || this.#gates >= MAX_GATES) return false;
    const { statement } = gate;
    if (statement !== undefined) {
      if (!this.access.settings.SCRAPER_STATE_FOR_HOSTS.includes(new URL(url).host)) {
        this.#leaveUnsaid(statement, url);
        return false;
      }
      this.#findings.note(
        `Said to ${new URL(url).host}, as SCRAPER_STATE_FOR_HOSTS allows: "${statement}"`,
      );
    }
    this.#gates += 1;
    if (!(await passGate(gate, url, this.access))) return false;
    this.#findings.pagesRead.clear();
    return true;
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
      this.#findings.note(
        `${this.#handlers.count} links that may be documents were not looked at: ${used}`,
      );
      this.#handlers.clear();
    }
    const next = this.#handlers.take();
    if (!next) return false;
    await this.#probe(next);
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
        this.#findings.addDocument({ ...link, evidence: [...link.evidence, ...named] }, pageUrl);
      else if (
        probe.is === 'page' &&
        depth < this.access.settings.SCRAPER_MAX_DEPTH &&
        this.#sites.include(new URL(link.url))
      ) {
        // It may be a page that shows the document.
        const interest = annual ? INTEREST_WHEN_FOUND : 1;
        this.#frontier.plan({ url: link.url, interest, depth: depth + 1, evidence: link.evidence });
      }
    } catch (error) {
      if (this.#retries.allow(link.url, error)) this.#handlers.add(handler);
      else this.#findings.addProblem(link.url, error);
    }
  }
}
