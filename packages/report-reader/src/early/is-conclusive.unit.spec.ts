import type { RawStatement } from '@fde/contracts';
import type { ReportReading } from '@fde/statements';
import { expect } from 'chai';
import { isConclusive } from './is-conclusive.js';

function statement(
  type: RawStatement['statement_type'],
  more: Partial<RawStatement> = {},
): RawStatement {
  const checks: RawStatement['checks'] =
    type === 'cash_flow_statement'
      ? [{ kind: 'net_income_tie', description: 'net income', year: '2023', holds: true }]
      : [];
  return {
    statement_type: type,
    company_name: 'Example',
    fiscal_year: 2023,
    currency: 'USD',
    scale: 1000,
    years: ['2023'],
    fiscal_year_ends: { 2023: '2023-12-31' },
    pages: [1],
    title: 'Consolidated statements',
    method: 'layout',
    confidence: 0.99,
    checks,
    line_items: [],
    ...more,
  };
}

function reading(
  changed: Partial<Record<RawStatement['statement_type'], Partial<RawStatement>>> = {},
  proven = 1,
): ReportReading {
  const types = ['income_statement', 'balance_sheet', 'cash_flow_statement'] as const;
  return {
    statements: types.map((type) => statement(type, changed[type])),
    companyName: 'Example',
    fiscalYear: 2023,
    problems: [],
    explanation: {
      pagesRead: [1],
      considered: types.map((type) => ({
        statement_type: type,
        pages: [1],
        score: 30,
        proven,
        chosen: true,
        reasons: [],
        rules: [],
        ink: [],
      })),
    },
  };
}

describe('a conclusive reading', () => {
  it('has three proven statements of the group that are tied to each other', () => {
    expect(isConclusive(reading())).to.equal(true);
  });

  it('lacks nothing', () => {
    expect(isConclusive({ ...reading(), statements: reading().statements.slice(1) })).to.equal(
      false,
    );
    expect(isConclusive(reading({}, 0.6))).to.equal(false);
  });

  it('has a title above each statement', () => {
    const untitled = reading();
    const statements = untitled.statements.map(({ title: _, ...rest }, at) =>
      at === 0 ? rest : { ...rest, title: 'Consolidated statements' },
    );
    expect(isConclusive({ ...untitled, statements })).to.equal(false);
  });

  it('is not of a parent, a quarter or a summary', () => {
    for (const title of [
      'Condensed consolidated balance sheets',
      'Parent company balance sheets',
      'Unaudited pro forma consolidated balance sheets',
    ]) {
      expect(isConclusive(reading({ balance_sheet: { title } })), title).to.equal(false);
    }
    const plain = { title: 'Balance sheets' };
    expect(isConclusive(reading({ balance_sheet: plain }))).to.equal(true);
    const untold = reading({
      balance_sheet: plain,
      income_statement: { title: 'Income statements' },
    });
    expect(isConclusive(untold)).to.equal(false);
    expect(
      isConclusive(untold, [
        'UNITED STATES SECURITIES AND EXCHANGE COMMISSION\nFORM 10-K\nANNUAL REPORT',
      ]),
    ).to.equal(true);
    expect(
      isConclusive(untold, ['We file Form 10-K.', 'The Securities and Exchange Commission']),
    ).to.equal(false);
    expect(
      isConclusive(reading({ balance_sheet: { title: 'Condensed balance sheets' } }), [
        'Securities and Exchange Commission\nForm 10-K',
      ]),
    ).to.equal(false);
  });

  it('has no failing identity and a tie that holds', () => {
    const failing: RawStatement['checks'] = [
      { kind: 'sum', description: 'a sum', year: '2023', holds: false },
    ];
    expect(isConclusive(reading({ income_statement: { checks: failing } }))).to.equal(false);
    expect(
      isConclusive(
        reading({
          income_statement: { checks: failing.map((check) => ({ ...check, severity: 'warning' })) },
        }),
      ),
    ).to.equal(true);
    expect(isConclusive(reading({ cash_flow_statement: { checks: [] } }))).to.equal(false);
    expect(
      isConclusive(
        reading({
          cash_flow_statement: {
            checks: [{ kind: 'closing_cash', description: 'cash', year: '2023', holds: true }],
          },
        }),
      ),
    ).to.equal(true);
  });

  it('leaves no question about its figures open; the name of the company is none', () => {
    const doubted = { value: 'x', evidence: [], against: [], doubt: 'guessed' as const };
    const readingWith = (decisions: RawStatement['decisions']): ReportReading =>
      reading({ income_statement: decisions === undefined ? {} : { decisions } });
    expect(isConclusive(readingWith({ scale: doubted }))).to.equal(false);
    expect(isConclusive(readingWith({ company_name: doubted }))).to.equal(true);
  });

  it('is of one fiscal year that does not end in January or February', () => {
    expect(isConclusive(reading({ balance_sheet: { fiscal_year: 2022 } }))).to.equal(false);
    expect(
      isConclusive(reading({ balance_sheet: { fiscal_year_ends: { 2023: '2024-02-03' } } })),
    ).to.equal(false);
  });
});
