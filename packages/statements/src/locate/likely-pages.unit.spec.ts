import { expect } from 'chai';
import fc from 'fast-check';

import {
  BALANCE,
  CASH_FLOW,
  CASH_FLOW_CONTINUED,
  COVER,
  EQUITY,
  INCOME,
  INDEX,
  PARENT_BALANCE,
  PROSE,
  QUARTERS,
} from '../testing/drawn-report.js';
import { plainFromText } from '../testing/page-from-text.js';
import { likelyPages, pagesAfter, type CandidatePage } from './likely-pages.js';

const likely = (...drawings: readonly string[]): CandidatePage[] =>
  likelyPages(drawings.map(plainFromText));

/** An index that names the page of each statement, and enough notes to have many numbers. */
const LONG_INDEX = [
  'Index to financial statements',
  'Consolidated Balance Sheets 46',
  'Consolidated Statements of Operations 47',
  'Consolidated Statements of Cash Flows 48',
  ...Array.from({ length: 9 }, (_, i) => `Note ${i + 1} on what the group does ${50 + i}`),
].join('\n');

const best = (pages: readonly CandidatePage[], type: keyof CandidatePage['scores']): number =>
  pages.toSorted((a, b) => (b.scores[type] ?? 0) - (a.scores[type] ?? 0))[0]?.page ?? 0;

/** Pages of running text on either side, so that neighbours are seen. */
const TEXT = Array.from({ length: 6 }, () => PROSE);
const REPORT = [...TEXT, INDEX, ...TEXT, BALANCE, INCOME, CASH_FLOW, CASH_FLOW_CONTINUED, ...TEXT];

describe('pages that may hold a statement', () => {
  const pages = likely(...REPORT);

  for (const [type, page] of [
    ['balance_sheet', 14],
    ['income_statement', 15],
    // Its second part holds the totals of two activities.
    ['cash_flow_statement', 17],
  ] as const)
    it(`the ${type} most likely stands on page ${page}`, () =>
      expect(best(pages, type)).to.equal(page));

  it('are few, in order, with the neighbours of likely ones', () => {
    const found = pages.map(({ page }) => page);
    expect(found).to.deep.equal([13, 14, 15, 16, 17, 18]);
    expect(pages[0]?.reasons).to.deep.equal(['next to a likely page']);
  });

  it('say why', () => {
    const reasons = pages.find(({ page }) => page === 14)?.reasons.join('\n');
    expect(reasons).to.match(/balance_sheet: title "CONSOLIDATED BALANCE SHEETS"/);
    expect(reasons).to.match(/balance_sheet: rows: .*total_assets/);
  });

  for (const { what, pages: decoys } of [
    { what: 'running text', pages: [PROSE, PROSE] },
    { what: 'a cover', pages: [COVER] },
    { what: 'an index of statements', pages: [INDEX] },
    { what: 'an index with as many numbers as a table', pages: [LONG_INDEX] },
    { what: 'empty pages', pages: ['', ''] },
    { what: 'no pages', pages: [] },
  ])
    it(`are not: ${what}`, () => expect(likely(...decoys)).to.deep.equal([]));

  for (const { what, better, worse, type } of [
    {
      what: "the group's before the parent's",
      better: BALANCE,
      worse: PARENT_BALANCE,
      type: 'balance_sheet',
    },
    {
      what: 'the whole year before its quarters',
      better: INCOME,
      worse: QUARTERS,
      type: 'income_statement',
    },
    {
      what: 'the balance sheet before the changes in equity',
      better: BALANCE,
      worse: EQUITY,
      type: 'balance_sheet',
    },
  ] as const)
    it(`are ranked: ${what}`, () => {
      expect(best(likely(better, ...TEXT, worse), type)).to.equal(1);
      expect(best(likely(worse, ...TEXT, better), type)).to.equal(8);
    });

  it('include the left one of two facing pages, whose labels stand alone', () => {
    const rows = BALANCE.split('\n').slice(6);
    const labels = rows.map((row) => row.slice(0, 38).trimEnd());
    const numbers = rows.map((row) => row.slice(38).replace(/\$/g, ' '));
    const pages = likely(
      ...TEXT,
      ['CONSOLIDATED BALANCE SHEETS', ...labels].join('\n'),
      numbers.join('\n'),
    );
    expect(pages.find(({ page }) => page === 7)?.scores.balance_sheet).to.be.above(7);
  });

  it('are in order, each once, within the report, whatever stands in it', () => {
    const page = fc.constantFrom(...REPORT, PARENT_BALANCE, QUARTERS, EQUITY, '', '12');
    fc.assert(
      fc.property(fc.array(page, { maxLength: 20 }), (drawings) => {
        const found = likely(...drawings).map((candidate) => candidate.page);
        expect(found).to.deep.equal([...new Set(found)].toSorted((a, b) => a - b));
        expect(found.every((p) => p >= 1 && p <= drawings.length)).to.equal(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the page after', () => {
  for (const { what, texts, expected } of [
    { what: 'is the next', texts: ['a', 'a page of text'], expected: [2] },
    {
      what: 'is also the one after, if it shows only its number',
      texts: ['a', ' 47 ', 'a page of text'],
      expected: [2, 3],
    },
    {
      what: 'is also the one after an empty one',
      texts: ['a', '', 'a page of text'],
      expected: [2, 3],
    },
    {
      what: 'is not looked for over more than two that show nothing',
      texts: ['a', '', '', '', 'b'],
      expected: [2, 3, 4],
    },
    { what: 'may be past the end', texts: ['a'], expected: [2] },
  ])
    it(what, () => expect(pagesAfter(1, texts)).to.deep.equal(expected));
});
