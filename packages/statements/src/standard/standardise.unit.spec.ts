import type { CompiledData, RowMove, StandardisedStatement } from '@fde/contracts';
import { expect } from 'chai';

import { compileStatements } from '../compile/compile-company.js';
import { createRandom } from '../compile/specimens/growing-company.js';
import { livingCompany } from '../compile/specimens/living-company.js';
import { regroupingCompany } from '../compile/specimens/regrouping-company.js';
import { specimen, type Specimen } from '../compile/specimens/specimen.js';
import { standardise } from './standardise.js';

const compiled = (...reports: readonly Specimen[]): CompiledData => {
  const [data] = compileStatements(reports.map(specimen));
  if (data === undefined) throw new Error('nothing was compiled');
  return data;
};

const value = (
  { lines }: StandardisedStatement,
  concept: string,
  year = '2024',
  section?: string,
): number | undefined =>
  lines.find((line) => line.concept === concept && (section ?? line.section) === line.section)
    ?.cells[year]?.value;

const INCOME: Specimen = {
  document: 1,
  years: ['2024', '2023'],
  rows: [
    ['Sales to customers', [1000, 900]],
    ['Cost of products sold', [600, 550]],
    ['Gross profit', [400, 350], { total: true }],
    ['Selling, marketing and administrative expenses', [150, 140]],
    ['Research and development expense', [50, 45]],
    ['Licensing gain', [-20, -5]],
    ['Operating income', [220, 170], { total: true }],
    ['Interest expense', [-30, -28]],
    ['Other income (expense), net', [12, -7]],
    ['Income before income taxes', [202, 135], { total: true }],
    ['Provision for income taxes', [52, 35]],
    ['Net income including noncontrolling interests', [150, 100], { total: true }],
    ['Net income attributable to noncontrolling interests', [10, 8]],
    ['Net income attributable to Specimen plc', [140, 92], { total: true }],
    ['Earnings per share, basic', [1.4, 0.92], { unit: 'per_share' }],
  ],
};

const CLASSIFIED: Specimen = {
  type: 'balance_sheet',
  document: 2,
  years: ['2024', '2023'],
  rows: [
    ['Cash and cash equivalents', [120, 100], { section: 'Current assets' }],
    ['Accounts receivable, net', [80, 75], { section: 'Current assets' }],
    ['Receivables from related parties', [7, 6], { section: 'Current assets' }],
    ['Other current assets', [13, 9], { section: 'Current assets' }],
    ['Total current assets', [220, 190], { section: 'Current assets', total: true }],
    ['Property and equipment, gross', [500, 470]],
    ['Accumulated depreciation', [-140, -120]],
    ['Property and equipment, net', [360, 350], { total: true }],
    ['Goodwill', [41, 41]],
    ['Total assets', [621, 581], { total: true }],
    ['Accounts payable', [61, 57], { section: 'Current liabilities' }],
    ['Long-term debt, current portion', [23, 11], { section: 'Current liabilities' }],
    ['Total current liabilities', [84, 68], { section: 'Current liabilities', total: true }],
    ['Long-term debt', [190, 205]],
    ['Deferred income taxes', [18, 17]],
    ['Redeemable noncontrolling interests', [29, 26]],
    ['Common stock', [3, 3], { section: 'Equity' }],
    ['Retained earnings', [297, 262], { section: 'Equity' }],
    ["Total stockholders' equity", [300, 265], { section: 'Equity', total: true }],
    ["Total liabilities and stockholders' equity", [621, 581], { total: true }],
  ],
};

const CASH: Specimen = {
  type: 'cash_flow_statement',
  document: 3,
  years: ['2024', '2023'],
  rows: [
    ['Net income', [150, 100], { section: 'Operating activities' }],
    ['Net loss on disposal of equipment', [4, 9], { section: 'Operating activities' }],
    ['Depreciation and amortization', [71, 66], { section: 'Operating activities' }],
    ['Accounts receivable', [-5, -13], { section: 'Operating activities' }],
    ['Net cash provided by operating activities', [220, 162], { total: true }],
    ['Capital expenditures', [-81, -77], { section: 'Investing activities' }],
    ['Net cash used in investing activities', [-81, -77], { total: true }],
    ['Repayments of long-term debt', [-11, -10], { section: 'Financing activities' }],
    ['Dividends paid', [-105, -63], { section: 'Financing activities' }],
    ['Net cash used in financing activities', [-116, -73], { total: true }],
    ['Effect of exchange rates on cash', [-3, 1]],
    ['Net increase in cash', [20, 13], { total: true }],
    ['Cash at beginning of year', [100, 87]],
    ['Cash at end of year', [120, 100], { total: true }],
    ['Interest paid', [31, 28], { section: 'Supplemental' }],
  ],
};

