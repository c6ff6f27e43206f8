import type { RawStatement } from '@fde/contracts';
import type { DocumentRecord, ExtractionRecord } from '@fde/event-log';
import { expect } from 'chai';
import { compileCompanyPeriods } from './compile-company-periods.js';
import { compileInputs } from './compile-inputs.js';
import { interimInputs } from './interim-inputs.js';
import { documentRecord, extractionRecord } from './spec-support/records.js';

const company = {
  name: 'Brightwater plc',
  primary_ticker: null,
  tickers: null,
  interim: true,
};

const COMPANY_RECORD = {
  id: 1,
  ir_url: '',
  tags: [],
  created_at: new Date(0),
  updated_at: new Date(0),
  version: 1,
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

  it('say why one is left out, in the words of annual reports', () => {
    const documents = [
      document(1, 'quarterly_report', Q1),
      document(2, 'quarterly_report', Q1),
      document(3, 'half_year_report', { duplicate_of: 1 }),
      document(4, 'half_year_report'),
    ];
    const read = [
      extraction(1),
      extraction(2, { method: 'tagged' }),
      extraction(3),
      extraction(4, { set_aside_by: 3 }),
    ];
    const { leftOut } = interimInputs(documents, read, company);
    expect(leftOut.map(({ document_id: id, why, about }) => [id, why, about])).to.deep.equal([
      [1, 'tagged_report', { document_id: 2 }],
      [3, 'same_report', { document_id: 1 }],
      [4, 'set_aside', undefined],
    ]);
  });
});

describe('the interim reports that are not in the series', () => {
  const reasonsOf = (
    documents: readonly DocumentRecord[],
    read: readonly ExtractionRecord[],
    frequency: 'quarter' | 'year' = 'quarter',
    interim = true,
  ) => {
    const records = {
      company: { ...COMPANY_RECORD, ...company, interim },
      documents,
      extractions: read,
    };
    return compileCompanyPeriods(records, frequency).leftOut.map(({ document_id: id, why }) => [
      id,
      why,
    ]);
  };
  const COLUMN = {
    name: '2023',
    period: { kind: 'duration', start: '2023-01-01', end: '2023-03-31' },
    is_fiscal_year: false,
    reason: 'part_of_year',
  } as const;

  it('have each its reason: unread, a copy, without statements, without a part of a year', () => {
    const documents = [
      document(1, 'quarterly_report', { ...Q1, filing_date: '2023-05-10' }),
      document(2, 'quarterly_report'),
      document(3, 'quarterly_report', { duplicate_of: 1 }),
      document(4, 'quarterly_report', { statements: 'absent' }),
      document(5, 'quarterly_report'),
      document(6, 'quarterly_report', { filing_date: '2023-05-01' }),
      document(7, 'annual_report'),
    ];
    const day = { ...COLUMN, period: { ...COLUMN.period, start: '2023-03-01' } };
    const read = [
      extraction(1, { ...READABLE, columns: [COLUMN] }),
      extraction(5, { ...READABLE, columns: [day] }),
      extraction(6, { ...READABLE, currency: 'USD', columns: [COLUMN] }),
    ];
    expect(reasonsOf(documents, read)).to.deep.equal([
      [2, 'not_read'],
      [3, 'same_report'],
      [4, 'no_statements'],
      [5, 'no_period'],
      [6, 'set_apart'],
    ]);
    expect(reasonsOf(documents, read, 'year')).to.deep.equal([]);
    expect(reasonsOf(documents, read, 'quarter', false)).to.deep.equal([]);
  });
});
