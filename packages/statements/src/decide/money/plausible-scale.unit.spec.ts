import { expect } from 'chai';
import { statementOfRows, type PrintedRow } from '../../testing/printed-rows.js';
import { scaleOfNumbers } from './plausible-scale.js';

const evidenceOf = (rows: readonly PrintedRow[], scale = 1) =>
  scaleOfNumbers({ ...statementOfRows('income_statement', rows), scale }).map(
    ({ source, says }) => [source, says],
  );
const perShare = (profit: number[], eps: number[], shares: number[]): PrintedRow[] => [
  ['Net income', profit],
  ['Basic earnings per share', eps, { unit: 'per_share' }],
  ['Weighted average shares outstanding, basic', shares, { unit: 'shares' }],
];

describe("What a statement's numbers say about its scale", () => {
  for (const { what, rows, scale, expected } of [
    {
      what: 'profit by share and count is a thousandfold: thousands at least',
      rows: perShare([200, 168], [2, 1.68], [100_000, 100_000]),
      expected: [['per-share figures', 1e3]],
    },
    {
      what: 'a millionfold: millions at least',
      rows: perShare([200, 168], [2, 1.68], [100_000_000, 100_000_000]),
      expected: [['per-share figures', 1e6]],
    },
    {
      what: 'nothing if the product is what is printed: both may be in thousands',
      rows: perShare([200, 168], [2, 1.68], [100, 100]),
      expected: [],
    },
    {
      what: 'nothing if two years disagree',
      rows: perShare([200, 168], [2, 1.68], [100_000, 100]),
      expected: [],
    },
    {
      what: 'nothing if the product is between the thousands',
      rows: perShare([200, 168], [2, 1.68], [3000, 3000]),
      expected: [],
    },
    {
      what: 'nothing new if the scale is already as large',
      rows: perShare([200, 168], [2, 1.68], [100_000, 100_000]),
      scale: 1e6,
      expected: [],
    },
    {
      what: 'nothing without counts',
      rows: perShare([200, 168], [2, 1.68], []).slice(0, 2),
      expected: [],
    },
    {
      what: 'nothing of a profit of nil',
      rows: perShare([0, 0], [2, 1], [100_000, 100_000]),
      expected: [],
    },
    {
      what: 'cents in long amounts: whole units',
      rows: [
        ['Revenue', [1_234_567.89, 1_111_111.11]],
        ['Costs', [-1_034_567.5, 900]],
      ],
      expected: [['cents are printed', 1]],
    },
    {
      what: 'nothing of decimals in short amounts: tenths of millions',
      rows: [['Revenue', [1234.5, 1111.1]]],
      expected: [],
    },
    {
      what: 'nothing of one amount among many',
      rows: [
        ['Revenue', [1_234_567.89, 2_000_000]],
        ['Costs', [1_000_000, 900_000]],
      ],
      expected: [],
    },
    { what: 'nothing of no amounts', rows: [], expected: [] },
  ] satisfies readonly { what: string; rows: PrintedRow[]; scale?: number; expected: unknown[] }[])
    it(`is ${JSON.stringify(expected)}: ${what}`, () => {
      expect(evidenceOf(rows, scale)).to.deep.equal(expected);
    });
});
