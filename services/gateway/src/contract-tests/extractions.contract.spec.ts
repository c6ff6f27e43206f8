import { rootContext } from '@fde/event-log';
import { expect } from 'chai';
import { NO_ID, aCompany, aDocument, anExtraction } from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

describe('Extractions', () => {
  let running: RunningGateway;
  let companyId: number;
  before(async () => {
    running = await RunningGateway.start();
    companyId = (await aCompany(running.client, { name: 'Brightwater plc' })).id;
  });
  after(() => running.stop());
  const client = () => running.client;
  const document = () => aDocument(client(), companyId);
  const rawData = {
    statement_type: 'income_statement',
    company_name: 'B',
    fiscal_year: 2024,
    currency: 'EUR',
    line_items: [
      { name: 'Revenue', values: { 2024: 100, 2023: 90 }, indentation_level: 0, is_total: false },
      {
        name: 'Total',
        section: 'Assets',
        values: { 2024: 5 },
        indentation_level: 0,
        is_total: true,
      },
      {
        name: 'Total',
        section: 'Liabilities',
        values: { 2024: 6 },
        indentation_level: 0,
        is_total: true,
      },
      { name: 'Older', values: { 2023: 1 }, indentation_level: 0, is_total: false },
    ],
  };

  it('builds raw_data from extracted_data: one line item per entry, in order, under the fiscal year of the document', async () => {
    const { id } = await document();
    const json = {
      document_id: id,
      statement_type: 'Income Statement',
      extracted_data: { Revenue: 1000.5, 'Cost of sales': -600, Net: 0 },
      confidence_score: 0.95,
      metadata: { extraction_method: 'llm', model: 'm', tokens_used: 5 },
    };
    const { status, body } = await client().call('createExtraction', { json });
    expect(status).to.equal(201);
    expect(body).to.deep.include({
      document_id: id,
      statement_type: 'Income Statement',
      extracted_data: json.extracted_data,
      confidence_score: 0.95,
      metadata: json.metadata,
    });
    const raw = body.raw_data as {
      fiscal_year: number;
      company_name: string;
      statement_type: string;
      line_items: { name: string; values: unknown }[];
    };
    expect(raw).to.deep.include({
      fiscal_year: 2024,
      company_name: 'Brightwater plc',
      statement_type: 'income_statement',
    });
    expect(raw.line_items.map(({ name, values }) => [name, values])).to.deep.equal([
      ['Revenue', { 2024: 1000.5 }],
      ['Cost of sales', { 2024: -600 }],
      ['Net', { 2024: 0 }],
    ]);
  });

  it('keeps raw_data as sent and derives extracted_data from it, losing no row of equal name', async () => {
    const { id } = await document();
    const { body } = await client().call('createExtraction', {
      json: { document_id: id, statement_type: 'balance_sheet', raw_data: rawData },
    });
    expect(body.raw_data).to.deep.equal(JSON.parse(JSON.stringify(rawData)));
    expect(body.extracted_data).to.deep.equal({
      Revenue: 100,
      'Assets > Total': 5,
      'Liabilities > Total': 6,
    });
    expect(Object.keys(body.item_units)).to.deep.equal(Object.keys(body.extracted_data));
    expect([body.confidence_score, body.metadata]).to.deep.equal([null, null]);
  });

  it('accepts any JSON object as raw_data', async () => {
    for (const data of [
      {},
      { line_items: 'none' },
      { line_items: [null, 1, { name: 5 }] },
      JSON.parse('{"__proto__": {"x": 1}, "constructor": null}') as object,
      { deep: { deeper: [[{}]] } },
    ]) {
      const { id } = await document();
      const { status, body } = await client().call('createExtraction', {
        json: { document_id: id, statement_type: 'x', raw_data: data },
      });
      expect([status, body.extracted_data]).to.deep.equal([201, {}]);
      expect(JSON.stringify(body.raw_data)).to.equal(JSON.stringify(data));
    }
  });

  it('requires raw_data or extracted_data', async () => {
    const { status, faults } = await client().call('createExtraction', {
      json: { document_id: 1, statement_type: 'x' },
    });
    expect([status, faults]).to.deep.equal([
      422,
      [
        {
          loc: ['body', 'raw_data'],
          msg: 'Field required: one of raw_data, extracted_data',
          type: 'missing',
        },
      ],
    ]);
  });

  it('refuses numbers that are none', async () => {
    const { id } = await document();
    for (const value of ['NaN', null, true, {}, '5']) {
      const { status, faults } = await client().call('createExtraction', {
        json: { document_id: id, statement_type: 'x', extracted_data: { Revenue: value } },
      });
      expect([status, faults[0]?.loc]).to.deep.equal([422, ['body', 'extracted_data', 'Revenue']]);
    }
    const infinite = await client().call('createExtraction', {
      body: `{"document_id":${id},"statement_type":"x","raw_data":{"a":[1e999]}}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(infinite.faults[0]).to.deep.include({
      loc: ['body', 'raw_data', 'a', 0],
      type: 'finite_number',
    });
    for (const confidence of [-0.1, 1.1, '1'])
      expect(
        (
          await client().call('createExtraction', {
            json: {
              document_id: id,
              statement_type: 'x',
              raw_data: {},
              confidence_score: confidence,
            },
          })
        ).status,
      ).to.equal(422);
  });

  it('keeps 1e308, -0 and long decimals as JSON has them', async () => {
    const { id } = await document();
    const { body } = await client().call('createExtraction', {
      json: {
        document_id: id,
        statement_type: 'x',
        extracted_data: { big: 1e308, small: 5e-324, zero: -0, third: 0.1 + 0.2 },
      },
    });
    expect(body.extracted_data).to.deep.equal({
      big: 1e308,
      small: 5e-324,
      zero: 0,
      third: 0.1 + 0.2,
    });
  });

  it('answers a second one of the same canonical type with 409 and names the first', async () => {
    const { id } = await document();
    const first = await anExtraction(client(), id, { statement_type: 'Income Statement' });
    const { status, problem, headers } = await client().call('createExtraction', {
      json: { document_id: id, statement_type: 'income_statement', raw_data: {} },
    });
    expect([status, problem.error_code, headers.get('content-type')]).to.deep.equal([
      409,
      'extraction_exists',
      'application/problem+json',
    ]);
    expect(problem.detail).to.contain(String(first.id));
    expect(
      (
        await client().call('createExtraction', {
          json: { document_id: id, statement_type: 'balance sheet', raw_data: {} },
        })
      ).status,
    ).to.equal(201);
  });

  it('lists by id, [] without any, 404 under a document that does not exist', async () => {
    const { id } = await document();
    expect(
      (await client().call('listExtractions', { path: { 'document-id': id } })).body,
    ).to.deep.equal([]);
    const ids = [];
    for (const type of ['c', 'a', 'b'])
      ids.push((await anExtraction(client(), id, { statement_type: type })).id);
    expect(
      (await client().call('listExtractions', { path: { 'document-id': id } })).body.map(
        (one) => one.id,
      ),
    ).to.deep.equal(ids);
    expect(
      (await client().call('listExtractions', { path: { 'document-id': NO_ID } })).problem
        .error_code,
    ).to.equal('document_not_found');
    expect(
      (
        await client().call('createExtraction', {
          json: { document_id: NO_ID, statement_type: 'x', raw_data: {} },
        })
      ).problem.error_code,
    ).to.equal('document_not_found');
  });

  it('reads one by statement type in any spelling', async () => {
    const { id } = await document();
    const made = await anExtraction(client(), id, { statement_type: 'Cash Flow Statement' });
    for (const type of ['Cash Flow Statement', 'cash_flow_statement', 'CASH-FLOW  statement']) {
      expect(
        (
          await client().call('getExtractionByType', {
            path: { 'document-id': id, 'statement-type': type },
          })
        ).body.id,
      ).to.equal(made.id);
    }
    expect(
      (
        await client().call('getExtractionByType', {
          path: { 'document-id': id, 'statement-type': 'other' },
        })
      ).problem.error_code,
    ).to.equal('extraction_not_found');
    expect(
      (
        await client().call('getExtractionByType', {
          path: { 'document-id': NO_ID, 'statement-type': 'other' },
        })
      ).problem.error_code,
    ).to.equal('document_not_found');
    expect(
      (
        await client().call('getExtractionByType', {
          path: { 'document-id': id, 'statement-type': 'x'.repeat(51) },
        })
      ).status,
    ).to.equal(422);
  });

  it('updates only what is sent; extracted_data builds raw_data anew; null clears confidence_score and metadata', async () => {
    const { id } = await document();
    const made = await anExtraction(client(), id, { confidence_score: 0.5, metadata: { a: 1 } });
    const path = { 'extraction-id': made.id };
    expect((await client().call('updateExtraction', { path, json: {} })).body).to.deep.equal(made);
    expect(
      (
        await client().call('updateExtraction', {
          path,
          json: { document_id: 1, statement_type: 'other' },
        })
      ).body,
    ).to.deep.equal(made);
    const rebuilt = (
      await client().call('updateExtraction', { path, json: { extracted_data: { Sales: 7 } } })
    ).body;
    expect(rebuilt.extracted_data).to.deep.equal({ Sales: 7 });
    expect(
      (
        await client().call('updateExtraction', {
          path,
          json: { confidence_score: null, metadata: null },
        })
      ).body,
    ).to.deep.include({ confidence_score: null, metadata: null });
    for (const field of ['raw_data', 'extracted_data'])
      expect(
        (await client().call('updateExtraction', { path, json: { [field]: null } })).faults[0]?.loc,
      ).to.deep.equal(['body', field]);
  });

  it("is the client's with the client's confidence once a client has written its numbers", async () => {
    const { id } = await document();
    const { id: stored } = await running.eventLog.transaction(rootContext(), (unit) =>
      unit.records.storeExtraction({
        document_id: id,
        statement_type: 'income_statement',
        raw_data: { method: 'layout', fiscal_year: 2024, line_items: [] },
        confidence_score: 0.99,
        metadata: null,
      }),
    );
    const path = { 'extraction-id': stored };
    const put = async (json: object) =>
      (await client().call('updateExtraction', { path, json })).body;
    const rewritten = await put({ extracted_data: { Sales: 7 } });
    expect(rewritten.raw_data).to.include({ method: 'client', confidence: 0 });
    expect(rewritten.confidence_score).to.equal(null);
    expect(await put({ extracted_data: { Sales: 8 }, confidence_score: 0.4 })).to.deep.include({
      confidence_score: 0.4,
    });
    expect(await put({ metadata: { note: 1 } })).to.deep.include({ confidence_score: 0.4 });
    expect(await put({ raw_data: {} })).to.deep.include({ confidence_score: null });
  });

  it('refuses two forms of one thing in one body, and names both', async () => {
    const { id } = await document();
    const made = await anExtraction(client(), id);
    const both = { raw_data: {}, extracted_data: { Sales: 7 } };
    for (const { status, faults } of [
      await client().call('createExtraction', {
        json: { document_id: id, statement_type: 'x', ...both },
      }),
      await client().call('updateExtraction', {
        path: { 'extraction-id': made.id },
        json: both,
      }),
    ]) {
      expect(status).to.equal(422);
      expect(faults.map(({ loc, type }) => [...loc, type])).to.have.deep.members([
        ['body', 'raw_data', 'mutually_exclusive'],
        ['body', 'extracted_data', 'mutually_exclusive'],
      ]);
    }
  });

  it('holds confidence_score to 0 to 1', async () => {
    const { id } = await document();
    for (const [confidence_score, type] of [
      [-0.01, 'greater_than_equal'],
      [1.01, 'less_than_equal'],
    ]) {
      const { status, faults } = await client().call('createExtraction', {
        json: { document_id: id, statement_type: 'x', raw_data: {}, confidence_score },
      });
      expect([status, faults[0]?.loc, faults[0]?.type]).to.deep.equal([
        422,
        ['body', 'confidence_score'],
        type,
      ]);
    }
  });

  it('deletes one', async () => {
    const made = await anExtraction(client(), (await document()).id);
    expect(
      (await client().call('deleteExtraction', { path: { 'extraction-id': made.id } })).status,
    ).to.equal(204);
    expect(
      (await client().call('getExtraction', { path: { 'extraction-id': made.id } })).problem
        .error_code,
    ).to.equal('extraction_not_found');
  });

  it('answers slim, by id, by type and in a list: the numbers alone', async () => {
    const company = await aCompany(client());
    const document = await aDocument(client(), company.id);
    const extraction = await anExtraction(client(), document.id);
    const row = (name: string, value: number) => ({
      name,
      unit: 'money',
      is_total: false,
      values: { 2024: value },
    });
    const slim = {
      id: extraction.id,
      document_id: document.id,
      statement_type: 'Income Statement',
      slim_data: {
        currency: 'XXX',
        scale: 1,
        years: ['2024'],
        line_items: [row('Revenue', 100), row('Cost of sales', -60)],
      },
      confidence_score: null,
      created_at: extraction.created_at,
      updated_at: extraction.updated_at,
    };
    const query = 'view=slim';
    const path = { 'document-id': document.id };
    const answers = await Promise.all([
      client().call('getExtraction', { path: { 'extraction-id': extraction.id }, query }),
      client().call('getExtractionByType', {
        path: { ...path, 'statement-type': 'income_statement' },
        query,
      }),
    ]);
    for (const { text } of answers) expect(JSON.parse(text)).to.deep.equal(slim);
    const { text } = await client().call('listExtractions', { path, query });
    expect(JSON.parse(text)).to.deep.equal([slim]);
  });
});
