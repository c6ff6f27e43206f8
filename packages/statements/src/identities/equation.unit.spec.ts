import { expect } from 'chai';
import fc from 'fast-check';
import { rowsOf } from '../testing/printed-rows.js';
import {
  bestForm,
  checkOf,
  describe as inWords,
  expectedOf,
  holdsIn,
  inEachColumn,
  isPrinted,
  addAll,
  type Addend,
  type Form,
} from './equation.js';
import type { ProofRow } from './proof-row.js';

const YEARS = ['2023', '2022'];
const row = (label: string, ...values: (number | null)[]): ProofRow => {
  const [one] = rowsOf('cash_flow_statement', [[label, values]]);
  if (one === undefined) throw new Error('a row was given');
  return one;
};
const form = (total: ProofRow, ...addends: Addend[]): Form => ({ total, addends });

describe('An identity in one column', () => {
  const one = (total: number | null, ...addends: (number | null)[]) => ({
    ...form(row('Total', total), ...addAll(addends.map((value, at) => row(`Row ${at}`, value)))),
    column: 0,
  });
  for (const { what, given, expected } of [
    { what: 'adds up exactly', given: one(100, 60, 40), expected: true },
    { what: 'is off by the rounding of two addends', given: one(101, 60, 40), expected: true },
    { what: 'is off by more', given: one(102, 60, 40), expected: false },
    {
      what: 'is off by the rounding of four addends',
      given: one(102, 25, 25, 25, 25),
      expected: true,
    },
    { what: 'is off by more than four round', given: one(103, 25, 25, 25, 25), expected: false },
    { what: 'has one row: equal', given: one(100, 100), expected: true },
    { what: 'has one row: one off by rounding', given: one(101, 100), expected: true },
    { what: 'has one row: two apart', given: one(102, 100), expected: false },
    { what: 'is printed in tenths, off by one of them', given: one(100.1, 60, 40), expected: true },
    { what: 'is printed in tenths, off by two', given: one(100.2, 60, 40), expected: false },
    { what: 'has a blank addend', given: one(100, 100, null), expected: true },
    { what: 'has a blank total', given: one(null, 60, 40), expected: false },
    { what: 'has a blank total beside nil', given: one(null, 0, 0), expected: false },
    { what: 'is nil', given: one(0, 60, -60), expected: true },
    { what: 'has binary fractions', given: one(0.3, 0.1, 0.2), expected: true },
    { what: 'has the other sign', given: one(-100, 60, 40), expected: false },
  ])
    it(`${expected ? 'holds' : 'fails'}: ${what}`, () => {
      expect(holdsIn(given)).to.equal(expected);
    });

  it('uses a row of the year before if it says so', () => {
    const [closing, opening] = [row('Closing cash', 100, 90), row('Opening cash', 90, 80)];
    const tie = {
      total: opening,
      addends: [{ row: closing, sign: 1, column: 1 } as const],
      column: 0,
    };
    expect(expectedOf(tie)).to.equal(90);
    expect(holdsIn(tie)).to.equal(true);
  });

  it('holds equally with all signs reversed, and in any order of its addends', () => {
    const number = fc.integer({ min: -9999, max: 9999 });
    fc.assert(
      fc.property(
        fc.array(number, { minLength: 1, maxLength: 6 }),
        number,
        fc.integer({ min: -4, max: 4 }),
        (addends, by, off) => {
          const sum = addends.reduce((done, value) => done + value, 0) + off;
          const held = holdsIn(one(sum, ...addends));
          expect(holdsIn(one(-sum, ...addends.map((value) => -value)))).to.equal(held);
          expect(holdsIn(one(sum, ...addends.toReversed()))).to.equal(held);
          expect(holdsIn(one(sum + by, ...addends, by))).to.satisfy(
            (more: boolean) => more || !held,
          );
        },
      ),
    );
  });
});

describe('The record of an identity', () => {
  it('says what was expected, what is printed, and of which rows', () => {
    const rows = rowsOf('income_statement', [
      ['Revenue', [100, 90]],
      ['', [40, 35]],
      ['Gross profit', [60, 50]],
    ]);
    const [revenue, unlabelled, gross] = rows as [ProofRow, ProofRow, ProofRow];
    const addends: Addend[] = [
      { row: revenue, sign: 1 },
      { row: unlabelled, sign: -1 },
    ];
    const equation = { kind: 'sum', column: 1, total: gross, addends, severity: 'error' } as const;
    expect(checkOf(equation, YEARS)).to.deep.equal({
      kind: 'sum',
      description: 'Gross profit = Revenue - (unlabelled)',
      year: '2022',
      holds: false,
      expected: 55,
      actual: 50,
      rows: [2, 0, 1],
      severity: 'error',
    });
  });

  for (const { given, expected } of [
    { given: [{ sign: 1 }, { sign: 1 }], expected: 'T = A + B' },
    { given: [{ sign: 1 }, { sign: -1 }], expected: 'T = A - B' },
    { given: [{ sign: -1 }, { sign: 1 }], expected: 'T = - A + B' },
    { given: [{ sign: 1, column: 1 }], expected: 'T = A of 2022' },
  ] as const)
    it(`reads "${expected}"`, () => {
      const rows = [row('A', 1, 1), row('B', 1, 1)];
      const addends = given.map((one, at) => ({ ...one, row: rows[at] as ProofRow }));
      expect(inWords({ total: row('T', 1, 1), addends }, YEARS)).to.equal(expected);
    });
});

describe('An identity that can be printed in several forms', () => {
  const [a, b, effect] = [row('A', 60, 50), row('B', 40, 30), row('Exchange effect', 5, 4)];
  for (const { what, total, expected } of [
    { what: 'the one that holds in most columns', total: row('T', 105, 84), expected: 3 },
    { what: 'the first if both hold equally often', total: row('T', 100, 84), expected: 2 },
    { what: 'the first if none holds', total: row('T', 900, 900), expected: 2 },
  ])
    it(`has ${what}`, () => {
      const forms = [form(total, ...addAll([a, b])), form(total, ...addAll([a, b, effect]))];
      expect(bestForm(forms, 2)?.addends).to.have.length(expected);
    });

  it('has none without forms', () => {
    expect(bestForm([], 2)).to.equal(undefined);
  });

  it('is stated for each column in which its total is printed', () => {
    const how = { kind: 'sum', severity: 'error' } as const;
    const partly = form(row('T', null, 80), ...addAll([a, b]));
    expect(inEachColumn(partly, 2, how).map(({ column }) => column)).to.deep.equal([1]);
    expect(inEachColumn(undefined, 2, how)).to.deep.equal([]);
  });
});

describe('A number is printed', () => {
  for (const { value, expected } of [
    { value: 0, expected: true },
    { value: -1, expected: true },
    { value: null, expected: false },
  ])
    it(`${expected ? '' : 'not '}as ${value ?? 'a blank'}`, () => {
      expect(isPrinted(row('A', value), 0)).to.equal(expected);
    });

  it('not in a column that the statement does not have', () => {
    expect(isPrinted(row('A', 1), 5)).to.equal(false);
  });
});
