import { expect } from 'chai';

import { separateWords } from './run-together.js';

const KNOWN = new Set('figures figure in pound sterling thousands of the'.split(' '));

describe('words that run together', () => {
  it('are separated where known words make them up', () => {
    expect(separateWords('figuresinpoundsterling', KNOWN)).to.equal('figures in pound sterling');
    expect(separateWords('group figuresin thousandsof', KNOWN)).to.equal(
      'group figuresin thousands of',
    );
  });

  it('stay as they are where a letter is left over, or they are short or known', () => {
    for (const text of ['figuresinpoundsterlings', 'intothe', 'thousands', 'figures in pound'])
      expect(separateWords(text, KNOWN), text).to.equal(undefined);
  });
});
