import type { RawStatement, ReportingPeriod } from '@fde/contracts';
import { expect } from 'chai';

import { agreePeriods } from './agree-periods.js';

const raw = (
  statement_type: RawStatement['statement_type'],
  fiscal_year: number,
  end?: string,
  period: ReportingPeriod = 'annual',
): RawStatement =>
  ({
    statement_type,
    fiscal_year,
    years: [String(fiscal_year)],
    line_items: [],
    fiscal_year_ends: end === undefined ? {} : { [fiscal_year]: end },
    period,
    decisions: { period: { value: period, evidence: [] } },
  }) as unknown as RawStatement;

const doubts = (statements: readonly RawStatement[]): unknown[] =>
  agreePeriods(statements).map((s) => s.decisions?.period?.doubt);

describe('the periods of the statements of one report', () => {
  it('agree', () => {
    expect(
      doubts([
        raw('income_statement', 2023, '2023-12-31'),
        raw('balance_sheet', 2023, '2023-12-30'),
      ]),
    ).to.deep.equal([undefined, undefined]);
  });

  it('are doubted in all of them if one is of another year', () => {
    expect(
      doubts([
        raw('income_statement', 2022, '2022-12-31'),
        raw('balance_sheet', 2023, '2023-12-31'),
      ]),
    ).to.deep.equal(['disputed', 'disputed']);
  });

  it('are doubted if one year has two ends', () => {
    expect(
      doubts([
        raw('income_statement', 2023, '2023-06-30'),
        raw('balance_sheet', 2023, '2023-12-31'),
      ]),
    ).to.deep.equal(['disputed', 'disputed']);
  });

  it('are as long as those of the flows', () => {
    const [, balance] = agreePeriods([
      raw('income_statement', 2024, '2024-06-30', 'interim'),
      raw('balance_sheet', 2024, '2024-06-30'),
    ]);
    expect(balance?.period).to.equal('interim');
  });
});
