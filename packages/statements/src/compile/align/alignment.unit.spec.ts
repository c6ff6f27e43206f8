import { expect } from 'chai';
import { compileOne, rowNamed, rowsNamed } from '../specimens/compiled-rows.js';
import { specimen } from '../specimens/specimen.js';
import type { SpecimenRow } from '../specimens/specimen.js';

const sections = ['Current assets', 'Non-current assets'] as const;

describe('aligning rows over the years', () => {
  it('keeps a renamed row together when two prior years are equal', () => {
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2019', '2018', '2017'],
        rows: [
          ['Post-employment benefits', [13695, 9811, 9324]],
          ['Deferred taxes', [829, 609, 552]],
        ],
      }),
      specimen({
        document: 2,
        years: ['2020', '2019', '2018'],
        rows: [
          ['Provisions for pensions', [9582, 13695, 9811]],
          ['Deferred taxes', [1599, 829, 609]],
        ],
      }),
    );
    const row = rowNamed(data, 'Provisions for pensions');
    expect(row.values).to.deep.equal({ 2017: 9324, 2018: 9811, 2019: 13695, 2020: 9582 });
    expect(row.variants).to.deep.equal(['post employment benefits']);
    expect(row.evidence?.[0]).to.include({
      kind: 'values',
      document_id: 1,
      name: 'Post-employment benefits',
    });
    expect(data.line_items).to.have.length(2);
  });

  it('needs a second piece of evidence if only one year is shared', () => {
    const older: SpecimenRow[] = [
      ['Fees', [500, 480]],
      ['Rents', [777, 650]],
      ['Dues', [900, 850]],
      ['Tolls', [333, 320]],
    ];
    const newer: SpecimenRow[] = [
      ['Fees', [510, 500]],
      ['Leases of land', [800, 777]],
      ['Dues', [910, 900]],
      ['Subsidies', [12, 320]],
    ];
    const data = compileOne(
      specimen({ document: 1, years: ['2018', '2017'], rows: older }),
      specimen({ document: 2, years: ['2019', '2018'], rows: newer }),
    );
    expect(rowNamed(data, 'Leases of land').values, 'between the same neighbours').to.have.property(
      '2017',
      650,
    );
    const tolls = rowNamed(data, 'Tolls');
    expect(tolls.values, 'a number of another year proves nothing').to.deep.equal({ 2017: 320 });
    expect(tolls.superseded?.['2018']?.value).to.equal(333);
  });

  it('keeps current and non-current items apart in languages other than English', () => {
    const totals = [
      ['Total passifs non courants', 'Total passifs courants'],
      ['Totale passività non correnti', 'Totale passività correnti'],
      ['Total pasivo no corriente', 'Total pasivo corriente'],
      ['Totaal langlopende verplichtingen', 'Totaal kortlopende verplichtingen'],
      ['Summe langfristige Schulden', 'Summe kurzfristige Schulden'],
    ] as const;
    for (const [noncurrent, current] of totals) {
      const type = 'balance_sheet';
      const older: SpecimenRow[] = [
        ['Provisions', [120, 110]],
        ['Bonds', [500, 490]],
        [noncurrent, [620, 600], { total: true }],
        ['Trade', [80, 70]],
        ['Accruals', [9, 8]],
        [current, [89, 78], { total: true }],
      ];
      const newer: SpecimenRow[] = [
        ['Bonds', [510, 505]],
        ['Leases', [30, 20]],
        [noncurrent, [540, 525], { total: true }],
        ['Provisions', [85, 83]],
        ['Trade', [15, 17]],
        [current, [100, 100], { total: true }],
      ];
      const data = compileOne(
        specimen({ type, document: 1, years: ['2018', '2017'], rows: older }),
        specimen({ type, document: 2, years: ['2020', '2019'], rows: newer }),
      );
      expect(
        rowsNamed(data, 'Provisions').map(({ values }) => Object.keys(values).join()),
        noncurrent,
      ).to.have.members(['2017,2018', '2019,2020']);
    }
  });

  it('takes a gain and a loss as one item only if their signs say so', () => {
    const compiled = (loss: number, type: 'income_statement' | 'cash_flow_statement') =>
      compileOne(
        specimen({
          type,
          document: 1,
          years: ['2018', '2017'],
          rows: [
            ['Revenue', [900, 800]],
            ['Gain on sale of businesses', [55, 44]],
          ],
        }),
        specimen({
          type,
          document: 2,
          years: ['2020', '2019'],
          rows: [
            ['Revenue', [990, 950]],
            ['Loss on sale of businesses', [loss, 2 * loss]],
          ],
        }),
      );
    expect(
      compiled(33, 'income_statement').line_items,
      'a loss printed without a sign',
    ).to.have.length(3);
    expect(compiled(-33, 'income_statement').line_items, 'a loss in brackets').to.have.length(2);
    expect(compiled(33, 'cash_flow_statement').line_items, 'what is added back').to.have.length(2);
  });

  it('never merges rows of different sections, however alike', () => {
    const rows = (a: number, b: number): SpecimenRow[] => [
      ['Marketable securities', [a, a - 1], { section: sections[0] }],
      ['Total current assets', [a, a - 1], { section: sections[0], total: true }],
      ['Marketable securities', [b, b - 1], { section: sections[1] }],
      ['Total non-current assets', [b, b - 1], { section: sections[1], total: true }],
    ];
    const data = compileOne(
      specimen({
        type: 'balance_sheet',
        document: 1,
        years: ['2018', '2017'],
        rows: rows(400, 700),
      }),
      specimen({
        type: 'balance_sheet',
        document: 2,
        years: ['2020', '2019'],
        rows: rows(900, 450),
      }),
    );
    expect(rowNamed(data, 'Marketable securities', sections[0]).values).to.deep.equal({
      2017: 399,
      2018: 400,
      2019: 899,
      2020: 900,
    });
    expect(rowNamed(data, 'Marketable securities', sections[1]).values).to.deep.equal({
      2017: 699,
      2018: 700,
      2019: 449,
      2020: 450,
    });
  });

  it('separates rows whose sections only the totals show', () => {
    const rows = (a: number, b: number): SpecimenRow[] => [
      ['Receivables from financing', [a, a]],
      ['Goods', [10, 11]],
      ['Total non-current assets', [a + 10, a + 11], { total: true }],
      ['Receivables from financing', [b, b]],
      ['Cash', [20, 21]],
      ['Total current assets', [b + 20, b + 21], { total: true }],
      ['Total assets', [a + b + 30, a + b + 32], { total: true }],
    ];
    const newer = rows(5000, 3000).filter(
      ([name], at) => !(name === 'Receivables from financing' && at === 0),
    );
    const data = compileOne(
      specimen({
        type: 'balance_sheet',
        document: 1,
        years: ['2018', '2017'],
        rows: rows(4000, 2500),
      }),
      specimen({
        type: 'balance_sheet',
        document: 2,
        years: ['2020', '2019'],
        rows: newer.map(([name, values, extra]) =>
          name === 'Total non-current assets'
            ? [name, [10, 11], extra ?? {}]
            : [name, values, extra ?? {}],
        ),
      }),
    );
    const receivables = rowsNamed(data, 'Receivables from financing');
    expect(receivables.map((row) => row.values)).to.have.deep.members([
      { 2017: 2500, 2018: 2500, 2019: 3000, 2020: 3000 },
      { 2017: 4000, 2018: 4000 },
    ]);
  });

  it('never merges a line with a total, or opposites, by their names', () => {
    const data = compileOne(
      specimen({
        type: 'cash_flow_statement',
        document: 1,
        years: ['2016'],
        rows: [
          ['Purchases of securities', [-900]],
          ['Net cash from operating activities', [4000], { total: true }],
          ['Current portion of debt', [70]],
        ],
      }),
      specimen({
        type: 'cash_flow_statement',
        document: 2,
        years: ['2020'],
        rows: [
          ['Sales of securities', [800]],
          ['Net cash from investing activities', [3000], { total: true }],
          ['Non-current portion of debt', [60]],
        ],
      }),
    );
    expect(data.line_items).to.have.length(6);
    for (const item of data.line_items) expect(Object.keys(item.values)).to.have.length(1);
  });

  it('does not mistake one acquisition for another', () => {
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2018', '2017'],
        rows: [
          ['Additions', [-100, -90]],
          ['Acquisition of Alpha, net of cash', [0, -153]],
          ['Other', [5, 6]],
        ],
      }),
      specimen({
        document: 2,
        years: ['2019', '2018'],
        rows: [
          ['Additions', [-110, -100]],
          ['Acquisition of Beta, net of cash', [-1619, 0]],
          ['Other', [7, 5]],
        ],
      }),
    );
    expect(rowNamed(data, 'Acquisition of Alpha, net of cash').values).to.deep.equal({
      2017: -153,
      2018: 0,
    });
    expect(rowNamed(data, 'Acquisition of Beta, net of cash').values).to.deep.equal({
      2018: 0,
      2019: -1619,
    });
  });

  it('ties a renamed total by the rows it adds up', () => {
    const lines = (values: readonly number[]): SpecimenRow[] => [
      ['Wages', values],
      ['Rent', values.map((value) => value * 2)],
      ['Energy', values.map((value) => value * 3)],
    ];
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2016', '2015'],
        rows: [...lines([100, 90]), ['Sum of charges', [600, 540], { total: true }]],
      }),
      specimen({
        document: 2,
        years: ['2018', '2017'],
        rows: [...lines([120, 110]), ['Expenses in all', [720, 660], { total: true }]],
      }),
    );
    expect(rowNamed(data, 'Expenses in all').values).to.deep.equal({
      2015: 540,
      2016: 600,
      2017: 660,
      2018: 720,
    });
    expect(rowNamed(data, 'Expenses in all').evidence?.[0]?.kind).to.equal('sum_role');
  });

  it('keeps both rows if the statement prints one name twice', () => {
    const rows = (a: number, b: number): SpecimenRow[] => [
      ['Number of shares on which the calculation is based', [a, a - 1], { unit: 'shares' }],
      ['Diluted earnings per share', [3, 2], { unit: 'per_share' }],
      ['Number of shares on which the calculation is based', [b, b - 1], { unit: 'shares' }],
    ];
    const data = compileOne(
      specimen({ document: 1, years: ['2018', '2017'], rows: rows(500, 600) }),
      specimen({ document: 2, years: ['2020', '2019'], rows: rows(510, 610) }),
    );
    expect(
      rowsNamed(data, 'Number of shares on which the calculation is based').map((row) =>
        Object.values(row.values),
      ),
    ).to.deep.equal([
      [499, 500, 509, 510],
      [599, 600, 609, 610],
    ]);
  });

  it('ignores note references, changing amounts and brackets in labels', () => {
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2016'],
        rows: [
          ['Provisions (note 20)', [100]],
          ['Receivables, less allowances of $53 and $63, respectively', [7000]],
          ['Retained earnings', [900]],
        ],
      }),
      specimen({
        document: 2,
        years: ['2018'],
        rows: [
          ['Provisions (note 21)', [120]],
          ['Receivables, less allowances of $70 and $58, respectively', [7100]],
          ['Retained earnings/(Accumulated deficit)', [-30]],
        ],
      }),
    );
    expect(data.line_items.map((item) => Object.keys(item.values).join())).to.deep.equal([
      '2016,2018',
      '2016,2018',
      '2016,2018',
    ]);
  });

  it('lets a line become a total if the numbers prove it, or if each is the one revenue of its report', () => {
    const older = specimen({
      document: 1,
      years: ['2018', '2017'],
      rows: [
        ['Net sales', [265595, 229234]],
        ['Cost', [163756, 141048]],
      ],
    });
    const newer = specimen({
      document: 2,
      years: ['2019', '2018'],
      rows: [
        ['Products', [213883, 225847], { section: 'Net sales' }],
        ['Services', [46291, 39748], { section: 'Net sales' }],
        ['Total net sales', [260174, 265595], { section: 'Net sales', total: true }],
        ['Cost', [161782, 163756]],
      ],
    });
    const proved = rowNamed(compileOne(older, newer), 'Total net sales');
    expect(proved.values).to.deep.equal({ 2017: 229234, 2018: 265595, 2019: 260174 });
    expect(proved.links).to.deep.equal([
      { kind: 'sum_of', names: ['Products', 'Services'], year: '2018' },
    ]);
    const unshared = {
      ...older,
      raw: {
        ...older.raw,
        years: ['2016', '2015'],
        line_items: older.raw.line_items.map((item) => ({ ...item, values: { 2016: 1, 2015: 2 } })),
      },
    };
    expect(rowNamed(compileOne(unshared, newer), 'Total net sales').values).to.deep.equal({
      2015: 2,
      2016: 1,
      2018: 265595,
      2019: 260174,
    });
  });
});
