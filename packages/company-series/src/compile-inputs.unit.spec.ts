import type { CompiledStatementRecord, DocumentRecord, ExtractionRecord } from '@fde/event-log';
import { expect } from 'chai';
import { compileInputs as selectInputs, withoutSource } from './compile-inputs.js';
import { documentRecord, extractionRecord } from './spec-support/records.js';

const stamps = { created_at: new Date(0), updated_at: new Date(0), version: 1 };
const document = (id: number, type: string, facts: Partial<DocumentRecord> = {}): DocumentRecord =>
  documentRecord({ id, document_type: type, fiscal_year: 2020 + id, ...facts });
const extraction = (
  id: number,
  documentId: number,
  raw: Readonly<Record<string, unknown>> = {},
): ExtractionRecord =>
  extractionRecord({
    id,
    document_id: documentId,
    statement_type: 'Balance Sheet',
    raw_data: raw,
  });
const compiled = (type: string, extractionIds: readonly number[]): CompiledStatementRecord => ({
  id: 1,
  company_id: 1,
  statement_type: type,
  data: {
    line_items: extractionIds.map((id) => ({
      name: 'Total',
      sources: { [String(2000 + id)]: { document_id: 1, extraction_id: id } },
    })),
  },
  data_lineage: Object.fromEntries(
    extractionIds.map((id) => [
      String(2000 + id),
      { source_document_id: 1, source_extraction_id: id },
    ]),
  ),
  ...stamps,
});

const company = { name: 'Costco', primary_ticker: null, tickers: null };
const compileInputs = (
  documents: readonly DocumentRecord[],
  extractions: readonly ExtractionRecord[],
) => selectInputs(documents, extractions, company);

describe('reports that a person left out', () => {
  it('are not compiled, with the reason', () => {
    const out = { left_out: { why: 'another_company', comment: 'Netflix' } } as const;
    const documents = [document(1, 'annual_report', out), document(2, 'annual_report')];
    const { inputs, leftOut } = compileInputs(documents, [extraction(1, 1), extraction(2, 2)]);
    expect(inputs.map(({ documentId }) => documentId)).to.deep.equal([2]);
    expect(leftOut).to.deep.equal([
      {
        document_id: 1,
        extraction_id: 1,
        why: 'another_company',
        about: { comment: 'Netflix', settled: true },
        reason: "a person said that it is another company's report: Netflix",
      },
    ]);
  });
});

