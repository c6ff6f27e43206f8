import { expect } from 'chai';
import fc from 'fast-check';
import type { RawStatement } from '@fde/contracts';

import { columnSets } from './column-sets.js';
import type { HeadedColumn } from './headed-columns.js';
import { GROUP_AND_COMPANY } from '../testing/group-and-company.js';
import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

const headed = (
  index: number,
  year: number,
  words = '',
  more: Partial<HeadedColumn> = {},
): HeadedColumn => ({
  index,
  column: {
    left: 100 * index,
    start: 100 * index,
    open: 100 * index,
    right: 100 * index + 60,
    support: 10,
    percents: 0,
    references: 0,
  },
  date: { year },
  words,
  shared: false,
  ...more,
});

/** The columns of each set, the likeliest first. */
const setsOf = (...columns: readonly HeadedColumn[]): number[][] =>
  columnSets(columns).map((set) => set.columns.map((c) => c.index));

describe('the columns that may be the years', () => {
  for (const { what, columns, expected } of [
    { what: 'one for each year', columns: [headed(0, 2023), headed(1, 2022)], expected: [[0, 1]] },
    { what: 'none', columns: [], expected: [] },
    {
      what: 'the group before the company',
      columns: [
        headed(0, 2023, 'company 2023'),
        headed(1, 2022, 'company 2022'),
        headed(2, 2023, 'group 2023'),
        headed(3, 2022, 'group 2022'),
      ],
      expected: [
        [2, 3],
        [0, 1],
      ],
    },
    {
      what: 'the total before the underlying figures',
      columns: [
        headed(0, 2023, 'underlying'),
        headed(1, 2023, 'total'),
        headed(2, 2022, 'underlying'),
        headed(3, 2022, 'total'),
      ],
      expected: [
        [1, 3],
        [0, 2],
      ],
    },
    {
      what: 'without a page number under the head of an empty column',
      columns: [
        headed(0, 2022),
        headed(1, 2023),
        headed(2, 2022, '', { column: { ...headed(2, 2022).column, support: 1 } }),
        headed(3, 2023, 'total'),
      ],
      expected: [
        [0, 3],
        [0, 1],
      ],
    },
    {
      what: 'a year as it was restated',
      columns: [
        headed(0, 2023),
        headed(1, 2022, 'as previously reported'),
        headed(2, 2022, 'restated', { basis: 'restated' }),
      ],
      expected: [
        [0, 2],
        [0, 1],
      ],
    },
    {
      what: 'without a conversion to another currency',
      columns: [
        headed(0, 2022, "2022 rmb'000"),
        headed(1, 2023, "2023 rmb'000"),
        headed(2, 2023, "2023 us$'000"),
      ],
      expected: [[0, 1]],
    },
    {
      what: "without a conversion left of the group's columns and the company's",
      columns: [
        headed(0, 2012, '2012 us$'),
        headed(1, 2012, "zar 2012 r'000", { scope: 'group' }),
        headed(2, 2011, "zar 2011 r'000", { scope: 'group' }),
        headed(3, 2012, "2012 r'000", { scope: 'company' }),
        headed(4, 2011, "2011 r'000", { scope: 'company' }),
      ],
      expected: [
        [1, 2],
        [3, 4],
      ],
    },
    {
      what: 'the first printed among equals',
      columns: [headed(0, 2023), headed(1, 2022), headed(2, 2023), headed(3, 2022)],
      expected: [
        [0, 1],
        [2, 3],
      ],
    },
    {
      what: 'the columns that a word over several of them deals to the group',
      columns: [
        headed(0, 2011, '', { scope: 'company' }),
        headed(1, 2010, '', { scope: 'company' }),
        headed(2, 2011, '', { scope: 'group' }),
        headed(3, 2010, '', { scope: 'group' }),
      ],
      expected: [
        [2, 3],
        [0, 1],
      ],
    },
    {
      what: 'a year of the group alone, before two of its parent',
      columns: [
        headed(0, 2022, '', { scope: 'company' }),
        headed(1, 2021, '', { scope: 'company' }),
        headed(2, 2022, '', { scope: 'group' }),
      ],
      expected: [[2], [0, 1]],
    },
    {
      what: 'an opening balance as another column than the end of its year',
      columns: [
        headed(0, 2023, '', { date: { year: 2023, month: 12, day: 31 } }),
        headed(1, 2022, '', { date: { year: 2022, month: 12, day: 31 } }),
        headed(2, 2022, '', { date: { year: 2022, month: 1, day: 1 } }),
      ],
      expected: [[0, 1, 2]],
    },
    {
      what: 'whole years apart where a part of a year closes after them',
      columns: [
        headed(0, 2023, '', { date: { year: 2023, month: 12, day: 31 } }),
        headed(1, 2023, '', { date: { year: 2023, month: 3, day: 31 } }),
        headed(2, 2022, '', { date: { year: 2022, month: 3, day: 31 } }),
      ],
      expected: [
        [1, 2],
        [0, 2],
      ],
    },
    {
      what: 'the close of the year before beside the newest day of an interim report',
      columns: [
        headed(0, 2023, '', { date: { year: 2023, month: 9, day: 30 } }),
        headed(1, 2022, '', { date: { year: 2022, month: 12, day: 31 } }),
        headed(2, 2022, '', { date: { year: 2022, month: 9, day: 30 } }),
      ],
      expected: [
        [0, 1],
        [0, 2],
      ],
    },
    {
      what: 'a year with fewer columns in every set',
      columns: [headed(0, 2023, 'group'), headed(1, 2023, 'company'), headed(2, 2022, 'group')],
      expected: [
        [0, 2],
        [1, 2],
      ],
    },
  ])
    it(what, () => expect(setsOf(...columns)).to.deep.equal(expected));

  it('have each year once, in printed order, the likeliest set first', () => {
    const column = fc.tuple(
      fc.constantFrom(2023, 2022, 2021),
      fc.constantFrom('', 'group', 'company', 'total', 'underlying', '% change'),
    );
    fc.assert(
      fc.property(fc.array(column, { maxLength: 8 }), (heads) => {
        const sets = columnSets(heads.map(([year, words], i) => headed(i, year, words)));
        for (const { columns } of sets) {
          const years = columns.map((c) => c.date.year);
          expect(new Set(years).size).to.equal(years.length);
          expect(new Set(years)).to.deep.equal(new Set(heads.map(([year]) => year)));
          const indexes = columns.map((c) => c.index);
          expect(indexes).to.deep.equal(indexes.toSorted((a, b) => a - b));
        }
        const scores = sets.map(({ score }) => score);
        expect(scores).to.deep.equal(scores.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe("the columns that are a statement's years", () => {
  it("takes the group's columns if the company's own stand beside them", () => {
    const raw = statementOf(readDrawnReport([GROUP_AND_COMPANY]), 'balance_sheet');
    expect(raw.years).to.deep.equal(['2023', '2022']);
    expect([raw.currency, raw.scale]).to.deep.equal(['GBP', 1e6]);
    expect(valuesOf(raw, 'Total assets')).to.deep.equal([2300, 2180]);
    expect(valuesOf(raw, 'Investments in subsidiaries'), 'a printed dash is 0').to.deep.equal([
      0, 0,
    ]);
    expect(raw.fiscal_year_ends).to.deep.equal({ 2023: '2023-12-31', 2022: '2022-12-31' });
    expect(raw.checks.filter((c) => c.kind === 'balance').map((c) => c.holds)).to.deep.equal([
      true,
      true,
    ]);
  });

  it('takes the total beside underlying and non-underlying amounts', () => {
    const raw = statementOf(
      readDrawnReport([
        `
Consolidated income statement
for the year ended 31 March 2023
                                          2023                                2022
                              Underlying  Non-underlying  Total   Underlying  Non-underlying  Total
                       Notes      £m            £m          £m        £m            £m          £m
Revenue                   2      1,000             -       1,000       900             -         900
Cost of sales                     (600)          (20)       (620)     (550)          (10)       (560)
Gross profit                       400           (20)        380       350           (10)        340
Administrative expenses   3       (200)          (30)       (230)     (190)          (15)       (205)
Operating profit                   200           (50)        150       160           (25)        135
Finance costs             5        (20)            -         (20)      (18)            -         (18)
Profit before tax                  180           (50)        130       142           (25)        117
Taxation                  6        (40)            9         (31)      (30)            5         (25)
Profit for the year                140           (41)         99       112           (20)         92
Earnings per share
Basic                     7                                 9.9p                                9.2p
Diluted                   7                                 9.8p                                9.1p
`,
      ]),
      'income_statement',
    );
    expect(valuesOf(raw, 'Revenue')).to.deep.equal([1000, 900]);
    expect(valuesOf(raw, 'Administrative expenses')).to.deep.equal([-230, -205]);
    expect(valuesOf(raw, 'Profit for the year')).to.deep.equal([99, 92]);
    expect(valuesOf(raw, 'Basic')).to.deep.equal([9.9, 9.2]);
  });

  it('leaves out a convenience conversion of the newest year', () => {
    const raw = statementOf(
      readDrawnReport([
        `
CONSOLIDATED STATEMENTS OF OPERATIONS
(In thousands, except per share data)
                                       Year ended December 31,
                                  2021         2022          2023         2023
                                   RMB          RMB           RMB          US$
Net revenues                    800,000      900,000     1,000,000      140,847
Cost of revenues               (500,000)    (550,000)     (600,000)     (84,508)
Gross profit                    300,000      350,000       400,000       56,339
Operating expenses
Selling and marketing          (100,000)    (120,000)     (130,000)     (18,310)
General and administrative      (50,000)     (60,000)      (70,000)      (9,859)
Total operating expenses       (150,000)    (180,000)     (200,000)     (28,169)
Income from operations          150,000      170,000       200,000       28,170
Income tax expense              (30,000)     (35,000)      (40,000)      (5,634)
Net income                      120,000      135,000       160,000       22,536
Net income per share, basic        1.20         1.35          1.60         0.23
`,
      ]),
      'income_statement',
    );
    expect(raw.years, 'oldest first, as printed').to.deep.equal(['2021', '2022', '2023']);
    expect([raw.currency, raw.scale]).to.deep.equal(['CNY', 1000]);
    expect(valuesOf(raw, 'Net income')).to.deep.equal([120000, 135000, 160000]);
  });

  it('recognises a conversion by its currency, even beside a reference to its note', () => {
    const raw = statementOf(
      readDrawnReport([
        `
                CONSOLIDATED STATEMENTS OF OPERATIONS
                 (RMB and US$ in thousands, except per share data)
                                       Year ended December 31,
                                  2021         2022          2023         2023
                                   RMB          RMB           RMB    US$Note 2 (f)
Net revenues                    800,000      900,000     1,000,000      140,847
Cost of revenues               (500,000)    (550,000)     (600,000)     (84,508)
Gross profit                    300,000      350,000       400,000       56,339
Total operating expenses       (150,000)    (180,000)     (200,000)     (28,169)
Income from operations          150,000      170,000       200,000       28,170
Income tax expense              (30,000)     (35,000)      (40,000)      (5,634)
Net income                      120,000      135,000       160,000       22,536
`,
      ]),
      'income_statement',
    );
    expect(valuesOf(raw, 'Net income')).to.deep.equal([120000, 135000, 160000]);
    expect(raw.decisions?.years?.doubt).to.equal(undefined);
  });

  it('leaves out percentages and changes beside the years', () => {
    const raw = statementOf(
      readDrawnReport([
        `
Consolidated Statements of Income
(Dollars in millions)
                               2023       %       2022       %     Change
Net sales                   $ 1,000   100.0%   $   900   100.0%    11.1%
Cost of goods sold              600    60.0        550    61.1      9.1
Gross profit                    400    40.0        350    38.9     14.3
Selling expenses                150    15.0        140    15.6      7.1
Operating income                250    25.0        210    23.3     19.0
Interest expense                 20     2.0         18     2.0     11.1
Income before income taxes      230    23.0        192    21.3     19.8
Income taxes                     50     5.0         42     4.7     19.0
Net income                  $   180    18.0%   $   150    16.7%    20.0%
`,
      ]),
      'income_statement',
    );
    expect(raw.years).to.deep.equal(['2023', '2022']);
    expect(valuesOf(raw, 'Gross profit')).to.deep.equal([400, 350]);
    expect(raw.notes?.[0]).to.contain('100.0%');
  });

  it('reads the opening balance sheet of a restatement as the year before', () => {
    const raw = statementOf(
      readDrawnReport([
        `
Consolidated statement of financial position
In millions of euros          Notes   31 Dec. 2023   31 Dec. 2022(1)   1 Jan. 2022(1)
ASSETS
Goodwill                        5.1          2 410          2 300            2 250
Property, plant and equipment   5.2         11 210         11 150           10 900
Total non-current assets                    13 620         13 450           13 150
Inventories                     6.1          1 300          1 280            1 200
Trade receivables               6.2          2 250          2 240            2 100
Cash and cash equivalents       7            1 130          1 110              900
Total current assets                         4 680          4 630            4 200
TOTAL ASSETS                                18 300         18 080           17 350
EQUITY AND LIABILITIES
Share capital                                1 000          1 000            1 000
Reserves                                     6 500          6 200            5 900
Equity attributable to owners                7 500          7 200            6 900
Non-controlling interests                      300            280              250
Total equity                                 7 800          7 480            7 150
Borrowings                      8            6 000          6 100            6 000
Deferred tax liabilities        9              500            500              450
Total non-current liabilities                6 500          6 600            6 450
Trade payables                               3 000          3 000            2 850
Borrowings                      8            1 000          1 000              900
Total current liabilities                    4 000          4 000            3 750
TOTAL EQUITY AND LIABILITIES                18 300         18 080           17 350
(1) Restated, see note 2.
`,
      ]),
      'balance_sheet',
    );
    expect(raw.years).to.deep.equal(['2023', '2022', '2021']);
    expect(raw.fiscal_year_ends['2021']).to.equal('2022-01-01');
    expect(valuesOf(raw, 'TOTAL ASSETS')).to.deep.equal([18300, 18080, 17350]);
  });

  it('takes the year and not the quarter', () => {
    const raw = statementOf(
      readDrawnReport([
        `
Consolidated Statements of Income
(In millions)              Three months ended       Year ended
                              December 31,          December 31,
                            2023        2022      2023        2022
Revenue                      250         230     1,000         900
Cost of revenue              150         140       600         550
Gross profit                 100          90       400         350
Operating expenses            40          35       150         140
Operating income              60          55       250         210
Income tax expense            12          11        50          42
Net income                    48          44       200         168
`,
      ]),
      'income_statement',
    );
    expect(valuesOf(raw, 'Revenue')).to.deep.equal([1000, 900]);
  });

  it('takes the consolidated columns of a statement that shows segments', () => {
    const raw = statementOf(
      readDrawnReport([
        `
Consolidated Statement of Income
In millions of euros            Consolidated        Industrial Business    Financial Services
                               2023      2022        2023      2022         2023      2022
Revenue                       1,000       900         800       720          200       180
Cost of sales                  -600      -550        -500      -460         -100       -90
Gross profit                    400       350         300       260          100        90
Selling expenses               -150      -140        -120      -110          -30       -30
Operating profit                250       210         180       150           70        60
Income taxes                    -50       -42         -36       -30          -14       -12
Net profit                      200       168         144       120           56        48
`,
      ]),
      'income_statement',
    );
    expect(valuesOf(raw, 'Net profit')).to.deep.equal([200, 168]);
  });

  it('reads two tables side by side one after the other', () => {
    const raw = statementOf(
      readDrawnReport([
        `
Consolidated Balance Sheet at 31 December
In EUR million                      2023     2022                                        2023     2022
Assets                                                  Equity and liabilities
Goodwill                             410      400        Share capital                     100      100
Property, plant and equipment      1,210    1,150        Retained earnings               1,200    1,100
Non-current assets                 1,620    1,550        Total equity                    1,300    1,200
Inventories                          300      280        Borrowings                        500      480
Trade receivables                    250      240        Deferred tax                      100       90
Cash and cash equivalents            130      110        Non-current liabilities           600      570
Current assets                       680      630        Trade payables                    400      410
                                                         Current liabilities               400      410
Total assets                       2,300    2,180        Total equity and liabilities    2,300    2,180
`,
      ]),
      'balance_sheet',
    );
    expect(valuesOf(raw, 'Total assets')).to.deep.equal([2300, 2180]);
    expect(valuesOf(raw, 'Total equity and liabilities')).to.deep.equal([2300, 2180]);
    expect(raw.line_items.find((i) => i.name === 'Share capital')?.section).to.equal(
      'Equity and liabilities',
    );
  });

  it('does not mistake the navigation beside a table for labels', () => {
    const raw = statementOf(
      readDrawnReport([
        `
Overview               Consolidated income statement
Strategic report       For the year ended 30 June
Governance                                          Note     2023     2022
Financial statements                                         US$M     US$M
                       Revenue                         2    5,000    4,500
Income statement       Cost of sales                       (3,000)  (2,800)
Balance sheet          Gross profit                         2,000    1,700
                       Distribution costs              4     (400)    (380)
Notes                  Administrative expenses         5     (600)    (520)
                       Operating profit                     1,000      800
Additional             Net finance costs               6     (100)     (90)
information            Profit before tax                      900      710
                       Income tax expense              7     (270)    (213)
                       Profit for the year                    630      497
                       Attributable to:
                       Owners of the parent                   600      470
                       Non-controlling interests               30       27
`,
      ]),
      'income_statement',
    );
    expect(raw.line_items.map((i) => i.name)).to.include.members([
      'Revenue',
      'Cost of sales',
      'Profit for the year',
    ]);
    expect(valuesOf(raw, 'Operating profit')).to.deep.equal([1000, 800]);
    expect([raw.currency, raw.scale]).to.deep.equal(['USD', 1e6]);
  });

  const twoSets = (heads: string): string => `
Example plc
Balance sheets
as at 31 December 2023
${heads}
                                                2023       2022        2023       2022
                                                  £m         £m          £m         £m
Goodwill                                         410        400           7          5
Property, plant and equipment                  1,210      1,150          20         25
Investments                                       30         20       2,000      1,900
Cash and cash equivalents                        130        110          10         15
Total assets                                   1,780      1,680       2,037      1,945
Trade and other payables                         420        400         207        190
Borrowings                                       360        380         400        415
Total liabilities                                780        780         607        605
Share capital                                    100        100         100        100
Retained earnings                                900        800       1,330      1,240
Total equity                                   1,000        900       1,430      1,340
Total equity and liabilities                   1,780      1,680       2,037      1,945
`;
  const confidences = (raw: RawStatement): number[] =>
    raw.line_items.flatMap((i) => Object.values(i.sources ?? {}).map((c) => c.confidence ?? 1));

  it('is less certain if two sets of columns close and the header does not say whose they are', () => {
    const result = readDrawnReport([
      twoSets('                                                   First                Second'),
    ]);
    const raw = statementOf(result, 'balance_sheet');
    expect(valuesOf(raw, 'Total assets'), 'the first printed').to.deep.equal([1780, 1680]);
    expect(Math.max(...confidences(raw))).to.be.below(0.99);
    expect(raw.notes?.join()).to.contain('two sets of columns');
    expect(result.problems.join()).to.contain(
      'balance sheet on page 1: the header allows two sets of columns',
    );
  });

  it('is certain if the header names the group', () => {
    const result = readDrawnReport([
      twoSets('                                                   Group               Company'),
    ]);
    const raw = statementOf(result, 'balance_sheet');
    expect(Math.max(...confidences(raw))).to.be.at.least(0.999);
    expect(result.problems.join()).to.not.contain('two sets');
  });

  it('are those under totals, although their heads are tall', () => {
    const result = readDrawnReport([
      `
Small Football Club plc
Consolidated profit and loss account
for the year ended 30 June 2023
                                              2023                                 2022
                              Operations                            Operations
                               excluding                             excluding
                                player     Player                     player     Player
                               trading    trading     Total          trading    trading     Total
                        Note     £'000      £'000     £'000            £'000      £'000     £'000
Turnover                   2    121,330          -   121,330         110,220          -   110,220
Operating expenses         3   (101,220)   (31,110) (132,330)        (95,330)   (28,220) (123,550)
Operating profit/(loss)          20,110    (31,110)  (11,000)         14,890    (28,220)  (13,330)
Profit on disposal of players         -     22,330    22,330               -     18,110    18,110
Profit before interest           20,110     (8,780)   11,330          14,890    (10,110)    4,780
Net interest payable       5     (2,110)         -    (2,110)         (1,990)         -    (1,990)
Profit before taxation           18,000     (8,780)    9,220          12,900    (10,110)    2,790
Taxation                   6     (1,220)         -    (1,220)           (890)         -      (890)
Profit for the year              16,780     (8,780)    8,000          12,010    (10,110)    1,900
`,
    ]);
    const raw = statementOf(result, 'income_statement');
    expect(valuesOf(raw, 'Turnover')).to.deep.equal([121_330, 110_220]);
  });
});
