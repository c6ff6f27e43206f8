import { expect } from 'chai';
import { compileOne, rowNamed } from '../specimens/compiled-rows.js';
import { specimen } from '../specimens/specimen.js';
import type { SpecimenRow } from '../specimens/specimen.js';

describe('restatements', () => {
  it('shows the latest number and keeps the older one, its document and the change', () => {
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2017', '2016'],
        rows: [
          ['Revenue', [83049, 79644]],
          ['Cost', [-58021, -55826]],
        ],
      }),
      specimen({
        document: 2,
        years: ['2018', '2017'],
        rows: [
          ['Revenue', [83044, 82863]],
          ['Cost', [-58181, -58021]],
        ],
      }),
    );
    const revenue = rowNamed(data, 'Revenue');
    expect(revenue.values).to.deep.equal({ 2016: 79644, 2017: 82863, 2018: 83044 });
    expect(revenue.sources['2017']).to.deep.include({
      document_id: 2,
      extraction_id: 21,
      restated: {
        value: 83049,
        document_id: 1,
        extraction_id: 11,
        page: 50,
        change: -186,
        reason: 'restatement',
      },
    });
    expect(revenue.sources['2017']?.printings?.map((printing) => printing.value)).to.deep.equal([
      82863, 83049,
    ]);
    expect(rowNamed(data, 'Cost').sources['2017']).to.not.have.property('restated');
    expect(data.data_lineage).to.deep.equal({
      2018: { source_document_id: 2, source_extraction_id: 21 },
      2017: { source_document_id: 2, source_extraction_id: 21 },
      2016: { source_document_id: 1, source_extraction_id: 11 },
    });
  });

  it('takes a dash of the newer report for zero, a blank for nothing', () => {
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2017', '2016'],
        rows: [
          ['Held for sale', [40, 30]],
          ['Grants', [9, 8]],
          ['Tools', [500, 400]],
        ],
      }),
      specimen({
        document: 2,
        years: ['2018', '2017'],
        rows: [
          ['Held for sale', [0, 0]],
          ['Grants', [7, null]],
          ['Tools', [600, 540]],
        ],
      }),
    );
    expect(rowNamed(data, 'Held for sale').values['2017']).to.equal(0);
    expect(rowNamed(data, 'Held for sale').sources['2017']?.restated?.value).to.equal(40);
    expect(rowNamed(data, 'Grants').values).to.not.have.property('2017');
    expect(rowNamed(data, 'Grants').superseded?.['2017']?.value).to.equal(9);
    expect(data.gaps).to.deep.include({
      kind: 'missing_line_item',
      year: '2017',
      line_item: 'Grants',
      section: null,
      reason: 'restated',
      document_id: 2,
      page: 50,
      detail: 'Only an older report prints it, and a newer one restates that year: see superseded.',
    });
  });

  it('keeps an older row of a restated year off the column, and of an unchanged year in it', () => {
    const older = (extra: number): SpecimenRow[] => [
      ['Sales', [1000, 900]],
      ['Dividends per share', [2.18, 1.98], { unit: 'per_share' }],
      ['Result', [extra, 90], { total: true }],
    ];
    const newer = (restated: number): SpecimenRow[] => [
      ['Sales', [1100, restated]],
      ['Result', [110, 100], { total: true }],
    ];
    const compile = (restated: number) =>
      rowNamed(
        compileOne(
          specimen({ document: 1, years: ['2017', '2016'], rows: older(100) }),
          specimen({ document: 2, years: ['2018', '2017'], rows: newer(restated) }),
        ),
        'Dividends per share',
      );
    expect(compile(1000)).to.deep.include({
      values: { 2016: 1.98, 2017: 2.18 },
      discontinued: true,
    });
    expect(compile(1050).values).to.deep.equal({ 2016: 1.98 });
    expect(compile(1050).superseded?.['2017']).to.deep.include({ value: 2.18 });
  });

  it('recognises a stock split, and gives older figures on its basis beside the printed ones', () => {
    const rows = (
      basic: readonly number[],
      diluted: readonly number[],
      shares: readonly number[],
    ): SpecimenRow[] => [
      ['Net income', [59531, 48351, 45687], { total: true }],
      ['Basic', basic, { unit: 'per_share', section: 'Earnings per share' }],
      ['Diluted', diluted, { unit: 'per_share', section: 'Earnings per share' }],
      ['Basic', shares, { unit: 'shares', section: 'Shares' }],
    ];
    const newer: SpecimenRow[] = [
      ['Net income', [57411, 55256, 59531], { total: true }],
      ...rows([3.31, 2.99, 3], [3.28, 2.97, 2.98], [17352119, 18471336, 19821510]).slice(1),
    ];
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2018', '2017', '2016'],
        rows: rows([12.01, 9.27, 8.35], [11.91, 9.21, 8.31], [4955377, 5217242, 5470820]),
      }),
      specimen({ document: 2, years: ['2020', '2019', '2018'], rows: newer }),
    );
    const basic = rowNamed(data, 'Basic', 'Earnings per share');
    expect(basic.values).to.deep.equal({ 2016: 8.35, 2017: 9.27, 2018: 3, 2019: 2.99, 2020: 3.31 });
    expect(basic.sources['2018']?.restated).to.deep.include({
      value: 12.01,
      reason: 'stock_split',
    });
    expect(basic.sources['2017']?.adjusted).to.deep.equal({
      value: 2.3175,
      factor: 0.25,
      reason: 'stock_split',
    });
    expect(rowNamed(data, 'Basic', 'Shares').sources['2016']?.adjusted).to.deep.equal({
      value: 21883280,
      factor: 4,
      reason: 'stock_split',
    });
    expect(rowNamed(data, 'Net income').sources['2018']).to.not.have.property('restated');
    expect(data.notes?.join()).to.include('before a stock split (4 new shares for one)');
  });

  it('follows several splits, and does not take restated earnings for one', () => {
    const rows = (
      eps: readonly number[],
      shares: readonly number[] | undefined,
      income: readonly number[],
    ): SpecimenRow[] => [
      ['Net income', income, { total: true }],
      ['Basic', eps, { unit: 'per_share', section: 'Earnings per share' }],
      ['Diluted', eps, { unit: 'per_share', section: 'Earnings per share' }],
      ...(shares ? [['Average shares', shares, { unit: 'shares' }] as const] : []),
    ];
    const twice = compileOne(
      specimen({
        document: 1,
        years: ['2013', '2012'],
        rows: rows([40, 42], [900, 940], [37000, 41700]),
      }),
      specimen({
        document: 2,
        years: ['2014', '2013'],
        rows: rows([6.45, 5.71], [6080, 6300], [39500, 37000]),
      }),
      specimen({
        document: 3,
        years: ['2015', '2014'],
        rows: rows([3.1, 3.225], [12000, 12160], [38000, 39500]),
      }),
    );
    expect(rowNamed(twice, 'Average shares').sources['2012']?.adjusted).to.deep.equal({
      value: 13160,
      factor: 14,
      reason: 'stock_split',
    });
    expect(rowNamed(twice, 'Basic').sources['2013']?.restated?.reason).to.equal('stock_split');
    const halved = compileOne(
      specimen({
        document: 1,
        years: ['2018', '2017'],
        rows: rows([2, 1.9], undefined, [1000, 950]),
      }),
      specimen({
        document: 2,
        years: ['2019', '2018'],
        rows: rows([1.1, 1], undefined, [550, 500]),
      }),
    );
    expect(rowNamed(halved, 'Basic').sources['2018']?.restated?.reason).to.equal('restatement');
    expect(rowNamed(halved, 'Basic').sources['2017']).to.not.have.property('adjusted');
  });

  it('does not call a change of sign convention a restatement', () => {
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2017', '2016'],
        rows: [
          ['Sales', [900, 800]],
          ['Cost of sales', [500, 450]],
        ],
      }),
      specimen({
        document: 2,
        years: ['2018', '2017'],
        rows: [
          ['Sales', [950, 900]],
          ['Cost of sales', [-520, -500]],
        ],
      }),
    );
    const cost = rowNamed(data, 'Cost of sales');
    expect(cost.values).to.deep.equal({ 2016: 450, 2017: -500, 2018: -520 });
    expect(cost.sources['2017']).to.not.have.property('restated');
    expect(cost.sources['2016']?.adjusted).to.deep.equal({
      value: -450,
      factor: -1,
      reason: 'sign_convention',
    });
    expect(data.notes?.join()).to.include('with the other sign: Cost of sales');
  });

  it('lets the sounder, then the later filed of two reports of one year rule', () => {
    const rows = (value: number): SpecimenRow[] => [['Revenue', [value, 90]]];
    const early = specimen({
      document: 5,
      years: ['2020', '2019'],
      rows: rows(100),
      filingDate: '2021-02-01',
    });
    const late = specimen({
      document: 4,
      years: ['2020', '2019'],
      rows: rows(105),
      filingDate: '2021-06-01',
    });
    const doubtful = specimen({
      document: 9,
      years: ['2020', '2019'],
      rows: rows(1050),
      filingDate: '2021-09-01',
      confidence: 0.2,
    });
    const row = rowNamed(compileOne(doubtful, early, late), 'Revenue');
    expect(row.sources['2020']).to.include({ document_id: 4 });
    expect(row.values['2020']).to.equal(105);
  });
});
