import { expect } from 'chai';
import { compileStatements } from '../compile-company.js';
import { selectYears } from './select-years.js';
import { growingCompany } from '../specimens/growing-company.js';
import { compileOne, rowNamed } from '../specimens/compiled-rows.js';
import { specimen } from '../specimens/specimen.js';

describe('presenting a compiled statement', () => {
  const older = specimen({
    type: 'balance_sheet',
    document: 1,
    years: ['2018', '2017'],
    rows: [
      ['Cash', [10, 9], { section: 'Current assets', indent: 1 }],
      ['Tools', [30, 31], { section: 'Current assets', indent: 1 }],
      ['Goods', [20, 19], { section: 'Current assets', indent: 1 }],
      ['Total current assets', [60, 59], { section: 'Current assets', total: true }],
    ],
  });
  const newer = specimen({
    type: 'balance_sheet',
    document: 2,
    years: ['2020', '2019'],
    rows: [
      ['Cash', [14, 12], { section: 'Current assets', indent: 2 }],
      ['Goods, net', [21, 22], { section: 'Current assets', indent: 2 }],
      ['Total current assets', [35, 34], { section: 'Current assets', total: true }],
    ],
  });

  it('follows the newest report; older rows stand among their neighbours and are marked', () => {
    const data = compileOne(older, newer);
    expect(data.line_items.map((item) => item.name)).to.deep.equal([
      'Cash',
      'Tools',
      'Goods, net',
      'Total current assets',
    ]);
    expect(rowNamed(data, 'Tools')).to.deep.include({
      discontinued: true,
      section: 'Current assets',
      is_total: false,
    });
    expect(rowNamed(data, 'Cash'))
      .to.deep.include({ indentation_level: 2 })
      .and.not.to.have.property('discontinued');
    expect(rowNamed(data, 'Goods, net').variants).to.deep.equal(['goods']);
  });

  it('gives rows that only older reports print the place of their former neighbours', () => {
    const data = compileOne(older, newer);
    expect(
      data.line_items.map((item) => item.indentation_level),
      'Cash and Goods moved from level 1 to 2, Tools with them',
    ).to.deep.equal([2, 2, 2, 0]);
  });

  it('closes a heading at its total', () => {
    const data = compileOne(
      specimen({
        type: 'balance_sheet',
        document: 1,
        years: ['2020'],
        rows: [
          ['Cash', [10], { section: 'Assets > Current assets' }],
          ['Total current assets', [10], { section: 'Assets > Current assets', total: true }],
          ['Land', [5], { section: 'Assets > Current assets' }],
        ],
      }),
    );
    expect(rowNamed(data, 'Land').section).to.equal('Assets');
  });

  it('names the years and items that are missing', () => {
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2015'],
        rows: [
          ['Revenue', [1]],
          ['Grants', [2]],
        ],
      }),
      specimen({ document: 2, years: ['2018'], rows: [['Revenue', [1]]] }),
      specimen({
        document: 3,
        years: ['2019'],
        rows: [
          ['Revenue', [1]],
          ['Grants', [3]],
        ],
      }),
    );
    expect(
      data.gaps.filter((gap) => gap.kind === 'missing_year').map((gap) => gap.year),
    ).to.deep.equal(['2017', '2016']);
    expect(data.gaps.filter((gap) => gap.kind === 'missing_line_item')).to.deep.equal([
      {
        kind: 'missing_line_item',
        year: '2018',
        line_item: 'Grants',
        section: null,
        reason: 'not_printed',
        detail: 'The report that rules this year does not print it.',
        document_id: 2,
        page: 50,
      },
    ]);
  });

  it('shows ten years by default and all on demand', () => {
    const [data] = compileStatements(growingCompany({ reports: 15, rows: 30, columns: 2 }));
    expect(data?.years).to.have.length(16);
    const view = data && selectYears(data);
    expect(view?.years).to.deep.equal(data?.years.slice(0, 10));
    expect(new Set(view?.line_items.flatMap((item) => Object.keys(item.values)))).to.have.property(
      'size',
      10,
    );
    expect(data && selectYears(data, Number.POSITIVE_INFINITY)).to.equal(data);
    expect(
      compileStatements(growingCompany({ reports: 15, rows: 30, columns: 2 }), { maxYears: 3 })[0]
        ?.years,
    ).to.have.length(3);
  });

  it('checks the compiled table and lists the cells of each failure', () => {
    const data = compileOne(
      specimen({
        type: 'cash_flow_statement',
        document: 1,
        years: ['2020', '2019'],
        rows: [
          ['Cash at beginning of year', [50, 40]],
          ['Cash flows from operating activities', [30, 25], { total: true }],
          ['Cash flows from investing activities', [-20, -10], { total: true }],
          ['Cash flows from financing activities', [-5, -8], { total: true }],
          ['Effect of exchange rates on cash', [0, 0]],
          ['Net increase in cash', [15, 7], { total: true }],
          ['Cash at end of year', [65, 47], { total: true }],
        ],
      }),
    );
    const failed = (data.checks ?? []).filter((check) => !check.holds);
    expect(
      failed.map(({ kind, year, expected, actual }) => ({ kind, year, expected, actual })),
    ).to.deep.equal([{ kind: 'cash_flow_foot', year: '2020', expected: 5, actual: 15 }]);
    expect(failed[0]?.rows?.map((row) => data.line_items[row]?.name)).to.deep.equal([
      'Net increase in cash',
      'Cash flows from operating activities',
      'Cash flows from investing activities',
      'Cash flows from financing activities',
      'Effect of exchange rates on cash',
    ]);
  });
});
