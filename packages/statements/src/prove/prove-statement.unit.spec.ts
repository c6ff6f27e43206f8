import { expect } from 'chai';
import fc from 'fast-check';
import type { RawLineItem, RawStatement } from '@fde/contracts';

import { mostInDoubt } from '../evidence/decision.js';
import { statementOfRows, type PrintedRow } from '../testing/printed-rows.js';
import { proveReport } from './prove-report.js';
import { proveStatement } from './prove-statement.js';

const YEARS = ['2023', '2022'];
const item = (
  name: string,
  a: number,
  b: number,
  more: Partial<RawLineItem> = {},
): RawLineItem => ({
  name,
  values: { 2023: a, 2022: b },
  indentation_level: 0,
  is_total: false,
  section: null,
  unit: 'money',
  sources: { 2023: { page: 1, bbox: [0, 0, 1, 1] }, 2022: { page: 1, bbox: [1, 0, 2, 1] } },
  ...more,
});

const statement = (
  type: RawStatement['statement_type'],
  line_items: RawLineItem[],
): RawStatement => ({
  statement_type: type,
  company_name: 'X',
  fiscal_year: 2023,
  currency: 'EUR',
  scale: 1,
  years: YEARS,
  fiscal_year_ends: {},
  pages: [1],
  method: 'layout',
  confidence: 0,
  checks: [],
  line_items,
});

const income = (): RawStatement =>
  statement('income_statement', [
    item('Revenue', 10000, 9000),
    item('Cost of sales', 6000, 5500),
    item('Gross profit', 4000, 3500),
    item('Selling expenses', -1500, -1400),
    item('Operating profit', 2500, 2100),
    item('Income tax expense', 500, 420),
    item('Net income', 2000, 1680),
    item('Basic earnings per share', 2, 1.68, { unit: 'per_share' }),
    item('Weighted average shares', 1000, 1000, { unit: 'shares' }),
  ]);

const change = (raw: RawStatement, name: string, year: string, value: number): RawStatement => ({
  ...raw,
  line_items: raw.line_items.map((i) =>
    i.name === name ? { ...i, values: { ...i.values, [year]: value } } : i,
  ),
});

const confidenceOf = (raw: RawStatement, name: string, year: string): number =>
  raw.line_items.find((i) => i.name === name)?.sources?.[year]?.confidence ?? -1;

