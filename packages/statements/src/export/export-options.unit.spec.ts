import { expect } from 'chai';
import { nameOf, statementTitle, yearsOf } from './export-options.js';

describe('What an export is asked for', () => {
  it('is ten years where no number is named', () => {
    expect(yearsOf({})).to.equal(10);
    expect(yearsOf({ years: 3 })).to.equal(3);
    expect(yearsOf({ years: Infinity })).to.equal(Infinity);
  });

  for (const { what, given, expected } of [
    { what: 'by its id', given: {}, expected: 'document 7' },
    {
      what: 'as it is called',
      given: { documentName: () => 'Report 2020' },
      expected: 'Report 2020',
    },
    {
      what: 'by its id where it has no name',
      given: { documentName: () => undefined },
      expected: 'document 7',
    },
  ])
    it(`names a document ${what}`, () => {
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
    it(`calls a statement "${expected}" of the type "${given}"`, () => {
      expect(statementTitle(given)).to.equal(expected);
    });
});
