import { ServiceError } from '@fde/contracts';
import { judgeDocument, type NameEvidence } from '@fde/report-classification';
import { displayUrl } from '@fde/web-client';
import type { FoundLink } from '../page/page-content.js';
import { partlyRead, type CrawlReport, type CrawlRequest } from './crawl-report.js';
import type { Problem } from './crawl-ledger.js';
import { isAnswer, type CrawlOutcome } from './crawl-outcome.js';
import { FoundDocuments } from './found-documents.js';
import type { SiteAccess } from './requests/fetch-page.js';

/** Answers that say that there is nothing to read at an address. */
const THERE_IS_NOTHING: ReadonlySet<string> = new Set([
  'page_not_found',
  'not_a_page',
  'page_empty',
  'host_not_found',
  'address_acts',
]);

/** What one crawl has found and read so far, and what it had to leave out. */
export class CrawlFindings {
  readonly documents: FoundDocuments;
  readonly pagesRead = new Set<string>();
  readonly #packages = new Map<string, string>();
  readonly #notes: string[] = [];
  readonly #deeds = new Set<string>();
  #annualReports = 0;
  #incomplete = false;
  #missed: Problem | undefined;

  constructor(
    private readonly request: CrawlRequest,
    private readonly access: SiteAccess,
  ) {
    this.documents = new FoundDocuments(access.settings.SCRAPER_MAX_DOCUMENTS);
  }

  get annualReports(): number {
    return this.#annualReports;
  }

  addDocument(link: Pick<FoundLink, 'url' | 'via' | 'evidence'>, pageUrl: string): void {
    const isNew = !this.documents.has(link.url);
    if (!this.documents.add(link, pageUrl))
      this.leaveOut(
        `more than ${this.access.settings.SCRAPER_MAX_DOCUMENTS} documents; the rest is left out`,
      );
    else if (isNew && this.isAnnual(link)) this.#annualReports += 1;
  }

  addPackage({ url, evidence }: Pick<FoundLink, 'url' | 'evidence'>): void {
    this.#packages.set(url, this.#judge(evidence).title);
  }

  isAnnual({ evidence }: Pick<FoundLink, 'evidence'>): boolean {
    return this.#judge(evidence).documentType === 'annual_report';
  }

  note(text: string): void {
    if (!this.#notes.includes(text)) this.#notes.push(text);
  }

  /** An address that was not asked for because that would do something. */
  noteDeed(url: string): void {
    this.#deeds.add(displayUrl(url));
  }

  /** Something that may hold annual reports was not read. */
  leaveOut(text?: string): void {
    if (text !== undefined) this.note(text);
    this.#incomplete = true;
  }

  /** A page that promised reports and was not given. What is not there is missed by nobody. */
  miss(problem: Problem): void {
    if (THERE_IS_NOTHING.has(problem.code)) return;
    if (isAnswer(problem.code)) this.#missed ??= problem;
    // A site that keeps programs out of some of its pages has shown the others as it wants them shown.
    if (problem.code !== 'robots_disallowed') this.leaveOut();
  }

  /** Reported once: the rest of a page or a sitemap is not read. */
  isTimeUp(): boolean {
    const used = this.access.ledger.outOfTime();
    if (used === undefined) return false;
    this.leaveOut(`links were not looked at: ${used}`);
    return true;
  }

  /** A failure of a further page is reported and skipped; an abort ends everything. */
  addProblem(url: string, error: unknown): void {
    this.access.signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    this.access.ledger.note(url, error);
  }

  report(outcome: CrawlOutcome): CrawlReport {
    if (outcome.complete && this.documents.count === 0) this.note('No document was found');
    if (this.#deeds.size > 0) this.note(notesOfDeeds([...this.#deeds]));
    const isWithheld = this.#missed !== undefined && this.#annualReports === 0;
    const isPartly = outcome.complete && (this.#incomplete || isWithheld);
    return {
      outcome: isPartly ? this.#partly() : outcome,
      documents: this.documents.all(),
      packages: [...this.#packages].map(([url, title]) => ({ url, title })),
      pagesRead: [...this.pagesRead],
      notes: this.#notes,
    };
  }

  /** Where nothing else was found, what kept the reports back is the outcome. */
  #partly(): CrawlOutcome {
    if (this.#annualReports > 0 || this.#missed === undefined)
      return partlyRead(this.access.ledger.problems, this.#notes);
    return { code: this.#missed.code, message: this.#missed.message, complete: false };
  }

  #judge(evidence: readonly NameEvidence[]) {
    return judgeDocument(evidence, this.request);
  }
}

/** So many addresses are named. */
const MOST_DEEDS_NAMED = 3;

const notesOfDeeds = (urls: readonly string[]): string =>
  `Not followed, because they do something: ${urls.slice(0, MOST_DEEDS_NAMED).join(', ')}` +
  (urls.length > MOST_DEEDS_NAMED ? ` and ${urls.length - MOST_DEEDS_NAMED} more` : '');
