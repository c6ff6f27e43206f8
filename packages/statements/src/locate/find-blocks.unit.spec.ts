import { expect } from 'chai';

import {
  BALANCE,
  CASH_FLOW,
  EQUITY,
  INCOME,
  PROSE,
  withoutTitle,
} from '../testing/drawn-report.js';
import { textOfLine } from '../page/index.js';
import { layoutOf } from '../testing/laid-out.js';
import { findBlocks, type ReportBlocks } from './find-blocks.js';

const found = (...drawings: readonly string[]): ReportBlocks =>
  findBlocks(drawings.map((drawing, i) => layoutOf(drawing, i + 1)));

/** Page and title of each block. */
const titlesOf = ({ blocks }: ReportBlocks): string[] =>
  blocks.map(({ layout, title }) => `${layout.page}: ${title?.kind ?? 'untitled'}`);

const DIVIDER = `
PARENT COMPANY
Balance sheet of the parent company`;

describe('the blocks of a report', () => {
  for (const { what, pages, expected } of [
    {
      what: 'a page for each statement',
      pages: [BALANCE, INCOME, CASH_FLOW],
      expected: ['1: balance_sheet', '2: income_statement', '3: cash_flow_statement'],
    },
    {
      what: 'two statements on one page',
      pages: [BALANCE + INCOME],
      expected: ['1: balance_sheet', '1: income_statement'],
    },
    {
      what: 'a table without a title',
      pages: [PROSE, withoutTitle(BALANCE)],
      expected: ['1: untitled', '2: untitled'],
    },
    {
      what: 'a divider that announces the table after it',
      pages: [DIVIDER, withoutTitle(BALANCE)],
      expected: ['1: balance_sheet', '2: balance_sheet'],
    },
    {
      what: 'a divider before a table that has its own title',
      pages: [DIVIDER, INCOME],
      expected: ['1: balance_sheet', '2: income_statement'],
    },
    {
      what: 'a table after a statement, which is not a divider',
      pages: [BALANCE, withoutTitle(INCOME)],
      expected: ['1: balance_sheet', '2: untitled'],
    },
    {
      what: 'the changes in equity, whose title ends the statement before',
      pages: [BALANCE + EQUITY],
      expected: ['1: balance_sheet', '1: changes_in_equity'],
    },
    { what: 'no pages', pages: [], expected: [] },
  ])
    it(`${what}: ${expected.join(', ') || 'none'}`, () =>
      expect(titlesOf(found(...pages))).to.deep.equal(expected));

  it('inherit what a divider says against a table', () =>
    expect(found(DIVIDER, withoutTitle(BALANCE)).blocks[1]?.title?.decoys).to.include(
      'parent company',
    ));

  it('leave out a page that shows only its number, but remember it', () => {
    const report = found(BALANCE, '\n\n                 47', CASH_FLOW);
    expect(report.layouts.map(({ page }) => page)).to.deep.equal([1, 3]);
    expect(report.layouts.map(({ blankAfter }) => blankAfter)).to.deep.equal([1, undefined]);
  });

  it('leave out two blank pages between two that show something', () => {
    const report = found(BALANCE, '', '', CASH_FLOW);
    expect(report.layouts.map(({ page }) => page)).to.deep.equal([1, 4]);
    expect(report.layouts.map(({ blankAfter }) => blankAfter)).to.deep.equal([2, undefined]);
  });

  it('hold each line of their pages in one block, except titles and the lines above them', () => {
    const report = found(BALANCE + CASH_FLOW, INCOME);
    for (const layout of report.layouts) {
      const own = report.blocks.filter((block) => block.layout === layout);
      const lines = own.flatMap(({ head, to }) => layout.lines.slice(head, to));
      expect(new Set(lines).size).to.equal(lines.length);
      const [first] = own;
      const above = layout.lines.slice(0, first?.head ?? 0);
      expect(above.map(textOfLine)).to.deep.equal(above.length === 0 ? [] : ['ACME CORPORATION']);
    }
  });
});
