import { expect } from 'chai';

import { rowsOf, YEARS, type PrintedRow } from '../testing/printed-rows.js';
import { balanceEquations, claimsEquations } from './balance.js';
import { describe as inWords, holdsIn } from './equation.js';

const ASSETS: PrintedRow = ['Total assets', [2000, 1800]];
const LIABILITIES: PrintedRow = ['Total liabilities', [900, 800]];
const EQUITY: PrintedRow = ['Total equity', [1100, 1000]];

describe('the balance of a balance sheet', () => {
  for (const [rows, form, holds] of [
    [
      [ASSETS, LIABILITIES, EQUITY, ['Total equity and liabilities', [2000, 1700]]],
      'Total equity and liabilities = Total assets',
      [true, false],
    ],
    [
      [['Net assets', [1100, 1000]], ['Share capital', [100, 100]], EQUITY],
      'Total equity = Net assets',
      [true, true],
    ],
    [
      [
        ['Total assets less current liabilities', [300, 200]],
        ['Creditors due after more than one year', [-1400, -1200]],
        ['Net liabilities', [-1100, -1000]],
        ['Capital and reserves', [-1100, -1000]],
      ],
      'Capital and reserves = Net liabilities',
      [true, true],
    ],
    [
      [ASSETS, LIABILITIES, EQUITY],
      'Total assets = Total liabilities + Total equity',
      [true, true],
    ],
    [
      [
        ['Property', [1400, 1300]],
        ['', [2000, 1800]],
        ['Loans', [900, 800]],
        ['', [2000, 1800]],
      ],
      '(unlabelled) = (unlabelled)',
      [true, true],
    ],
    [
      [
        ['Net financial assets', [600, 500]],
        ['Tangible capital assets', [1300, 1200]],
        ['Prepaid expenses', [100, 100]],
        ['Accumulated surplus', [2000, 1800]],
      ],
      'Accumulated surplus = Net financial assets + Tangible capital assets + Prepaid expenses',
      [true, true],
    ],
    [
      [
        ['Net debt', [-600, -500]],
        ['Tangible capital assets', [1300, 1200]],
        ['Prepaid expenses', [100, 100]],
        ['', [1400, 1300]],
        ['Accumulated surplus', [800, 700]],
      ],
      'Accumulated surplus = Net debt + (unlabelled)',
      [true, false],
    ],
    [
      [
        ['Net financial assets', [600, 500]],
        ['Tangible capital assets', [1300, 1200]],
        ['Accumulated operating surplus', [1950, 1690]],
        ['Accumulated remeasurement gains', [-50, 10]],
        ['', [1900, 1700]],
      ],
      '(unlabelled) = Net financial assets + Tangible capital assets',
      [true, true],
    ],
    [
      [
        ['Net financial assets', [600, 500]],
        ['Tangible capital assets', [1300, 1200]],
        ['Accumulated surplus', [1, 2]],
      ],
      undefined,
      [],
    ],
    [
      [
        ['Net financial assets', [600, 500]],
        ['Accumulated surplus', [700, 600]],
      ],
      undefined,
      [],
    ],
    [[['Property', [1400, 1300]], LIABILITIES], undefined, []],
  ] as [PrintedRow[], string | undefined, boolean[]][])
    it(form ?? `is not stated of ${rows.map(([label]) => label).join(', ')}`, () => {
      const found = balanceEquations(rowsOf('balance_sheet', rows), YEARS);
      expect(found[0] && inWords(found[0], YEARS)).to.equal(form);
      expect(found.map(holdsIn)).to.deep.equal(holds);
    });
});

describe('the claims of a balance sheet', () => {
  const TOTAL: PrintedRow = ['Total equity and liabilities', [2000, 1800]];
  const claimsOf = (rows: PrintedRow[]): string[] =>
    claimsEquations(rowsOf('balance_sheet', rows), YEARS).map((one) => inWords(one, YEARS));

  it('are liabilities and equity', () =>
    expect(claimsOf([LIABILITIES, EQUITY, TOTAL])).to.deep.equal(
      YEARS.map(() => 'Total equity and liabilities = Total liabilities + Total equity'),
    ));

  it('say nothing if others stand between them in any column', () =>
    expect(claimsOf([LIABILITIES, ['Total equity', [1100, 900]], TOTAL])).to.deep.equal([]));
});
