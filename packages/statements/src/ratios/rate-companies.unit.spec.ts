import type { CompiledData, CompiledLineItem, RatioValue } from '@fde/contracts';
import { expect } from 'chai';
import { rateCompanies } from './rate-companies.js';

type Values = Readonly<Record<string, number>>;

const row = (
  name: string,
  values: Values,
  more: Partial<CompiledLineItem> = {},
): CompiledLineItem => ({
  name,
  values,
  indentation_level: 0,
  is_total: true,
  section: null,
  unit: 'money',
  variants: [],
  confidence: 0.99,
  sources: Object.fromEntries(
    Object.keys(values).map((year) => [
      year,
      { document_id: 1, extraction_id: 2, page: 3, confidence: 0.99 },
    ]),
  ),
  ...more,
});
const table = (
  type: CompiledData['statement_type'],
  rows: readonly CompiledLineItem[],
  more: Partial<CompiledData> = {},
): CompiledData => ({
  statement_type: type,
  company_name: 'Brightwater plc',
  currency: 'EUR',
  scale: 1000,
  years: [...new Set(rows.flatMap(({ values }) => Object.keys(values)))].toSorted().toReversed(),
  data_lineage: {},
  gaps: [],
  confidence: 0.9,
  line_items: [...rows],
  ...more,
});
const rated = (...tables: readonly CompiledData[]) => {
  const [company] = rateCompanies([
    {
      companyId: 1,
      companyName: 'Brightwater plc',
      statements: tables.map((data, at) => ({ id: at + 1, data })),
    },
  ]).companies;
  if (company === undefined) throw new Error('No company was rated');
  return company;
};
const ratio = (
  tables: readonly CompiledData[],
  id: string,
  year = '2024',
): RatioValue | undefined => rated(...tables).ratios[id]?.[year];
const valueOf = (tables: readonly CompiledData[], id: string, year?: string) =>
  ratio(tables, id, year)?.value;
const absentOf = (tables: readonly CompiledData[], id: string, year?: string) =>
  ratio(tables, id, year)?.absent;

const income = (more: Partial<CompiledData> = {}): CompiledData =>
  table(
    'income_statement',
    [
      row('Revenue', { 2024: 200, 2023: 160, 2022: 150, 2021: 100, 2020: 90, 2019: 50 }),
      row('Cost of sales', { 2024: -120 }, { is_total: false }),
      row('Gross profit', { 2024: 80 }),
      row('Operating income', { 2024: 30 }),
      row('Interest expense', { 2024: -6, 2023: -5 }, { is_total: false }),
      row('Net income', { 2024: 20, 2023: 16, 2022: -3, 2021: -1, 2019: 5 }),
    ],
    more,
  );
const balance = (more: Partial<CompiledData> = {}): CompiledData =>
  table(
    'balance_sheet',
    [
      row('Total current assets', { 2024: 90 }),
      row('Total assets', { 2024: 400 }),
      row('Short-term borrowings', { 2024: 30 }, { is_total: false }),
      row('Total current liabilities', { 2024: 60 }),
      row('Long-term debt', { 2024: 90 }, { is_total: false }),
      row('Total liabilities', { 2024: 240 }),
      row('Total equity', { 2024: 160 }),
    ],
    more,
  );
const cash = (): CompiledData =>
  table('cash_flow_statement', [
    row('Net cash provided by operating activities', { 2024: 50 }),
    row('Purchases of property, plant and equipment', { 2024: -30 }, { is_total: false }),
  ]);
const all = [income(), balance(), cash()];

