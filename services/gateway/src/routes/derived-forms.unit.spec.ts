import { expect } from 'chai';
import fc from 'fast-check';
import { compiledDataFrom, compiledNumbersOf } from './compiled-statements/compiled-numbers.js';
import { extractedDataOf, rawDataFrom } from './extractions/extracted-data.js';
import { itemUnitsOf } from './item-units.js';
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
    ).to.deep.equal(['A > Total', 'B > Total', 'B > Total (2)', 'Total', 'Cash']);
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

  it('names fifteen thousand equal rows in linear time', () => {
    const rows = Array.from({ length: 15_000 }, () => ({ name: 'Total', section: null }));
    const keys = rowKeys(rows);
    expect(keys.at(-1)).to.equal('Total (15000)');
    expect(new Set(keys).size).to.equal(rows.length);
  });

  it('says unit and scale of every row', () => {
    const statement = {
      statement_type: 'income_statement',
      scale: 1_000_000,
      fiscal_year: 2024,
      line_items: [
        { name: 'Net income', values: { 2024: 500 }, unit: 'money' },
        { name: 'Basic earnings per share', values: { 2024: 2.5 }, unit: 'per_share' },
        { name: 'Weighted average shares, basic', values: { 2024: 200_000 }, unit: 'shares' },
      ],
    };
    expect(itemUnitsOf(statement)).to.deep.equal({
      'Net income': { unit: 'money', scale: 1_000_000 },
      'Basic earnings per share': { unit: 'per_share', scale: 1 },
      'Weighted average shares, basic': { unit: 'shares', scale: 1000 },
    });
  });

  it('takes the fiscal year that the statement states, or its newest column', () => {
    const rows = [{ name: 'Revenue', values: { 2023: 1, 2024: 2 } }];
    expect(extractedDataOf({ fiscal_year: 2023, line_items: rows })).to.deep.equal({ Revenue: 1 });
    expect(extractedDataOf({ line_items: rows })).to.deep.equal({ Revenue: 2 });
    expect(extractedDataOf({ fiscal_year: 1999, line_items: rows })).to.deep.equal({});
  });
});
