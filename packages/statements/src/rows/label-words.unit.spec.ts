import { expect } from 'chai';

import { rowAt } from '../testing/drawn-rows.js';
import { entriesOf } from './labels.js';
import { printedWords } from './label-words.js';

const PAGE =
  'Benefit obligations are long-term. The non-current part of it is remeasured. Interest in a joint venture; ' +
  'employee bene- fits, and the well known short name.';

/** The one label of two lines, and the doubt of its number. */
const labelOf = (first: string, second: string): (string | undefined)[] => {
  const rows = [rowAt(0, first), rowAt(1, second, [1])];
  const [entry] = entriesOf(rows, printedWords([PAGE]));
  return [entry?.label, entry?.cells.get(0)?.doubt];
};

describe('a word that the end of a line breaks', () => {
  for (const [first, second, whole] of [
    [
      'Retirement benefit obli-',
      'gations of the group',
      'Retirement benefit obligations of the group',
    ],
    ['Retirement benefit obli\u00AD', 'gations', 'Retirement benefit obligations'],
    ['Other non-', 'current assets', 'Other non-current assets'],
    ['Current part of long-', 'term debt', 'Current part of long-term debt'],
    ['Gains that were re-', 'measured', 'Gains that were remeasured'],
    ['RETIREMENT BENEFIT OBLI-', 'GATIONS', 'RETIREMENT BENEFIT OBLIGATIONS'],
    ['OTHER NON-', 'CURRENT ASSETS', 'OTHER NON-CURRENT ASSETS'],
    ['Total deferred lia-', 'bilities', 'Total deferred liabilities'],
    ['Profit on well-', 'known names', 'Profit on well-known names'],
    ['Short-', 'and long-term debt', 'Short- and long-term debt'],
  ] as const)
    it(`"${first} / ${second}" is "${whole}"`, () =>
      expect(labelOf(first, second)[0]).to.equal(whole));

  it('is not sure if no page prints it whole', () =>
    expect(labelOf('Loans to smallhol-', 'ders')).to.deep.equal([
      'Loans to smallhol-ders',
      'cut-label',
    ]));

  it('is sure if one does', () =>
    expect(labelOf('Other non-', 'current assets')[1]).to.equal(undefined));
});

describe('words without a space between them', () => {
  for (const [printed, whole] of [
    ['TOTALASSETS', 'TOTAL ASSETS'],
    ['Deferred taxassets', 'Deferred tax assets'],
    ['Profitbefore tax', 'Profit before tax'],
    ['Net cash usedin operations', 'Net cash used in operations'],
    ['Propertyplant andequipment', 'Property plant and equipment'],
  ] as const)
    it(`"${printed}" is "${whole}"`, () =>
      expect(entriesOf([rowAt(0, printed, [1])])[0]?.label).to.equal(whole));

  for (const label of [
    'Noncurrent assets',
    "Shareholders' and policyholders' funds",
    'Noncontrolling interests',
    'Withholding taxes',
    'Cashflow hedges',
    'Subtotal',
    'Goodwill and software',
    'Shareholding in an undertaking',
    'Outstanding interest',
    'Inflow of netting',
    'Debt due within one year',
    'Transfers into reserves without notice',
  ])
    it(`no: ${label}`, () => expect(entriesOf([rowAt(0, label, [1])])[0]?.label).to.equal(label));
});

describe('a label that ends in a joining word', () => {
  for (const [label, doubt] of [
    ['Surplus for the year and contribution to', 'cut-label'],
    ['Due to', undefined],
    ['Sale of subsidiaries, net of cash disposed of', undefined],
    ['Proceeds from issue of class A', undefined],
    ['Receipts of three months or over', undefined],
  ] as const)
    it(`"${label}" is ${doubt === undefined ? 'whole' : 'never sure'}`, () =>
      expect(entriesOf([rowAt(0, label, [1])])[0]?.cells.get(0)?.doubt).to.equal(doubt));
});
