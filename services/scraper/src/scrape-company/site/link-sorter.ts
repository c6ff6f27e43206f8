import { namesSomethingElse, type NameEvidence } from '@fde/report-classification';
import { isDeedAddress, isDeedText } from '../page/deeds/deeds.js';
import { documentIdentity } from '../page/document-identity.js';
import { isYearText } from '../page/forms/year-choices.js';
import type { FoundLink, PageContent } from '../page/page-content.js';
import { Breath } from './breath.js';
import type { CrawlFindings } from './crawl-findings.js';
import type { CrawlRequest } from './crawl-report.js';
import type { CrawledSites } from './crawled-sites.js';
import type { DownloadHandlers } from './download-handlers.js';
import { INTEREST_WHEN_FOUND, type Frontier, type PlannedPage } from './frontier/frontier.js';
import { pageInterest } from './frontier/page-interest.js';
import { belongsToPage } from './frontier/site-family.js';
import type { SiteAccess } from './requests/fetch-page.js';

/** Answers to scripts that are asked for in one crawl; few of them are lists of documents. */
const MAX_DATA = 12;

export interface LinkSorterParts {
  readonly request: CrawlRequest;
  readonly access: SiteAccess;
  readonly findings: CrawlFindings;
  readonly sites: CrawledSites;
  readonly frontier: Frontier;
  readonly handlers: DownloadHandlers;
}

/** Says of each link of a page what it is: a document, something to ask, a page to read, or nothing. */
export class LinkSorter {
  /** Addresses that may exist; one is tried, and the others where it brought documents. */
  readonly #guesses: PlannedPage[] = [];
  readonly #breath = new Breath();
  #data = 0;

  constructor(private readonly parts: LinkSorterParts) {}

  nextGuess(): PlannedPage | undefined {
    return this.#guesses.shift();
  }

  /** Gives how many links of the page are documents, or may be. */
  async sortOut(page: PageContent, url: string, planned: PlannedPage): Promise<number> {
    const documents = page.links.filter(({ kind }) => kind === 'pdf' || kind === 'maybe_pdf');
    const fresh = documents.filter((link) => !this.parts.findings.documents.has(link.url));
    const freshOnes = identitiesOf(fresh);
    // A viewer page shows one document that no page before linked, and says little; what led there
    // says what it is. So it is with "Download the full report" beside chapters that have names.
    const nameless = identitiesOf(fresh.filter((link) => this.#saysNothing(link)));
    const lent: readonly NameEvidence[] = planned.evidence.map((each) => ({
      ...each,
      source: each.source === 'link' ? 'card' : each.source,
    }));
    // What was chosen to see a list stands above it, even where the list does not repeat it.
    const choice = planned.choice ?? yearOf(planned.evidence);
    const chosen: readonly NameEvidence[] = choice ? [{ source: 'heading', text: choice }] : [];
    for (const link of page.links) {
      await this.#breath.take();
      if (this.parts.findings.isTimeUp()) break;
      const identity = documentIdentity(link.url);
      const isFresh = freshOnes.has(identity);
      const borrows = nameless.size === 1 && nameless.has(identity) && this.#saysNothing(link);
      const more = [...(borrows ? lent : []), ...(isFresh ? chosen : [])];
      this.#sortLink({ ...link, evidence: [...link.evidence, ...more] }, page, url, planned.depth);
    }
    return documents.length;
  }

  /** A frame, or a link in the page itself (not in its navigation) whose words could be any document's. */
  #saysNothing(link: FoundLink): boolean {
    if (link.via === 'frame') return true;
    return (
      link.evidence.some(({ source }) => source === 'page') &&
      !namesSomethingElse(link.text, this.parts.request.companyName)
    );
  }

  #sortLink(link: FoundLink, page: PageContent, pageUrl: string, depth: number): void {
    const identity = documentIdentity(link.url);
    if (isDeed(link)) this.parts.findings.noteDeed(link.url);
    else if (
      link.kind === 'pdf' ||
      (link.kind === 'maybe_pdf' &&
        (this.parts.findings.documents.has(link.url) ||
          this.parts.request.knownIdentities.has(identity)))
    )
      this.parts.findings.addDocument(link, pageUrl);
    else if (link.kind === 'maybe_pdf')
      this.parts.handlers.add({ link, pageUrl, depth, annual: this.parts.findings.isAnnual(link) });
    else if (link.kind === 'package' && this.parts.findings.isAnnual(link))
      this.parts.findings.addDocument(link, pageUrl);
    else if (link.kind === 'package') this.parts.findings.addPackage(link);
    else this.#plan(link, page, pageUrl, depth + 1);
  }

  #plan(link: FoundLink, page: PageContent, pageUrl: string, depth: number): void {
    const url = new URL(link.url);
    const ownSite = this.parts.sites.include(url);
    const related = !ownSite && belongsToPage(link, new URL(this.parts.request.startUrl));
    if (depth > this.parts.access.settings.SCRAPER_MAX_DEPTH || (!ownSite && !related)) return;
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
      if (this.parts.frontier.see(link.url)) this.#guesses.push({ ...planned, guessed: true });
    } else if (link.kind !== 'data') this.parts.frontier.plan(planned);
    else if (this.#data < MAX_DATA && this.parts.frontier.plan(planned)) this.#data += 1;
  }

  /** A row on an annual report that links no file of it: its page may be the report. */
  #rowInterest({ evidence, row = [] }: FoundLink): number {
    if (row.length === 0) return 0;
    return this.parts.findings.isAnnual({ evidence: [...evidence, ...row] })
      ? INTEREST_WHEN_FOUND
      : 0;
  }
}

const identitiesOf = (links: readonly FoundLink[]): ReadonlySet<string> =>
  new Set(links.map(({ url }) => documentIdentity(url)));

/** A file is fetched by its address whatever the words are; all else that acts is not asked for. */
const isDeed = ({ url, kind, text, acts = false }: FoundLink): boolean =>
  isDeedAddress(new URL(url)) || (kind !== 'pdf' && (acts || isDeedText(text)));

/** The year that was the whole of a link's words. */
const yearOf = (evidence: readonly NameEvidence[]): string | undefined =>
  evidence.find(({ source, text }) => source === 'link' && isYearText(text))?.text;
