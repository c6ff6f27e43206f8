import type { CanonicalStatementType, CompiledData } from '@fde/contracts';
import { expect } from 'chai';
import { compileOne } from '../specimens/compiled-rows.js';
import { createRandom } from '../specimens/growing-company.js';
import { specimen, type SpecimenRow } from '../specimens/specimen.js';

/** Two labels that look alike and are two rows, in the section and under the total of both. */
type Trap = readonly [older: string, newer: string];

interface Traps {
  readonly type: CanonicalStatementType;
  readonly section: string;
  readonly total: string;
  /** Rows that both reports print, around the trap. */
  readonly beside: readonly [string, string];
  readonly pairs: readonly Trap[];
}

const TRAPS: readonly Traps[] = [
  {
    type: 'cash_flow_statement',
    section: 'Cash flows from investing activities',
    total: 'Net cash used in investing activities',
    beside: ['Purchases of property and equipment', 'Other investing, net'],
    pairs: [
      ['Purchases of securities', 'Sales of securities'],
      ['Acquisition of Alder Ltd', 'Acquisition of Birch Ltd'],
      ['Purchases of intangible assets', 'Proceeds from intangible assets'],
      ['Loans to associates', 'Repayment of loans to associates'],
      ['Proceeds from sale of a business', 'Proceeds from sale of a building'],
      ['Interest received', 'Interest paid'],
      ['Dividends received', 'Dividends paid'],
      ['Purchases of non-controlling interests', 'Contributions of non-controlling interests'],
    ],
  },
  {
    type: 'cash_flow_statement',
    section: 'Cash flows from financing activities',
    total: 'Net cash used in financing activities',
    beside: ['Dividends paid', 'Other financing, net'],
    pairs: [
      ['Proceeds from issuance of commercial paper', 'Repayments of commercial paper'],
      ['Proceeds from issuance of preferred stock', 'Proceeds from issuance of senior notes'],
      ['Repurchase of common stock', 'Issuance of common stock'],
      ['Repayment of bonds', 'Proceeds from bonds'],
      ['Tax benefit of options exercised', 'Proceeds from options exercised'],
    ],
  },
  {
    type: 'balance_sheet',
    section: 'Current assets',
    total: 'Total current assets',
    beside: ['Cash and cash equivalents', 'Prepaid expenses'],
    pairs: [
      ['Trade receivables', 'Receivables from related parties'],
      ['Deferred tax assets', 'Current tax assets'],
      ['Gross receivables', 'Net receivables'],
      ['Restricted cash', 'Restricted securities'],
      ['Raw materials', 'Finished goods'],
      ['Assets held for sale', 'Assets held for trading'],
      ['Tangible assets', 'Intangible assets'],
    ],
  },
  {
    type: 'balance_sheet',
    section: 'Non-current liabilities',
    total: 'Total non-current liabilities',
    beside: ['Provisions', 'Other liabilities'],
    pairs: [
      ['Deferred tax liabilities', 'Deferred revenue'],
      ['Pension liabilities', 'Lease liabilities'],
      ['Convertible notes', 'Subordinated notes'],
      ['Debt to banks', 'Debt to shareholders'],
    ],
  },
  {
    type: 'income_statement',
    section: 'Operating expenses',
    total: 'Total operating expenses',
    beside: ['Research and development', 'Restructuring charges'],
    pairs: [
      ['Impairment of goodwill', 'Impairment of vessels'],
      ['Cost of goods sold', 'Cost of services sold'],
      ['Marketing expenses', 'Occupancy expenses'],
      ['Depreciation of buildings', 'Depletion of reserves'],
      ['Interest income', 'Interest expense'],
      ['Interest expense', 'Interest income (expense), net'],
      ['Other expense', 'Other income (expense), net'],
      ['Loss on sale of subsidiaries', 'Gain on sale of subsidiaries'],
    ],
  },
];

/** Years of the older and the newer report: with a shared one, and with a report missing between. */
const SPANS = [
  { what: 'one shared year', older: ['2017', '2016'], newer: ['2018', '2017'] },
  { what: 'no shared year', older: ['2014', '2013'], newer: ['2018', '2017'] },
] as const;

/** A statement whose section closes; the numbers of all rows are drawn, those of the trap apart. */
const reportOf = (
  document: number,
  years: readonly string[],
  traps: Traps,
  name: string,
  drawn: (name: string, year: string) => number,
) => {
  const { section, total, beside, type } = traps;
  const lines = [beside[0], name, beside[1]].map((row): SpecimenRow => [
    row,
    years.map((year) => drawn(row, year)),
    { section },
  ]);
  const sums = years.map((_, at) => lines.reduce((sum, [, values]) => sum + (values[at] ?? 0), 0));
  return specimen({ type, document, years, rows: [...lines, [total, sums, { total: true }]] });
};

const drawing = (seed: number): ((name: string, year: string) => number) => {
  const random = createRandom(seed);
  const known = new Map<string, number>();
  return (name, year) => {
    const key = `${name} ${year}`;
    const value = known.get(key) ?? 1_000 + Math.floor(random() * 90_000);
    known.set(key, value);
    return value;
  };
};

