import type { RawStatement } from '@fde/contracts';
import { expect } from 'chai';
import { aCompany, aCompiledStatement, aDocument } from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';
import { SERIES_LIMITS } from '../series-on-day/series-on-day.js';
import type { ThreadLimits } from '@fde/work-thread';

const FIRST_KNOWN = '2023-03-01';
const RESTATED = '2024-03-01';

/** The income statement of a report on two years. */
const reading = (values: Record<string, number>): RawStatement => ({
  statement_type: 'income_statement',
  company_name: 'Brightwater plc',
  fiscal_year: Math.max(...Object.keys(values).map(Number)),
  currency: 'EUR',
  scale: 1000,
  years: Object.keys(values).toReversed(),
  fiscal_year_ends: {},
  pages: [7],
  method: 'layout',
  confidence: 0.9,
  checks: [],
  line_items: [
    {
      name: 'Revenue',
      values,
      indentation_level: 0,
      is_total: true,
      section: null,
      unit: 'money',
      sources: {},
    },
  ],
});

describe('Statements as of a day', () => {
  let running: RunningGateway;
  let id: number;
  let statementId: number;

  before(async () => {
    running = await RunningGateway.start();
    ({ id } = await aCompany(running.client));
    for (const [year, filed, values] of [
      [2022, FIRST_KNOWN, { 2022: 100, 2021: 90 }],
      [2023, RESTATED, { 2023: 120, 2022: 99 }],
    ] as const) {
      const document = await aDocument(running.client, id, {
        fiscal_year: year,
        filing_date: filed,
      });
      const { response } = await running.client.plain.POST('/api/v1/extractions', {
        body: {
          document_id: document.id,
          statement_type: 'income_statement',
          raw_data: { ...reading(values) },
        },
      });
      expect(response.status).to.equal(201);
    }
    const data = { ...reading({ 2023: 120, 2022: 99, 2021: 90 }) };
    ({ id: statementId } = await aCompiledStatement(running.client, id, {
      statement_type: 'income_statement',
      data,
    }));
  });
  after(() => running.stop());

  const company = () => ({ 'company-id': id });
  const byType = () => ({ ...company(), 'statement-type': 'income_statement' });
  const statement = () => ({ 'compiled-statement-id': statementId });
  const revenueOf = (data: Record<string, unknown> | undefined): unknown =>
    (data as Partial<RawStatement> | undefined)?.line_items?.[0]?.values;

  it('show each year as it was known, by id, by type and in a list', async () => {
    const asOf = async (day: string) => {
      const query = `as_of=${day}`;
      const one = await running.client.call('getCompiledStatement', { path: statement(), query });
      const typed = await running.client.call('getCompiledStatementByType', {
        path: byType(),
        query,
      });
      const all = await running.client.call('listCompiledStatements', { path: company(), query });
      expect(typed.text).to.equal(one.text);
      expect(all.body).to.deep.equal([one.body]);
      return 'data' in one.body ? revenueOf(one.body.data) : undefined;
    };
    expect(await asOf(FIRST_KNOWN)).to.deep.equal({ 2022: 100, 2021: 90 });
    expect(await asOf(RESTATED)).to.deep.equal({ 2023: 120, 2022: 99, 2021: 90 });
  });

  it('have a tag of what they say, and a slim view', async () => {
    const query = `as_of=${FIRST_KNOWN}&view=slim`;
    const read = (headers: Record<string, string>) =>
      running.client.call('getCompiledStatement', { path: statement(), query, headers });
    const first = await read({});
    const slim = (first.body as { slim_data?: { years?: unknown } }).slim_data;
    expect(slim?.years).to.deep.equal(['2022', '2021']);
    const tag = first.headers.get('etag') ?? '';
    expect((await read({ 'if-none-match': tag })).status).to.equal(304);
  });

  it('are absent before the first report, and refused for what is no day', async () => {
    const early = 'as_of=2023-02-28';
    const one = await running.client.call('getCompiledStatement', {
      path: statement(),
      query: early,
    });
    expect([one.status, one.problem.error_code]).to.deep.equal([
      404,
      'compiled_statement_not_found',
    ]);
    const all = await running.client.call('listCompiledStatements', {
      path: company(),
      query: early,
    });
    expect(all.body).to.deep.equal([]);
    const wrong = await running.client.call('listCompiledStatements', {
      path: company(),
      query: 'as_of=2023-02-30',
    });
    expect([wrong.status, wrong.faults[0]?.loc]).to.deep.equal([422, ['query', 'as_of']]);
  });

  it('are exported, compared, rated and explained as of that day', async () => {
    const query = `as_of=${FIRST_KNOWN}`;
    const file = await running.client.call('exportCompiledStatement', { path: statement(), query });
    expect(file.text).to.contain('2022,2021').and.not.to.contain('2023,');
    expect(file.headers.get('content-disposition')).to.contain(`income_statement-${FIRST_KNOWN}`);
    const workbook = await running.client.call('exportCompany', { path: company(), query });
    expect(workbook.headers.get('content-disposition')).to.contain(`plc-${FIRST_KNOWN}.xlsx`);
    const compared = await running.client.call('compareCompanies', {
      query: `company_id=${id}&statement_type=income_statement&${query}`,
    });
    const [revenue] = compared.body.line_items.filter(({ label }) => /revenue/i.test(label));
    expect(revenue?.companies[0]?.values).to.deep.equal({ 2022: 100, 2021: 90 });
    const rated = await running.client.call('listRatios', { query: `company_id=${id}&${query}` });
    expect(rated.body.years).to.deep.equal(['2022', '2021']);
    const figures = await running.client.call('listFigures', {
      query: `company=${id}&concept=revenue&year=2022,2023&${query}`,
    });
    expect(figures.body.map(({ value, found }) => found && value)).to.deep.equal([100, false]);
    const cells = await running.client.call('explainCompiledCell', {
      path: byType(),
      query: `item=Revenue&year=2022&${query}`,
    });
    expect(cells.body.map(({ value }) => value)).to.deep.equal([100]);
  });

  it('answer 429 where too many are being compiled, 504 where one takes too long', async () => {
    const limited = (series: Partial<ThreadLimits>) =>
      RunningGateway.start(
        { series: { ...SERIES_LIMITS, ...series } },
        { eventLog: running.eventLog },
      );
    const busy = await limited({ maxWaiting: -1 });
    const hasty = await limited({ timeoutMs: 1 });
    const query = `as_of=${FIRST_KNOWN}`;
    const ids = `company_id=${id}&${query}`;
    try {
      const answers = [
        await busy.client.call('getCompiledStatement', { path: statement(), query }),
        await busy.client.call('getCompiledStatementByType', { path: byType(), query }),
        await busy.client.call('listCompiledStatements', { path: company(), query }),
        await busy.client.call('explainCompiledCell', {
          path: byType(),
          query: `item=Revenue&year=2022&${query}`,
        }),
        await busy.client.call('compareCompanies', {
          query: `statement_type=income_statement&${ids}`,
        }),
        await busy.client.call('listRatios', { query: ids }),
        await busy.client.call('listFigures', { query: `company=${id}&${query}` }),
        await busy.client.call('exportFigures', { query }),
      ];
      expect(answers.map(({ status }) => status)).to.deep.equal(answers.map(() => 429));
      const late = await hasty.client.call('listCompiledStatements', { path: company(), query });
      expect([late.status, late.problem.error_code]).to.deep.equal([504, 'gateway_timeout']);
    } finally {
      await busy.stop();
      await hasty.stop();
    }
  });
});