describe('a standardised income statement', () => {
  const statement = standardise(compiled(INCOME));

  it('knows its lines under the words of this company', () => {
    expect(value(statement, 'revenue')).to.equal(1000);
    expect(value(statement, 'cost_of_revenue')).to.equal(600);
    expect(value(statement, 'selling_general_administrative')).to.equal(150);
    expect(value(statement, 'research_and_development')).to.equal(50);
    expect(value(statement, 'income_tax')).to.equal(52);
    expect(value(statement, 'eps_basic')).to.equal(1.4);
  });

  it('shows expenses above zero, however they are printed', () => {
    expect(value(statement, 'interest_expense')).to.equal(30);
  });

  it('shows what has no concept with the sign with which it enters its total', () => {
    expect(value(statement, 'other', '2024', 'operating')).to.equal(20);
    expect(value(statement, 'other', '2023', 'before_taxes')).to.equal(-7);
  });

  it('has the result of associates above the income from continuing operations', () => {
    const { lines } = standardise(
      compiled({
        document: 1,
        years: ['2024', '2023'],
        rows: [
          ['Revenue', [1000, 900]],
          ['Income before income taxes and equity in affiliates', [202, 135], { total: true }],
          ['Income tax expense', [-52, -35]],
          ['Equity in income of affiliated companies', [7, -3]],
          ['Income from continuing operations', [157, 97], { total: true }],
          ['Loss from discontinued operations', [-7, -2]],
          ['Net income', [150, 95], { total: true }],
        ],
      }),
    );
    const net = lines.filter(({ section }) => section === 'net').map(({ concept }) => concept);
    expect(net).to.deep.equal([
      'income_tax',
      'equity_method_result',
      'net_income_continuing',
      'discontinued_operations',
      'net_income',
    ]);
  });

  it('tells the whole profit from the part of the owners', () => {
    expect(value(statement, 'net_income')).to.equal(150);
    expect(value(statement, 'net_income_attributable_to_minority')).to.equal(10);
    expect(value(statement, 'net_income_attributable_to_parent')).to.equal(140);
  });

  it('shows the sum of expenses above zero too, however it is printed', () => {
    const rows: Specimen['rows'] = [
      ['Operating income of the bank', [460, 400]],
      ['Staff costs', [-100, -90]],
      ['Premises and equipment', [-71, -54]],
      ['Total operating expenses', [-171, -144], { total: true }],
      ['Profit before tax', [289, 256], { total: true }],
      ['Income tax expense', [-58, -50]],
      ['Net profit', [231, 206], { total: true }],
    ];
    const found = standardise(compiled({ ...INCOME, rows }));
    expect(value(found, 'operating_expenses')).to.equal(171);
    expect(value(found, 'operating_expenses', '2023')).to.equal(144);
  });

  it('shows expenses that are printed as one sum alone once, and still adds up', () => {
    const statement = standardise(
      compiled({
        document: 1,
        years: ['2024', '2023'],
        rows: [
          ['Net interest income', [300, 280]],
          ['Fee and commission income', [90, 80]],
          ['Income from operations', [390, 360], { total: true }],
          ['Operating expenses', [-240, -230]],
          ['Indirect tax', [-5, -4]],
          ['Profit before tax', [145, 126], { total: true }],
          ['Direct tax', [-40, -35]],
          ['Profit for the year', [105, 91], { total: true }],
        ],
      }),
    );
    expect(value(statement, 'income_tax')).to.equal(40);
    expect(value(statement, 'operating_expenses')).to.equal(240);
    expect(value(statement, 'other', '2024', 'before_taxes')).to.equal(-5);
    expect(statement.columns['2024']).to.deep.equal({ adds_up: true, faults: [] });
    expect(statement.columns['2023']).to.deep.equal({ adds_up: true, faults: [] });
  });

  it('takes no total of all owners for the part of one of them', () => {
    const owners = { section: 'Profit attributable to' };
    const rows: Specimen['rows'] = [
      ...INCOME.rows.slice(0, 12),
      ['Equity shareholders of the Bank', [140, 92], owners],
      ['Non-controlling interests', [10, 8], owners],
      ['Total profit attributable to', [150, 100], { ...owners, total: true }],
    ];
    const found = standardise(compiled({ ...INCOME, rows }));
    expect(found.columns['2024']).to.deep.equal({ adds_up: true, faults: [] });
    expect(value(found, 'net_income')).to.equal(150);
    expect(value(found, 'net_income_attributable_to_parent')).to.equal(140);
  });

  it('adds up', () => {
    expect(statement.columns).to.deep.equal({
      2024: { adds_up: true, faults: [] },
      2023: { adds_up: true, faults: [] },
    });
  });
});

