import type { CanonicalStatementType, RawStatement } from '@fde/contracts';
import { expect } from 'chai';

import { withPartByBalance } from './part-by-balance.js';

const ASSUMED = { source: 'nothing says otherwise', says: 'annual', weight: 1 };
const SAID = { source: 'title', says: 'annual', weight: 1 };

const drawn = (
  statement_type: CanonicalStatementType,
  ends: readonly string[],
  evidence = ASSUMED,
): RawStatement => ({
  statement_type,
  company_name: 'Specimen plc',
  fiscal_year: 2012,
  currency: 'EUR',
  scale: 1,
  years: ends.map((end) => end.slice(0, 4)),
  fiscal_year_ends: {},
  columns: ends.map((end) => ({
    name: end.slice(0, 4),
    period: { kind: statement_type === 'balance_sheet' ? 'instant' : 'duration', end },
    is_fiscal_year: true,
  })),
  period: 'annual',
  decisions: { period: { value: 'annual', evidence: [evidence] } },
  pages: [1],
  method: 'layout',
  confidence: 1,
  checks: [],
  line_items: [],
});

/** Of each flow: its period, the months of its columns, and the doubt. */
const shown = (statements: readonly RawStatement[]) =>
  withPartByBalance(statements)
    .filter(({ statement_type: type }) => type !== 'balance_sheet')
    .map(({ period, columns, decisions }) => [
      period,
      columns?.map((column) => column.period.length?.count),
      columns?.every((column) => column.reason === 'part_of_year'),
      decisions?.period?.doubt,
    ]);

const NINE = drawn('balance_sheet', ['2012-09-30', '2011-12-31']);
const INCOME = drawn('income_statement', ['2012-09-30', '2011-09-30']);
const CASH = drawn('cash_flow_statement', ['2012-09-30', '2011-09-30']);
const OF_A_YEAR = drawn('income_statement', ['2012-09-30', '2011-09-30'], SAID);
const UNCHANGED = ['annual', [undefined, undefined], false, undefined];

describe('flows of which no word says how long they are', () => {
  it('are of the months since the balance of the last year end', () => {
    expect(shown([NINE, INCOME, CASH])).to.deep.equal([
      ['interim', [9, 9], true, 'guessed'],
      ['interim', [9, 9], true, undefined],
    ]);
  });

  it('are certain in a first quarter', () => {
    const balance = drawn('balance_sheet', ['2013-03-31', '2012-12-31']);
    const income = drawn('income_statement', ['2013-03-31', '2012-03-31']);
    expect(shown([balance, income])).to.deep.equal([['interim', [3, 3], true, undefined]]);
  });

  for (const [what, balance, income] of [
    [
      'if the balances are a year apart',
      drawn('balance_sheet', ['2012-09-30', '2011-09-30']),
      INCOME,
    ],
    [
      'after a moved year end: they end on the days of the balances',
      NINE,
      drawn('income_statement', ['2012-09-30', '2011-12-31']),
    ],
    ['if they end on another day', NINE, drawn('income_statement', ['2012-12-31', '2011-12-31'])],
    [
      'if the balances are no quarters of a year apart',
      drawn('balance_sheet', ['2012-09-30', '2012-01-31']),
      INCOME,
    ],
  ] as const)
    it(`stay as they are ${what}`, () => {
      expect(shown([balance, income])).to.deep.equal([UNCHANGED]);
    });

  it('are doubted if words say that they are of a year', () => {
    expect(shown([NINE, OF_A_YEAR])).to.deep.equal([
      ['annual', [undefined, undefined], false, 'disputed'],
    ]);
    const [, flow] = withPartByBalance([NINE, OF_A_YEAR]);
    expect(flow?.decisions?.period?.against?.map(({ source }) => source)).to.deep.equal([
      'dates of the balance sheet',
    ]);
  });

  it('are of the year that words say beside balances of a quarter and of a year before', () => {
    const balance = drawn('balance_sheet', ['2012-09-30', '2012-06-30', '2011-09-30']);
    expect(shown([balance, OF_A_YEAR])).to.deep.equal([UNCHANGED]);
  });
});
