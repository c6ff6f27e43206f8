import { expect } from 'chai';

import { PITCH, rowAt } from '../testing/drawn-rows.js';
import { CONTINUING_RULES, ruleOf, TRAILING_RULES } from './label-rules.js';
import { wrapOf } from './label-shapes.js';
import type { Row } from './rows.js';

interface Drawn {
  readonly label: string;
  readonly indent?: number;
  readonly bold?: boolean;
  readonly valued?: boolean;
  /** Distance below the line before; the usual pitch if it is not given. */
  readonly down?: number;
}

const rowsOf = (drawn: readonly Drawn[]): Row[] => {
  let middle = 0;
  return drawn.map(({ label, indent = 0, bold = false, valued = false, down = PITCH }) => {
    middle += down;
    return rowAt(0, label, valued ? [1] : [], { x0: 50 + 10 * indent, middle, bold });
  });
};

/** Rows that settle the pitch and the width of the table. */
const TABLE: readonly Drawn[] = [
  { label: 'Revenue from the sale of goods and of services abroad', valued: true },
  { label: 'Cost of sales', valued: true },
  { label: 'Gross profit', valued: true },
];

/** Further lines of labels, set deeper than rows are. */
const HANGING: readonly Drawn[] = [
  { label: 'Depreciation of property' },
  { label: 'held on lease', indent: 1, valued: true },
  { label: 'Share of results' },
  { label: 'of a joint venture', indent: 1, valued: true },
];

const decided = (rules: typeof CONTINUING_RULES, drawn: readonly Drawn[]): string => {
  const rows = rowsOf([...TABLE, ...drawn]);
  const [row, ...rest] = rows.slice(TABLE.length);
  const [next, after] = rest;
  if (row === undefined || next === undefined) throw new Error('two lines are needed');
  const rule = ruleOf(rules, { row, next, after, rest, wrap: wrapOf(rows) });
  return rule === undefined ? 'none' : `${rule.joins ? 'joins' : 'parts'}: ${rule.name}`;
};

const describeRules = (
  name: string,
  rules: typeof CONTINUING_RULES,
  cases: readonly [string, readonly Drawn[]][],
): void => {
  describe(name, () => {
    for (const [expected, drawn] of cases)
      it(`${drawn[0]?.label} / ${drawn[1]?.label}: ${expected}`, () =>
        expect(decided(rules, drawn)).to.equal(expected));
  });
};

