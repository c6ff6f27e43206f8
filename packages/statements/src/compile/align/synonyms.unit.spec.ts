import { expect } from 'chai';
import { labelOf } from '../../concepts/label.js';
import { synonymKey } from './synonyms.js';

const keyOf = (text: string): string => synonymKey(labelOf(text));

describe('Labels that mean the same have one key', () => {
  for (const [a, b] of [
    ['Revenue', 'Turnover'],
    ['Trade receivables', 'Trade debtors'],
    ['Trade payables', 'Trade creditors'],
    ["Shareholders' equity", "Stockholders' equity"],
    ['Property, plant and equipment', 'Tangible fixed assets'],
    ['Treasury shares', 'Own shares'],
    ['Share-based payments', 'Stock-based compensation'],
    ['Common stock', 'Called up share capital'],
    ['Additional paid-in capital', 'Share premium'],
    ['Purchase of property, plant and equipment', 'Acquisition of tangible assets'],
    ['Inventories', 'Inventory'],
    ['Inventories (note 4)', 'Inventories (note 17)'],
    ['Profit for the year', 'Income for the year'],
  ] as const)
    it(`${a} and ${b}`, () => {
      expect(keyOf(a)).to.equal(keyOf(b)).and.to.not.equal('');
    });
});

describe('Labels that mean different things have two', () => {
  for (const [a, b] of [
    ['Revenue', 'Cost of sales'],
    ['Trade receivables', 'Other receivables'],
    ['Trade receivables', 'Trade payables'],
    ['Treasury shares', 'Common stock'],
    ['Sale of equipment', 'Purchase of equipment'],
    ['Goodwill', 'Goodwill impairment'],
  ] as const)
    it(`${a} and ${b}`, () => {
      expect(keyOf(a)).to.not.equal(keyOf(b));
    });
});

describe('A key', () => {
  it('has the words in one order, each once', () => {
    expect(keyOf('Taxation deferred')).to.equal(keyOf('Deferred tax'));
    expect(keyOf('Loans, loans and borrowings')).to.equal(keyOf('Borrowings'));
  });

  for (const label of ['', 'of the', 'Total'])
    it(`is empty if no word carries meaning: "${label}"`, () => {
      expect(keyOf(label)).to.equal('');
    });
});
