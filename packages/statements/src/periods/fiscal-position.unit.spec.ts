import { expect } from 'chai';
import type { Period, RawStatement, StatementColumn } from '@fde/contracts';

import { placeInFiscalYears, type StatedYear } from './fiscal-position.js';

const day = (end: string): Period => ({ kind: 'instant', end });
const time = (start: string, end: string): Period => ({ kind: 'duration', start, end });
const months = (count: number, end: string): Period => ({
  kind: 'duration',
  end,
  length: { count, unit: 'months' },
});

const column = (period: Period, at: number): StatementColumn => ({
  name: `column ${at}`,
  period,
  is_fiscal_year: false,
});

const statement = (
  type: RawStatement['statement_type'],
  periods: readonly Period[],
  period: RawStatement['period'] = 'interim',
): RawStatement => ({
  statement_type: type,
  company_name: 'Example',
  fiscal_year: 2023,
  currency: 'EUR',
  scale: 1,
  years: [],
  fiscal_year_ends: {},
  pages: [1],
  method: 'layout',
  confidence: 1,
  checks: [],
  line_items: [],
  period: period ?? 'interim',
  columns: periods.map(column),
});

/** `2023 Q3 9` of each column, `-` of one that has no place. */
const placesOf = (statements: readonly RawStatement[], stated?: StatedYear): string[] =>
  placeInFiscalYears(statements, stated).flatMap(({ columns = [] }) =>
    columns.map(({ fiscal }) =>
      fiscal === undefined
        ? '-'
        : [fiscal.year, `Q${fiscal.quarter}`, ...(fiscal.months ? [fiscal.months] : [])].join(' '),
    ),
  );

describe('placeInFiscalYears', () => {
  it('tells a quarter from the year to date, and days from the last year end', () => {
    const income = statement('income_statement', [
      time('2022-09-25', '2023-07-01'),
      time('2021-09-26', '2022-06-25'),
      time('2023-04-02', '2023-07-01'),
      time('2022-03-27', '2022-06-25'),
    ]);
    const balance = statement('balance_sheet', [day('2023-07-01'), day('2022-09-24')]);
    expect(placesOf([income, balance])).to.eql([
      '2023 Q3 9',
      '2022 Q3 9',
      '2023 Q3 3',
      '2022 Q3 3',
      '2023 Q3',
      '2022 Q4',
    ]);
  });

  it('names a year as the report states it where it ends early in the next', () => {
    const income = statement('income_statement', [time('2023-01-30', '2023-07-30')]);
    const balance = statement('balance_sheet', [day('2023-07-30'), day('2023-01-29')]);
    const named = placesOf([income, balance], { fiscalYear: 2023, yearEnd: '2022-01-29' });
    expect(named).to.eql(['2023 Q2 6', '2023 Q2', '2022 Q4']);
    expect(placesOf([income, balance])).to.eql(['2024 Q2 6', '2024 Q2', '2023 Q4']);
    expect(placesOf([income, balance], { namedYear: 2023 })[0]).to.equal('2023 Q2 6');
  });

  it('places a half year that ends in another calendar year than its fiscal year', () => {
    const balance = statement('balance_sheet', [
      day('2023-12-31'),
      day('2022-12-31'),
      day('2023-06-30'),
    ]);
    const income = statement('income_statement', [
      months(6, '2023-12-31'),
      months(6, '2022-12-31'),
    ]);
    expect(placesOf([balance, income])).to.eql([
      '2024 Q2',
      '2023 Q2',
      '2023 Q4',
      '2024 Q2 6',
      '2023 Q2 6',
    ]);
  });

  it('counts quarters of 12 and 16 weeks', () => {
    const income = statement('income_statement', [
      time('2023-01-01', '2023-09-09'),
      time('2023-06-18', '2023-09-09'),
      time('2023-01-29', '2023-05-20'),
    ]);
    const balance = statement('balance_sheet', [day('2023-09-09'), day('2022-12-31')]);
    expect(placesOf([income, balance]).slice(0, 2)).to.eql(['2023 Q3 9', '2023 Q3 3']);
  });

  it('takes the year to date where no balance sheet shows the last year end', () => {
    const income = statement('income_statement', [
      months(3, '2024-06-30'),
      months(9, '2024-06-30'),
    ]);
    expect(placesOf([income])).to.eql(['2024 Q3 3', '2024 Q3 9']);
    expect(placesOf([statement('income_statement', [months(3, '2024-06-30')])])).to.eql(['-']);
  });

  it('places nothing where two days are nearer than a quarter, or a length is longer than its year', () => {
    const confused = statement('income_statement', [
      months(3, '2023-06-30'),
      months(3, '2023-07-01'),
    ]);
    const balance = statement('balance_sheet', [day('2023-06-30'), day('2022-12-31')]);
    expect(placesOf([confused, balance])).to.eql(['-', '-', '-', '-']);
    const long = statement('income_statement', [months(9, '2022-03-31'), months(6, '2023-06-30')]);
    expect(placesOf([long, balance])).to.eql(['-', '2023 Q2 6', '2023 Q2', '2022 Q4']);
  });

  it('leaves out other times, other scopes, and annual statements', () => {
    const balance = statement('balance_sheet', [day('2024-03-31'), day('2023-12-31')]);
    const income = statement('income_statement', [months(4, '2024-03-31')]);
    const segment = {
      ...income,
      columns: [{ ...column(months(3, '2024-03-31'), 0), scope: 'segment' as const }],
    };
    expect(placesOf([income, segment, balance])).to.eql(['-', '-', '2024 Q1', '2023 Q4']);
    const annual = statement('income_statement', [months(12, '2023-12-31')], 'annual');
    expect(placesOf([annual])).to.eql(['-']);
  });
});
