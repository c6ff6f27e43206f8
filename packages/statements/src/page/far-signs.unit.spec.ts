import { expect } from 'chai';

import { pageFromText } from '../testing/page-from-text.js';
import { layOut } from './page-layout.js';

/** What each line of a drawn page reads as, from its second item on. */
const amountsOf = (drawing: string): (number | string)[][] =>
  layOut(pageFromText(drawing))
    .flatMap(({ lines }) => lines)
    .map(({ items }) =>
      items.flatMap(({ kind, reading, text }) =>
        kind === 'word' ? [] : [kind === 'nil' ? text : (reading?.value ?? text)],
      ),
    );

describe('a minus at the left edge of its column', () => {
  it('belongs to the number of its column, however far that is', () => {
    expect(
      amountsOf(`
Produits divers                               22 356               201 317
Charges diverses                                   -                     -
Revenus nets                       -       3 004 605  -          3 154 411
Frais de cession                   -           1 816                     -
Plus-values latentes                       5 221 262  -         12 814 070`),
    ).to.deep.equal([
      [22_356, 201_317],
      ['-', '-'],
      [-3_004_605, -3_154_411],
      [-1_816, '-'],
      [5_221_262, -12_814_070],
    ]);
  });

  it('may be a bracket', () => {
    expect(
      amountsOf(`
Sales                     9,200        8,100
Cost of sales       (     6,421) (     4,667)
Rent                (       421)         667`),
    ).to.deep.equal([
      [9_200, 8_100],
      [-6_421, -4_667],
      [-421, 667],
    ]);
  });

  it('may be a bracket whose other one stands apart, too', () => {
    const drawing = `
Sales                       9,200          8,100
Cost of sales       (       6,421  )  (    4,667  )
Rent               ($         421  )         667
Fees in (part)      (          12  )  (       15  )`;
    expect(amountsOf(drawing)).to.deep.equal([
      [9_200, 8_100],
      [-6_421, -4_667],
      [-421, 667],
      [-12, -15],
    ]);
    const labels = layOut(pageFromText(drawing)).flatMap(({ lines }) =>
      lines.map(({ items }) =>
        items.flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])).join(' '),
      ),
    );
    expect(labels).to.deep.equal(['Sales', 'Cost of sales', 'Rent', 'Fees in (part)']);
  });

  for (const { what, drawing, read } of [
    {
      what: 'a nil where another column has numbers',
      drawing: `
Sales           1 200       3 400
Rent                -       2 356
Fees                -       1 317
Taxes             900           -`,
      read: [
        [1_200, 3_400],
        ['-', 2_356],
        ['-', 1_317],
        [900, '-'],
      ],
    },
    {
      what: 'a nil of a column that has nothing but nils',
      drawing: `
Sales               -       3 400
Rent                -       2 356
Taxes               -           -`,
      read: [
        ['-', 3_400],
        ['-', 2_356],
        ['-', '-'],
      ],
    },
    {
      what: 'a nil of such a column below the head of a year',
      drawing: `
              Change       2022
Sales               -     3 400
Rent                -     2 356
Taxes               -     1 100`,
      read: [[2_022], ['-', 3_400], ['-', 2_356], ['-', 1_100]],
    },
    {
      what: 'a nil where a number has its sign right before it',
      drawing: `
Sales               -     3 400
Rent                -     2 356
Interest                   -321
Taxes                     1 100`,
      read: [['-', 3_400], ['-', 2_356], [-321], [1_100]],
    },
    {
      what: 'a nil of such a column, though a table below has amounts at that place',
      drawing: `
ASSETS         Change         Net
Land                -       3 400
Machines            -       2 356
Stocks              -       1 100
LIABILITIES                 Amount
Capital                     5 000
Loans                       1 856`,
      read: [[], ['-', 3_400], ['-', 2_356], ['-', 1_100], [], [5_000], [1_856]],
    },
    {
      what: 'a dash that stands alone',
      drawing: `
Sales           1 200       3 400
Rent    -                   2 356
Taxes             900           -`,
      read: [
        [1_200, 3_400],
        ['-', 2_356],
        [900, '-'],
      ],
    },
  ])
    it(`is not ${what}`, () => expect(amountsOf(drawing)).to.deep.equal(read));
});