describe('a standardised balance sheet', () => {
  const statement = standardise(compiled(CLASSIFIED));

  it('takes debt for long-term or current by its place, not by its name alone', () => {
    expect(value(statement, 'long_term_debt')).to.equal(190);
    expect(value(statement, 'short_term_debt')).to.equal(23);
  });

  it('counts a net amount once and keeps its parts beside it', () => {
    const cell = statement.lines.find(({ concept }) => concept === 'property_plant_equipment')
      ?.cells['2024'];
    expect(cell?.value).to.equal(360);
    expect(cell?.parts.map(({ name, counted }) => [name, counted])).to.deep.equal([
      ['Property and equipment, net', true],
      ['Property and equipment, gross', false],
      ['Accumulated depreciation', false],
    ]);
  });

  it('does not count gross amounts beside the net amount, where they stand before all sections', () => {
    const utility = standardise(
      compiled({
        type: 'balance_sheet',
        document: 1,
        years: ['2024', '2023'],
        rows: [
          ['Property and equipment', [2_973, 2_741]],
          ['Accumulated depreciation', [-651, -632]],
          ['Property and equipment, net', [2_322, 2_109]],
          ['Cash and cash equivalents', [85, 116], { section: 'Current assets' }],
          ['Other current assets', [31, 15], { section: 'Current assets' }],
          ['Total current assets', [116, 131], { section: 'Current assets', total: true }],
          ['Total assets', [2_438, 2_240], { total: true }],
        ],
      }),
    );
    expect(value(utility, 'property_plant_equipment')).to.equal(2_322);
    expect(utility.further).to.deep.equal([]);
    expect(utility.columns['2024']).to.deep.equal({ adds_up: true, faults: [] });
  });

  it('derives the liabilities that are printed nowhere, and says from what', () => {
    const cell = statement.lines.find(({ concept }) => concept === 'total_liabilities')?.cells[
      '2024'
    ];
    expect(cell?.value).to.equal(84 + 190 + 18);
    expect(cell?.derived).to.deep.equal([
      { concept: 'total_liabilities_and_equity', sign: 1 },
      { concept: 'total_equity', sign: -1 },
      { concept: 'redeemable_interests', sign: -1 },
    ]);
  });

  it('names the page of every number', () => {
    const parts = statement.lines.flatMap(({ cells }) =>
      Object.values(cells).flatMap((cell) => cell.parts),
    );
    expect(parts.filter(({ page }) => page !== 50)).to.deep.equal([]);
    expect(parts.length).to.be.greaterThan(30);
  });

  it('counts each amount once where totals stand above their parts', () => {
    const form = standardise(
      compiled({
        type: 'balance_sheet',
        document: 3,
        years: ['2024', '2023'],
        rows: [
          ['Total assets', [100000, 85000]],
          ['Non-current assets', [60000, 50000]],
          ['Intangible assets', [12345, 10111]],
          ['Property, plant and equipment', [47655, 39889]],
          ['Land', [30011, 25007]],
          ['Machinery', [17644, 14882]],
          ['Current assets', [40000, 35000]],
          ['Inventories', [15017, 13009]],
          ['Cash', [24983, 21991]],
          ['Total equity and liabilities', [100000, 85000]],
          ['Equity', [70003, 60011]],
          ['Share capital', [50003, 50003]],
          ['Retained earnings', [20000, 10008]],
          ['Provisions', [1111, 989]],
          ['Non-current liabilities', [18876, 14004]],
          ['Trade payables', [10010, 9996]],
        ],
      }),
    );
    expect(form.columns['2024']).to.deep.equal({ adds_up: true, faults: [] });
    expect(value(form, 'property_plant_equipment')).to.equal(47655);
    expect(value(form, 'total_equity')).to.equal(70003);
    expect(value(form, 'total_noncurrent_liabilities')).to.equal(18876);
    expect(form.lines.flatMap((line) => (line.kind === 'other' ? [line.label] : []))).to.deep.equal(
      [],
    );
  });

  it('counts the rows of a total in a year that prints those alone', () => {
    const found = standardise(
      compiled({
        type: 'balance_sheet',
        document: 4,
        years: ['2024', '2023'],
        rows: [
          ['Filmarchiv', [556, 611], { section: 'Aktiva > I. Rechte' }],
          ['Notenarchiv', [34_742, 33_619], { section: 'Aktiva > I. Rechte' }],
          ['Immaterielle Vermögensgegenstände', [35_298, null], { total: true }],
          ['Kassenbestand', [2_406, 3_394], { section: 'Aktiva' }],
          ['Bilanzsumme', [37_704, 37_624], { total: true }],
          ['Eigenkapital', [32_704, 32_500], { section: 'Passiva' }],
          ['Verbindlichkeiten', [5_000, 5_124], { section: 'Passiva' }],
          ['Bilanzsumme', [37_704, 37_624], { section: 'Passiva', total: true }],
        ],
      }),
    );
    expect(found.columns['2024']).to.deep.equal({ adds_up: true, faults: [] });
    expect(found.columns['2023']).to.deep.equal({ adds_up: true, faults: [] });
    const intangibles = found.lines.find(({ cells }) => cells['2024']?.value === 35_298);
    expect(intangibles?.cells['2023']?.value).to.equal(611 + 33_619);
    const rows = intangibles?.cells['2023']?.parts.map(({ name, counted }) => [name, counted]);
    expect(rows).to.deep.equal([
      ['Filmarchiv', true],
      ['Notenarchiv', true],
    ]);
  });

  it('shows above zero what the British form takes from the assets', () => {
    const found = standardise(
      compiled({
        type: 'balance_sheet',
        document: 5,
        years: ['2024', '2023'],
        rows: [
          ['Property, plant and equipment', [6_156, 14_038], { section: 'Non-current assets' }],
          ['Total non-current assets', [6_156, 14_038], { total: true }],
          ['Trade and other receivables', [77, 64], { section: 'Current assets' }],
          ['Cash and cash equivalents', [406, 78], { section: 'Current assets' }],
          ['Total current assets', [483, 142], { total: true }],
          ['Trade and other payables', [-42, -86], { section: 'Current liabilities' }],
          ['Total current liabilities', [-42, -86], { total: true }],
          ['Deferred tax', [0, -1_671], { section: 'Non-current liabilities' }],
          ['Total non-current liabilities', [0, -1_671], { total: true }],
          ['Net assets', [6_597, 12_423], { total: true }],
          ['Called up share capital', [583, 580], { section: 'Capital and reserves' }],
          ['Share premium account', [1_889, 1_848], { section: 'Capital and reserves' }],
          ['Retained earnings', [4_125, 9_995], { section: 'Capital and reserves' }],
          ['Total equity shareholders\u2019 funds', [6_597, 12_423], { total: true }],
        ],
      }),
    );
    expect(found.columns['2024']).to.deep.equal({ adds_up: true, faults: [] });
    expect(found.columns['2023']).to.deep.equal({ adds_up: true, faults: [] });
    expect(value(found, 'payables')).to.equal(42);
    expect(value(found, 'total_current_liabilities')).to.equal(42);
    expect(value(found, 'total_liabilities', '2023')).to.equal(86 + 1_671);
    expect(value(found, 'total_assets', '2023')).to.equal(14_180);
    expect(value(found, 'total_equity', '2023')).to.equal(12_423);
  });

  it('calls what may be equity no liability where no total tells them apart', () => {
    const bank = standardise(
      compiled({
        type: 'balance_sheet',
        document: 4,
        years: ['2024', '2023'],
        rows: [
          ['Endowment', [52003, 51011]],
          ['Deposits', [40007, 33005]],
          ['Total equity and liabilities', [92010, 84016], { total: true }],
          ['Cash', [30005, 29008]],
          ['Loans and advances', [62005, 55008]],
          ['Total assets', [92010, 84016], { total: true }],
        ],
      }),
    );
    const others = bank.lines.filter((line) => line.kind === 'other');
    expect(others.map(({ section }) => section)).to.not.include('liabilities');
    expect(value(bank, 'other', '2024', 'claims')).to.equal(52003);
    expect(bank.columns['2024']?.adds_up).to.equal(true);
  });

  it('keeps a balance sheet without terms in one section', () => {
    const bank = standardise(
      compiled({
        type: 'balance_sheet',
        document: 1,
        years: ['2024', '2023'],
        rows: [
          ['Cash and balances at central banks', [300, 280]],
          ['Loans and advances to customers', [4_100, 3_900]],
          ['Investment securities', [900, 870]],
          ['Total assets', [5_300, 5_050], { total: true }],
          ['Customer accounts', [4_600, 4_400]],
          ['Debt securities in issue', [350, 340]],
          ['Total liabilities', [4_950, 4_740], { total: true }],
          ['Share capital', [100, 100]],
          ['Retained earnings', [250, 210]],
          ['Total equity', [350, 310], { total: true }],
          ['Total liabilities and equity', [5_300, 5_050], { total: true }],
        ],
      }),
    );
    expect(value(bank, 'loans_to_customers', '2024', 'assets')).to.equal(4_100);
    expect(value(bank, 'deposits', '2024', 'liabilities')).to.equal(4_600);
    expect(bank.columns['2024']?.adds_up).to.equal(true);
  });

  it('takes nothing below its last total for a claim', () => {
    const bank = standardise(
      compiled({
        type: 'balance_sheet',
        document: 1,
        years: ['2024', '2023'],
        rows: [
          ['Capital', [420, 410]],
          ['Reserves and surplus', [3_280, 2_990]],
          ['Deposits', [48_260, 38_480]],
          ['Borrowings', [2_650, 2_350]],
          ['Total capital and liabilities', [54_610, 44_230], { total: true }],
          ['Cash and balances with the central bank', [1_410, 2_160]],
          ['Investments', [12_560, 8_390]],
          ['Advances', [40_640, 33_680]],
          ['Total assets', [54_610, 44_230], { total: true }],
          ['Bills payable for collection', [2_600, 2_280]],
          ['Long-term debt guaranteed', [900, 870]],
        ],
      }),
    );
    expect(bank.columns['2024']).to.deep.equal({ adds_up: true, faults: [] });
    expect(bank.further.map(({ name }) => name)).to.deep.equal([
      'Bills payable for collection',
      'Long-term debt guaranteed',
    ]);
  });
});

