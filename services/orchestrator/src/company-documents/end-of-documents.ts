import {
  countLeftOut,
  isInterimType,
  missingYears,
  missingYearsInWords,
  nextStepsOf,
  notOfSeries,
  type LeftOutDocument,
  type LeftOutReason,
  type NextStep,
  type RunEnd,
  type RunOutcome,
} from '@fde/contracts';
import { isAnnualReport } from '../process-document/document-kinds.js';
import type { KnownDocument } from '../workflow/workflow-table.js';
import type { Counts, LeftOutLine } from './company-rules.js';

/** What the documents of a company have come to. */
export interface DocumentParts {
  readonly report: Counts;
  readonly notRead: readonly LeftOutLine[];
  /** Those that were read and stand in no compiled statement; none of them is in `notRead`. */
  readonly notCompiled: readonly LeftOutLine[];
  /** Reports of which not all three statements were read. */
  readonly inPart: number;
  readonly missing: readonly string[];
}

/** A document that was to be read, and was not. */
const LOST: readonly LeftOutReason[] = ['failed', 'no_statements', 'site_refuses'];

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** The parts of the sentence that tells what was left out. */
const lossesOf = (parts: DocumentParts): readonly string[] => {
  const { report, inPart, missing } = parts;
  const leftOut = countLeftOut(parts.notCompiled).missed;
  return [
    ...(inPart === 0 ? [] : [`${inPart} of them in part`]),
    ...(leftOut === 0 ? [] : [`${leftOut} left out of the statements`]),
    ...(report.documents_failed === 0 ? [] : [`${report.documents_failed} could not be read`]),
    ...(report.documents_not_begun === 0
      ? []
      : [
          `${report.documents_not_begun} ${report.documents_not_begun === 1 ? 'was' : 'were'} not begun in time`,
        ]),
    ...(missing.length === 0 ? [] : [missingYearsInWords(missing)]),
  ];
};

/** Where every lost document was lost in one way, that is the outcome. */
const outcomeOfLoss = (lost: readonly LeftOutLine[]): RunOutcome => {
  if (lost.every(({ why }) => why === 'site_refuses')) return 'blocked';
  return lost.every(({ why }) => why === 'no_statements') ? 'nothing_there' : 'failed';
};

const endWithoutReport = ({ report, notRead }: DocumentParts): RunEnd => {
  const lost = notRead.filter(({ why }) => LOST.includes(why));
  const [first] = lost;
  if (first !== undefined)
    return {
      outcome: outcomeOfLoss(lost),
      outcome_reason: `None of ${counted(lost.length, 'report', 'reports')} could be read: ${first.reason ?? 'for a reason that is not known'}`,
    };
  if (report.documents_not_begun > 0)
    return { outcome: 'failed', outcome_reason: 'No document was begun in time' };
  const total = report.documents_total;
  const reason =
    total === 0
      ? 'No document was found'
      : `No annual report is among ${counted(total, 'document', 'documents')}`;
  return { outcome: 'nothing_there', outcome_reason: reason };
};

/** Which reports were read: annual ones, and where the company takes them interim ones. */
const readInWords = ({ documents }: Counts): readonly string[] => {
  const read = documents.filter(({ status }) => status === 'extracted');
  const interim = read.filter(({ document_type: type }) => isInterimType(type ?? '')).length;
  const annual = read.length - interim;
  if (interim === 0) return [`${counted(annual, 'annual report was', 'annual reports were')} read`];
  if (annual === 0)
    return [`${counted(interim, 'interim report was', 'interim reports were')} read`];
  return [
    `${counted(annual, 'annual report was', 'annual reports were')} read`,
    `and ${counted(interim, 'interim report', 'interim reports')}`,
  ];
};

/** How the processing of a company's documents ended. */
export const endOfDocuments = (parts: DocumentParts): RunEnd => {
  const read = parts.report.documents_extracted;
  if (read === 0) return endWithoutReport(parts);
  const losses = lossesOf(parts);
  return {
    outcome: losses.length === 0 ? 'found' : 'partly_read',
    outcome_reason: [...readInWords(parts.report), ...losses].join(', '),
  };
};

/**
 * Years that a report of the company was found for or that lie between others, and that no
 * statement covers. Another company's report is no report of its year, nor is what a person left out.
 */
export const yearsWithout = (
  documents: readonly KnownDocument[],
  leftOut: readonly LeftOutDocument[],
  covered: readonly number[],
): readonly string[] => {
  const others = notOfSeries(leftOut);
  const own = documents.filter((one) => isAnnualReport(one) && !others.has(one.id));
  return missingYears(
    own.map(({ fiscalYear }) => fiscalYear),
    covered,
  );
};

export const nextStepsAfter = (
  outcome: RunOutcome,
  { report, notCompiled, missing }: DocumentParts,
  ofCompilation: readonly NextStep[],
): readonly NextStep[] =>
  nextStepsOf({
    outcome,
    failed: report.documents_failed + countLeftOut(notCompiled).missed,
    unstarted: report.documents_not_begun,
    missingYears: missing.length,
    isOwnerInDoubt: ofCompilation.includes('review_company'),
  });
