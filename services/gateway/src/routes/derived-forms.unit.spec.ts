import { expect } from 'chai';
import fc from 'fast-check';
import { compiledDataFrom, compiledNumbersOf } from './compiled-statements/compiled-numbers.js';
import { extractedDataOf, rawDataFrom } from './extractions/extracted-data.js';
import { rowKeys } from './row-names.js';

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

describe('Derived forms of statements', () => {
  it('gives back exactly the names and numbers it was built from', () => {
    fc.assert(
      fc.property(names, (extracted) => {
        expect(Object.entries(extractedDataOf(rawDataFrom(extracted, facts)))).to.deep.equal(
          Object.entries(extracted),
        );
      }),
    );
  });

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

  it('tells rows of one name apart by section, then by number', () => {
    expect(
      rowKeys([
        { name: 'Total', section: 'A' },
        { name: 'Total', section: 'B' },
        { name: 'Total', section: 'B' },
        { name: 'Total', section: null },
        { name: 'Cash', section: null },
      ]),
    ).to.deep.equal(['Total', 'B > Total', 'Total (2)', 'Total (3)', 'Cash']);
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            name: fc.constantFrom('a', 'b', 'a (2)'),
            section: fc.constantFrom(null, 'a', 's'),
          }),
        ),
        (rows) => {
          expect(new Set(rowKeys(rows)).size).to.equal(rows.length);
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