describe('Ratios', () => {
  for (const [id, expected] of Object.entries({
    gross_margin: 0.4,
    operating_margin: 0.15,
    net_margin: 0.1,
    revenue_growth: 0.25,
    net_income_growth: 0.25,
    revenue_growth_3_years: 0.259921,
    revenue_growth_5_years: 0.319508,
    net_income_growth_5_years: 0.319508,
    return_on_assets: 0.05,
    return_on_equity: 0.125,
    liabilities_to_equity: 1.5,
    debt_to_equity: 0.75,
    equity_ratio: 0.4,
    current_ratio: 1.5,
    interest_cover: 5,
    operating_cash_flow_margin: 0.25,
    free_cash_flow_margin: 0.1,
  }))
    it(`give ${id.replaceAll('_', ' ')}`, () => {
      expect(valueOf(all, id)).to.equal(expected);
    });

  describe('of working capital, returns and debt', () => {
    const line = (name: string, value: number) => row(name, { 2024: value }, { is_total: false });
    const rows = [
      table('income_statement', [
        row('Revenue', { 2024: 730 }),
        line('Cost of sales', -365),
        row('Gross profit', { 2024: 365 }),
        row('Operating income', { 2024: 60 }),
        row('Net income', { 2024: 40 }),
      ]),
      table('balance_sheet', [
        line('Cash and cash equivalents', 10),
        line('Accounts receivable', 80),
        line('Inventories', 30),
        row('Total current assets', { 2024: 120 }),
        row('Total assets', { 2024: 365 }),
        line('Accounts payable', 25),
        line('Short-term borrowings', 40),
        row('Total current liabilities', { 2024: 65 }),
        line('Long-term debt', 90),
        row('Total liabilities', { 2024: 155 }),
        row('Total equity', { 2024: 210 }),
      ]),
      table('cash_flow_statement', [
        line('Depreciation and amortization', 15),
        line('Amortization of debt discount', 4),
        row('Net cash provided by operating activities', { 2024: 50 }),
        line('Dividends paid', -16),
        row('Net cash used in financing activities', { 2024: -16 }),
      ]),
    ];
    for (const [id, expected] of Object.entries({
      ebit: 60_000,
      ebitda: 75_000,
      net_debt: 120_000,
      ebitda_margin: 0.10274,
      return_on_capital_employed: 0.2,
      asset_turnover: 2,
      net_debt_to_ebitda: 1.6,
      payout_ratio: 0.4,
      receivables_days: 40,
      inventory_days: 30,
      payables_days: 25,
    }))
      it(`give ${id.replaceAll('_', ' ')}`, () => {
        expect(valueOf(rows, id)).to.equal(expected);
      });

    const earned = () =>
      table('income_statement', [
        row('Operating income', { 2024: 60 }),
        row('Income before taxes', { 2024: 50 }),
        line('Income tax', -10),
        row('Net income', { 2024: 40 }),
        row('Basic earnings per share', { 2024: 4 }, { is_total: false, unit: 'per_share' }),
        row('Weighted average shares, basic', { 2024: 10 }, { is_total: false, unit: 'shares' }),
        row('Diluted earnings per share', { 2024: 4 }, { is_total: false, unit: 'per_share' }),
        row('Weighted average shares, diluted', { 2024: 10 }, { is_total: false, unit: 'shares' }),
      ]);

    it('give what is earned after the tax of the year on the capital invested', () => {
      const [, owned] = rows;
      if (owned === undefined) throw new Error();
      const expected = (60 * (1 - 10 / 50)) / (40 + 90 + 210 - 10);
      expect(valueOf([earned(), owned], 'return_on_invested_capital')).to.equal(
        Number(expected.toFixed(6)),
      );
    });

    it('give no amount of what is not there, and none where a further row is debt', () => {
      const [profits, owned] = rows;
      if (profits === undefined || owned === undefined) throw new Error();
      expect(absentOf([profits], 'ebitda')?.message).to.equal('No cash flow statement is compiled');
      const bonds = { ...owned, line_items: [...owned.line_items, line('Commercial paper', 12)] };
      expect(absentOf([profits, bonds], 'net_debt')?.reason).to.equal('further_row');
    });

    it('give amounts below zero too', () => {
      const lossy = table('income_statement', [row('Operating income', { 2024: -60 })]);
      expect(valueOf([lossy], 'ebit')).to.equal(-60_000);
    });

    it('give the free cash flow as money', () => {
      expect(valueOf([cash()], 'free_cash_flow')).to.equal(20_000);
    });

    it('give the free cash flow per share', () => {
      expect(valueOf([earned(), cash()], 'free_cash_flow_per_share')).to.equal(2);
    });

    it('are absent where what they divide by is used up', () => {
      const [profits, owned, flows] = rows;
      if (profits === undefined || owned === undefined || flows === undefined) throw new Error();
      const lossy = table('income_statement', [
        row('Revenue', { 2024: 730 }),
        row('Operating income', { 2024: -60 }),
      ]);
      expect(absentOf([lossy, owned, flows], 'net_debt_to_ebitda')).to.deep.equal({
        reason: 'divisor_not_above_zero',
        concept: '',
        year: '2024',
        message: 'What it divides by is zero or below: the ratio would say nothing',
      });
    });
  });

  it('name the cells they are computed from, with row, place, report and page', () => {
    const company = rated(...all);
    expect(company.ratios['free_cash_flow_margin']?.['2024']?.figures).to.deep.equal([
      'operating_cash_flow:2024',
      'capital_expenditure:2024',
      'revenue:2024',
    ]);
    expect(company.figures['capital_expenditure:2024']).to.deep.include({
      item: 'Purchases of property, plant and equipment',
      index: 1,
      value: -30,
      source: { document_id: 1, extraction_id: 2, page: 3, confidence: 0.99 },
    });
    expect(company.statements.map(({ compiled_statement_id: id }) => id)).to.deep.equal([1, 2, 3]);
  });

  it('name every row and page that a figure adds up, and no single page for the sum', () => {
    const pageOf = (page: number) => ({
      sources: { 2024: { document_id: 1, extraction_id: 2, page, confidence: 0.99 } },
      is_total: false,
    });
    const data = table('balance_sheet', [
      row('Short-term borrowings', { 2024: 915 }, pageOf(4)),
      row('Current portion of long-term debt', { 2024: 1_647 }, pageOf(5)),
      row('Other current financial liabilities', { 2024: 500 }, pageOf(5)),
      row('Total current liabilities', { 2024: 3_062 }),
      row('Long-term debt', { 2024: 6_000 }, pageOf(5)),
      row('Total liabilities', { 2024: 9_062 }),
      row('Total equity', { 2024: 4_281 }),
    ]);
    const { figures, ratios } = rated(data);
    const debt = figures['short_term_debt:2024'];
    expect(debt?.value).to.equal(2_562);
    expect(debt).not.to.have.property('source');
    expect(debt?.parts?.map(({ name, value, page }) => [name, value, page])).to.deep.equal([
      ['Short-term borrowings', 915, 4],
      ['Current portion of long-term debt', 1_647, 5],
    ]);
    expect(ratios['debt_to_equity']?.['2024']?.value).to.equal(2);
  });

  it('are as sure as the least sure of their figures, as read and as named', () => {
    const unsure = { document_id: 1, extraction_id: 2, page: 3, confidence: 0.4 };
    const doubtful = table('income_statement', [
      row('Revenue', { 2024: 100 }),
      row('Net income', { 2024: 10 }, { sources: { 2024: unsure } }),
    ]);
    expect(ratio([doubtful], 'net_margin')?.confidence).to.equal(0.4);
    const company = rated(...all);
    const named = company.figures['revenue:2024']?.confidence ?? 1;
    expect(named).to.be.below(0.99);
    expect(company.ratios['gross_margin']?.['2024']?.confidence).to.be.at.most(named);
  });

  it('bring statements of different scales together', () => {
    const large = table('balance_sheet', [row('Total assets', { 2024: 0.4 })], { scale: 1e6 });
    expect(valueOf([income(), large], 'return_on_assets')).to.equal(0.05);
  });

  it('take a number on the basis of the newest report where an older one turns the sign', () => {
    const flipped = {
      document_id: 1,
      extraction_id: 2,
      page: 3,
      confidence: 0.9,
      adjusted: { value: -5, factor: -1, reason: 'sign_convention' as const },
    };
    const data = table('income_statement', [
      row('Operating income', { 2024: 30, 2023: 20 }),
      row('Interest expense', { 2024: -6, 2023: 5 }, { sources: { 2023: flipped } }),
    ]);
    expect(valueOf([data], 'interest_cover', '2023')).to.equal(4);
  });

  it('count liabilities by their size where a company prints them below zero', () => {
    const british = table('balance_sheet', [
      row('Total current assets', { 2024: 90 }),
      row('Total current liabilities', { 2024: -60 }),
    ]);
    expect(valueOf([british], 'current_ratio')).to.equal(1.5);
  });

  it('grow from years that are older than those shown, and find the row that a comparison finds', () => {
    const years = Array.from({ length: 12 }, (_, at) => 2013 + at);
    const data = table('income_statement', [
      row('A note that is printed no more', { 2013: 1 }, { is_total: false }),
      row('Revenue', Object.fromEntries(years.map((year) => [year, year - 2012]))),
    ]);
    const company = rated(data);
    expect(company.years).to.have.length(10);
    expect(company.ratios['revenue_growth']?.['2015']?.value).to.equal(0.5);
    expect(company.figures['revenue:2014']?.index).to.equal(1);
  });

  it('know the year before by its number where years are named by two', () => {
    const data = table('income_statement', [row('Revenue', { '2018/19': 120, '2017/18': 100 })]);
    expect(valueOf([data], 'revenue_growth', '2018/19')).to.equal(0.2);
    expect(absentOf([data], 'revenue_growth', '2017/18')).to.deep.include({
      reason: 'no_figure',
      year: '',
    });
  });

  it('grow from a year that ended twelve months before, whatever the years are called', () => {
    const moved = {
      fiscal_year_ends: { 2024: '2024-12-31', 2023: '2023-09-30', 2022: '2022-09-30' },
    };
    expect(valueOf([income(moved)], 'revenue_growth', '2024')).to.equal(null);
    expect(absentOf([income(moved)], 'revenue_growth', '2024')?.message).to.equal(
      'No figure of revenue for the year it grows from',
    );
    expect(valueOf([income(moved)], 'revenue_growth', '2023')).to.be.closeTo(160 / 150 - 1, 1e-6);
  });

  it('grow from the year whose end is known where the one named before has none', () => {
    const gap = { fiscal_year_ends: { 2024: '2024-12-31', 2022: '2023-12-31' } };
    expect(valueOf([income(gap)], 'revenue_growth', '2024')).to.be.a('number');
  });

  it('never take a year of another currency, which stands beside the table', () => {
    const dollars = table('income_statement', [row('Revenue', { 2023: 90 })], { currency: 'USD' });
    const data = table('income_statement', [row('Revenue', { 2024: 100 })], {
      separate_statements: [dollars],
    });
    expect(absentOf([data], 'revenue_growth')?.message).to.equal('No figure of revenue for 2023');
  });
});

