import { expect } from 'chai';
import { rowOfKey, type KnownRow } from './row-of-key.js';

const row = (name: string, section: string | null, ...variants: string[]): KnownRow => ({
  name,
  section,
  variants,
});

describe('the row of a key', () => {
  const rows = [
    row('Revenue', null, 'net sales', 'sales to customers'),
    row('Other', 'Current assets', 'sundry'),
    row('Other', 'Current liabilities'),
    row('Inventories', 'Current assets', 'inventories note 12'),
  ];
  const found = rowOfKey(rows);

  for (const { key, at, says } of [
    { key: 'Revenue', at: 0, says: 'has it now' },
    { key: 'Net sales', at: 0, says: 'had it in an older report' },
    { key: 'Sundry', at: 1, says: 'had it before it became a name of two rows' },
    { key: 'Current assets > Sundry', at: 1, says: 'had it below its section' },
    { key: 'Current assets > Inventories', at: 3, says: 'had it when two rows were called so' },
    { key: 'Current liabilities > Other', at: 2, says: 'is told by its section' },
  ])
    it(`is the one that ${says}: ${key}`, () => {
      expect(found(key)).to.equal(at);
    });

  for (const { key, says } of [
    { key: 'Other', says: 'two rows have the name' },
    { key: 'Goodwill', says: 'no report prints it' },
    { key: 'Non-current assets > Inventories', says: 'the row stands in another section' },
  ])
    it(`is none where ${says}: ${key}`, () => {
      expect(found(key)).to.equal(undefined);
    });
});
