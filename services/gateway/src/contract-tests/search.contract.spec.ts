import { expect } from 'chai';
import { aCompany, aCompiledStatement, aDocument } from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

describe('The search', () => {
  let running: RunningGateway;
  before(async () => {
    running = await RunningGateway.start();
  });
  after(() => running.stop());
  const client = () => running.client;
  const search = async (q: string, more = '') =>
    (await client().call('search', { query: `q=${encodeURIComponent(q)}${more}` })).body;

  it('finds companies, documents and rows of compiled statements, what begins so first', async () => {
    const { id } = await aCompany(client(), { name: 'Quarrymead plc', primary_ticker: 'QRM' });
    const url = 'https://quarrymead.example/quarry-report.pdf';
    const document = await aDocument(client(), id, { url });
    const items = ['Total quarry revenue', 'Quarry revenue'].map((name) => ({ name, values: {} }));
    const statement = await aCompiledStatement(client(), id, { data: { line_items: items } });
    const row = (name: string) => ({
      compiled_statement_id: statement.id,
      company_id: id,
      company_name: 'Quarrymead plc',
      statement_type: 'Income Statement',
      name,
    });
    expect(await search('quarry')).to.deep.equal({
      figures: [],
      companies: [{ company_id: id, name: 'Quarrymead plc', ticker: 'QRM' }],
      documents: [
        {
          document_id: document.id,
          company_id: id,
          company_name: 'Quarrymead plc',
          title: null,
          url,
          document_type: 'Annual Report',
          fiscal_year: 2024,
        },
      ],
      line_items: [row('Quarry revenue'), row('Total quarry revenue')],
    });
    expect((await search('quarry', '&limit=1')).line_items).to.deep.equal([row('Quarry revenue')]);
    expect((await search(' qrm ')).companies).to.have.length(1);
    await client().call('deleteCompany', { path: { 'company-id': id } });
    const nothing = { figures: [], companies: [], documents: [], line_items: [] };
    expect(await search('quarry')).to.deep.equal(nothing);
  });

  describe('for a figure', () => {
    let company = 0;
    let income = 0;
    const statementOf = async (type: string, items: readonly object[]): Promise<number> => {
      const years = ['2023', '2022'];
      const line_items = items.map((item) => ({ is_total: true, unit: 'money', ...item }));
      const data = { statement_type: type, currency: 'EUR', scale: 1_000_000, years, line_items };
      const statement = await aCompiledStatement(client(), company, { statement_type: type, data });
      return statement.id;
    };
    before(async () => {
      company = (await aCompany(client(), { name: 'Millbrook General plc' })).id;
      income = await statementOf('income_statement', [
        { name: 'Revenue', values: { 2023: 2_345, 2022: 2_111 } },
        { name: 'Net income', values: { 2023: 345, 2022: 211 } },
      ]);
      await statementOf('cash_flow_statement', [
        { name: 'Net cash provided by operating activities', values: { 2023: 500, 2022: 400 } },
        { name: 'Purchases of property, plant and equipment', values: { 2023: -150, 2022: -123 } },
      ]);
    });
    const figures = async (q: string) => (await search(q)).figures;

    it('names company, ratio, year, number and its place in the console', async () => {
      const [first] = await figures('millbrook free cash flow 2022');
      expect(first).to.deep.include({
        company_id: company,
        company_name: 'Millbrook General plc',
        kind: 'ratio',
        id: 'free_cash_flow',
        label: 'Free cash flow',
        year: '2022',
        value: 277,
        unit: 'money',
        scale: 1_000_000,
        currency: 'EUR',
        address: `/#/compare?company=${company}&type=ratios&cell=free_cash_flow%3A${company}%3A2022`,
      });
    });

    it('names a line item with its cell, of the newest year where none is named', async () => {
      const [first] = await figures('Revenue Millbrook');
      expect(first).to.deep.include({
        kind: 'line_item',
        id: 'revenue',
        year: '2023',
        value: 2_345,
        address: `/#/statements/${income}?cell=0%3A2023`,
      });
      const [margin] = await figures('millbrook net margin 2022');
      expect(margin).to.deep.include({ id: 'net_margin', unit: 'share', scale: null });
      expect(margin?.value).to.be.closeTo(211 / 2_111, 1e-6);
    });

    it('names none that is not there, and none of words that are a company', async () => {
      for (const q of ['millbrook revenue 1999', 'millbrook inventories', 'millbrook general'])
        expect(await figures(q), q).to.deep.equal([]);
      expect(await figures('nobody revenue 2022')).to.deep.equal([]);
    });
  });

  it('answers with empty lists where nothing is called so, whatever is asked', async () => {
    for (const q of ['nothing of that name', "'%_\\", ':* & !(', '\u{10ffff}', '"'])
      expect(await search(q), q).to.deep.equal({
        figures: [],
        companies: [],
        documents: [],
        line_items: [],
      });
  });

  it('refuses a query of blanks, one that is too long, and too many of a kind', async () => {
    for (const query of ['', 'q=', 'q=%20%20', `q=${'a'.repeat(201)}`, 'q=a&limit=51', 'q=a%00'])
      expect((await client().call('search', { query })).status, query).to.equal(422);
  });
});
