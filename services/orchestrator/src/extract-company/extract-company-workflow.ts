import {
  endOfResult,
  nextStepsOf,
  type NextStep,
  type RunEnd,
  type TaskResults,
} from '@fde/contracts';
import { isUnsure, isWantedReport } from '../process-document/document-kinds.js';
import { stepNamed, type WorkflowState } from '../workflow/workflow-state.js';
import {
  always,
  type KnownDocument,
  type Next,
  type OwnResult,
  type WorkflowFacts,
  type WorkflowProgress,
  type WorkflowTable,
} from '../workflow/workflow-table.js';
import {
  FIELDS_OF_DOCUMENT,
  PROCESS,
  documentsDetail,
  documentsDone,
  documentsNotRead,
  documentsReport,
  isWhole,
  processingRules,
  unprocessed,
} from '../company-documents/company-rules.js';
import {
  COMPILE,
  FIELDS_OF_COMPILATION,
  compilationRules,
  compiledBy,
  notCompiled,
  readInPart,
  stepsOfCompilation,
  yearsMissed,
} from '../company-documents/compilation-step.js';
import {
  endOfDocuments,
  nextStepsAfter,
  type DocumentParts,
} from '../company-documents/end-of-documents.js';

const SCRAPE = 'scrape';

type Wanted = Pick<WorkflowFacts, 'takesInterim'>;

/**
 * Documents known to be something else need no processing; all others may turn out to be reports that
 * are wanted.
 */
const mayBeReport = (document: KnownDocument, wanted: Wanted): boolean =>
  isWantedReport(document, wanted) || isUnsure(document) || document.confidence === null;

/** A report whose reading was interrupted; of two alike the other is read. */
const isLeftUnread = (document: KnownDocument, wanted: Wanted): boolean =>
  isWantedReport(document, wanted) && document.neverRead && document.duplicateOf === null;

/** Never processed, changed by the site, not yet downloaded, or not read to the end. */
const isNews = (document: KnownDocument, wanted: Wanted): boolean =>
  document.confidence === null ||
  document.fileIsOld ||
  (!document.hasFile && document.url !== '') ||
  isLeftUnread(document, wanted);

const candidates = (facts: WorkflowFacts): readonly KnownDocument[] =>
  facts.documents.filter(
    (document) => mayBeReport(document, facts) && (!facts.changesOnly || isNews(document, facts)),
  );

/** Reports that a watch's run left alone, because nothing about them has changed. */
const leftAlone = (state: WorkflowState, facts: WorkflowFacts): readonly KnownDocument[] =>
  facts.changesOnly
    ? unprocessed(
        state,
        facts.documents.filter((one) => mayBeReport(one, facts)),
      ).filter((one) => !isNews(one, facts))
    : [];

const siteIsUnread = (state: WorkflowState): boolean =>
  ['FAILURE', 'REVOKED'].includes(stepNamed(state, SCRAPE)?.status ?? '');

type Scrape = TaskResults['extract_company']['scrape'];

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const scrapeReport = (state: WorkflowState): Scrape => {
  const step = stepNamed(state, SCRAPE);
  const result = step?.result ?? {};
  const ended = step?.status === 'SUCCESS';
  const whole = result['status'] === 'partial' ? 'partial' : 'success';
  const failure = { outcome: 'failed', outcome_reason: step?.error ?? 'It was stopped' } as const;
  return {
    status: ended ? whole : 'failed',
    ...(ended ? endOfResult(result) : failure),
    message: ended ? textOf(result['message']) : (step?.error ?? 'revoked'),
    discovered_count: countOf(result['discovered_count']),
    created_count: countOf(result['created_count']),
  };
};

/**
 * Why a pipeline ends without a single statement: first what the site said, then what its documents
 * are.
 */
const whyNothing = (
  { outcome, message }: Scrape,
  { documents, changesOnly }: WorkflowFacts,
): string => {
  const nothingRead = changesOnly
    ? 'No report is new or has changed'
    : 'None of the documents could be read as an annual report';
  const about = documents.length === 0 ? 'No document was found' : nothingRead;
  return outcome === 'found' || message === null ? about : `${about}; the site: ${message}`;
};

const withoutThose = (facts: WorkflowFacts, those: readonly KnownDocument[]): WorkflowFacts => ({
  ...facts,
  documents: facts.documents.filter((document) => !those.includes(document)),
});

/** Where nothing was compiled, what is missing is not known; a watch compiles only what is new. */
const yearsMissing = (state: WorkflowState, facts: WorkflowFacts): readonly string[] =>
  stepNamed(state, COMPILE) === undefined && facts.changesOnly
    ? []
    : yearsMissed(state, facts.documents);

/** A run of a watch that found nothing to do has ended well. */
const isIdle = ({ report }: DocumentParts, { changesOnly }: WorkflowFacts): boolean =>
  changesOnly && report.documents_extracted + report.documents_failed === 0;

