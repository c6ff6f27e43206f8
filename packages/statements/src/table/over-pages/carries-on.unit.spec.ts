import type { CanonicalStatementType } from '@fde/contracts';
import { expect } from 'chai';

import { blocksOf, type Block } from '../../locate/blocks.js';
import {
  BALANCE,
  CASH_FLOW,
  CASH_FLOW_CONTINUED,
  INCOME,
  PARENT_CASH_FLOW,
  PROSE,
  SUPPLEMENT,
  withoutTitle,
} from '../../testing/drawn-report.js';
import { layoutOf } from '../../testing/laid-out.js';
import { carriesOn, mergeSigns } from './carries-on.js';

const blockOf = (drawing: string, page: number): Block => {
  const blocks = blocksOf(layoutOf(drawing, page));
  const block = blocks.find(({ title }) => title !== undefined) ?? blocks[0];
  if (block === undefined) throw new Error('no block');
  return block;
};

/** A second part under only its columns, as many pages print it. */
const REST = withoutTitle(CASH_FLOW_CONTINUED).split('\n').slice(2).join('\n');
const YEARS = withoutTitle(CASH_FLOW_CONTINUED);
const OTHER_YEARS = YEARS.replace('2023       2022       2021', '2020       2019       2018');

/** What a following page prints under the first two lines, its head, of another one. */
const underYears = (head: string, rows: string): string =>
  [...head.split('\n').slice(0, 2), ...rows.split('\n').slice(1)].join('\n');

const RECONCILIATION = `
Reconciliation of net income to net cash provided by operating activities:
   Net income                           $  2,000   $  1,680   $  1,360
   Depreciation                              400        370        340
      Net cash provided by operating
        activities                      $  2,400   $  2,050   $  1,700
`;

/** Printed like the changes in equity: more columns than a balance sheet has years. */
const CHANGES = ['Balance at January 1', 'Net income', 'Dividends', 'Balance at December 31']
  .map(
    (label, row) =>
      label.padEnd(30) + `  ${row + 1},100  ${row + 1},200  ${row + 1},300  ${row + 1},400`,
  )
  .join('\n');

/** A public body's statement, which begins on one page and ends on the next. */
const SURPLUS = `
Statement of comprehensive income
                                              2023        2022
                                             $'000       $'000
Income
Admission fees                              32,554       7,898
Rental of facilities                        46,944      34,061
Interest income                             10,307       2,006
Expenditure
Cost of sales                                5,978       2,369
Staff costs                                103,623      85,984
Depreciation                                58,671      58,709
`;
const SURPLUS_REST = `
Statement of comprehensive income
                                              2023        2022
                                             $'000       $'000
Operating grants                           149,403     138,821
Surplus before taxation                      4,630     (17,723)
Income tax                                    (359)      2,334
Surplus for the year                         4,271     (15,389)
`;

/** The same page with a line over its years that says whose figures they are. */
const headedAs = (whose: string, page: string): string =>
  page.replace(/\n( +)Years ended/, `\n$1      ${whose}\n$1Years ended`);

const CONTENTS = ['Basis of presentation', 'Accounting policies', 'Cash', 'Borrowings', 'Taxes']
  .map((label, row) => `${row + 1}. ${label.padEnd(60)} ${25 + 3 * row}`)
  .join('\n');

