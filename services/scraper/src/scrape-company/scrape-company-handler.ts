import { ServiceError, type TaskCommand } from '@fde/contracts';
import type { CompanyRecord, DocumentRecord } from '@fde/event-log';
import type { RecordsWithResult, TaskContext, TaskHandler, TaskOutcome } from '@fde/service-kit';
import { Robots, SiteCookies, type WebClient } from '@fde/web-client';
import type { PageBrowser } from './browser/page-browser.js';
import { PageLanes, type ScrapeReader } from './page/thread/page-lanes.js';
import { PageReader } from './page/thread/page-reader.js';
import { compareWithKnown, identitiesOf } from './records/compare-with-known.js';
import { judgeFound } from './records/judged-document.js';
import { recordScrape } from './records/record-scrape.js';
import { withOpinion, type AskAboutLinks } from './records/second-opinion.js';
import { scrapeResult } from './scrape-result.js';
import type { ScraperSettings } from './scraper-settings.js';
import { CrawlLedger } from './site/crawl-ledger.js';
import type { CrawlReport, CrawlRequest } from './site/crawl-report.js';
import { SiteCrawl } from './site/crawl-site.js';
import type { SiteAccess } from './site/requests/fetch-page.js';
import type { PageCache } from './site/requests/page-cache.js';
import { ScrapeTime } from './site/scrape-time.js';
import { hasChanged } from './site/requests/probe-link.js';

export interface ScrapeCompanyDependencies {
  readonly web: WebClient;
  readonly cache: PageCache;
  readonly settings: ScraperSettings;
  /** Threads of its own if none are given. */
  readonly reader?: ScrapeReader;
  /** Shows pages that only scripts fill; without one that is told in the result. */
  readonly browser?: PageBrowser;
  /** A language model's word on a site without a sure annual report; without it the rules decide alone. */
  readonly askAboutLinks?: AskAboutLinks;
}

/** Files stored before are asked about only so many times in a scrape, so that a long history does not cost a site much. */
const MAX_CHANGE_CHECKS = 30;

const accessFor = (
  deps: ScrapeCompanyDependencies,
  context: TaskContext,
  reader: ScrapeReader,
  time: ScrapeTime,
): SiteAccess => ({
  ...deps,
  reader,
  signal: context.signal,
  requests: time.signal,
  now: context.now,
  robots: new Robots(deps.web, deps.settings.SCRAPER_PAGE_TIMEOUT_MS),
  cookies: new SiteCookies(),
  ledger: new CrawlLedger(deps.settings),
});

/** Identities of stored files that the site serves with another ETag or date than when they were fetched. */
const findChangedFiles = async (
  known: readonly DocumentRecord[],
  report: CrawlReport,
  access: SiteAccess,
): Promise<ReadonlySet<string>> => {
  const linked = new Set(report.documents.map(({ identity }) => identity));
  const stored = known
    .filter(
      (record) => record.file_path && identitiesOf(record).some((identity) => linked.has(identity)),
    )
    .slice(0, MAX_CHANGE_CHECKS);
  const changed = new Set<string>();
  for (const record of stored) {
    const { download } = record;
    if (!download || access.ledger.outOfBytesOrTime()) continue;
    try {
      const answer = await hasChanged(
        record.url,
        {
          ...(download.etag ? { etag: download.etag } : {}),
          ...(download.last_modified ? { lastModified: download.last_modified } : {}),
        },
        access,
      );
      if (answer) for (const identity of identitiesOf(record)) changed.add(identity);
    } catch (error) {
      access.signal.throwIfAborted();
      if (!(error instanceof ServiceError)) throw error;
      access.ledger.note(record.url, error);
    }
  }
  return changed;
};

const crawl = (
  company: CompanyRecord,
  known: readonly DocumentRecord[],
  context: TaskContext,
  access: SiteAccess,
): Promise<CrawlReport> => {
  context.progress('scraping_website', 5, new URL(company.ir_url).host);
  const request: CrawlRequest = {
    startUrl: company.ir_url,
    companyName: company.name,
    nowYear: yearOf(context),
    knownIdentities: new Set(known.flatMap(identitiesOf)),
    onProgress: (read, waiting, url) =>
      context.progress(
        'scraping_website',
        5 + Math.round((75 * read) / (read + waiting + 1)),
        `${read} pages read, at ${new URL(url).pathname}`,
      ),
  };
  return new SiteCrawl(request, access).run();
};

const scrape = async (
  command: TaskCommand,
  context: TaskContext,
  access: SiteAccess,
  askAboutLinks: AskAboutLinks | undefined,
): Promise<TaskOutcome> => {
  context.progress('fetching_company_info', 2);
  const company = await context.records.company(command.company_id);
  if (!company)
    throw new ServiceError('company_not_found', `Company ${command.company_id} does not exist`);
  const known = (await context.records.documents(company.id, {})).items;
  const report = await crawl(company, known, context, access);
  const contentChanged = await findChangedFiles(known, report, access);
  const named = { companyName: company.name, nowYear: yearOf(context) };
  const judged = judgeFound(report.documents, named);
  const found = await withOpinion(judged, company.name, askAboutLinks, context.log, context.signal);
  context.progress('creating_document_records', 90, `${found.length} documents found`);
  context.log.info('site read', {
    company_id: company.id,
    outcome: report.outcome.code,
    documents: found.length,
    pages: access.ledger.pagesFetched,
    bytes: access.ledger.bytes,
  });
  const record: RecordsWithResult['record'] = async (records) => {
    // Compared inside the transaction: what another scrape or a client has added since must not be added again.
    const now = (await records.documents(company.id, {})).items;
    const comparison = compareWithKnown(now, found, new Set(report.pagesRead), contentChanged);
    const on = new Date(context.now());
    const { created } = await recordScrape(records, company.id, comparison, on);
    const { ledger, robots } = access;
    const { taskId } = context;
    return scrapeResult({
      taskId,
      companyId: company.id,
      report,
      comparison,
      created,
      ledger,
      robots,
    });
  };
  return { record };
};

const yearOf = (context: TaskContext): number => new Date(context.now()).getUTCFullYear();

/**
 * Finds the documents that a company's investor-relations site links to and records those that are
 * new. What the site answers (403, 404, a login, a page of scripts) is reported in the result; a
 * site that cannot be reached is tried again.
 */
export const scrapeCompanyHandler = (deps: ScrapeCompanyDependencies): TaskHandler => {
  const lanes = new PageLanes(
    () =>
      new PageReader({
        timeoutMs: deps.settings.SCRAPER_PARSE_TIMEOUT_MS,
        memoryMb: deps.settings.SCRAPER_PARSE_MEMORY_MB,
      }),
  );
  return {
    operation: 'scrape_company',
    run: async (command, context) => {
      const time = new ScrapeTime(context.signal, deps.settings.SCRAPER_MAX_SECONDS);
      const access = accessFor(deps, context, deps.reader ?? lanes.forScrape(), time);
      try {
        return await scrape(command, context, access, deps.askAboutLinks);
      } finally {
        time.end();
      }
    },
  };
};
