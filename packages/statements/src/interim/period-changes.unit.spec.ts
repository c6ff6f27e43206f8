import { expect } from 'chai';
import { periodChanges, printedPeriods } from './period-changes.js';
import { inputOf, type PeriodReport } from './spec-support/period-report.js';

const YEAR: PeriodReport = {
  document: 1,
  columns: ['2023-01-01..2023-12-31'],
  rows: [['Revenue', [1000]]],
};
const HALF: PeriodReport = {
  document: 2,
  interim: true,
  filed: '2023-08-01',
  columns: ['2023-01-01..2023-06-30', '2023-04-01..2023-06-30'],
  rows: [['Revenue', [440, 230]]],
};
const NEXT_HALF: PeriodReport = {
  document: 3,
  interim: true,
  filed: '2024-08-01',
  columns: ['2024-01-01..2024-06-30', '2023-01-01..2023-06-30'],
  rows: [['Revenue', [480, 435]]],
};
const BALANCE: readonly PeriodReport[] = [
  {
    document: 1,
    type: 'balance_sheet',
    columns: ['2023-12-31'],
    rows: [['Total assets', [900]]],
  },
  {
    document: 2,
    type: 'balance_sheet',
    interim: true,
    columns: ['2024-06-30', '2023-12-31'],
    rows: [['Total assets', [950, 900]]],
  },
];

const periodsOf = (...reports: readonly PeriodReport[]) => printedPeriods(reports.map(inputOf));
const changesOf = (before: readonly PeriodReport[], after: readonly PeriodReport[]) => {
  const [now] = periodsOf(...after);
  if (now === undefined) throw new Error('Nothing is printed');
  return periodChanges(periodsOf(...before)[0], now);
};

describe('what is printed of parts of years', () => {
  it('has no column of a year, whose series tells it', () => {
    expect(periodsOf(YEAR)).to.deep.equal([]);
    const [income] = periodsOf(YEAR, HALF);
    expect(income?.years).to.deep.equal(['2023-06-30/06', '2023-06-30/03']);
    expect(income?.line_items.map(({ values }) => values)).to.deep.equal([
      { '2023-06-30/06': 440, '2023-06-30/03': 230 },
    ]);
    const balance = periodsOf(YEAR, HALF, ...BALANCE).find(
      ({ statement_type: type }) => type === 'balance_sheet',
    );
    expect(balance?.years).to.deep.equal(['2024-06-30']);
  });

  it('changed at first by all periods, then by what a newer report adds and restates', () => {
    expect(changesOf([], [YEAR, HALF])).to.deep.include({
      first: true,
      new_years: [],
      new_periods: ['6 months to 2023-06-30', '3 months to 2023-06-30'],
    });
    const changes = changesOf([YEAR, HALF], [YEAR, HALF, NEXT_HALF]);
    expect(changes).to.deep.include({
      first: false,
      new_years: [],
      new_periods: ['6 months to 2024-06-30'],
      lost_periods: [],
      cell_count: 1,
      restated_count: 1,
    });
    expect(changes?.cells[0]).to.deep.include({
      item: 'Revenue',
      year: '6 months to 2023-06-30',
      before: 440,
      after: 435,
      reason: 'restatement',
      document_id: 3,
    });
  });

  it('is the same where nothing is new, or an annual report alone', () => {
    expect(changesOf([YEAR, HALF], [YEAR, HALF])).to.equal(undefined);
    expect(changesOf([HALF], [YEAR, HALF])).to.equal(undefined);
  });
});
