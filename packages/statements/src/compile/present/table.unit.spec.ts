import { expect } from 'chai';
import { reportOf, reportRow, tableOf } from '../specimens/reports.js';
import type { SpecimenRow } from '../specimens/specimen.js';
import type { CanonicalStatementType } from '@fde/contracts';
import type { CompiledTable } from './table.js';

const YEARS = { newer: ['2020', '2019'], older: ['2019', '2018'] };
const two = (
  newer: readonly SpecimenRow[],
  older: readonly SpecimenRow[],
  more: { type?: CanonicalStatementType; factor?: number } = {},
): CompiledTable => {
  const { type = 'income_statement', factor = 1 } = more;
  return tableOf(
    reportOf({ type, document: 2, years: YEARS.newer, rows: newer }),
    reportOf({ type, document: 1, years: YEARS.older, rows: older }, factor),
  );
};

describe('The report that rules a year', () => {
  it('is the newest that prints it', () => {
    const table = tableOf(
      reportOf({ document: 3, years: ['2021', '2020'], rows: [['Revenue', [3, 2]]] }),
      reportOf({ document: 2, years: ['2020', '2019'], rows: [['Revenue', [2, 1]]] }),
      reportOf({ document: 1, years: ['2019', '2018', '2017'], rows: [['Revenue', [1, 1, 1]]] }),
    );
    expect(table.years).to.deep.equal(['2021', '2020', '2019', '2018', '2017']);
    expect(table.years.map((year) => table.rulingReport(year).documentId)).to.deep.equal([
      3, 3, 2, 1, 1,
    ]);
  });
});

describe('The change between two printings of one cell', () => {
  const difference = (table: CompiledTable, name: string): string => {
    const cluster = table.clusters.find(({ rows }) => rows[0]?.name === name);
    const [newer, older] = cluster === undefined ? [] : table.printings(cluster, '2019');
    if (newer === undefined || older === undefined) throw new Error(`${name} is printed twice`);
    return table.difference(newer, older);
  };
  for (const { what, newer, older, factor, expected } of [
    { what: 'one number', newer: 1100, older: 1100, expected: 'none' },
    { what: 'two numbers', newer: 1105, older: 1100, expected: 'restatement' },
    {
      what: 'the rounding of thousands',
      newer: 1100,
      older: 1_100_400,
      factor: 1e-3,
      expected: 'none',
    },
    {
      what: 'more than that rounding',
      newer: 1100,
      older: 1_100_600,
      factor: 1e-3,
      expected: 'restatement',
    },
  ])
    it(`is ${expected}: ${what}`, () => {
      const table = two(
        [['Revenue', [1200, newer]]],
        [['Revenue', [older, 900]]],
        factor === undefined ? {} : { factor },
      );
      expect(difference(table, 'Revenue')).to.equal(expected);
    });

  it('is none if one report prints costs without brackets', () => {
    const costs = (a: number, b: number, sign: 1 | -1): SpecimenRow[] => [
      ['Revenue', [900, 900]],
      ['Cost of sales', [sign * a, sign * b]],
    ];
    const table = two(costs(700, 650, -1), costs(650, 600, 1));
    expect(difference(table, 'Cost of sales')).to.equal('none');
    expect(difference(table, 'Revenue')).to.equal('none');
  });

  const shares = (eps: readonly number[], counts: readonly number[]): SpecimenRow[] => [
    ['Profit for the year', [500, 500]],
    ['Basic earnings per share', eps, { unit: 'per_share' }],
    ['Weighted average shares', counts, { unit: 'shares' }],
  ];
  it('is a split if shares double and per-share figures halve', () => {
    const table = two(shares([1.1, 1], [500, 500]), shares([2, 1.9], [250, 240]));
    expect(difference(table, 'Basic earnings per share')).to.equal('stock_split');
    expect(difference(table, 'Weighted average shares')).to.equal('stock_split');
    expect(difference(table, 'Profit for the year')).to.equal('none');
    expect(
      table.basis(reportRow(table.reports[1] as never, 'Weighted average shares')).split,
    ).to.equal(2);
  });

  it('is nothing if counts are in another unit, which is noted for the report', () => {
    const table = two(shares([1.1, 1], [500, 500]), shares([1, 0.9], [500_012, 490_000]));
    expect(difference(table, 'Weighted average shares')).to.equal('none');
    expect(table.convertedShares().map(({ documentId }) => documentId)).to.deep.equal([1]);
  });

  it('is a restatement if only the earnings changed', () => {
    const table = two(shares([1.1, 1.04], [500, 500]), shares([1, 0.9], [500, 490]));
    expect(difference(table, 'Basic earnings per share')).to.equal('restatement');
  });
});

describe('A newer report restates the part of a year', () => {
  const restates = (
    newer: readonly SpecimenRow[],
    older: readonly SpecimenRow[],
    name: string,
    type: CanonicalStatementType = 'income_statement',
  ): boolean => {
    const table = two(newer, older, { type });
    return table.restates('2019', reportRow(table.reports[1] as never, name));
  };
  const asset = (name: string, values: number[], section: string): SpecimenRow => [
    name,
    values,
    { section },
  ];

  for (const { what, type, newer, older, name, expected } of [
    {
      what: 'not if all shared numbers are equal',
      newer: [['Revenue', [1200, 1100]]],
      older: [
        ['Revenue', [1100, 900]],
        ['Sundry fees', [50, 40]],
      ],
      name: 'Sundry fees',
      expected: false,
    },
    {
      what: 'if one of them changed',
      newer: [['Revenue', [1200, 1150]]],
      older: [
        ['Revenue', [1100, 900]],
        ['Sundry fees', [50, 40]],
      ],
      name: 'Sundry fees',
      expected: true,
    },
    {
      what: 'and the earnings per share with the earnings',
      newer: [['Revenue', [1200, 1150]]],
      older: [
        ['Revenue', [1100, 900]],
        ['Diluted earnings per share', [5, 4], { unit: 'per_share' }],
      ],
      name: 'Diluted earnings per share',
      expected: true,
    },
    {
      what: 'not the liabilities with the assets',
      type: 'balance_sheet',
      newer: [asset('Inventories', [120, 115], 'Current assets')],
      older: [
        asset('Inventories', [110, 90], 'Current assets'),
        asset('Sundry bonds', [50, 40], 'Non-current liabilities'),
      ],
      name: 'Sundry bonds',
      expected: false,
    },
    {
      what: 'the rest of the assets with one of them',
      type: 'balance_sheet',
      newer: [asset('Inventories', [120, 115], 'Current assets')],
      older: [
        asset('Inventories', [110, 90], 'Current assets'),
        asset('Sundry claims', [50, 40], 'Current assets'),
      ],
      name: 'Sundry claims',
      expected: true,
    },
  ] satisfies readonly {
    what: string;
    type?: CanonicalStatementType;
    newer: SpecimenRow[];
    older: SpecimenRow[];
    name: string;
    expected: boolean;
  }[])
    it(what, () => {
      expect(restates(newer, older, name, type)).to.equal(expected);
    });
});
