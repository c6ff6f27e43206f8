import type { RawStatement } from '@fde/contracts';
import type { DocumentRecord, ExtractionRecord } from '@fde/event-log';
import { expect } from 'chai';
import { compileInputs } from './compile-inputs.js';
import { interimInputs } from './interim-inputs.js';
import { documentRecord, extractionRecord } from './spec-support/records.js';

const company = {
  name: 'Brightwater plc',
  primary_ticker: null,
  tickers: null,
  interim: true,
};

const document = (id: number, type: string, facts: Partial<DocumentRecord> = {}): DocumentRecord =>
  documentRecord({ id, document_type: type, fiscal_year: 2023, ...facts });

const extraction = (documentId: number, raw: Partial<RawStatement> = {}): ExtractionRecord =>
  extractionRecord({
    id: documentId * 10,
    document_id: documentId,
    statement_type: 'income_statement',
    raw_data: { period: 'interim', ...raw },
  });

/** A day is looked for only in what can be read. */
const READABLE: Partial<RawStatement> = {
  statement_type: 'income_statement',
  company_name: '',
  fiscal_year: 2023,
  currency: 'EUR',
  scale: 1000,
  years: ['2023'],
  fiscal_year_ends: { 2023: '2023-03-31' },
  pages: [7],
  method: 'layout',
  confidence: 0.9,
  checks: [],
  line_items: [
    {
      name: 'Revenue',
      values: { 2023: 100 },
      indentation_level: 0,
      is_total: false,
      section: null,
      unit: 'money',
      sources: {},
    },
  ],
};

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
      const { inputs } = interimInputs(documents, read, { ...company, interim });
      expect(inputs.map(({ documentId }) => documentId)).to.deep.equal(taken);
      const yearly = compileInputs(documents, read, company).inputs;
      expect(yearly.filter(({ documentId }) => taken.includes(documentId))).to.deep.equal([]);
    });

  it('have a report in place of another only once it is published', () => {
    const documents = [
      document(1, 'quarterly_report', { ...Q1, filing_date: '2023-05-01' }),
      document(2, 'quarterly_report', { ...Q1, filing_date: '2023-06-01' }),
    ];
    const read = [extraction(1, READABLE), extraction(2, { ...READABLE, method: 'tagged' })];
    const takenOn = (day: string) =>
      interimInputs(documents, read, company, day).inputs.map(({ documentId }) => documentId);
    expect([takenOn('2023-04-30'), takenOn('2023-05-15'), takenOn('2023-06-15')]).to.deep.equal([
      [],
      [1],
      [2],
    ]);
  });
});
