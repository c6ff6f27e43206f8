import type { CompiledData, RatioValue } from '@fde/contracts';
import { expect } from 'chai';
import { compileOne } from '../compile/specimens/compiled-rows.js';
import { specimen } from '../compile/specimens/specimen.js';
import { rateCompanies } from './rate-companies.js';

type Rows = Parameters<typeof specimen>[0]['rows'];

const tableOf = (
  type: 'income_statement' | 'balance_sheet',
  years: readonly string[],
  rows: Rows,
): CompiledData => compileOne(specimen({ type, document: 7, years: [...years], rows }));

const owned = (years: readonly string[]): CompiledData => {
  const same = (value: number) => years.map(() => value);
  return tableOf('balance_sheet', years, [
    ['Cash and cash equivalents', same(10)],
    ['Property, plant and equipment', same(365)],
    ['Total assets', same(375), { total: true }],
    ['Short-term borrowings', same(40)],
    ['Total current liabilities', same(40), { total: true }],
    ['Long-term debt', same(100)],
    ['Total liabilities', same(140), { total: true }],
    ['Total equity', same(235), { total: true }],
    ['Total liabilities and equity', same(375), { total: true }],
  ]);
};

/** Newest first: profit before taxes, tax, net income, and what stands between them by its name. */
const returnsOf = (
  byYear: Readonly<Record<string, readonly [before: number, tax: number, net: number]>>,
  between: Readonly<Record<string, readonly number[]>> = {},
): Readonly<Record<string, RatioValue>> => {
  const years = Object.keys(byYear).toSorted().toReversed();
  const column = (at: 0 | 1 | 2) => years.map((year) => byYear[year]?.[at] ?? 0);
  const income = tableOf('income_statement', years, [
    ['Revenue', years.map(() => 500)],
    ['Operating income', years.map(() => 73), { total: true }],
    ['Income before income taxes', column(0), { total: true }],
    ['Income tax provision (benefit)', column(1)],
    ...Object.entries(between).map(([name, values]): Rows[number] => [name, [...values]]),
    ['Net income', column(2), { total: true }],
  ]);
  const statements = [income, owned(years)].map((data) => ({ id: null, data }));
  const [rated] = rateCompanies([
    { companyId: 1, companyName: 'Brightwater plc', statements },
  ]).companies;
  return rated?.ratios['return_on_invested_capital'] ?? {};
};

const afterTax = (rate: number): number => Number(((73 * (1 - rate)) / 365).toFixed(6));

describe('The direction of a tax', () => {
  it('is proven by the sum of its year where a credit has the other sign', () => {
    const returns = returnsOf({ 2024: [50, 10, 40], 2023: [60, -9, 69], 2022: [40, 12, 28] });
    expect(returns['2024']?.value).to.equal(afterTax(10 / 50));
    expect(returns['2022']?.value).to.equal(afterTax(12 / 40));
    expect(returns['2023']?.absent).to.deep.equal({
      reason: 'tax_credit',
      concept: 'income_tax',
      year: '2023',
      message: "The income tax of 2023 is a credit: the year's rate of tax is not known",
    });
  });

  it('is proven likewise where an expense is printed below zero', () => {
    const returns = returnsOf({ 2024: [50, -10, 40], 2023: [60, 9, 69] });
    expect(returns['2024']?.value).to.equal(afterTax(10 / 50));
    expect(returns['2023']?.absent?.reason).to.equal('tax_credit');
  });

  it('is proven by a sum that misses by rounding, not by one that misses by more', () => {
    const returns = returnsOf({ 2024: [50, 10, 41], 2023: [60, -9, 64] });
    expect(returns['2024']?.value).to.equal(afterTax(10 / 50));
    expect(returns['2023']?.absent?.reason).to.equal('tax_not_proven');
  });

  it('is proven with the results that stand between the tax and net income', () => {
    const returns = returnsOf(
      { 2024: [50, 10, 45], 2023: [60, -9, 67] },
      {
        'Equity in earnings of associates': [7, 3],
        'Loss from discontinued operations, net of tax': [-2, -5],
      },
    );
    expect(returns['2024']?.value).to.equal(afterTax(10 / 50));
    expect(returns['2023']?.absent?.reason).to.equal('tax_credit');
  });

  it('stays open in a year whose sum fails, and says so', () => {
    const returns = returnsOf({ 2024: [50, 10, 33], 2023: [60, -9, 69], 2022: [40, 12, 28] });
    expect(returns['2024']).to.deep.include({ value: null, confidence: null });
    expect(returns['2024']?.absent).to.deep.equal({
      reason: 'tax_not_proven',
      concept: 'income_tax',
      year: '2024',
      message: 'Nothing proves whether the income tax of 2024 is an expense or a credit',
    });
    expect(returns['2022']?.value).to.equal(afterTax(12 / 40));
  });

  it('stays open where a tax is so small that rounding allows both', () => {
    const returns = returnsOf({ 2024: [50, 0.5, 50], 2023: [60, -9, 69] });
    expect(returns['2024']?.absent?.reason).to.equal('tax_not_proven');
  });

  it('is that of the other years where all taxes stand on one side of zero', () => {
    const returns = returnsOf({ 2024: [50, 10, 33], 2023: [60, 9, 51] });
    expect(returns['2024']?.value).to.equal(afterTax(10 / 50));
    const above = returnsOf({ 2024: [50, 10, 77], 2023: [60, 9, 51] });
    expect(above['2024']?.absent?.reason).to.equal('tax_not_proven');
  });

  it('stays open where no year proves it', () => {
    const returns = returnsOf({ 2024: [50, 10, 33], 2023: [60, 9, 20] });
    for (const year of ['2024', '2023'])
      expect(returns[year]?.absent?.reason, year).to.equal('tax_not_proven');
  });
});
