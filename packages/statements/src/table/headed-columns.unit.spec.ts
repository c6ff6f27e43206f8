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

  it('name a column of which the year stands on another line than the others', () => {
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
