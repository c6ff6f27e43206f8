import type { StatementChanges } from '@fde/contracts';
import { rootContext } from '@fde/event-log';
import { expect } from 'chai';
import { aCompany } from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

const changes = (years: readonly string[]): StatementChanges => ({
  first: false,
  new_years: [...years],
  lost_years: [],
  currency_before: null,
  cells: [
    {
      item: 'Revenue',
      year: '2023',
      before: 100,
      after: 98,
      reason: 'restatement',
      document_id: 1,
      page: 7,
    },
  ],
  cell_count: 1,
  restated_count: 1,
  closed_gaps: [{ kind: 'missing_year', year: '2021', line_item: null }],
  closed_gap_count: 1,
  opened_gap_count: 0,
});

describe('What is new', () => {
  let running: RunningGateway;
  before(async () => {
    running = await RunningGateway.start();
  });
  after(() => running.stop());
  const client = () => running.client;
  const compile = (companyId: number, year: string) =>
    running.eventLog.transaction(rootContext(), (unit) =>
      unit.records.putCompiledStatement(
        {
          company_id: companyId,
          statement_type: 'income_statement',
          data: { years: [year] },
          data_lineage: {},
        },
        'pipeline',
        changes([year]),
      ),
    );

  it('lists what compilations changed, newest first, of a statement, a company, and all', async () => {
    const { id: companyId } = await aCompany(client(), { name: 'Brightwater plc' });
    const { record } = await compile(companyId, '2023');
    await compile(companyId, '2024');
    const { id: otherId } = await aCompany(client());
    await compile(otherId, '2022');
    const path = { 'compiled-statement-id': record.id };
    const ofOne = await client().call('listStatementChanges', { path });
    expect(ofOne.body.map(({ changes: { new_years: years } }) => years)).to.deep.equal([
      ['2024'],
      ['2023'],
    ]);
    expect(ofOne.body[0]).to.deep.include({
      compiled_statement_id: record.id,
      company_name: 'Brightwater plc',
      changes: changes(['2024']),
    });
    const second = await client().call('listStatementChanges', { path, query: 'skip=1&limit=1' });
    expect(second.headers.get('x-total-count')).to.equal('2');
    expect(second.body[0]?.changes.new_years).to.deep.equal(['2023']);
    const query = `company_id=${companyId}`;
    expect((await client().call('listChanges', { query })).body).to.deep.equal(ofOne.body);
    expect((await client().call('listChanges', {})).body).to.have.length(3);
    expect((await client().call('getFeed', { query })).text.match(/<entry>/g)).to.have.length(2);
    expect((await client().call('getFeed', {})).text).to.contain('1 figure restated');
  });

  it('lists what is new since a time, oldest first, page by page, and misses nothing', async () => {
    const { id: companyId } = await aCompany(client());
    for (const year of ['2020', '2021', '2022']) await compile(companyId, year);
    const ask = async (query: string) => {
      const { body } = await client().call('listChanges', {
        query: `company_id=${companyId}&${query}`,
      });
      return body.map(({ changes: { new_years: years }, changed_at: at }) => ({
        year: years[0],
        at,
      }));
    };
    const first = await ask('since=2000-01-01T00:00:00Z&limit=2');
    expect(first.map(({ year }) => year)).to.deep.equal(['2020', '2021']);
    const last = first[1]?.at ?? '';
    const next = await ask(`since=${encodeURIComponent(last)}&limit=100`);
    expect(next.map(({ year }) => year))
      .to.include('2022')
      .and.to.include('2021');
    const second = await ask('since=2000-01-01T00:00:00Z&limit=2&skip=2');
    expect(second.map(({ year }) => year)).to.deep.equal(['2022']);
    const query = 'since=2999-01-01T00:00:00Z';
    expect((await client().call('listChanges', { query })).body).to.deep.equal([]);
    for (const wrong of ['since=yesterday', 'since=2024-01-01', 'since='])
      expect((await client().call('listChanges', { query: wrong })).status).to.equal(422);
  });

  it('leaves the version of a statement good for the next change', async () => {
    const { id: companyId } = await aCompany(client());
    const { record } = await compile(companyId, '2024');
    const path = { 'compiled-statement-id': record.id };
    const tag = (await client().call('getCompiledStatement', { path })).headers.get('etag') ?? '';
    const changed = await client().call('updateCompiledStatement', {
      path,
      json: { data: { years: [] } },
      headers: { 'if-match': tag },
    });
    expect(changed.status).to.equal(200);
  });

  it('lists what changed of the periods of interim reports beside the statements', async () => {
    const { id: companyId } = await aCompany(client(), { name: 'Brightwater plc', interim: true });
    await compile(companyId, '2024');
    const report = { document_id: 3, fiscal_year: 2024, fiscal_part: 'H1' } as const;
    const { new_years: _, ...others } = changes([]);
    const [cell] = others.cells;
    const changed: StatementChanges = {
      ...others,
      new_years: [],
      new_periods: ['6 months to 2024-06-30'],
      lost_periods: [],
      cells: cell === undefined ? [] : [{ ...cell, year: '6 months to 2023-06-30' }],
    };
    await running.eventLog.transaction(rootContext(), (unit) =>
      unit.records.putPeriods(
        {
          company_id: companyId,
          statement_type: 'income_statement',
          data: { years: ['2024-06-30/06'] },
        },
        { changes: changed, interim_reports: [report] },
      ),
    );
    const query = `company_id=${companyId}`;
    const { body } = await client().call('listChanges', { query });
    expect(body).to.have.length(2);
    expect(body[0]).to.deep.include({
      compiled_statement_id: null,
      statement_type: 'income_statement',
      changes: changed,
      interim_reports: [report],
    });
    expect(body[1]).not.to.have.property('interim_reports');
    const { text } = await client().call('getFeed', { query });
    expect(text)
      .to.contain(
        'Brightwater plc, income statement of parts of years: 1 new period, 1 figure restated',
      )
      .and.to.contain(`/#/companies/${companyId}/periods`)
      .and.to.contain('Interim reports: H1 2024 (document 3)')
      .and.to.contain('New periods: 6 months to 2024-06-30')
      .and.to.contain('Revenue, 6 months to 2023-06-30: 100 -&gt; 98 (restatement)');
  });

  it('forgets a statement that is deleted', async () => {
    const { id: companyId } = await aCompany(client());
    const { record } = await compile(companyId, '2024');
    await client().call('deleteCompiledStatement', {
      path: { 'compiled-statement-id': record.id },
    });
    const { body } = await client().call('listChanges', { query: `company_id=${companyId}` });
    expect(body).to.deep.equal([]);
  });

  it('refuses a company that is not an id', async () => {
    for (const id of ['listChanges', 'getFeed'] as const)
      expect((await client().call(id, { query: 'company_id=x' })).status).to.equal(422);
    const path = { 'compiled-statement-id': 'x' };
    expect((await client().call('listStatementChanges', { path })).status).to.equal(422);
  });
});
