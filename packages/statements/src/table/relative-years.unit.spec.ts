import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

const WIDTH = 22;
const LABEL = 34;

const ROWS: readonly (readonly [string, ...number[]])[] = [
  ['Net sales', 10000, 9000],
  ['Cost of sales', 6000, 5500],
  ['Gross profit', 4000, 3500],
  ['Selling expenses', 1500, 1400],
  ['Operating income', 2500, 2100],
  ['Interest income', 50, 40],
  ['Income before income taxes', 2550, 2140],
  ['Income tax expense', 550, 440],
  ['Net income', 2000, 1700],
];

const line = (label: string, cells: readonly string[]): string =>
  label.padEnd(LABEL) + cells.map((cell) => cell.padStart(WIDTH)).join('');

const read = (...heads: readonly (string | readonly string[])[]) =>
  statementOf(
    readDrawnReport([
      [
        'CONSOLIDATED STATEMENTS OF INCOME',
        ...heads.map((head) => (typeof head === 'string' ? head : line('', head))),
        ...ROWS.map(([label, ...values]) =>
          line(
            label,
            values.map((n) => n.toLocaleString('en-US')),
          ),
        ),
      ].join('\n'),
    ]),
    'income_statement',
  );

describe('heads that name years by their place or by their range', () => {
  for (const { what, heads } of [
    {
      what: 'current and previous year, dated by the title',
      heads: ['for the year ended 31 March 2024', ['Current year', 'Previous year']],
    },
    {
      what: 'current and previous year, dated by a range',
      heads: ['For the period 01/04/2023 to 31/03/2024', ['Current year', 'Previous year']],
    },
    { what: 'a date and the previous year', heads: [['31.03.2024', 'Previous year']] },
    {
      what: 'ranges over two lines',
      heads: [
        ['01/04/2023 to', '01/04/2022 to'],
        ['31/03/2024', '31/03/2023'],
      ],
    },
    { what: 'years from spring to spring', heads: [['2023-24', '2022-23']] },
  ]) {
    it(`are understood: ${what}`, () => {
      const raw = read(...heads);
      expect(raw.years).to.deep.equal(['2024', '2023']);
      expect(valuesOf(raw, 'Net income')).to.deep.equal([2000, 1700]);
      expect(raw.period).to.equal('annual');
    });
  }

  it('are converted from Bikram Sambat, and doubted', () => {
    const raw = read(['2080/81', '2079/80']);
    expect(raw.years).to.deep.equal(['2024', '2023']);
    expect(raw.decisions?.period?.doubt).to.equal('guessed');
    expect(raw.confidence).to.be.at.most(0.9);
  });

  it('are not guessed if one of two full columns has none', () => {
    const raw = read(['', '2023']);
    expect(raw.decisions?.years?.doubt).to.equal('incomplete');
    expect(raw.confidence).to.be.at.most(0.6);
  });

  it('prefer restated figures to those reported earlier', () => {
    const raw = read(['2024', '2024'], ['As reported', 'Restated']);
    expect(valuesOf(raw, 'Net income')).to.deep.equal([1700]);
  });

  it('may name half a year', () => {
    expect(read(['H1 2024', 'H1 2023']).period).to.equal('interim');
  });
});
