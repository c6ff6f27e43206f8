import { expect } from 'chai';

import { compileStatements } from '../compile/compile-company.js';
import { specimen, type Specimen } from '../compile/specimens/specimen.js';
import { standardise } from './standardise.js';

type Rows = Specimen['rows'];

/** The numbers of the newest year by concept, over all sections. */
const figures = (type: NonNullable<Specimen['type']>, rows: Rows): Record<string, number> => {
  const [data] = compileStatements([
    specimen({ type, document: 1, years: ['2024', '2023'], rows }),
  ]);
  if (data === undefined) throw new Error('nothing was compiled');
  return Object.fromEntries(
    standardise(data).lines.flatMap(({ concept, cells }) => {
      const cell = cells['2024'];
      return cell === undefined ? [] : [[concept, cell.value]];
    }),
  );
};

const AFTER_TAX: Rows = [
  ['Profit before income tax', [90, 80], { total: true }],
  ['Income tax expense', [-20, -18]],
  ['Profit for the year', [70, 62], { total: true }],
];

describe('the revenue', () => {
  it('is the sum of several revenues, not one that bears its name', () => {
    const rows: Rows = [
      ['Services', [450, 474], { section: 'Revenue' }],
      ['Sales', [274, 282], { section: 'Revenue' }],
      ['Financing', [11, 14], { section: 'Revenue' }],
      ['Total revenue C', [735, 770], { section: 'Revenue', total: true }],
      ['Cost of services', [-645, -690]],
      ...AFTER_TAX,
    ];
    expect(figures('income_statement', rows)).to.include({ revenue: 735 });
  });

  it('is the sum of sums of several revenues', () => {
    const revenue = { section: 'Revenue' };
    const rows: Rows = [
      ['Net sales', [450, 474], revenue],
      ['Vehicle leasing', [274, 282], revenue],
      ['Vehicles', [724, 756], { ...revenue, total: true }],
      ['Energy storage', [41, 39], revenue],
      ['All lines together', [765, 795], { ...revenue, total: true }],
      ['Cost of services', [-675, -715]],
      ...AFTER_TAX,
    ];
    expect(figures('income_statement', rows)).to.include({ revenue: 765 });
  });

  it('is not the gross profit below costs that are printed under its heading', () => {
    const rows: Rows = [
      ['Net sales', [735, 770], { section: 'Net sales' }],
      ['Cost of sales', [-600, -640], { section: 'Net sales' }],
      ['Gross profit', [135, 130], { section: 'Net sales', total: true }],
      ['Administrative expenses', [-45, -50]],
      ...AFTER_TAX,
    ];
    expect(figures('income_statement', rows)).to.include({ revenue: 735, gross_profit: 135 });
  });

  it('is not a gain on sales further down', () => {
    const found = figures('income_statement', [
      ['Loans, including fees', [140, 120]],
      ['Interest on deposits', [-60, -50]],
      ['Net interest income', [80, 70], { total: true }],
      ['Fees and service charges', [27, 22]],
      ['Gain on sales of loans', [3, 4]],
      ['Salaries and employee benefits', [-20, -16]],
      ...AFTER_TAX,
    ]);
    expect(found).not.to.have.property('revenue');
  });
});

describe('the profits of a bank', () => {
  const BANK: Rows = [
    ['Net interest income', [100, 90], { total: true }],
    ['Net income from leasing activities', [44, 40]],
    ['Operating income', [144, 130], { total: true }],
    ['Employment costs', [-30, -28]],
    ['Operating expenditure', [-24, -22]],
    ...AFTER_TAX,
  ];

  it('does not take income before its expenses for the result of its operations', () => {
    const found = figures('income_statement', BANK);
    expect(found).to.include({ revenue: 144 });
    expect(found).not.to.have.property('operating_income');
  });

  it('takes no income above the profit before taxes for the net income', () => {
    expect(figures('income_statement', BANK)).to.include({ net_income: 70 });
  });
});