describe('a standardised cash flow statement', () => {
  const statement = standardise(compiled(CASH));

  it('tells the profit from what only begins like it', () => {
    expect(value(statement, 'cash_flow_net_income')).to.equal(150);
    expect(value(statement, 'disposal_gains')).to.equal(4);
  });

  it('shows outflows below zero', () => {
    expect(value(statement, 'capital_expenditure')).to.equal(-81);
    expect(value(statement, 'dividends_paid')).to.equal(-105);
  });

  it('adds up through its activities and the exchange effect', () => {
    expect(statement.columns['2024']).to.deep.equal({ adds_up: true, faults: [] });
    expect(value(statement, 'exchange_rate_effect')).to.equal(-3);
  });

  it('keeps supplemental rows apart', () => {
    expect(statement.further.map(({ name }) => name)).to.deep.equal(['Interest paid']);
  });
});

describe('a column that does not add up', () => {
  it('says which total, what is printed and what its rows give', () => {
    const [first, ...rest] = INCOME.rows;
    const torn: Specimen = {
      ...INCOME,
      rows: [first ?? ['', []], ['Cost of products sold', [611, 561]], ...rest.slice(1)],
    };
    expect(standardise(compiled(torn)).columns['2024']).to.deep.equal({
      adds_up: false,
      faults: [{ concept: 'gross_profit', printed: 400, sum: 389 }],
    });
  });
});

