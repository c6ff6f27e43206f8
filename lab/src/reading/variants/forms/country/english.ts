import type { FormFamily } from '../country-form.js';

const ENGLISH = {
  grouping: ',',
  decimal: '.',
  negative: ['brackets'],
  nil: ['-'],
} as const;

/** Charities of the United States: one year, its restricted and unrestricted parts beside their total. */
const RESTRICTIONS = [
  'label',
  'y0 main | Without Donor / Restrictions',
  'y0 side | With Donor / Restrictions',
  'y0 | / Total',
];

const ACTIVITIES = `
  Support and revenue
   Contributions and grants | sales
   Other income | otherIncome
   Total support and revenue | income
  Expenses
   Program services | materials+services
   Salaries and benefits | staff
   Depreciation | depreciation
   Management and general | otherCosts
   Total expenses | costs
  Change in net assets | operating`;

/** A development bank: a heading among the cash flows that names another statement. */
const CASH_FLOWS = `
  Cash flows from operating activities
  Income for the year | profit
  Adjustments for items in income statement:
   Depreciation and amortisation | depreciation
   Changes in working capital | working
  Net cash from operating activities | fromOperations
  Cash flows from investing activities
   Purchase of property and equipment | -purchases
   Proceeds from the sale of investments | sold
  Net cash from investing activities | fromInvesting
  Cash flows from financing activities
   Proceeds from borrowings | borrowed
   Dividends paid | -dividends
  Net cash from financing activities | fromFinancing
  Net increase (decrease) in cash and cash equivalents | change
  Cash and cash equivalents at beginning of year | opening
  Cash and cash equivalents at end of year | cash`;

/** Older statements of the same charities: two funds and their total, beside the total of last year. */
const FUNDS = [
  'label',
  'y0 main | unrestricted',
  'y0 side | {y0} / temporarily / restricted',
  'y0 | total',
  'y1 | {y1}',
];

/** Clubs and co-operatives print the year before left of the labels. */
const YEAR_BEFORE_LEFT = ['y1 | {y1} / £', 'label', 'y0 | {y0} / £'];

const INCOME_AND_EXPENDITURE = `
  Income
   Subscriptions | sales
   Other income | otherIncome
   Total income | income
  Expenditure
   Bar purchases | materials
   Services | services
   Salaries | staff
   Depreciation | depreciation
   Other expenses | otherCosts
   Total expenditure | costs
  Surplus for the year | operating`;

/** Forms in English that more than one country uses. */
export const ENGLISH_FORMS: FormFamily = [
  {
    ...ENGLISH,
    name: 'us-charity-restrictions',
    company: 'The Harbor Foundation, Inc.',
    currency: 'USD',
    scale: 1,
    date: 'December 31, {y}',
    cover: `{company}
      Financial Statements
      For the Year Ended {d0}
      Amounts in U.S. dollars`,
    pages: [
      {
        type: 'income_statement',
        head: `^{company}
          ^Statement of Activities
          ^For the Year Ended {d0}
          ^(in U.S. dollars)`,
        tables: [{ columns: RESTRICTIONS, rows: ACTIVITIES }],
      },
    ],
  },
  {
    ...ENGLISH,
    name: 'us-charity-funds',
    company: 'The Harbor Foundation, Inc.',
    currency: 'USD',
    scale: 1,
    date: 'December 31, {y}',
    cover: `{company}
      Financial Statements
      For the Year Ended {d0}
      Amounts in U.S. dollars`,
    pages: [
      {
        type: 'income_statement',
        head: `^{company}
          ^Statement of Activities
          ^Year ended {d0}
          ^(with comparative totals for {y1})`,
        tables: [{ columns: FUNDS, rows: ACTIVITIES }],
      },
    ],
  },
  {
    ...ENGLISH,
    name: 'uk-year-before-left',
    company: 'Harbour Bowling Club Limited',
    currency: 'GBP',
    scale: 1,
    date: '31 March {y}',
    end: '03-31',
    pages: [
      {
        type: 'income_statement',
        head: `^{company}
          ^Income and Expenditure Account for the year ended {d0}
          ^(in pounds sterling)`,
        tables: [{ columns: YEAR_BEFORE_LEFT, rows: INCOME_AND_EXPENDITURE }],
      },
    ],
  },
  {
    ...ENGLISH,
    name: 'bank-heading-of-items',
    company: 'Example Development Bank',
    currency: 'EUR',
    scale: 1000,
    date: '31 December {y}',
    pages: [
      {
        type: 'cash_flow_statement',
        head: `{company}
          STATEMENT OF CASH FLOWS
          For the year ended {d0}
          Presented in thousands of EUR`,
        tables: [{ columns: ['label', 'y0 | {y0}', 'y1 | {y1}'], rows: CASH_FLOWS }],
      },
    ],
  },
];
