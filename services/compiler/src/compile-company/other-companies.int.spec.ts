import {
  QUEUES,
  REPORTING_COMPANY,
  STATEMENT_TYPES,
  type ReviewAnswer,
  type RawStatement,
} from '@fde/contracts';
import { rootContext } from '@fde/event-log';
import { WorkerInstallation } from '@fde/service-kit/spec-support';
import { expect } from 'chai';
import { compileCompany } from './compile-company.js';

/** A balance sheet that the service read from a report of another company than the spec's own. */
const readOf = (companyName: string, year: number): RawStatement => ({
  statement_type: 'balance_sheet',
  company_name: companyName,
  fiscal_year: year,
  currency: 'USD',
  scale: 1000,
  years: [String(year)],
  fiscal_year_ends: {},
  pages: [7],
  method: 'layout',
  confidence: 0.9,
  checks: [],
  reading: {
    document_sha256: 'a'.repeat(64),
    document_pages: 90,
    mentions: { name: 'Acme Corporation', pages: 0, of: 90, front: false, words: 0, tickers: [] },
  },
  decisions: { company_name: { value: companyName, evidence: [], confidence: 0.99 } },
  line_items: [
    {
      name: 'Total assets',
      values: { [String(year)]: 10 },
      indentation_level: 0,
      is_total: true,
      section: null,
      unit: 'money',
      sources: { [String(year)]: { page: 7, bbox: [0, 0, 10, 10] } },
    },
  ],
});

