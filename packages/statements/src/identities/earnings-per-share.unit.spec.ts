import { expect } from 'chai';

import { rowsOf, describeChecks, YEARS, type PrintedRow } from '../testing/printed-rows.js';
import { earningsPerShare } from './earnings-per-share.js';

const per = (label: string, values: number[], section: string | null = null): PrintedRow => [
  label,
  values,
  { unit: 'per_share', section },
];
const SHARES: PrintedRow = ['Weighted average shares, basic', [1000, 1000], { unit: 'shares' }];
const DILUTED: PrintedRow = ['Weighted average shares, diluted', [1100, 1100], { unit: 'shares' }];
const INCOME: PrintedRow = ['Net income', [2000, 1680]];

const tried = (rows: readonly PrintedRow[]): string[] =>
  describeChecks(earningsPerShare(rowsOf('income_statement', rows), YEARS)).filter((v) =>
    v.includes('2023'),
  );

describe('earnings per share', () => {
  for (const [what, rows, expected] of [
    [
      'are profit divided by shares',
      [INCOME, per('Basic earnings per share', [2, 1.68]), SHARES],
      ['eps 2023 holds: Basic earnings per share = Net income / Weighted average shares, basic'],
    ],
    [
      'fail if neither profit gives them',
      [INCOME, per('Basic earnings per share', [3, 1.68]), SHARES],
      ['eps 2023 fails: Basic earnings per share = Net income / Weighted average shares, basic'],
    ],
    [
      'are not dividends',
      [
        INCOME,
        per('Basic earnings per share', [2, 1.68]),
        SHARES,
        per('Cash dividends declared per common share', [0.5, 0.5]),
      ],
      ['eps 2023 holds: Basic earnings per share = Net income / Weighted average shares, basic'],
    ],
    [
      'may be of part of the profit, if several are printed',
      [
        INCOME,
        per('Continuing operations', [1.5, 1.4], 'Basic earnings per share'),
        per('Net income', [2, 1.68], 'Basic earnings per share'),
        SHARES,
      ],
      ['eps 2023 holds: Net income = Net income / Weighted average shares, basic'],
    ],
    [
      'are of one power of ten: a cent is not some other one of the whole profit',
      [
        ['Net income', [9525, 8728]],
        per('Continuing operations', [9.53, 8.73], 'Basic earnings per share'),
        per('Discontinued operations', [0.01, 0.01], 'Basic earnings per share'),
        SHARES,
      ],
      ['eps 2023 holds: Continuing operations = Net income / Weighted average shares, basic'],
    ],
    [
      'of what is given up are of that profit, though another one is as small',
      [
        INCOME,
        ['Loss from discontinued operations', [-7, -8]],
        ['Net income attributable to noncontrolling interests', [-6, -6]],
        per('Basic earnings per share', [2, 1.68]),
        per('Loss from discontinued operations', [-0.01, -0.01], 'Basic earnings per share'),
        SHARES,
      ],
      [
        'eps 2023 holds: Basic earnings per share = Net income / Weighted average shares, basic',
        'eps 2023 holds: Loss from discontinued operations = Loss from discontinued operations / Weighted average shares, basic',
      ],
    ],
    [
      'are told from the shares by their units where both have one name',
      [
        INCOME,
        per('Basic', [2, 1.68], 'Earnings per share'),
        ['Basic', [1000, 1000], { unit: 'shares' }],
      ],
      ['eps 2023 holds: Basic (per share) = Net income / Basic (shares)'],
    ],
    [
      'say nothing if dilution changes the profit too',
      [INCOME, per('Diluted earnings per share', [1.9, 1.5]), DILUTED],
      [],
    ],
  ] as [string, PrintedRow[], string[]][])
    it(what, () => {
      expect(tried(rows)).to.deep.equal(expected);
    });

  it('are expected in the units that they are printed in', () => {
    const thousandShares: PrintedRow = ['Shares, basic', [1, 1], { unit: 'shares' }];
    const rows = [INCOME, per('Basic earnings per share', [2, 1.68]), thousandShares];
    const [check] = earningsPerShare(rowsOf('income_statement', rows), YEARS);
    expect(check).to.include({ holds: true, actual: 2, expected: 2 });
  });
});
