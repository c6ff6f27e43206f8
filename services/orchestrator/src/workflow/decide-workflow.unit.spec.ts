import { expect } from 'chai';
import { extractCompanyWorkflow } from '../extract-company/extract-company-workflow.js';
import { processCompanyDocumentsWorkflow } from '../process-company-documents/process-company-documents-workflow.js';
import {
  WorkflowRun,
  aTaskId,
  aDocument,
  failureOf,
  requested,
  resultOf,
} from '../spec-support/workflow-run.js';

const end = (childTaskId: string) => ({
  childTaskId,
  status: 'SUCCESS' as const,
  result: null,
  error: null,
});

describe('a workflow', () => {
  it('begins once, however often its command comes', () => {
    const workflow = new WorkflowRun(extractCompanyWorkflow, []);
    workflow.begin();
    expect(workflow.begin()).to.deep.equal([{ do: 'ignore', reason: 'already_begun' }]);
  });

  it('ignores the end of a step it did not ask for, of one that has ended, and of all before its beginning', () => {
    const workflow = new WorkflowRun(extractCompanyWorkflow, []);
    expect(workflow.when({ type: 'children_ended', ends: [end(aTaskId(1))] })).to.deep.equal([
      { do: 'ignore', reason: 'not_begun' },
    ]);
    workflow.begin();
    expect(workflow.when({ type: 'children_ended', ends: [end(aTaskId(9))] })).to.deep.equal([
      { do: 'ignore', reason: 'no_such_step' },
    ]);
    workflow.ends('scrape');
    expect(workflow.when({ type: 'children_ended', ends: [end(aTaskId(1))] })).to.deep.equal([
      { do: 'ignore', reason: 'already_ended' },
    ]);
  });

  it('revokes what is open and fails when its hard limit has passed', () => {
    const workflow = new WorkflowRun(processCompanyDocumentsWorkflow, [aDocument(1), aDocument(2)]);
    workflow.begin();
    const outputs = workflow.when({ type: 'time_passed', pastHardLimit: true });
    expect(outputs[0]).to.deep.include({
      do: 'revoke_children',
      childTaskIds: [aTaskId(1), aTaskId(2)],
    });
    expect(failureOf(outputs)).to.equal('time_limit_exceeded');
  });

  it('waits on while time passes and steps are open', () => {
    const workflow = new WorkflowRun(processCompanyDocumentsWorkflow, [aDocument(1)]);
    workflow.begin();
    expect(workflow.when({ type: 'time_passed', pastHardLimit: false })).to.deep.equal([
      { do: 'ignore', reason: 'nothing_to_do' },
    ]);
  });

  it('counts a step whose record is gone as failed', () => {
    const workflow = new WorkflowRun(
      processCompanyDocumentsWorkflow,
      [aDocument(1), aDocument(2)],
      1,
    );
    workflow.begin();
    const refused = { step: 'process', operation: 'process_document' as const, documentId: 2 };
    expect(
      requested(
        workflow.when({
          type: 'step_refused',
          step: refused,
          taskId: aTaskId(99),
          error: 'Document 2 does not exist',
        }),
      ),
    ).to.deep.equal([]);
    workflow.ends('process', { result: { status: 'extracted' } });
    expect(resultOf(workflow.ends('compile'))).to.deep.include({
      status: 'partial',
      documents_extracted: 1,
      documents_failed: 1,
      documents_total: 2,
    });
  });

  it('ends at once where there is nothing to process', () => {
    expect(resultOf(new WorkflowRun(processCompanyDocumentsWorkflow, []).begin())).to.include({
      status: 'success',
      documents_total: 0,
    });
  });
});