describe('compileInputs', () => {
  it('takes the extractions of annual reports alone, whatever their type is written like', () => {
    const { inputs } = compileInputs(
      [document(1, 'Annual Report'), document(2, 'quarterly_report')],
      [extraction(5, 1), extraction(6, 2), extraction(7, 9)],
    );
    expect(inputs).to.deep.equal([
      {
        documentId: 1,
        extractionId: 5,
        fiscalYear: 2021,
        filingDate: null,
        discoveredAt: null,
        statementType: 'balance_sheet',
        raw: {},
      },
    ]);
  });

  const annual = (id: number, facts: Partial<DocumentRecord> = {}) =>
    document(id, 'annual_report', facts);
  const compiledOf = (
    documents: readonly DocumentRecord[],
    extractions: readonly ExtractionRecord[],
  ) => {
    const { inputs, leftOut } = compileInputs(documents, extractions);
    return {
      compiled: inputs.map(({ documentId }) => documentId),
      leftOut: leftOut.map(({ document_id: id }) => id),
    };
  };

  it('leaves out what was read of a copy, as long as the report itself is read', () => {
    const documents = [annual(1), annual(2, { duplicate_of: 1 })];
    expect(compiledOf(documents, [extraction(5, 1), extraction(6, 2)])).to.deep.equal({
      compiled: [1],
      leftOut: [2],
    });
    expect(compiledOf(documents, [extraction(6, 2)])).to.deep.equal({ compiled: [2], leftOut: [] });
  });

  it('takes the tagged report of a year instead of its PDF', () => {
    const [pdf, tagged] = [{ method: 'layout' }, { method: 'tagged' }];
    const documents = [
      annual(1, { fiscal_year: 2024 }),
      annual(2, { fiscal_year: 2024 }),
      annual(3, { fiscal_year: 2023 }),
    ];
    const extractions = [extraction(5, 1, pdf), extraction(6, 2, tagged), extraction(7, 3, pdf)];
    expect(compiledOf(documents, extractions)).to.deep.equal({ compiled: [2, 3], leftOut: [1] });
  });

  it('takes the document with the statements of a year instead of chapters without them', () => {
    const [chapter, report] = [
      annual(1, { fiscal_year: 2024, statements: 'absent' }),
      annual(2, { fiscal_year: 2024, statements: 'present' }),
    ];
    const extractions = [extraction(5, 1), extraction(6, 2)];
    expect(compiledOf([chapter, report], extractions)).to.deep.equal({
      compiled: [2],
      leftOut: [1],
    });
    const earlier = { ...report, fiscal_year: 2023 };
    expect(compiledOf([chapter, earlier], extractions)).to.deep.equal({
      compiled: [1, 2],
      leftOut: [],
    });
    expect(compiledOf([chapter], [extraction(5, 1)])).to.deep.equal({ compiled: [1], leftOut: [] });
  });

  it("leaves out a parent company's own statements beside the group's, whatever their year", () => {
    const documents = [
      annual(1, { variant: 'parent_company' }),
      annual(2, { variant: 'annual_report' }),
    ];
    expect(compiledOf(documents, [extraction(5, 1), extraction(6, 2)])).to.deep.equal({
      compiled: [2],
      leftOut: [1],
    });
    expect(compiledOf(documents, [extraction(5, 1)])).to.deep.equal({ compiled: [1], leftOut: [] });
    const consolidated = { title: 'Consolidated balance sheet' };
    expect(compiledOf(documents, [extraction(5, 1, consolidated), extraction(6, 2)])).to.deep.equal(
      { compiled: [1, 2], leftOut: [] },
    );
  });
});

describe('compileInputs as of a day', () => {
  const read = (id: number, method: string) =>
    extraction(id, id, {
      method,
      years: ['2024'],
      fiscal_year_ends: { 2024: '2024-12-31' },
      line_items: [{ name: 'Total assets', values: { 2024: 90 } }],
    });
  const filed = (id: number, day: string) =>
    document(id, 'annual_report', { fiscal_year: 2024, filing_date: day });
  const documents = [filed(1, '2025-02-10'), filed(2, '2025-04-30')];
  const extractions = [read(1, 'layout'), read(2, 'tagged')];
  const compiledOn = (day?: string) =>
    selectInputs(documents, extractions, company, day).inputs.map(({ documentId }) => documentId);

  it('lets no report stand in for another before it is published', () => {
    expect(compiledOn('2025-02-09')).to.deep.equal([]);
    expect(compiledOn('2025-02-10')).to.deep.equal([1]);
    expect(compiledOn('2025-04-29')).to.deep.equal([1]);
    expect(compiledOn('2025-04-30')).to.deep.equal([2]);
    expect(compiledOn()).to.deep.equal([2]);
  });

  it('leaves what cannot be read to the compiling, which says what is wrong with it', () => {
    const { inputs } = selectInputs(documents, [extraction(1, 1, {})], company, '2020-01-01');
    expect(inputs.map(({ documentId }) => documentId)).to.deep.equal([1]);
  });
});

