import {
  NEXT_STEP_WORDS,
  nextStepsOf,
  OUTCOME_WORDS,
  outcomeOfCode,
  type RunEnd,
} from '@fde/contracts';
import { endOfCrawl } from '../scrape-company/site/crawl-end.js';
import type { Discovery } from './discover-site.js';

/** A discovery's result, as it is printed. */
export interface DiscoveryResult {
  readonly status: 'success' | 'partial' | 'failed';
  readonly outcome: RunEnd['outcome'];
  readonly outcome_reason: string;
  /** How the site answered, as a code; `error:` and a code if the scrape would have failed. */
  readonly site_answer: string;
  /** What a person can do, in words. */
  readonly next_steps: readonly string[];
  readonly message: string;
  readonly documents: readonly {
    readonly document_type: string;
    readonly fiscal_year: number;
    readonly fiscal_year_uncertain: boolean;
    readonly confidence: number;
    readonly title: string;
    readonly url: string;
  }[];
  readonly packages: readonly { readonly url: string; readonly title: string }[];
  readonly notes: readonly string[];
  readonly pages: number;
  readonly seconds: number;
}

const ERROR = 'error:';

const endOf = ({ report, documents, outcome, message }: Discovery): RunEnd =>
  report === undefined
    ? { outcome: outcomeOfCode(outcome.slice(ERROR.length)), outcome_reason: message }
    : endOfCrawl(
        report.outcome,
        documents.map(({ judgement }) => ({ document_type: judgement.documentType })),
      );

const statusOf = ({ report }: Discovery): DiscoveryResult['status'] => {
  if (report === undefined) return 'failed';
  return report.outcome.complete ? 'success' : 'partial';
};

const stepsAfter = (outcome: RunEnd['outcome']): readonly string[] =>
  nextStepsOf({ outcome }).map((step) => NEXT_STEP_WORDS[step]);

export const discoveryResult = (discovery: Discovery): DiscoveryResult => {
  const end = endOf(discovery);
  const { outcome: site_answer, message, pages, seconds, report, documents } = discovery;
  return {
    status: statusOf(discovery),
    ...end,
    site_answer,
    next_steps: stepsAfter(end.outcome),
    message,
    documents: documents.map(({ url, judgement }) => ({
      document_type: judgement.documentType,
      fiscal_year: judgement.fiscalYear,
      fiscal_year_uncertain: judgement.yearUncertain,
      confidence: judgement.confidence,
      title: judgement.title,
      url,
    })),
    packages: report?.packages ?? [],
    notes: report?.notes ?? [],
    pages,
    seconds: Math.round(seconds * 10) / 10,
  };
};

/** The same for people: first the annual reports, newest first, then all others. */
export const discoveryLines = (result: DiscoveryResult): readonly string[] => {
  const isAnnual = (type: string): number => (type === 'annual_report' ? 0 : 1);
  const rows = result.documents.toSorted(
    (a, b) =>
      isAnnual(a.document_type) - isAnnual(b.document_type) || b.fiscal_year - a.fiscal_year,
  );
  return [
    ...rows.map(
      (row) =>
        `${row.fiscal_year}${row.fiscal_year_uncertain ? '?' : ' '} ${row.document_type.padEnd(22)} ${row.title.slice(0, 60).padEnd(60)} ${row.url}`,
    ),
    ...result.packages.map(
      ({ url, title }) => `      package                ${title.slice(0, 60).padEnd(60)} ${url}`,
    ),
    ...result.notes.map((note) => `note: ${note}`),
    ...result.next_steps.map((step) => `next: ${step}`),
    `${OUTCOME_WORDS[result.outcome]} (${result.site_answer}): ${result.outcome_reason}; ${result.documents.length} documents, ${result.pages} pages, ${result.seconds} s`,
  ];
};
