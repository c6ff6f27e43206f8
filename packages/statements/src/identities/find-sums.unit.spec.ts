import { expect } from 'chai';
import fc from 'fast-check';

import { rowsOf as proofRowsOf, type PrintedRow } from '../testing/printed-rows.js';
import type { FoundSum } from './find-sums.js';
import { findSums } from './sum-tree.js';

const shown = ({ total, addends }: FoundSum): string =>
  `${total.index} = ${addends.map(({ sign, row }) => `${sign < 0 ? '-' : '+'}${row.index}`).join(' ')}`;

const sumsOf = (rows: readonly PrintedRow[]): string[] =>
  findSums(proofRowsOf('income_statement', rows)).map(shown);

/** Amounts that hardly agree by chance. */
const amount = fc.integer({ min: 1_001, max: 9_999_999 });
const parts = fc.array(fc.tuple(amount, amount), { minLength: 2, maxLength: 6 });

const withTotal = (values: readonly (readonly [number, number])[]): PrintedRow[] => [
  ...values.map((pair, i): PrintedRow => [`Part ${'ABCDEF'[i] ?? ''}`, pair]),
  ['Total revenue', [values.reduce((s, [a]) => s + a, 0), values.reduce((s, [, b]) => s + b, 0)]],
];

describe('sums among rows', () => {
  const cases: readonly [string, readonly PrintedRow[], readonly string[]][] = [
    [
      'parts and their total',
      [
        ['Goods', [1234, 1111]],
        ['Services', [4321, 4444]],
        ['Total revenue', [5555, 5555]],
      ],
      ['2 = +0 +1'],
    ],
    [
      'a deduction printed without its sign',
      [
        ['Revenue', [98_765, 87_654]],
        ['Cost of sales', [54_321, 43_210]],
        ['Gross profit', [44_444, 44_444]],
      ],
      ['2 = +0 -1'],
    ],
    [
      'parts printed below their total',
      [
        ['Revenue', [5555, 6666]],
        ['of which goods', [1234, 2222]],
        ['of which services', [4321, 4444]],
      ],
      ['0 = +1 +2'],
    ],
    [
      'none among numbers that do not add up',
      [
        ['Goods', [1234, 1111]],
        ['Services', [4321, 4444]],
        ['Total revenue', [5999, 5111]],
      ],
      [],
    ],
  ];
  for (const [what, rows, expected] of cases)
    it(`are found: ${what}`, () => {
      expect(sumsOf(rows)).to.deep.equal(expected);
    });

  it('are found whatever the parts, and hold in every column', () => {
    fc.assert(
      fc.property(parts, (values) => {
        const rows = withTotal(values);
        const [sum] = findSums(proofRowsOf('income_statement', rows));
        expect(sum?.total.index).to.equal(values.length);
        expect(sum?.holds).to.deep.equal([true, true]);
      }),
    );
  });

  it('are the same where every sign is turned', () => {
    fc.assert(
      fc.property(parts, (values) => {
        const rows = withTotal(values);
        const turned = rows.map(([label, of]): PrintedRow => [label, of.map((v) => -(v ?? 0))]);
        expect(sumsOf(turned)).to.deep.equal(sumsOf(rows));
      }),
    );
  });

  it('are the same in whatever order the columns are printed', () => {
    fc.assert(
      fc.property(parts, (values) => {
        const rows = withTotal(values);
        const turned = rows.map(([label, of]): PrintedRow => [label, [...of].reverse()]);
        expect(sumsOf(turned)).to.deep.equal(sumsOf(rows));
      }),
    );
  });

  it('give what is printed, but for rounding, where they hold', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: -1, max: 1 }), (values, off) => {
        const rows = withTotal(values);
        const total = rows.pop();
        const [a, b] = total?.[1] ?? [];
        const nearly: PrintedRow = ['Total revenue', [(a ?? 0) + off, b ?? 0]];
        for (const sum of findSums(proofRowsOf('income_statement', [...rows, nearly])))
          sum.holds.forEach((holds, column) => {
            const apart = Math.abs((sum.total.values[column] ?? 0) - (sum.expected[column] ?? 0));
            if (holds) expect(apart).to.be.at.most(3);
          });
      }),
    );
  });
});
