import {
  KEPT_OF_DOCUMENT,
  documentsDetail,
  documentsDone,
  documentsReport,
  processingRules,
} from '../company-documents/company-rules.js';
import type { WorkflowState } from '../workflow/workflow-state.js';
import {
  always,
  type Next,
  type WorkflowFacts,
  type WorkflowTable,
} from '../workflow/workflow-table.js';

const all = (facts: WorkflowFacts) => facts.documents;

const finish = (state: WorkflowState, facts: WorkflowFacts): Next => {
  const report = documentsReport(state, facts);
  const whole =
    (report['documents_failed'] as readonly unknown[]).length === 0 &&
    report['documents_not_begun'] === 0;
  return {
    do: 'succeed',
    result: { company_id: state.companyId, status: whole ? 'success' : 'partial', ...report },
  };
};

/** Every document of a company, whatever is thought of it: classify, download, extract. */
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
