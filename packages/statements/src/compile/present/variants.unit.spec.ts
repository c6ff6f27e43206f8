import { expect } from 'chai';
import { labelOf } from '../../concepts/label.js';
import { variantsOf } from './variants.js';

describe('the other names of a row', () => {
  for (const { what, names, expected } of [
    {
      what: 'none where all print one',
      names: ['Net sales', 'NET SALES', 'Net sales'],
      expected: [],
    },
    { what: 'each once', names: ['Revenue', 'Net sales', 'Net Sales'], expected: ['net sales'] },
    {
      what: 'spelt as they are printed',
      names: ['Deferred revenue', 'Deferred revenue, non-current'],
      expected: ['deferred revenue non current'],
    },
    {
      what: 'without the notes they refer to',
      names: ['Inventories (note 13)', 'Stock (note 12)'],
      expected: ['stock'],
    },
    {
      what: 'with the notes where these alone differ',
      names: ['Inventories (note 13)', 'Inventories (note 12)', 'Inventories'],
      expected: ['inventories (note 12)'],
    },
    { what: 'none of a row without a name', names: ['', 'Total'], expected: ['total'] },
  ])
    it(`are ${what}`, () => expect(variantsOf(names)).to.deep.equal(expected));

  it('are compared as what is printed', () =>
    expect(
      variantsOf(['Goodwill (note 18)', 'Goodwill (note 17)', 'Good-will']).map(
        (name) => labelOf(name).exact,
      ),
    ).to.deep.equal(['goodwill', 'good will']));
});
