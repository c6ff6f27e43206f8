import { expect } from 'chai';

import { rowsOf, verdicts, YEARS, type PrintedRow } from '../testing/printed-rows.js';
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
  verdicts(earningsPerShare(rowsOf('income_statement', rows), YEARS)).filter((v) =>
    v.includes('2023'),
  );

describe('earnings per share', () => {
  for (const [what, rows, expected] of [
    [
      'are profit by shares',
      [INCOME, per('Basic earnings per share', [2, 1.68]), SHARES],
      ['eps 2023 holds: Basic earnings per share = Net income / Weighted average shares, basic'],
    ],
    [
      'fail where neither profit gives them',
      [INCOME, per('Basic earnings per share', [3, 1.68]), SHARES],
      ['eps 2023 fails: Basic earnings per share = Net income / Weighted average shares, basic'],
    ],
    [
      'are no dividends',
      [
        INCOME,
        per('Basic earnings per share', [2, 1.68]),
        SHARES,
        per('Cash dividends declared per common share', [0.5, 0.5]),
      ],
      ['eps 2023 holds: Basic earnings per share = Net income / Weighted average shares, basic'],
    ],
    [
      'may be a part of the profit, where several are printed',
      [
        INCOME,
        per('Continuing operations', [1.5, 1.4], 'Basic earnings per share'),
        per('Net income', [2, 1.68], 'Basic earnings per share'),
        SHARES,
      ],
      ['eps 2023 holds: Net income = Net income / Weighted average shares, basic'],
    ],
    [
      'say nothing where dilution changes the profit too',
      [INCOME, per('Diluted earnings per share', [1.9, 1.5]), DILUTED],
      [],
    ],
  ] as [string, PrintedRow[], string[]][])
    it(what, () => {
      expect(tried(rows)).to.deep.equal(expected);
    });
});
