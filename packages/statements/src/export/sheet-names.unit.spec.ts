import { expect } from 'chai';
import fc from 'fast-check';
import { sheetNames } from './sheet-names.js';

describe('The names of sheets', () => {
  for (const { given, expected } of [
    { given: ['Income statement', 'Lineage'], expected: ['Income statement', 'Lineage'] },
    { given: ['a/b:c\\d?e*f[g]'], expected: ['a b c d e f g'] },
    { given: ["'quoted'"], expected: ['quoted'] },
    { given: [''], expected: ['Sheet'] },
    { given: ['???'], expected: ['Sheet'] },
    { given: ['x'.repeat(40)], expected: ['x'.repeat(31)] },
    { given: ['Cash', 'Cash', 'Cash'], expected: ['Cash', 'Cash (2)', 'Cash (3)'] },
    { given: ['Cash', 'CASH'], expected: ['Cash', 'CASH (2)'] },
    {
      given: ['x'.repeat(40), 'x'.repeat(50)],
      expected: ['x'.repeat(31), `${'x'.repeat(27)} (2)`],
    },
    { given: ['Cash (2)', 'Cash', 'Cash'], expected: ['Cash (2)', 'Cash', 'Cash (3)'] },
    { given: [], expected: [] },
  ])
    it(`${JSON.stringify(given).slice(0, 60)} are ${JSON.stringify(expected).slice(0, 60)}`, () => {
      expect(sheetNames(given)).to.deep.equal(expected);
    });

  it('are allowed by spreadsheets, each once', () => {
    const name = fc.string({
      unit: fc.constantFrom('a', 'A', 'b', '/', "'", ' ', '[', '\n'),
      maxLength: 40,
    });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (wanted) => {
        const names = sheetNames(wanted);
        expect(names).to.have.length(wanted.length);
        expect(new Set(names.map((one) => one.toLowerCase())).size).to.equal(names.length);
        for (const one of names) {
          expect(one.length).to.be.within(1, 31);
          expect(one).to.not.match(/[:\\/?*[\]\n]/);
        }
      }),
    );
  });
});
