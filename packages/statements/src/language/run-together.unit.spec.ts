import { expect } from 'chai';

import { separateWords } from './run-together.js';

const KNOWN = new Set('figures figure in pound sterling thousands of the a'.split(' '));
const LIMITS = { shortestRun: 10, shortestWord: 2 };

describe('words that run together', () => {
  for (const [printed, read] of [
    ['figuresinpoundsterling', 'figures in pound sterling'],
    ['group thousandsof', 'group thousands of'],
    // A letter is left over, the word is too short to divide, or a part is too short.
    ['figuresinpoundsterlings', 'figuresinpoundsterlings'],
    ['intothe', 'intothe'],
    ['poundofapound', 'poundofapound'],
  ] as const)
    it(`reads "${printed}" as "${read}"`, () =>
      expect(separateWords(printed, KNOWN, LIMITS)).to.equal(read));
});
