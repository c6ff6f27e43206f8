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
import { chooseTriple, describeTable } from './choose-triple.js';
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
      what: 'the one closer to the others',
      rival: onPages(income, 60),
      expected: income,
    },
    {
      what: 'the one with the same years',
      rival: ofYears(income, '2010', '2009', '2008'),
      expected: income,
    },
    {
      what: 'the one with more proven cells',
      rival: { ...income, coverage: 0.1 },
      expected: income,
    },
    {
      what: 'the one whose words say more',
      rival: { ...income, candidate: { ...income.candidate, score: income.candidate.score - 1 } },
      expected: income,
    },
    { what: 'the one with several years', rival: ofYears(income, '2023'), expected: income },
    {
      what: 'the one in the same scale as the others',
      rival: { ...income, raw: { ...income.raw, scale: income.raw.scale * 1000 } },
      expected: income,
    },
    {
      what: 'the one whose profit is the profit of the cash flows',
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
    it(`include, of two of one type, ${what}`, () => {
      for (const drafts of [
        [rival, income, balance, cash],
        [income, rival, balance, cash],
      ])
        expect(chosen(...drafts))
          .to.include(expected)
          .and.not.include(rival);
    });

  it('do not include a fuller table without a title, behind a whole one that has one', () => {
    const { heading: _, ...untitled } = balance.candidate;
    const stand = { ...balance, candidate: { ...untitled, score: balance.candidate.score + 7 } };
    const behind = onPages(stand, 12);
    expect(chosen(behind, income, balance, cash))
      .to.include(balance)
      .and.not.include(behind);
    const before = onPages(stand, 0);
    expect(chosen(before, income, balance, cash)).to.include(before);
  });

  it('do not include the cash flows of a company beside the statements of its group', () => {
    const titled = (draft: ReadCandidate, title: string): ReadCandidate => ({
      ...draft,
      candidate: { ...draft.candidate, title },
    });
    const [groupIncome, groupBalance] = [
      titled(income, 'Consolidated income statement'),
      titled(balance, 'Consolidated balance sheet'),
    ];
    const groupCash = onPages(titled(cash, 'Consolidated cash flow statement'), 30);
    const companyCash = titled(cash, 'Cash flow statement');
    expect(chosen(companyCash, groupIncome, groupBalance, groupCash))
      .to.include(groupCash)
      .and.not.include(companyCash);
    expect(chosen(companyCash, groupIncome, groupBalance)).to.include(companyCash);
  });

  it("do not include a parent company's own beside those of its group, however near each other", () => {
    const plain = REPORT.map((drawing) => drawing.replace('CONSOLIDATED ', ''));
    const parents = plain.map((drawing) => `Parent company financial statements\n${drawing}`);
    const [first = '', ...more] = plain;
    const report = tablesOfDrawn([first, PROSE, PROSE, ...more, ...parents]);
    const pages = Object.values(chooseTriple(report.drafts)).flatMap(({ raw }) => raw.pages);
    expect(pages).to.have.members([1, 4, 5, 6]);
  });

  it('include the first of two that nothing distinguishes', () => {
    const twin = { ...income };
    expect(chosen(income, twin, balance, cash)).to.include(income);
    expect(chosen(twin, income, balance, cash)).to.include(twin);
  });

  it('are fewer if fewer were found', () => {
    expect(chosen(balance)).to.deep.equal([balance]);
    expect(chosen()).to.deep.equal([]);
  });

  it('do not include selected data, even if printed first', () => {
    const report = tablesOfDrawn([SELECTED_DATA, PROSE, ...REPORT]);
    const pages = Object.values(chooseTriple(report.drafts)).flatMap(({ raw }) => raw.pages);
    expect(pages).to.not.include(1);
    expect(pages).to.include.members([3, 4, 5]);
  });

  it('do not depend on the order of the tables', () => {
    const orders = fc.shuffledSubarray([income, balance, cash], { minLength: 3 });
    fc.assert(
      fc.property(orders, (drafts) => {
        expect(new Set(chosen(...drafts))).to.deep.equal(new Set([income, balance, cash]));
      }),
      { numRuns: 12 },
    );
  });
});

describe('The explanation of a table', () => {
  it('gives its pages, its score and its proven share, and its rules if it was chosen', () => {
    const triple = chooseTriple([income, balance, cash]);
    expect(describeTable(income, triple)).to.deep.include({
      statement_type: 'income_statement',
      pages: [2],
      chosen: true,
      proven: Number(income.coverage.toFixed(2)),
    });
    const other = describeTable(onPages(income, 60), triple);
    expect(other).to.deep.include({ chosen: false, rules: [], pages: [60] });
  });
});