describe('proving a statement', () => {
  it('finds sums and differences whatever their signs, and trusts the cells in them', () => {
    const raw = proveStatement(income());
    const held = raw.checks.filter((c) => c.year === '2023' && c.holds).map((c) => c.description);
    expect(held).to.include('Gross profit = Revenue - Cost of sales');
    expect(held).to.include('Operating profit = Gross profit + Selling expenses');
    expect(held).to.include('Net income = Operating profit - Income tax expense');
    expect(confidenceOf(raw, 'Gross profit', '2023')).to.be.at.least(0.999);
    expect(raw.confidence).to.be.greaterThan(0.95);
  });

  it('ties earnings per share to net income and shares, without counting that as proof', () => {
    const raw = proveStatement(income());
    expect(raw.checks.filter((c) => c.kind === 'eps').map((c) => c.holds)).to.deep.equal([
      true,
      true,
    ]);
    expect(confidenceOf(raw, 'Basic earnings per share', '2023')).to.be.within(0.97, 0.9899);
  });

  it('lowers the confidence of every cell in an identity that fails in its column', () => {
    const raw = proveStatement(change(income(), 'Net income', '2023', 2300));
    const failed = raw.checks.find((c) => !c.holds && c.kind === 'difference');
    expect(failed).to.include({ year: '2023', expected: 2000, actual: 2300 });
    expect(confidenceOf(raw, 'Net income', '2023')).to.be.lessThan(0.9);
    expect(confidenceOf(raw, 'Net income', '2022')).to.be.at.least(0.99);
    expect(raw.confidence).to.be.lessThan(proveStatement(income()).confidence);
  });

  it('counts no sum against yen that are cut off below their unit', () => {
    const missed = change(income(), 'Net income', '2023', 2002);
    const inYen = { ...missed, currency: 'JPY', scale: 1e6 };
    const severities = ({ checks }: RawStatement): unknown[] =>
      checks.filter(({ holds, kind }) => !holds && kind === 'difference').map((c) => c.severity);
    expect(severities(proveStatement(missed))).to.deep.equal(['error']);
    expect(severities(proveStatement(inYen))).to.deep.equal(['warning']);
    expect(confidenceOf(proveStatement(inYen), 'Income tax expense', '2023')).to.be.at.least(0.97);
    const far = { ...inYen, ...change(inYen, 'Net income', '2023', 2300) };
    expect(severities(proveStatement(far))).to.deep.equal(['error']);
  });

  it('never gives 0.99 to a cell that no identity covers', () => {
    const raw = proveStatement(
      statement('income_statement', [item('Revenue', 10000, 9000), item('Something else', 77, 12)]),
    );
    expect(confidenceOf(raw, 'Revenue', '2023')).to.be.lessThan(0.99);
    expect(raw.checks).to.deep.equal([]);
  });

  it('sets parts below their total aside, so that they are not counted twice', () => {
    const raw = proveStatement(
      statement('income_statement', [
        item('Net interest income', 1589, 1551),
        item('– interest income', 2672, 2321),
        item('– interest expense', -1083, -770),
        item('Net fee income', 508, 475),
        item('Net operating income', 2097, 2026),
      ]),
    );
    expect(raw.checks.filter((c) => c.holds).map((c) => c.description)).to.include(
      'Net operating income = Net interest income + Net fee income',
    );
    expect(confidenceOf(raw, '– interest income', '2022')).to.be.at.least(0.99);
  });

  it('checks that the balance sheet balances', () => {
    const sheet = statement('balance_sheet', [
      item('Cash', 600, 500),
      item('Property', 1400, 1300),
      item('Total assets', 2000, 1800),
      item('Debt', 900, 800),
      item('Total equity', 1100, 1000),
      item('Total liabilities and equity', 2000, 1800),
    ]);
    expect(
      proveStatement(sheet)
        .checks.filter((c) => c.kind === 'balance')
        .map((c) => c.holds),
    ).to.deep.equal([true, true]);
    const broken = proveStatement(change(sheet, 'Total assets', '2022', 1900));
    expect(broken.checks.filter((c) => c.kind === 'balance').map((c) => c.holds)).to.deep.equal([
      true,
      false,
    ]);
  });

  it('ties the cash flow statement to itself and to the income statement', () => {
    const cash = statement('cash_flow_statement', [
      item('Net income', 2000, 1680),
      item('Depreciation', 500, 450),
      item('Net cash provided by operating activities', 2500, 2130),
      item('Purchases of property', -700, -650),
      item('Net cash used in investing activities', -700, -650),
      item('Dividends paid', -1700, -1400),
      item('Net cash used in financing activities', -1700, -1400),
      item('Net increase in cash', 100, 80),
      item('Cash at beginning of year', 900, 820),
      item('Cash at end of year', 1000, 900),
    ]);
    const [, proven] = proveReport([income(), cash]);
    const kinds = new Set(proven?.checks.filter((c) => c.holds).map((c) => c.kind));
    for (const kind of ['sum', 'cash_flow_foot', 'opening_cash', 'closing_cash', 'net_income_tie'])
      expect(kinds.has(kind as never), kind).to.equal(true);
    expect(proven?.line_items.every((i) => (i.confidence ?? 0) >= 0.98)).to.equal(true);
  });

  it('expects no opening cash at the end of the same part of the year before', () => {
    const half = statement('cash_flow_statement', [
      item('Net cash from operating activities', 1200, 1100),
      item('Net cash used in investing activities', -700, -650),
      item('Net cash used in financing activities', -400, -350),
      item('Net change in cash', 100, 100),
      item('Cash at beginning of period', 950, 800),
      item('Cash at end of period', 1050, 900),
    ]);
    const failing = (raw: RawStatement) =>
      proveStatement(raw)
        .checks.filter(({ holds }) => !holds)
        .map(({ kind }) => kind);
    expect(failing(half)).to.deep.equal(['opening_cash']);
    expect(failing({ ...half, period: 'interim' })).to.deep.equal([]);
  });

  it('ignores failures among the rows below the close', () => {
    const cash = statement('cash_flow_statement', [
      item('Net cash from operating activities', 2400, 2050),
      item('Net cash used in investing activities', -700, -650),
      item('Net cash used in financing activities', -1600, -1300),
      item('Net change in cash', 100, 100),
      item('Cash at beginning of year', 900, 800),
      item('Cash at end of year', 1000, 900),
      item('Client cash received', 4103, 3907),
      item('Client cash paid', -2102, -1905),
      item('Total client cash', 2001, 2950),
    ]);
    const proven = proveStatement(cash);
    expect(proven.checks.filter(({ holds }) => !holds)).to.have.length(1);
    expect(proven.line_items[8]?.confidence).to.be.at.most(0.95);
    expect(proven.confidence).to.be.at.least(0.985);
  });

  it("trusts a language model's reading less than the layout's, until a sum proves it", () => {
    const raw = proveStatement({ ...income(), method: 'some-model' });
    expect(confidenceOf(raw, 'Revenue', '2023')).to.be.at.least(0.99);
    expect(confidenceOf(raw, 'Weighted average shares', '2023')).to.be.lessThan(0.97);
  });
});

