import { isAnnualReport, isUnsure } from '../process-document/document-kinds.js';
import { stepNamed, type WorkflowState } from '../workflow/workflow-state.js';
import {
  always,
  type DocumentFacts,
  type Next,
  type WorkflowFacts,
  type WorkflowProgress,
  type WorkflowTable,
} from '../workflow/workflow-table.js';
import {
  KEPT_OF_DOCUMENT,
  PROCESS,
  documentsDetail,
  documentsDone,
  documentsNotRead,
  documentsReport,
  processingRules,
} from '../company-documents/company-rules.js';

const SCRAPE = 'scrape';
const COMPILE = 'compile';

/** What is known to be something else needs no look; all others may turn out to be annual reports. */
const candidates = (facts: WorkflowFacts): readonly DocumentFacts[] =>
  facts.documents.filter(
    (document) => isAnnualReport(document) || isUnsure(document) || document.confidence === null,
  );

const hasFailed = (state: WorkflowState, name: string): boolean =>
  ['FAILURE', 'REVOKED'].includes(stepNamed(state, name)?.status ?? '');

const scrapeReport = (state: WorkflowState): Readonly<Record<string, unknown>> => {
  const step = stepNamed(state, SCRAPE);
  return step?.status === 'SUCCESS'
    ? { ...step.result }
    : { status: 'failed', error: step?.error ?? 'revoked' };
};

/** Why a pipeline ends without a single statement: what the site said, then what its documents are. */
const whyNothing = (state: WorkflowState, facts: WorkflowFacts): string => {
  const { outcome, message, error } = scrapeReport(state);
  const site = [error, message].find((each): each is string => typeof each === 'string');
  const about =
    facts.documents.length === 0
      ? 'No document was found'
      : 'None of the documents could be read as an annual report (documents_not_read)';
  if (outcome === 'ok' || site === undefined) return about;
  return `${about}; the site: ${site}`;
};

const scrapeWasWhole = (state: WorkflowState): boolean =>
  stepNamed(state, SCRAPE)?.status === 'SUCCESS' &&
  stepNamed(state, SCRAPE)?.result?.['status'] !== 'partial';

const finish = (state: WorkflowState, facts: WorkflowFacts): Next => {
  const report = documentsReport(state, facts);
  const whole =
    scrapeWasWhole(state) &&
    (report['documents_failed'] as readonly unknown[]).length === 0 &&
    unfinished(state, facts) === 0;
  return {
    do: 'succeed',
    result: {
      company_id: state.companyId,
      status: whole ? 'success' : 'partial',
      ...(report['documents_extracted'] === 0 ? { message: whyNothing(state, facts) } : {}),
      scrape: scrapeReport(state),
      ...report,
      documents_not_read: documentsNotRead(state, facts, candidates),
      documents_not_begun: unfinished(state, facts),
      documents_known_as_others: facts.documents.length - candidates(facts).length,
      compiled_statements: stepNamed(state, COMPILE)?.result?.['compiled_statements'] ?? [],
    },
  };
};

const unfinished = (state: WorkflowState, facts: WorkflowFacts): number => {
  const { total } = documentsDone(state, facts, candidates);
  return total - state.steps.filter(({ name }) => name === PROCESS).length;
};

/** Finding the documents takes the first tenth, compiling the last; what lies between goes by documents. */
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

const KEPT: Readonly<Record<string, readonly string[]>> = {
  [SCRAPE]: ['status', 'outcome', 'message', 'discovered_count', 'created_count', 'error'],
  [PROCESS]: KEPT_OF_DOCUMENT,
  [COMPILE]: ['status', 'compiled_statements'],
};

/** A company: find its documents, process each that may be an annual report, compile what was read. */
export const extractCompanyWorkflow: WorkflowTable = {
  operation: 'extract_company',
  progress,
  keep: (step, result) =>
    Object.fromEntries(
      (KEPT[step] ?? []).filter((name) => name in result).map((name) => [name, result[name]]),
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
      applies: (state, facts) => hasFailed(state, SCRAPE) && facts.documents.length === 0,
      next: (state) => ({
        do: 'fail',
        code: 'scrape_failed',
        message: `The investor-relations page could not be read: ${stepNamed(state, SCRAPE)?.error ?? 'the task was revoked'}`,
      }),
    },
    ...processingRules(candidates),
    {
      name: 'nothing was processed',
      applies: (state) => stepNamed(state, PROCESS) === undefined,
      next: finish,
    },
    {
      name: 'nothing was compiled yet',
      applies: (state) => stepNamed(state, COMPILE) === undefined,
      next: () => ({
        do: 'request',
        steps: [{ step: COMPILE, operation: 'recompile_company', documentId: null }],
      }),
    },
    {
      name: 'the statements could not be compiled',
      applies: (state) => hasFailed(state, COMPILE),
      next: (state) => ({
        do: 'fail',
        code: 'compilation_failed',
        message: `The statements could not be compiled: ${stepNamed(state, COMPILE)?.error ?? 'the task was revoked'}`,
      }),
    },
    { name: 'all is done', applies: always, next: finish },
  ],
};
