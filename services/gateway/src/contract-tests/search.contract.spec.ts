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
    const nothing = { companies: [], documents: [], line_items: [] };
    expect(await search('quarry')).to.deep.equal(nothing);
  });

  it('answers with empty lists where nothing is called so, whatever is asked', async () => {
    for (const q of ['nothing of that name', "'%_\\", ':* & !(', '\u{10ffff}', '"'])
      expect(await search(q), q).to.deep.equal({ companies: [], documents: [], line_items: [] });
  });

  it('refuses a query of blanks, one that is too long, and too many of a kind', async () => {
    for (const query of ['', 'q=', 'q=%20%20', `q=${'a'.repeat(201)}`, 'q=a&limit=51', 'q=a%00'])
      expect((await client().call('search', { query })).status, query).to.equal(422);
  });
});
