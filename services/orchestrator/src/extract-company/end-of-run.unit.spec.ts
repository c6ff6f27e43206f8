import { expect } from 'chai';
import { WorkflowRun, aDocument, requested, resultOf } from '../spec-support/workflow-run.js';
import { extractCompanyWorkflow } from './extract-company-workflow.js';

const FIRST_YEAR = 2007;
const reports = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aDocument(index + 1, { type: 'annual_report', fiscalYear: FIRST_YEAR + index }),
  );
const compiledYears = (years: readonly number[]) => ({
  result: {
    compiled_statements: [
      {
        id: 1,
        statement_type: 'income_statement',
        years: years.map(String),
        line_item_count: 20,
        confidence: 1,
        gap_count: 0,
        changed: true,
      },
    ],
  },
});
const EXTRACTED = { result: { status: 'extracted', outcome: 'found', extractions: [] } };
const FOUND = { result: { status: 'success', outcome: 'found', outcome_reason: 'found' } };

const startRun = (count: number) => {
  const workflow = new WorkflowRun(extractCompanyWorkflow, reports(count), 99);
  workflow.begin();
  return workflow;
};

describe('the end of a run', () => {
  it('counts interim reports apart from annual ones, and misses no year for them', () => {
    const interim = aDocument(4, { type: 'quarterly_report', fiscalYear: 2010, confidence: 0.9 });
    const workflow = new WorkflowRun(extractCompanyWorkflow, [...reports(3), interim], 99);
    workflow.withFacts({ takesInterim: true });
    workflow.begin();
    expect(requested(workflow.ends('scrape', FOUND))).to.include('process 4');
    workflow.ends('process', EXTRACTED);
    const result = resultOf(workflow.ends('compile', compiledYears([2007, 2008, 2009])));
    expect(result).to.deep.include({
      status: 'success',
      outcome_reason: '3 annual reports were read, and 1 interim report',
      missing_years: [],
      documents_extracted: 4,
    });
  });

  it('is complete where each report was read and no year is missing', () => {
    const workflow = startRun(3);
    workflow.ends('scrape', FOUND);
    workflow.ends('process', EXTRACTED);
    const result = resultOf(workflow.ends('compile', compiledYears([2007, 2008, 2009])));
    expect(result).to.deep.include({
      outcome: 'found',
      outcome_reason: '3 annual reports were read',
      missing_years: [],
      next_steps: [],
    });
  });

  it('tells of 6 failures among 17 reports: each with its reason, the years, the next step', () => {
    const workflow = startRun(17);
    workflow.ends('scrape', FOUND);
    const error = 'The document could not be downloaded: it answers 404';
    for (const id of [1, 2, 3, 4, 5, 6])
      workflow.ends('process', { status: 'FAILURE', result: null, error }, id);
    workflow.ends('process', EXTRACTED);
    const read = Array.from({ length: 11 }, (_, index) => FIRST_YEAR + 6 + index);
    const result = resultOf(workflow.ends('compile', compiledYears(read)));
    expect(result).to.deep.include({
      status: 'partial',
      outcome: 'partly_read',
      outcome_reason:
        '11 annual reports were read, 6 could not be read, 2007, 2008, 2009, 2010, 2011 and 2012 are missing',
      missing_years: ['2012', '2011', '2010', '2009', '2008', '2007'],
      next_steps: ['look_at_left_out', 'upload_reports'],
    });
    const lines = result?.['not_read'] as readonly { readonly why: string; reason: string }[];
    expect(lines).to.have.length(6);
    for (const line of lines) expect(line).to.include({ why: 'failed', reason: error });
  });

  it('misses the years that the compilation names, whatever years the documents bear', () => {
    const workflow = startRun(2);
    workflow.ends('scrape', FOUND);
    workflow.ends('process', EXTRACTED);
    const { result } = compiledYears([2014, 2016]);
    const ended = workflow.ends('compile', { result: { ...result, missing_years: ['2015'] } });
    expect(resultOf(ended)).to.deep.include({
      outcome_reason: '2 annual reports were read, 2015 is missing',
      missing_years: ['2015'],
    });
  });

  it('is what the site answered where it led to nothing', () => {
    for (const outcome of ['gone', 'blocked', 'needs_a_person', 'scripts_failed'] as const) {
      const site = { status: 'partial', outcome, outcome_reason: 'The site says no' };
      const result = resultOf(startRun(0).ends('scrape', { result: site }));
      expect(result).to.include({ outcome, outcome_reason: 'The site says no' });
      expect(result?.['next_steps']).to.not.deep.equal([]);
    }
  });

  it('is never complete where the site was not read, or a report was read in part', () => {
    const gone = { result: { status: 'partial', outcome: 'gone', outcome_reason: 'It is gone' } };
    const lost = startRun(1);
    lost.ends('scrape', gone);
    lost.ends('process', EXTRACTED);
    const read = resultOf(lost.ends('compile', compiledYears([2007])));
    expect(read).to.include({
      outcome: 'partly_read',
      outcome_reason: '1 annual report was read; the site: It is gone',
    });
    expect(read?.['next_steps']).to.deep.equal(['check_address']);
    const inPart = startRun(1);
    inPart.ends('scrape', FOUND);
    inPart.ends('process', {
      result: { status: 'extracted', outcome: 'partly_read', extractions: [] },
    });
    expect(resultOf(inPart.ends('compile', compiledYears([2007])))).to.include({
      outcome: 'partly_read',
      outcome_reason: '1 annual report was read, 1 of them in part',
    });
  });

  it('counts a report that is left out of the series as that alone', () => {
    const workflow = startRun(1);
    workflow.ends('scrape', FOUND);
    workflow.ends('process', {
      result: { status: 'extracted', outcome: 'partly_read', extractions: [] },
    });
    const left = { document_id: 1, why: 'another_company', reason: 'it says so' };
    const compiled = { result: { compiled_statements: [], left_out_documents: [left] } };
    const reason = resultOf(workflow.ends('compile', compiled))?.['outcome_reason'];
    expect(reason).to.equal('1 annual report was read, 1 left out of the statements');
  });

  it('is one kind of loss where all were lost in it', () => {
    const ends = (why: string, status: string) => {
      const workflow = startRun(2);
      workflow.ends('scrape', FOUND);
      workflow.ends('process', { result: { status, why, reason: 'so it is' } });
      return resultOf(workflow.ends('compile'));
    };
    expect(ends('site_refuses', 'partial')).to.include({
      outcome: 'blocked',
      outcome_reason: 'None of 2 reports could be read: so it is',
    });
    expect(ends('no_statements', 'no_statements')).to.include({ outcome: 'nothing_there' });
  });

  it('names what was read and not compiled', () => {
    const workflow = startRun(2);
    workflow.ends('scrape', FOUND);
    workflow.ends('process', EXTRACTED);
    const reason = 'document 1 is the same report';
    const against = { why: 'same_report', about: { document_id: 1 }, reason };
    const leftOut = [
      { document_id: 2, extraction_id: 5, ...against },
      { document_id: 2, extraction_id: 6, ...against },
    ];
    const compiled = { ...compiledYears([2007, 2008]).result, left_out: leftOut };
    const result = resultOf(workflow.ends('compile', { result: compiled }));
    expect(result?.['not_compiled']).to.deep.equal([
      {
        document_id: 2,
        title: null,
        url: 'https://a.example/2.pdf',
        document_type: 'annual_report',
        fiscal_year: 2008,
        why: 'same_report',
        about: { document_id: 1 },
        reason,
      },
    ]);
    expect(result?.['outcome'], 'another one is in its place').to.equal('found');
  });

  it('tells of no document twice, and of none that stands in the series', () => {
    const workflow = startRun(3);
    workflow.ends('scrape', FOUND);
    const error = 'The document could not be downloaded: it answers 404';
    workflow.ends('process', { status: 'FAILURE', result: null, error }, 1);
    workflow.ends('process', EXTRACTED);
    const older = { why: 'older_file', reason: 'it is in an older file' } as const;
    const failedNow = { document_id: 1, why: 'set_aside', reason: 'it was set aside' } as const;
    const compiled = {
      ...compiledYears([2007, 2008, 2009]).result,
      left_out: [
        { extraction_id: 4, ...failedNow },
        { document_id: 2, extraction_id: 5, ...older },
      ],
      left_out_documents: [failedNow],
    };
    const result = resultOf(workflow.ends('compile', { result: compiled }));
    expect(result).to.deep.include({
      outcome_reason: '2 annual reports were read, 1 could not be read',
      not_compiled: [],
    });
    expect(result?.['not_read']).to.have.length(1);
  });

  it("is partial where another company's report was read, and says what to do", () => {
    const workflow = startRun(2);
    workflow.ends('scrape', FOUND);
    workflow.ends('process', EXTRACTED);
    const against = { why: 'another_company', reason: 'it says Northwind' };
    const compiled = {
      ...compiledYears([2007, 2008]).result,
      left_out: [{ document_id: 2, extraction_id: 5, ...against }],
      next_steps: ['look_at_left_out', 'review_company'],
    };
    expect(resultOf(workflow.ends('compile', { result: compiled }))).to.deep.include({
      outcome: 'partly_read',
      outcome_reason: '2 annual reports were read, 1 left out of the statements',
      next_steps: ['look_at_left_out', 'review_company'],
    });
  });
});
