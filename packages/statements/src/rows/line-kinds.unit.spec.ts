import { expect } from 'chai';

import { closesStatement, isPeriodLine, isUnitLine } from './line-kinds.js';

const says = (applies: (text: string) => boolean, expected: boolean, texts: readonly string[]) => {
  for (const text of texts)
    it(`${expected ? '' : 'no: '}${text}`, () => expect(applies(text)).to.equal(expected));
};

describe('kinds of lines in a table', () => {
  describe('closing words', () => {
    says(closesStatement, true, [
      'See accompanying notes to consolidated financial statements.',
      'The accompanying notes are an integral part of these financial statements.',
      '(The accompanying notes form part of these financial statements)',
      'These financial statements were approved by the board of directors on 3 March 2024',
      'Die nachfolgenden Erläuterungen sind Bestandteil des Konzernabschlusses; der Anhang ist Bestandteil',
    ]);
    says(closesStatement, false, [
      'Commitments and contingencies (see Notes 12 and 13)',
      'Commitments and Contingencies - see the notes',
      'Contingencies, see accompanying notes',
      'Long-term debt (refer to Note 7)',
      'Provisions [see the notes]',
    ]);
  });

  describe('unit lines', () => {
    says(isUnitLine, true, [
      '(In millions, except per share data)',
      'Amounts in thousands of euros',
      '$ million',
      '(in thousands)',
    ]);
    says(isUnitLine, false, [
      'Earnings per share in $ million',
      'Loans in foreign markets',
      'Revenue',
    ]);
  });

  describe('period lines', () => {
    says(isPeriodLine, true, [
      'For the years ended December 31,',
      'as at 31 March',
      '(continued)',
      'Twelve months ended June 30, 2023',
    ]);
    says(isPeriodLine, false, ['Profit for the year', 'At fair value through profit or loss']);
  });
});
