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
    ['Total comprehensiveincome for the year', 'Total comprehensive income for the year'],
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

describe('a row near another line', () => {
  const table = [
    rowAt(0, 'Revenue from the sale of goods and of services abroad', [1]),
    rowAt(1, 'Cost of sales', [1]),
    rowAt(2, 'Gross profit', [1]),
  ];
  const at = (line: number, label: string, values: readonly number[] = []) =>
    rowAt(line, label, values, { middle: 100 + line * 12 });
  const doubts = (...rows: Parameters<typeof entriesOf>[0]): unknown[] =>
    entriesOf([...table, ...rows])
      .slice(table.length)
      .map(({ label, cells }) => [label, cells.get(0)?.doubt]);

  for (const [name, rows, expected] of [
    [
      'is sure where rows begin alike',
      [at(4, 'Income from shares'), at(4.8, 'Income from bonds', [1])],
      [
        ['Income from shares', undefined],
        ['Income from bonds', undefined],
      ],
    ],
    [
      'is not sure where nothing shows that it is one',
      [at(4, 'Gifts of members'), at(4.8, 'Grants of cities', [1])],
      [['Gifts of members Grants of cities', 'cut-label']],
    ],
    [
      'is not sure if one word stands below a line with room',
      [at(4, 'Gifts of members'), at(4.8, 'Companies'), at(5.6, 'of cities', [1])],
      [['Gifts of members Companies of cities', 'cut-label']],
    ],
    [
      'is not sure if it begins with "and"',
      [at(4, 'and other assets', [1])],
      [['and other assets', 'cut-label']],
    ],
  ] as const)
    it(name, () => {
      expect(doubts(...rows)).to.deep.equal(expected);
    });
});
