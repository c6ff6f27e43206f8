import type { CanonicalStatementType } from '@fde/contracts';
import { expect } from 'chai';

import { statementOfRows, type PrintedRow } from '../testing/printed-rows.js';
import { proveStatement } from './prove-statement.js';

const surest = (type: CanonicalStatementType, rows: PrintedRow[]): number =>
  Math.max(
    ...proveStatement(statementOfRows(type, rows)).line_items.flatMap((item) =>
      Object.values(item.sources ?? {}).map((source) => source.confidence ?? 0),
    ),
  );

const confidenceOf = (type: CanonicalStatementType, rows: PrintedRow[]): number =>
  proveStatement(statementOfRows(type, rows)).confidence;

const ASSETS: PrintedRow[] = [
  ['Cash', [600, 500]],
  ['Property', [1400, 1300]],
  ['Total assets', [2000, 1800]],
];
const CLAIMS: PrintedRow[] = [
  ['Debt', [900, 800]],
  ['Share capital', [1100, 1000]],
  ['Total equity and liabilities', [2000, 1800]],
];

describe('a statement that does not close', () => {
  it('has no sure cell: half a balance sheet proves itself, but the other half is missing', () => {
    expect(surest('balance_sheet', ASSETS)).to.equal(0.98);
    expect(surest('balance_sheet', [...ASSETS, ...CLAIMS])).to.be.at.least(0.999);
    expect(confidenceOf('balance_sheet', ASSETS)).to.be.below(0.8);
    expect(confidenceOf('balance_sheet', [...ASSETS, ...CLAIMS])).to.be.at.least(0.985);
  });

  it('is in doubt in all columns if one fails: a whole row may be misread', () => {
    const rows: PrintedRow[] = [
      ['Net cash provided by operating activities', [2500, 2130]],
      ['Net cash used in investing activities', [-700, -650]],
      ['Net cash used in financing activities', [-1700, -1400]],
      ['Net increase in cash', [150, 80]],
      ['Cash at beginning of year', [900, 820]],
      ['Cash at end of year', [1050, 900]],
    ];
    expect(surest('cash_flow_statement', rows)).to.equal(0.98);
    rows[3] = ['Net increase in cash', [100, 80]];
    rows[5] = ['Cash at end of year', [1000, 900]];
    expect(surest('cash_flow_statement', rows)).to.be.at.least(0.999);
  });

  it('has no sure cell where the cash at the beginning of the year is the last row', () => {
    const rows: PrintedRow[] = [
      ['Net cash provided by operating activities', [2500, 2130]],
      ['Net cash used in investing activities', [-700, -650]],
      ['Net cash used in financing activities', [-1700, -1400]],
      ['Net increase in cash', [100, 80]],
      ['Cash at beginning of year', [900, 820]],
    ];
    expect(surest('cash_flow_statement', rows)).to.equal(0.98);
    expect(surest('cash_flow_statement', rows.slice(0, 4))).to.be.at.least(0.999);
    rows.push(['Cash at end of year', [1000, 900]]);
    expect(surest('cash_flow_statement', rows)).to.be.at.least(0.999);
  });
});

describe('rows below the close of a statement', () => {
  it('weigh little, because no sum proves them', () => {
    const rows: PrintedRow[] = [
      ['Revenue', [10000, 9000]],
      ['Cost of sales', [-6000, -5500]],
      ['Net income', [4000, 3500]],
    ];
    const more: PrintedRow[] = [
      ['Includes share-based compensation', [70, 60]],
      ['Marketing', [31, 27]],
    ];
    expect(confidenceOf('income_statement', [...rows, ...more])).to.be.at.least(0.985);
    expect(confidenceOf('income_statement', [...more, ...rows])).to.be.below(0.9);
  });
});