describe('what the lines shown do not give', () => {
  it('is a fault, although all rows that are counted in the total give it', () => {
    const rows = INCOME.rows.filter(([name]) => name !== 'Provision for income taxes');
    const columns = standardise(compiled({ ...INCOME, rows })).columns;
    expect(columns['2024']).to.deep.equal({
      adds_up: false,
      faults: [{ concept: 'net_income', printed: 150, sum: 202 }],
    });
  });

  it('is named where no total stands over a line', () => {
    const rows = INCOME.rows.slice(0, 11);
    const found = standardise(compiled({ ...INCOME, rows }));
    expect(found.columns['2024']?.adds_up).to.equal(true);
    expect(found.further.map(({ name }) => name)).to.deep.equal(['Provision for income taxes']);
  });
});

describe('interest that a report also nets', () => {
  const INTEREST = { section: 'Interest' };
  const found = standardise(
    compiled({
      document: 1,
      years: ['2024', '2023'],
      rows: [
        ['Revenue', [61_120, 57_270]],
        ['Cost of sales', [46_370, 42_900]],
        ['Gross profit', [14_750, 14_370], { total: true }],
        ['Selling, general and administrative expenses', [12_310, 11_180]],
        ['Operating income', [2_440, 3_190], { total: true }],
        ['Debt', [1_733, 1_611], INTEREST],
        ['Finance leases', [327, 305], INTEREST],
        ['Interest income', [-241, -149], INTEREST],
        ['Interest, net', [1_819, 1_767], { ...INTEREST, total: true }],
        ['Income before income taxes', [621, 1_423], { total: true }],
        ['Provision for income taxes', [171, 399]],
        ['Net income', [450, 1_024], { total: true }],
      ],
    }),
  );

  it('is expense and income, each in its line', () => {
    expect(value(found, 'interest_expense')).to.equal(2_060);
    expect(value(found, 'interest_income')).to.equal(241);
    expect(value(found, 'net_interest')).to.equal(undefined);
  });

  it('still leads to the income before taxes, and lists no row as left out', () => {
    expect(found.columns['2024']).to.deep.equal({ adds_up: true, faults: [] });
    expect(found.further).to.deep.equal([]);
  });
});

