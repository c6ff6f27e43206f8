import type { CompiledData, CompiledLineItem } from '@fde/contracts/resources';
import { expect } from 'chai';
import { shownTexts } from './table-texts.js';

const item = (
  values: Record<string, number>,
  unit: CompiledLineItem['unit'] = 'money',
): CompiledLineItem => ({
  name: 'Any',
  values,
  indentation_level: 0,
  is_total: false,
  section: null,
  unit,
  variants: [],
  confidence: 1,
  sources: {},
});
const data: CompiledData = {
  statement_type: 'income_statement',
  company_name: 'Any',
  currency: 'USD',
  scale: 1_000_000,
  years: ['2023', '2019'],
  data_lineage: {},
  gaps: [],
  confidence: 1,
  line_items: [
    item({ 2023: 407, 2019: 408.99 }),
    item({ 2019: -374.002 }),
    item({ 2023: 1.5, 2019: 1.5 }, 'per_share'),
  ],
};

describe('the numbers of a statement as they are shown', () => {
  it('have as many decimals as their year needs, and none where there is no number', () => {
    expect(shownTexts(data, ['2023', '2019'], 'printed', 'en-US')).to.deep.equal([
      ['407', '408.990'],
      [undefined, '(374.002)'],
      ['1.50', '1.50'],
    ]);
  });

  it('stand in the order of the years that are asked for, in the scale that is asked for', () => {
    expect(shownTexts(data, ['2019', '2023'], 'thousands', 'en-US')[0]).to.deep.equal([
      '408,990',
      '407,000',
    ]);
  });
});
