import { expect } from 'chai';

import { decideColumns, tellColumns, type ColumnsReading } from './decide-columns.js';

const COLUMN = { left: 0, start: 0, open: 0, right: 9, support: 9, percents: 0, references: 0 };

const reading = (score: number, coverage: number, more: Partial<ColumnsReading> = {}) => ({
  set: { columns: [], score },
  coverage,
  numbers: `${score} ${coverage}`,
  ...more,
});

describe('the decision on which columns are the years', () => {
  it('is not made without a reading', () => {
    expect(decideColumns([], [])).to.equal(undefined);
  });

  for (const { what, readings, unexplained, value, doubt } of [
    {
      what: 'takes the first if nothing distinguishes them, and doubts it',
      readings: [reading(0, 0.9), reading(-0.1, 0.9)],
      value: 0,
      doubt: 'ambiguous',
    },
    {
      what: 'has no doubt if both give the same numbers',
      readings: [reading(0, 0.9, { numbers: 'x' }), reading(-0.1, 0.9, { numbers: 'x' })],
      value: 0,
    },
    {
      what: 'takes the one whose sums close if words say nothing',
      readings: [reading(0, 0.3), reading(-0.1, 0.9)],
      value: 1,
    },
    {
      what: "keeps the columns that the header names as the group's, even if others close more",
      readings: [reading(2, 0.6), reading(-3, 0.95)],
      value: 0,
    },
    {
      what: 'leaves named columns in which nothing closes',
      readings: [reading(2, 0.1), reading(0, 0.9)],
      value: 1,
    },
    {
      what: 'is incomplete if a full column stands under no year',
      readings: [reading(0, 1)],
      unexplained: [COLUMN],
      value: 0,
      doubt: 'incomplete',
    },
  ]) {
    it(what, () => {
      const decision = decideColumns(readings, unexplained ?? []);
      expect(decision?.value).to.equal(value);
      expect(decision?.doubt).to.equal(doubt);
    });
  }

  describe('of inner and outer columns', () => {
    const headed = (index: number) => ({
      index,
      column: COLUMN,
      date: { year: 2023 },
      words: '',
      restated: false,
      shared: false,
    });
    const parts = (addsUp: boolean): ColumnsReading[] => [
      { ...reading(2, 0.8), set: { columns: [headed(1)], score: 2 } },
      {
        ...reading(0, 0.9),
        set: { columns: [headed(2)], score: 0, inner: [{ index: 1, column: COLUMN, addsUp }] },
      },
    ];

    it('takes the outer ones if they add up the inner ones, whatever stands above these', () =>
      expect(decideColumns(parts(true), [])).to.deep.include({ value: 1 }));

    it('follows the words if they do not', () =>
      expect(decideColumns(parts(false), [])).to.deep.include({ value: 0 }));
  });

  describe('of parts of a year', () => {
    const parts = (score: number, ...months: readonly number[]): ColumnsReading => ({
      ...reading(score, 0.9),
      set: {
        columns: months.map((count, index) => ({
          index,
          column: COLUMN,
          date: { year: 2023 - index },
          words: '',
          shared: false,
          length: { count, unit: 'months' },
        })),
        score,
      },
    });

    it('has no doubt between lengths that the heads state', () =>
      expect(decideColumns([parts(0, 3, 3), parts(-0.1, 9, 9)], [])?.doubt).to.equal(undefined));

    it('doubts one length', () =>
      expect(decideColumns([parts(0, 3, 3), parts(-0.1, 3, 3)], [])?.doubt).to.equal('ambiguous'));

    it('doubts mixed lengths', () =>
      expect(decideColumns([parts(0, 3, 9), parts(-0.1, 3, 9)], [])?.doubt).to.equal('ambiguous'));
  });

  it('is shown by years and places', () => {
    const column = { left: 0, start: 0, open: 0, right: 9, support: 9, percents: 0, references: 0 };
    const columns = [2023, 2022].map((year, i) => ({
      index: i + 1,
      column,
      date: { year },
      words: '',
      restated: false,
      shared: false,
    }));
    expect(tellColumns([reading(0, 1, { set: { columns, score: 0 } })])(0)).to.equal(
      '2023, 2022 in columns 2, 3',
    );
  });
});