describe('nil that only an older report prints', () => {
  const older: Specimen = {
    document: 1,
    years: ['2022', '2021'],
    rows: [
      ['Revenue', [900, 850]],
      ['Cost of sales', [-500, -480]],
      ['Gross profit', [400, 370], { total: true }],
      ['Research and development', [-200, -190]],
      ['Goodwill impairment charge', [0, -33]],
      ['Operating income', [200, 147], { total: true }],
    ],
  };
  const newer: Specimen = {
    document: 2,
    years: ['2023', '2022'],
    rows: [
      ['Revenue', [1000, 900]],
      ['Cost of sales', [-540, -500]],
      ['Gross profit', [460, 400], { total: true }],
      ['Research and development', [-210, -200]],
      ['Operating income', [250, 200], { total: true }],
    ],
  };

  it('is nil, not unknown', () => {
    const found = standardise(compiled(older, newer));
    const line = found.lines.find(({ concept }) => concept === 'impairment');
    expect(
      Object.entries(line?.cells ?? {}).map(([year, cell]) => [year, cell.value]),
    ).to.have.deep.members([
      ['2022', 0],
      ['2021', 33],
    ]);
    expect(line?.cells['2022']?.parts.map(({ document_id: id }) => id)).to.deep.equal([1]);
  });
});

describe('earnings per share', () => {
  const perShare = (...rows: Specimen['rows']): Record<string, number | undefined> => {
    const found = standardise(
      compiled({
        ...INCOME,
        rows: [
          ...INCOME.rows.slice(0, -1),
          ...rows.map(([name, values, extra = {}]) => {
            return [name, values, { ...extra, unit: 'per_share' as const }] as const;
          }),
        ],
      }),
    );
    return { basic: value(found, 'eps_basic'), diluted: value(found, 'eps_diluted') };
  };
  const BASIC = { section: 'Basic earnings per share' };
  const DILUTED = { section: 'Diluted earnings per share' };

  it('are the whole below a heading that says basic or diluted', () => {
    expect(
      perShare(
        ['Income from continuing operations', [1.5, 1], BASIC],
        ['Loss from discontinued operations', [-0.1, -0.08], BASIC],
        ['Net income attributable to common shareholders', [1.4, 0.92], BASIC],
        ['Income from continuing operations', [1.4, 0.95], DILUTED],
        ['Loss from discontinued operations', [-0.1, -0.07], DILUTED],
        ['Net income attributable to common shareholders', [1.3, 0.88], DILUTED],
      ),
    ).to.deep.equal({ basic: 1.4, diluted: 1.3 });
  });

  it('are the sum of their parts where only those are printed', () => {
    expect(
      perShare(
        ['Continuing operations', [1.5, 1], BASIC],
        ['Discontinued operations', [-0.1, -0.08], BASIC],
        ['Continuing operations', [1.4, 0.95], DILUTED],
        ['Discontinued operations', [-0.1, -0.07], DILUTED],
      ),
    ).to.deep.equal({ basic: 1.4, diluted: 1.3 });
  });

  it('are basic and diluted in one row that says both', () => {
    expect(perShare(['Basic and diluted earnings per share', [1.4, 0.92]])).to.deep.equal({
      basic: 1.4,
      diluted: 1.4,
    });
  });

  for (const label of [
    'Unverwässertes und verwässertes Ergebnis je Aktie',
    'Ergebnis je Aktie (unverwässert/verwässert)',
    'Résultat par action de base et dilué',
    'Resultat per aktie före och efter utspädning',
    'Beneficio por acción básico y diluido',
  ])
    it(`are both in a row that says so in another language: ${label}`, () => {
      expect(perShare([label, [1.4, 0.92]])).to.deep.equal({ basic: 1.4, diluted: 1.4 });
    });

  it('are diluted alone where a word of another language means something else', () => {
    expect(
      perShare(
        ['Basic earnings per share', [1.4, 0.92]],
        ['Diluted earnings per share, on the basis of all shares', [1.3, 0.88]],
      ),
    ).to.deep.equal({ basic: 1.4, diluted: 1.3 });
  });

  it('are basic where the row beside them alone is diluted', () => {
    expect(
      perShare(['Earnings per share', [1.4, 0.92]], ['Diluted earnings per share', [1.3, 0.88]]),
    ).to.deep.equal({ basic: 1.4, diluted: 1.3 });
  });

  it('are neither dividends nor what a company adjusts', () => {
    expect(
      perShare(['Headline earnings per share', [1.7, 1.2]], ['Dividends per share', [0.4, 0.3]]),
    ).to.deep.equal({ basic: undefined, diluted: undefined });
  });
});