describe('A ratio is absent', () => {
  const noRow = 'No row of the balance sheet is named as total equity';
  for (const { what, tables, id, year, reason, message } of [
    {
      what: 'without its statement',
      tables: [income()],
      id: 'return_on_assets',
      reason: 'no_statement',
      message: 'No balance sheet is compiled',
    },
    {
      what: 'without its row',
      tables: [income(), table('balance_sheet', [row('Total assets', { 2024: 400 })])],
      id: 'return_on_equity',
      reason: 'no_row',
      message: noRow,
    },
    {
      what: 'without a figure of the year',
      tables: all,
      id: 'gross_margin',
      year: '2023',
      reason: 'no_figure',
      message: 'No figure of gross profit for 2023',
    },
    {
      what: 'without the year it grows from',
      tables: all,
      id: 'revenue_growth',
      year: '2019',
      reason: 'no_figure',
      message: 'No figure of revenue for 2018',
    },
    {
      what: 'where it would be divided by nothing',
      tables: [
        table('income_statement', [row('Revenue', { 2024: 0 }), row('Net income', { 2024: 1 })]),
      ],
      id: 'net_margin',
      reason: 'not_above_zero',
      message: 'Revenue of 2024 is zero: the ratio would say nothing',
    },
    {
      what: 'where equity is used up',
      tables: [
        table('balance_sheet', [
          row('Total liabilities', { 2024: 500 }),
          row('Total equity', { 2024: -100 }),
        ]),
      ],
      id: 'liabilities_to_equity',
      reason: 'not_above_zero',
      message: 'Total equity of 2024 is below zero: the ratio would say nothing',
    },
    {
      what: 'where debt stands in a further row',
      tables: [
        balance({
          line_items: [
            row('Bond receivables and other assets', { 2024: 7 }, { is_total: false }),
            ...balance().line_items,
            row('Commercial paper', { 2024: 12 }, { is_total: false }),
          ],
        }),
      ],
      id: 'debt_to_equity',
      reason: 'further_row',
      message:
        "'Commercial paper' is debt as well, and in none of the rows: their sum would be too low",
    },
    {
      what: 'where it would grow from a loss',
      tables: all,
      id: 'net_income_growth',
      year: '2023',
      reason: 'not_above_zero',
      message: 'Net income of 2022 is below zero: the ratio would say nothing',
    },
    {
      what: 'where a profit became a loss',
      tables: [table('income_statement', [row('Net income', { 2024: -4, 2023: 16 })])],
      id: 'net_income_growth',
      reason: 'not_above_zero',
      message: 'Net income of 2024 is below zero: the ratio would say nothing',
    },
    {
      what: 'where nothing proves what shares are counted in',
      tables: [
        table('income_statement', [
          row(
            'Weighted average shares, diluted',
            { 2024: 10 },
            { is_total: false, unit: 'shares' },
          ),
        ]),
        cash(),
      ],
      id: 'free_cash_flow_per_share',
      reason: 'unit_not_proven',
      message: 'Nothing proves whether shares are counted in ones, thousands or millions',
    },
    {
      what: 'where a sign does not say what was spent',
      tables: [
        table('income_statement', [
          row('Operating income', { 2024: 30, 2023: 30 }),
          row('Interest expense', { 2024: -6, 2023: 5 }),
        ]),
      ],
      id: 'interest_cover',
      reason: 'both_signs',
      message:
        "'Interest expense' is printed above and below zero: its sign does not say what was spent",
    },
    {
      what: 'where its statements are in two currencies',
      tables: [income(), balance({ currency: 'USD' })],
      id: 'return_on_assets',
      reason: 'other_currency',
      message: 'Net income is in EUR, total assets in USD; nothing is converted',
    },
    {
      what: 'where one of its statements states no currency',
      tables: [income({ currency: 'XXX' }), balance()],
      id: 'return_on_assets',
      reason: 'currency_not_stated',
      message:
        "The currency of net income is not stated, so it is not set against another statement's figure",
    },
    {
      what: 'where its figures are out of all range',
      tables: [
        table('income_statement', [
          row('Revenue', { 2024: 1e-300 }),
          row('Net income', { 2024: 1e300 }),
        ]),
      ],
      id: 'net_margin',
      reason: 'out_of_range',
      message: 'The figures of net margin are too large or too small to be divided',
    },
  ])
    it(`${what}, and says so`, () => {
      const result = ratio(tables, id, year);
      expect(result).to.deep.include({ value: null, confidence: null });
      expect(result?.absent).to.deep.include({ reason, message });
    });

  it('not because debt stands in a row that a total of the debt adds up', () => {
    const line = (name: string, newer: number, older: number, isTotal = false): CompiledLineItem =>
      row(name, { 2024: newer, 2023: older }, { is_total: isTotal });
    const data = table('balance_sheet', [
      line('Cash', 8_140, 7_655),
      line('Property and equipment, net', 19_647, 18_687),
      line('Total assets', 27_787, 26_342, true),
      line('Short-term debt', 1_456, 1_207),
      line('Total current liabilities', 1_456, 1_207, true),
      line('Long-term debt', 10_921, 10_335),
      line('Redeemable preferred stock', 1_317, 1_309),
      line('Total long-term debt', 12_238, 11_644, true),
      line('Retained earnings', 14_093, 13_491),
      line('Total equity', 14_093, 13_491, true),
      line('Total liabilities and equity', 27_787, 26_342, true),
    ]);
    expect(valueOf([data], 'debt_to_equity')).to.be.closeTo((1_456 + 12_238) / 14_093, 1e-6);
  });

  it('and still names the figures that were found', () => {
    expect(ratio([income()], 'return_on_assets')?.figures).to.deep.equal(['net_income:2024']);
  });

  it('everywhere for a company without statements', () => {
    const company = rated();
    expect(company.years).to.deep.equal([]);
    expect(company.figures).to.deep.equal({});
  });

  it('not because a margin within one statement has no currency', () => {
    expect(valueOf([income({ currency: 'XXX' })], 'net_margin')).to.equal(0.1);
  });
});
