import type { CellPrinting, CompiledData } from '@fde/contracts';
import { expect } from 'chai';
import { explainCell } from '../../compare/explain-cell.js';
import { compileOne, rowNamed } from '../specimens/compiled-rows.js';
import { specimen, type SpecimenRow } from '../specimens/specimen.js';

const T = { total: true };

/** What the printings of a cell say of being one row, the newest report's first. */
const decisionsOf = (data: CompiledData, item: string, year: string): CellPrinting['decision'][] =>
  (explainCell(data, { item, year })[0]?.printings ?? []).map(({ decision }) => decision);

const sourcesOf = (pieces: readonly { source: string }[] | undefined): string[] =>
  (pieces ?? []).map(({ source }) => source);

const sumOf = (rows: readonly SpecimenRow[]): number[] =>
  [0, 1].map((at) => rows.reduce((sum, [, values]) => sum + (values[at] ?? 0), 0));

describe('the decision that two printed rows are one', () => {
  const claims = (document: number, years: string[], debt: SpecimenRow, named: boolean) => {
    const pension: SpecimenRow = ['Accrued pension plan liability', [15323, 16471]];
    const equity: SpecimenRow = ['Total equity', [5061, 5061], T];
    const total: SpecimenRow = ['Total liabilities', sumOf([debt, pension]), T];
    return specimen({
      type: 'balance_sheet',
      document,
      years,
      rows: [
        debt,
        pension,
        ...(named ? [total] : []),
        equity,
        ['Total liabilities and equity', sumOf([debt, pension, equity]), T],
      ],
    });
  };

  it('rests on numbers and words where a balance sheet stops naming its sides', () => {
    const data = compileOne(
      claims(1, ['2018', '2017'], ['Long-term debt', [10657, 9782]], true),
      claims(2, ['2019', '2018'], ['Debt due after one year', [19962, 10657]], false),
    );
    expect(rowNamed(data, 'Debt due after one year').values).to.have.keys('2017', '2018', '2019');
    const [newest, older] = decisionsOf(data, 'Debt due after one year', '2018');
    expect(newest).to.equal(undefined);
    expect(older?.value).to.equal('one row');
    expect(older?.evidence[0]).to.deep.include({ source: 'numbers', says: 'one row' });
    expect(older?.evidence[0]?.text).to.match(/^1 shared year with equal numbers/);
    expect(sourcesOf(older?.against)).to.include('qualifiers');
  });

  it('is not made of costs that stand in other lines today, and says so of the one that stays', () => {
    const costs = (document: number, years: string[], rows: SpecimenRow[]) =>
      specimen({ document, years, rows: [...rows, ['Total costs', sumOf(rows), T]] });
    const data = compileOne(
      costs(
        1,
        ['2015', '2014'],
        [
          ['Cost of sales: online', [274, 232]],
          ['Sales and marketing', [734, 712]],
          ['General and administrative', [380, 417]],
        ],
      ),
      costs(
        2,
        ['2016', '2015'],
        [
          ['Software royalties', [331, 274]],
          ['Selling expenses', [812, 734]],
          ['General and administrative', [634, 380]],
        ],
      ),
    );
    const [, selling] = decisionsOf(data, 'Selling expenses', '2015');
    expect(selling?.value).to.equal('one row');
    expect(sourcesOf(selling?.evidence)).to.include('numbers');
    const [, plain] = decisionsOf(data, 'General and administrative', '2015');
    expect(plain).to.equal(undefined);
  });

  it('never makes a subtotal of continuing operations the total that it equals in a year', () => {
    const flows = (document: number, years: string[], rows: SpecimenRow[]) =>
      specimen({ type: 'cash_flow_statement', document, years, rows });
    const lines = (values: [number, number][]): SpecimenRow[] => [
      ['Purchases of investments', values[0] ?? [0, 0]],
      ['Maturities of investments', values[1] ?? [0, 0]],
    ];
    const [then, now] = [
      lines([
        [-6744, -8115],
        [3124, 4115],
      ]),
      lines([
        [-7210, -6744],
        [5120, 3124],
      ]),
    ];
    const data = compileOne(
      flows(
        1,
        ['2015', '2014'],
        [
          ...then,
          ['Net cash used in continuing investing activities', sumOf(then), T],
          ['Net cash of discontinued investing activities', [0, 1348]],
          ['Net cash used in investing activities', [-3620, -2652], T],
        ],
      ),
      flows(2, ['2016', '2015'], [...now, ['Investing activities, net', sumOf(now), T]]),
    );
    const rows = data.line_items.filter(({ values }) => values['2014'] === -4000);
    expect(rows.map(({ name }) => name)).to.deep.equal([
      'Net cash used in continuing investing activities',
    ]);
  });

  it('holds against numbers that a report restates under the same name', () => {
    const sales = (document: number, years: string[], values: number[]) =>
      specimen({
        document,
        years,
        rows: [
          ['Net sales', values],
          ['Wages', [70, 60]],
        ],
      });
    const data = compileOne(
      sales(1, ['2017', '2016'], [1010, 990]),
      sales(2, ['2018', '2017'], [1100, 1000]),
    );
    const [, older] = decisionsOf(data, 'Net sales', '2017');
    expect(older?.value).to.equal('one row');
    expect(older?.doubt).to.equal(undefined);
    expect(older?.against?.[0]).to.deep.include({ source: 'numbers', text: '1 differ' });
  });
});
