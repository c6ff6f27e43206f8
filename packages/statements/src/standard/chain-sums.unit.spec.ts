import type { StandardisedStatement } from '@fde/contracts';
import { expect } from 'chai';

import { compileStatements } from '../compile/compile-company.js';
import { specimen, type Specimen } from '../compile/specimens/specimen.js';
import { standardise } from './standardise.js';

const standardised = (rows: Specimen['rows']): StandardisedStatement => {
  const [data] = compileStatements([specimen({ document: 1, years: ['2024', '2023'], rows })]);
  if (data === undefined) throw new Error('nothing was compiled');
  return standardise(data);
};

/** The lines of a section in the newest year. */
const linesOf = ({ lines }: StandardisedStatement, section: string): Record<string, number> =>
  Object.fromEntries(
    lines.flatMap(({ concept, section: own, cells }) =>
      own === section && cells['2024'] !== undefined ? [[concept, cells['2024'].value]] : [],
    ),
  );

describe('from a result of an income statement to the next', () => {
  it('leads a tax whose parts stand below it, not what others have of the profit', () => {
    const found = standardised([
      ['Revenue', [31_116, 9_737]],
      ['Cost of sales', [-23_552, -7_523]],
      ['Gross profit', [7_564, 2_214], { total: true }],
      ['Administrative expenses', [-2_424, -1_295]],
      ['Profit before tax', [5_140, 919], { total: true }],
      ['Income tax expense', [-397, -98]],
      ['Current tax charge', [-57, -24]],
      ['Deferred tax charge', [-340, -74]],
      ['Profit for the year', [4_743, 821], { total: true }],
      ['Non-controlling interests', [3, 1], { section: 'Attributable to' }],
      ['Owners of the parent', [4_740, 820], { section: 'Attributable to' }],
    ]);
    expect(linesOf(found, 'net')).to.deep.equal({ income_tax: 397, net_income: 4_743 });
    expect(linesOf(found, 'attribution')).to.deep.equal({
      net_income_attributable_to_minority: 3,
      net_income_attributable_to_parent: 4_740,
    });
    expect(found.columns['2024']).to.deep.equal({ adds_up: true, faults: [] });
  });

  it('leads a subtotal that no sum of one run shows', () => {
    const found = standardised([
      ['Regulated', [662, 685]],
      ['Non-regulated', [695, 730]],
      ['Total revenue', [1_357, 1_415], { total: true }],
      ['Regulated', [-607, -576]],
      ['Non-regulated', [-507, -532]],
      ['Total cost of sales', [-1_114, -1_108], { total: true }],
      ['Operating margin', [243, 307], { total: true }],
      ['Other expense', [-39, -44]],
      ['Income before income taxes', [204, 263], { total: true }],
      ['Income tax expense', [-61, -71]],
      ['Net income', [143, 192], { total: true }],
    ]);
    const before = linesOf(found, 'before_taxes')['other'] ?? 0;
    const costs = linesOf(found, 'gross')['cost_of_revenue'] ?? 0;
    expect(1_357 - costs + before).to.equal(204);
    expect(found.columns['2024']?.adds_up).to.equal(true);
  });
});

describe('rows of nil', () => {
  it('lead from a result to the next as others do', () => {
    const found = standardised([
      ['Revenue', [900, 800]],
      ['Administrative expenses', [-300, -250]],
      ['Profit before tax', [600, 550], { total: true }],
      ['Income tax', [0, 0]],
      ['Net profit', [600, 550], { total: true }],
    ]);
    expect(linesOf(found, 'net')).to.deep.equal({ income_tax: 0, net_income: 600 });
    expect(found.columns['2024']?.adds_up).to.equal(true);
  });

  it('are no result of nil that is printed again', () => {
    const found = standardised([
      ['Revenue', [0, 0]],
      ['Exploration expenses', [-300, -250]],
      ['Sundry deductions', [0, 0]],
      ['Loss before tax', [-300, -250], { total: true }],
    ]);
    const shown = found.lines.filter(({ cells }) => cells['2024'] !== undefined);
    expect(shown.map(({ concept }) => concept)).to.include('revenue');
    expect(found.columns['2024']?.adds_up).to.equal(true);
  });
});

describe('rows that analyse a result', () => {
  it('are parts of the share of the owners, and no further shares', () => {
    const found = standardised([
      ['Revenue', [1_500, 1_338]],
      ['Cost of sales', [-1_340, -1_148]],
      ['Profit before tax', [160, 190], { total: true }],
      ['Income tax', [-12, -8]],
      ['Net profit', [148, 182], { total: true }],
      ['Profit attributable to non-controlling interests', [8, 9]],
      ['Profit attributable to shareholders of Specimen AG', [140, 173]],
      ['thereof from continuing operations', [131, 106], { indent: 1 }],
      ['thereof from discontinued operations', [9, 67], { indent: 1 }],
    ]);
    expect(linesOf(found, 'attribution')).to.deep.equal({
      net_income_attributable_to_minority: 8,
      net_income_attributable_to_parent: 140,
    });
  });

  it('are no costs where they stand below the net income', () => {
    const found = standardised([
      ['Revenue', [3_208, 2_364]],
      ['Cost of revenue', [1_649, 1_447]],
      ['Research and development', [911, 909]],
      ['Total costs and expenses', [2_560, 2_356], { total: true }],
      ['Income from operations', [648, 8], { total: true }],
      ['Net income', [648, 8], { total: true }],
      ['Cost of revenue', [39, 28], { section: 'Share-based compensation' }],
      ['Research and development', [414, 325], { section: 'Share-based compensation' }],
    ]);
    expect(linesOf(found, 'gross')).to.include({ cost_of_revenue: 1_649 });
  });
});
