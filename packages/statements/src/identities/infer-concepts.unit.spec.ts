import type { CanonicalStatementType } from '@fde/contracts';
import { expect } from 'chai';

import { rowsOf, type PrintedRow } from '../testing/printed-rows.js';

const conceptsOf = (
  statement: CanonicalStatementType,
  rows: PrintedRow[],
): (string | undefined)[] => rowsOf(statement, rows).map((row) => row.concept);

describe('concepts that numbers give where labels do not', () => {
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
