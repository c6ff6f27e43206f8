import {
  KEPT_OF_DOCUMENT,
  documentsDetail,
  documentsDone,
  documentsNotRead,
  documentsReport,
  isWhole,
  processingRules,
  readInPart,
  yearsRead,
} from '../company-documents/company-rules.js';
import {
  endOfDocuments,
  nextStepsAfter,
  yearsWithout,
} from '../company-documents/end-of-documents.js';
import type { WorkflowState } from '../workflow/workflow-state.js';
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
  const missing = yearsWithout(facts.documents, yearsRead(report));
  const parts = { report, notRead, inPart: readInPart(state), missing };
  const end = endOfDocuments(parts);
  const result: OwnResult<'process_company_documents'> = {
    status: isWhole(report) ? 'success' : 'partial',
    ...end,
    ...report,
    not_read: notRead,
    missing_years: missing,
    next_steps: nextStepsAfter(end.outcome, parts),
  };
  return { do: 'succeed', result };
};

/** Every document of a company, whatever its type seems to be: classify, download, extract. */
export const processCompanyDocumentsWorkflow: WorkflowTable = {
  operation: 'process_company_documents',
  progress: (state, facts) => {
    const count = documentsDone(state, facts, all);
    return {
      step: 'processing_pdf',
      percent: Math.round((100 * count.done) / Math.max(1, count.total)),
      detail: documentsDetail(count),
    };
  },
  keep: (_, result) =>
    Object.fromEntries(
      KEPT_OF_DOCUMENT.filter((name) => name in result).map((name) => [name, result[name]]),
    ),
  rules: [...processingRules(all), { name: 'all is done', applies: always, next: finish }],
};
