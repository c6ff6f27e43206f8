import { expect } from 'chai';
import fc from 'fast-check';
import {
  canBeName,
  FORM_AT_END,
  namesSubsidiaries,
  stemOf,
  tidyLine,
  withoutSubsidiaries,
} from './name-forms.js';

describe('A text can be the name of a company', () => {
  for (const name of [
    'Northwind Mills, Inc.',
    'Northwind AG',
    '3M Company',
    'H & M Hennes & Mauritz AB (publ)',
    'Société du Nord S.A.',
    'First National Insurance Company Ltd',
    'Northwind Financial Corporation',
  ])
    it(name, () => {
      expect(canBeName(name)).to.equal(true);
    });
});

describe('A text cannot be a name', () => {
  for (const { given, why } of [
    { given: 'X', why: 'one letter' },
    { given: '12', why: 'no word' },
    { given: 'Annual Report', why: 'a heading' },
    { given: 'Consolidated Balance Sheets of Northwind AG', why: 'a title' },
    { given: 'December 31', why: 'a date' },
    { given: 'Ernst & Young LLP', why: 'an auditor' },
    { given: 'New York Stock Exchange', why: 'an exchange' },
    { given: 'The Company', why: 'the company itself' },
    { given: 'Our subsidiaries', why: 'running text' },
    { given: 'Northwind 2023', why: 'a year' },
    { given: 'of Northwind AG', why: 'the rest of a sentence' },
    { given: '– Northwind AG', why: 'a bullet' },
    { given: 'PHOTO BY JANE MILLER', why: 'who took a picture' },
    { given: 'Photography courtesy Northwind Archive', why: 'whose picture it is' },
    { given: 'Board of directors', why: 'words of headings, without a legal form' },
    { given: 'x'.repeat(91), why: 'longer than any name' },
    { given: Array.from({ length: 13 }, () => 'Word').join(' '), why: 'a sentence' },
    { given: '(en millions de FCFA) 31', why: 'the unit of a table' },
    { given: 'Confidentiel', why: 'who may read the page' },
    { given: 'STRICTLY CONFIDENTIAL', why: 'who may read the page' },
    { given: 'Entwurf', why: 'a draft' },
    { given: '', why: 'nothing' },
  ])
    it(`"${given.slice(0, 50)}": ${why}`, () => {
      expect(canBeName(given)).to.equal(false);
    });
});

describe('A name ends in a legal form', () => {
  for (const { given, expected } of [
    { given: 'Northwind Inc', expected: true },
    { given: 'Northwind, Inc.', expected: true },
    { given: 'Northwind PLC', expected: true },
    { given: 'Northwind p.l.c.', expected: true },
    { given: 'Northwind S.p.A.', expected: true },
    { given: 'Northwind AB (publ)', expected: true },
    { given: 'Northwind (Ltd.)', expected: true },
    { given: 'Northwind Group', expected: false },
    { given: 'Incas', expected: false },
    { given: 'Ltd of old', expected: false },
  ])
    it(`${given}: ${expected ? 'yes' : 'no'}`, () => {
      expect(FORM_AT_END.test(given)).to.equal(expected);
    });
});

describe('Names are one', () => {
  for (const [a, b] of [
    ['Northwind Mills, Inc.', 'NORTHWIND MILLS INC'],
    ['The Northwind Company', 'Northwind Company'],
    ['Northwind Holding AG', 'Northwind'],
    ['North-Wind Ltd', 'Northwind Limited'],
    ['Société Nord S.A.', 'SOCIÉTÉ NORD'],
    ['Northwind Shipping & Logistics Limited', 'Northwind Shipping and Logistics Limited'],
    ['Northwind Mills Limited. 1', 'Northwind Mills Limited'],
  ] as const)
    it(`${a} and ${b}`, () => {
      expect(stemOf(a)).to.equal(stemOf(b));
    });

  it('are two if more than the form differs', () => {
    expect(stemOf('Northwind Mills, Inc.')).to.not.equal(stemOf('Northwind, Inc.'));
  });

  it('keep part of every name', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('The', 'Limited', 'AG', 'Group', 'North'), {
          minLength: 1,
          maxLength: 4,
        }),
        (words) => {
          expect(stemOf(words.join(' '))).to.not.equal('');
        },
      ),
    );
  });
});

describe('A line with a name', () => {
  for (const { given, expected } of [
    { given: '  Northwind   AG  ', expected: 'Northwind AG' },
    { given: '____Northwind AG____', expected: 'Northwind AG' },
    { given: '• Northwind AG:', expected: 'Northwind AG' },
    { given: '– Northwind AG –', expected: 'Northwind AG' },
    { given: 'THE NORTHWIND FOUNDATION northwind.org', expected: 'THE NORTHWIND FOUNDATION' },
    { given: 'northwind.com', expected: 'northwind.com' },
    { given: 'northwind_logo.jpg NORTHWIND, Inc.', expected: 'NORTHWIND, Inc.' },
    { given: 'v.2.14.1 OFFICINE NORD S.R.L.', expected: 'OFFICINE NORD S.R.L.' },
  ])
    it(`is tidied: ${JSON.stringify(given)}`, () => {
      expect(tidyLine(given)).to.equal(expected);
    });

  for (const { given, expected } of [
    { given: 'Northwind AG and subsidiaries', expected: 'Northwind AG' },
    { given: 'Northwind, Inc. and its consolidated subsidiaries', expected: 'Northwind, Inc.' },
    { given: '北風航運股份有限公司及子公司', expected: '北風航運股份有限公司' },
    { given: 'Vânt de Nord SA și filialele sale', expected: 'Vânt de Nord SA' },
    { given: 'Nordwind Ævintýri AG', expected: 'Nordwind Ævintýri AG' },
    { given: 'Northwind AG', expected: 'Northwind AG' },
    { given: 'Société Carnet filiales SA', expected: 'Société Carnet filiales SA' },
  ])
    it(`is freed from its subsidiaries: ${given}`, () => {
      expect(withoutSubsidiaries(given)).to.equal(expected);
      expect(namesSubsidiaries(given)).to.equal(given !== expected);
    });
});
