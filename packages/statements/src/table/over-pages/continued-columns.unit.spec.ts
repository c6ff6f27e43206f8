import { expect } from 'chai';

import { drawnTable, layoutOf } from '../../testing/laid-out.js';
import { tableOf, type Table } from '../table.js';
import { continuedColumns, yearKeys } from './continued-columns.js';
import { readDrawnReport, statementOf, valuesOf } from '../../testing/read-drawn-report.js';

const ENDS = [50, 64, 78];

/** A table of amounts that end at given columns, under their heads if some are given. */
const drawn = (heads: readonly string[], ends: readonly number[] = ENDS): string => {
  const line = (label: string, cells: readonly string[]): string =>
    cells.reduce((text, cell, i) => text.padEnd((ends[i] ?? 0) - cell.length) + cell, label);
  const rows = ['Goodwill', 'Property', 'Inventories', 'Receivables', 'Cash'].map((label, i) =>
    line(
      label,
      ends.map((_, at) => `${i + 1},${at}00`),
    ),
  );
  return ['', ...(heads.length === 0 ? [] : [line('', heads)]), ...rows].join('\n');
};

const YEARS = ['2023', '2022', '2021'];
const { table: first, set: base } = drawnTable(drawn(YEARS));

const secondOf = (drawing: string): Table => {
  const layout = layoutOf(drawing, 2);
  return tableOf({ layout, from: 0, to: layout.lines.length });
};

/** Where the columns of the first page's years stand on the second; -1 for a year without one. */
const found = (drawing: string): readonly [(number | string)[], boolean] | undefined => {
  const columns = continuedColumns(secondOf(drawing), base, first);
  return columns && [columns.set.columns.map((c) => c.index), columns.unsure];
};

describe('the years of a set of columns', () => {
  it('are its fiscal years, as printed', () => expect(yearKeys(base)).to.deep.equal(YEARS));
});

describe('the columns of a continued page', () => {
  for (const { what, drawing, expected } of [
    { what: 'by the years that it repeats', drawing: drawn(YEARS), expected: [[0, 1, 2], false] },
    {
      what: 'by years in another order',
      drawing: drawn(['2021', '2022', '2023']),
      expected: [[2, 1, 0], false],
    },
    {
      what: 'by the years that it has',
      drawing: drawn(['2023', '2021'], [50, 78]),
      expected: [[0, -1, 1], false],
    },
    {
      what: 'by their places, where the head names only some of them',
      drawing: drawn(['2023', '', '2021']),
      expected: [[0, 1, 2], false],
    },
    {
      what: 'by their places, where a lone head stands over a neighbour',
      drawing: drawn(['', '2023', '']),
      expected: [[0, 1, 2], false],
    },
    { what: 'by their places', drawing: drawn([]), expected: [[0, 1, 2], false] },
    {
      what: 'by their places, shifted together',
      drawing: drawn([], [55, 69, 83]),
      expected: [[0, 1, 2], false],
    },
    {
      what: 'by their order, if as many stand elsewhere',
      drawing: drawn([], [44, 78, 90]),
      expected: [[0, 1, 2], false],
    },
    {
      what: 'without certainty, if fewer stand at the places',
      drawing: drawn([], [50, 64]),
      expected: [[0, 1, -1], true],
    },
    { what: 'not at all at other places', drawing: drawn([], [40]), expected: undefined },
  ] as const)
    it(`are found ${what}`, () => expect(found(drawing)).to.deep.equal(expected));

  it('keep the years and dates of the first page if the page prints none', () => {
    const columns = continuedColumns(secondOf(drawn([])), base, first);
    expect(columns && yearKeys(columns.set)).to.deep.equal(YEARS);
    expect(columns?.set.score).to.equal(base.score);
  });
});

