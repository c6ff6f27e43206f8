import type { CompiledData, CompiledLineItem, Measure, MeasuredCell } from '@fde/contracts';
import { expect } from 'chai';
import { measureStatement } from './measure-statement.js';

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

/** A split of two for one in 2024: reports before it print half the count. */
const split = (values: Values, today: Values): CompiledLineItem =>
  row('Weighted average shares, diluted', values, {
    unit: 'shares',
    is_total: false,
    sources: Object.fromEntries(
      Object.keys(values).map((year) => [
        year,
        {
          document_id: 1,
          extraction_id: 2,
          page: 3,
          confidence: 0.99,
          ...(today[year] === undefined
            ? {}
            : { adjusted: { value: today[year], factor: 2, reason: 'stock_split' as const } }),
        },
      ]),
    ),
  });

const income = table('income_statement', [
  row('Revenue', { 2024: 200, 2023: 160, 2022: 150, 2021: 125, 2019: 100 }),
  row('Cost of sales', { 2024: -120, 2023: -100 }, { is_total: false }),
  row('Research and development', { 2024: -33, 2023: -30 }, { is_total: false }),
  row('Net income', { 2024: 20, 2023: -4, 2022: 0, 2021: 16, 2019: 10 }),
  row('Diluted earnings per share', { 2024: 2, 2023: -0.8 }, { unit: 'per_share' }),
  split({ 2024: 10, 2023: 5 }, { 2023: 10 }),
]);
const balance = table(
  'balance_sheet',
  [row('Total assets', { 2024: 4, 2023: 5 }), row('Goodwill', { 2024: 1, 2023: 0 })],
  { scale: 1_000_000 },
);
const cash = table('cash_flow_statement', [
  row('Net cash provided by operating activities', { 2024: 40, 2023: 20 }),
  row('Purchases of property, plant and equipment', { 2024: -22, 2023: -20 }, { is_total: false }),
]);

const measured = (
  data: CompiledData,
  measure: Measure,
  rows: 'printed' | 'standardised' = 'printed',
  statements: readonly CompiledData[] = [income, balance, cash],
) => measureStatement({ data, statements, measure, rows });

const cell = (
  data: CompiledData,
  measure: Measure,
  name: string,
  year: string,
  statements?: readonly CompiledData[],
): MeasuredCell | undefined =>
  measured(data, measure, 'printed', statements).lines.find((line) => line.name === name)?.cells[
    year
  ];
const valueOf = (...args: Parameters<typeof cell>) => cell(...args)?.value;
const reasonOf = (...args: Parameters<typeof cell>) => cell(...args)?.absent?.reason;

