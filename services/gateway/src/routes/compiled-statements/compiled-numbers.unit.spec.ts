import { expect } from 'chai';
import fc from 'fast-check';
import { compiledNumbersOf } from '@fde/statements';
import { compiledDataFrom } from './compiled-numbers.js';

describe('Names, years and numbers of a compiled statement', () => {
  it('gives back exactly the names, years and numbers of compiled data', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string(),
          fc.dictionary(fc.integer({ min: 1990, max: 2030 }).map(String), fc.integer()),
        ),
        (numbers) => {
          const data = compiledDataFrom(numbers, {
            statementType: 'x',
            companyName: 'B',
            lineage: {},
          });
          expect(Object.entries(compiledNumbersOf(data))).to.deep.equal(
            Object.entries(numbers).map(([name, values]) => [name, { ...values }]),
          );
        },
      ),
    );
  });
});