describe('compileInputs after a file was replaced', () => {
  const replaced = { ...document(1, 'annual_report'), sha256: 'new' };
  const of = (id: number, type: string, sha256: string): ExtractionRecord => ({
    ...extraction(id, 1),
    statement_type: type,
    raw_data: { reading: { document_sha256: sha256, document_pages: 1 } },
  });

  it('goes by what the service has recorded, never by the metadata of a client', () => {
    const metadata = { document_sha256: 'old' };
    const { leftOut } = compileInputs(
      [replaced],
      [of(1, 'balance_sheet', 'new'), { ...of(2, 'income_statement', 'new'), metadata }],
    );
    expect(leftOut).to.deep.equal([]);
  });

  it('leaves out what only the old file held', () => {
    const { inputs, leftOut } = compileInputs(
      [replaced],
      [of(1, 'balance_sheet', 'new'), of(2, 'income_statement', 'old')],
    );
    expect(inputs.map(({ extractionId }) => extractionId)).to.deep.equal([1]);
    expect(leftOut).to.deep.include.members([
      {
        document_id: 1,
        extraction_id: 2,
        why: 'older_file',
        reason: 'it was found in an older file of the document, but not in the present one',
      },
    ]);
  });

  it('keeps what was read of the old file until the new one is read', () => {
    expect(compileInputs([replaced], [of(2, 'income_statement', 'old')]).inputs).to.have.length(1);
  });
});

describe('compileInputs, given the report of another company', () => {
  const read = (id: number, name: string): ExtractionRecord =>
    extraction(id, id, {
      company_name: name,
      line_items: [],
      pages: [7],
      reading: {
        document_sha256: 'a',
        document_pages: 90,
        mentions: {
          name: 'Costco',
          pages: name === 'Costco' ? 40 : 0,
          of: 90,
          front: false,
          words: 0,
          tickers: [],
        },
      },
      decisions: { company_name: { value: name, evidence: [], confidence: 0.99 } },
    });
  const documents = [document(1, 'annual_report'), document(2, 'annual_report')];

  it('leaves it out, says why, and has a question whose it is', () => {
    const { inputs, leftOut, owners } = compileInputs(documents, [
      read(1, 'Costco'),
      read(2, 'Netflix, Inc.'),
    ]);
    expect(inputs.map(({ documentId }) => documentId)).to.deep.equal([1]);
    expect(leftOut).to.deep.equal([
      {
        document_id: 2,
        extraction_id: 2,
        why: 'another_company',
        about: { printed_name: 'Netflix, Inc.' },
        reason: "another company's report: it says Netflix, Inc., and the company is Costco",
      },
    ]);
    expect(owners.map(({ question }) => question?.question.reasons[0]?.says)).to.deep.equal([
      undefined,
      'The report says Netflix, Inc.; the company is Costco. Whose is it?',
    ]);
  });

  it('takes whatever a client stored', () => {
    const sent = extraction(2, 2, { company_name: 'Netflix, Inc.', line_items: [], pages: [] });
    expect(compileInputs(documents, [sent]).leftOut).to.deep.equal([]);
  });
});

describe('withoutSource', () => {
  const { inputs } = compileInputs([document(1, 'annual_report')], [extraction(5, 1)]);

  it('names statements whose sources are all gone', () => {
    expect(
      withoutSource([compiled('income_statement', [3, 4])], ['balance_sheet'], inputs),
    ).to.have.length(1);
  });

  it('keeps what is compiled now, what still has a source, and what a client wrote', () => {
    const statements = [
      compiled('Balance Sheet', [3]),
      compiled('income_statement', [3, 5]),
      compiled('own_view', []),
    ];
    expect(withoutSource(statements, ['balance_sheet'], inputs)).to.deep.equal([]);
  });

  it('keeps what a client wrote, though its lineage names what is not compiled', () => {
    const forms: Record<string, unknown>[] = [
      {},
      { line_items: 'none' },
      { line_items: [null, { name: 'Total' }, { name: 'Total', sources: { 2023: null } }] },
    ];
    const ofClient = forms.map((data) => ({ ...compiled('segments', [3]), data }));
    expect(withoutSource(ofClient, ['balance_sheet'], inputs)).to.deep.equal([]);
  });
});
