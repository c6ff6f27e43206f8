import { QUEUES, type RawStatement } from '@fde/contracts';
import { rootContext } from '@fde/event-log';
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

  beforeEach(async () => {
    on = await WorkerInstallation.open('postgres');
    await on.worker([compileCompany], {}, QUEUES.compiler);
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
    expect(before).to.deep.equal(['balance_sheet v1']);
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
        { company_id: on.companyId, statement_type: 'segments', data: {}, data_lineage: {} },
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
});
