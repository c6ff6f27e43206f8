import { expect } from 'chai';
import {
  BALANCE,
  CASH_FLOW,
  CASH_FLOW_CONTINUED,
  COVER,
  INCOME,
  INDEX,
  PARENT_BALANCE,
  PROSE,
} from '../testing/drawn-report.js';
import { tableOn, tablesOfDrawn } from '../testing/read-candidates.js';
import { isMatched } from './read-tables.js';

const tablesIn = (...drawings: string[]) =>
  tablesOfDrawn(drawings).drafts.map(({ raw }) => [raw.statement_type, ...raw.pages]);

describe('The tables of a report', () => {
  it('are those that may be statements, with their pages', () => {
    expect(
      tablesIn(COVER, BALANCE, INCOME, CASH_FLOW, CASH_FLOW_CONTINUED),
    ).to.deep.include.members([
      ['balance_sheet', 2],
      ['income_statement', 3],
      ['cash_flow_statement', 4, 5],
    ]);
  });

  for (const { what, given } of [
    { what: 'prose', given: [PROSE] },
    { what: 'an index', given: [INDEX] },
    { what: 'a cover', given: [COVER] },
    { what: 'nothing', given: [] },
    {
      what: 'a table of three rows',
      given: [
        'CONSOLIDATED BALANCE SHEETS\n                     2023       2022\nTotal assets        1,000        900\nTotal liabilities     600        500\nTotal equity          400        400',
      ],
    },
    {
      what: 'a table without years',
      given: [
        'CONSOLIDATED BALANCE SHEETS\n                     Group     Parent\nCash                  100        100\nInventories           200        100\nTotal assets          300        200\nTotal equity          300        200',
      ],
    },
  ])
    it(`are not found in ${what}`, () => {
      expect(tablesIn(...given)).to.deep.equal([]);
    });

  const untitled = (numbers: readonly string[]): string =>
    [
      'Cash and cash equivalents',
      'Accounts receivable',
      'Inventories',
      'Total current assets',
      'Property and equipment',
      'Total assets',
      'Accounts payable',
      'Total liabilities',
      "Total stockholders' equity",
    ]
      .map((label, at) => `${label.padEnd(34)}${numbers[at] ?? ''}`)
      .join('\n');
  const YEARS = `${' '.repeat(34)}2023       2022\n`;
  const CLOSING = ['1,000        900', '2,000      1,900', '1,500      1,400', '4,500      4,200']
    .concat(['3,500      3,300', '8,000      7,500', '3,000      2,500', '3,000      2,500'])
    .concat(['5,000      5,000']);
  for (const { what, numbers, expected } of [
    { what: 'whose sums close', numbers: CLOSING, expected: true },
    {
      what: 'whose sums do not close',
      numbers: CLOSING.map((line, at) =>
        line.replace(/^\d/, String((at * 7) % 9)).replace(/ \d(?=,)/, ` ${(at * 5) % 9}`),
      ),
      expected: false,
    },
  ])
    it(`are ${expected ? 'one' : 'none'} without a title ${what}`, () => {
      const { drafts } = tablesOfDrawn([YEARS + untitled(numbers)]);
      expect(drafts.length > 0).to.equal(expected);
    });

  it('include those of a parent, shown as such by their title', () => {
    const tables = tablesOfDrawn([BALANCE, PROSE, PARENT_BALANCE]);
    expect(tableOn(tables, 'balance_sheet', 3).candidate.foreign).to.include('parent');
    expect(tableOn(tables, 'balance_sheet', 1).candidate).to.not.have.property('foreign');
  });

  it('are unread if a title gave none', () => {
    const empty =
      'CONSOLIDATED STATEMENTS OF CASH FLOWS\nNet cash provided by operating activities\nNet cash used in investing activities\nNet cash used in financing activities\nCash at end of year';
    const { drafts, unread } = tablesOfDrawn([BALANCE, empty]);
    expect(drafts.some(({ raw }) => raw.statement_type === 'cash_flow_statement')).to.equal(false);
    for (const { type } of unread) expect(type).to.equal('cash_flow_statement');
  });

  it('are matched if labels and numbers stand on one page', () => {
    for (const draft of tablesOfDrawn([BALANCE, INCOME]).drafts)
      expect(isMatched(draft)).to.equal(true);
  });
});
