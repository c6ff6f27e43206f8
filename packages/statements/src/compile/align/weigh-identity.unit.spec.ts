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