describe('a statement on other measures', () => {
  it('is growth of one year, and names both numbers', () => {
    // 200 / 160 − 1
    expect(cell(income, 'growth', 'Revenue', '2024')).to.deep.equal({
      value: 0.25,
      confidence: 0.99,
      of: { year: '2024', value: 200, scale: 1000 },
      by: { year: '2023', value: 160, scale: 1000 },
      absent: null,
    });
  });

  it('is compound growth of three and of five years', () => {
    // (200 / 125)^(1/3) − 1 = 1.6^(1/3) − 1; (200 / 100)^(1/5) − 1 = 2^(1/5) − 1
    expect(valueOf(income, 'growth_3_years', 'Revenue', '2024')).to.equal(0.169607);
    expect(valueOf(income, 'growth_5_years', 'Revenue', '2024')).to.equal(0.148698);
  });

  it('compares what is deducted by its size, on one side of zero', () => {
    // 33 / 30 − 1, and 22 / 20 − 1
    expect(valueOf(income, 'growth', 'Research and development', '2024')).to.equal(0.1);
    const spent = 'Purchases of property, plant and equipment';
    expect(valueOf(cash, 'growth', spent, '2024')).to.equal(0.1);
  });

  it('is no growth from zero, from below zero, or over a gap, and says why', () => {
    expect(reasonOf(income, 'growth', 'Net income', '2024')).to.equal('not_above_zero');
    expect(reasonOf(income, 'growth', 'Net income', '2023')).to.equal('not_above_zero');
    // 2020 is missing.
    expect(reasonOf(income, 'growth', 'Revenue', '2021')).to.equal('no_year_before');
    expect(reasonOf(income, 'growth', 'Cost of sales', '2022')).to.equal('no_figure');
    expect(reasonOf(income, 'growth', 'Research and development', '2023')).to.equal(
      'no_figure_before',
    );
    expect(reasonOf(income, 'growth_3_years', 'Net income', '2022')).to.equal('not_above_zero');
    const empty = measured(income, 'growth').lines.flatMap(({ cells }) => Object.values(cells));
    for (const { value, absent } of empty)
      expect(value === null, String(absent?.message)).to.equal(absent !== null);
  });

  it('is no growth where a profit became a loss', () => {
    const items = [row('Net income', { 2024: -4, 2023: 16 })];
    const lossy = { ...income, line_items: items, years: ['2024', '2023'] };
    expect(reasonOf(lossy, 'growth', 'Net income', '2024')).to.equal('changes_sign');
  });

  it('is no growth across a year end that moved', () => {
    const ends = { 2024: '2024-12-31', 2023: '2023-06-30' };
    const moved = { ...income, fiscal_year_ends: ends };
    expect(reasonOf(moved, 'growth', 'Revenue', '2024')).to.equal('no_year_before');
  });

  it('is a share of revenue, or in a balance sheet of total assets', () => {
    // −120 / 200; 40 / 200; 1 / 4
    expect(valueOf(income, 'common_size', 'Cost of sales', '2024')).to.equal(-0.6);
    const flow = 'Net cash provided by operating activities';
    expect(valueOf(cash, 'common_size', flow, '2024')).to.equal(0.2);
    expect(valueOf(balance, 'common_size', 'Goodwill', '2024')).to.equal(0.25);
    expect(measured(cash, 'common_size').base?.concept).to.equal('revenue');
  });

  it('is no share of a base that is missing, in another currency, or not above zero', () => {
    const flow = 'Net cash provided by operating activities';
    expect(reasonOf(cash, 'common_size', flow, '2024', [cash])).to.equal('no_base');
    const dollars = { ...income, currency: 'USD' };
    expect(reasonOf(cash, 'common_size', flow, '2024', [cash, dollars])).to.equal('other_currency');
    const nothing = table('balance_sheet', [row('Total assets', { 2024: 0 })]);
    expect(reasonOf(nothing, 'common_size', 'Total assets', '2024', [nothing])).to.equal(
      'not_above_zero',
    );
    expect(reasonOf(income, 'common_size', 'Diluted earnings per share', '2024')).to.equal(
      'other_unit',
    );
  });

  it('is per share on the shares of today, in whatever unit they are counted', () => {
    // 200 thousand over 10 thousand shares; 160 thousand over 5 thousand before a split of two for one.
    expect(valueOf(income, 'per_share', 'Revenue', '2024')).to.equal(20);
    expect(valueOf(income, 'per_share', 'Revenue', '2023')).to.equal(16);
    expect(valueOf(balance, 'per_share', 'Total assets', '2024')).to.equal(400);
    expect(measured(income, 'per_share').base?.concept).to.equal('shares_diluted');
    expect(reasonOf(income, 'per_share', 'Revenue', '2022')).to.equal('no_base');
    expect(reasonOf(balance, 'per_share', 'Goodwill', '2024', [balance])).to.equal('no_base');
  });

  it('has no number per share where nothing proves the unit of the count', () => {
    const silent = table('income_statement', [
      row('Revenue', { 2024: 200 }),
      split({ 2024: 10 }, {}),
    ]);
    expect(reasonOf(silent, 'per_share', 'Revenue', '2024', [silent])).to.equal('unit_not_proven');
  });

  it('stands on the lines of every company too', () => {
    const { lines, rows } = measured(income, 'growth', 'standardised');
    const costs = lines.find(({ concept }) => concept === 'cost_of_revenue');
    expect(rows).to.equal('standardised');
    // 120 / 100 − 1: expenses stand above zero there.
    expect(costs?.cells['2024']?.value).to.equal(0.2);
    expect(costs?.section_id).to.be.a('string');
  });

  it('is the amounts themselves, as they are shown', () => {
    expect(valueOf(income, 'amounts', 'Cost of sales', '2024')).to.equal(-120);
    expect(reasonOf(income, 'amounts', 'Cost of sales', '2022')).to.equal('no_figure');
  });
});
