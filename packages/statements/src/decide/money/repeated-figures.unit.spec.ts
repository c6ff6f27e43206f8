import { expect } from 'chai';
import fc from 'fast-check';
import { statementOfRows, type PrintedRow } from '../../testing/printed-rows.js';
import { moneyMentionsOf } from './money-mentions.js';
import { currencyOfRepeated, scaleOfRepeated } from './repeated-figures.js';

const ROWS: readonly PrintedRow[] = [
  ['Net sales', [3215, 2914]],
  ['Operating income', [612, 598]],
  ['Net income', [447, 431]],
  ['Total assets', [8123, 7999]],
  ['Basic earnings per share', [1.25, 1.2], { unit: 'per_share' }],
];
const raw = (rows: readonly PrintedRow[] = ROWS) => statementOfRows('income_statement', rows);
const mentions = (...sentences: string[]) => moneyMentionsOf(sentences);
const scaleBy = (rows: readonly PrintedRow[], ...sentences: string[]) =>
  scaleOfRepeated(raw(rows), mentions(...sentences), []).map(({ says, weight }) => [
    says,
    Number(weight.toFixed(2)),
  ]);
const rose = (amount: string) => `the amount rose to ${amount} in the year.`;

describe('Figures of a statement that prose repeats', () => {
  for (const { what, rows, prose, expected } of [
    {
      what: 'three figures with their unit',
      rows: ROWS,
      prose: ['$3,215 million', '$612 million', '$447 million'],
      expected: [[1e6, 0.6]],
    },
    {
      what: 'five and more say no more than 0.9',
      rows: ROWS,
      prose: [
        '$3,215 million',
        '$612 million',
        '$447 million',
        '$2,914 million',
        '$598 million',
        '$431 million',
      ],
      expected: [[1e6, 0.9]],
    },
    {
      what: 'figures rounded to billions',
      rows: ROWS,
      prose: ['$3.22 billion', '$8.12 billion', '$2.91 billion'],
      expected: [[1e6, 0.6]],
    },
    {
      what: 'two figures say nothing',
      rows: ROWS,
      prose: ['$3,215 million', '$612 million'],
      expected: [],
    },
    {
      what: 'other figures say nothing',
      rows: ROWS,
      prose: ['$3,333 million', '$666 million', '$444 million'],
      expected: [],
    },
    {
      what: 'figures of two digits say nothing',
      rows: [
        ['A', [12, 34]],
        ['B', [56, 78]],
      ],
      prose: ['$12.0 million', '$34.0 million', '$56.0 million'],
      expected: [],
    },
    {
      what: 'digit by digit with only a currency: whole units, with less weight',
      rows: [
        ['A', [863_438, 670_171]],
        ['B', [512_345, 498_765]],
      ],
      prose: ['US$863,438', 'US$670,171', 'US$512,345'],
      expected: [[1, 0.3]],
    },
    {
      what: 'figures per share say nothing',
      rows: [
        ['Basic', [125, 120], { unit: 'per_share' }],
        ['Diluted', [124, 119], { unit: 'per_share' }],
      ],
      prose: ['$125 million', '$120 million', '$124 million'],
      expected: [],
    },
  ] satisfies readonly {
    what: string;
    rows: readonly PrintedRow[];
    prose: string[];
    expected: number[][];
  }[])
    it(`show its scale as ${JSON.stringify(expected)}: ${what}`, () => {
      expect(scaleBy(rows, ...prose.map(rose))).to.deep.equal(expected);
    });

  it('show a scale of the country if the report names it', () => {
    const prose = mentions(...['₹ 3,215 crore', '₹ 612 crore', '₹ 447 crore'].map(rose));
    expect(scaleOfRepeated(raw(), prose, [1e7]).map(({ says }) => says)).to.deep.equal([1e7]);
    expect(scaleOfRepeated(raw(), prose, [])).to.deep.equal([]);
  });

  it('show no scale that another explains nearly as well', () => {
    const both: PrintedRow[] = [
      ['A', [3215, 2914]],
      ['B', [612, 598]],
      ['C', [447, 3_215_000]],
      ['D', [612_000, 447_000]],
    ];
    expect(
      scaleBy(both, ...['$3,215 million', '$612 million', '$447 million'].map(rose)),
    ).to.deep.equal([]);
  });

  it('show their currency', () => {
    const prose = mentions(
      ...['EUR 3,215 million', 'EUR 612 million', 'EUR 447 million'].map(rose),
    );
    expect(currencyOfRepeated(raw(), 1e6, prose).map(({ says }) => says)).to.deep.equal([['EUR']]);
    expect(currencyOfRepeated(raw(), 1e3, prose)).to.deep.equal([]);
    expect(currencyOfRepeated(raw(), 1e6, prose.slice(1))).to.deep.equal([]);
  });

  it('show the same for a statement with brackets', () => {
    const value = fc.integer({ min: 1000, max: 99_999 });
    fc.assert(
      fc.property(fc.uniqueArray(value, { minLength: 3, maxLength: 5 }), (values) => {
        const rows = (sign: 1 | -1): PrintedRow[] =>
          values.map((one, at): PrintedRow => [`Row ${at}`, [sign * one]]);
        const prose = values.map((one) => rose(`$${one.toLocaleString('en-US')} million`));
        expect(scaleBy(rows(-1), ...prose)).to.deep.equal(scaleBy(rows(1), ...prose));
      }),
    );
  });
});
