import { expect } from 'chai';
import { labelOf } from '../../concepts/label.js';
import { areOneResult, areOpposites } from './opposites.js';

describe('Labels are opposites', () => {
  for (const [a, b] of [
    ['Cash at beginning of year', 'Cash at end of year'],
    ['Purchases of securities', 'Sales of securities'],
    ['Repayment of borrowings', 'Proceeds from issue of borrowings'],
    ['Basic earnings per share', 'Diluted earnings per share'],
    ['Trade receivables', 'Trade payables'],
    ['Net cash from operating activities', 'Net cash from investing activities'],
    ['Net cash from investing activities', 'Net cash from financing activities'],
    ['Profit from continuing operations', 'Profit from discontinued operations'],
    ['Profit before tax', 'Profit after tax'],
    ['Interest paid', 'Interest received'],
    ['Interest income', 'Interest expense'],
    ['Total assets', 'Total liabilities'],
    ['Intangible assets', 'Tangible assets'],
    ['Jahresüberschuss vor Steuern', 'Jahresüberschuss nach Steuern'],
  ] as const)
    it(`${a} and ${b}`, () => {
      expect(areOpposites(labelOf(a), labelOf(b))).to.equal(true);
      expect(areOpposites(labelOf(b), labelOf(a))).to.equal(true);
    });
});

describe('Labels are not opposites', () => {
  for (const { a, b, why } of [
    { a: 'Revenue', b: 'Revenue', why: 'they are one label' },
    {
      a: 'Interest income (expense), net',
      b: 'Interest expense, net',
      why: 'one names both sides, and only one of them in one piece',
    },
    { a: 'Interest paid and received', b: 'Interest paid', why: 'one names both sides' },
    { a: 'Goodwill', b: 'Interest paid', why: 'one names neither side' },
    { a: 'Trade receivables', b: 'Other receivables', why: 'both are on one side' },
    { a: 'Deferred tax assets', b: 'Deferred tax', why: 'one side is not named' },
    { a: '', b: 'Interest paid', why: 'one says nothing' },
    { a: '', b: '', why: 'neither says anything' },
  ])
    it(`"${a}" and "${b}": ${why}`, () => {
      expect(areOpposites(labelOf(a), labelOf(b))).to.equal(false);
      expect(areOpposites(labelOf(b), labelOf(a))).to.equal(false);
    });
});

describe('A result under the name of its sign', () => {
  const areOne = (a: string, b: string): boolean => areOneResult(labelOf(a), labelOf(b));

  it('is one whatever its sign', () => {
    expect(areOne('Net loss', 'Net income (loss)')).to.equal(true);
    expect(areOne('Loss before income taxes', 'Income before income taxes')).to.equal(true);
  });

  it('is another where more than the sign differs', () => {
    expect(areOne('Net loss', 'Operating income')).to.equal(false);
    expect(areOne('Total assets', 'Total assets of the group')).to.equal(false);
  });
});
