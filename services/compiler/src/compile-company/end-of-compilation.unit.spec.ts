import { NO_FACTS } from '@fde/contracts';
import type { LeftOut } from '@fde/company-series';
import type { DocumentRecord } from '@fde/event-log';
import { expect } from 'chai';
import { endOfCompilation } from './end-of-compilation.js';

const document = (id: number): DocumentRecord => ({
  id,
  company_id: 1,
  url: '',
  fiscal_year: 2020 + id,
  document_type: 'annual_report',
  filing_date: null,
  file_path: null,
  metadata: null,
  sha256: null,
  size: null,
  classification: null,
  duplicate_of: null,
  duplicate_reason: null,
  ...NO_FACTS,
  created_at: new Date(0),
  updated_at: new Date(0),
  version: 1,
});

const TYPES = ['income_statement', 'balance_sheet', 'cash_flow_statement'] as const;

const inputs = (documentId: number, types: readonly string[] = TYPES) =>
  types.map((type, at) => ({
    documentId,
    extractionId: 10 * documentId + at,
    fiscalYear: 2020 + documentId,
    raw: { statement_type: type } as never,
  }));

const left = (id: number, at: number, why: LeftOut['why']): LeftOut => ({
  document_id: id,
  extraction_id: 10 * id + at,
  why,
  reason: why,
});

const NONE = { inputs: [], leftOut: [] };

const endOf = (leftOut: readonly LeftOut[]) =>
  endOfCompilation(1, {
    compiled: [],
    documents: [1, 2, 3].map(document),
    inputs: inputs(1),
    interim: NONE,
    leftOut,
    owners: [],
  });

describe('the end of a compilation', () => {
  it('tells of no reading left out where another one of its document stands', () => {
    expect(endOf([left(1, 1, 'older_file'), left(1, 2, 'set_aside')])).to.deep.include({
      outcome: 'found',
      outcome_reason: '1 statement was compiled',
      left_out_documents: [],
      next_steps: [],
    });
  });

  it('counts a document once, though its readings are left out for two reasons', () => {
    const end = endOf([
      left(2, 1, 'older_file'),
      left(2, 2, 'same_report'),
      left(3, 1, 'another_company'),
      left(3, 2, 'another_company'),
    ]);
    expect(end).to.deep.include({
      outcome: 'partly_read',
      outcome_reason:
        '1 statement was compiled, 1 report left out, 1 document with another one in its place',
    });
    expect(end.left_out_documents?.map(({ document_id: id, why }) => [id, why])).to.deep.equal([
      [2, 'same_report'],
      [3, 'another_company'],
    ]);
  });

  it('is complete if people alone left something out, and misses no year of it', () => {
    const others: LeftOut = { ...left(3, 1, 'another_company'), about: { settled: true } };
    expect(endOf([left(2, 1, 'left_out'), others])).to.deep.include({
      outcome: 'found',
      outcome_reason: '1 statement was compiled, 2 documents left out by a person',
      missing_years: [],
      next_steps: [],
    });
  });

  it('is never complete beside a year that is missing', () => {
    const end = endOfCompilation(1, {
      compiled: [{ years: ['2021', '2023'] } as never],
      documents: [1, 3].map(document),
      inputs: [...inputs(1), ...inputs(3)],
      interim: NONE,
      leftOut: [],
      owners: [],
    });
    expect(end).to.deep.include({
      outcome: 'partly_read',
      outcome_reason: '1 statement was compiled, 2022 is missing',
      missing_years: ['2022'],
      next_steps: ['upload_reports'],
    });
  });

  it('says which statements reports lack', () => {
    const end = endOfCompilation(2, {
      compiled: [{ years: ['2021', '2022', '2023'] } as never],
      documents: [1, 2, 3].map(document),
      inputs: [
        ...inputs(1),
        ...inputs(2, ['income_statement', 'balance_sheet']),
        ...inputs(3, ['income_statement']),
      ],
      interim: NONE,
      leftOut: [],
      owners: [],
    });
    expect(end).to.deep.include({
      outcome: 'partly_read',
      outcome_reason:
        '2 statements were compiled, 1 report without a balance sheet, 2 reports without a cash flow statement',
    });
  });

  it('misses no year for a report that is compiled, whatever year a person gives it', () => {
    const end = endOfCompilation(3, {
      compiled: [{ years: ['2024', '2025'] } as never],
      documents: [document(1)],
      inputs: inputs(1),
      interim: NONE,
      leftOut: [],
      owners: [],
    });
    expect(end).to.deep.include({ outcome: 'found', missing_years: [] });
  });

  it('says of interim reports alone that they were read', () => {
    const leftOut = [left(3, 1, 'same_report'), left(2, 1, 'older_file')];
    const end = endOfCompilation(0, {
      compiled: [],
      documents: [],
      inputs: [],
      interim: { inputs: inputs(2), leftOut },
      leftOut: [],
      owners: [],
    });
    expect(end).to.deep.include({
      outcome: 'found',
      outcome_reason: '2 interim reports were read',
      missing_years: [],
    });
  });
});
