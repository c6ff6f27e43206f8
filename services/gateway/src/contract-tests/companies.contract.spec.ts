import { expect } from 'chai';
import { NO_ID, aCompany } from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

describe('Companies', () => {
  let running: RunningGateway;
  before(async () => {
    running = await RunningGateway.start();
  });
  after(() => running.stop());
  const client = () => running.client;

  it('holds the six seeded companies on a fresh system, ids 1 to 6 in order', async () => {
    const { body, headers } = await client().call('listCompanies', {});
    expect(body.map(({ id, name, primary_ticker: ticker }) => [id, name, ticker])).to.deep.equal([
      [1, 'AstraZeneca PLC', 'AZN'],
      [2, 'SAP SE', 'SAP'],
      [3, 'Siemens AG', 'SIE'],
      [4, 'ASML Holding N.V.', 'ASML'],
      [5, 'Unilever PLC', 'ULVR'],
      [6, 'Allianz SE', 'ALV'],
    ]);
    expect(headers.get('x-total-count')).to.equal('6');
  });

  it('pages with skip and limit, ordered by id, with X-Total-Count and Link', async () => {
    const { body, headers } = await client().call('listCompanies', { query: 'skip=2&limit=2' });
    expect(body.map(({ id }) => id)).to.deep.equal([3, 4]);
    expect(headers.get('link')).to.equal(
      [
        '</api/v1/companies?skip=0&limit=2>; rel="first"',
        '</api/v1/companies?skip=0&limit=2>; rel="prev"',
        '</api/v1/companies?skip=4&limit=2>; rel="next"',
        '</api/v1/companies?skip=4&limit=2>; rel="last"',
      ].join(', '),
    );
  });

  it('keeps the lists that a company is on, and finds the companies of a list', async () => {
    const tags = ['peers', 'Large caps'];
    const made = await aCompany(running.client, { name: 'Ørsted A/S', tags });
    const other = await aCompany(running.client, { name: 'Vestas A/S', tags: ['peers'] });
    expect(made.tags).to.deep.equal(['Large caps', 'peers']);
    expect(await aCompany(running.client, { name: 'Untagged AG' })).not.to.have.property('tags');
    const listed = async (tag: string) => {
      const query = new URLSearchParams({ tag, limit: '1' }).toString();
      const { body, headers } = await client().call('listCompanies', { query });
      return [body.map(({ name }) => name), headers.get('x-total-count')];
    };
    expect(await listed('peers')).to.deep.equal([['Ørsted A/S'], '2']);
    expect(await listed('Large caps')).to.deep.equal([['Ørsted A/S'], '1']);
    expect(await listed('large caps')).to.deep.equal([[], '0']);
    const change = (id: number, json: object) =>
      client().call('updateCompany', { path: { 'company-id': id }, json });
    expect((await change(made.id, { name: 'Ørsted' })).body.tags).to.deep.equal(made.tags);
    expect((await change(made.id, { tags: [] })).body).not.to.have.property('tags');
    expect(await listed('peers')).to.deep.equal([['Vestas A/S'], '1']);
    for (const wrong of [['a,b'], [' a'], [''], ['a', 'a'], 'a'])
      expect((await change(other.id, { tags: wrong })).status, String(wrong)).to.equal(422);
    const path = { 'company-id': other.id };
    for (const id of [made.id, other.id, made.id + 2])
      await client().call('deleteCompany', { path: { ...path, 'company-id': id } });
  });

  it('gives an empty page beyond the end', async () => {
    const { body, headers } = await client().call('listCompanies', { query: 'skip=1000' });
    expect(body).to.deep.equal([]);
    expect(headers.get('x-total-count')).to.equal('6');
  });

  it('creates a company with id, created_at and updated_at, names where it is, and reads it back', async () => {
    const json = {
      name: 'Ørsted A/S',
      ir_url: 'https://orsted.example/ir',
      primary_ticker: 'ORSTED',
      tickers: [
        { ticker: 'ORSTED', exchange: 'CSE' },
        { ticker: 'ORSTED', exchange: 'OTC' },
      ],
    };
    const created = await client().call('createCompany', { json });
    expect(created.status).to.equal(201);
    expect(created.body).to.include({
      name: json.name,
      ir_url: json.ir_url,
      primary_ticker: 'ORSTED',
    });
    expect(created.headers.get('location')).to.equal(`/api/v1/companies/${created.body.id}`);
    const read = await client().call('getCompany', { path: { 'company-id': created.body.id } });
    expect(read.body).to.deep.equal(created.body);
  });

  it('accepts symbol for ticker, ignores unknown fields', async () => {
    const unknown = { sector: 'Utilities', id: 99, country: 'UK' };
    const company = await aCompany(client(), {
      tickers: [{ symbol: 'BRW', exchange: 'LSE' }],
      ...unknown,
    });
    expect(company.tickers).to.deep.equal([{ ticker: 'BRW', exchange: 'LSE' }]);
    expect(company).not.to.have.property('sector');
    expect(company.id).not.to.equal(99);
  });

  it('keeps emoji and other planes as they are', async () => {
    expect((await aCompany(client(), { name: 'Smile 😀 Ltd' })).name).to.equal('Smile 😀 Ltd');
    expect(
      (
        await client().call('createCompany', {
          json: { name: '😀'.repeat(255), ir_url: 'https://a.example' },
        })
      ).status,
    ).to.equal(201);
  });

  it('finds by ticker in any case: primary first, then the lists, lowest id', async () => {
    const listed = await aCompany(client(), {
      name: 'Listed',
      tickers: [{ ticker: 'ZZT', exchange: 'X' }],
    });
    const first = await aCompany(client(), { name: 'First', primary_ticker: 'ZZT' });
    await aCompany(client(), { name: 'Second', primary_ticker: 'zzt' });
    expect(
      (await client().call('getCompanyByTicker', { path: { ticker: 'zzT' } })).body.id,
    ).to.equal(first.id);
    await aCompany(client(), { name: 'List only', tickers: [{ ticker: 'QQT', exchange: 'X' }] });
    expect(listed.id).to.be.below(first.id);
    expect(
      (await client().call('getCompanyByTicker', { path: { ticker: 'qqt' } })).body.name,
    ).to.equal('List only');
    expect(
      (await client().call('getCompanyByTicker', { path: { ticker: 'azn' } })).body.id,
    ).to.equal(1);
  });

  it('takes a ticker with encoded slashes and dots for a ticker', async () => {
    for (const ticker of ['../1', 'A/B', '..%2f..', '%2e%2e']) {
      const { status, problem } = await client().call('getCompanyByTicker', { path: { ticker } });
      expect([status, problem.error_code]).to.deep.equal([404, 'company_not_found']);
    }
  });

  it('updates only what is sent; null clears a nullable field; {} changes nothing', async () => {
    const company = await aCompany(client(), {
      primary_ticker: 'BRW',
      tickers: [{ ticker: 'BRW', exchange: 'LSE' }],
    });
    const path = { 'company-id': company.id };
    expect((await client().call('updateCompany', { path, json: {} })).body).to.deep.equal(company);
    const changed = (
      await client().call('updateCompany', {
        path,
        json: { name: 'Renamed', primary_ticker: null, id: 5, created_at: 'x' },
      })
    ).body;
    expect(changed).to.include({
      id: company.id,
      name: 'Renamed',
      primary_ticker: null,
      ir_url: company.ir_url,
      created_at: company.created_at,
    });
    expect(changed.tickers).to.deep.equal(company.tickers);
    expect(changed.updated_at >= company.updated_at).to.equal(true);
    expect(
      (await client().call('updateCompany', { path, json: { tickers: null } })).body.tickers,
    ).to.equal(null);
  });

  it('refuses null for fields that are not nullable on update', async () => {
    for (const field of ['name', 'ir_url']) {
      const { status, faults } = await client().call('updateCompany', {
        path: { 'company-id': 1 },
        json: { [field]: null },
      });
      expect([status, faults[0]?.loc]).to.deep.equal([422, ['body', field]]);
    }
  });

  it('holds names to 255, tickers to 10 characters, addresses to absolute http and https', async () => {
    const bad: [Record<string, unknown>, string][] = [
      [{ name: '' }, 'string_too_short'],
      [{ name: 'x'.repeat(256) }, 'string_too_long'],
      [{ primary_ticker: 'x'.repeat(11) }, 'string_too_long'],
      [{ primary_ticker: '' }, 'string_too_short'],
      [{ ir_url: 'ftp://a.example' }, 'url_parsing'],
      [{ ir_url: '/relative' }, 'url_parsing'],
      [{ ir_url: 'http://' }, 'url_parsing'],
      [{ ir_url: 'javascript:alert(1)' }, 'url_parsing'],
      [{ name: 7 }, 'string_type'],
      [{ tickers: {} }, 'list_type'],
      [{ tickers: ['AZN'] }, 'dict_type'],
    ];
    for (const [fields, type] of bad) {
      const { status, faults } = await client().call('createCompany', {
        json: { name: 'x', ir_url: 'https://a.example', ...fields },
      });
      expect([status, faults[0]?.type], JSON.stringify(fields)).to.deep.equal([422, type]);
    }
  });

  it('names a fault down to the index in an array', async () => {
    const { faults } = await client().call('createCompany', {
      json: {
        name: 'x',
        ir_url: 'https://a.example',
        tickers: [{ ticker: 'A', exchange: 'B' }, { ticker: 'A' }],
      },
    });
    expect(faults).to.deep.equal([
      { loc: ['body', 'tickers', 1, 'exchange'], msg: 'Field required', type: 'missing' },
    ]);
  });

  it('lists every missing field at once', async () => {
    const { faults } = await client().call('createCompany', { json: {} });
    expect(faults.map(({ loc, type }) => [...loc, type].join('.'))).to.have.members([
      'body.name.missing',
      'body.ir_url.missing',
    ]);
  });

  it('deletes with everything below: documents, extractions, compiled statements, stored files; as events too', async () => {
    const company = await aCompany(client());
    const document = (
      await client().call('createDocument', {
        json: { company_id: company.id, document_type: 'Annual Report', fiscal_year: 2024 },
      })
    ).body;
    const extraction = (
      await client().call('createExtraction', {
        json: {
          document_id: document.id,
          statement_type: 'balance_sheet',
          extracted_data: { Cash: 1 },
        },
      })
    ).body;
    const compiled = (
      await client().call('putCompiledStatement', {
        json: { company_id: company.id, statement_type: 'balance_sheet', compiled_data: {} },
      })
    ).body;
    const task = (await client().call('extractDocument', { path: { document_id: document.id } }))
      .body;
    await running.objects.put(`company_${company.id}/2024/report.pdf`, Buffer.from('%PDF-1.4'));
    const deleted = await client().call('deleteCompany', { path: { 'company-id': company.id } });
    expect([deleted.status, deleted.bytes.byteLength]).to.deep.equal([204, 0]);
    expect(
      (await client().call('getCompany', { path: { 'company-id': company.id } })).status,
    ).to.equal(404);
    expect(
      (await client().call('getDocument', { path: { 'document-id': document.id } })).status,
    ).to.equal(404);
    expect(
      (await client().call('getExtraction', { path: { 'extraction-id': extraction.id } })).status,
    ).to.equal(404);
    expect(
      (
        await client().call('getCompiledStatement', {
          path: { 'compiled-statement-id': compiled.id },
        })
      ).status,
    ).to.equal(404);
    expect(
      (await client().call('getTask', { path: { task_id: task.task_id } })).body.status,
    ).to.equal('REVOKED');
    expect(
      (await client().call('listStoredFiles', { path: { 'company-id': company.id } })).body.count,
    ).to.equal(0);
    expect(
      (await running.eventLog.readStream(`extraction-${extraction.id}`)).at(-1)?.type,
    ).to.equal('ExtractionRemoved');
    expect((await running.eventLog.readStream(`company-${company.id}`)).at(-1)?.type).to.equal(
      'CompanyRemoved',
    );
    expect(
      (await client().call('deleteCompany', { path: { 'company-id': company.id } })).status,
    ).to.equal(404);
  });

  it('names the entity and its identifier where it does not exist', async () => {
    const { problem } = await client().call('getCompany', { path: { 'company-id': NO_ID } });
    expect(problem).to.include({
      status: 404,
      error_code: 'company_not_found',
      detail: `Company ${NO_ID} does not exist`,
      instance: `/api/v1/companies/${NO_ID}`,
    });
  });

  it('summarises documents, years, statements and the last task of each company', async () => {
    const company = await aCompany(client());
    for (const [year, type] of [
      [2023, 'Annual Report'],
      [2024, 'annual_report'],
      [2024, 'Presentation'],
    ] as const) {
      await client().call('createDocument', {
        json: { company_id: company.id, document_type: type, fiscal_year: year },
      });
    }
    const { body: task } = await client().call('scrapeCompany', {
      path: { company_id: company.id },
    });
    const { body, headers } = await client().call('listCompanySummaries', { query: 'limit=100' });
    const summary = body.find((one) => one.company_id === company.id);
    expect(summary).to.deep.include({
      documents: 3,
      annual_reports: 2,
      stored_files: 0,
      first_fiscal_year: 2023,
      last_fiscal_year: 2024,
      compiled_statements: 0,
      first_compiled_year: null,
      last_compiled_year: null,
    });
    expect(summary?.last_task?.task_id).to.equal(task.task_id);
    expect(headers.get('x-total-count')).to.match(/^\d+$/);
  });

  it('refuses names and tickers of blanks alone', async () => {
    const company = { name: 'Brightwater plc', ir_url: 'https://brightwater.example/' };
    for (const blank of [
      { name: ' ' },
      { name: '\t\n' },
      { primary_ticker: '  ' },
      { tickers: [{ ticker: ' ', exchange: 'LSE' }] },
      { tickers: [{ ticker: 'BW', exchange: ' ' }] },
    ]) {
      const { status } = await client().call('createCompany', { json: { ...company, ...blank } });
      expect(status, JSON.stringify(blank)).to.equal(422);
    }
  });
});
