import { expect } from 'chai';
import {
  WorkflowRun,
  aDocument,
  failureOf,
  progressOf,
  requested,
  resultOf,
} from '../spec-support/workflow-run.js';
import type { KnownDocument } from '../workflow/workflow-table.js';
import { processDocumentWorkflow } from './process-document-workflow.js';

const run = (document = aDocument(1)) => new WorkflowRun(processDocumentWorkflow, [document]);

describe('process a document', () => {
  it('classifies, downloads, and extracts an annual report', () => {
    const workflow = run();
    expect(requested(workflow.begin(1))).to.deep.equal(['classify 1']);
    workflow.withFacts({ documents: [aDocument(1, { type: 'annual_report', confidence: 0.95 })] });
    expect(requested(workflow.ends('classify'))).to.deep.equal(['download 1']);
    workflow.withFacts({
      documents: [aDocument(1, { type: 'annual_report', confidence: 0.95, hasFile: true })],
    });
    expect(requested(workflow.ends('download'))).to.deep.equal(['extract 1']);
    const end = workflow.ends('extract', {
      result: {
        status: 'success',
        outcome: 'partly_read',
        outcome_reason: 'Read without the income statement and cash flow statement',
        extractions: [
          { statement_type: 'balance_sheet', extraction_id: 5, confidence_score: 0.9, data: {} },
        ],
      },
    });
    expect(resultOf(end)).to.deep.equal({
      status: 'extracted',
      outcome: 'partly_read',
      outcome_reason: 'Read without the income statement and cash flow statement',
      document_type: 'annual_report',
      fiscal_year: 2023,
      why: null,
      reason: null,
      duplicate_of: null,
      extractions: [{ statement_type: 'balance_sheet', extraction_id: 5, confidence_score: 0.9 }],
    });
  });

  it('says so when a report holds no statements', () => {
    const workflow = run(aDocument(1, { type: 'annual_report', confidence: 0.95, hasFile: true }));
    workflow.begin(1);
    workflow.ends('classify');
    const end = workflow.ends('extract', {
      result: { status: 'no_statements', extractions: [], problems: ['the pages are pictures'] },
    });
    expect(resultOf(end)).to.include({
      status: 'no_statements',
      reason: 'No statements were found: the pages are pictures',
    });
  });

  it('fetches nothing that is surely something else', () => {
    const workflow = run();
    workflow.begin(1);
    workflow.withFacts({
      documents: [aDocument(1, { type: 'quarterly_report', confidence: 0.97 })],
    });
    expect(resultOf(workflow.ends('classify'))).to.include({
      status: 'skipped',
      reason: 'It is not an annual report',
    });
  });

  it('reads interim reports of a company that takes them, and of no other', () => {
    const found = aDocument(1, { type: 'quarterly_report', confidence: 0.97 });
    const workflow = run().withFacts({ takesInterim: true });
    workflow.begin(1);
    workflow.withFacts({ documents: [found] });
    expect(requested(workflow.ends('classify'))).to.deep.equal(['download 1']);
    workflow.withFacts({ documents: [{ ...found, hasFile: true }] });
    expect(requested(workflow.ends('download'))).to.deep.equal(['extract 1']);
    const halfYear = run(
      aDocument(1, { type: 'half_year_report', hasFile: true, confidence: 0.9 }),
    );
    halfYear.begin(1);
    expect(resultOf(halfYear.ends('classify'))).to.include({ status: 'skipped' });
  });

  it('tells a chapter of a report once it was looked into', () => {
    const chapter = aDocument(1, { type: 'other', variant: 'chapter', confidence: 0.9 });
    const workflow = run();
    workflow.begin(1);
    workflow.withFacts({ documents: [chapter] });
    expect(requested(workflow.ends('classify'))).to.deep.equal(['download 1']);
    workflow.withFacts({ documents: [{ ...chapter, hasFile: true, lacksStatements: true }] });
    workflow.ends('download');
    expect(resultOf(workflow.ends('classify_content'))).to.include({
      status: 'skipped',
      reason: 'It is a chapter of an annual report, without its statements',
    });
  });

  it('looks into the file where names left a doubt, once', () => {
    const workflow = run();
    workflow.begin(1);
    workflow.withFacts({ documents: [aDocument(1, { type: 'unknown', confidence: 0.2 })] });
    workflow.ends('classify');
    workflow.withFacts({
      documents: [aDocument(1, { type: 'unknown', confidence: 0.2, hasFile: true })],
    });
    expect(requested(workflow.ends('download'))).to.deep.equal(['classify_content 1']);
    expect(resultOf(workflow.ends('classify_content'))).to.include({
      status: 'skipped',
      reason: 'It could not be recognised as an annual report',
    });
  });

  it('downloads nothing that is stored', () => {
    const workflow = run(aDocument(1, { hasFile: true }));
    workflow.begin(1);
    workflow.withFacts({
      documents: [aDocument(1, { type: 'annual_report', confidence: 0.9, hasFile: true })],
    });
    expect(requested(workflow.ends('classify'))).to.deep.equal(['extract 1']);
  });

  it('fetches again, once, what the site has changed since', () => {
    const changed = aDocument(1, {
      type: 'annual_report',
      confidence: 0.9,
      hasFile: true,
      fileIsOld: true,
    });
    const workflow = run(changed);
    workflow.begin(1);
    expect(requested(workflow.ends('classify'))).to.deep.equal(['download 1']);
    expect(requested(workflow.ends('download')), 'though the mark is still there').to.deep.equal([
      'extract 1',
    ]);
  });

  it('extracts nothing twice: a document with the file of another is skipped', () => {
    const workflow = run();
    workflow.begin(1);
    workflow.withFacts({ documents: [aDocument(1, { type: 'annual_report', confidence: 0.9 })] });
    workflow.ends('classify');
    workflow.withFacts({
      documents: [
        aDocument(1, { type: 'annual_report', confidence: 0.9, hasFile: true, duplicateOf: 3 }),
      ],
    });
    expect(resultOf(workflow.ends('download'))).to.include({ status: 'skipped', duplicate_of: 3 });
  });

  it('extracts the copy once the other document is gone', () => {
    const workflow = run();
    const copy = aDocument(1, { type: 'annual_report', confidence: 0.9, hasFile: true });
    workflow.begin(1);
    workflow.withFacts({ documents: [{ ...copy, duplicateOf: 3 }] });
    expect(resultOf(workflow.ends('classify'))).to.include({ status: 'skipped', duplicate_of: 3 });

    const later = run(copy);
    later.begin(1);
    expect(requested(later.ends('classify'))).to.deep.equal(['extract 1']);
  });

  for (const step of ['download', 'extract'] as const) {
    it(`fails with the reason when ${step} fails`, () => {
      const workflow = run(aDocument(1, { hasFile: step === 'extract' }));
      workflow.begin(1);
      workflow.withFacts({
        documents: [
          aDocument(1, { type: 'annual_report', confidence: 0.9, hasFile: step === 'extract' }),
        ],
      });
      workflow.ends('classify');
      const end = workflow.ends(step, {
        status: 'FAILURE',
        result: null,
        error: 'the server said 410',
      });
      expect(end).to.deep.include({
        do: 'fail',
        code: step === 'download' ? 'download_failed' : 'extraction_failed',
        message:
          step === 'download'
            ? 'The document could not be downloaded: the server said 410'
            : 'The statements could not be read: the server said 410',
      });
    });
  }

  describe('when the site refuses its file', () => {
    const refused = { result: { status: 'partial', message: 'The site refuses access (403)' } };
    const document = aDocument(1, { type: 'annual_report', confidence: 0.9 });

    it('ends partial, and asks no second time', () => {
      const workflow = run(document);
      workflow.begin(1);
      workflow.ends('classify');
      expect(resultOf(workflow.ends('download', refused))).to.include({
        status: 'partial',
        reason: 'The site refuses access (403)',
      });
    });

    it('reads the file that was stored before', () => {
      const workflow = run({ ...document, hasFile: true, fileIsOld: true });
      workflow.begin(1);
      workflow.ends('classify');
      expect(requested(workflow.ends('download', refused))).to.deep.equal(['extract 1']);
    });
  });

  it('reads a file again that turns out to be as it was, but not where a watch began this', () => {
    const document = aDocument(1, { type: 'annual_report', confidence: 0.95, hasFile: true });
    const outputs = (changesOnly: boolean) => {
      const workflow = run({ ...document, fileIsOld: true }).withFacts({ changesOnly });
      workflow.begin(1);
      workflow.ends('classify');
      return workflow.ends('download', { result: { status: 'success', unchanged: true } });
    };
    expect(requested(outputs(false))).to.deep.equal(['extract 1']);
    expect(requested(outputs(true))).to.deep.equal([]);
    expect(resultOf(outputs(true))).to.include({
      status: 'skipped',
      reason: 'Its file has not changed',
    });
  });

  it('goes on with what the client said when the classification fails', () => {
    const workflow = run(aDocument(1, { type: 'annual_report', hasFile: true }));
    workflow.begin(1);
    expect(requested(workflow.ends('classify', { status: 'FAILURE', error: 'x' }))).to.deep.equal([
      'extract 1',
    ]);
  });

  it('names the cause of the step that it fails for, not of an earlier one', () => {
    const workflow = run(aDocument(1, { type: 'annual_report', hasFile: true }));
    workflow.begin(1);
    workflow.ends('classify', { status: 'FAILURE', error: 'the model was away' });
    expect(
      workflow.ends('extract', {
        status: 'FAILURE',
        result: null,
        error: 'the pages are encrypted',
      }),
    ).to.deep.include({
      do: 'fail',
      code: 'extraction_failed',
      message: 'The statements could not be read: the pages are encrypted',
    });
  });

  it('fails when the document is deleted on the way', () => {
    const workflow = run();
    workflow.begin(1);
    workflow.withFacts({ documents: [] });
    expect(failureOf(workflow.ends('classify', { status: 'REVOKED' }))).to.equal(
      'document_not_found',
    );
  });

  it('tells how far it is', () => {
    const workflow = run();
    expect(progressOf(workflow.begin(1))).to.deep.equal({
      step: 'classifying',
      percent: 0,
      detail: null,
    });
    workflow.withFacts({ documents: [aDocument(1, { type: 'annual_report', confidence: 0.9 })] });
    expect(progressOf(workflow.ends('classify'))).to.include({ percent: 10 });
  });
});

