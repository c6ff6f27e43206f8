import { expect } from 'chai';
import type { SettledReview } from '@fde/contracts';
import { proveStatement } from '../../prove/prove-statement.js';
import { statementOfRows } from '../../testing/printed-rows.js';
import { applyReviews } from './apply-reviews.js';
import { changedIdentities } from './changed-identities.js';

const raw = proveStatement(
  statementOfRows('balance_sheet', [
    ['Cash', [400, 380]],
    ['Inventories', [600, 520]],
    ['Total assets', [1000, 900], { is_total: true }],
    ['Total liabilities', [700, 550], { is_total: true }],
    ['Total equity', [400, 350], { is_total: true }],
    ['Total equity and liabilities', [1000, 900], { is_total: true }],
  ]),
);
const correction = (name: string, value: number): SettledReview => ({
  review_id: 1,
  decision: null,
  item: { name, section: null, occurrence: 0, year: '2023' },
  read: { value: null, page: 1, bbox: null },
  given: { verdict: 'correct', value, page: null, bbox: null, comment: null, by: null },
  at: '',
});
const years = (checks: readonly { year: string; kind: string }[]) => [
  ...new Set(checks.map(({ kind, year }) => `${kind} ${year}`)),
];

describe('Identities that a verdict changes', () => {
  it('names those that a correction closes', () => {
    const { closes, opens } = changedIdentities(raw, [], [correction('Total liabilities', 600)]);
    expect(years(closes)).to.include('sum 2023');
    expect(opens).to.deep.equal([]);
  });

  it('names those that a wrong correction opens, and the reverse when it is undone', () => {
    const wrong = [correction('Total assets', 1100)];
    expect(changedIdentities(raw, [], wrong).opens).not.to.deep.equal([]);
    expect(changedIdentities(raw, wrong, []).closes).not.to.deep.equal([]);
  });

  it('says nothing about raw data that is not a statement', () => {
    expect(changedIdentities({}, [], [correction('x', 1)])).to.deep.equal({
      closes: [],
      opens: [],
    });
  });
});

describe('An identity that has a name and is a sum as well', () => {
  const cash = proveStatement(
    statementOfRows('cash_flow_statement', [
      ['Net cash from operating activities', [5_210, 4_870], { is_total: true }],
      ['Net cash used in investing activities', [-1_330, -2_240], { is_total: true }],
      ['Net cash used in financing activities', [-3_060, -2_190], { is_total: true }],
      ['Net increase in cash', [820, 440], { is_total: true }],
      ['Cash at beginning of year', [2_640, 2_200]],
      ['Cash at end of year', [3_460, 2_640], { is_total: true }],
    ]),
  );
  const wrong = [correction('Net increase in cash', 870)];
  const cellsOf = ({ year, rows = [] }: { year: string; rows?: readonly number[] }): string =>
    [year, ...rows.toSorted((a, b) => a - b)].join(' ');
  const twice = (checks: readonly { year: string; rows?: readonly number[] }[]): string[] => {
    const cells = checks.map(cellsOf);
    return cells.filter((cell, at) => cells.indexOf(cell) !== at);
  };

  it('is told once where a correction opens or closes it', () => {
    for (const { closes, opens } of [
      changedIdentities(cash, [], wrong),
      changedIdentities(cash, wrong, []),
    ]) {
      expect([...closes, ...opens]).not.to.deep.equal([]);
      expect(twice([...closes, ...opens])).to.deep.equal([]);
    }
  });

  it('stands once among the checks, also where it does not hold', () => {
    const { checks } = applyReviews(cash, wrong);
    expect(checks.some(({ holds }) => !holds)).to.equal(true);
    expect(twice(checks)).to.deep.equal([]);
  });
});
