import { expect } from 'chai';
import type { PageText, RawStatement } from '@fde/contracts';

import { drawnTable } from '../testing/laid-out.js';
import { pageFromText } from '../testing/page-from-text.js';
import { dealItems } from './deal-items.js';
import { frameOf, textOf } from './frame.js';
import { readOne, statementOf, valuesOf } from '../testing/read-drawn-report.js';

const TABLE = `
                                           Note      2023      2022
Revenue                                       4     1,000       900
Cost of sales                              5, 6      (600)     (500)
Shares held by 12 employees                            30        20
Impairment                                              -        10
Depreciation                               7(a)       (40)      (30)
`;

/** How the items of the table's last line are assigned. */
const dealt = (line: string) => {
  const { layout, table, set } = drawnTable(`${TABLE}${line}`);
  const last = layout.lines.at(-1);
  if (last === undefined) throw new Error('no line');
  const { label, cells, references, dropped } = dealItems(last, frameOf(table, set, layout.lines));
  return [textOf(label), [...cells.values()].map((c) => c.value), references, dropped];
};

/** The rules that assign the items of a line, each with the items it took. */
const rulesOf = (line: string): string[] => {
  const { layout, table, set } = drawnTable(`${TABLE}${line}`);
  const last = layout.lines.at(-1);
  if (last === undefined) throw new Error('no line');
  return dealItems(last, frameOf(table, set, layout.lines)).by.map(
    ({ item, rule }) => `${item.text}: ${rule}`,
  );
};

describe('the rule that assigns an item', () => {
  for (const [line, expected] of [
    [
      'Other income                                          120       110',
      ['Other: label', 'income: label', '120: value in its column', '110: value in its column'],
    ],
    [
      'Impairment                                   12         -       110',
      [
        'Impairment: label',
        '12: reference to a note',
        '-: value in its column',
        '110: value in its column',
      ],
    ],
    [
      "Inventories                                `B1'       120       110",
      [
        'Inventories: label',
        "`B1': reference to a note",
        '120: value in its column',
        '110: value in its column',
      ],
    ],
    [
      'Impairment                                    5          120       110',
      [
        'Impairment: label',
        '5: reference to a note',
        '120: number of another column',
        '110: number of another column',
      ],
    ],
    [
      'Impairment                                          -  40       110',
      [
        'Impairment: label',
        '-: value in its column',
        '40: number after its sign',
        '110: value in its column',
      ],
    ],
    [
      'Impairment                                            120       110       9',
      [
        'Impairment: label',
        '120: value in its column',
        '110: value in its column',
        '9: in a column beside the values',
      ],
    ],
    [
      'Bonds of $8.3 billion                                 120       110',
      [
        'Bonds: label',
        'of: label',
        '8.3: label',
        'billion: label',
        '120: value in its column',
        '110: value in its column',
      ],
    ],
    [
      'Impairment                                  21 (a)    120       110',
      [
        'Impairment: label',
        '21: reference to a note',
        '(a): reference to a note',
        '120: value in its column',
        '110: value in its column',
      ],
    ],
    [
      'Impairment                               5 and 6      120       110',
      [
        'Impairment: label',
        '5: reference to a note',
        'and: reference to a note',
        '6: reference to a note',
        '120: value in its column',
        '110: value in its column',
      ],
    ],
    [
      'Impairment                                 7(b)       120       110',
      [
        'Impairment: label',
        '7(b): reference to a note',
        '120: value in its column',
        '110: value in its column',
      ],
    ],
    [
      'Grants                                                120     n/a',
      ['Grants: label', '120: value in its column', 'n/a: beyond the label'],
    ],
    [
      '                                                      120       110',
      ['120: value in its column', '110: value in its column'],
    ],
  ] as const)
    it(line.trim(), () => expect(rulesOf(line)).to.deep.equal(expected));
});

describe('digits that go on right behind a value', () => {
  const doubtsOf = (line: string) => {
    const { layout, table, set } = drawnTable(`${TABLE}${line}`);
    const last = layout.lines.at(-1);
    if (last === undefined) throw new Error('no line');
    return [...dealItems(last, frameOf(table, set, layout.lines)).cells.values()].map(
      ({ doubt }) => doubt,
    );
  };

  it('make it the first part of a number', () =>
    expect(
      doubtsOf('Loans                                                 120       110 37'),
    ).to.deep.equal([undefined, 'cut-number']));

  it('do not if they stand apart', () =>
    expect(
      doubtsOf('Loans                                                 120       110     37'),
    ).to.deep.equal([undefined, undefined]));
});

