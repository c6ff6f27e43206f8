import { expect } from 'chai';

import { rowsOf, YEARS, type PrintedRow } from '../testing/printed-rows.js';
import { cashBridge } from './cash-bridge.js';
import { holdsIn } from './equation.js';

const ACTIVITIES: readonly PrintedRow[] = [
  ['Net cash provided by operating activities', [2500, 2130]],
  ['Net cash used in investing activities', [-700, -650]],
  ['Net cash used in financing activities', [-1700, -1400]],
];
const CHANGE: PrintedRow = ['Net increase in cash', [100, 80]];
const OPENING: PrintedRow = ['Cash at beginning of year', [900, 820]];
const CLOSING: PrintedRow = ['Cash at end of year', [1000, 900]];

/** Kinds with the number of columns in which they hold and fail. */
const tried = (rows: readonly PrintedRow[]): Record<string, string> => {
  const found = cashBridge(rowsOf('cash_flow_statement', rows), YEARS);
  return Object.fromEntries(
    [...new Set(found.map((e) => e.kind))].map((kind) => {
      const of = found.filter((e) => e.kind === kind);
      return [kind, `${of.filter(holdsIn).length}/${of.length}`];
    }),
  );
};

const ALL_HOLD = { cash_flow_foot: '2/2', closing_cash: '2/2', opening_cash: '1/1' };

describe('the end of a cash flow statement', () => {
  for (const [what, rows, expected] of [
    ['closes', [...ACTIVITIES, CHANGE, OPENING, CLOSING], ALL_HOLD],
    [
      'closes with exchange effects above the change',
      [
        ...ACTIVITIES,
        ['Effect of exchange rate changes on cash', [-7, 3]],
        ['Net increase in cash', [93, 83]],
        ['Cash at beginning of year', [907, 824]],
        ['Cash at end of year', [1000, 907]],
      ],
      ALL_HOLD,
    ],
    [
      'closes with exchange effects below the change',
      [
        ...ACTIVITIES,
        CHANGE,
        OPENING,
        ['Effect of exchange rate changes on cash', [-7, 0]],
        ['Cash at end of year', [993, 900]],
      ],
      ALL_HOLD,
    ],
    [
      'closes with cash reclassified to held for sale in between, even if it reads like a change in cash',
      [
        ...ACTIVITIES,
        ['Effect of exchange rates on cash', [0, 5]],
        ['Increase in cash', [100, 85]],
        ['Change in cash reclassified from (to) assets held for sale', [-40, 15]],
        ['Cash at beginning of year', [920, 820]],
        ['Cash at end of year', [980, 920]],
      ],
      ALL_HOLD,
    ],
    [
      'closes without a row for the change',
      [...ACTIVITIES, OPENING, CLOSING],
      { cash_flow_foot: '2/2', opening_cash: '1/1' },
    ],
    [
      'does not mistake a supplemental row below the closing cash for an activity',
      [
        ...ACTIVITIES,
        CHANGE,
        OPENING,
        CLOSING,
        ['Cash paid for operating activities of leases', [55, 44]],
        ['Noncash investing and financing activities', [5, 4]],
      ],
      ALL_HOLD,
    ],
    [
      'fails if the printed numbers do not add up',
      [...ACTIVITIES, ['Net increase in cash', [200, 80]], OPENING, CLOSING],
      { cash_flow_foot: '1/2', closing_cash: '1/2', opening_cash: '1/1' },
    ],
    [
      'says nothing about the foot if an activity is not named and the rest does not close',
      [ACTIVITIES[0], ACTIVITIES[1], CHANGE, OPENING, CLOSING],
      { closing_cash: '2/2', opening_cash: '1/1' },
    ],
  ] as [string, PrintedRow[], Record<string, string>][])
    it(what, () => {
      expect(tried(rows)).to.deep.equal(expected);
    });
});
