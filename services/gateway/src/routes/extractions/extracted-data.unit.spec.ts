import { expect } from 'chai';
import fc from 'fast-check';
import { compiledNumbersOf } from '@fde/statements';
import { extractedDataOf, rawDataFrom } from './extracted-data.js';

const facts = {
  statementType: 'Income Statement',
  companyName: 'B',
  fiscalYear: 2024,
  confidence: 0.9,
};

const names = fc.dictionary(
  fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString')),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

describe('Names and numbers of an extraction', () => {
  it('gives back exactly the names and numbers it was built from', () => {
    fc.assert(
      fc.property(names, (extracted) => {
        expect(Object.entries(extractedDataOf(rawDataFrom(extracted, facts)))).to.deep.equal(
          Object.entries(extracted),
        );
      }),
    );
  });

  it('never throws on what a client stored, and gives numbers alone', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('line_items', 'fiscal_year', 'x'), fc.jsonValue()),
        (stored) => {
          for (const value of Object.values(extractedDataOf(stored)))
            expect(value).to.be.a('number');
          for (const values of Object.values(compiledNumbersOf(stored)))
            for (const value of Object.values(values)) expect(value).to.be.a('number');
        },
      ),
    );
  });

  it('takes the fiscal year that the statement states, or its newest column', () => {
    const rows = [{ name: 'Revenue', values: { 2023: 1, 2024: 2 } }];
    expect(extractedDataOf({ fiscal_year: 2023, line_items: rows })).to.deep.equal({ Revenue: 1 });
    expect(extractedDataOf({ line_items: rows })).to.deep.equal({ Revenue: 2 });
    expect(extractedDataOf({ fiscal_year: 1999, line_items: rows })).to.deep.equal({});
  });
});
