import { expect } from 'chai';
import {
  NO_ID,
  aCompany,
  aCompiledStatement,
  aDocument,
  aLineItem as item,
  anExtraction,
} from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

const statement = (items: object[], more: object = {}) => ({
  statement_type: 'income_statement',
  company_name: 'Brightwater plc',
  currency: 'EUR',
  scale: 1000,
  years: ['2024', '2023'],
  data_lineage: {},
  gaps: [],
  confidence: 0.9,
  line_items: items,
  ...more,
});

describe('Compiled statements', () => {
  let running: RunningGateway;
  before(async () => {
    running = await RunningGateway.start();
  });
  after(() => running.stop());
  const client = () => running.client;
  /** A company with a document, an extraction, and the lineage that names them. */
  const withSource = async () => {
    const { id } = await aCompany(client());
    const document = await aDocument(client(), id);
    const extraction = await anExtraction(client(), document.id);
    const entry = { source_document_id: document.id, source_extraction_id: extraction.id };
    return { id, entry, lineage: { 2024: entry } };
  };

  it('takes lineage that names documents and extractions of the company, and no others', async () => {
    const { id, entry } = await withSource();
    const other = await withSource();
    const put = async (source: object) =>
      client().call('putCompiledStatement', {
        json: {
          company_id: id,
          statement_type: 'x',
          compiled_data: { Revenue: { 2024: 1 } },
          data_lineage: { 2024: source },
        },
      });
    expect((await put(entry)).status).to.equal(201);
    for (const [source, name] of [
      [other.entry, 'source_document_id'],
      [{ ...entry, source_document_id: 2147483647 }, 'source_document_id'],
      [{ ...entry, source_extraction_id: 2147483647 }, 'source_extraction_id'],
      [
        { ...entry, source_extraction_id: other.entry.source_extraction_id },
        'source_extraction_id',
      ],
    ] as const) {
      const { status, faults } = await put(source);
      expect([status, faults[0]?.loc]).to.deep.equal([422, ['body', 'data_lineage', '2024', name]]);
      const within = await client().call('putCompiledStatement', {
        json: { company_id: id, statement_type: 'x', data: { data_lineage: { 2024: source } } },
      });
      expect([within.status, within.faults[0]?.loc]).to.deep.equal([
        422,
        ['body', 'data', 'data_lineage', '2024', name],
      ]);
    }
  });

  it('keeps the order of rows whose names are whole numbers', async () => {
    const { id } = await aCompany(client());
    const compiled = await client().call('putCompiledStatement', {
      body: `{"company_id": ${id}, "statement_type": "x", "compiled_data": {"b": {"2024": 1}, "7": {"2024": 2}, "a": {"2024": 3}}}`,
      headers: { 'content-type': 'application/json' },
    });
    const items = compiled.body.data['line_items'] as readonly { readonly name: string }[];
    expect(items.map(({ name }) => name)).to.deep.equal(['b', '7', 'a']);
  });

  it('creates with 201, updates the one of the pair with 200; types match by canonical form', async () => {
    const { id, lineage } = await withSource();
    const created = await client().call('putCompiledStatement', {
      json: {
        company_id: id,
        statement_type: 'Income Statement',
        compiled_data: { Revenue: { 2024: 100 } },
        data_lineage: lineage,
      },
    });
    expect([created.status, created.headers.get('location')]).to.deep.equal([
      201,
      `/api/v1/compiled-statements/${created.body.id}`,
    ]);
    expect(created.body).to.deep.include({
      company_id: id,
      statement_type: 'Income Statement',
      compiled_data: { Revenue: { 2024: 100 } },
      data_lineage: lineage,
    });
    const updated = await client().call('putCompiledStatement', {
      json: {
        company_id: id,
        statement_type: 'income_statement',
        compiled_data: { Revenue: { 2024: 101 } },
      },
    });
    expect([
      updated.status,
      updated.body.id,
      updated.body.compiled_data,
      updated.body.data_lineage,
    ]).to.deep.equal([200, created.body.id, { Revenue: { 2024: 101 } }, {}]);
    expect(
      (await client().call('listCompiledStatements', { path: { 'company-id': id } })).body,
    ).to.have.length(1);
  });

  it('carries data, compiled_data and data_lineage in every response, whichever was sent', async () => {
    const { id, lineage } = await withSource();
    const data = statement([
      item('Revenue', { 2024: 1, 2023: 2 }),
      item('Total', { 2024: 3 }, { section: 'A' }),
      item('Total', { 2024: 4 }, { section: 'B' }),
    ]);
    const { body } = await client().call('putCompiledStatement', {
      json: { company_id: id, statement_type: 'income_statement', data },
    });
    expect(body.data).to.deep.equal(JSON.parse(JSON.stringify(data)));
    expect(body.compiled_data).to.deep.equal({
      Revenue: { 2024: 1, 2023: 2 },
      'A > Total': { 2024: 3 },
      'B > Total': { 2024: 4 },
    });
    expect(Object.keys(body.item_units)).to.deep.equal(Object.keys(body.compiled_data));
    const built = await aCompiledStatement(client(), id, {
      statement_type: 'balance_sheet',
      compiled_data: { Cash: { 2022: 1, 2024: 3 } },
      data_lineage: lineage,
    });
    expect(built.data).to.deep.include({
      statement_type: 'balance_sheet',
      company_name: 'Brightwater plc',
      years: ['2024', '2022'],
    });
    expect(
      (await client().call('getCompiledStatement', { path: { 'compiled-statement-id': built.id } }))
        .body,
    ).to.deep.equal(built);
  });

  it('explains a cell: by key, by name, without a name, and where the year stands in a separate statement', async () => {
    const { id } = await aCompany(client());
    const source = (page: number) => ({
      document_id: 1,
      extraction_id: 2,
      page,
      confidence: 0.9,
    });
    const total = (section: string, page: number) =>
      item('Total', { 2024: page }, { section, sources: { 2024: source(page) } });
    const older = item('Revenue', { 2019: 7 }, { sources: { 2019: source(9) } });
    await client().call('putCompiledStatement', {
      json: {
        company_id: id,
        statement_type: 'income_statement',
        data: statement(
          [
            item('Revenue', { 2024: 1 }, { sources: { 2024: source(1) } }),
            item('', { 2024: 5 }, { sources: { 2024: source(5) } }),
            total('A', 3),
            total('B', 4),
          ],
          {
            separate_statements: [
              statement([older], { years: ['2019'], currency: 'GBP', apart: 'in GBP' }),
            ],
          },
        ),
      },
    });
    const explained = async (name: string, year: string) => {
      const answer = await client().call('explainCompiledCell', {
        path: { 'company-id': id, 'statement-type': 'Income Statement' },
        query: new URLSearchParams({ item: name, year }).toString(),
      });
      expect(answer.status, name).to.equal(200);
      return answer.body.map(({ item: key, value, currency, printings }) => [
        key,
        value,
        currency,
        printings[0]?.page,
      ]);
    };
    expect(await explained('B > Total', '2024')).to.deep.equal([['B > Total', 4, 'EUR', 4]]);
    expect(await explained('Total', '2024')).to.have.length(2);
    expect(await explained('', '2024')).to.deep.equal([['', 5, 'EUR', 5]]);
    expect(await explained('Revenue', '2019')).to.deep.equal([['Revenue', 7, 'GBP', 9]]);
    const absent = await client().call('explainCompiledCell', {
      path: { 'company-id': id, 'statement-type': 'income_statement' },
      query: 'item=Unicorns&year=2024',
    });
    expect(absent.status).to.equal(404);
  });

  it('requires data or compiled_data, and lineage in the specified form', async () => {
    expect(
      (
        await client().call('putCompiledStatement', {
          json: { company_id: 1, statement_type: 'x' },
        })
      ).faults[0]?.msg,
    ).to.contain('data, compiled_data');
    for (const bad of [
      { 2024: {} },
      { 2024: { source_document_id: 'one', source_extraction_id: 2 } },
      [],
    ]) {
      expect(
        (
          await client().call('putCompiledStatement', {
            json: { company_id: 1, statement_type: 'x', data: {}, data_lineage: bad },
          })
        ).status,
      ).to.equal(422);
    }
    expect(
      (
        await client().call('putCompiledStatement', {
          json: { company_id: 1, statement_type: 'x', compiled_data: { Revenue: 5 } },
        })
      ).faults[0]?.loc,
    ).to.deep.equal(['body', 'compiled_data', 'Revenue']);
    expect(
      (
        await client().call('putCompiledStatement', {
          json: { company_id: 1, statement_type: 'x', compiled_data: { Revenue: { 2024: 'x' } } },
        })
      ).faults[0]?.loc,
      'a year is a key, no index',
    ).to.deep.equal(['body', 'compiled_data', 'Revenue', '2024']);
    expect(
      (
        await client().call('putCompiledStatement', {
          json: { company_id: NO_ID, statement_type: 'x', data: {} },
        })
      ).problem.error_code,
    ).to.equal('company_not_found');
  });

  it('reads one by statement type in any spelling; lists by id', async () => {
    const { id } = await aCompany(client());
    const first = await aCompiledStatement(client(), id, { statement_type: 'Cash Flow Statement' });
    const second = await aCompiledStatement(client(), id, { statement_type: 'balance_sheet' });
    expect(
      (
        await client().call('getCompiledStatementByType', {
          path: { 'company-id': id, 'statement-type': 'cash_flow_statement' },
        })
      ).body,
    ).to.deep.equal(first);
    expect(
      (await client().call('listCompiledStatements', { path: { 'company-id': id } })).body.map(
        (one) => one.id,
      ),
    ).to.deep.equal([first.id, second.id]);
    expect(
      (
        await client().call('getCompiledStatementByType', {
          path: { 'company-id': id, 'statement-type': 'x' },
        })
      ).problem.error_code,
    ).to.equal('compiled_statement_not_found');
    expect(
      (
        await client().call('getCompiledStatementByType', {
          path: { 'company-id': NO_ID, 'statement-type': 'x' },
        })
      ).problem.error_code,
    ).to.equal('company_not_found');
    expect(
      (await client().call('listCompiledStatements', { path: { 'company-id': 6 } })).body,
    ).to.deep.equal([]);
  });

  it('explains a cell: who printed it, and why it was taken', async () => {
    const { id } = await aCompany(client());
    await aCompiledStatement(client(), id, {
      statement_type: 'balance_sheet',
      compiled_data: { Cash: { 2022: 1, 2024: 3 } },
    });
    const ask = (item: string, path = 'Balance Sheet') =>
      client().call('explainCompiledCell', {
        path: { 'company-id': id, 'statement-type': path },
        query: new URLSearchParams({ item, year: '2024' }).toString(),
      });
    const [cell] = (await ask('Cash')).body;
    expect(cell).to.deep.include({ item: 'Cash', year: '2024', value: 3, printings: [] });
    expect((await ask('Goodwill')).problem.error_code).to.equal('line_item_not_found');
    expect((await ask('Cash', 'x')).problem.error_code).to.equal('compiled_statement_not_found');
  });

  it('updates only what is sent; none of its fields can be null', async () => {
    const { id, lineage } = await withSource();
    const made = await aCompiledStatement(client(), id, { data_lineage: lineage });
    const path = { 'compiled-statement-id': made.id };
    expect(
      (
        await client().call('updateCompiledStatement', {
          path,
          json: { statement_type: 'other', company_id: 1 },
        })
      ).body,
    ).to.deep.equal(made);
    expect(
      (await client().call('updateCompiledStatement', { path, json: { data_lineage: {} } })).body,
    ).to.deep.include({ data: made.data, data_lineage: {} });
    expect(
      (
        await client().call('updateCompiledStatement', {
          path,
          json: { compiled_data: { Sales: { 2020: 1 } } },
        })
      ).body.compiled_data,
    ).to.deep.equal({ Sales: { 2020: 1 } });
    for (const field of ['data', 'compiled_data', 'data_lineage'])
      expect(
        (await client().call('updateCompiledStatement', { path, json: { [field]: null } }))
          .faults[0]?.loc,
      ).to.deep.equal(['body', field]);
  });

  it('deletes one, and a new one of the pair is created again', async () => {
    const { id } = await aCompany(client());
    const made = await aCompiledStatement(client(), id);
    expect(
      (
        await client().call('deleteCompiledStatement', {
          path: { 'compiled-statement-id': made.id },
        })
      ).status,
    ).to.equal(204);
    expect(
      (await client().call('getCompiledStatement', { path: { 'compiled-statement-id': made.id } }))
        .status,
    ).to.equal(404);
    expect(
      (
        await client().call('putCompiledStatement', {
          json: { company_id: id, statement_type: 'Income Statement', data: {} },
        })
      ).status,
    ).to.equal(201);
  });

  it('exports CSV, XLSX and JSON under a file name, guarded against formulas, whatever was stored', async () => {
    const { id } = await aCompany(client(), { name: 'Brightwater & Söhne' });
    const whole = await aCompiledStatement(client(), id, {
      data: statement([
        item('=HYPERLINK("x")', { 2024: 1 }),
        item('Revenue, net', { 2024: 2, 2023: 3 }),
      ]),
    });
    const path = { 'compiled-statement-id': whole.id };
    const csv = await client().call('exportCompiledStatement', { path });
    expect([
      csv.status,
      csv.headers.get('content-type'),
      csv.headers.get('content-disposition'),
    ]).to.deep.equal([
      200,
      'text/csv; charset=utf-8',
      `attachment; filename="Brightwater-Sohne-income_statement.csv"; filename*=UTF-8''Brightwater-S%C3%B6hne-income_statement.csv`,
    ]);
    expect(csv.text)
      .to.contain('"Revenue, net"')
      .and.not.to.match(/(^|,)"?=HYPERLINK/m);
    const json = await client().call('exportCompiledStatement', { path, query: 'format=json' });
    expect((JSON.parse(json.text) as { line_items: unknown[] }).line_items).to.have.length(2);
    const xlsx = await client().call('exportCompiledStatement', { path, query: 'format=xlsx' });
    expect(xlsx.bytes.subarray(0, 2).toString()).to.equal('PK');
    expect(
      (await client().call('exportCompiledStatement', { path, query: 'format=pdf' })).faults[0]
        ?.type,
    ).to.equal('enum');
    for (const data of [
      {},
      { line_items: [{ name: 'x', values: { 2024: 'no' } }, 7] },
      { scale: -1, currency: 5 },
    ]) {
      const odd = await aCompiledStatement(client(), id, {
        statement_type: 'odd',
        data,
      });
      for (const format of ['csv', 'xlsx', 'json'])
        expect(
          (
            await client().call('exportCompiledStatement', {
              path: { 'compiled-statement-id': odd.id },
              query: `format=${format}`,
            })
          ).status,
        ).to.equal(200);
    }
    expect(
      (await client().call('exportCompany', { path: { 'company-id': id } })).bytes
        .subarray(0, 2)
        .toString(),
    ).to.equal('PK');
    expect((await client().call('exportCompany', { path: { 'company-id': 6 } })).status).to.equal(
      200,
    );
  });

  it('compares companies on canonical line items and says what is not found', async () => {
    const a = (await aCompany(client(), { name: 'A' })).id;
    const b = (await aCompany(client(), { name: 'B' })).id;
    await aCompiledStatement(client(), a, {
      data: statement([
        item('Revenue', { 2024: 100, 2023: 90 }),
        item('Cost of sales', { 2024: -60, 2023: -50 }),
        item('Gross profit', { 2024: 40, 2023: 40 }, { is_total: true }),
      ]),
    });
    const { body } = await client().call('compareCompanies', {
      query: `company_id=${b}&company_id=${a}&statement_type=Income%20Statement`,
    });
    expect(body.companies.map((one) => [one.company_id, one.compiled])).to.deep.equal([
      [b, false],
      [a, true],
    ]);
    const mappings = body.line_items.find(({ label }) => /revenue/i.test(label))?.companies ?? [];
    expect(mappings.map(({ company_id: company, found }) => [company, found])).to.deep.equal([
      [b, false],
      [a, true],
    ]);
    expect(mappings[1]?.values).to.deep.equal({ 2024: 100, 2023: 90 });
    expect(mappings[0]?.evidence.join()).to.contain('not found');
    for (const query of [
      'statement_type=income_statement',
      `company_id=1&company_id=1&statement_type=income_statement`,
      'company_id=x&statement_type=income_statement',
      'company_id=1',
      'company_id=1&statement_type=equity',
    ]) {
      expect((await client().call('compareCompanies', { query })).status, query).to.equal(422);
    }
    expect(
      (
        await client().call('compareCompanies', {
          query: `company_id=1&company_id=${NO_ID}&statement_type=balance_sheet`,
        })
      ).problem.error_code,
    ).to.equal('company_not_found');
  });

  it('gives statements on the concepts that are the same for every company', async () => {
    const { id } = await aCompany(client(), { name: 'Standardised' });
    const made = await aCompiledStatement(client(), id, {
      data: statement([
        item('Sales to customers', { 2024: 100, 2023: 90 }),
        item('Cost of products sold', { 2024: 60, 2023: 50 }),
        item('Gross profit', { 2024: 40, 2023: 40 }, { is_total: true }),
      ]),
    });
    const path = { 'company-id': id };
    const { status, body } = await client().call('listStandardisedStatements', { path });
    expect(status).to.equal(200);
    const [income] = body;
    expect([body.length, income?.compiled_statement_id]).to.deep.equal([1, made.id]);
    const cells = income?.lines.map(({ concept, cells: own }) => [concept, own['2024']?.value]);
    expect(cells).to.deep.equal([
      ['revenue', 100],
      ['cost_of_revenue', 60],
      ['gross_profit', 40],
    ]);
    expect(income?.columns['2024']).to.deep.equal({ adds_up: true, faults: [] });
    const unknown = { path: { 'company-id': NO_ID } };
    const answer = await client().call('listStandardisedStatements', unknown);
    expect(answer.problem.error_code).to.equal('company_not_found');
  });

  it('moves a row to another line, remembers it and undoes it', async () => {
    const { id } = await aCompany(client(), { name: 'Moved' });
    const data = statement([
      item('Revenue', { 2024: 100 }),
      item('Wages', { 2024: 40 }),
      item('Licensing gain', { 2024: -20 }),
      item('Operating income', { 2024: 80 }, { is_total: true }),
    ]);
    await aCompiledStatement(client(), id, { data });
    const path = { 'company-id': id };
    const lines = async () => {
      const { body } = await client().call('listStandardisedStatements', { path });
      return body[0]?.lines.map(({ concept, cells }) => [concept, cells['2024']?.value]);
    };
    const before = await lines();
    const move = {
      statement_type: 'income_statement' as const,
      item: 'Licensing gain',
      concept: 'restructuring',
    };
    const moved = await client().call('moveRow', { path, json: { ...move, by: 'anna' } });
    expect([moved.status, moved.body.length]).to.deep.equal([200, 1]);
    expect(moved.body[0]).to.include({ ...move, moved_by: 'anna' });
    expect(await lines()).to.deep.include(['restructuring', -20]);
    await aCompiledStatement(client(), id, { data });
    expect(await lines(), 'after it is compiled again').to.deep.include(['restructuring', -20]);
    const again = await client().call('moveRow', {
      path,
      json: { ...move, concept: 'other_operating_income' },
    });
    expect(again.body.map(({ concept }) => concept)).to.deep.equal(['other_operating_income']);
    const place = { 'company-id': id, 'move-id': again.body[0]?.id ?? 0 };
    expect((await client().call('undoRowMove', { path: place })).body).to.deep.equal([]);
    expect(await lines()).to.deep.equal(before);
    expect((await client().call('undoRowMove', { path: place })).problem.error_code).to.equal(
      'row_move_not_found',
    );
  });

  it('keeps the move of a row that the newest report calls otherwise', async () => {
    const { id } = await aCompany(client(), { name: 'Renamed' });
    const named = (name: string, variants: readonly string[]) =>
      statement([
        item('Revenue', { 2024: 100 }),
        item(name, { 2024: 20 }, { variants }),
        item('Operating income', { 2024: 120 }, { is_total: true }),
      ]);
    await aCompiledStatement(client(), id, { data: named('Licensing gain', []) });
    const path = { 'company-id': id };
    const move = { statement_type: 'income_statement' as const, concept: 'restructuring' };
    await client().call('moveRow', { path, json: { ...move, item: 'Licensing gain' } });
    const data = named('Gain on licences', ['licensing gain']);
    await aCompiledStatement(client(), id, { data });
    const moves = async () =>
      (await client().call('listStandardisedStatements', { path })).body[0]?.moves;
    expect(await moves()).to.deep.include.members([
      { ...(await moves())?.[0], item: 'Licensing gain', row: 1 },
    ]);
    const json = { ...move, item: 'Gain on licences', concept: 'other_operating_income' };
    expect((await client().call('moveRow', { path, json })).body, 'one move').to.have.length(1);
    await aCompiledStatement(client(), id, { data: statement([item('Wages', { 2024: 40 })]) });
    expect((await moves())?.map(({ row }) => row)).to.deep.equal([null]);
  });

  it('refuses moves of rows that are not there, and to lines that are none', async () => {
    const { id } = await aCompany(client(), { name: 'Not moved' });
    await aCompiledStatement(client(), id, { data: statement([item('Wages', { 2024: 40 })]) });
    const path = { 'company-id': id };
    const move = { statement_type: 'income_statement' as const, item: 'Wages' };
    for (const json of [
      { ...move, concept: 'goodwill' },
      { ...move, concept: 'net_income' },
      { ...move, item: 'Rents', concept: 'employee_costs' },
    ])
      expect((await client().call('moveRow', { path, json })).status).to.equal(422);
    const unknown = { 'company-id': NO_ID };
    const json = { ...move, concept: 'employee_costs' };
    expect((await client().call('moveRow', { path: unknown, json })).status).to.equal(404);
  });

  it('gives ratios with formula, figures and places, and says why one is absent', async () => {
    const source = (page: number) => ({
      document_id: 7,
      extraction_id: 8,
      page,
      bbox: [1, 2, 3, 4],
      confidence: 0.8,
      printings: [{ document_id: 7, extraction_id: 8, page, value: 1 }],
    });
    const { id } = await aCompany(client(), { name: 'Rated' });
    const made = await aCompiledStatement(client(), id, {
      data: statement([
        item('Revenue', { 2024: 100, 2023: 80 }, { sources: { 2024: source(3) } }),
        item('Net income', { 2024: 12, 2023: -4 }, { is_total: true }),
      ]),
    });
    const { status, body } = await client().call('listRatios', { query: `company_id=${id}` });
    expect([status, body.years]).to.deep.equal([200, ['2024', '2023']]);
    expect(body.definitions.find((one) => one.id === 'net_margin')?.formula).to.equal(
      'Net income / Revenue',
    );
    const [company] = body.companies;
    const figures = ['net_income:2024', 'revenue:2024'];
    const margin = company?.ratios['net_margin']?.['2024'];
    expect(margin).to.deep.include({ value: 0.12, figures, absent: null });
    expect(margin?.confidence).to.equal(
      Math.min(...figures.map((key) => company?.figures[key]?.confidence ?? 0)),
    );
    const { printings: _none, ...taken } = source(3);
    expect(company?.figures['revenue:2024']).to.deep.include({
      item: 'Revenue',
      index: 0,
      value: 100,
      source: taken,
    });
    expect(company?.statements).to.deep.equal([
      {
        statement_type: 'income_statement',
        compiled_statement_id: made.id,
        currency: 'EUR',
        scale: 1000,
      },
    ]);
    const reasonOf = (ratio: string) => company?.ratios[ratio]?.['2024']?.absent?.reason;
    expect(reasonOf('net_income_growth')).to.equal('not_above_zero');
    expect(reasonOf('gross_margin')).to.equal('no_row');
    expect(reasonOf('return_on_assets')).to.equal('no_statement');
    expect(company?.ratios['revenue_growth']?.['2023']?.absent?.message).to.equal(
      'No figure of revenue for 2022',
    );
  });

  it('gives ratios of what a client stored, and refuses companies that do not exist', async () => {
    const { id } = await aCompany(client());
    await aCompiledStatement(client(), id, {
      compiled_data: { Revenue: { 2024: 1e308 }, 'Gross profit': { 2024: 1e-300 } },
    });
    await aCompiledStatement(client(), id, { statement_type: 'Segments' });
    const { body } = await client().call('listRatios', { query: `company_id=${id}` });
    expect(body.companies[0]?.ratios['gross_margin']?.['2024']).to.deep.include({
      value: 0,
      confidence: 0,
    });
    expect(body.companies[0]?.statements).to.have.length(1);
    for (const query of ['', 'company_id=x', `company_id=${id}&company_id=${id}`])
      expect((await client().call('listRatios', { query })).status, query).to.equal(422);
    const unknown = await client().call('listRatios', { query: `company_id=${NO_ID}` });
    expect(unknown.problem.error_code).to.equal('company_not_found');
  });

  it('refuses data beside compiled_data, and names both', async () => {
    const { id } = await aCompany(client());
    const made = await aCompiledStatement(client(), id);
    const both = { data: {}, compiled_data: { Cash: { 2024: 1 } } };
    for (const { status, faults } of [
      await client().call('putCompiledStatement', {
        json: { company_id: id, statement_type: 'x', ...both },
      }),
      await client().call('updateCompiledStatement', {
        path: { 'compiled-statement-id': made.id },
        json: both,
      }),
    ]) {
      expect(status).to.equal(422);
      expect(faults.map(({ loc, type }) => [...loc, type])).to.have.deep.members([
        ['body', 'data', 'mutually_exclusive'],
        ['body', 'compiled_data', 'mutually_exclusive'],
      ]);
    }
  });

  it('answers slim: the numbers alone, ten years under 20 KB, with an ETag of its own', async () => {
    const { id: companyId } = await aCompany(client());
    const years = Array.from({ length: 10 }, (_, index) => String(2024 - index));
    const item = (index: number) => ({
      name: `Line item number ${index} of the balance sheet`,
      values: Object.fromEntries(years.map((year) => [year, 123456.5 + index])),
      indentation_level: 1,
      is_total: index % 10 === 0,
      section: 'Assets > Current assets',
      unit: 'money',
      variants: [],
      confidence: 1,
      sources: Object.fromEntries(
        years.map((year) => [
          year,
          { document_id: 1, extraction_id: 1, page: 7, bbox: [1, 2, 3, 4], confidence: 1 },
        ]),
      ),
    });
    const data = {
      currency: 'EUR',
      scale: 1000,
      years,
      line_items: Array.from({ length: 50 }, (_, index) => item(index)),
    };
    const { body: whole } = await client().call('putCompiledStatement', {
      json: { company_id: companyId, statement_type: 'balance_sheet', data },
    });
    const path = { 'compiled-statement-id': whole.id };
    const slim = await client().call('getCompiledStatement', { path, query: 'view=slim' });
    expect(JSON.parse(slim.text)).to.deep.equal({
      id: whole.id,
      company_id: companyId,
      statement_type: 'balance_sheet',
      slim_data: {
        currency: 'EUR',
        scale: 1000,
        years,
        line_items: data.line_items.map(({ name, unit, is_total, values }) => ({
          name,
          unit,
          is_total,
          values,
        })),
      },
      created_at: whole.created_at,
      updated_at: whole.updated_at,
    });
    expect(slim.bytes.byteLength).to.be.below(20_000);
    const full = await client().call('getCompiledStatement', { path, query: 'view=full' });
    expect(full.body).to.deep.equal(whole);
    const tag = slim.headers.get('etag') ?? '';
    expect(tag).not.to.equal(full.headers.get('etag'));
    const headers = { 'if-none-match': tag };
    const known = await client().call('getCompiledStatement', {
      path,
      query: 'view=slim',
      headers,
    });
    expect(known.status).to.equal(304);
    expect((await client().call('getCompiledStatement', { path, headers })).status).to.equal(200);
    const byCompany = { 'company-id': companyId };
    const listed = await client().call('listCompiledStatements', {
      path: byCompany,
      query: 'view=slim',
    });
    expect(JSON.parse(listed.text)).to.deep.equal([JSON.parse(slim.text)]);
    const byType = await client().call('getCompiledStatementByType', {
      path: { ...byCompany, 'statement-type': 'Balance Sheet' },
      query: 'view=slim',
    });
    expect(byType.text).to.equal(slim.text);
    const changed = await client().call('updateCompiledStatement', {
      path,
      json: {},
      headers: { 'if-match': tag },
    });
    expect(changed.status, 'a version that was seen in slim form').to.equal(200);
    const other = await client().call('getCompiledStatement', { path, query: 'view=thin' });
    expect([other.status, other.faults[0]?.loc]).to.deep.equal([422, ['query', 'view']]);
  });
});