describe('a row that a person moved', () => {
  const move: RowMove = {
    id: 1,
    statement_type: 'income_statement',
    item: 'Licensing gain',
    concept: 'other_operating_income',
    moved_by: 'anna',
    moved_at: '2026-01-01T00:00:00Z',
  };
  const moved = standardise(compiled(INCOME), [move]);

  it('stands in the line that it was moved to, and the total still holds', () => {
    expect(value(moved, 'other_operating_income')).to.equal(20);
    expect(value(moved, 'other', '2024', 'operating')).to.equal(undefined);
    expect(moved.columns['2024']?.adds_up).to.equal(true);
    expect(moved.moves).to.deep.equal([{ ...move, row: 5 }]);
  });

  it('stays there when the newest report calls it otherwise', () => {
    const data = compiled(INCOME);
    const items = data.line_items.map((item) =>
      item.name === 'Licensing gain'
        ? { ...item, name: 'Gain on licences', variants: ['licensing gain'] }
        : item,
    );
    const renamed = standardise({ ...data, line_items: items }, [move]);
    expect(value(renamed, 'other_operating_income')).to.equal(20);
    expect(renamed.moves).to.deep.equal([{ ...move, row: 5 }]);
  });

  it('is told as gone where the series has no such row any more', () => {
    const data = compiled(INCOME);
    const items = data.line_items.filter(({ name }) => name !== 'Licensing gain');
    expect(standardise({ ...data, line_items: items }, [move]).moves).to.deep.equal([
      { ...move, row: null },
    ]);
  });

  it('is the row of that statement alone', () => {
    const other = standardise(compiled(INCOME), [{ ...move, statement_type: 'balance_sheet' }]);
    expect(value(other, 'other', '2024', 'operating')).to.equal(20);
    expect(other.moves).to.deep.equal([]);
  });
});

describe('the tags of a row', () => {
  it('decide what it is, whatever its label says', () => {
    const data = compiled(INCOME);
    const items = data.line_items.map((item) =>
      item.name === 'Licensing gain'
        ? {
            ...item,
            sources: Object.fromEntries(
              Object.entries(item.sources).map(([year, source]) => {
                const fact = { document: 'a', id: 'b', concept: 'us-gaap:RestructuringCharges' };
                const printings = source.printings?.map((one) => ({ ...one, fact }));
                return [year, { ...source, fact, ...(printings ? { printings } : {}) }];
              }),
            ),
          }
        : item,
    );
    expect(value(standardise({ ...data, line_items: items }), 'restructuring')).to.equal(-20);
  });
});

/** Rows that stand in no cell, or are counted in more than one line of a column that is not derived. */
const misplaced = (data: CompiledData): string[] => {
  const { lines, further } = standardise(data);
  const outside = new Set(further.map(({ row }) => row));
  return data.years.flatMap((year) =>
    data.line_items.flatMap(({ name, values, sources }, at) => {
      if (values[year] === undefined || sources[year]?.standing !== undefined) return [];
      const own = lines.filter((line) => {
        const cell = line.cells[year];
        return cell?.derived === undefined && cell?.parts.some(({ row }) => row === at) === true;
      });
      const isOnce = own.length === 1 || (own.length === 0 && outside.has(at));
      return isOnce ? [] : [`${name} ${year}: ${own.map(({ concept }) => concept).join(', ')}`];
    }),
  );
};

