import { expect } from 'chai';
import fc from 'fast-check';

import { rowsOf as proofRowsOf, type PrintedRow } from '../testing/printed-rows.js';
import { plainSumAbove, repeatOf, repeatOfRow, sumAbove, type FoundSum } from './find-sums.js';
import { findSums } from './sum-tree.js';

const shown = ({ total, addends }: FoundSum): string =>
  `${total.index} = ${addends.map(({ sign, row }) => `${sign < 0 ? '-' : '+'}${row.index}`).join(' ')}`;

const sumsOf = (rows: readonly PrintedRow[]): string[] =>
  findSums(proofRowsOf('income_statement', rows)).map(shown);

/** Amounts that hardly ever agree by chance. */
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

  it('are found whatever their parts, and hold in every column', () => {
    fc.assert(
      fc.property(parts, (values) => {
        const rows = withTotal(values);
        const [sum] = findSums(proofRowsOf('income_statement', rows));
        expect(sum?.total.index).to.equal(values.length);
        expect(sum?.holds).to.deep.equal([true, true]);
      }),
    );
  });

  it('are the same if every sign is reversed', () => {
    fc.assert(
      fc.property(parts, (values) => {
        const rows = withTotal(values);
        const turned = rows.map(([label, of]): PrintedRow => [label, of.map((v) => -(v ?? 0))]);
        expect(sumsOf(turned)).to.deep.equal(sumsOf(rows));
      }),
    );
  });

  it('do not depend on the order of the columns', () => {
    fc.assert(
      fc.property(parts, (values) => {
        const rows = withTotal(values);
        const turned = rows.map(([label, of]): PrintedRow => [label, of.toReversed()]);
        expect(sumsOf(turned)).to.deep.equal(sumsOf(rows));
      }),
    );
  });

  it('give what is printed, within rounding, if they hold', () => {
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

describe('the sum that a row closes', () => {
  /** The last row is the total; the others stand open above it. */
  const closed = (rows: readonly PrintedRow[], search = sumAbove): string | undefined => {
    const all = proofRowsOf('income_statement', rows);
    const total = all.at(-1);
    const found = total === undefined ? undefined : search(all.slice(0, -1), total);
    return found === undefined ? undefined : shown(found);
  };
  const A: PrintedRow = ['Goods', [12_345, 11_111]];
  const B: PrintedRow = ['Services', [4321, 4444]];
  const C: PrintedRow = ['Licences', [678, 910]];
  for (const { what, rows, expected } of [
    { what: 'all rows above it', rows: [A, B, ['Total', [16_666, 15_555]]], expected: '2 = +0 +1' },
    {
      what: 'the nearest rows that give it',
      rows: [A, B, C, ['Total', [4999, 5354]]],
      expected: '3 = +1 +2',
    },
    {
      what: 'off by the rounding of two',
      rows: [A, B, ['Total', [16_667, 15_555]]],
      expected: '2 = +0 +1',
    },
    { what: 'not off by two', rows: [A, B, ['Total', [16_668, 15_557]]], expected: undefined },
    {
      what: 'in a column where a part is blank',
      rows: [A, ['Services', [4321, null]], ['Total', [16_666, 11_111]]],
      expected: '2 = +0 +1',
    },
    { what: 'a row without a label', rows: [A, B, ['', [16_666, 15_555]]], expected: '2 = +0 +1' },
    {
      what: 'a row that does not call itself a total',
      rows: [A, B, ['Sales of all kinds', [16_666, 15_555]]],
      expected: '2 = +0 +1',
    },
    {
      what: 'the first minus the rest',
      rows: [A, B, C, ['Total', [7346, 5757]]],
      expected: '3 = +0 -1 -2',
    },
    {
      what: 'signs of any kind',
      rows: [A, B, C, ['Total', [8702, 7577]]],
      expected: '3 = +0 -1 +2',
    },
    {
      what: 'without a memorandum among its parts',
      rows: [A, ['Memorandum', [999, 888]], B, C, ['Total', [17_344, 16_465]]],
      expected: '4 = +0 +2 +3',
    },
    {
      what: 'a section with one row',
      rows: [A, ['Total goods', [12_345, 11_111]]],
      expected: '1 = +0',
    },
    {
      what: 'not a section with one row under another name',
      rows: [A, ['Services', [12_345, 11_111]]],
      expected: undefined,
    },
    {
      what: 'in one column of two, and says that the other is wrong',
      rows: [A, B, ['Total', [16_666, 99_999]]],
      expected: '2 = +0 +1',
    },
    {
      what: 'not in one column of two if no name says total',
      rows: [A, B, ['Sales of all kinds', [16_666, 99_999]]],
      expected: undefined,
    },
    {
      what: 'not small numbers that agree by chance',
      rows: [
        ['A', [1, 2]],
        ['B', [2, 1]],
        ['C', [3, 3]],
      ],
      expected: undefined,
    },
    { what: 'not without rows above it', rows: [['Total', [16_666, 15_555]]], expected: undefined },
  ] satisfies readonly { what: string; rows: PrintedRow[]; expected: string | undefined }[])
    it(`${expected === undefined ? 'is none' : 'is found'}: ${what}`, () => {
      expect(closed(rows)).to.equal(expected);
    });

  for (const { what, rows, expected } of [
    { what: 'a plain sum', rows: [A, B, ['Total', [16_666, 15_555]]], expected: '2 = +0 +1' },
    {
      what: 'the first minus the rest',
      rows: [A, B, C, ['Total', [7346, 5757]]],
      expected: '3 = +0 -1 -2',
    },
    { what: 'not mixed signs', rows: [A, B, C, ['Total', [8702, 7577]]], expected: undefined },
    {
      what: 'not a row that does not call itself a total',
      rows: [A, B, ['Sales', [16_666, 15_555]]],
      expected: undefined,
    },
    {
      what: 'not a sum that holds in one column of two',
      rows: [A, B, ['Total', [16_666, 99_999]]],
      expected: undefined,
    },
  ] satisfies readonly { what: string; rows: PrintedRow[]; expected: string | undefined }[])
    it(`among known totals is ${what}`, () => {
      expect(closed(rows, plainSumAbove)).to.equal(expected);
    });
});

describe('a row that is printed again', () => {
  const rows = (
    first: readonly (number | null)[],
    again: readonly (number | null)[],
    name = 'Net income',
  ) =>
    proofRowsOf('income_statement', [
      ['Profit', first],
      [name, again],
    ]);
  for (const { what, given, expected } of [
    { what: 'with many digits', given: rows([123_456, 98_765], [123_456, 98_765]), expected: true },
    {
      what: 'not with a digit changed',
      given: rows([123_456, 98_765], [123_456, 98_766]),
      expected: false,
    },
    { what: 'not with few digits', given: rows([7, 5], [7, 5]), expected: false },
    {
      what: 'not in one column alone',
      given: rows([123_456, null], [123_456, 98_765]),
      expected: false,
    },
    {
      what: 'not with the other sign',
      given: rows([123_456, 98_765], [-123_456, -98_765]),
      expected: false,
    },
  ])
    it(what, () => {
      const [row, again] = given;
      if (row === undefined || again === undefined) throw new Error('two rows are given');
      expect(repeatOfRow(row, again) !== undefined).to.equal(expected);
    });

  it('is recognised by the sum that gave it, if it calls itself a total', () => {
    const all = proofRowsOf('income_statement', [
      ['Goods', [12_345, 11_111]],
      ['Services', [4321, 4444]],
      ['Total', [16_666, 15_555]],
      ['Total again', [16_666, 15_555]],
      ['Other', [16_666, 15_555]],
    ]);
    const [, , total, again, other] = all;
    if (total === undefined || again === undefined || other === undefined)
      throw new Error('rows are given');
    const sum = sumAbove(all.slice(0, 2), total);
    const found = sum === undefined ? [] : [sum];
    expect(repeatOf(found, again)?.addends.map(({ row }) => row.index)).to.deep.equal([2]);
    expect(repeatOf(found, other)).to.equal(undefined);
    expect(repeatOf([], again)).to.equal(undefined);
  });
});
