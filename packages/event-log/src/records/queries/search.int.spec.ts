import { expect } from 'chai';
import { rebuildReadModels, verifyReadModels } from '../../read-models/rebuild.js';
import { change, seededLog, type SpecLog } from '../../spec-log.js';
import { searchRecords } from './search.js';

describe('the search', () => {
  let spec: SpecLog;

  before(async () => {
    spec = await seededLog();
    await addReport(1, 'Annual Report', 2023, 'Growing from strength');
    await addReport(2, 'Annual Report', 2024, 'Integrated Report');
    await addReport(2, 'Presentation', 2023, 'Strength and balance');
  });
  after(() => spec.remove());

  const addReport = (companyId: number, type: string, year: number, title: string) =>
    change(spec.log, (unit) =>
      unit.records.addDocument(
        {
          company_id: companyId,
          url: `https://reports.example/${year}/${companyId}.pdf`,
          fiscal_year: year,
          document_type: type,
          filing_date: null,
          file_path: null,
          metadata: null,
        },
        'pipeline',
        { title },
      ),
    );
  const compile = async (companyId: number, data: object): Promise<number> => {
    const fields = { company_id: companyId, statement_type: 'Income Statement', data: { ...data } };
    const { record } = await change(spec.log, (unit) =>
      unit.records.putCompiledStatement({ ...fields, data_lineage: {} }, 'client'),
    );
    return record.id;
  };
  const named = (...names: readonly unknown[]) => ({
    line_items: names.map((name) => ({ name, values: {} })),
  });
  const found = (query: string, limit = 10) => searchRecords(spec.database, query, limit);
  const lines = async (query: string, limit = 10) =>
    (await found(query, limit)).line_items.map(({ name, company_name: of }) => `${of}: ${name}`);

  it('finds companies by name and by ticker, a ticker that is meant first', async () => {
    const companies = async (query: string) =>
      (await found(query)).companies.map(({ name, ticker }) => [name, ticker]);
    expect(await companies('astra')).to.deep.equal([['AstraZeneca PLC', 'AZN']]);
    expect((await companies('sap'))[0]).to.deep.equal(['SAP SE', 'SAP']);
    expect(await companies('azn')).to.deep.equal([['AstraZeneca PLC', 'AZN']]);
    expect(await companies('plc astraz')).to.deep.equal([['AstraZeneca PLC', 'AZN']]);
  });

  it('finds documents by title, type and year, those that begin so first', async () => {
    const titles = async (query: string) =>
      (await found(query)).documents.map(({ title }) => title);
    expect(await titles('strength')).to.deep.equal([
      'Strength and balance',
      'Growing from strength',
    ]);
    expect(await titles('annual 2023')).to.deep.equal(['Growing from strength']);
    expect(await titles('annual report')).to.deep.equal([
      'Integrated Report',
      'Growing from strength',
    ]);
  });

  it('finds rows of compiled statements, those that begin so first, as the statement stands', async () => {
    const statement = await compile(1, named('Total revenue', 'Revenue', 'Cost of sales'));
    const other = await compile(2, named('Revenue', 'Revenue', 'Other revenue'));
    expect(await lines('revenue')).to.deep.equal([
      'AstraZeneca PLC: Revenue',
      'SAP SE: Revenue',
      'SAP SE: Other revenue',
      'AstraZeneca PLC: Total revenue',
    ]);
    expect(await lines('revenue', 1)).to.deep.equal(['AstraZeneca PLC: Revenue']);
    await compile(1, named('Turnover'));
    expect(await lines('REVENUE')).to.deep.equal(['SAP SE: Revenue', 'SAP SE: Other revenue']);
    expect((await found('turn')).line_items).to.deep.equal([
      {
        compiled_statement_id: statement,
        company_id: 1,
        company_name: 'AstraZeneca PLC',
        statement_type: 'Income Statement',
        name: 'Turnover',
      },
    ]);
    await change(spec.log, (unit) => unit.records.removeCompiledStatement(other));
    expect(await lines('revenue')).to.deep.equal([]);
  });

  it('finds rows and documents of a company by words of both, in any order', async () => {
    await compile(2, named('Total revenue', 'Cost of sales'));
    expect(await lines('sap revenue')).to.deep.equal(['SAP SE: Total revenue']);
    expect(await lines('cost sap')).to.deep.equal(['SAP SE: Cost of sales']);
    expect(await lines('azn cost')).to.deep.equal([]);
    expect(await lines('sap')).to.deep.equal([]);
    const documents = (await found('sap 2024')).documents.map(({ title }) => title);
    expect(documents).to.deep.equal(['Integrated Report']);
    await compile(2, named());
  });

  it('takes no word of a query for anything but a word', async () => {
    await compile(1, named("R&D (net): 100% of 'it'", 'a\\b_c', 'x'.repeat(20_000)));
    for (const query of ['R&D', '100%', "of 'it'", 'r & d | !net', 'a\\b'])
      expect((await lines(query)).length, query).to.equal(1);
    for (const query of ['%', '_', "'", '!(', ':*', '&'])
      expect(await lines(query)).to.deep.equal([]);
    expect((await lines('x'.repeat(200))).length).to.equal(1);
  });

  it('finds nothing in statements of a form of their own', async () => {
    for (const data of [{ line_items: 'none' }, { line_items: [7, null, { name: 7 }] }, {}])
      await compile(3, data);
    expect(await lines('7')).to.deep.equal([]);
  });

  it('looks through what the log tells', async () => {
    await compile(1, named('Revenue', 'Revenue', 'Costs'));
    expect(
      (await verifyReadModels({ url: spec.url })).tables.flatMap(({ differences }) => differences),
    ).to.deep.equal([]);
    await spec.database.run((db) => db.deleteFrom('line_names').execute());
    await rebuildReadModels({ url: spec.url });
    expect(await lines('revenue')).to.deep.equal(['AstraZeneca PLC: Revenue']);
  });
});
