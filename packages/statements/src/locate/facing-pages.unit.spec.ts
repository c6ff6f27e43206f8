import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';
import { pageFromText } from '../testing/page-from-text.js';
import { readStatements } from '../report/read-report.js';
import {
  BALANCE,
  CASH_FLOW,
  CASH_FLOW_CONTINUED,
  COVER,
  INCOME,
  PROSE,
} from '../testing/drawn-report.js';

/** A drawn page cut where its numbers begin: labels on the left page, numbers at the same heights on the right one. */
const facing = (drawing: string, at = 40): [string, string] => {
  const lines = drawing.split('\n');
  const isTitle = (line: string): boolean => /^[A-Z(]/.test(line) && !/\s{3}/.test(line);
  const cut = (line: string): number => (isTitle(line) ? line.length : at);
  return [
    lines.map((l) => l.slice(0, cut(l))).join('\n'),
    lines.map((l) => l.slice(cut(l))).join('\n'),
  ];
};

/** A drawn page whose last columns stand on a separate page. */
const moreOnRight = (drawing: string, at: number): [string, string] => {
  const isTitle = (line: string): boolean => /^[A-Z(]/.test(line) && !/\s{3}/.test(line);
  const lines = drawing
    .split('\n')
    .map((line) => (isTitle(line) ? [line, ''] : [line.slice(0, at), line.slice(at)]));
  return [
    lines.map(([left]) => left ?? '').join('\n'),
    lines.map(([, right]) => right ?? '').join('\n'),
  ];
};

/** The first page of the cash flows, with as many rows as a whole page has. */
const FLOWS = CASH_FLOW.replace(
  '   Depreciation                              500        450        400',
  [
    '   Depreciation of buildings                 200        180        160',
    '   Depreciation of machines                  100         90         80',
    '   Amortization                              150        130        110',
    '   Impairment                                 50         50         50',
  ].join('\n'),
);

describe('labels and numbers on facing pages', () => {
  it('are joined row by row, each value with its own page', () => {
    const result = readDrawnReport([
      COVER,
      PROSE,
      ...facing(INCOME),
      BALANCE,
      CASH_FLOW,
      CASH_FLOW_CONTINUED,
    ]);
    const raw = statementOf(result, 'income_statement');
    expect(raw.pages).to.deep.equal([3, 4]);
    expect(valuesOf(raw, 'Net sales')).to.deep.equal([10_000, 9000, 8000]);
    expect(valuesOf(raw, 'Net income')).to.deep.equal([2000, 1680, 1360]);
    const source = raw.line_items.find((i) => i.name === 'Gross profit')?.sources?.['2023'];
    expect(source?.page).to.equal(4);
    expect(source?.bbox?.[0], "in the facing page's own coordinates").to.be.within(30, 300);
    expect(result.problems).to.deep.equal([]);
    expect(
      raw.line_items
        .flatMap((i) => Object.values(i.sources ?? {}).map((x) => x.confidence ?? 1))
        .every((c) => c < 0.99),
      'sums do not prove labels',
    ).to.equal(true);
    expect(raw.notes?.join()).to.contain('facing pages');
  });

  it('continue over a second pair of pages', () => {
    const result = readDrawnReport([
      COVER,
      PROSE,
      ...facing(FLOWS),
      ...facing(
        CASH_FLOW_CONTINUED.replace('investing activities (700)', 'investing            (700)'),
      ),
      BALANCE,
      INCOME,
    ]);
    const raw = statementOf(result, 'cash_flow_statement');
    expect(raw.pages).to.deep.equal([3, 4, 5, 6]);
    expect(valuesOf(raw, 'Dividends paid')).to.deep.equal([-1100, -800, -600]);
    expect(valuesOf(raw, 'Cash at end of year')).to.deep.equal([1000, 900, 800]);
  });

  it('are not joined if the rows do not line up, and the result says so', () => {
    const [labels, numbers] = facing(INCOME);
    const lines = numbers.split('\n');
    // Two rows of numbers closer to the top than their labels: any pairing would be a guess.
    const shifted = [...lines.slice(0, 9), ...lines.slice(11), '', ''].join('\n');
    const result = readDrawnReport([
      COVER,
      PROSE,
      labels,
      shifted,
      BALANCE,
      CASH_FLOW,
      CASH_FLOW_CONTINUED,
    ]);
    expect(result.statements.map((s) => s.statement_type)).to.not.include('income_statement');
    expect(result.problems.join()).to.contain(
      'page 3 prints labels without numbers and page 4 numbers without labels',
    );
  });

  it("are not joined if the numbers stand between the labels' lines", () => {
    const [labels, numbers] = facing(INCOME);
    const pages = [COVER, PROSE, labels, numbers, BALANCE, CASH_FLOW, CASH_FLOW_CONTINUED].map(
      (d, i) => pageFromText(d, i + 1),
    );
    const moved = pages.map((p) =>
      p.page !== 4
        ? p
        : { ...p, words: p.words.map((w) => ({ ...w, y0: w.y0 + 6.5, y1: w.y1 + 6.5 })) },
    );
    const result = readStatements(moved, { pageCount: moved.length });
    expect(result.statements.map((s) => s.statement_type)).to.not.include('income_statement');
    expect(result.problems.join()).to.contain(
      'page 3 prints labels without numbers and page 4 numbers without labels',
    );
  });
});

describe('more years of a statement on the facing page', () => {
  const rest = [BALANCE, CASH_FLOW, CASH_FLOW_CONTINUED];
  const [left, right] = moreOnRight(INCOME, 52);
  const yearsOf = (pages: readonly string[]): readonly string[] =>
    statementOf(readDrawnReport([COVER, PROSE, ...pages, ...rest]), 'income_statement').years;

  it('are joined to its rows if heads and rows line up', () => {
    const result = readDrawnReport([COVER, PROSE, left, right, ...rest]);
    const raw = statementOf(result, 'income_statement');
    expect([raw.years, raw.pages]).to.deep.equal([
      ['2023', '2022', '2021'],
      [3, 4],
    ]);
    expect(valuesOf(raw, 'Gross profit')).to.deep.equal([4000, 3500, 3000]);
    expect(valuesOf(raw, 'Diluted')).to.deep.equal([1.9, 1.6, 1.3]);
    const sources = raw.line_items.find((i) => i.name === 'Net income')?.sources ?? {};
    expect(
      Object.values(sources)
        .map(({ page }) => page)
        .toSorted(),
    ).to.deep.equal([3, 4, 4]);
    expect(
      (sources['2022']?.confidence ?? 1) < 0.99 && (sources['2023']?.confidence ?? 0) > 0.99,
      'what is joined is less certain',
    ).to.equal(true);
    expect(result.problems).to.deep.equal([]);
  });

  it('are left out and reported if the rows are shifted', () => {
    const lines = right.split('\n');
    const shifted = [...lines.slice(0, 10), ...lines.slice(11), ''].join('\n');
    expect(yearsOf([left, shifted])).to.deep.equal(['2023']);
    expect(readDrawnReport([COVER, PROSE, left, shifted, ...rest]).problems.join()).to.contain(
      'page 4 seems to print more years of the statement on page 3',
    );
  });

  it('are left out and reported if their sums do not close with these labels', () => {
    const lines = right.split('\n');
    const numbers = lines.flatMap((line, at) =>
      /\d,?\d{3}|\(50\)/.test(line) && !/202\d/.test(line) ? [at] : [],
    );
    const turned = lines
      .map((line, at) =>
        numbers.includes(at)
          ? (lines[numbers[(numbers.indexOf(at) + 3) % numbers.length] ?? at] ?? line)
          : line,
      )
      .join('\n');
    expect(yearsOf([left, turned])).to.deep.equal(['2023']);
    expect(readDrawnReport([COVER, PROSE, left, turned, ...rest]).problems.join()).to.contain(
      'their sums do not close',
    );
  });

  it('are not found if the years repeat or do not continue, or the page has labels of its own', () => {
    expect(yearsOf([left, right.replace(/2022(\s+)2021/, '2023$12022')])).to.deep.equal(['2023']);
    expect(yearsOf([left, right.replace(/2022(\s+)2021/, '2019$12018')])).to.deep.equal(['2023']);
    const own = INCOME.replace(/2023 {7}2022 {7}2021/, '2022       2021       2020');
    expect(
      yearsOf([
        left,
        own.replaceAll('ACME CORPORATION', 'OTHER CORPORATION (PARENT COMPANY ONLY)'),
      ]),
    ).to.deep.equal(['2023']);
  });
});
