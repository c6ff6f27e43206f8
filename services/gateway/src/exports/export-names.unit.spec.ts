import { expect } from 'chai';
import { attachment, fileName } from './export-names.js';

describe('the name of an export', () => {
  for (const { parts, expected } of [
    { parts: ['Nordwind AG', 'balance_sheet'], expected: 'Nordwind-AG-balance_sheet.csv' },
    { parts: ['Brightwater & Söhne'], expected: 'Brightwater-Söhne.csv' },
    { parts: ['日本電産株式会社'], expected: '日本電産株式会社.csv' },
    { parts: ['../..\\evil"name'], expected: 'evil-name.csv' },
    { parts: ['***'], expected: 'statement.csv' },
  ])
    it(`of ${parts.join(' ')} is ${expected}`, () => {
      expect(fileName(parts, 'csv')).to.equal(expected);
    });

  for (const { name, expected } of [
    { name: 'Nordwind-AG.csv', expected: 'attachment; filename="Nordwind-AG.csv"' },
    {
      name: 'Brightwater-Söhne.csv',
      expected:
        'attachment; filename="Brightwater-Sohne.csv"; filename*=UTF-8\'\'Brightwater-S%C3%B6hne.csv',
    },
    {
      name: '日本-balance_sheet.xlsx',
      expected:
        'attachment; filename="balance_sheet.xlsx"; filename*=UTF-8\'\'%E6%97%A5%E6%9C%AC-balance_sheet.xlsx',
    },
  ])
    it(`is sent of ${name} in ASCII, and as it is where that differs`, () => {
      expect(attachment(name)).to.equal(expected);
    });
});
