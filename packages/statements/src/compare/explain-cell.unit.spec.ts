import { expect } from 'chai';
import { compileOne } from '../compile/specimens/compiled-rows.js';
import { corrected } from '../compile/specimens/corrected.js';
import { specimen, type SpecimenRow } from '../compile/specimens/specimen.js';
import { explainCell } from './explain-cell.js';

const balance = (cash: readonly number[], other: readonly number[]): SpecimenRow[] => [
  ['Cash', cash],
  ['Other assets', other],
  ['Total assets', cash.map((one, at) => one + (other[at] ?? 0)), { total: true }],
];

const data = compileOne(
  specimen({
    type: 'balance_sheet',
    document: 1,
    years: ['2017', '2016'],
    scale: 1000,
    rows: balance([3000, 2000], [50000, 40000]),
  }),
  specimen({
    type: 'balance_sheet',
    document: 2,
    years: ['2018', '2017'],
    rows: [
      ['Cash and equivalents', [4, 3]],
      ['Other assets', [61, 52]],
      ['Total assets', [65, 55], { total: true }],
    ],
  }),
);

describe('the explanation of a cell', () => {
  it('names every report that printed it, what it printed, and which value was taken', () => {
    const [cell, ...others] = explainCell(data, { item: 'Other assets', year: '2017' });
    expect(others).to.deep.equal([]);
    expect(cell).to.deep.include({ item: 'Other assets', year: '2017', value: 52 });
    expect(cell?.why).to.equal('The newest report that prints this year rules it.');
    expect(
      cell?.printings.map(({ document_id, value, printed, verdict }) => ({
        document_id,
        value,
        printed,
        verdict,
      })),
    ).to.deep.equal([
      { document_id: 2, value: 52, printed: undefined, verdict: 'taken' },
      { document_id: 1, value: 50, printed: 50000, verdict: 'restated' },
    ]);
    expect(cell?.restated).to.deep.include({ value: 50, change: 2 });
  });

  it('says that other reports differ from the figure that a person settled', () => {
    const rows = (year: number): SpecimenRow[] => [['Cash', [year, 40]]];
    const [cell] = explainCell(
      compileOne(
        specimen({ document: 1, years: ['2017', '2016'], rows: rows(40) }),
        corrected(
          specimen({ document: 2, years: ['2018', '2017'], rows: rows(50) }),
          'Cash',
          '2017',
          41,
        ),
      ),
      { item: 'Cash', year: '2017' },
    );
    expect(cell?.printings.map(({ verdict }) => verdict)).to.deep.equal(['taken', 'differs']);
  });

  it('finds the row by the name that an older report prints, and says what ties the two', () => {
    const [cell] = explainCell(data, { item: 'Cash', year: '2016' });
    expect(cell).to.deep.include({ item: 'Cash and equivalents', value: 2 });
    expect(cell?.printings[0]).to.deep.include({ name: 'Cash', document_id: 1, printed: 2000 });
    expect(cell?.printings[0]?.tie).to.be.a('string');
  });

  it('finds the year in a separate statement, and in both if both have it', () => {
    const inTwo = compileOne(
      specimen({
        document: 1,
        years: ['2016', '2015'],
        currency: 'USD',
        rows: [['Sales', [9, 8]]],
      }),
      specimen({ document: 2, years: ['2017', '2016'], rows: [['Sales', [11, 10]]] }),
    );
    const cellsOf = (year: string) =>
      explainCell(inTwo, { item: 'Sales', year }).map(({ currency, value, apart }) => [
        currency,
        value,
        apart,
      ]);
    expect(cellsOf('2017')).to.deep.equal([['EUR', 11, undefined]]);
    expect(cellsOf('2016')).to.deep.equal([
      ['EUR', 10, undefined],
      ['USD', 9, 'in USD'],
    ]);
    expect(cellsOf('2015')).to.deep.equal([['USD', 8, 'in USD']]);
  });

  it('treats numbers that differ only by rounding as equal', () => {
    const rounded = compileOne(
      specimen({ document: 1, years: ['2016'], scale: 1000, rows: [['Sales', [12345678]]] }),
      specimen({ document: 2, years: ['2017', '2016'], rows: [['Sales', [13000, 12346]]] }),
    );
    const [cell] = explainCell(rounded, { item: 'Sales', year: '2016' });
    expect(cell?.printings.map(({ verdict }) => verdict)).to.deep.equal(['taken', 'agrees']);
  });

  it('says what is missing, and gives nothing for a name that no row has', () => {
    const [cell] = explainCell(data, { item: 'Total assets', year: '2011' });
    expect(cell).to.deep.include({ value: null, why: 'No report prints it.', printings: [] });
    expect(explainCell(data, { item: 'Goodwill', year: '2017' })).to.deep.equal([]);
  });
});
