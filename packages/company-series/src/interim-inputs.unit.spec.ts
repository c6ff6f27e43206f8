import { NO_FACTS, type RawStatement } from '@fde/contracts';
import type { DocumentRecord, ExtractionRecord } from '@fde/event-log';
import { expect } from 'chai';
import { compileInputs } from './compile-inputs.js';
import { interimInputs } from './interim-inputs.js';

const stamps = { created_at: new Date(0), updated_at: new Date(0), version: 1 };
const company = {
  name: 'Brightwater plc',
  primary_ticker: null,
  tickers: null,
  interim: true,
};

const document = (
  id: number,
  type: string,
  facts: Partial<DocumentRecord> = {},
): DocumentRecord => ({
  id,
  company_id: 1,
  url: '',
  fiscal_year: 2023,
  document_type: type,
  filing_date: null,
  file_path: null,
  metadata: null,
  sha256: null,
  size: null,
  classification: null,
  duplicate_of: null,
  duplicate_reason: null,
  ...NO_FACTS,
  ...facts,
  ...stamps,
});

const extraction = (documentId: number, raw: Partial<RawStatement> = {}): ExtractionRecord => ({
  id: documentId * 10,
  document_id: documentId,
  statement_type: 'income_statement',
  raw_data: { period: 'interim', ...raw },
  confidence_score: null,
  metadata: null,
  reviews: null,
  ...stamps,
});

interface Case {
  readonly name: string;
  readonly documents: readonly DocumentRecord[];
  readonly extractions?: readonly ExtractionRecord[];
  readonly interim?: boolean;
  readonly taken: readonly number[];
}

const Q1 = { fiscal_part: 'Q1' } as const;

const CASES: readonly Case[] = [
  {
    name: 'quarters and halves, whatever their type is written like, and no annual report',
    documents: [
      document(1, 'Quarterly Report'),
      document(2, 'half_year_report'),
      document(3, 'annual_report'),
      document(4, 'press_release'),
    ],
    taken: [1, 2],
  },
  {
    name: 'nothing of a company that does not take them',
    documents: [document(1, 'quarterly_report')],
    interim: false,
    taken: [],
  },
  {
    name: 'nothing that a person left out',
    documents: [
      document(1, 'quarterly_report', { left_out: { why: 'by_choice', comment: null } }),
      document(2, 'quarterly_report'),
    ],
    taken: [2],
  },
  {
    name: 'no copy beside its original, and a copy whose original was not read',
    documents: [
      document(1, 'quarterly_report'),
      document(2, 'quarterly_report', { duplicate_of: 1 }),
      document(3, 'quarterly_report', { duplicate_of: 9 }),
    ],
    taken: [1, 3],
  },
  {
    name: 'the tags of a quarter instead of its PDF, and the PDF of another quarter',
    documents: [
      document(1, 'quarterly_report', Q1),
      document(2, 'quarterly_report', Q1),
      document(3, 'quarterly_report', { fiscal_part: 'Q2' }),
      document(4, 'quarterly_report'),
    ],
    extractions: [extraction(1), extraction(2, { method: 'tagged' }), extraction(3), extraction(4)],
    taken: [2, 3, 4],
  },
  {
    name: 'no statement that a person said is none',
    documents: [document(1, 'quarterly_report')],
    extractions: [extraction(1, { set_aside_by: 3 })],
    taken: [],
  },
];

describe('interim reports of a company', () => {
  for (const { name, documents, extractions, interim = true, taken } of CASES)
    it(`give ${name}`, () => {
      const read = extractions ?? documents.map(({ id }) => extraction(id));
      const inputs = interimInputs(documents, read, { ...company, interim });
      expect(inputs.map(({ documentId }) => documentId)).to.deep.equal(taken);
      const yearly = compileInputs(documents, read, company).inputs;
      expect(yearly.filter(({ documentId }) => taken.includes(documentId))).to.deep.equal([]);
    });
});
