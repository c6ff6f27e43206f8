import { expect } from 'chai';
import { aCompany, aDocument } from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

const FIFTY = Array.from({ length: 50 }, (_, index) => index);

describe('Fifty at once', () => {
  let running: RunningGateway;
  before(async () => {
    running = await RunningGateway.start();
  });
  after(() => running.stop());
  const client = () => running.client;

  it('POSTs of one compiled statement: one 201, the others 200, one record', async () => {
    const { id } = await aCompany(client());
    const answers = await Promise.all(
      FIFTY.map((n) =>
        client().call('putCompiledStatement', {
          json: {
            company_id: id,
            statement_type: n % 2 === 0 ? 'Income Statement' : 'income_statement',
            compiled_data: { Revenue: { 2024: n } },
          },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).to.have.length(1);
    expect(answers.filter(({ status }) => status === 200)).to.have.length(49);
    expect(new Set(answers.map(({ body }) => body.id)).size).to.equal(1);
    expect(
      (await client().call('listCompiledStatements', { path: { 'company-id': id } })).body,
    ).to.have.length(1);
  });

  it('POSTs of one extraction: one 201, the others 409 naming it', async () => {
    const document = await aDocument(client(), (await aCompany(client())).id);
    const answers = await Promise.all(
      FIFTY.map((n) =>
        client().call('createExtraction', {
          json: {
            document_id: document.id,
            statement_type: 'balance sheet',
            extracted_data: { Cash: n },
          },
        }),
      ),
    );
    const winners = answers.filter(({ status }) => status === 201);
    expect(winners).to.have.length(1);
    const losers = answers.filter(({ status }) => status === 409);
    expect(losers).to.have.length(49);
    for (const { problem } of losers)
      expect(problem.detail).to.contain(String(winners[0]?.body.id));
  });

  it('POSTs of one trigger: one task', async () => {
    const { id } = await aCompany(client());
    const answers = await Promise.all(
      FIFTY.map(() => client().call('scrapeCompany', { path: { company_id: id } })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.task_id}`)).size).to.equal(
      1,
    );
    expect(
      (await client().call('listTasks', { query: `company_id=${id}` })).headers.get(
        'x-total-count',
      ),
    ).to.equal('1');
  });

  it('PUTs with one If-Match: one wins, the others are told (412)', async () => {
    const company = await client().call('createCompany', {
      json: { name: 'x', ir_url: 'https://a.example' },
    });
    const headers = { 'if-match': company.headers.get('etag') ?? '' };
    const answers = await Promise.all(
      FIFTY.map((n) =>
        client().call('updateCompany', {
          path: { 'company-id': company.body.id },
          json: { name: `Name ${n}` },
          headers,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
    expect(answers.filter(({ status }) => status === 412)).to.have.length(49);
  });

  it('writes under a company that is deleted meanwhile: 201 or 404, and nothing is left', async () => {
    const { id } = await aCompany(client());
    const writes = FIFTY.map((n) =>
      client().call('createDocument', {
        json: { company_id: id, document_type: 'x', fiscal_year: 2000 + n },
      }),
    );
    const deleted = client().call('deleteCompany', { path: { 'company-id': id } });
    const statuses = new Set((await Promise.all(writes)).map(({ status }) => status));
    expect((await deleted).status).to.equal(204);
    for (const status of statuses) expect(status).to.be.oneOf([201, 404]);
    expect((await client().call('listDocuments', { path: { 'company-id': id } })).status).to.equal(
      404,
    );
    const { rows } = await running.eventLog.database.run(async (db) => ({
      rows: await db.selectFrom('documents').select('id').where('company_id', '=', id).execute(),
    }));
    expect(rows).to.deep.equal([]);
  });
});