/** Cells whose counted rows, each with its sign, add up to another value than the cell's. */
const unexplained = (data: CompiledData): string[] =>
  standardise(data).lines.flatMap(({ concept, cells }) =>
    Object.entries(cells).flatMap(([year, { value: shown, parts }]) => {
      const counted = parts.filter((part) => part.counted);
      const sum = counted.reduce((done, part) => done + part.sign * part.value, 0);
      const isExplained = Math.abs(sum - shown) <= 1e-9 * Math.max(1, Math.abs(shown));
      return isExplained ? [] : [`${concept} ${year}: ${shown}, its rows ${sum}`];
    }),
  );

describe('the rows of a cell', () => {
  it('add up to it, deducted or not, printed or derived', () => {
    for (const report of [INCOME, CLASSIFIED, CASH])
      expect(unexplained(compiled(report))).to.deep.equal([]);
  });
});

describe('over invented companies', () => {
  const random = createRandom(37);
  const flip = (): boolean => random() < 0.3;

  it('every printed row belongs to one line or to the further rows, and explains its cell', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const habits = Array.from({ length: 5 }, () => ({
        scale: flip() ? (1000 as const) : (1_000_000 as const),
        sharesIn: 1000 as const,
        currency: 'EUR' as const,
        split: flip(),
        restates: flip(),
        moved: false,
        renames: flip(),
      }));
      for (const data of compileStatements(livingCompany(habits, seed).inputs)) {
        expect(misplaced(data)).to.deep.equal([]);
        expect(unexplained(data)).to.deep.equal([]);
      }
    }
  });

  it('lines that are split, merged and renamed still add up to their total', () => {
    const changes = ['split', 'merge', 'rename', 'none'] as const;
    for (let seed = 1; seed <= 20; seed += 1) {
      const reports = Array.from({ length: 6 }, () => ({
        change: changes[Math.floor(random() * changes.length)] ?? 'none',
        bracketed: false,
        restates: flip(),
      }));
      for (const data of compileStatements(regroupingCompany(reports, seed))) {
        expect(unexplained(data)).to.deep.equal([]);
        const faults = Object.values(standardise(data).columns).flatMap((one) => one.faults);
        expect(faults).to.deep.equal([]);
      }
    }
  });

  it('balance sheets and cash flows place each row once', () => {
    for (const report of [INCOME, CLASSIFIED, CASH])
      expect(misplaced(compiled(report))).to.deep.equal([]);
  });
});

describe('standardise, with thousands of subtotals in each other', () => {
  const DEPTH = 3_000;
  const YEARS = ['2024', '2023'];
  type Item = CompiledData['line_items'][number];
  const item = (name: string, amounts: readonly number[], isTotal: boolean): Item => ({
    name,
    values: Object.fromEntries(YEARS.map((year, at) => [year, amounts[at] ?? 0])),
    indentation_level: 0,
    is_total: isTotal,
    section: null,
    unit: 'money',
    variants: [],
    confidence: 0.99,
    sources: {},
  });

  it('counts every row once', () => {
    const rows: Item[] = [];
    let sums = [0, 0];
    for (let at = 0; at < DEPTH; at += 1) {
      const amounts = [((at * 7_919) % 997) + 1, ((at * 104_729) % 991) + 1];
      sums = sums.map((sum, column) => sum + (amounts[column] ?? 0));
      rows.push(item(`Item ${at}`, amounts, false));
      if (at > 0) rows.push(item(`Subtotal ${at}`, sums, true));
    }
    const { further, columns, lines } = standardise({
      statement_type: 'balance_sheet',
      company_name: 'Specimen plc',
      currency: 'EUR',
      scale: 1,
      years: YEARS,
      data_lineage: {},
      gaps: [],
      confidence: 0.9,
      line_items: [...rows, item('Total assets', sums, true)],
    });
    expect(further).to.deep.equal([]);
    expect(columns['2024']?.adds_up).to.equal(true);
    expect(lines.map(({ concept, cells }) => [concept, cells['2024']?.value])).to.deep.equal([
      ['other', sums[0]],
      ['total_assets', sums[0]],
    ]);
  }).timeout(60_000);
});
