import type { StatementChanges } from '@fde/contracts';
import { expect } from 'chai';
import { change, specLog, type SpecLog } from '../../spec-log.js';
import { statementChangesOf } from '../queries/statement-changes.js';

const CHANGES: StatementChanges = {
  first: true,
  new_years: [],
  lost_years: [],
  new_periods: ['6 months to 2020-06-30'],
  currency_before: null,
  cells: [],
  cell_count: 0,
  restated_count: 0,
  closed_gaps: [],
  closed_gap_count: 0,
  opened_gap_count: 0,
};
const REPORT = { document_id: 5, fiscal_year: 2020, fiscal_part: 'H1' } as const;
const CHANGE = { changes: CHANGES, interim_reports: [REPORT] };
const PERIODS = { company_id: 1, statement_type: 'income_statement' } as const;

describe('the compiled columns of interim reports', function () {
  this.timeout(60_000);
  let spec: SpecLog;
  beforeEach(async () => {
    spec = await specLog();
    await spec.log.seedCompanies();
  });
  afterEach(() => spec.remove());

  const put = (data: Readonly<Record<string, unknown>>, announced?: typeof CHANGE) =>
    change(spec.log, ({ records }) => records.putPeriods({ ...PERIODS, data }, announced));
  const events = async () =>
    (
      await spec.database.db
        .selectFrom('events')
        .select(['type', 'version'])
        .where('stream_id', '=', 'periods-1-income_statement')
        .orderBy('version')
        .execute()
    ).map(({ type, version }) => `${type} ${version}`);
  const news = async () =>
    (await statementChangesOf(spec.database, { companyId: 1 }, { skip: 0, limit: 10 })).items;

  it('are kept one per type, and what changed is listed beside the statements', async () => {
    await put({ years: ['2020-06-30/06'] }, CHANGE);
    await put({ years: ['2020-06-30/06'] }, CHANGE);
    await put({ years: ['2020-09-30/09'] });
    expect(await events()).to.deep.equal([
      'PeriodsCompiled 1',
      'PeriodsChanged 2',
      'PeriodsCompiled 3',
    ]);
    expect(await spec.log.records.periodStatements(1)).to.deep.equal([
      { ...PERIODS, data: { years: ['2020-09-30/09'] } },
    ]);
    const [one, ...others] = await news();
    expect(others).to.have.length(0);
    expect(one).to.deep.include({
      compiled_statement_id: null,
      statement_type: 'income_statement',
      changes: CHANGES,
      interim_reports: [REPORT],
    });
  });

  it('go with their news, and their stream goes on', async () => {
    await put({ years: ['2020-06-30/06'] }, CHANGE);
    await change(spec.log, ({ records }) => records.removePeriods(1, 'income_statement'));
    await change(spec.log, ({ records }) => records.removePeriods(1, 'income_statement'));
    expect(await news()).to.deep.equal([]);
    await put({ years: ['2020-06-30/06'] }, CHANGE);
    expect(await events()).to.deep.equal([
      'PeriodsCompiled 1',
      'PeriodsChanged 2',
      'PeriodsRemoved 3',
      'PeriodsCompiled 4',
      'PeriodsChanged 5',
    ]);
    await change(spec.log, ({ records }) => records.removeCompany(1));
    expect(await spec.log.records.periodStatements(1)).to.deep.equal([]);
    expect((await events()).at(-1)).to.equal('PeriodsRemoved 6');
  });
});