/** How the run ended: what the site answered, and what its documents have come to. */
const endOfRun = (scrape: Scrape, parts: DocumentParts, facts: WorkflowFacts): RunEnd => {
  const site: RunEnd = { outcome: scrape.outcome, outcome_reason: scrape.outcome_reason };
  if (isIdle(parts, facts))
    return scrape.outcome === 'found'
      ? { outcome: 'found', outcome_reason: 'No report is new or has changed' }
      : site;
  const documents = endOfDocuments(parts);
  if (scrape.outcome === 'found') return documents;
  if (parts.report.documents_total === 0) return site;
  const outcome_reason = `${documents.outcome_reason}; the site: ${scrape.outcome_reason}`;
  const isRead = parts.report.documents_extracted > 0;
  return { outcome: isRead ? 'partly_read' : scrape.outcome, outcome_reason };
};

/** A wrong address is to be mended also where older reports of the company were read. */
const nextStepsOfRun = (
  scrape: Scrape,
  end: RunEnd,
  parts: DocumentParts,
  state: WorkflowState,
): readonly NextStep[] => {
  const ofSite = nextStepsOf({ outcome: scrape.outcome });
  const ofDocuments = nextStepsAfter(end.outcome, parts, stepsOfCompilation(state));
  return [...new Set([...ofSite, ...ofDocuments])];
};

const finish = (state: WorkflowState, facts: WorkflowFacts): Next => {
  const unchanged = leftAlone(state, facts);
  const lookedAt = withoutThose(facts, unchanged);
  const report = documentsReport(state, lookedAt, candidates);
  const scrape = scrapeReport(state);
  const notRead = documentsNotRead(state, lookedAt, candidates);
  const parts: DocumentParts = {
    report,
    notRead,
    notCompiled: notCompiled(state, facts, notRead),
    inPart: readInPart(state),
    missing: yearsMissing(state, facts),
  };
  const end = endOfRun(scrape, parts, facts);
  const result: OwnResult<'extract_company'> = {
    status: scrape.status === 'success' && isWhole(report) ? 'success' : 'partial',
    ...end,
    message: report.documents_extracted === 0 ? whyNothing(scrape, facts) : null,
    scrape,
    ...report,
    documents_total: report.documents_total + unchanged.length,
    documents_unchanged: unchanged.length,
    not_read: parts.notRead,
    not_compiled: parts.notCompiled,
    missing_years: parts.missing,
    next_steps: nextStepsOfRun(scrape, end, parts, state),
    compiled_statements: compiledBy(state),
  };
  return { do: 'succeed', result };
};

/**
 * Finding the documents is the first tenth of progress, compiling the last; the documents share the
 * rest.
 */
const progress = (state: WorkflowState, facts: WorkflowFacts): WorkflowProgress => {
  const count = documentsDone(state, facts, candidates);
  if (stepNamed(state, COMPILE) !== undefined)
    return { step: 'compiling_statement', percent: 90, detail: documentsDetail(count) };
  if (stepNamed(state, PROCESS) === undefined)
    return {
      step: 'scraping_website',
      percent: stepNamed(state, SCRAPE)?.status === 'PENDING' ? 1 : 10,
      detail: null,
    };
  return {
    step: 'processing_pdf',
    percent: 10 + Math.round((80 * count.done) / Math.max(1, count.total)),
    detail: documentsDetail(count),
  };
};

const RESULT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  [SCRAPE]: ['status', 'outcome', 'outcome_reason', 'message', 'discovered_count', 'created_count'],
  [PROCESS]: FIELDS_OF_DOCUMENT,
  [COMPILE]: FIELDS_OF_COMPILATION,
};

/** A company: find its documents, process each that may be an annual report, compile what was read. */
export const extractCompanyWorkflow: WorkflowTable = {
  operation: 'extract_company',
  progress,
  keep: (step, result) =>
    Object.fromEntries(
      (RESULT_FIELDS[step] ?? [])
        .filter((name) => name in result)
        .map((name) => [name, result[name]]),
    ),
  rules: [
    {
      name: 'its page was not read yet',
      applies: (state) => stepNamed(state, SCRAPE) === undefined,
      next: () => ({
        do: 'request',
        steps: [{ step: SCRAPE, operation: 'scrape_company', documentId: null }],
      }),
    },
    {
      name: 'its page is being read',
      applies: (state) => stepNamed(state, SCRAPE)?.status === 'PENDING',
      next: () => ({ do: 'wait', for: SCRAPE }),
    },
    {
      name: 'its page could not be read and no document is known',
      applies: (state, facts) => siteIsUnread(state) && facts.documents.length === 0,
      next: (state) => ({
        do: 'fail',
        code: 'scrape_failed',
        message: `The investor-relations page could not be read: ${stepNamed(state, SCRAPE)?.error ?? 'the task was revoked'}`,
      }),
    },
    ...processingRules(candidates),
    {
      name: 'nothing was processed',
      applies: (state, facts) => !facts.changesOnly && stepNamed(state, PROCESS) === undefined,
      next: finish,
    },
    {
      name: 'a watch began this, and all that was read is compiled',
      applies: (state, facts) =>
        facts.changesOnly && !facts.uncompiled && stepNamed(state, COMPILE) === undefined,
      next: finish,
    },
    ...compilationRules,
    { name: 'all is done', applies: always, next: finish },
  ],
};
