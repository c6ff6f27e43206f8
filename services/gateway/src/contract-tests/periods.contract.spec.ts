import type { RawStatement } from '@fde/contracts';
import { rootContext } from '@fde/event-log';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect } from 'chai';
import { aCompany, aDocument } from '../spec-support/records.js';
import { SERIES_LIMITS } from '../series-on-day/series-on-day.js';
import { RunningGateway } from '../spec-support/running-gateway.js';
import type { ThreadLimits } from '@fde/work-thread';

const YEAR = 'annual_report';
const QUARTER = 'quarterly_report';

interface AgentAnswer {
  readonly items: readonly {
    readonly sources: readonly { readonly value: number; readonly sign: number; page?: number }[];
  }[];
  readonly not_found: readonly { readonly because: string }[];
}

/** A column by its first and last day. */
type Days = readonly [start: string, end: string];

/** The income statement of a report on one period. */
const reading = ([start, end]: Days, isYear: boolean, revenue: number): RawStatement => {
  const name = end.slice(0, 4);
  return {
    statement_type: 'income_statement',
    company_name: 'Brightwater plc',
    fiscal_year: Number(end.slice(0, 4)),
    currency: 'EUR',
    scale: 1000,
    years: [name],
    fiscal_year_ends: isYear ? { [name]: end } : {},
    columns: [
      {
        name,
        period: { kind: 'duration', start, end },
        is_fiscal_year: isYear,
        ...(isYear ? {} : { reason: 'part_of_year' }),
      },
    ],
    period: isYear ? 'annual' : 'interim',
    pages: [7],
    method: 'layout',
    confidence: 0.9,
    checks: [],
    line_items: [
      {
        name: 'Revenue',
        values: { [name]: revenue },
        indentation_level: 0,
        is_total: true,
        section: null,
        unit: 'money',
        sources: {},
      },
    ],
  };
};

const REPORTS: readonly (readonly [type: string, days: Days, revenue: number])[] = [
  [YEAR, ['2023-01-01', '2023-12-31'], 400],
  [QUARTER, ['2023-01-01', '2023-03-31'], 90],
  [QUARTER, ['2023-01-01', '2023-06-30'], 200],
  [QUARTER, ['2023-01-01', '2023-09-30'], 295],
];

