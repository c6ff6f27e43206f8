import { QUEUES, type CompiledData, type RawStatement } from '@fde/contracts';
import { rootContext, statementChangesOf } from '@fde/event-log';
import type { TaskHandler } from '@fde/service-kit';
import { WorkerInstallation } from '@fde/service-kit/spec-support';
import { taskResultFaults } from '@fde/testing';
import { expect } from 'chai';
import { compileCompany } from './compile-company.js';

const statement = (
  type: RawStatement['statement_type'],
  values: Record<string, number>,
): RawStatement => ({
  statement_type: type,
  company_name: 'Acme',
  fiscal_year: 2023,
  currency: 'USD',
  scale: 1000,
  years: Object.keys(values),
  fiscal_year_ends: {},
  pages: [7],
  method: 'layout',
  confidence: 0.9,
  checks: [],
  line_items: [
    {
      name: 'Total',
      values,
      indentation_level: 0,
      is_total: true,
      section: null,
      unit: 'money',
      sources: Object.fromEntries(
        Object.keys(values).map((year) => [year, { page: 7, bbox: [0, 0, 10, 10] }]),
      ),
    },
  ],
});

describe('compile a company', () => {
  let on: WorkerInstallation;
  /** What happens when everything is read and compiled, and nothing is recorded yet. */
  let beforeRecording: () => Promise<void>;

  beforeEach(async () => {
    on = await WorkerInstallation.open('postgres');
    beforeRecording = () => Promise.resolve();
    const watched: TaskHandler = {
      ...compileCompany,
      run: async (command, context) => {
        const outcome = await compileCompany.run(command, context);
        await beforeRecording();
        return outcome;
      },
    };
    await on.worker([watched], {}, QUEUES.compiler);
  });
  afterEach(async () => {
    await on.close();
  });

  const store = (
    type: RawStatement['statement_type'],
    values: Record<string, number>,
    documentId = on.documentId,
  ) =>
    on.eventLog.transaction(rootContext(), (unit) =>
      unit.records.storeExtraction({
        document_id: documentId,
        statement_type: type,
        raw_data: statement(type, values),
        confidence_score: 0.9,
        metadata: null,
      }),
    );
  /** Whether the company takes interim reports. */
  const takeInterim = (interim: boolean) =>
    on.eventLog.transaction(rootContext(), (unit) =>
      unit.records.changeCompany(on.companyId, { interim }),
    );
  /** A half-year report that prints the half and that of the year before. */
  const storeHalf = async (year: number, value: number, yearBefore: number) => {
    const document = await on.eventLog.transaction(rootContext(), async ({ records }) => {
      const { id } = await records.addDocument(
        {
          company_id: on.companyId,
          url: `https://acme.example/half-${year}.pdf`,
          fiscal_year: year,
          document_type: 'half_year_report',
          filing_date: `${year}-08-01`,
          file_path: null,
          metadata: null,
        },
        'client',
      );
      return id;
    });
    const columns = [year, year - 1].map((one) => ({
      name: `H1 ${one}`,
      period: { kind: 'duration' as const, start: `${one}-01-01`, end: `${one}-06-30` },
      is_fiscal_year: false,
      reason: 'part_of_year' as const,
    }));
    const values = { [`H1 ${year}`]: value, [`H1 ${year - 1}`]: yearBefore };
    await on.eventLog.transaction(rootContext(), ({ records }) =>
      records.storeExtraction({
        document_id: document,
        statement_type: 'income_statement',
        raw_data: {
          ...statement('income_statement', values),
          fiscal_year: year,
          period: 'interim',
          columns,
        },
        confidence_score: 0.9,
        metadata: null,
      }),
    );
    return document;
  };
  const news = async () =>
    (
      await statementChangesOf(
        on.eventLog.database,
        { companyId: on.companyId },
        { skip: 0, limit: 10 },
      )
    ).items;
  const recompile = async () => on.ended(await on.request('recompile_company'));
  const compiled = async () =>
    (await on.eventLog.records.compiledStatements(on.companyId)).map(
      ({ statement_type: type, version }) => `${type} v${version}`,
    );

  it('compiles what was read, with lineage, and changes nothing when nothing is new', async () => {
    await store('balance_sheet', { 2023: 10, 2022: 9 });
    const task = await recompile();
    expect(task.result).to.deep.include({
      status: 'success',
      document_count: 1,
      extraction_count: 1,
    });
    expect(taskResultFaults('recompile_company', task.result)).to.equal(undefined);
    const before = await compiled();
    // Its compilation, and what that changed.
    expect(before).to.deep.equal(['balance_sheet v2']);
    const [record] = await on.eventLog.records.compiledStatements(on.companyId);
    expect(record?.data_lineage).to.have.keys('2022', '2023');
    expect((await recompile()).result?.['compiled_statements']).to.deep.include.members([
      {
        id: 1,
        statement_type: 'balance_sheet',
        years: ['2023', '2022'],
        line_item_count: 1,
        confidence: 0.9,
        // Total assets and total equity, in two years: the one row is called "Total".
        gap_count: 4,
        changed: false,
      },
    ]);
    expect(await compiled()).to.deep.equal(before);
  });

  it('tells what interim reports changed, of a company that takes them alone', async () => {
    await store('balance_sheet', { 2023: 10, 2022: 9 });
    const half = await storeHalf(2023, 5, 4);
    expect((await recompile()).result).not.to.have.property('interim_document_count');
    expect((await news()).map((one) => one.compiled_statement_id)).to.deep.equal([1]);
    await takeInterim(true);
    expect((await recompile()).result).to.deep.include({
      document_count: 1,
      interim_document_count: 1,
    });
    const [first] = await news();
    expect(first).to.deep.include({
      compiled_statement_id: null,
      statement_type: 'income_statement',
      interim_reports: [{ document_id: half, fiscal_year: 2023, fiscal_part: null }],
    });
    expect(first?.changes).to.deep.include({
      first: true,
      new_years: [],
      new_periods: ['6 months to 2023-06-30', '6 months to 2022-06-30'],
    });
    const next = await storeHalf(2024, 7, 6);
    await recompile();
    await recompile();
    const [second, ...before] = await news();
    expect(before).to.have.length(2);
    expect(second?.interim_reports?.map(({ document_id: id }) => id)).to.deep.equal([next]);
    expect(second?.changes).to.deep.include({
      first: false,
      new_periods: ['6 months to 2024-06-30'],
      restated_count: 1,
    });
    expect(second?.changes.cells[0]).to.deep.include({
      year: '6 months to 2023-06-30',
      before: 5,
      after: 6,
      document_id: next,
    });
    await takeInterim(false);
    await storeHalf(2025, 8, 7);
    await recompile();
    expect(await news(), 'turned off').to.have.length(3);
  });

  it('tells what it changed: all years the first time, then what a newer report restates', async () => {
    await store('balance_sheet', { 2023: 10, 2022: 9 });
    await recompile();
    const newer = await on.eventLog.transaction(rootContext(), (unit) =>
      unit.records.addDocument(
        {
          company_id: on.companyId,
          url: 'https://acme.example/2024.pdf',
          fiscal_year: 2024,
          document_type: 'annual_report',
          filing_date: null,
          file_path: null,
          metadata: null,
        },
        'client',
      ),
    );
    await store('balance_sheet', { 2024: 12, 2023: 11 }, newer.id);
    await recompile();
    await recompile();
    const { items } = await statementChangesOf(
      on.eventLog.database,
      { companyId: on.companyId },
      { skip: 0, limit: 10 },
    );
    expect(items.map(({ changes: { first, new_years: years } }) => [first, years])).to.deep.equal([
      [false, ['2024']],
      [true, ['2023', '2022']],
    ]);
    expect(items[0]?.changes.cells).to.deep.equal([
      {
        item: 'Total',
        year: '2023',
        before: 10,
        after: 11,
        reason: 'restatement',
        document_id: newer.id,
        page: 7,
      },
    ]);
  });

  it('takes annual reports alone', async () => {
    const quarterly = await on.eventLog.transaction(rootContext(), (unit) =>
      unit.records.addDocument(
        {
          company_id: on.companyId,
          url: 'https://acme.example/q.pdf',
          fiscal_year: 2023,
          document_type: 'quarterly_report',
          filing_date: null,
          file_path: null,
          metadata: null,
        },
        'client',
      ),
    );
    await store('balance_sheet', { 2023: 10 }, quarterly.id);
    expect((await recompile()).result).to.deep.include({
      extraction_count: 0,
      compiled_statements: [],
    });
    expect(await compiled()).to.deep.equal([]);
  });

  it('removes a statement whose documents are gone, and leaves alone what a client wrote', async () => {
    await store('balance_sheet', { 2023: 10 });
    await recompile();
    await on.eventLog.transaction(rootContext(), async (unit) => {
      await unit.records.putCompiledStatement(
        {
          company_id: on.companyId,
          statement_type: 'segments',
          data: { line_items: [{ name: 'Europe', values: { 2023: 1 } }] },
          data_lineage: { 2023: { source_document_id: on.documentId, source_extraction_id: 999 } },
        },
        'client',
      );
      await unit.records.removeDocument(on.documentId);
    });
    expect((await recompile()).result).to.deep.include({
      removed_statement_types: ['balance_sheet'],
    });
    expect(await compiled()).to.deep.equal(['segments v1']);
  });

  it('fails with the reason where nothing can be read', async () => {
    await on.eventLog.transaction(rootContext(), (unit) =>
      unit.records.storeExtraction({
        document_id: on.documentId,
        statement_type: 'balance_sheet',
        raw_data: { line_items: 'none' },
        confidence_score: null,
        metadata: null,
      }),
    );
    expect((await recompile()).error).to.include({ code: 'raw_data_invalid', retryable: false });
  });

  const openReviews = async () =>
    (await on.eventLog.records.reviews({ state: 'open' }, { limit: 10 })).items;
  const settle = (id: number, value: number) =>
    on.eventLog.transaction(rootContext(), async (unit) => {
      const place = { page: null, bbox: null, comment: null, by: 'ann' };
      const review = await unit.records.settleReview(id, { verdict: 'correct', value, ...place });
      const { task } = await unit.tasks.request({
        operation: 'recompile_company',
        companyId: review.company_id,
        documentId: null,
      });
      return task;
    });
  const cell = async () => {
    const [record] = await on.eventLog.records.compiledStatements(on.companyId);
    const [row] = (record?.data as CompiledData).line_items;
    return { value: row?.values['2023'], source: row?.sources['2023'] };
  };

  it('takes what a person has settled with confidence 1, and asks for it no more', async () => {
    await store('balance_sheet', { 2023: 10, 2022: 9 });
    await recompile();
    const gaps = await openReviews();
    expect(
      gaps.map(({ item, reasons }) => [item?.name, item?.year, reasons[0]?.about]),
    ).to.deep.equal([
      ['total assets', '2023', 'gap'],
      ['total assets', '2022', 'gap'],
      ['total equity', '2023', 'gap'],
      ['total equity', '2022', 'gap'],
    ]);
    await store('balance_sheet', { 2023: 11, 2022: 9 });
    const figure = { name: 'Total', section: null, occurrence: 0, year: '2023' };
    const [extraction] = await on.eventLog.records.extractions(on.documentId);
    await on.eventLog.transaction(rootContext(), (unit) =>
      unit.records.askReviews(extraction?.id ?? 0, [
        {
          decision: null,
          item: figure,
          value: 11,
          page: 7,
          bbox: [0, 0, 10, 10],
          doubt: 0.4,
          weight: 1,
          reasons: [{ about: 'reading', says: 'A digit was changed', rule: 'repaired' }],
        },
      ]),
    );
    const [question] = await openReviews();
    const task = await settle(question?.id ?? 0, 17);
    expect((await on.ended(task.taskId)).status).to.equal('SUCCESS');
    const { value, source } = await cell();
    expect(value).to.equal(17);
    expect(source).to.deep.include({
      confidence: 1,
      method: 'reviewed',
      review_id: question?.id,
    });
    expect(source?.read).to.deep.include({ value: 11, page: 7 });
    expect((await openReviews()).map(({ item }) => item?.name)).not.to.include('Total');
  });

  it('sees a verdict that comes while it compiles, though that asks for no task of its own', async () => {
    await store('balance_sheet', { 2023: 10 });
    await recompile();
    const [question] = await openReviews();
    let found: string | undefined;
    beforeRecording = async () => {
      beforeRecording = () => Promise.resolve();
      found = (await settle(question?.id ?? 0, 99)).taskId;
    };
    const task = await on.request('recompile_company');
    await on.ended(task);
    expect(found).to.equal(task);
    const [record] = await on.eventLog.records.compiledStatements(on.companyId);
    const rows = (record?.data as CompiledData).line_items;
    expect(rows.map(({ name, values }) => [name, values['2023']])).to.deep.include([
      question?.item?.name,
      99,
    ]);
  });
});
