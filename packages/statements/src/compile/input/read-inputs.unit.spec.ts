import { expect } from 'chai';
import fc from 'fast-check';
import { specimen } from '../specimens/specimen.js';
import type { CompileInput } from './compile-input.js';
import { RawStatementError } from './raw-statement-error.js';
import { readInputs } from './read-inputs.js';

const report = (document: number, raw: object = {}): CompileInput => {
  const input = specimen({ document, years: ['2020'], rows: [['Revenue', [100]]] });
  return { ...input, raw: { ...input.raw, ...raw } };
};
const outcomeOf = (...inputs: CompileInput[]) => {
  const { inputs: read, errors } = readInputs(inputs, {});
  return {
    read: read.map(({ input }) => input.documentId),
    errors: errors.map(({ message }) => message),
  };
};

describe('What can be compiled', () => {
  for (const { what, given, read, errors } of [
    { what: 'a report of a full year', given: {}, read: [1], errors: [] },
    { what: 'a year that is stated as annual', given: { period: 'annual' }, read: [1], errors: [] },
    { what: 'a stub between two year ends', given: { period: 'stub' }, read: [1], errors: [] },
    {
      what: 'only part of a year',
      given: { period: 'interim' },
      read: [],
      errors: [
        'Raw data of extraction 11 cannot be read: it covers only part of a year, and only full years are compiled',
      ],
    },
    {
      what: 'another statement',
      given: { statement_type: 'segment_note' },
      read: [],
      errors: [],
    },
    { what: 'no years at all', given: { years: [], line_items: [] }, read: [], errors: [] },
    {
      what: 'line items that are not a list',
      given: { line_items: 'none' },
      read: [],
      errors: ['Raw data of extraction 11 cannot be read: line_items is not an array'],
    },
  ])
    it(`${read.length > 0 ? 'is' : 'is not'} ${what}`, () => {
      expect(outcomeOf(report(1, given))).to.deep.equal({ read, errors });
    });

  for (const { what, stated, own, expected } of [
    {
      what: 'the type of the extraction, if its data name none',
      stated: 'Balance Sheet',
      own: '',
      expected: ['balance_sheet'],
    },
    {
      what: 'the type that its data name, against the extraction',
      stated: 'Balance Sheet',
      own: 'income_statement',
      expected: ['income_statement'],
    },
    { what: 'nothing without a type', stated: undefined, own: '', expected: [] },
  ])
    it(`is of ${what}`, () => {
      const input = {
        ...report(1, { statement_type: own }),
        ...(stated === undefined ? {} : { statementType: stated }),
      };
      expect(readInputs([input], {}).inputs.map(({ raw }) => raw.statement_type)).to.deep.equal(
        expected,
      );
    });

  it('is the rest if one report cannot be read, or nothing if the caller asks to throw', () => {
    const bad = report(2, { line_items: [{ name: 'Cash', values: { 2020: 'ten' } }] });
    expect(outcomeOf(report(3), bad, report(1)).read).to.deep.equal([1, 3]);
    expect(() => readInputs([report(1), bad], { malformed: 'throw' })).to.throw(
      RawStatementError,
      "'Cash' of 2020 is not a number",
    );
  });

  it('does not depend on the order of arrival', () => {
    const all = [1, 2, 3, 4].map((document) =>
      report(document, document === 3 ? { period: 'interim' } : {}),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(outcomeOf(...shuffled)).to.deep.equal(outcomeOf(...all));
      }),
    );
  });
});
