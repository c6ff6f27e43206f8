import { expect } from 'chai';
import { compileOne } from '../compile/specimens/compiled-rows.js';
import { specimen } from '../compile/specimens/specimen.js';
import { onEachBasis } from './share-bases.js';
import { statementSheet } from './statement-sheet.js';
import { toCsv } from './to-csv.js';

/** Net income and its earnings per share over shares that a split multiplies by four. */
const report = (document: number, years: string[], shares: number[], incomes: number[]) =>
  specimen({
    document,
    years,
    rows: [
      ['Net income', incomes],
      [
        'Earnings per share',
        incomes.map((one, at) => one / (shares[at] ?? 1)),
        { unit: 'per_share' },
      ],
      ['Weighted average shares', shares, { unit: 'shares' }],
    ],
  });

const data = compileOne(
  report(1, ['2018', '2017'], [500, 500], [4000, 3000]),
  report(2, ['2019', '2018'], [2000, 2000], [5000, 4000]),
);

describe('a row on each basis of its shares', () => {
  const bases = data.line_items.flatMap(onEachBasis);

  it('follows as printed, and on the shares of today where they were split', () =>
    expect(bases.map(({ name, values }) => [name, values])).to.deep.equal([
      ['Net income', { 2017: 3000, 2018: 4000, 2019: 5000 }],
      ['Earnings per share', { 2017: 6, 2018: 2, 2019: 2.5 }],
      ["Earnings per share, on today's shares", { 2017: 1.5, 2018: 2, 2019: 2.5 }],
      ['Weighted average shares', { 2017: 500, 2018: 2000, 2019: 2000 }],
      ["Weighted average shares, on today's shares", { 2017: 2000, 2018: 2000, 2019: 2000 }],
    ]));

  it('is given in tables of values and in sheets', () => {
    expect(toCsv(data)).to.match(
      /,"?Earnings per share, on today's shares"?,per_share.*,2\.5,2,1\.5,/,
    );
    const cells = statementSheet(data, 'Income', {}).rows.flat();
    const names = cells.flatMap((cell) => (cell.kind === 'text' ? [cell.text] : []));
    expect(names).to.include("Weighted average shares, on today's shares");
  });

  it('is one where no share was split', () => {
    const plain = compileOne(report(1, ['2018', '2017'], [500, 500], [4000, 3000]));
    expect(plain.line_items.flatMap(onEachBasis)).to.deep.equal(plain.line_items);
  });
});