describe('process a document that was asked for alone', () => {
  const READ = {
    result: {
      status: 'success',
      outcome: 'found',
      outcome_reason: 'All three statements were read',
      extractions: [{ statement_type: 'balance_sheet', extraction_id: 5, confidence_score: 0.9 }],
    },
  };
  const REPORT = { type: 'annual_report', confidence: 0.95, hasFile: true } as const;
  const startAlone = (facts: Partial<KnownDocument>) => {
    const workflow = run(aDocument(1, facts)).withFacts({ alone: true });
    workflow.begin(1);
    return workflow;
  };

  it('compiles what it has read, as one task', () => {
    const workflow = startAlone(REPORT);
    workflow.ends('classify');
    expect(requested(workflow.ends('extract', READ))).to.deep.equal(['compile']);
    expect(resultOf(workflow.ends('compile'))).to.include({
      status: 'extracted',
      outcome: 'found',
      outcome_reason: 'All three statements were read',
    });
  });

  it('says why the series does not hold it', () => {
    const workflow = startAlone(REPORT);
    workflow.ends('classify');
    workflow.ends('extract', READ);
    const reason = "another company's report";
    const why = 'another_company';
    const result = { left_out: [{ document_id: 1, extraction_id: 5, why, reason }] };
    expect(resultOf(workflow.ends('compile', { result }))).to.include({
      outcome: 'partly_read',
      outcome_reason: `Read, but not compiled: ${reason}`,
      why,
    });
  });

  it('tells of no statement left out where another one of it stands in the series', () => {
    const workflow = startAlone(REPORT);
    workflow.ends('classify');
    workflow.ends('extract', READ);
    const older = { document_id: 1, extraction_id: 4, why: 'older_file', reason: 'older' };
    const result = { left_out: [older], left_out_documents: [] };
    expect(resultOf(workflow.ends('compile', { result }))).to.include({
      outcome: 'found',
      outcome_reason: 'All three statements were read',
    });
  });

  it('fails where what was read cannot be compiled, and compiles nothing where nothing was read', () => {
    const workflow = startAlone(REPORT);
    workflow.ends('classify');
    workflow.ends('extract', READ);
    expect(
      failureOf(workflow.ends('compile', { status: 'FAILURE', result: null, error: 'x' })),
    ).to.equal('compilation_failed');
    const empty = startAlone(REPORT);
    empty.ends('classify');
    const end = empty.ends('extract', { result: { status: 'no_statements', extractions: [] } });
    expect(requested(end)).to.deep.equal([]);
    expect(resultOf(end)).to.include({ outcome: 'nothing_there' });
  });

  it('downloads it whatever it is', () => {
    const workflow = startAlone({ type: 'presentation', confidence: 0.95 });
    expect(requested(workflow.ends('classify'))).to.deep.equal(['download 1']);
    workflow.withFacts({
      documents: [aDocument(1, { type: 'presentation', confidence: 0.95, hasFile: true })],
    });
    expect(resultOf(workflow.ends('download'))).to.include({
      status: 'skipped',
      why: 'other_kind',
      outcome: 'nothing_there',
    });
  });
});
