import {
  FIELDS_OF_DOCUMENT,
  documentsDetail,
  documentsDone,
  documentsNotRead,
  documentsReport,
  isWhole,
  PROCESS,
  processingRules,
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
import { endOfDocuments, nextStepsAfter } from '../company-documents/end-of-documents.js';
import { stepNamed, type WorkflowState } from '../workflow/workflow-state.js';
import {
  always,
  type Next,
  type OwnResult,
  type WorkflowFacts,
  type WorkflowTable,
} from '../workflow/workflow-table.js';

const all = (facts: WorkflowFacts) => facts.documents;

const finish = (state: WorkflowState, facts: WorkflowFacts): Next => {
  const report = documentsReport(state, facts, all);
  const notRead = documentsNotRead(state, facts, all);
  const compiled = compiledBy(state);
  const parts = {
    report,
    notRead,
    notCompiled: notCompiled(state, facts, notRead),
    inPart: readInPart(state),
    missing: yearsMissed(state, facts.documents),
  };
  const end = endOfDocuments(parts);
  const result: OwnResult<'process_company_documents'> = {
    status: isWhole(report) ? 'success' : 'partial',
    ...end,
    ...report,
    not_read: notRead,
    not_compiled: parts.notCompiled,
    missing_years: parts.missing,
    next_steps: nextStepsAfter(end.outcome, parts, stepsOfCompilation(state)),
    compiled_statements: compiled,
  };
  return { do: 'succeed', result };
};

const RESULT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  [PROCESS]: FIELDS_OF_DOCUMENT,
  [COMPILE]: FIELDS_OF_COMPILATION,
};

/**
 * Every document of a company, whatever its type seems to be: classify, download, extract; then
 * what was read is compiled.
 */
export const processCompanyDocumentsWorkflow: WorkflowTable = {
  operation: 'process_company_documents',
  progress: (state, facts) => {
    const count = documentsDone(state, facts, all);
    if (stepNamed(state, COMPILE) !== undefined)
      return { step: 'compiling_statement', percent: 90, detail: documentsDetail(count) };
    return {
      step: 'processing_pdf',
      percent: Math.round((90 * count.done) / Math.max(1, count.total)),
      detail: documentsDetail(count),
    };
  },
  keep: (step, result) =>
    Object.fromEntries(
      (RESULT_FIELDS[step] ?? [])
        .filter((name) => name in result)
        .map((name) => [name, result[name]]),
    ),
  rules: [
    ...processingRules(all),
    {
      name: 'there is no document',
      applies: (state) => stepNamed(state, PROCESS) === undefined,
      next: finish,
    },
    ...compilationRules,
    { name: 'all is done', applies: always, next: finish },
  ],
};
