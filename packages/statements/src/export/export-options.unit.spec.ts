import { expect } from 'chai';
import { nameOf, statementTitle, yearsOf } from './export-options.js';

describe('The options of an export', () => {
  it('are ten years by default', () => {
    expect(yearsOf({})).to.equal(10);
    expect(yearsOf({ years: 3 })).to.equal(3);
    expect(yearsOf({ years: Infinity })).to.equal(Infinity);
  });

  for (const { what, given, expected } of [
    { what: 'by its id', given: {}, expected: 'document 7' },
    {
      what: 'by its given name',
      given: { documentName: () => 'Report 2020' },
      expected: 'Report 2020',
    },
    {
      what: 'by its id if it has no name',
      given: { documentName: () => undefined },
      expected: 'document 7',
    },
  ])
    it(`name a document ${what}`, () => {
      expect(nameOf(given, 7)).to.equal(expected);
    });

  for (const { given, expected } of [
    { given: 'income_statement', expected: 'Income statement' },
    { given: 'balance_sheet', expected: 'Balance sheet' },
    { given: 'cash_flow_statement', expected: 'Cash flow statement' },
    { given: 'segment_note_of_a_client', expected: 'segment note of a client' },
    { given: 'constructor', expected: 'constructor' },
    { given: '', expected: '' },
  ])
    it(`give a statement of type "${given}" the title "${expected}"`, () => {
      expect(statementTitle(given)).to.equal(expected);
    });
});
