import { expect } from 'chai';
import fc from 'fast-check';
import {
  BALANCE,
  CASH_FLOW,
  CASH_FLOW_CONTINUED,
  INCOME,
  PROSE,
  SELECTED_DATA,
} from '../testing/drawn-report.js';
import { tableOn, tablesOfDrawn } from '../testing/read-candidates.js';
import { chooseTriple, considered } from './choose-triple.js';
import type { ReadCandidate } from './read-tables.js';

const REPORT = [BALANCE, INCOME, CASH_FLOW, CASH_FLOW_CONTINUED];
const tables = tablesOfDrawn(REPORT);
const income = tableOn(tables, 'income_statement', 2);
const balance = tableOn(tables, 'balance_sheet', 1);
const cash = tableOn(tables, 'cash_flow_statement', 3);

const onPages = (draft: ReadCandidate, ...pages: number[]): ReadCandidate => ({
  ...draft,
  raw: { ...draft.raw, pages },
});
const ofYears = (draft: ReadCandidate, ...years: string[]): ReadCandidate => ({
  ...draft,
  raw: { ...draft.raw, years, line_items: [] },
});
const chosen = (...drafts: ReadCandidate[]): ReadCandidate[] => Object.values(chooseTriple(drafts));

describe('The three statements that belong together', () => {
  it('are one of each type', () => {
    expect(chooseTriple([income, balance, cash])).to.deep.equal({
      income_statement: income,
      balance_sheet: balance,
      cash_flow_statement: cash,
    });
  });

  for (const { what, rival, expected } of [
    {
      what: 'that which stands nearer to the others',
      rival: onPages(income, 60),
      expected: income,
    },
    {
      what: 'that of the same years',
      rival: ofYears(income, '2010', '2009', '2008'),
      expected: income,
    },
    { what: 'that of which more is proven', rival: { ...income, coverage: 0.1 }, expected: income },
    {
      what: 'that whose words say more',
      rival: { ...income, candidate: { ...income.candidate, score: income.candidate.score - 1 } },
      expected: income,
    },
    { what: 'that of several years', rival: ofYears(income, '2023'), expected: income },
    {
      what: 'that of one scale with the others',
      rival: { ...income, raw: { ...income.raw, scale: income.raw.scale * 1000 } },
      expected: income,
    },
    {
      what: 'that whose profit is the profit of the cash flows',
      rival: {
        ...income,
        raw: {
          ...income.raw,
          line_items: income.raw.line_items.map((item) => ({
            ...item,
            values: Object.fromEntries(
              Object.entries(item.values).map(([year, value]) => [year, value + 7]),
            ),
          })),
        },
      },
      expected: income,
    },
  ])
    it(`are, of two of one type, ${what}`, () => {
      for (const drafts of [
        [rival, income, balance, cash],
        [income, rival, balance, cash],
      ])
        expect(chosen(...drafts))
          .to.include(expected)
          .and.not.include(rival);
    });

  it('are the first where nothing tells two apart', () => {
    const twin = { ...income };
    expect(chosen(income, twin, balance, cash)).to.include(income);
    expect(chosen(twin, income, balance, cash)).to.include(twin);
  });

  it('are fewer where fewer were found, and none of none', () => {
    expect(chosen(balance)).to.deep.equal([balance]);
    expect(chosen()).to.deep.equal([]);
  });

  it('are no selected data, though these are printed first', () => {
    const report = tablesOfDrawn([SELECTED_DATA, PROSE, ...REPORT]);
    const pages = Object.values(chooseTriple(report.drafts)).flatMap(({ raw }) => raw.pages);
    expect(pages).to.not.include(1);
    expect(pages).to.include.members([3, 4, 5]);
  });

  it('are the same in any order of three tables', () => {
    const orders = fc.shuffledSubarray([income, balance, cash], { minLength: 3 });
    fc.assert(
      fc.property(orders, (drafts) => {
        expect(new Set(chosen(...drafts))).to.deep.equal(new Set([income, balance, cash]));
      }),
      { numRuns: 12 },
    );
  });
});

describe('What is explained of a table', () => {
  it('is its pages, its score and what is proven of it; its rules where it was chosen', () => {
    const triple = chooseTriple([income, balance, cash]);
    expect(considered(income, triple)).to.deep.include({
      statement_type: 'income_statement',
      pages: [2],
      chosen: true,
      proven: Number(income.coverage.toFixed(2)),
    });
    const other = considered(onPages(income, 60), triple);
    expect(other).to.deep.include({ chosen: false, rules: [], pages: [60] });
  });
});