describe('items of a line', () => {
  const cases: readonly [string, string, readonly unknown[]][] = [
    [
      'values behind a label',
      'Other income                                          120       110',
      ['Other income', [120, 110], [], []],
    ],
    [
      'a reference between them',
      'Other income                                 12       120       110',
      ['Other income', [120, 110], ['12'], []],
    ],
    [
      'two references',
      'Other income                              8, 12       120       110',
      ['Other income', [120, 110], ['8,', '12'], []],
    ],
    [
      'a nil in its column',
      'Other income                                 12         -       110',
      ['Other income', [0, 110], ['12'], []],
    ],
    [
      'a number that the label holds',
      'Class 40 bonds held                                   120       110',
      ['Class 40 bonds held', [120, 110], [], []],
    ],
    [
      'a number right of the columns',
      'Other income                                          120       110          9',
      ['Other income', [120, 110], [], ['9']],
    ],
  ];
  for (const [name, line, expected] of cases)
    it(name, () => expect(dealt(line)).to.deep.equal(expected));
});

describe('numbers in separate groups', () => {
  const spaced = (third: string): PageText =>
    pageFromText(`
Consolidated income statement
In millions of U.S. dollars                       2023         2022
Revenue                                       $211 915     $198 270
Cost of sales                                  (65 863)     (62 650)
Gross profit                                  $146 052     $135 620
Administrative expenses                       $(57 529)    $(52 237)
Operating profit                               $88 523      $83 383
Income tax expense                             (16 950)    ${third}
Net income                                     $71 573      $72 405
`);

  it('belong to the sign and the bracket that stand before the first group', () => {
    const raw = statementOf(readOne(spaced(' (10 978)')), 'income_statement');
    expect(valuesOf(raw, 'Revenue')).to.deep.equal([211915, 198270]);
    expect(valuesOf(raw, 'Administrative expenses')).to.deep.equal([-57529, -52237]);
  });

  it('are doubted if one begins with a zero: it is the end of a number', () => {
    const raw = statementOf(readOne(spaced('     078')), 'income_statement');
    expect(
      raw.line_items.find((item) => item.name === 'Income tax expense')?.sources?.['2022']
        ?.confidence,
    ).to.be.at.most(0.6);
  });
});

describe('numbers left of the years, their thousands parted', () => {
  const PRINTED = `
Small plc
Consolidated income statement
for the year ended 31 December 2023
                                  Company              Group
                              2023      2022      2023      2022
                               £m        £m        £m        £m
Revenue                     31.215    26.990    52.340    48.115
Cost of sales              -20.194   -17.992   -31.204   -29.002
Gross profit                11.021     8.998    21.136    19.113
Administrative expenses     -5.822    -5.011    -9.877    -9.066
Operating profit             5.199     3.987    11.259    10.047
Finance costs                 -858      -801    -1.143    -1.086
Profit before tax            4.341     3.186    10.116     8.961
Income tax expense          -1.291    -1.068    -2.406    -2.183
Profit for the year          3.050     2.118     7.710     6.778
`;

  for (const [name, separator] of [
    ['points', '.'],
    ['commas', ','],
    ['spaces', ' '],
  ] as const)
    it(`by ${name} are amounts of another column, and no two notes that run together`, () => {
      const page = pageFromText(PRINTED.replaceAll(/(?<=\d)\.(?=\d)/g, separator));
      const raw = statementOf(readOne(page), 'income_statement');
      expect(valuesOf(raw, 'Revenue')).to.deep.equal([52340, 48115]);
      const others = raw.other_columns?.map(({ cells }) => cells.map(({ value }) => value));
      expect(others?.map((cells) => cells.length)).to.deep.equal([9, 9]);
      expect(others?.[1]?.slice(0, 3)).to.deep.equal([26990, -17992, 8998]);
    });
});

describe('columns of the company and of changes left of the years', () => {
  const raw = (): RawStatement =>
    statementOf(
      readOne(
        pageFromText(`
Small Bank plc
Statement of financial position
                                                     Bank                              Group
As at 31 December                      Note     2023        2022   Change      2023        2022   Change
                                               £'000       £'000      %       £'000       £'000      %
Cash and balances                       20  41,220,110  38,110,220    8.2  42,330,110  39,210,220    8.0
Loans and advances                      22 310,220,110 290,110,330    6.9 312,330,220 292,220,110    6.9
Property, plant and equipment           23  11,330,220  10,220,110   10.9  12,110,330  11,010,220   10.0
Total assets                               362,770,440 338,440,660    7.2 366,770,660 342,440,550    7.1
Due to depositors                       25 322,550,110 300,330,550    7.4 324,550,330 302,340,440    7.3
Total liabilities                          322,550,110 300,330,550    7.4 324,550,330 302,340,440    7.3
Stated capital                          27  12,000,000  12,000,000     -   12,000,000  12,000,000     -
Retained earnings                       28  28,220,330  26,110,110    8.1  30,220,330  28,100,110    7.5
Total equity                                40,220,330  38,110,110    5.5  42,220,330  40,100,110    5.3
Total equity and liabilities               362,770,440 338,440,660    7.2 366,770,660 342,440,550    7.1
`),
      ),
      'balance_sheet',
    );

  it('have their dashes, which are no signs of the numbers behind them', () =>
    expect(valuesOf(raw(), 'Stated capital')).to.deep.equal([12_000_000, 12_000_000]));

  it('have the numbers that stand close behind one another, and no label has them', () =>
    expect(valuesOf(raw(), 'Total assets')).to.deep.equal([366_770_660, 342_440_550]));
});