describe("another company's report", () => {
  let on: WorkerInstallation;
  beforeEach(async () => {
    on = await WorkerInstallation.open('postgres');
    await on.worker([compileCompany], {}, QUEUES.compiler);
    await on.eventLog.transaction(rootContext(), (unit) =>
      unit.records.changeCompany(on.companyId, { name: 'Acme Corporation' }),
    );
  });
  afterEach(async () => {
    await on.close();
  });

  const store = (raw: RawStatement, documentId = on.documentId) =>
    on.eventLog.transaction(rootContext(), (unit) =>
      unit.records.storeExtraction({
        document_id: documentId,
        statement_type: raw.statement_type,
        raw_data: raw,
        confidence_score: 0.9,
        metadata: null,
      }),
    );
  const recompile = async () => (await on.ended(await on.request('recompile_company'))).result;
  const compiled = () => on.eventLog.records.compiledStatements(on.companyId);
  const openReviews = async () =>
    (await on.eventLog.records.reviews({ state: 'open' }, { limit: 10 })).items;
  const ownerReview = async () =>
    (await openReviews()).find(({ decision }) => decision === REPORTING_COMPANY);
  const settle = (id: number, verdict: ReviewAnswer['verdict']) =>
    on.eventLog.transaction(rootContext(), (unit) =>
      unit.records.settleReview(id, {
        verdict,
        value: null,
        page: null,
        bbox: null,
        comment: null,
        by: 'ann',
      }),
    );
  const undo = (id: number) =>
    on.eventLog.transaction(rootContext(), (unit) => unit.records.undoReview(id, 'ann'));
  const addReport = (year: number) =>
    on.eventLog.transaction(rootContext(), (unit) =>
      unit.records.addDocument(
        {
          company_id: on.companyId,
          url: `https://acme.example/${year}.pdf`,
          fiscal_year: year,
          document_type: 'annual_report',
          filing_date: null,
          file_path: null,
          metadata: null,
        },
        'client',
      ),
    );

  it('is kept, left out with its reason, and asked about', async () => {
    const { id } = await store(readOf('Northwind plc', 2023));
    const result = await recompile();
    expect(result).to.deep.include({
      outcome: 'partly_read',
      outcome_reason: 'There is no statement to compile, 1 report left out',
      next_steps: ['look_at_left_out', 'review_company'],
      extraction_count: 0,
      left_out: [
        {
          document_id: on.documentId,
          extraction_id: id,
          why: 'another_company',
          about: { printed_name: 'Northwind plc' },
          reason:
            "another company's report: it says Northwind plc, and the company is Acme Corporation",
        },
      ],
    });
    expect(await compiled()).to.deep.equal([]);
    expect((await openReviews()).map(({ decision, reasons }) => [decision, reasons])).to.deep.equal(
      [
        [
          REPORTING_COMPANY,
          [
            {
              about: 'decision',
              says: 'The report says Northwind plc; the company is Acme Corporation. Whose is it?',
              rule: 'other_company',
            },
          ],
        ],
      ],
    );
  });

  it("is compiled once a person says it is the company's, and so are others of that name", async () => {
    await store(readOf('Northwind plc', 2023));
    await recompile();
    const review = await ownerReview();
    await settle(review?.id ?? 0, 'confirm');
    expect((await recompile())?.['extraction_count']).to.equal(1);
    const newer = await addReport(2024);
    await store(readOf('Northwind plc', 2024), newer.id);
    expect((await recompile())?.['extraction_count']).to.equal(2);
    expect(await ownerReview()).to.equal(undefined);
    await undo(review?.id ?? 0);
    expect((await recompile())?.['extraction_count'], 'undone').to.equal(0);
    expect(await compiled()).to.deep.equal([]);
    expect((await ownerReview())?.id).to.equal(review?.id);
  });

  it("stays out, with others of that name, once a person says it is another's", async () => {
    await store(readOf('Northwind plc', 2023));
    await recompile();
    const review = await ownerReview();
    await settle(review?.id ?? 0, 'not-on-this-page');
    const newer = await addReport(2024);
    await store(readOf('Northwind plc', 2024), newer.id);
    const result = await recompile();
    expect(result?.['extraction_count']).to.equal(0);
    expect(
      (result?.['left_out'] as { reason: string }[]).map(({ reason }) => reason),
    ).to.deep.equal(
      Array.from(
        { length: 2 },
        () => "a person said that it is another company's report (it says Northwind plc)",
      ),
    );
    expect(await ownerReview()).to.equal(undefined);
  });

  it('is no longer asked about once a person says so of its document, until that is undone', async () => {
    await store(readOf('Northwind plc', 2023));
    const own = await addReport(2024);
    for (const type of STATEMENT_TYPES)
      await store({ ...readOf('Acme Corporation', 2024), statement_type: type }, own.id);
    await recompile();
    expect(await ownerReview()).not.to.equal(undefined);
    const leaveOut = (leftOut: { why: 'another_company'; comment: null } | null, id: number) =>
      on.eventLog.transaction(rootContext(), (unit) =>
        unit.records.changeDocument(id, { left_out: leftOut }),
      );
    await leaveOut({ why: 'another_company', comment: null }, on.documentId);
    expect(await recompile()).to.deep.include({
      outcome: 'found',
      outcome_reason: '3 statements were compiled, 1 document left out by a person',
      missing_years: [],
      next_steps: [],
    });
    expect(await ownerReview(), 'settled').to.equal(undefined);
    const newer = await addReport(2022);
    await store(readOf('Northwind plc', 2022), newer.id);
    expect((await recompile())?.['extraction_count'], 'of that name').to.equal(3);
    expect(await ownerReview(), 'of that name').to.equal(undefined);
    await leaveOut(null, on.documentId);
    await recompile();
    expect((await ownerReview())?.reasons[0], 'undone').to.include({ rule: 'other_company' });
  });

  it("does not take the company's own name from it", async () => {
    await store(readOf('Acme Corporation', 2023));
    const own = await addReport(2024);
    await store(readOf('Acme Corporation', 2024), own.id);
    await on.eventLog.transaction(rootContext(), (unit) =>
      unit.records.changeDocument(own.id, {
        left_out: { why: 'another_company', comment: null },
      }),
    );
    expect((await recompile())?.['extraction_count']).to.equal(1);
  });
});
