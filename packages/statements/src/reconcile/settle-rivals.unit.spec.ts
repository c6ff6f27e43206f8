import { expect } from 'chai';
import { cellKey } from '../identities/cell-key.js';
import { settleRivals, type Rivalry } from './settle-rivals.js';
import { statementOfRows, type PrintedRow } from '../testing/printed-rows.js';

const rows = (taxation: number, donations = 33): PrintedRow[] => [
  ['Revenue', [1200, 1100]],
  ['Cost of sales', [-700, -650]],
  ['Gross profit', [500, 450], { is_total: true }],
  ['Profit before tax', [500, 450], { is_total: true }],
  ['Taxation', [-80, taxation]],
  ['Profit for the year', [420, 375], { is_total: true }],
  ['Donations', [donations, 31]],
];
const rivalry = (row: number, year: string, layout: number, model: number): Rivalry => ({
  row,
  year,
  layout,
  model,
  source: { page: 9, bbox: [1, 2, 3, 4], method: 'model-x' },
  status: 'model_settled',
});
const settle = (table: PrintedRow[], ...rivalries: Rivalry[]) =>
  settleRivals(statementOfRows('income_statement', table), rivalries);

describe('Two printed readings of one cell', () => {
  for (const { what, given, expected } of [
    {
      what: "the model's closes the sums",
      given: { rows: rows(75), rivalry: rivalry(4, '2022', 75, -75) },
      expected: { value: -75, status: 'model_settled', why: 'it closes the sums' },
    },
    {
      what: "the layout's closes the sums",
      given: { rows: rows(-75), rivalry: rivalry(4, '2022', -75, 75) },
      expected: { value: -75, status: 'settled_by_sums', why: 'it closes the sums' },
    },
    {
      what: 'neither closes the sums',
      given: { rows: rows(70), rivalry: rivalry(4, '2022', 70, 71) },
      expected: { value: 70, status: 'in_doubt', why: 'no sum decides' },
    },
    {
      what: 'no sum includes the row',
      given: { rows: rows(-75), rivalry: rivalry(6, '2023', 33, 38) },
      expected: { value: 33, status: 'in_doubt', why: 'no sum decides' },
    },
  ])
    it(`${what}: ${expected.value} is kept, ${expected.status}`, () => {
      const { row, year } = given.rivalry;
      const { statement, statuses, notes } = settle(given.rows, given.rivalry);
      expect(statement.line_items[row]?.values[year]).to.equal(expected.value);
      expect(statuses.get(cellKey(row, year))).to.equal(expected.status);
      expect(notes.join()).to.match(new RegExp(`kept ${expected.value}, ${expected.why}\\.$`));
    });

  it('on a recognised page are repaired by the model if it closes the sums', () => {
    const { statuses } = settle(rows(-15), {
      ...rivalry(4, '2022', -15, -75),
      status: 'repaired',
    });
    expect(statuses.get(cellKey(4, '2022'))).to.equal('repaired');
  });

  it('keep the place of the chosen reading', () => {
    const taken = settle(rows(75), rivalry(4, '2022', 75, -75)).statement.line_items[4];
    const own = settle(rows(-75), rivalry(4, '2022', -75, 75)).statement.line_items[4];
    expect(taken?.sources?.['2022']).to.include({ page: 9, method: 'model-x' });
    expect(own?.sources?.['2022']).to.include({ page: 1 });
    expect(taken?.sources?.['2023']).to.include({ page: 1 });
  });

  it('are noted for people row by row, including unlabelled ones', () => {
    const { notes } = settle(
      [...rows(75), ['', [5, 5]]],
      rivalry(4, '2022', 75, -75),
      rivalry(7, '2023', 5, 6),
    );
    expect(notes).to.deep.equal([
      'Taxation, 2022: the layout reads 75, the model -75; kept -75, it closes the sums.',
      '(unlabelled), 2023: the layout reads 5, the model 6; kept 5, no sum decides.',
    ]);
  });

  it('change nothing if there are none', () => {
    const statement = statementOfRows('income_statement', rows(-75));
    expect(settleRivals(statement, [])).to.deep.equal({
      statement,
      statuses: new Map(),
      notes: [],
    });
  });
});
