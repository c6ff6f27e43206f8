import { expect } from 'chai';
import {
  WorkflowRun,
  aDocument,
  failureOf,
  progressOf,
  requested,
  resultOf,
} from '../spec-support/workflow-run.js';
import { processCompanyDocumentsWorkflow } from './process-company-documents-workflow.js';

const REPORTS = [1, 2].map((id) => aDocument(id, { type: 'annual_report', fiscalYear: 2019 + id }));
const EXTRACTED = { result: { status: 'extracted', outcome: 'found', extractions: [] } };
const STATEMENT = {
  id: 1,
  statement_type: 'income_statement',
  years: ['2020', '2019'],
  line_item_count: 20,
  confidence: 1,
  gap_count: 0,
  changed: true,
};

const processed = (): WorkflowRun => {
  const workflow = new WorkflowRun(processCompanyDocumentsWorkflow, REPORTS);
  workflow.begin();
  workflow.ends('process', EXTRACTED, 1);
  return workflow;
};

describe('the processing of all documents of a company', () => {
  it('compiles once what was read, when the last document has ended', () => {
    const outputs = processed().ends('process', EXTRACTED, 2);
    expect(requested(outputs)).to.deep.equal(['compile']);
    expect(progressOf(outputs)).to.deep.include({ step: 'compiling_statement', percent: 90 });
  });

  it('tells what was compiled, and of a report that was read and left out', () => {
    const workflow = processed();
    workflow.ends('process', EXTRACTED, 2);
    const against = {
      why: 'another_company',
      about: { printed_name: 'Northwind plc' },
      reason: 'it says Northwind plc',
    };
    const compiled = {
      compiled_statements: [STATEMENT],
      left_out: [{ document_id: 2, extraction_id: 5, ...against }],
      next_steps: ['review_company'],
    };
    const result = resultOf(workflow.ends('compile', { result: compiled }));
    expect(result).to.deep.include({
      status: 'success',
      outcome: 'partly_read',
      outcome_reason: '2 annual reports were read, 1 left out of the statements',
      documents_extracted: 2,
      compiled_statements: [STATEMENT],
      missing_years: [],
      next_steps: ['look_at_left_out', 'review_company'],
    });
    const lines = result?.['not_compiled'] as readonly Record<string, unknown>[];
    expect(lines).to.have.length(1);
    expect(lines[0]).to.deep.include({ document_id: 2, ...against });
  });

  it('fails where what was read cannot be compiled, and compiles nothing without documents', () => {
    const workflow = processed();
    workflow.ends('process', EXTRACTED, 2);
    const broken = { status: 'FAILURE', result: null, error: 'it broke' } as const;
    expect(failureOf(workflow.ends('compile', broken))).to.equal('compilation_failed');
    const empty = new WorkflowRun(processCompanyDocumentsWorkflow, []);
    expect(resultOf(empty.begin())).to.deep.include({
      outcome: 'nothing_there',
      compiled_statements: [],
    });
  });
});
