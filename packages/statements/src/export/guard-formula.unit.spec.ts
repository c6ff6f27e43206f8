import { expect } from 'chai';
import fc from 'fast-check';
import { guardFormula } from './guard-formula.js';

describe('Text that a spreadsheet would run', () => {
  for (const { given, expected } of [
    { given: '=1+1', expected: "'=1+1" },
    { given: '+49 30 1234', expected: "'+49 30 1234" },
    { given: '-1', expected: "'-1" },
    { given: '@SUM(A1)', expected: "'@SUM(A1)" },
    { given: '  =1', expected: "'  =1" },
    { given: '\t=1', expected: "'\t'=1" },
    { given: '\tRevenue', expected: "'\tRevenue" },
    { given: '\rRevenue', expected: "'\rRevenue" },
    { given: '\nRevenue', expected: "'\nRevenue" },
    { given: '＝1', expected: "'＝1" },
    { given: '＋1', expected: "'＋1" },
    { given: '－1', expected: "'－1" },
    { given: '＠A1', expected: "'＠A1" },
    { given: ';=1', expected: ";'=1" },
    { given: 'Revenue;=1', expected: "Revenue;'=1" },
    { given: 'Revenue; "=1', expected: 'Revenue; "\'=1' },
    { given: 'Revenue;;=1', expected: "Revenue;;'=1" },
    { given: '﹦1', expected: "'﹦1" },
    { given: '\u0000=1', expected: "'\u0000=1" },
    { given: 'Revenue;\u0000=1', expected: "Revenue;\u0000'=1" },
    { given: 'Revenue;\u0001"=1', expected: 'Revenue;\u0001"\'=1' },
    { given: 'Revenue\n=1', expected: "Revenue\n'=1" },
    { given: 'Revenue\r\n"=1', expected: 'Revenue\r\n"\'=1' },
  ])
    it(`${JSON.stringify(given)} is ${JSON.stringify(expected)}`, () => {
      expect(guardFormula(given)).to.equal(expected);
    });

  for (const cell of [
    '',
    'Revenue',
    'Revenue = sales',
    '(5)',
    '– interest',
    'a+b',
    'Loans; 3-year',
    "'=1",
    'Total / net',
    '1,000',
  ])
    it(`is not ${JSON.stringify(cell)}`, () => {
      expect(guardFormula(cell)).to.equal(cell);
    });

  it('never begins like a formula, and loses no letter', () => {
    const text = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', ';', '\t', '\n', ' ', '"', 'a', '1'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, (cell) => {
        const guarded = guardFormula(cell);
        expect(guarded).to.not.match(/^[\s]*[=+\-@]/);
        expect(guarded).to.not.match(/[;\t\n]["\s]*[=+\-@]/);
        expect(guarded.replaceAll("'", '')).to.equal(cell);
      }),
    );
  });
});
