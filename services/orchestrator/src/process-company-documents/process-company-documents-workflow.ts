import {
  KEPT_OF_DOCUMENT,
  documentsDetail,
  documentsDone,
  documentsNotRead,
  documentsReport,
  isWhole,
  processingRules,
} from '../company-documents/company-rules.js';
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
  const result: OwnResult<'process_company_documents'> = {
    status: isWhole(report) ? 'success' : 'partial',
    ...report,
    not_read: documentsNotRead(state, facts, all),
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