describe('Statements by quarters', () => {
  let running: RunningGateway;
  let id: number;

  before(async () => {
    running = await RunningGateway.start();
    ({ id } = await aCompany(running.client, { interim: true }));
    for (const [type, days, revenue] of REPORTS) {
      const document = await aDocument(running.client, id, {
        fiscal_year: 2023,
        document_type: type,
      });
      const { response } = await running.client.plain.POST('/api/v1/extractions', {
        body: {
          document_id: document.id,
          statement_type: 'income_statement',
          raw_data: { ...reading(days, type === YEAR, revenue) },
        },
      });
      expect(response.status).to.equal(201);
    }
  });
  after(() => running.stop());

  const path = () => ({ 'company-id': id });
  const setInterim = (interim: boolean) =>
    running.client.call('updateCompany', { path: path(), json: { interim } });
  const revenues = async (frequency: string): Promise<unknown> => {
    const { body } = await running.client.call('listPeriods', {
      path: path(),
      query: `frequency=${frequency}`,
    });
    return 'statements' in body ? body.statements[0]?.line_items[0]?.values : body;
  };

  it('are derived from the reports on parts of the year', async () => {
    expect(await revenues('quarter')).to.deep.equal({
      'Q4 2023': 105,
      'Q3 2023': 95,
      'Q2 2023': 110,
      'Q1 2023': 90,
    });
    expect(await revenues('half')).to.deep.equal({ 'H2 2023': 200, 'H1 2023': 200 });
  });

  it('name the parts of a derived number with their documents', async () => {
    const { body } = await running.client.call('listPeriods', {
      path: path(),
      query: 'frequency=quarter',
    });
    const source =
      'statements' in body ? body.statements[0]?.line_items[0]?.sources['Q4 2023'] : undefined;
    if (source === undefined || !('parts' in source)) throw new Error('Q4 2023 is not derived');
    expect(source.derived).to.equal('difference');
    expect(source.parts.map(({ value, sign }) => value * sign)).to.deep.equal([400, -295]);
    expect(source.confidence).to.equal(Math.min(...source.parts.map((part) => part.confidence)));
  });

  it('never change the years, with or without interim reports', async () => {
    const withThem = await revenues('year');
    expect(withThem).to.deep.equal({ 2023: 400 });
    await setInterim(false);
    expect(await revenues('year')).to.deep.equal(withThem);
    await setInterim(true);
  });

  it('are made of annual reports alone where the company takes no others', async () => {
    await setInterim(false);
    const company = await running.client.call('getCompany', { path: path() });
    expect(company.body).not.to.have.property('interim');
    expect(await revenues('quarter')).to.equal(undefined);
    const changed = await setInterim(true);
    expect(changed.body).to.include({ interim: true });
  });

  it('name the interim reports of which nothing stands in them', async () => {
    const unread = await aDocument(running.client, id, {
      fiscal_year: 2022,
      document_type: QUARTER,
    });
    const leftOut = async (query: string) => {
      const { body } = await running.client.call('listPeriods', { path: path(), query });
      return 'left_out' in body ? body.left_out : [];
    };
    const [line, ...others] = await leftOut('frequency=quarter');
    expect(others).to.have.length(0);
    expect(line).to.deep.include({
      document_id: unread.id,
      document_type: QUARTER,
      fiscal_year: 2022,
      why: 'not_read',
      reason: 'none of its statements is read',
    });
    expect(await leftOut('frequency=year')).to.deep.equal([]);
    await setInterim(false);
    expect(await leftOut('frequency=quarter')).to.deep.equal([]);
    await setInterim(true);
  });

  it('leave the part of the year with documents, which show it only while the company takes them', async () => {
    const { id: documentId } = await aDocument(running.client, id, {
      fiscal_year: 2021,
      document_type: QUARTER,
    });
    await running.eventLog.transaction(rootContext(), ({ records }) =>
      records.noteDocument(documentId, { fiscal_part: 'Q3' }),
    );
    const shown = async () => {
      const one = await running.client.call('getDocument', {
        path: { 'document-id': documentId },
      });
      const all = await running.client.call('listDocuments', { path: path() });
      const listed = all.body.find((document) => document.id === documentId);
      return [one.body, listed].map((document) =>
        document !== undefined && 'fiscal_part' in document ? document.fiscal_part : undefined,
      );
    };
    expect(await shown()).to.deep.equal(['Q3', 'Q3']);
    await setInterim(false);
    expect(await shown()).to.deep.equal([undefined, undefined]);
    await setInterim(true);
    expect(await shown()).to.deep.equal(['Q3', 'Q3']);
  });

  it('are wanted by a watch that says so', async () => {
    await setInterim(false);
    const set = (json: object) => running.client.call('setWatch', { path: path(), json });
    const interimOf = async () =>
      (await running.client.call('getCompany', { path: path() })).body as { interim?: boolean };
    expect((await set({ interval: 'P1D' })).status).to.equal(200);
    expect(await interimOf()).not.to.have.property('interim');
    expect((await set({ interval: 'P1D', interim: true })).status).to.equal(200);
    expect(await interimOf()).to.include({ interim: true });
  });

  it('have a tag of what they say', async () => {
    const read = (headers: Record<string, string>) =>
      running.client.call('listPeriods', { path: path(), query: 'frequency=ttm', headers });
    const tag = (await read({})).headers.get('etag') ?? '';
    expect((await read({ 'if-none-match': tag })).status).to.equal(304);
  });

  it('are read by agents, with the page of every part', async () => {
    const agent = new Client({ name: 'spec', version: '1' });
    await agent.connect(new StreamableHTTPClientTransport(new URL(`${running.client.url}/mcp`)));
    const read = async (input: object): Promise<AgentAnswer> => {
      const called = { name: 'read_periods', arguments: { company: String(id), ...input } };
      return (await agent.callTool(called)).structuredContent as AgentAnswer;
    };
    const { items } = await read({ rows: ['revenue'], periods: ['Q4 2023'] });
    expect(items).to.have.length(1);
    expect(items[0]).to.include({ value: 105, derived: true, period_end: '2023-12-31' });
    const pages = items[0]?.sources.map(({ value, sign, page }) => [value, sign, page]);
    expect(pages).to.deep.equal([
      [400, 1, 7],
      [295, -1, 7],
    ]);
    const { not_found: absent } = await read({ periods: ['Q9 2023'] });
    expect(absent[0]?.because).to.contain('periods are Q4 2023, Q3 2023');
    await agent.close();
  });

  it('are exported as CSV and as a workbook', async () => {
    const csv = await running.client.call('exportPeriods', {
      path: path(),
      query: 'frequency=quarter',
    });
    expect(csv.headers.get('content-disposition')).to.match(/quarter\.csv/);
    expect(csv.text).to.contain('12 months to 2023-12-31 - 9 months to 2023-09-30');
    const book = await running.client.call('exportPeriods', {
      path: path(),
      query: 'frequency=quarter&format=xlsx',
    });
    expect(book.text.slice(0, 2)).to.equal('PK');
  });

  it('answer 429 where too many are being compiled, 504 where one takes too long', async () => {
    const limited = (series: Partial<ThreadLimits>) =>
      RunningGateway.start(
        { series: { ...SERIES_LIMITS, ...series } },
        { eventLog: running.eventLog },
      );
    const busy = await limited({ maxWaiting: -1 });
    const hasty = await limited({ timeoutMs: 1 });
    const request = { path: path(), query: 'frequency=quarter' };
    try {
      const answers = [
        await busy.client.call('listPeriods', request),
        await busy.client.call('exportPeriods', request),
        await hasty.client.call('listPeriods', request),
      ];
      expect(answers.map(({ status }) => status)).to.deep.equal([429, 429, 504]);
    } finally {
      await busy.stop();
      await hasty.stop();
    }
  });

  it('are refused without a frequency that there is, and for no company', async () => {
    const wrong = await running.client.call('listPeriods', {
      path: path(),
      query: 'frequency=monthly',
    });
    expect([wrong.status, wrong.faults[0]?.loc]).to.deep.equal([422, ['query', 'frequency']]);
    const none = await running.client.call('listPeriods', { path: path() });
    expect(none.status).to.equal(422);
    const nobody = await running.client.call('listPeriods', {
      path: { 'company-id': 999_999 },
      query: 'frequency=quarter',
    });
    expect([nobody.status, nobody.problem.error_code]).to.deep.equal([404, 'company_not_found']);
  });
});
