import { expect } from 'chai';
import { compileOne } from '../compile/specimens/compiled-rows.js';
import { corrected } from '../compile/specimens/corrected.js';
import { specimen, type SpecimenRow } from '../compile/specimens/specimen.js';
import { toCsv } from './to-csv.js';

const FIXED = 8;
const linesOf = (csv: string): string[] => csv.replace('\ufeff', '').trimEnd().split('\r\n');
const one = (rows: readonly SpecimenRow[], years = ['2020', '2019']) =>
  compileOne(specimen({ document: 3, years, rows }));
/** The first data line of an export without quotes, as its fields. */
const fields = (rows: readonly SpecimenRow[]): string[] =>
  linesOf(toCsv(one(rows)))[1]?.split(/,(?! )/) ?? [];

describe('A row of a CSV export', () => {
  for (const { what, given, at, expected } of [
    { what: 'a number plainly', given: ['Revenue', [1234567, 1]], at: FIXED, expected: '1234567' },
    { what: 'a number below zero', given: ['Revenue', [-5, 1]], at: FIXED, expected: '-5' },
    { what: 'decimals with a point', given: ['Revenue', [1.25, 1]], at: FIXED, expected: '1.25' },
    { what: 'a nil', given: ['Revenue', [0, 1]], at: FIXED, expected: '0' },
    { what: 'nothing for a blank', given: ['Revenue', [null, 1]], at: FIXED, expected: '' },
    {
      what: 'document and page',
      given: ['Revenue', [5, 1]],
      at: FIXED + 2,
      expected: '"document 3, page 50"',
    },
    { what: 'no place for a blank', given: ['Revenue', [null, 1]], at: FIXED + 2, expected: '' },
    {
      what: 'its unit',
      given: ['Basic', [5, 1], { unit: 'per_share' }],
      at: 5,
      expected: 'per_share',
    },
    {
      what: 'whether it is a total',
      given: ['Total', [5, 1], { total: true }],
      at: 6,
      expected: 'true',
    },
    {
      what: 'its section',
      given: ['Cash', [5, 1], { section: 'Assets' }],
      at: 3,
      expected: 'Assets',
    },
    { what: 'an empty section', given: ['Cash', [5, 1]], at: 3, expected: '' },
    { what: 'a guarded label', given: ['=1+1', [5, 1]], at: 4, expected: "'=1+1" },
  ] satisfies readonly { what: string; given: SpecimenRow; at: number; expected: string }[])
    it(`has ${what}`, () => {
      expect(fields([given])[at]).to.equal(expected);
    });

  for (const { given, expected } of [
    { given: 'Profit, net', expected: '"Profit, net"' },
    { given: 'the "parent"', expected: '"the ""parent"""' },
    { given: 'two\nlines', expected: '"two\nlines"' },
    { given: 'plain', expected: 'plain' },
  ])
    it(`quotes if it must: ${JSON.stringify(given)}`, () => {
      expect(toCsv(one([[given, [5, 4]]]))).to.include(`,${expected},money,`);
    });
});

describe('A CSV export', () => {
  it('has one header for all statements, with the years of all, newest first', () => {
    const newer = one([['Revenue', [5, 4]]], ['2022', '2021']);
    const older = one([['Costs', [3, 2]]], ['2020', '2019']);
    const [head, ...lines] = linesOf(toCsv([older, newer]));
    expect(head?.split(',').slice(FIXED, FIXED + 4)).to.deep.equal([
      '2022',
      '2021',
      '2020',
      '2019',
    ]);
    expect(lines.map((line) => line.split(',').slice(FIXED, FIXED + 4))).to.deep.equal([
      ['', '', '3', '2'],
      ['5', '4', '', ''],
    ]);
  });

  it('has as many fields in each line as in its header', () => {
    const lines = linesOf(
      toCsv([one([['Revenue', [5, null]]]), one([['Costs', [3, 2]]], ['2015', '2014'])]),
    );
    expect(new Set(lines.map((line) => line.split(/,(?! )/).length)).size).to.equal(1);
  });

  it('marks a number that was restated, and a row that is discontinued', () => {
    const data = compileOne(
      specimen({ document: 2, years: ['2020', '2019'], rows: [['Revenue', [120, 105]]] }),
      specimen({
        document: 1,
        years: ['2019', '2018'],
        rows: [
          ['Revenue', [100, 90]],
          ['Fees', [7, 6]],
        ],
      }),
    );
    const lines = linesOf(toCsv(data));
    expect(lines[1]).to.include('"document 2, page 50, restated"');
    expect(lines[2]?.split(',').slice(4, 8)).to.deep.equal(['Fees', 'money', 'false', 'true']);
  });

  it('marks a number that a person settled: the page may print another one', () => {
    const report = specimen({ document: 2, years: ['2020'], rows: [['Revenue', [120]]] });
    const data = compileOne(corrected(report, 'Revenue', '2020', 125));
    expect(linesOf(toCsv(data))[1]).to.include('"document 2, page 50, settled by a person"');
  });

  it('begins with a byte order mark, without which Excel breaks umlauts', () => {
    expect([...toCsv(one([['Erlöse', [5, 4]]])).slice(0, 10)].join('')).to.equal('\ufeffstatement');
  });

  it('ends each line as RFC 4180 says', () => {
    expect(toCsv(one([['Revenue', [5, 4]]]))).to.match(/^[^\r\n]+\r\n[^\r\n]+\r\n$/);
  });

  it('names its columns: the fixed ones, the years, and the place of each number', () => {
    expect(linesOf(toCsv(one([['Revenue', [5, 4]]])))[0]).to.equal(
      'statement_type,currency,scale,section,line_item,unit,is_total,only_in_older_reports,2020,2019,2020 source,2019 source',
    );
  });

  it('has the years that are asked for', () => {
    const [head = ''] = linesOf(toCsv(one([['Revenue', [5, 4]]]), { years: 1 }));
    expect(head.split(',').slice(FIXED)).to.deep.equal(['2020', '2020 source']);
  });
});
