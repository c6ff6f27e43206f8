import type { TaskResults } from '@fde/contracts';
import type { DocumentRecord } from '@fde/event-log';
import type { Robots } from '@fde/web-client';
import type { KnownComparison } from './records/compare-with-known.js';
import type { JudgedDocument } from './records/judged-document.js';
import type { CrawlLedger } from './site/crawl-ledger.js';
import { endOfCrawl } from './site/crawl-end.js';
import type { CrawlReport } from './site/crawl-report.js';

const row = (document: JudgedDocument, id: number, state: 'new' | 'known' | 'changed') => ({
  document_id: id,
  url: document.url,
  title: document.judgement.title,
  document_type: document.judgement.documentType,
  fiscal_year: document.judgement.fiscalYear,
  ...(document.judgement.yearUncertain ? { fiscal_year_uncertain: true } : {}),
  ...(document.judgement.language ? { language: document.judgement.language } : {}),
  ...(document.judgement.variant ? { variant: document.judgement.variant } : {}),
  confidence: document.judgement.confidence,
  reasons: document.judgement.reasons,
  source_page: document.pages[0] ?? null,
  state,
});

const rowsOf = (comparison: KnownComparison, created: readonly DocumentRecord[]) => [
  ...comparison.fresh.flatMap((document, index) => {
    const record = created[index];
    return record === undefined ? [] : [row(document, record.id, 'new')];
  }),
  ...comparison.known.map(({ record, document }) => row(document, record.id, 'known')),
  ...comparison.changed.map(({ record, document, what }) => ({
    ...row(document, record.id, 'changed'),
    changed: what,
  })),
];

const politenessOf = (ledger: CrawlLedger, robots: Robots) => ({
  user_agent: robots.userAgent,
  pages_fetched: ledger.pagesFetched,
  pages_unchanged: ledger.pagesUnchanged,
  pages_shown: ledger.pagesShown,
  links_probed: ledger.probes,
  bytes: ledger.bytes,
  seconds: Math.round(ledger.seconds() * 10) / 10,
  requests_per_second: robots.requestsPerSecond,
  robots: robots.verdicts.map(({ origin, found, crawlDelaySeconds }) => ({
    origin,
    found,
    ...(crawlDelaySeconds ? { crawl_delay: crawlDelaySeconds } : {}),
  })),
  refused_by_robots: robots.refused.slice(0, 50),
});

export interface ScrapeSummary {
  readonly taskId: string;
  readonly companyId: number;
  readonly report: CrawlReport;
  readonly comparison: KnownComparison;
  readonly created: readonly DocumentRecord[];
  readonly ledger: CrawlLedger;
  readonly robots: Robots;
}

/** The task's result: the specified fields first, then how the site answered and what reading it cost. */
export const scrapeResult = ({
  taskId,
  companyId,
  report,
  comparison,
  created,
  ledger,
  robots,
}: ScrapeSummary): TaskResults['scrape_company'] => {
  const documents = rowsOf(comparison, created);
  return {
    task_id: taskId,
    company_id: companyId,
    status: report.outcome.complete ? 'success' : 'partial',
    ...endOfCrawl(report.outcome, documents),
    discovered_count: documents.length,
    created_count: created.length,
    documents,
    known_count: comparison.known.length + comparison.changed.length,
    changed_count: comparison.changed.length,
    vanished: comparison.vanished.map(({ id, url }) => ({ document_id: id, url })),
    site_answer: report.outcome.code,
    message: report.outcome.message,
    notes: report.notes,
    packages: report.packages,
    problems: ledger.problems,
    problems_not_listed: ledger.problemsNotListed,
    politeness: politenessOf(ledger, robots),
  };
};