describe('the net income', () => {
  it('is more than the share of the owners where others have a share', () => {
    const found = figures('income_statement', [
      ['Revenue', [500, 400]],
      ['Cost of sales', [-410, -320]],
      ['Profit before income tax', [90, 80], { total: true }],
      ['Income tax expense', [-20, -18]],
      ['Profit for the year after zakat and tax', [70, 62], { total: true }],
      ['Equity holders of the parent', [61, 55], { section: 'Attributable to' }],
      ['Non-controlling interests', [9, 7], { section: 'Attributable to' }],
    ]);
    expect(found).to.include({ net_income: 70, net_income_attributable_to_minority: 9 });
  });

  it('is not the share of others', () => {
    const found = figures('income_statement', [
      ['Revenue', [500, 400]],
      ['Costs', [-410, -320]],
      ['Income before income taxes', [90, 80], { total: true }],
      ['Income tax expense', [-20, -18]],
      ['Net income after taxes', [70, 62], { total: true }],
      ['Less: income attributable to the non-controlling interest', [9, 7]],
      ['Total net income attributable to Specimen Corp.', [61, 55], { total: true }],
    ]);
    expect(found).to.include({ net_income: 70, net_income_attributable_to_parent: 61 });
  });
});

describe('the operating income', () => {
  it('may be named as that of continuing operations', () => {
    const found = figures('income_statement', [
      ['Revenue', [500, 480], { total: true }],
      ['Operating expenses', [410, 400]],
      ['Operating income (loss) from continuing operations', [90, 80], { total: true }],
      ...AFTER_TAX,
    ]);
    expect(found).to.include({ operating_income: 90 });
  });
});

describe('the equity', () => {
  const claims = (...equity: Rows): Rows => [
    ['Cash', [500, 480]],
    ['Total assets', [500, 480], { total: true }],
    ['Accounts payable', [170, 160]],
    ['Total liabilities', [170, 160], { total: true }],
    ...equity,
    ['Total liabilities and equity', [500, 480], { total: true }],
  ];

  it('has the non-controlling interests once where a total of its own contains them', () => {
    const found = figures(
      'balance_sheet',
      claims(
        ['Common stock', [20, 20]],
        ['Retained earnings', [280, 272]],
        ['Specimen shareholders’ equity', [300, 292], { total: true }],
        ['Noncontrolling interests', [30, 28]],
        ['Total shareholders’ equity', [330, 320], { total: true }],
      ),
    );
    expect(found).to.include({ total_equity: 330, equity_attributable_to_parent: 300 });
  });

  it('contains the total of the owners whatever the two are called', () => {
    const found = figures(
      'balance_sheet',
      claims(
        ['Common stock', [20, 20]],
        ['Retained earnings', [280, 272]],
        [
          'Total Specimen Group Limited shareholders’ equity (deficits)',
          [300, 292],
          { total: true },
        ],
        ['Noncontrolling interest', [30, 28]],
        ['Total shareholders’ equity', [330, 320], { total: true }],
      ),
    );
    expect(found).to.include({ total_equity: 330, equity_attributable_to_parent: 300 });
  });

  it('has them where they are one of its lines', () => {
    const found = figures(
      'balance_sheet',
      claims(
        ['Common stock', [20, 20]],
        ['Retained earnings', [280, 272]],
        ['Noncontrolling interest', [30, 28]],
        ["Total shareholders' equity", [330, 320], { total: true }],
      ),
    );
    expect(found).to.include({ total_equity: 330 });
  });

  it('is the unnamed sum of the owners’ equity and theirs', () => {
    const found = figures(
      'balance_sheet',
      claims(
        ['Stockholders’ equity', [300, 292], { total: true }],
        ['Non-controlling interest in equity of subsidiaries', [30, 28]],
        ['', [330, 320], { total: true }],
      ),
    );
    expect(found).to.include({ total_equity: 330, equity_attributable_to_parent: 300 });
  });

  it('is known under the names of investors of every kind', () => {
    const names = [
      'Total common stockholders’ investment',
      'Total partners’ capital',
      'Total shareholders’ (deficit) equity',
      'Total net assets',
    ];
    for (const name of names)
      expect(
        figures('balance_sheet', [
          ['Cash', [500, 480]],
          ['Total assets', [500, 480], { total: true }],
          ['Accounts payable', [170, 160]],
          ['Retained earnings', [330, 320]],
          [name, [330, 320], { total: true }],
          ['Total liabilities and equity', [500, 480], { total: true }],
        ]),
        name,
      ).to.include({ total_equity: 330, total_liabilities: 170 });
  });
});

