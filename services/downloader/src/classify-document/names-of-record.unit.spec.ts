import { NO_FACTS, type DocumentDiscovery } from '@fde/contracts';
import type { DocumentRecord } from '@fde/event-log';
import { expect } from 'chai';
import { typeFromClient, namesOfRecord } from './names-of-record.js';

const CONTEXT = { companyName: 'Tessaly', nowYear: 2024 };
const DISCOVERY: DocumentDiscovery = {
  page: null,
  via: 'link',
  also_at: [],
  discovered_at: '2026-01-01T00:00:00.000Z',
  changed_at: null,
  vanished_at: null,
  document_type: 'annual_report',
  fiscal_year: 2022,
  fiscal_year_uncertain: true,
  variant: 'financial_statements',
  language: 'de',
  confidence: 0.7,
  reasons: ['the link says so'],
};
const record = (change: Partial<DocumentRecord> = {}): DocumentRecord => ({
  ...NO_FACTS,
  id: 1,
  company_id: 1,
  url: 'https://a.example/files/x.pdf',
  fiscal_year: 2022,
  document_type: 'unknown',
  filing_date: null,
  file_path: null,
  metadata: null,
  sha256: null,
  size: null,
  classification: null,
  duplicate_of: null,
  duplicate_reason: null,
  created_at: new Date(0),
  updated_at: new Date(0),
  version: 1,
  ...change,
});
const names = (change: Partial<DocumentRecord>) => namesOfRecord(record(change), CONTEXT);

describe('what names say of a record', () => {
  it('is what the scrape saw around the link, as long as nobody has set something else', () => {
    const found = { document_type: 'annual_report', discovery: DISCOVERY };
    expect(names(found)).to.deep.equal({
      documentType: 'annual_report',
      fiscalPart: undefined,
      fiscalYear: 2022,
      yearUncertain: true,
      confidence: 0.7,
      variant: 'financial_statements',
      language: 'de',
      reasons: ['the link says so'],
    });
    expect(names({ ...found, fiscal_year: 2019 })).to.include({
      fiscalYear: 2019,
      yearUncertain: false,
    });
  });

  describe('once the document was classified', () => {
    const found = {
      document_type: 'annual_report',
      discovery: DISCOVERY,
      fiscal_year: 2019,
      classification: { confidence: 0.9, reasons: [] },
    };

    it('is the year of the link where that was no guess', () => {
      const discovery = { ...DISCOVERY, fiscal_year_uncertain: false };
      expect(names({ ...found, discovery })).to.include({ fiscalYear: 2022, yearUncertain: false });
    });

    it('is the year found since where that of the link was a guess', () => {
      expect(names(found)).to.include({ fiscalYear: 2019, yearUncertain: false });
      expect(names({ ...found, fiscal_year_uncertain: true })).to.include({
        fiscalYear: 2022,
        yearUncertain: true,
      });
    });
  });

  it('leaves out a variant and a type that this version does not know', () => {
    const strange = { ...DISCOVERY, variant: 'of tomorrow' };
    expect(names({ document_type: 'annual_report', discovery: strange }).variant).to.equal(
      undefined,
    );
    const unknown = { ...DISCOVERY, document_type: 'of tomorrow' };
    expect(names({ discovery: unknown, title: 'Annual Report 2022' })).to.deep.include({
      documentType: 'annual_report',
    });
  });

  it('is judged by title, address and file where nobody saw the link', () => {
    expect(names({ url: 'https://a.example/annual-report-2021.pdf' })).to.include({
      documentType: 'annual_report',
      fiscalYear: 2022,
      yearUncertain: false,
    });
    expect(names({ fiscal_year_uncertain: true })).to.include({ yearUncertain: true });
    expect(
      names({ url: 'no address', file_path: 'company_1/2022/presentation-q3.pdf' }),
    ).to.include({
      documentType: 'presentation',
    });
  });

  it('is what a client said where names say something else, and tells both', () => {
    const fields = { document_type: 'Presentation', title: 'Annual Report 2022' };
    const { documentType, confidence, variant, reasons } = names(fields);
    expect([documentType, confidence, variant]).to.deep.equal(['presentation', 0.8, undefined]);
    expect(reasons[0]).to.equal('the record says presentation');
    expect(reasons[1]).to.match(/^but /);
  });

  it('has the word of the client still after a classification has written another type', () => {
    const document = record({ document_type: 'other', given_type: 'Annual Report' });
    expect(typeFromClient(document)).to.equal('Annual Report');
    expect(typeFromClient(record({ document_type: 'Presentation' }))).to.equal('Presentation');
  });
});
