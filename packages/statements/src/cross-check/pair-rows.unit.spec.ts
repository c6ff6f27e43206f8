import { expect } from 'chai';
import fc from 'fast-check';
import { pairRows, type Pairable } from './pair-rows.js';

const row = (label: string, ...values: (number | null)[]): Pairable => ({
  label,
  values: Object.fromEntries(values.map((value, at) => [String(2023 - at), value])),
});
const pairs = (left: readonly Pairable[], right: readonly Pairable[]): string[] =>
  [...pairRows(left, right)].map(([one, other]) => `${left.indexOf(one)}-${right.indexOf(other)}`);

describe('Two readings of a statement are paired row by row', () => {
  for (const { what, left, right, expected } of [
    {
      what: 'by label and numbers',
      left: [row('A', 1, 2), row('B', 3, 4)],
      right: [row('A', 1, 2), row('B', 3, 4)],
      expected: ['0-0', '1-1'],
    },
    { what: 'by label only', left: [row('A', 1)], right: [row('A', 9)], expected: ['0-0'] },
    {
      what: 'by label, except for case and marks',
      left: [row('Trade, net', 1)],
      right: [row('TRADE NET', 9)],
      expected: ['0-0'],
    },
    {
      what: 'by numbers only',
      left: [row('A', 1, 2)],
      right: [row('B', 1, 2)],
      expected: ['0-0'],
    },
    { what: 'by one number', left: [row('A', 1, 2)], right: [row('B', 1, 9)], expected: ['0-0'] },
    { what: 'not if nothing agrees', left: [row('A', 1)], right: [row('B', 2)], expected: [] },
    {
      what: 'over a row that one of them lost',
      left: [row('A', 1), row('B', 2), row('C', 3)],
      right: [row('A', 1), row('C', 3)],
      expected: ['0-0', '2-1'],
    },
    {
      what: 'over a row that one of them invented',
      left: [row('A', 1), row('C', 3)],
      right: [row('A', 1), row('B', 2), row('C', 3)],
      expected: ['0-0', '1-2'],
    },
    {
      what: 'in order: a row that moved is left',
      left: [row('A', 1), row('B', 2), row('C', 3)],
      right: [row('B', 2), row('C', 3), row('A', 1)],
      expected: ['1-0', '2-1'],
    },
    {
      what: 'by numbers rather than by a label',
      left: [row('A', 1, 2)],
      right: [row('A', 8, 9), row('B', 1, 2)],
      expected: ['0-1'],
    },
    {
      what: 'in their order if a row is printed twice',
      left: [row('A', 1), row('A', 1)],
      right: [row('A', 1), row('A', 1)],
      expected: ['0-0', '1-1'],
    },
    {
      what: 'by a blank in both',
      left: [row('A', null)],
      right: [row('B', null)],
      expected: ['0-0'],
    },
    { what: 'never without rows', left: [], right: [row('A', 1)], expected: [] },
  ])
    it(what, () => {
      expect(pairs(left, right)).to.deep.equal(expected);
    });

  const any = fc.array(
    fc.tuple(
      fc.constantFrom('A', 'B', 'C'),
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 4 }),
    ),
    { maxLength: 7 },
  );
  const rows = any.map((all) => all.map(([label, ...values]) => row(label, ...values)));

  it('a reading with itself, each row with itself', () => {
    fc.assert(
      fc.property(rows, (reading) => {
        expect(pairs(reading, reading)).to.deep.equal(reading.map((_, at) => `${at}-${at}`));
      }),
    );
  });

  it('in the order of both, each row once', () => {
    fc.assert(
      fc.property(rows, rows, (left, right) => {
        const found = [...pairRows(left, right)].map(([one, other]) => [
          left.indexOf(one),
          right.indexOf(other),
        ]);
        found.forEach(([i = 0, j = 0], at) => {
          const [before = [-1, -1]] = found.slice(at - 1, at);
          if (at === 0) return;
          expect(i).to.be.above(before[0] ?? -1);
          expect(j).to.be.above(before[1] ?? -1);
        });
      }),
    );
  });
});
