import type { CanonicalStatementType } from '@fde/contracts';
import { expect } from 'chai';

import { rowsOf, type PrintedRow } from '../testing/printed-rows.js';

const conceptsOf = (
  statement: CanonicalStatementType,
  rows: PrintedRow[],
): (string | undefined)[] => rowsOf(statement, rows).map((row) => row.concept);

describe('concepts that numbers give if labels do not', () => {
  it('are those of the two sides of a balance sheet', () => {
    expect(
      conceptsOf('balance_sheet', [
        ['Total assets', [2000, 1800]],
        ['Sundry', [900, 800]],
        ['Total capitalization and others', [2000, 1800]],
      ]),
    ).to.deep.equal(['total_assets', undefined, 'total_liabilities_and_equity']);
    expect(
      conceptsOf('balance_sheet', [
        ['Net assets', [2000, 1800]],
        ['Sundry', [2000, 1700]],
        ['Funds', [2000, 1800]],
      ]),
    ).to.deep.equal(['net_assets', undefined, 'total_equity']);
    expect(
      conceptsOf('balance_sheet', [
        ['Sundry', [100, 200]],
        ['', [2000, 1800]],
        ['', [2000, 1800]],
      ]),
    ).to.deep.equal([undefined, 'total_assets', 'total_liabilities_and_equity']);
  });

  it('are those of the cash before and after a change', () => {
    expect(
      conceptsOf('cash_flow_statement', [
        ['Net increase in cash', [100, 80]],
        ['January 1', [900, 820]],
        ['December 31', [1000, 900]],
      ]),
    ).to.deep.equal(['net_change_in_cash', 'opening_cash', 'closing_cash']);
    expect(
      conceptsOf('cash_flow_statement', [
        ['Net increase in cash', [100, 80]],
        ['January 1', [900, 820]],
        ['Something', [1000, 901]],
      ])[1],
    ).to.equal('opening_cash');
    expect(
      conceptsOf('cash_flow_statement', [
        ['Net increase in cash', [100, 80]],
        ['Interest', [900, 820]],
        ['Taxes', [1000, 1]],
      ]),
    ).to.deep.equal(['net_change_in_cash', undefined, undefined]);
  });
});

describe('the sides of a balance sheet, whose totals no label names', () => {
  for (const { what, rows, expected } of [
    {
      what: 'the claims come first if a row of theirs opens the balance sheet',
      rows: [
        ['Total equity', [800, 700]],
        ['', [2000, 1800]],
        ['Sundry', [500, 400]],
        ['', [2000, 1800]],
      ],
      expected: ['total_equity', 'total_liabilities_and_equity', undefined, 'total_assets'],
    },
    {
      what: 'none, if the largest row is printed once',
      rows: [
        ['Sundry', [3000, 2900]],
        ['', [2000, 1800]],
        ['', [2000, 1800]],
      ],
      expected: [undefined, undefined, undefined],
    },
    {
      what: 'none, if they are equal in only one year',
      rows: [
        ['Sundry', [100, 200]],
        ['', [2000, 1800]],
        ['', [2000, 1801]],
      ],
      expected: [undefined, undefined, undefined],
    },
    {
      what: 'none, if all are nil',
      rows: [
        ['', [0, 0]],
        ['', [0, 0]],
      ],
      expected: [undefined, undefined],
    },
    {
      what: 'not a count of shares that repeats the assets',
      rows: [
        ['Total assets', [2000, 1800]],
        ['Shares issued', [2000, 1800], { unit: 'shares' }],
      ],
      expected: ['total_assets', undefined],
    },
    {
      what: 'the last of several rows that repeat the assets',
      rows: [
        ['Total assets', [2000, 1800]],
        ['Sources', [2000, 1800]],
        ['Sources and all', [2000, 1800]],
      ],
      expected: ['total_assets', undefined, 'total_liabilities_and_equity'],
    },
    {
      what: 'the equity, without a label, is what remains after the liabilities',
      rows: [
        ['Total assets', [2000, 1800]],
        ['Total liabilities', [1200, 1100]],
        ['', [800, 700]],
        ['Total liabilities and equity', [2000, 1800]],
      ],
      expected: [
        'total_assets',
        'total_liabilities',
        'total_equity',
        'total_liabilities_and_equity',
      ],
    },
    {
      what: 'the same if liabilities are printed in brackets',
      rows: [
        ['Total assets', [2000, 1800]],
        ['Total liabilities', [-1200, -1100]],
        ['', [800, 700]],
        ['Total liabilities and equity', [2000, 1800]],
      ],
      expected: [
        'total_assets',
        'total_liabilities',
        'total_equity',
        'total_liabilities_and_equity',
      ],
    },
    {
      what: 'no equity, if a label names it',
      rows: [
        ['Total assets', [2000, 1800]],
        ['Total liabilities', [1200, 1100]],
        ['', [800, 700]],
        ['Total equity', [800, 700]],
        ['Total liabilities and equity', [2000, 1800]],
      ],
      expected: [
        'total_assets',
        'total_liabilities',
        undefined,
        'total_equity',
        'total_liabilities_and_equity',
      ],
    },
  ] satisfies readonly { what: string; rows: PrintedRow[]; expected: (string | undefined)[] }[])
    it(what, () => {
      expect(conceptsOf('balance_sheet', rows)).to.deep.equal(expected);
    });
});

describe('the balances of cash', () => {
  for (const { what, rows, expected } of [
    {
      what: 'up to one step of rounding',
      rows: [
        ['Net increase in cash', [100, 80]],
        ['January 1', [901, 820]],
        ['December 31', [1000, 900]],
      ],
      expected: ['net_change_in_cash', 'opening_cash', 'closing_cash'],
    },
    {
      what: 'not further off',
      rows: [
        ['Net increase in cash', [100, 80]],
        ['January 1', [902, 820]],
        ['December 31', [1000, 900]],
      ],
      expected: ['net_change_in_cash', undefined, undefined],
    },
    {
      what: 'not above the change',
      rows: [
        ['January 1', [900, 820]],
        ['Net increase in cash', [100, 80]],
        ['December 31', [1000, 900]],
      ],
      expected: [undefined, 'net_change_in_cash', undefined],
    },
    {
      what: 'not if a label names one of them',
      rows: [
        ['Net increase in cash', [100, 80]],
        ['January 1', [900, 820]],
        ['Cash at end of year', [1000, 900]],
      ],
      expected: ['net_change_in_cash', undefined, 'closing_cash'],
    },
  ] satisfies readonly { what: string; rows: PrintedRow[]; expected: (string | undefined)[] }[])
    it(`are found ${what}`, () => {
      expect(conceptsOf('cash_flow_statement', rows)).to.deep.equal(expected);
    });

  it('are not looked for in an income statement', () => {
    const rows: PrintedRow[] = [
      ['', [2000, 1800]],
      ['', [2000, 1800]],
    ];
    expect(conceptsOf('income_statement', rows)).to.deep.equal([undefined, undefined]);
  });
});