describe('whether a table of the next page carries a statement on', () => {
  for (const { what, type = 'cash_flow_statement', before = CASH_FLOW, next, rule, goesOn } of [
    {
      what: 'a statement that only some reports have, in columns like its own',
      next: `Statement of Fund Balances\n${YEARS}`,
      rule: 'titled as an unknown statement',
      goesOn: false,
    },
    {
      what: 'a statement whose title no language knows, in the place of the title',
      next: `ACME CORPORATION\nLaporan komitmen dan kontinjensi\n(In thousands)\n${YEARS}`,
      rule: 'headed alike, under another title',
      goesOn: false,
    },
    {
      what: 'its own rows under the name alone',
      next: `ACME CORPORATION\n(In thousands)\n${YEARS}`,
      rule: 'completes the statement',
      goesOn: true,
    },
    {
      what: "the company alone, under the group's title",
      before: headedAs('Group', CASH_FLOW),
      next: headedAs('Company', CASH_FLOW_CONTINUED),
      rule: 'is headed as the company alone',
      goesOn: false,
    },
    {
      what: 'a title with "continued"',
      next: CASH_FLOW_CONTINUED,
      rule: 'calls itself continued',
      goesOn: true,
    },
    {
      what: 'a title with "continued" over a whole statement again: that of the company',
      before: CASH_FLOW + REST,
      next: CASH_FLOW.replace('CASH FLOWS', 'CASH FLOWS (CONTINUED)') + REST,
      rule: 'calls itself continued',
      goesOn: false,
    },
    {
      what: 'the notes to a whole statement, under its title',
      type: 'balance_sheet' as const,
      before: BALANCE,
      next: `Notes to the Consolidated Balance Sheets\n${underYears(withoutTitle(BALANCE), `\n${CHANGES}`)}`,
      rule: 'titled with a doubt, behind a complete statement',
      goesOn: false,
    },
    {
      what: 'the rest of a statement of comprehensive income, under its title',
      type: 'income_statement' as const,
      before: SURPLUS,
      next: SURPLUS_REST,
      rule: 'titled like its first page',
      goesOn: true,
    },
    {
      what: "the company's rows again, under the title of an unfinished statement",
      type: 'income_statement' as const,
      before: SURPLUS,
      next: SURPLUS.replace('7,898', '7,800').replace('32,554', '32,500'),
      rule: 'titled like its first page',
      goesOn: false,
    },
    {
      what: 'the notes to items of a statement that is not known to be whole',
      type: 'balance_sheet' as const,
      before: BALANCE.split('\n').slice(0, -4).join('\n'),
      next: `Erläuterungen zu Positionen der Bilanz\n${withoutTitle(BALANCE)}`,
      rule: 'titled as notes',
      goesOn: false,
    },
    {
      what: 'a list of the notes with their pages',
      next: CONTENTS,
      rule: 'is a list of contents',
      goesOn: false,
    },
    {
      what: 'the same title again, over the rest',
      next: CASH_FLOW_CONTINUED.replace(' (CONTINUED)', ''),
      rule: 'titled again',
      goesOn: true,
    },
    {
      what: 'the same title over another table with the same totals',
      before: CASH_FLOW + REST,
      next: CASH_FLOW,
      rule: 'titled again',
      goesOn: false,
    },
    {
      what: 'the title of another statement',
      next: BALANCE,
      rule: 'titled otherwise',
      goesOn: false,
    },
    {
      what: "the same title of the parent's statement",
      next: PARENT_CASH_FLOW,
      rule: 'titled otherwise',
      goesOn: false,
    },
    {
      what: 'the rest under its years',
      next: YEARS,
      rule: 'completes the statement',
      goesOn: true,
    },
    { what: 'the rest alone', next: REST, rule: 'completes the statement', goesOn: true },
    {
      what: 'the rest under other years',
      next: OTHER_YEARS,
      rule: 'has other years',
      goesOn: false,
    },
    { what: 'running text', next: PROSE, rule: 'is not a table of this statement', goesOn: false },
    {
      what: 'rows of another statement',
      next: withoutTitle(BALANCE),
      rule: 'is not a table of this statement',
      goesOn: false,
    },
    {
      what: 'a table of more columns',
      type: 'balance_sheet',
      before: BALANCE,
      next: CHANGES,
      rule: 'has more columns',
      goesOn: false,
    },
    {
      what: 'a supplement below a whole statement',
      before: CASH_FLOW + REST,
      next: SUPPLEMENT,
      rule: 'is headed as supplemental',
      goesOn: true,
    },
    {
      what: 'a supplement under a head of its own, with the years again',
      before: CASH_FLOW + REST,
      next: underYears(YEARS, SUPPLEMENT),
      rule: 'is headed as supplemental',
      goesOn: true,
    },
    {
      what: 'a reconciliation, which shows totals of the statement again',
      before: CASH_FLOW + REST,
      next: underYears(YEARS, RECONCILIATION),
      rule: 'is headed as supplemental',
      goesOn: true,
    },
    {
      what: 'a supplement under other years',
      before: CASH_FLOW + REST,
      next: underYears(OTHER_YEARS, SUPPLEMENT),
      rule: 'has other years',
      goesOn: false,
    },
    {
      what: 'rows under the same years without such a heading',
      before: CASH_FLOW + REST,
      next: underYears(YEARS, SUPPLEMENT.replace('Supplemental disclosures', 'Capital')),
      rule: 'stands below the foot',
      goesOn: false,
    },
    {
      what: 'more rows below a whole balance sheet',
      type: 'balance_sheet',
      before: BALANCE,
      next: SUPPLEMENT,
      rule: 'stands below the foot',
      goesOn: false,
    },
  ] satisfies readonly {
    readonly what: string;
    readonly type?: CanonicalStatementType;
    readonly before?: string;
    readonly next: string;
    readonly rule: string;
    readonly goesOn: boolean;
  }[])
    it(`${what}: ${goesOn ? 'yes' : 'no'}, it ${rule}`, () =>
      expect(carriesOn(type, [blockOf(before, 1)], blockOf(next, 2))).to.deep.equal({
        rule,
        goesOn,
      }));

  it('begins a statement if none stands before it', () =>
    expect(carriesOn('balance_sheet', [], blockOf(BALANCE, 1))).to.deep.equal({
      rule: 'begins it',
      goesOn: true,
    }));
});

describe('what the labels of several blocks say together', () => {
  it('is everything that each of them says, counted for each', () => {
    const [first, second] = [blockOf(CASH_FLOW, 1), blockOf(CASH_FLOW_CONTINUED, 2)];
    const both = mergeSigns('cash_flow_statement', [first, second]);
    expect(both.concepts.has('operating_cash_flow')).to.equal(true);
    expect(both.concepts.has('closing_cash')).to.equal(true);
    expect(both.score).to.equal(
      first.signs.cash_flow_statement.score + second.signs.cash_flow_statement.score,
    );
  });

  it('is empty without blocks', () =>
    expect(mergeSigns('income_statement', [])).to.deep.equal({ concepts: new Set(), score: 0 }));

  it('is that of a single block', () => {
    const block = blockOf(INCOME, 1);
    expect(mergeSigns('income_statement', [block]).concepts).to.deep.equal(
      block.signs.income_statement.concepts,
    );
  });
});
