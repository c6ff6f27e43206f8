import { expect } from 'chai';
import { compileOne, rowNamed } from '../specimens/compiled-rows.js';
import { specimen } from '../specimens/specimen.js';

const OTHERS = { section: 'Other income (expense)' };

/** A report whose other items add up to a total of this name. */
const report = (
  document: number,
  years: readonly string[],
  total: string,
  others: readonly (readonly number[])[],
): ReturnType<typeof specimen> => {
  const [income = [], losses = []] = others;
  const sum = income.map((value, at) => value + (losses[at] ?? 0));
  return specimen({
    document,
    years,
    rows: [
      ['Revenue', [600, 550]],
      ['Operating expenses', [-720, -710]],
      ['Operating loss', [-120, -160], { total: true }],
      ['Interest income', income, OTHERS],
      ['Loss on disposal', losses, OTHERS],
      [total, sum, { ...OTHERS, total: true }],
    ],
  });
};

describe('the identity of rows that no year is printed of twice', () => {
  it('joins the total of other items, whichever of them its name says', () => {
    const older = report(1, ['2020', '2019'], 'Total other income', [
      [3, 2],
      [-20, -11],
    ]);
    const newer = report(2, ['2022', '2021'], 'Total other income (expense)', [
      [4, 5],
      [-30, -2],
    ]);
    expect(rowNamed(compileOne(older, newer), 'Total other income (expense)').values).to.deep.equal(
      { 2022: -26, 2021: 3, 2020: -17, 2019: -9 },
    );
  });
});

describe('the identity of a result that bears the name of its sign', () => {
  const result = (
    document: number,
    years: readonly string[],
    name: string,
    [revenue, expenses]: readonly [readonly number[], readonly number[]],
  ): ReturnType<typeof specimen> =>
    specimen({
      document,
      years,
      rows: [
        ['Revenue', revenue],
        ['Operating expenses', expenses.map((value) => -value)],
        [name, revenue.map((value, at) => value - (expenses[at] ?? 0)), { total: true }],
      ],
    });

  for (const { older, newer } of [
    { older: 'Net loss', newer: 'Net income (loss)' },
    { older: 'Net loss', newer: 'Net income' },
    { older: 'Loss for the year', newer: 'Profit for the year' },
    { older: 'Deficit for the year', newer: 'Surplus for the year' },
    { older: 'Jahresfehlbetrag', newer: 'Jahresüberschuss' },
  ])
    it(`joins ${older} and ${newer}, although a new standard restates their common year`, () => {
      const data = compileOne(
        result(1, ['2020', '2019'], older, [
          [5_272, 4_991],
          [5_769, 5_651],
        ]),
        result(2, ['2022', '2021', '2020'], newer, [
          [7_475, 6_329, 5_298],
          [7_138, 6_286, 5_794],
        ]),
      );
      expect(rowNamed(data, newer).values).to.deep.equal({
        2022: 337,
        2021: 43,
        2020: -496,
        2019: -660,
      });
    });
});