describe('rules of labels', () => {
  describeRules('a line below one without numbers', CONTINUING_RULES, [
    [
      'parts: basic or diluted under its heading',
      [{ label: 'Earnings per share' }, { label: 'Basic', valued: true, down: 10 }],
    ],
    [
      'parts: basic or diluted under its heading',
      [{ label: 'Earnings per share of owners' }, { label: 'Basic (Yen)', valued: true }],
    ],
    [
      'joins: bracket under its label',
      [{ label: 'Unrealized gain on assets' }, { label: '(Note 8)', indent: 1, valued: true }],
    ],
    [
      'parts: next row of a list',
      [
        { label: 'I. Immateriális javak' },
        { label: 'II. Tárgyi eszközök', valued: true, down: 10 },
      ],
    ],
    [
      'parts: next row of a list',
      [{ label: '- tagdíj' }, { label: '- támogatások', valued: true, down: 10 }],
    ],
    [
      'joins: heading of one row',
      [
        { label: 'Net assets attributable to' },
        { label: 'Holders of redeemable' },
        { label: 'Class A shares', valued: true },
        { label: 'Class A shares outstanding', valued: true, down: 2 * PITCH },
      ],
    ],
    [
      'joins: heading of one row',
      [
        { label: 'Net asset value attributable to' },
        { label: 'Unitholders', valued: true },
        { label: 'Total liabilities and equity', valued: true },
      ],
    ],
    [
      'parts: heading of a list',
      [
        { label: 'Profit for the year attributable to' },
        { label: 'Owners of the parent', valued: true },
        { label: 'Non-controlling interests', valued: true },
      ],
    ],
    [
      'parts: heading of a list',
      [{ label: 'Attributable to' }, { label: 'Owners of the parent', valued: true }],
    ],
    [
      'joins: ends in a connecting word',
      [
        { label: 'Intangible assets (seized by the' },
        { label: 'County Bureau of China, at a value as of', indent: 1 },
        { label: 'December 31, 2022)', indent: 1, valued: true },
      ],
    ],
    [
      'joins: one typed space deeper',
      [
        { label: 'Amounts paid for the redeemable' },
        { label: 'Class A shares and Preferred shares', indent: 0.25, valued: true },
        { label: 'Distributions paid', valued: true },
      ],
    ],
    [
      'none',
      [
        { label: 'Amounts paid for the redemption' },
        { label: 'Class A shares', indent: 0.25, valued: true },
        { label: 'Class B shares', indent: 0.25, valued: true },
      ],
    ],
    [
      'none',
      [
        { label: 'Cash flows from investing activities' },
        { label: 'Purchase of equipment', indent: 0.25, valued: true },
        { label: 'Distributions paid', valued: true },
      ],
    ],
    ['parts: part of a row', [{ label: '- grants' }, { label: 'of which: gifts', valued: true }]],
    [
      'parts: first of several rows set deeper, which begin small',
      [
        { label: 'II - Crediti' },
        { label: "esigibili entro l'esercizio", indent: 1, valued: true },
        { label: "esigibili oltre l'esercizio", indent: 1, valued: true },
      ],
    ],
    [
      'parts: first of several rows set deeper',
      [
        { label: 'Immobilizzazioni materiali' },
        { label: '(Investimenti)', indent: 1, valued: true },
        { label: 'Disinvestimenti', indent: 1, valued: true },
      ],
    ],
    [
      'joins: begins with a small letter',
      [
        { label: 'Net amount received for the shares that were issued' },
        { label: 'several countries abroad', indent: 1, valued: true },
        { label: 'Other', indent: 1, valued: true },
      ],
    ],
    [
      'joins: near below a line with room',
      [{ label: 'Expenses of the parent' }, { label: 'Companies', valued: true, down: 10 }],
    ],
    [
      'parts: heading, or another row far below',
      [{ label: 'Current assets:' }, { label: 'cash', valued: true }],
    ],
    [
      'joins: begins within a phrase',
      [{ label: 'CASH AND BANK BALANCES' }, { label: 'AT END OF YEAR', indent: 1, valued: true }],
    ],
    [
      'joins: begins within a phrase',
      [
        { label: 'NET INCREASE (DECREASE) IN CASH AND CASH' },
        { label: 'EQUIVALENTS', indent: 1, valued: true },
      ],
    ],
    [
      'parts: next row of a list',
      [
        { label: '3. Materialaufwand' },
        { label: 'a) Aufwendungen für bezogene Waren', indent: 1, valued: true },
      ],
    ],
    [
      'parts: row with a number of its own',
      [{ label: 'AKTYWA' }, { label: 'A. Aktywa trwałe', valued: true }],
    ],
    [
      'joins: ends in a connecting word',
      [{ label: 'Losses on securities and' }, { label: 'b) on loans', valued: true }],
    ],
    [
      'parts: heading of a list',
      [{ label: 'Attributable to' }, { label: 'owners of the parent', valued: true }],
    ],
    [
      'joins: ends in a connecting word',
      [{ label: 'Purchase of property and' }, { label: 'Equipment', valued: true }],
    ],
    [
      'joins: begins with a small letter',
      [{ label: 'Purchase of property' }, { label: 'with plant', valued: true }],
    ],
    [
      'parts: row below the heading of its part',
      [{ label: 'Current assets' }, { label: 'Inventories', valued: true }],
    ],
    ['none', [{ label: 'Contributions of members' }, { label: 'Gifts of others', valued: true }]],
    [
      'parts: row below a heading in capitals',
      [{ label: 'CONTRIBUTIONS' }, { label: 'Gifts of members', valued: true, down: 10 }],
    ],
    [
      'joins: nearer than rows are',
      [{ label: 'GAIN ON TRANSLATION' }, { label: 'FOREIGN OPERATIONS', valued: true, down: 10 }],
    ],
    [
      'parts: near row with a name of its own',
      [{ label: 'Income from shares' }, { label: 'Income from bonds', valued: true, down: 10 }],
    ],
    [
      'parts: near row with a name of its own',
      [{ label: 'Gifts of members' }, { label: 'Deferred tax asset', valued: true, down: 10 }],
    ],
    [
      'joins: near below a line with room',
      [{ label: 'Gifts of members' }, { label: 'Grants of cities', valued: true, down: 10 }],
    ],
    [
      'parts: heading, or another row far below',
      [{ label: 'Gifts of members:' }, { label: 'Grants of cities', valued: true, down: 10 }],
    ],
    [
      'none',
      [
        { label: 'Gifts of members', bold: true },
        { label: 'Grants of cities', valued: true, down: 10 },
      ],
    ],
    [
      'joins: ends in a connecting word',
      [{ label: 'Gifts of members and' }, { label: 'Grants of cities', valued: true }],
    ],
    [
      'joins: nearer than rows are',
      [
        { label: 'Gifts of members that are kept for use in other years' },
        { label: 'Cities and towns', valued: true, down: 10 },
      ],
    ],
    [
      'parts: next row of a list',
      [{ label: '1) partecipazioni in' }, { label: 'a) imprese controllate', valued: true }],
    ],
    [
      'parts: next row of a list',
      [{ label: '1.투자자산' }, { label: '1)장기금융상품', valued: true, down: 10 }],
    ],
    [
      'parts: row with a number of its own',
      [{ label: '按经营持续性分类' }, { label: '1.持续经营净利润', valued: true, down: 10 }],
    ],
    [
      'joins: set where labels go on and no row begins',
      [{ label: 'Contribution to Public' }, { label: 'Fund', indent: 1, valued: true }, ...HANGING],
    ],
    [
      'joins: set where labels go on and no row begins',
      [
        { label: 'Amounts held for City' },
        { label: 'Maintenance', indent: 1 },
        { label: 'Fund', indent: 1, valued: true },
        ...HANGING,
      ],
    ],
    [
      'joins: hanging indent',
      [
        { label: 'Surplus before taxation and contribution to Consolidated' },
        { label: 'Fund', indent: 1, valued: true },
        { label: 'Adjustments' },
        { label: '', valued: true, indent: 40 },
      ],
    ],
    [
      'none',
      [
        { label: 'Accumulated surplus' },
        { label: 'Fund', indent: 1, valued: true },
        ...HANGING,
        { label: 'Of the group', indent: 1, valued: true },
      ],
    ],
  ]);

  describeRules('a line below a row with numbers', TRAILING_RULES, [
    [
      'joins: ends in a connecting word',
      [
        { label: 'Surplus for the year and contribution to', valued: true },
        { label: 'Public Fund from' },
        { label: 'continuing operations' },
      ],
    ],
    [
      'joins: nearer to the row above than to the next',
      [
        { label: 'Surplus of the group for the year before Government', valued: true },
        { label: 'Grants from operations', down: 8 },
        { label: 'Other', down: 10, valued: true },
      ],
    ],
    [
      'none',
      [
        { label: 'Adjustment of income', valued: true },
        { label: 'Interim dividends', down: 8 },
        { label: 'Result', down: 10, valued: true },
      ],
    ],
    [
      'joins: bracket under its label',
      [{ label: '归属于母公司股东的净利润', valued: true }, { label: '(净亏损以“-”号填列)' }],
    ],
    [
      'none',
      [
        { label: 'Surplus before taxation', valued: true },
        { label: 'Grants', down: 10 },
        { label: 'Of the city', down: 10, valued: true },
      ],
    ],
    [
      'joins: ends in a connecting word',
      [
        { label: 'Gains on investments, net of', valued: true },
        { label: 'Taxes' },
        { label: 'Other', valued: true },
      ],
    ],
    [
      'none',
      [
        { label: 'Property and equipment, net', valued: true },
        { label: 'Intangible assets, net (including those of' },
        { label: 'County Bureau)', valued: true },
      ],
    ],
    [
      'parts: heading of parts of the row',
      [
        { label: 'Total income', valued: true },
        { label: 'of which: from', down: 10 },
      ],
    ],
    [
      'parts: heading of numbered rows below a total',
      [
        { label: 'Total assets', valued: true },
        { label: 'SOURCES', down: 10 },
        { label: 'D. Own funds', valued: true },
      ],
    ],
    [
      'parts: heading of other comprehensive income, or of a supplement',
      [
        { label: 'Non-cash acquisition of property and equipment', valued: true },
        { label: 'Reconciliation of cash and restricted cash', down: 10 },
        { label: 'Cash and cash equivalents', down: 30, valued: true },
      ],
    ],
    [
      'parts: heading of other comprehensive income, or of a supplement',
      [
        { label: 'Net profit for the year', valued: true },
        { label: 'Other comprehensive income', down: 10 },
      ],
    ],
    [
      'parts: heading of the next part below the total of one',
      [
        { label: 'Total equity', valued: true },
        { label: 'Non-current liabilities', down: 9 },
        { label: 'Borrowings', down: 30, valued: true },
      ],
    ],
    [
      'joins: near below a line with room, and begins as rows do',
      [
        { label: "Total stockholders'", valued: true },
        { label: 'Equity', down: 9 },
        { label: 'Borrowings', down: 30, valued: true },
      ],
    ],
    [
      'joins: nearer to the row above than to the next',
      [
        { label: 'Total liabilities and', valued: true },
        { label: 'Equity', down: 9 },
      ],
    ],
    [
      'joins: closes the bracket',
      [{ label: 'Treasury stock (12 shares', valued: true }, { label: 'and 10 shares)' }],
    ],
    [
      'joins: near below a line with room, and begins as rows do',
      [
        { label: 'Dividends', valued: true },
        { label: 'Paid', down: 9 },
      ],
    ],
    [
      'parts: heading set near to the row above',
      [
        { label: 'Total assets', valued: true },
        { label: 'Liabilities', bold: true, down: 9 },
      ],
    ],
    [
      'joins: bracket under its label',
      [
        { label: 'Miscellaneous expenditure', valued: true },
        { label: '(To the extent not written off)' },
        { label: '', valued: true },
      ],
    ],
    [
      'joins: hangs behind the number of its row',
      [
        { label: '(a) Dues to micro and small', valued: true },
        { label: 'Enterprises', indent: 2, down: PITCH + 2 },
        { label: '(b) Other dues', valued: true },
      ],
    ],
    [
      'parts: heading with a number of its own',
      [{ label: 'Stocks', valued: true }, { label: 'b) debtors' }],
    ],
    [
      'joins: begins with a small letter',
      [{ label: 'Dividends', valued: true }, { label: 'shareholders' }],
    ],
    ['none', [{ label: 'Inventories', valued: true }, { label: 'Liabilities' }]],
  ]);
});