describe('the operating cash flow', () => {
  it('is what the change in cash adds up, not cash of operations before interest and taxes', () => {
    const found = figures('cash_flow_statement', [
      ['Cash generated by operations', [613, 558], { total: true }],
      ['Finance income', [26, 25]],
      ['Taxation paid', [-97, -125]],
      ['Net cash inflow from operating activities', [542, 458], { total: true }],
      ['Additions to property, plant and equipment', [-313, -371]],
      ['Net cash outflow from investing activities', [-313, -371], { total: true }],
      ['Loans repaid', [-73, -79]],
      ['Net cash outflow from financing activities', [-73, -79], { total: true }],
      ['Movement in cash and cash equivalents', [156, 8], { total: true }],
    ]);
    expect(found).to.include({ operating_cash_flow: 542 });
  });
});

describe('the cash flows', () => {
  const rows = (investing: string, held: string): Rows => [
    ['Net income', [4998, 4841]],
    ['Depreciation and amortization', [1408, 1435]],
    ['Inventories', [-113, -212]],
    ['Net cash provided by operating activities', [6293, 6064], { total: true }],
    ['Purchases of property, plant and equipment', [-1493, -1461]],
    ['Acquisitions, net of cash acquired', [-94, -2914]],
    [investing, [2034, 1952], { total: true }],
    ['Other investing', [102, 107]],
    ['Net cash used in investing activities', [549, -2316], { total: true }],
    ['Repayment of debt', [-1625, -800]],
    ['Dividends paid to shareholders', [-2216, -2561]],
    ['Net cash used in financing activities', [-3841, -3361], { total: true }],
    ['Effect of exchange rate changes on cash', [-111, -54]],
    [held, [55, -103], { total: true }],
    ['Total increase (decrease) in cash and cash equivalents', [2945, 230], { total: true }],
    ['Cash and cash equivalents, beginning', [1000, 770]],
    ['Cash and cash equivalents, ending', [3945, 1000], { total: true }],
  ];

  it('of investing are all of them, not a part that was taken for a total', () => {
    const found = figures(
      'cash_flow_statement',
      rows('Total cash flows from investing activities', 'Other changes'),
    );
    expect(found).to.include({ investing_cash_flow: 549 });
  });

  it('change cash by their sum, not by the cash of what is held for sale', () => {
    const found = figures(
      'cash_flow_statement',
      rows('Sale of securities', '(Increase) decrease in cash of held-for-sale businesses'),
    );
    expect(found).to.include({ net_change_in_cash: 2945 });
  });

  it('change cash by their sum, where the cash of what is held for sale stands below it', () => {
    const found = figures('cash_flow_statement', [
      ['Net income', [1_139, 968]],
      ['Depreciation and amortization', [819, 815]],
      ['Net cash provided by operating activities', [1_958, 1_783], { total: true }],
      ['Capital expenditures', [-1_466, -872]],
      ['Net cash used in investing activities', [-1_466, -872], { total: true }],
      ['Retirement of senior notes', [-875, -509]],
      ['Net cash used in financing activities', [-875, -509], { total: true }],
      ['Net increase (decrease) for the period', [-383, 402], { total: true }],
      ['Change in cash related to assets held for sale', [36, -37]],
      ['Balance, beginning of period', [1_713, 1_348]],
      ['Balance, end of period', [1_366, 1_713], { total: true }],
    ]);
    expect(found).to.include({ net_change_in_cash: -383, closing_cash: 1_366 });
  });

  it('change cash with the effect of exchange rates, where their sum is printed before it too', () => {
    const found = figures('cash_flow_statement', [
      ['Sales', [1_167, 980]],
      ['Payments to suppliers', [-989, -939]],
      ['Net cash provided by operating activities', [178, 41], { total: true }],
      ['Capital expenditures', [-130, -92]],
      ['Net cash used in investing activities', [-130, -92], { total: true }],
      ['Repayment of borrowings', [-45, 52]],
      ['Net cash used in financing activities', [-45, 52], { total: true }],
      ['Change before the effect of exchange rates', [3, 1], { total: true }],
      ['Effect of exchange rate changes on cash', [2, -4]],
      ['Net increase (decrease) in cash', [5, -3], { total: true }],
      ['Cash, beginning of period', [63, 66]],
      ['Cash, end of period', [68, 63], { total: true }],
    ]);
    expect(found).to.include({ net_change_in_cash: 5, closing_cash: 68 });
  });
});

