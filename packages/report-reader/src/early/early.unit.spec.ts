import type { RawStatement } from '@fde/contracts';
import type { CandidatePage, ReportReading } from '@fde/statements';
import { expect } from 'chai';
import { isConclusive } from './is-conclusive.js';
import { ScanPlan } from './scan-plan.js';
import { pagesToTry, StrongPages } from './strong-pages.js';

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

  it('is of one fiscal year that does not end in January or February', () => {
    expect(isConclusive(reading({ balance_sheet: { fiscal_year: 2022 } }))).to.equal(false);
    expect(
      isConclusive(reading({ balance_sheet: { fiscal_year_ends: { 2023: '2024-02-03' } } })),
    ).to.equal(false);
  });
});

describe('the order in which pages are looked at', () => {
  const takeAll = (plan: ScanPlan): number[][] => {
    const chunks: number[][] = [];
    for (let chunk = plan.take(); chunk.length > 0; chunk = plan.take()) chunks.push(chunk);
    return chunks;
  };

  it('holds every page once, the front first, then every third from where statements usually begin', () => {
    for (const count of [1, 8, 9, 10, 40, 100, 363]) {
      const pages = takeAll(new ScanPlan(count)).flat();
      expect([...pages].sort((a, b) => a - b)).to.deep.equal(
        Array.from({ length: count }, (_, index) => index + 1),
      );
    }
    expect(takeAll(new ScanPlan(100)).slice(0, 2)).to.deep.equal([
      [1, 2, 3, 4, 5, 6, 7, 8],
      [19, 22, 25, 28, 31, 34],
    ]);
  });

  it('comes to what is strewn before the usual place ahead of the gaps behind it', () => {
    const pages = takeAll(new ScanPlan(100)).flat();
    expect(pages.indexOf(9)).to.be.lessThan(pages.indexOf(20));
    expect(pages.indexOf(9)).to.be.greaterThan(pages.indexOf(85));
  });

  it('turns to the pages around a likely one, each still once', () => {
    const plan = new ScanPlan(100);
    plan.take();
    plan.take();
    plan.approach(31);
    expect(plan.hasSeen(30, 32)).to.equal(false);
    expect(plan.take()).to.deep.equal([27, 29, 30, 32, 33, 35]);
    expect(plan.hasSeen(27, 35)).to.equal(true);
    expect(plan.take()).to.deep.equal([37, 40, 43, 46, 49, 52]);
    plan.approach(100);
    expect(plan.take()).to.deep.equal([96, 97, 98, 99, 100]);
    expect(plan.hasSeen(98, 104)).to.equal(true);
  });
});

describe('strong pages', () => {
  const page = (number: number, scores: CandidatePage['scores']): CandidatePage => ({
    page: number,
    scores,
    reasons: [],
  });
  const triple = [
    page(40, { income_statement: 25 }),
    page(42, { balance_sheet: 28 }),
    page(44, { cash_flow_statement: 26 }),
  ];

  it('are complete with one of each type near each other, once the pages around them were looked at', () => {
    const strong = new StrongPages();
    strong.add(triple.slice(0, 2));
    expect(strong.complete(() => true)).to.equal(undefined);
    strong.add(triple.slice(2));
    expect(strong.complete((from, to) => from >= 39 && to <= 46)).to.equal(undefined);
    expect(strong.complete((from, to) => from >= 40 && to <= 47)).to.equal(undefined);
    expect(strong.complete((from, to) => from >= 39 && to <= 47)).to.equal(44);
  });

  it('are not complete where they lie far apart', () => {
    const strong = new StrongPages();
    strong.add([...triple.slice(0, 2), page(90, { cash_flow_statement: 26 })]);
    expect(strong.complete(() => true)).to.equal(undefined);
  });

  it('are tried with neighbours that hold a table, without weaker pages', () => {
    const texts = Array.from({ length: 50 }, () => 'Only words stand here.');
    texts[44] = 'Cash at the end 1,234\nCash at the beginning 1,111';
    const located = {
      pages: [...triple, page(20, { income_statement: 12 })],
      hints: { namedYears: {} },
      pagesWithoutText: [],
    };
    expect(pagesToTry(located, texts)).to.deep.equal([40, 42, 44, 45]);
  });

  it('are the facing pages too that print nothing but numbers', () => {
    const texts = Array.from({ length: 50 }, () => 'prose');
    texts[40] = [
      'Year ended 31 December',
      '2022',
      ...Array.from({ length: 8 }, (_, i) => `1,${i}34 (5${i}6) -`),
    ].join('\n');
    const located = {
      pages: [{ page: 40, scores: { income_statement: 20 }, reasons: [] }],
      hints: { namedYears: {} },
      pagesWithoutText: [],
    };
    expect(pagesToTry(located, texts)).to.deep.equal([40, 41]);
    expect(
      pagesToTry(
        located,
        texts.map((text) => text.replace(/[\d,()-]/g, 'x')),
      ),
    ).to.deep.equal([40]);
  });
});
