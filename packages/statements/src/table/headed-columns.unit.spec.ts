import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

const ROWS = [
  ['Net sales', 10000, 9000, 8000],
  ['Merchandise costs', 6000, 5500, 5000],
  ['Selling expenses', 1500, 1400, 1300],
  ['Operating income', 2500, 2100, 1700],
  ['Interest income', 50, 40, 30],
  ['Income before income taxes', 2550, 2140, 1730],
  ['Provision for income taxes', 550, 440, 330],
  ['Net income', 2000, 1700, 1400],
] as const;

const WIDTH = 18;

/** A row of three amounts, each with its currency sign at the left of its column. */
const signed = ([label, ...amounts]: (typeof ROWS)[number]): string =>
  label.padEnd(30) +
  amounts.map((n) => ` $${n.toLocaleString('en-US').padStart(WIDTH - 6)}    `).join('');

const report = (heads: readonly string[], row = signed): string =>
  [
    'CONSOLIDATED STATEMENTS OF INCOME',
    '(In millions of US dollars)',
    ...heads,
    ...ROWS.map(row),
  ].join('\n');

const centred = (texts: readonly string[]): string =>
  ' '.repeat(30) +
  texts
    .map((text) => text.padStart(Math.floor((WIDTH - 2 + text.length) / 2)).padEnd(WIDTH))
    .join('');

const yearsOf = (drawing: string): readonly string[] =>
  statementOf(readDrawnReport([drawing]), 'income_statement').years;

describe('years above columns', () => {
  for (const { what, heads } of [
    { what: 'centred over sign and number', heads: [centred(['2023', '2022', '2021'])] },
    {
      what: 'under the days of their ends',
      heads: [
        centred(['52 Weeks Ended', '52 Weeks Ended', '53 Weeks Ended']),
        centred(['August 30,', 'August 31,', 'September 1,']),
        centred(['2023', '2022', '2021']),
      ],
    },
    {
      what: 'with their days on one line',
      heads: [centred(['Dec 31, 2023', 'Dec 31, 2022', 'Dec 31, 2021'])],
    },
    {
      what: 'over a line of units',
      heads: [centred(['2023', '2022', '2021']), centred(['US$', 'US$', 'US$'])],
    },
    { what: 'as fiscal years', heads: [centred(['FY2023', 'FY2022', 'FY2021'])] },
  ]) {
    it(`name every full column: ${what}`, () => {
      const raw = statementOf(readDrawnReport([report(heads)]), 'income_statement');
      expect(raw.years).to.deep.equal(['2023', '2022', '2021']);
      expect(valuesOf(raw, 'Net sales')).to.deep.equal([10000, 9000, 8000]);
      expect(raw.confidence).to.be.greaterThan(0.9);
    });
  }

  it('name a column whose year stands on another line than the others', () => {
    const heads = [
      centred(['As at March 31,', 'As at March 31,', 'April 01, 2021']),
      centred(['2023', '2022', '']),
    ];
    expect(yearsOf(report(heads))).to.deep.equal(['2023', '2022', '2021']);
  });

  it('are not taken from a column of another year', () => {
    const drawing = report([centred(['2021', '2022', '2023'])]);
    const raw = statementOf(readDrawnReport([drawing]), 'income_statement');
    expect(raw.years).to.deep.equal(['2021', '2022', '2023']);
    expect(valuesOf(raw, 'Net income')).to.deep.equal([2000, 1700, 1400]);
  });
});

/** Rows of an income statement under the given head; of three columns, the last is free. */
const incomeUnder = (head: string, third: (row: number) => string): string => `${head}
Revenue                                        1,000         900       ${third(0)}
Cost of sales                                   (600)       (500)      ${third(1)}
Gross profit                                     400         400       ${third(2)}
Administrative expenses                         (150)       (140)      ${third(3)}
Operating profit                                 250         260       ${third(4)}
Finance costs                                    (20)        (10)      ${third(5)}
Profit before tax                                230         250       ${third(6)}
Income tax expense                               (50)        (60)      ${third(7)}
Profit for the year                              180         190       ${third(8)}
`;
const PERCENTS = [
  '11.1%',
  '20.0%',
  '0.0%',
  '7.1%',
  '(3.8)%',
  '100.0%',
  '(8.0)%',
  '(16.7)%',
  '(5.3)%',
];
/** Amounts of no year, which no head explains. */
const OTHERS = ['700', '(300)', '250', '(40)', '(60)', '(30)', '(90)', '70', '(10)'];
const CHANGES = ['100', '(100)', '-', '(10)', '(10)', '(10)', '(20)', '10', '(10)'];

describe('heads of columns that stand close together', () => {
  it('separates whole dates that are little more than a space apart, and never takes a percentage for a year', () => {
    for (const dates of [
      '31.12.2023   31.12.2022  % Change',
      '2023-12-31   2022-12-31*  % Change',
      '      2023         2022 Change',
      '  Dec 2023     Dec 2022   % Change',
    ]) {
      const raw = statementOf(
        readDrawnReport([
          incomeUnder(
            `
Consolidated income statement
in EUR million                               ${dates}`,
            (row) => PERCENTS[row] ?? '',
          ),
        ]),
        'income_statement',
      );
      expect(raw.years, dates).to.deep.equal(['2023', '2022']);
      expect(valuesOf(raw, 'Profit for the year'), dates).to.deep.equal([180, 190]);
    }
  });

  it('takes the end of the period that stands above the columns, not its beginning', () => {
    const raw = statementOf(
      readDrawnReport([
        incomeUnder(
          `
Konzern-Gewinn- und Verlustrechnung
                               vom 1. Januar 2023 bis 31. Dezember 2023
in Mio. €                                        2023       2022     Change`,
          (row) => CHANGES[row] ?? '',
        ),
      ]),
      'income_statement',
    );
    expect(raw.years).to.deep.equal(['2023', '2022']);
    expect(raw.fiscal_year_ends).to.deep.equal({ 2023: '2023-12-31', 2022: '2022-12-31' });
    expect(valuesOf(raw, 'Profit for the year')).to.deep.equal([180, 190]);
  });

  it('is less certain if a column beside the years is not explained by the header', () => {
    const confidences = (head: string): number[] => {
      const raw = statementOf(
        readDrawnReport([
          incomeUnder(
            `
Consolidated income statement
in EUR million
                                                2023        2022        ${head}`,
            (row) => OTHERS[row] ?? '',
          ),
        ]),
        'income_statement',
      );
      return raw.line_items.flatMap((item) =>
        Object.values(item.sources ?? {}).map((source) => source.confidence ?? 0),
      );
    };
    expect(Math.max(...confidences('Change'))).to.be.greaterThan(0.99);
    expect(Math.max(...confidences(''))).to.be.at.most(0.95);
  });
});