describe('the profit of a year', () => {
  it('may be the comprehensive income too', () => {
    const found = figures('income_statement', [
      ['Turnover', [500, 400]],
      ['Cost of sales', [-300, -250]],
      ['Gross profit', [200, 150], { total: true }],
      ['Profit before taxation', [200, 150], { total: true }],
      ['Tax on profit', [-40, -30]],
      ['Profit for the financial year and total comprehensive income', [160, 120]],
    ]);
    expect(found).to.include({ net_income: 160 });
  });
});

describe('the total of assets', () => {
  it('is a bare total below the heading of their last part, where it repeats the other side', () => {
    const current = { section: 'Vlottende activa' };
    const found = figures('balance_sheet', [
      ['Materiële vaste activa', [92, 187], { section: 'Vaste activa' }],
      ['Vorderingen', [753, 700], current],
      ['Liquide middelen', [4_774, 4_281], current],
      ['Totaal', [5_619, 5_168], { ...current, total: true }],
      ['Eigen vermogen', [2_409, 3_249], { section: 'Passiva' }],
      ['Voorzieningen', [393, 442], { section: 'Passiva' }],
      ['Kortlopende schulden', [2_817, 1_477], { section: 'Passiva' }],
      ['Totaal passiva', [5_619, 5_168], { section: 'Passiva', total: true }],
    ]);
    expect(found).to.include({ total_assets: 5_619, total_liabilities_and_equity: 5_619 });
    expect(found).not.to.have.property('total_current_assets');
  });
});

describe('the total of liabilities', () => {
  const balance = (equity: readonly [number, number]): Rows => [
    ['Caixa', [40, 35]],
    ['Imobilizado', [60, 55]],
    ['Total do ativo', [100, 90], { total: true }],
    ['Fornecedores', [100 - equity[0], 90 - equity[1]]],
    ['Patrimônio líquido', equity, { total: true }],
    ['Total do passivo', [100, 90], { total: true }],
  ];

  it('is that of liabilities and equity where it repeats the total of the assets', () => {
    const found = figures('balance_sheet', balance([30, 25]));
    expect(found).to.include({ total_liabilities_and_equity: 100, total_equity: 30 });
    expect(found['total_liabilities']).to.equal(70);
  });

  it('is what it says where there is no equity', () =>
    expect(figures('balance_sheet', balance([0, 0]))).to.include({ total_liabilities: 100 }));
});

describe('the change in net assets from operations', () => {
  it('is the operating result, on which exchange losses follow', () => {
    const expenses = { section: 'Operating expenses' };
    const found = figures('income_statement', [
      ['Contributions', [3100, 2900], { section: 'Operating revenue and support' }],
      ['Membership fees', [455, 430], { section: 'Operating revenue and support' }],
      [
        'Total operating revenue and support',
        [3555, 3330],
        { section: 'Operating revenue and support', total: true },
      ],
      ['Program', [3223, 3000], expenses],
      ['Fundraising', [240, 230], expenses],
      ['Total operating expenses', [3463, 3230], { ...expenses, total: true }],
      ['Changes in net assets from operations', [92, 100], { total: true }],
      ['Foreign currency translation adjustment', [-1, -2]],
      ['Changes in net assets', [91, 98], { total: true }],
    ]);
    expect(found).to.include({ revenue: 3555, operating_income: 92, net_income: 91 });
  });
});
