import { expect } from 'chai';
import { NO_FACTS, type RawStatement } from '@fde/contracts';
import type { DocumentRecord, ExtractionRecord } from '@fde/event-log';
import { crossCheckDocuments, type CrossCheckRecords } from './cross-check-documents.js';

const STAMPS = { created_at: new Date(0), updated_at: new Date(0), version: 1 };

const document = (id: number, type = 'annual_report'): DocumentRecord => ({
  id,
  company_id: 1,
  url: `https://tin.example/${id}`,
  fiscal_year: 2024,
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
  ...STAMPS,
});

const statement = (method: string, cash: number): RawStatement => ({
  statement_type: 'balance_sheet',
  company_name: 'Tin & Lead Works',
  fiscal_year: 2024,
  currency: 'EUR',
  scale: 1000,
  years: ['2024'],
  fiscal_year_ends: { 2024: '2024-12-31' },
  pages: [],
  method,
  confidence: 0.9,
  checks: [],
  line_items: [
    {
      name: 'Cash',
      values: { 2024: cash },
      indentation_level: 0,
      is_total: false,
      sources: { 2024: { page: 3, bbox: [0, 0, 1, 1], confidence: 0.97 } },
    },
  ],
});

const extraction = (documentId: number, raw: RawStatement): ExtractionRecord => ({
  id: 50 + documentId,
  document_id: documentId,
  statement_type: raw.statement_type,
  raw_data: raw,
  confidence_score: raw.confidence,
  metadata: null,
  reviews: null,
  ...STAMPS,
});

const recordsOf = (
  documents: readonly DocumentRecord[],
  extractions: readonly ExtractionRecord[],
): CrossCheckRecords => ({
  holdCompany: () => Promise.resolve(),
  documents: () => Promise.resolve({ items: documents, total: documents.length }),
  extractions: (id: number) =>
    Promise.resolve(extractions.filter(({ document_id }) => document_id === id)),
});

describe('a PDF and a tagged report of one year', () => {
  const [pdf, tagged] = [document(1), document(2)];

  it('are not compared where one is on part of the year, whichever is read last', async () => {
    const quarter = document(3, 'quarterly_report');
    const records = recordsOf(
      [pdf, tagged, quarter],
      [extraction(1, statement('layout', 7)), extraction(2, statement('tagged', 7))],
    );
    for (const method of ['layout', 'tagged']) {
      const { statements, others } = await crossCheckDocuments(
        quarter,
        [statement(method, 2)],
        records,
      );
      expect(statements[0]).not.to.have.property('cross_check');
      expect(others).to.deep.equal([]);
    }
  });

  it('are compared when the PDF is read last', async () => {
    const records = recordsOf([pdf, tagged], [extraction(2, statement('tagged', 7))]);
    const { statements, others } = await crossCheckDocuments(
      pdf,
      [statement('layout', 7)],
      records,
    );
    expect(statements[0]?.cross_check).to.include({ document_id: 2, agree: 1, differ: 0 });
    expect(statements[0]?.line_items[0]?.confidence).to.equal(0.9999);
    expect(others).to.deep.equal([]);
  });

  it('are compared when the tagged report is read last', async () => {
    const records = recordsOf([pdf, tagged], [extraction(1, statement('layout', 9))]);
    const { statements, others } = await crossCheckDocuments(
      tagged,
      [statement('tagged', 7)],
      records,
    );
    expect(statements[0]?.cross_check).to.equal(undefined);
    const raw = others[0]?.raw_data as RawStatement;
    expect(others[0]?.document_id).to.equal(1);
    expect(raw.cross_check).to.include({ document_id: 2, agree: 0, differ: 1 });
    expect(raw.line_items[0]?.confidence).to.equal(0.3);
  });

  it('are none if the other document is not an annual report', async () => {
    const other = document(2, 'quarterly_report');
    const records = recordsOf([pdf, other], [extraction(2, statement('tagged', 7))]);
    const { statements } = await crossCheckDocuments(pdf, [statement('layout', 7)], records);
    expect(statements[0]?.cross_check).to.equal(undefined);
  });
});