type Values = readonly (number | null)[];

const NAMES = [
  'Revenue',
  'Cost of sales',
  'Other',
  'Total',
  'Interest',
  'Total expenses',
  'Profit',
];

const printed: fc.Arbitrary<PrintedRow[]> = fc.array(
  fc.tuple(
    fc.constantFrom(...NAMES),
    fc.array(fc.option(fc.integer({ min: -5000, max: 90_000 }), { freq: 6 }), {
      minLength: 2,
      maxLength: 2,
    }) as fc.Arbitrary<Values>,
  ),
  { minLength: 2, maxLength: 9 },
);

/** Rows that end in their own sum, some of which do not. */
const summed = fc.tuple(printed, fc.boolean()).map(([rows, closes]): PrintedRow[] => {
  const sum = (column: number): number =>
    rows.reduce((total, [, values]) => total + (values[column] ?? 0), 0);
  return closes ? [...rows, ['Total revenue', [sum(0), sum(1)]]] : rows;
});

const confidencesOf = ({ line_items }: RawStatement): number[] =>
  line_items.flatMap((item) =>
    Object.values(item.sources ?? {}).map(({ confidence }) => confidence ?? 0),
  );

const DOUBTS = ['guessed', 'disputed', 'incomplete', 'substitute', 'ambiguous'] as const;
const decided = (
  doubt: (typeof DOUBTS)[number] | undefined,
): NonNullable<RawStatement['decisions']> => ({
  scale: { value: '1000', evidence: [], ...(doubt === undefined ? {} : { doubt }) },
});

describe('whatever a statement prints', () => {
  const property = (says: (raw: RawStatement, rows: PrintedRow[]) => void): void =>
    fc.assert(
      fc.property(summed, (rows) => says(statementOfRows('income_statement', rows), rows)),
      { numRuns: 200 },
    );

  it('confidences are shares, of cells, rows and the whole', () => {
    property((raw) => {
      const proven = proveStatement(raw);
      const rows = proven.line_items.map(({ confidence }) => confidence ?? 0);
      for (const one of [...confidencesOf(proven), ...rows, proven.confidence])
        expect(one).to.be.within(0, 1);
    });
  });

  it('proving it again changes nothing', () => {
    property((raw) => {
      const once = proveStatement(raw);
      expect(proveStatement(once)).to.deep.equal(once);
    });
  });

  it('no number, name or place is changed by a proof', () => {
    property((raw) => {
      const proven = proveStatement(raw);
      const contentOf = ({ line_items }: RawStatement) =>
        line_items.map(({ name, values, sources }) => ({
          name,
          values,
          places: Object.values(sources ?? {}).map(({ page, bbox }) => [page, bbox]),
        }));
      expect(contentOf(proven)).to.deep.equal(contentOf(raw));
    });
  });

  it('a doubt never raises a confidence, and a graver one never allows more than a lighter', () => {
    fc.assert(
      fc.property(summed, fc.constantFrom(...DOUBTS), (rows, doubt) => {
        const raw = statementOfRows('income_statement', rows);
        const sure = confidencesOf(proveStatement({ ...raw, decisions: decided(undefined) }));
        const doubted = confidencesOf(proveStatement({ ...raw, decisions: decided(doubt) }));
        doubted.forEach((confidence, i) => {
          expect(confidence).to.be.at.most(Math.min(sure[i] ?? 0, mostInDoubt(doubt)));
        });
      }),
      { numRuns: 100 },
    );
  });

  it('its columns may be printed in either order', () => {
    property((raw, rows) => {
      const turned = rows.map(([name, values]): PrintedRow => [name, values.toReversed()]);
      const other = proveStatement(statementOfRows('income_statement', turned, ['2022', '2023']));
      const byYear = ({ line_items }: RawStatement) =>
        line_items.map(({ sources }) => [
          sources?.['2023']?.confidence,
          sources?.['2022']?.confidence,
        ]);
      expect(byYear(other)).to.deep.equal(byYear(proveStatement(raw)));
    });
  });

  it('sums hold as well if every sign is reversed', () => {
    property((raw, rows) => {
      const turned = rows.map(([name, values]): PrintedRow => [
        name,
        values.map((value) => (value === null || value === 0 ? value : -value)),
      ]);
      const held = (statement: RawStatement): number =>
        proveStatement(statement).checks.filter(({ kind, holds }) => holds && kind === 'sum')
          .length;
      expect(held(statementOfRows('income_statement', turned))).to.equal(held(raw));
    });
  });
});
