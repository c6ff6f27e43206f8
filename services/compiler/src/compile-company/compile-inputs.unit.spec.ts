import type { CompiledStatementRecord, DocumentRecord, ExtractionRecord } from '@fde/event-log';
import { expect } from 'chai';
import { compileInputs, withoutSource } from './compile-inputs.js';

const stamps = { created_at: new Date(0), updated_at: new Date(0), version: 1 };
const document = (id: number, type: string): DocumentRecord => ({
  id, company_id: 1, url: '', fiscal_year: 2020 + id, document_type: type, filing_date: null, file_path: null, metadata: null,
  sha256: null, size: null, classification: null, ...stamps,
});
const extraction = (id: number, documentId: number): ExtractionRecord =>
  ({ id, document_id: documentId, statement_type: 'Balance Sheet', raw_data: {}, confidence_score: null, metadata: null, ...stamps });
const compiled = (type: string, extractionIds: readonly number[]): CompiledStatementRecord => ({
  id: 1, company_id: 1, statement_type: type, data: {},
  data_lineage: Object.fromEntries(extractionIds.map((id) => [String(2000 + id), { source_document_id: 1, source_extraction_id: id }])), ...stamps,
});

describe('compileInputs', () => {
  it('takes the extractions of annual reports alone, whatever their type is written like', () => {
    const inputs = compileInputs([document(1, 'Annual Report'), document(2, 'quarterly_report')], [extraction(5, 1), extraction(6, 2), extraction(7, 9)]);
    expect(inputs).to.deep.equal([{ documentId: 1, extractionId: 5, fiscalYear: 2021, filingDate: null, statementType: 'balance_sheet', raw: {} }]);
  });
});

describe('withoutSource', () => {
  const inputs = compileInputs([document(1, 'annual_report')], [extraction(5, 1)]);

  it('names statements whose sources are all gone', () => {
    expect(withoutSource([compiled('income_statement', [3, 4])], ['balance_sheet'], inputs)).to.have.length(1);
  });

  it('keeps what is compiled now, what still has a source, and what a client wrote', () => {
    const kept = [compiled('Balance Sheet', [3]), compiled('income_statement', [3, 5]), compiled('own_view', [])];
    expect(withoutSource(kept, ['balance_sheet'], inputs)).to.deep.equal([]);
  });
});
