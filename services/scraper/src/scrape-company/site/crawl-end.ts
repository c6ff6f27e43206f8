import { canonicalType, outcomeOfCode, type RunEnd } from '@fde/contracts';
import type { CrawlOutcome } from './crawl-outcome.js';

const ANNUAL_REPORT = 'annual_report';

interface Found {
  readonly document_type: string;
}

const isAnnual = ({ document_type: type }: Found): boolean => canonicalType(type) === ANNUAL_REPORT;

const countedDocuments = (documents: readonly Found[]): string => {
  const annual = documents.filter(isAnnual);
  const all = documents.length === 1 ? '1 document was' : `${documents.length} documents were`;
  const reports = annual.length === 1 ? 'an annual report' : 'annual reports';
  return `${all} found, ${annual.length === 0 ? 'none' : annual.length} of them ${reports}`;
};

/** How the reading of a site ended: its answer, and what it links to. */
export const endOfCrawl = (answer: CrawlOutcome, documents: readonly Found[]): RunEnd => {
  if (!answer.complete)
    return { outcome: outcomeOfCode(answer.code), outcome_reason: answer.message };
  if (documents.length === 0)
    return {
      outcome: 'nothing_there',
      outcome_reason: 'The site was read, and it links to no document',
    };
  const reason = countedDocuments(documents);
  // Who looks for annual reports has not found what he looked for.
  return { outcome: documents.some(isAnnual) ? 'found' : 'nothing_there', outcome_reason: reason };
};
