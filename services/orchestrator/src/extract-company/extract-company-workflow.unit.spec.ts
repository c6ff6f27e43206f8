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
import { extractCompanyWorkflow } from './extract-company-workflow.js';

const startRun = (documents = [aDocument(1), aDocument(2), aDocument(3)], atOnce = 2) => {
  const workflow = new WorkflowRun(extractCompanyWorkflow, documents, atOnce);
  workflow.begin();
  return workflow;
};
const EXTRACTED = { result: { status: 'extracted', extractions: [] } };
const COMPILED = {
  id: 1,
  statement_type: 'income_statement',
  years: ['2023'],
  line_item_count: 20,
  confidence: 1,
  gap_count: 0,
  changed: true,
};

describe('extract a company', () => {
  it('scrapes, processes the documents a few at a time, compiles, and tells what came of each', () => {
    const workflow = startRun();
    expect(
      requested(workflow.ends('scrape', { result: { status: 'success', discovered_count: 3 } })),
    ).to.deep.equal(['process 1', 'process 2']);
    expect(requested(workflow.ends('process', EXTRACTED, 2))).to.deep.equal(['process 3']);
    expect(
      requested(workflow.ends('process', { status: 'FAILURE', result: null, error: 'gone' }, 1)),
    ).to.deep.equal([]);
    expect(
      requested(
        workflow.ends('process', { result: { status: 'skipped', reason: 'a presentation' } }, 3),
      ),
    ).to.deep.equal(['compile']);
    const result = resultOf(
      workflow.ends('compile', { result: { compiled_statements: [COMPILED] } }),
    );
    expect(result).to.deep.include({
      status: 'partial',
      documents_total: 3,
      documents_extracted: 1,
      documents_skipped: 1,
      documents_failed: 1,
      documents_not_begun: 0,
      documents_known_as_others: 0,
      message: null,
      compiled_statements: [COMPILED],
      scrape: {
        status: 'success',
        outcome: 'found',
        outcome_reason: 'The task has ended',
        message: null,
        discovered_count: 3,
        created_count: 0,
      },
    });
  });

  it('leaves alone what is surely something else', () => {
    const workflow = startRun([
      aDocument(1),
      aDocument(2, { type: 'presentation', confidence: 0.95 }),
    ]);
    expect(requested(workflow.ends('scrape'))).to.deep.equal(['process 1']);
    workflow.ends('process', EXTRACTED);
    expect(resultOf(workflow.ends('compile'))).to.include({
      status: 'success',
      documents_known_as_others: 1,
    });
  });

  describe('begun by a watch', () => {
    const read = { type: 'annual_report', confidence: 0.95, hasFile: true } as const;
    const watched = (documents: readonly KnownDocument[]) => {
      const workflow = new WorkflowRun(extractCompanyWorkflow, documents).withFacts({
        changesOnly: true,
      });
      workflow.begin();
      return workflow;
    };

    it('looks at what is new, has changed, or was not had, and leaves the others alone', () => {
      const workflow = watched([
        aDocument(1, read),
        aDocument(2, { ...read, fileIsOld: true }),
        aDocument(3),
        aDocument(4, { ...read, hasFile: false }),
        aDocument(5, { ...read, hasFile: false, url: '' }),
        aDocument(6, { ...read, type: 'presentation' }),
        aDocument(7, { ...read, neverRead: true }),
        aDocument(8, { ...read, neverRead: true, duplicateOf: 7 }),
      ]);
      workflow.withFacts({ documentsAtOnce: 9 });
      expect(requested(workflow.ends('scrape', { result: { outcome: 'found' } }))).to.deep.equal([
        'process 2',
        'process 3',
        'process 4',
        'process 7',
      ]);
      workflow.withFacts({ uncompiled: true });
      expect(requested(workflow.ends('process', EXTRACTED))).to.deep.equal(['compile']);
      expect(resultOf(workflow.ends('compile'))).to.deep.include({
        status: 'success',
        documents_total: 8,
        documents_extracted: 4,
        documents_not_begun: 0,
        documents_known_as_others: 1,
        documents_unchanged: 3,
        message: null,
      });
    });

    it('ends when the site was looked at and nothing has changed', () => {
      const workflow = watched([aDocument(1, read)]);
      const outputs = workflow.ends('scrape', { result: { outcome: 'found' } });
      expect(requested(outputs)).to.deep.equal([]);
      expect(resultOf(outputs)).to.deep.include({
        status: 'success',
        documents_unchanged: 1,
        not_read: [],
        message: 'No report is new or has changed',
      });
    });

    it('compiles nothing where no statement is other than it was', () => {
      const workflow = watched([aDocument(1, { ...read, fileIsOld: true })]);
      workflow.ends('scrape');
      const outputs = workflow.ends('process', {
        result: { status: 'skipped', reason: 'Its file has not changed' },
      });
      expect(requested(outputs)).to.deep.equal([]);
      expect(resultOf(outputs)).to.deep.include({ status: 'success', compiled_statements: [] });
    });

    it('compiles what an earlier run has read and did not come to compile', () => {
      const workflow = watched([aDocument(1, read)]).withFacts({ uncompiled: true });
      expect(requested(workflow.ends('scrape', { result: { outcome: 'found' } }))).to.deep.equal([
        'compile',
      ]);
      const result = { compiled_statements: [COMPILED] };
      expect(resultOf(workflow.ends('compile', { result }))).to.deep.include({
        status: 'success',
        documents_unchanged: 1,
        compiled_statements: [COMPILED],
      });
    });
  });

  it('goes on with the documents it has when the page cannot be read', () => {
    const workflow = startRun([aDocument(1)]);
    expect(
      requested(workflow.ends('scrape', { status: 'FAILURE', result: null, error: 'timeout' })),
    ).to.deep.equal(['process 1']);
    workflow.ends('process', EXTRACTED);
    expect(resultOf(workflow.ends('compile'))).to.deep.include({
      status: 'partial',
      scrape: {
        status: 'failed',
        outcome: 'failed',
        outcome_reason: 'timeout',
        message: 'timeout',
        discovered_count: 0,
        created_count: 0,
      },
    });
  });

  it('fails when the page cannot be read and there is nothing else', () => {
    expect(
      failureOf(startRun([]).ends('scrape', { status: 'FAILURE', result: null, error: 'timeout' })),
    ).to.equal('scrape_failed');
  });

  it('ends partial, with nothing done, when the site refuses', () => {
    const result = resultOf(
      startRun([]).ends('scrape', { result: { status: 'partial', discovered_count: 0 } }),
    );
    expect(result).to.deep.include({
      status: 'partial',
      documents_total: 0,
      compiled_statements: [],
    });
  });

  it('says why it is empty: how the site answered, and what each document is', () => {
    const workflow = startRun([
      aDocument(1),
      aDocument(2, { type: 'presentation', confidence: 0.95 }),
    ]);
    workflow.ends('scrape', {
      result: {
        status: 'partial',
        outcome: 'scripts_failed',
        outcome_reason: 'This page needs a browser',
        message: 'This page needs a browser',
      },
    });
    workflow.ends('process', { result: { status: 'skipped', reason: 'It is a voting form' } });
    const result = resultOf(workflow.ends('compile'));
    expect(result?.['message']).to.equal(
      'None of the documents could be read as an annual report; the site: This page needs a browser',
    );
    expect(result?.['scrape']).to.include({
      outcome: 'scripts_failed',
      message: 'This page needs a browser',
    });
    expect(result).to.include({
      outcome: 'scripts_failed',
      outcome_reason: 'No annual report is among 2 documents; the site: This page needs a browser',
    });
    expect(result?.['next_steps']).to.deep.equal(['provide_browser', 'upload_reports']);
    const lines = result?.['not_read'] as readonly Readonly<Record<string, unknown>>[];
    expect(lines.map(({ document_id, reason }) => [document_id, reason])).to.deep.equal([
      [1, 'It is a voting form'],
      [2, 'It is known as something else: presentation'],
    ]);
  });

  describe('with a report of the year in several files', () => {
    const part = { fiscalYear: 2023, lacksStatements: true };
    const outcomeOf = (chapter: KnownDocument, came: string, read: Partial<KnownDocument> = {}) => {
      const workflow = startRun([
        aDocument(1, { fiscalYear: 2023, type: 'annual_report', ...read }),
        chapter,
      ]);
      workflow.ends('scrape', { result: { status: 'success' } });
      workflow.ends('process', { result: { status: came, reason: 'nothing there' } }, 2);
      workflow.ends('process', EXTRACTED, 1);
      const result = resultOf(workflow.ends('compile'));
      const [line] = result?.['not_read'] as readonly { readonly reason: string }[];
      return { status: result?.['status'], reason: line?.reason };
    };
    const CHAPTER = 'A chapter of the annual report whose statements were read from document 1';
    const chapters: readonly (readonly [string, Partial<KnownDocument>, string])[] = [
      ['taken for an annual report', { type: 'annual_report' }, 'no_statements'],
      ['found as an annual report', { type: 'other', foundAs: 'annual_report' }, 'skipped'],
      ['told to be a chapter', { type: 'other', variant: 'chapter' }, 'skipped'],
    ];
    for (const [name, facts, came] of chapters)
      it(`reads the one with the statements and names it for a file ${name}`, () =>
        expect(outcomeOf(aDocument(2, { ...part, ...facts }), came)).to.deep.equal({
          status: 'success',
          reason: CHAPTER,
        }));

    it('says nothing of chapters where the file may hold statements, or is of another year', () => {
      const report = { ...part, type: 'annual_report' };
      const ofParent = outcomeOf(aDocument(2, report), 'no_statements', {
        variant: 'parent_company',
      });
      expect(ofParent.reason, "the parent company's own statements").to.equal('nothing there');
      for (const facts of [{ lacksStatements: false }, { fiscalYear: 2022 }])
        expect(outcomeOf(aDocument(2, { ...report, ...facts }), 'no_statements')).to.deep.equal({
          status: 'partial',
          reason: 'nothing there',
        });
    });
  });

  it('says why it is empty where no document was found', () => {
    const result = resultOf(
      startRun([]).ends('scrape', {
        result: {
          status: 'partial',
          outcome: 'blocked',
          outcome_reason: 'It refuses access (403)',
          message: 'It refuses access (403)',
        },
      }),
    );
    expect(result?.['message']).to.equal(
      'No document was found; the site: It refuses access (403)',
    );
    expect(result?.['not_read']).to.deep.equal([]);
  });

  it('fails when the statements cannot be compiled', () => {
    const workflow = startRun([aDocument(1)]);
    workflow.ends('scrape');
    workflow.ends('process', EXTRACTED);
    expect(
      failureOf(workflow.ends('compile', { status: 'FAILURE', result: null, error: 'x' })),
    ).to.equal('compilation_failed');
  });

  it('begins nothing more past the soft limit, and compiles what it has', () => {
    const workflow = startRun();
    workflow.ends('scrape');
    workflow.withFacts({ pastSoftLimit: true });
    expect(requested(workflow.ends('process', EXTRACTED))).to.deep.equal(['compile']);
    expect(resultOf(workflow.ends('compile'))).to.deep.include({
      status: 'partial',
      documents_not_begun: 1,
    });
  });

  it('counts every document once, whatever came of it', () => {
    const presentation = aDocument(2, { type: 'presentation', confidence: 0.95 });
    const workflow = startRun(
      [aDocument(1), aDocument(2), aDocument(3), aDocument(4, presentation)],
      2,
    );
    workflow.ends('scrape');
    // What was begun turns out to be something else; it must not count as known before, too.
    workflow.withFacts({
      documents: [aDocument(1), { ...presentation }, aDocument(3), { ...presentation, id: 4 }],
    });
    workflow.ends('process', { result: { status: 'skipped', reason: 'a presentation' } }, 2);
    workflow.withFacts({ pastSoftLimit: true });
    workflow.ends('process', EXTRACTED);
    const result = resultOf(workflow.ends('compile'));
    expect(result).to.include({
      documents_total: 4,
      documents_extracted: 2,
      documents_skipped: 1,
      documents_failed: 0,
      documents_not_begun: 0,
      documents_known_as_others: 1,
    });
  });

  it('ends with the step that was done last', () => {
    const workflow = startRun([aDocument(1)]);
    workflow.ends('scrape');
    const outputs = workflow.ends('process', EXTRACTED);
    const compiling = { step: 'compiling_statement', percent: 90, detail: '1 of 1 documents' };
    expect(progressOf(outputs), 'when it is asked for').to.deep.equal(compiling);
    expect(progressOf(workflow.ends('compile'))).to.deep.equal(compiling);
  });

  it('tells how far it is', () => {
    const workflow = startRun();
    workflow.ends('scrape');
    expect(progressOf(workflow.ends('process', EXTRACTED, 1))).to.deep.equal({
      step: 'processing_pdf',
      percent: 37,
      detail: '1 of 3 documents',
    });
  });
});