/** Three years and the last of them in another currency; amounts per share are not converted. */
const INCOME = `
Example Inc.
Consolidated statements of income
                                                   2021-12-31     2020-12-31     2019-12-31    2021-12-31
                                                           ¥m             ¥m             ¥m          US$m
Revenue                                                 1,000            900            800            10
Cost of sales                                            (600)          (500)          (400)           (6)
Gross profit                                              400            400            400             4
Selling and administrative expenses                      (150)          (140)          (130)           (2)
Operating profit                                          250            260            270             2
Finance costs                                             (20)           (10)           (30)            -
Profit before tax                                         230            250            240             2
Income tax expense                                        (50)           (60)           (70)           (1)
Net income                                                180            190            170             1
`;
const PER_SHARE = `
Example Inc.
Consolidated statements of income (continued)
                                                   2021-12-31     2020-12-31     2019-12-31    2021-12-31
                                                           ¥m             ¥m             ¥m          US$m
Earnings per share – basic:
Income from continuing operations        2               1.80           1.90           1.71
Discontinued operations                                  0.11           0.12           0.13
Net income                                               1.91           2.02           1.84
Earnings per share – diluted:
Income from continuing operations                        1.70           1.80           1.61
Discontinued operations                                  0.10           0.11           0.12
Net income                                               1.80           1.91           1.73
Weighted-average shares – diluted                         100             99            101
`;
const BALANCE = `
Example Inc.
Consolidated balance sheet
                                                         2021           2020
Assets
Cash and cash equivalents                                 200            150
Trade receivables                                         300            310
Inventories                                               100             90
Total current assets                                      600            550
Property, plant and equipment                             400            430
Total assets                                            1,000            980
`;
const LIABILITIES = `
Liabilities and equity
Short-term debt and current maturities                    120            130
Trade payables                                            180            170
Current provisions                                         50             60
Total current liabilities                                 350            360
Long-term debt                                            250            260
Total liabilities                                         600            620
Issued capital                                            100            100
Retained earnings                                         300            260
Total equity                                              400            360
Total liabilities and equity                            1,000            980
`;
const CASH_FLOW = `
Example Inc.
Consolidated statement of cash flows
                                                         2021           2020
Net income                                                180            190
Amortisation, depreciation and impairments                 60             55
Change in inventories                                     (10)             5
Cash flows from investing activities
Additions to property, plant and equipment                (30)           (40)
Disposal of investments                                    10             20
Cash flows from investing activities                      (20)           (20)
Cash flows from financing activities
Repayment of long-term debt                               (60)           (70)
Dividends paid                                           (100)          (110)
Cash flows from financing activities                     (160)          (180)
Change in cash and cash equivalents                        50             50
Cash and cash equivalents at beginning of period          150            100
Cash and cash equivalents at end of period                200            150
`;

describe('continued statements', () => {
  it('keep their years if a column is empty on the second page and a footnote is marked in a label', () => {
    const raw = statementOf(readDrawnReport([INCOME, PER_SHARE]), 'income_statement');
    expect(raw.years).to.deep.equal(['2021', '2020', '2019']);
    expect(valuesOf(raw, 'Weighted-average shares – diluted')).to.deep.equal([100, 99, 101]);
    expect(
      raw.line_items
        .filter(({ name }) => name === 'Net income')
        .map(({ values }) => values['2021']),
    ).to.deep.equal([180, 1.91, 1.8]);
  });

  it('continue with amounts per share on an untitled page, even if net income stands there again', () => {
    const untitled = PER_SHARE.split('\n').slice(5).join('\n');
    const raw = statementOf(
      readDrawnReport([INCOME, untitled, BALANCE, LIABILITIES]),
      'income_statement',
    );
    expect(raw.pages).to.deep.equal([1, 2]);
    expect(valuesOf(raw, 'Weighted-average shares – diluted')).to.deep.equal([100, 99, 101]);
  });

  it('are less certain if fewer columns continue than there are years, and nothing says which', () => {
    const twoColumns = PER_SHARE.split('\n')
      .slice(5)
      .map((line) => line.slice(0, 78))
      .join('\n');
    const raw = statementOf(readDrawnReport([INCOME, twoColumns]), 'income_statement');
    const row = raw.line_items.find(({ name }) => name === 'Weighted-average shares – diluted');
    expect(row?.values).to.deep.equal({ 2021: 100, 2020: 99 });
    expect(row?.sources?.['2020']?.confidence).to.be.at.most(0.95);
  });

  it('do not begin on a page that is more like another statement, even if their own beginning seems to be missing', () => {
    const result = readDrawnReport([INCOME, BALANCE, LIABILITIES, CASH_FLOW]);
    expect(statementOf(result, 'cash_flow_statement').pages).to.deep.equal([4]);
    expect(statementOf(result, 'balance_sheet').pages).to.deep.equal([2, 3]);
  });
});