const rowsWith = (data: CompiledData, name: string): number =>
  data.line_items.filter(({ name: own, evidence }) =>
    [own, ...(evidence ?? []).map((one) => one.name)].includes(name),
  ).length;

describe('Rows that look alike and differ stay two rows', () => {
  for (const traps of TRAPS)
    for (const [at, [older, newer]] of traps.pairs.entries())
      for (const { what, ...span } of SPANS)
        it(`${older} | ${newer}, ${what}`, () => {
          const drawn = drawing(at * 7 + older.length);
          const data = compileOne(
            reportOf(1, span.older, traps, older, drawn),
            reportOf(2, span.newer, traps, newer, drawn),
          );
          const own = data.line_items.find(({ name }) => name === newer);
          expect(own?.evidence ?? []).to.deep.equal([]);
          expect(rowsWith(data, older)).to.equal(1);
          expect(rowsWith(data, traps.beside[0])).to.equal(1);
        });

  for (const [subtotal, total] of [
    ['Net cash used in continuing investing activities', 'Net cash used in investing activities'],
    ['Profit from continuing operations', 'Profit for the year'],
  ] as const)
    it(`${subtotal} | ${total}, with the same rows above`, () => {
      const lines = (years: number): SpecimenRow[] =>
        ['Wages paid', 'Rent paid', 'Energy paid'].map((name, at) => [
          name,
          [100 * years + 7 * at, 90 * years + 5 * at],
        ]);
      const sumsOf = (rows: SpecimenRow[]): number[] =>
        [0, 1].map((at) => rows.reduce((sum, [, values]) => sum + (values[at] ?? 0), 0));
      const [then, now] = [lines(3), lines(5)];
      const sums = sumsOf(then);
      const type = total.startsWith('Net cash') ? 'cash_flow_statement' : 'income_statement';
      const data = compileOne(
        specimen({
          type,
          document: 1,
          years: ['2015', '2014'],
          rows: [
            ...then,
            [subtotal, sums, { total: true }],
            ['Discontinued operations', [-29, -13]],
            [total, sums.map((sum, at) => sum - (at === 0 ? 29 : 13)), { total: true }],
          ],
        }),
        specimen({
          type,
          document: 2,
          years: ['2018', '2017'],
          rows: [...now, [total, sumsOf(now), { total: true }]],
        }),
      );
      const whole = data.line_items.find(({ name }) => name === total);
      expect(whole?.values['2015']).to.equal((sums[0] ?? 0) - 29);
      expect(data.line_items.find(({ name }) => name === subtotal)?.values['2015']).to.equal(
        sums[0],
      );
    });

  it('Income from continuing operations | Consolidated net income, equal in a year without the rest', () => {
    const attributable = 'Net income attributable to common shareholders';
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2015', '2014'],
        rows: [
          ['Revenue', [3159, 3011]],
          ['Costs', [-2683, -2581]],
          ['Income from continuing operations', [476, 430], { total: true }],
          ['Loss from discontinued operations, net of tax', [0, -7]],
          [attributable, [476, 423], { total: true }],
        ],
      }),
      specimen({
        document: 2,
        years: ['2016', '2015'],
        rows: [
          ['Revenue', [3302, 3159]],
          ['Costs', [-2834, -2683]],
          ['Consolidated net income', [468, 476], { total: true }],
          [attributable, [468, 476], { total: true }],
        ],
      }),
    );
    const valuesOf = (name: string) => data.line_items.find((row) => row.name === name)?.values;
    expect(valuesOf('Consolidated net income')).to.deep.equal({ 2015: 476, 2016: 468 });
    expect(valuesOf(attributable)).to.deep.equal({ 2014: 423, 2015: 476, 2016: 468 });
  });

  it('Cash at the end of the year | its part in a reconciliation below the foot', () => {
    const flows = (document: number, years: string[], rows: SpecimenRow[]) =>
      specimen({
        type: 'cash_flow_statement',
        document,
        years,
        rows: [['Net cash from operating activities', [150, 150, 100], { total: true }], ...rows],
      });
    const data = compileOne(
      flows(
        1,
        ['2017', '2016'],
        [
          ['Cash at beginning of year', [1264, 1164], { total: true }],
          ['Cash at end of year', [1414, 1264], { total: true }],
        ],
      ),
      flows(
        2,
        ['2018', '2017', '2016'],
        [
          ['Cash and restricted cash at beginning of year', [1420, 1270, 1170], { total: true }],
          ['Cash and restricted cash at end of year', [1570, 1420, 1270], { total: true }],
          ['Cash', [1559, 1414, 1264], { section: 'Reconciliation' }],
          ['Restricted cash', [11, 6, 6], { section: 'Reconciliation' }],
        ],
      ),
    );
    const part = data.line_items.find(({ name }) => name === 'Cash');
    expect(part?.evidence ?? []).to.deep.equal([]);
    expect(part?.values).to.deep.equal({ 2016: 1264, 2017: 1414, 2018: 1559 });
  });
});
