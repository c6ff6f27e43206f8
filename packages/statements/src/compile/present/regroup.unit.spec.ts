import { expect } from 'chai';
import { compileOne, rowNamed } from '../specimens/compiled-rows.js';
import { specimen } from '../specimens/specimen.js';

const section = 'Investing activities';

describe('items split and merged', () => {
  it('links an item to the one it was merged into, without blending their numbers', () => {
    const data = compileOne(
      specimen({
        type: 'cash_flow_statement',
        document: 1,
        years: ['2016', '2015'],
        rows: [
          ['Purchases of equipment', [-12734, -11247], { section }],
          ['Purchases of intangibles', [-814, -241], { section }],
          ['Other', [-110, -26], { section }],
          ['Cash used in investing activities', [-13658, -11514], { section, total: true }],
        ],
      }),
      specimen({
        type: 'cash_flow_statement',
        document: 2,
        years: ['2017', '2016'],
        rows: [
          ['Purchases of equipment', [-12451, -12734], { section }],
          ['Other', [-124, -924], { section }],
          ['Cash used in investing activities', [-12575, -13658], { section, total: true }],
        ],
      }),
    );
    const [other, intangibles] = [
      rowNamed(data, 'Other'),
      rowNamed(data, 'Purchases of intangibles'),
    ];
    expect(other.values).to.deep.equal({ 2015: -26, 2016: -924, 2017: -124 });
    expect(other.links).to.deep.equal([
      { kind: 'merged_from', names: ['Purchases of intangibles'], year: '2016' },
    ]);
    expect(intangibles.values).to.deep.equal({ 2015: -241, 2016: -814 });
    expect(intangibles.sources['2016']).to.deep.include({
      standing: 'of_which',
      of_which: 'Other',
    });
    expect(intangibles).to.deep.include({
      discontinued: true,
      links: [{ kind: 'part_of', names: ['Other'], year: '2016' }],
    });
  });

  it('links an item to the new rows it was split into', () => {
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2018', '2017'],
        rows: [
          ['Selling and administrative', [5000, 4800]],
          ['Research', [700, 650]],
        ],
      }),
      specimen({
        document: 2,
        years: ['2019', '2018'],
        rows: [
          ['Selling', [3300, 3100]],
          ['Administrative', [1950, 1900]],
          ['Research', [720, 700]],
        ],
      }),
    );
    expect(rowNamed(data, 'Selling and administrative').links).to.deep.equal([
      { kind: 'split_into', names: ['Selling', 'Administrative'], year: '2018' },
    ]);
    expect(rowNamed(data, 'Selling').values).to.deep.equal({ 2018: 3100, 2019: 3300 });
    expect(rowNamed(data, 'Selling').links).to.deep.equal([
      { kind: 'part_of', names: ['Selling and administrative'], year: '2018' },
    ]);
  });
});
