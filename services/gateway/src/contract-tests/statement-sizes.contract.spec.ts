import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect } from 'chai';
import type { ThreadLimits } from '@fde/work-thread';
import { EXPORT_LIMITS } from '../exports/export-writer.js';
import { aCompany, aCompiledStatement } from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

describe('The largest compiled statements', () => {
  let running: RunningGateway;
  before(async () => {
    running = await RunningGateway.start();
  });
  after(() => running.stop());
  const client = () => running.client;

  it('refuses an export that takes too long, and one too many at once', async () => {
    const { id } = await aCompany(client());
    const large = await aCompiledStatement(client(), id, {
      data: {
        line_items: Array.from({ length: 1_000 }, (_, row) => ({
          name: `Item ${row}`,
          values: { [String(1900 + (row % 200))]: row },
        })),
      },
    });
    const path = { 'compiled-statement-id': large.id };
    const limited = (exports: Partial<ThreadLimits>) =>
      RunningGateway.start(
        { exports: { ...EXPORT_LIMITS, ...exports } },
        { eventLog: running.eventLog },
      );
    const hasty = await limited({ timeoutMs: 1 });
    const busy = await limited({ maxWaiting: 0 });
    const company = { 'company-id': id };
    try {
      const one = await hasty.client.call('exportCompiledStatement', { path });
      expect([one.status, one.problem.error_code]).to.deep.equal([409, 'export_too_large']);
      const measured = await hasty.client.call('measureCompiledStatement', { path });
      expect([measured.status, measured.problem.error_code]).to.deep.equal([
        409,
        'export_too_large',
      ]);
      const several = { query: `company_id=${id}` };
      const many = await hasty.client.call('exportCompanies', several);
      const file = { query: `company_id=${id}&statement_type=income_statement&format=csv` };
      const side = await hasty.client.call('compareCompanies', file);
      expect([many.status, side.status]).to.deep.equal([409, 409]);
      const all = await hasty.client.call('exportCompany', { path: company });
      expect([all.status, all.problem.error_code]).to.deep.equal([409, 'export_too_large']);
      const three = [1, 2, 3];
      const kinds = await Promise.all([
        Promise.all(three.map(() => busy.client.call('exportCompiledStatement', { path }))),
        Promise.all(three.map(() => busy.client.call('exportCompany', { path: company }))),
        Promise.all(three.map(() => busy.client.call('measureCompiledStatement', { path }))),
        Promise.all(three.map(() => busy.client.call('exportCompanies', several))),
        Promise.all(three.map(() => busy.client.call('compareCompanies', file))),
      ]);
      // One is written at a time, so of each kind at least two are refused.
      for (const answers of kinds) expect(answers.map(({ status }) => status)).to.include(429);
    } finally {
      await hasty.stop();
      await busy.stop();
    }
  });

  it('holds statements to 5,000 rows and 200 years from 1900 to 2100', async () => {
    const { id } = await aCompany(client());
    const put = (body: object) =>
      client().call('putCompiledStatement', {
        json: { company_id: id, statement_type: 'income_statement', ...body },
      });
    const rows = (count: number, year: (row: number) => string) =>
      Array.from({ length: count }, (_, row) => ({
        name: `Row ${row}`,
        values: { [year(row)]: 1 },
      }));
    const years = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [String(1900 + index), 1]));
    for (const body of [
      { data: { line_items: rows(5_001, () => '2024') } },
      { data: { line_items: rows(201, (row) => String(1900 + row)) } },
      { data: { line_items: rows(1, () => '1899') } },
      { data: { line_items: rows(1, () => '2101') } },
      { data: { line_items: [{ name: 'Revenue', values: years(201) }] } },
      { compiled_data: { Revenue: years(201) } },
      {
        compiled_data: Object.fromEntries(
          rows(5_001, () => '2024').map(({ name, values }) => [name, values]),
        ),
      },
    ])
      expect((await put(body)).status, JSON.stringify(body).slice(0, 80)).to.equal(422);
    expect((await put({ data: { line_items: rows(1, () => '2101') } })).faults[0]).to.deep.equal({
      loc: ['body', 'data', 'line_items', 0, 'values'],
      msg: 'Key "2101" should be a year from 1900 to 2100',
      type: 'invalid_key',
    });
    for (const name of ['2021 (6 months)', 'revenue', '', '02024'])
      expect((await put({ data: { line_items: rows(1, () => name) } })).status, name).to.equal(422);
    expect((await put({ data: { line_items: rows(1, () => '2021') } })).status).to.be.oneOf([
      200, 201,
    ]);
    expect(
      (await put({ data: { line_items: rows(5_000, (row) => String(1900 + (row % 200))) } }))
        .status,
    ).to.equal(200);
  });

  it('refuses a body of more than 100,000 values before it looks at them', async () => {
    const values = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [String(1900 + index), 1]),
    );
    const rows = Array.from({ length: 500 }, (_, index) => ({ name: `Row ${index}`, values }));
    const refused = await client().call('putCompiledStatement', {
      json: { company_id: 1, statement_type: 'wide', data: { line_items: rows } },
    });
    expect([refused.status, refused.faults]).to.deep.equal([
      422,
      [{ loc: ['body'], msg: 'Input should have at most 100000 values', type: 'too_long' }],
    ]);
  });

  it('answers probes in time while it takes the largest statements and writes their exports', async () => {
    const roomy = await RunningGateway.start({
      maxBodyBytes: 5 * 1024 * 1024,
      bodyTimeoutMs: 30_000,
      requestTimeoutMs: 60_000,
    });
    const values = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [String(1900 + index), index]),
    );
    const rows = Array.from({ length: 490 }, (_, index) => ({ name: `Row ${index}`, values }));
    const equal = Array.from({ length: 5_000 }, () => ({ name: 'Other', values: { 2024: 1 } }));
    const texts = [
      { statement_type: 'wide', data: { line_items: rows } },
      { statement_type: 'equal names', data: { line_items: equal } },
      {
        statement_type: 'compiled',
        compiled_data: Object.fromEntries(rows.map((row) => [row.name, row.values])),
      },
    ].map((body) => JSON.stringify({ company_id: 1, ...body }));
    const started = performance.now();
    for (const text of texts) JSON.stringify(JSON.parse(text));
    // On a slow machine all of it is slow: the bound grows with what reading and writing the bodies takes there.
    const boundMs = Math.max(200, (performance.now() - started) * 2);
    const delay = monitorEventLoopDelay({ resolution: 2 });
    try {
      await roomy.client.call('getLiveness');
      delay.enable();
      for (const body of texts) {
        // Not the contract's client: it would parse and validate the answers in this same event loop.
        const stored = await fetch(`${roomy.client.url}/api/v1/compiled-statements`, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        });
        expect(stored.status).to.equal(201);
        await stored.arrayBuffer();
        const exported = await fetch(
          `${roomy.client.url}${stored.headers.get('location')}/export?format=xlsx`,
        );
        expect(exported.status).to.equal(200);
        await exported.arrayBuffer();
      }
    } finally {
      delay.disable();
      await roomy.stop();
    }
    expect(delay.max / 1e6, 'milliseconds of the longest turn').to.be.lessThan(boundMs);
  }).timeout(120_000);
});
