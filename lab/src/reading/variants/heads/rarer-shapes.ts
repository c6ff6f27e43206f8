import {
  COMPANY,
  UNIT,
  beside,
  besideGroup,
  ended,
  groupBeside,
  onlyFlow,
  onlyPoint,
  overPairs,
  ratio,
  year,
  type Kind,
} from './shape-columns.js';

/** Heads that fewer reports print: words of other trades, more columns, and more lines. */
export const RARER_SHAPES: Readonly<Record<string, Kind>> = {
  'group-bank': groupBeside('The Group', 'The Bank'),
  'bank-group': besideGroup('Bank', 'Group'),
  'group-trust': groupBeside('Group', 'Trust'),
  'group-council': {
    columns: [
      beside(COMPANY[0], 'Council', '2023', UNIT),
      beside(COMPANY[1], 'Council', '2022', UNIT),
      year(0, 'Group', '2023', UNIT),
      year(1, 'Group', '2022', UNIT),
    ],
  },
  'consolidated-separate': {
    columns: [
      year(0, '31 December', '2023'),
      year(1, '31 December', '2022'),
      beside(COMPANY[0], '31 December', '2023'),
      beside(COMPANY[1], '31 December', '2022'),
    ],
    spans: overPairs('Consolidated', 'Separate'),
    unit: UNIT,
  },
  'group-company-restated-third': {
    columns: [
      year(0, '2023'),
      year(1, '2022', 'Restated'),
      onlyPoint({ ...beside(2, '1.1.2022', 'Restated'), end: '2021-12-31' }),
      beside(COMPANY[0], '2023'),
      beside(COMPANY[1], '2022', 'Restated'),
    ],
    spans: [
      { text: 'Group', from: 0, to: 1, in: 'flow' },
      { text: 'Company', from: 2, to: 3, in: 'flow' },
      { text: 'Group', from: 0, to: 2, in: 'point' },
      { text: 'Company', from: 3, to: 4, in: 'point' },
    ],
    unit: UNIT,
  },
  'group-company-ended': {
    columns: [
      { ...year(0, 'Year ended', '31.12.2023'), point: ['31.12.2023'] },
      { ...year(1, 'Year ended', '31.12.2022'), point: ['31.12.2022'] },
      { ...beside(COMPANY[0], 'Year ended', '31.12.2023'), point: ['31.12.2023'] },
      { ...beside(COMPANY[1], 'Year ended', '31.12.2022'), point: ['31.12.2022'] },
    ],
    spans: overPairs('Group', 'Company'),
    unit: UNIT,
  },
  'group-change-company': {
    columns: [
      year(0, '2023'),
      year(1, '2022'),
      ratio('Change', '%'),
      beside(COMPANY[0], '2023'),
      beside(COMPANY[1], '2022'),
      ratio('Change', '%'),
    ],
    spans: [
      { text: 'Group', from: 0, to: 2 },
      { text: 'Company', from: 3, to: 5 },
    ],
    unit: UNIT,
  },
  'group-only-company-only': {
    columns: [
      year(0, 'Group', '31 Dec', '2023'),
      beside(COMPANY[0], 'Company', '31 Dec', '2023'),
      year(1, 'Group', '31 Dec', '2022'),
      beside(COMPANY[1], 'Company', '31 Dec', '2022'),
    ],
    unit: UNIT,
  },
  'budget-and-variance': {
    columns: [
      year(0, '2023', 'Actual'),
      beside(3, '2023', 'Budget'),
      beside(9, 'Variance'),
      year(1, '2022', 'Actual'),
    ],
    unit: UNIT,
  },
  'original-and-final-budget': {
    columns: [
      beside(3, 'Original', 'budget', '2023'),
      beside(4, 'Final', 'budget', '2023'),
      year(0, 'Actual', '2023'),
      year(1, 'Actual', '2022'),
    ],
    unit: UNIT,
  },
  'approved-budget': {
    columns: [
      year(0, '2023'),
      beside(3, 'Approved', 'budget', '2023'),
      year(1, '2022'),
      beside(4, 'Approved', 'budget', '2022'),
    ],
    unit: UNIT,
  },
  'budget-last': {
    columns: [year(0, '2023'), year(1, '2022'), beside(-2, 'Budget 2024', '(unaudited)')],
    unit: UNIT,
  },
  'plan-and-forecast': {
    columns: [beside(-2, 'Plan', '2024'), year(0, 'Actual', '2023'), year(1, 'Actual', '2022')],
    unit: UNIT,
  },
  'pro-forma-both': {
    columns: [year(0, 'Actual', '2023'), beside(3, 'Pro forma', '2022'), year(1, 'Actual', '2022')],
    unit: UNIT,
  },
  'pro-forma-combined': {
    columns: [
      year(0, '2023'),
      year(1, '2022'),
      beside(3, 'Unaudited', 'pro forma', 'combined', '2022'),
    ],
    unit: UNIT,
  },
  'convenience-note': {
    columns: [
      year(0, '2023', 'RMB million'),
      year(1, '2022', 'RMB million'),
      beside(-4, '2023', 'US$ million', '(Note 2)'),
    ],
  },
  'convenience-translation-spanned': {
    columns: [
      year(1, '2022', 'NT$m'),
      year(0, '2023', 'NT$m'),
      beside(-4, '2023', 'US$m', '(Unaudited)'),
    ],
  },
  'convenience-in-words': {
    columns: [
      year(0, '2023', 'Yen', '(millions)'),
      year(1, '2022', 'Yen', '(millions)'),
      beside(-4, '2023', 'U.S. dollars', '(millions)'),
    ],
  },
  'weeks-in-brackets': {
    columns: [
      ended(0, '2024-01-27', ['2023', '(52 weeks)'], ['27 January', '2024']),
      ended(1, '2023-01-28', ['2022', '(52 weeks)'], ['28 January', '2023']),
    ].map((column, at) => ({ ...column, year: String(2023 - at) })),
    says: ['Fiscal 2023 ended on 27 January 2024 and fiscal 2022 ended on 28 January 2023.'],
    unit: UNIT,
  },
  'weeks-above-unit-below': {
    columns: [
      ended(
        0,
        '2023-12-30',
        ['52 weeks', 'ended', '30 December', '2023', UNIT],
        ['30 December', '2023', UNIT],
      ),
      ended(
        1,
        '2022-12-31',
        ['53 weeks', 'ended', '31 December', '2022', '(restated)', UNIT],
        ['31 December', '2022', '(restated)', UNIT],
      ),
    ],
  },
  'weeks-below': {
    columns: [
      ended(0, '2023-12-30', ['30 December 2023', '52 weeks'], ['30 December 2023']),
      ended(1, '2022-12-31', ['31 December 2022', '53 weeks'], ['31 December 2022']),
    ],
    unit: UNIT,
  },
  'weeks-in-words': {
    columns: [
      ended(
        0,
        '2023-12-30',
        ['Fifty-two', 'weeks ended', '30 December', '2023'],
        ['30 December', '2023'],
      ),
      ended(
        1,
        '2022-12-31',
        ['Fifty-three', 'weeks ended', '31 December', '2022'],
        ['31 December', '2022'],
      ),
    ],
    unit: UNIT,
  },
  'weeks-american': {
    columns: [
      ended(
        0,
        '2023-12-30',
        ['Fiscal Year', 'Ended', 'December 30,', '2023'],
        ['December 30,', '2023'],
      ),
      ended(
        1,
        '2022-12-31',
        ['Fiscal Year', 'Ended', 'December 31,', '2022'],
        ['December 31,', '2022'],
      ),
      onlyFlow(
        ended(2, '2022-01-01', ['Fiscal Year', 'Ended', 'January 1,', '2022'], ['January 1, 2022']),
      ),
    ],
    unit: UNIT,
  },
  'third-balance-sheet-figures': {
    columns: [
      year(0, '31.12.2023'),
      year(1, '31.12.2022', 'restated'),
      onlyPoint({ ...beside(2, '01.01.2022', 'restated'), end: '2021-12-31' }),
    ],
    unit: UNIT,
  },
  'third-balance-sheet-opening': {
    columns: [
      year(0, '2023', UNIT),
      year(1, '2022', '(Restated)', UNIT),
      onlyPoint({ ...beside(2, 'As at', '1 January 2022', '(Restated)', UNIT), end: '2021-12-31' }),
    ],
  },
  'third-balance-sheet-closing': {
    columns: [
      year(0, '2023', UNIT),
      year(1, 'Restated*', '2022', UNIT),
      onlyPoint({ ...beside(2, 'Restated*', '2021', UNIT), year: '2021', end: '2021-12-31' }),
    ],
  },
  'third-balance-sheet-american': {
    columns: [
      year(0, 'December 31,', '2023'),
      year(1, 'December 31,', '2022', '(As adjusted)'),
      onlyPoint({ ...beside(2, 'January 1,', '2022', '(As adjusted)'), end: '2021-12-31' }),
    ],
    unit: UNIT,
  },
  'restated-above-spanned': {
    columns: [year(0, '2023', UNIT), year(1, '2022', UNIT), year(2, '2021', UNIT)],
    spans: [{ text: 'Restated (note 2)', from: 1, to: 2 }],
  },
  'restated-star': {
    columns: [year(0, '2023'), year(1, '2022*')],
    unit: UNIT,
  },
  'represented-below': {
    columns: [
      year(0, 'Year ended', '31 December 2023', UNIT),
      year(1, 'Year ended', '31 December 2022', '(re-presented)', UNIT),
    ],
  },
  'restated-see-accounting-policies': {
    columns: [
      year(0, '2023', UNIT),
      year(1, '2022', 'Restated', '(see', 'accounting', 'policies)', UNIT),
    ],
  },
  'eighteen-months': {
    columns: [
      { ...beside(3, '18 months', 'ended', '30 June 2024'), point: ['30 June', '2024'] },
      ended(1, '2022-12-31', ['Year', 'ended', '31 December 2022'], ['31 December', '2022']),
    ].map((column, at) => (at === 0 ? onlyFlow(column) : column)),
    unit: UNIT,
  },
  'period-in-brackets': {
    columns: [
      ended(0, '2023-12-31', ['2023', '(12 months)'], ['2023']),
      onlyFlow(beside(7, '2022', '(7 months)')),
      onlyPoint({ ...year(1, '2022'), facts: 1 }),
    ],
    below: { flow: ['for the year ended 31 December 2023'], point: ['at 31 December 2023'] },
    unit: UNIT,
  },
  'half-year-second-last': {
    columns: [
      year(0, 'Full year', '2023'),
      onlyFlow(beside(7, 'Half year', 'to 30 June', '2023')),
      year(1, 'Full year', '2022'),
    ],
    unit: UNIT,
  },
  'quarter-ended-beside': {
    columns: [
      onlyFlow(beside(9, 'Quarter ended', '31 December', '2023')),
      onlyFlow(beside(10, 'Quarter ended', '31 December', '2022')),
      { ...year(0, 'Year ended', '31 December', '2023'), point: ['31 December', '2023'] },
      { ...year(1, 'Year ended', '31 December', '2022'), point: ['31 December', '2022'] },
    ],
    unit: UNIT,
  },
  'funds-and-total': {
    columns: [
      beside(3, 'Unrestricted', 'funds', '2023'),
      beside(9, 'Restricted', 'funds', '2023'),
      year(0, 'Total', 'funds', '2023'),
      year(1, 'Total', 'funds', '2022'),
    ],
    unit: UNIT,
  },
  'underlying-and-statutory': {
    columns: [
      onlyFlow(beside(3, 'Underlying', '2023')),
      onlyFlow(beside(9, 'Non-', 'underlying', '2023')),
      { ...year(0, 'Statutory', '2023'), point: ['2023'] },
      { ...year(1, 'Statutory', '2022'), point: ['2022'] },
    ],
    unit: UNIT,
  },
  'continuing-discontinued': {
    columns: [
      onlyFlow(beside(3, 'Continuing', 'operations')),
      onlyFlow(beside(9, 'Discontinued', 'operations')),
      { ...year(0, 'Total', '2023'), point: ['2023'] },
      { ...year(1, 'Total', '2022'), point: ['2022'] },
    ],
    unit: UNIT,
  },
  'five-years': {
    columns: [year(0, '2023'), year(1, '2022'), year(2, '2021'), year(3, '2020'), year(4, '2019')],
    unit: UNIT,
  },
  'audited-lines': {
    columns: [
      year(0, 'Audited', 'Year ended', '31 December', '2023', UNIT),
      year(1, 'Audited', 'Year ended', '31 December', '2022', UNIT),
    ],
  },
  'kenyan-shillings': {
    columns: [
      year(0, '2023', 'Kshs ‘000'),
      year(1, '2022', 'Kshs ‘000'),
      beside(COMPANY[0], '2023', 'Kshs ‘000'),
      beside(COMPANY[1], '2022', 'Kshs ‘000'),
    ],
    spans: overPairs('Group', 'Company'),
  },
  'nepali-years': {
    columns: [year(0, 'FY 2023', 'Rs. million'), year(1, 'FY 2022', 'Rs. million')],
  },
  'as-at-in-heads': {
    columns: [
      { ...year(0, 'For the year', 'ended', '31 Dec 2023'), point: ['As at', '31 Dec 2023'] },
      { ...year(1, 'For the year', 'ended', '31 Dec 2022'), point: ['As at', '31 Dec 2022'] },
    ],
    unit: UNIT,
  },
  'march-year-indian': {
    columns: [
      ended(0, '2023-03-31', ['For the year ended', 'March 31, 2023'], ['As at', 'March 31, 2023']),
      ended(1, '2022-03-31', ['For the year ended', 'March 31, 2022'], ['As at', 'March 31, 2022']),
    ],
    unit: UNIT,
  },
  'first-period': {
    columns: [
      ended(0, '2023-12-31', ['Year ended', '31 December 2023'], ['31 December 2023']),
      onlyFlow(
        beside(
          7,
          'Period from',
          '14 March 2022',
          '(date of',
          'incorporation)',
          'to 31 December 2022',
        ),
      ),
      onlyPoint({ ...beside(1, '31 December 2022'), year: '2022', end: '2022-12-31' }),
    ],
    unit: UNIT,
  },
};
