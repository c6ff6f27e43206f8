import { UNIT, ended, year, type Kind } from './shape-columns.js';

const FISCAL_NAMES = [
  'Fiscal 2019 ended on 2 February 2020 and fiscal 2018 ended on 3 February 2019.',
];

/** One day or year, written in every way. */
export const DATE_SHAPES: Readonly<Record<string, Kind>> = {
  'fiscal-named-before': {
    columns: [
      { ...ended(0, '2020-02-02', ['Fiscal 2019'], ['2 February', '2020']), year: '2019' },
      { ...ended(1, '2019-02-03', ['Fiscal 2018'], ['3 February', '2019']), year: '2018' },
    ],
    says: FISCAL_NAMES,
    unit: UNIT,
  },
  'fiscal-ended-below': {
    columns: [
      {
        ...ended(
          0,
          '2020-02-02',
          ['Fiscal 2019', 'ended 2 February', '2020'],
          ['2 February', '2020'],
        ),
        year: '2019',
      },
      {
        ...ended(
          1,
          '2019-02-03',
          ['Fiscal 2018', 'ended 3 February', '2019'],
          ['3 February', '2019'],
        ),
        year: '2018',
      },
    ],
    says: FISCAL_NAMES,
    unit: UNIT,
  },
  'split-years-short': {
    columns: [
      ended(0, '2020-06-30', ['FY19/20'], ['30 June 2020']),
      ended(1, '2019-06-30', ['FY18/19'], ['30 June 2019']),
    ],
    below: { flow: ['for the year ended 30 June 2020'], point: [] },
    unit: UNIT,
  },
  'split-years': {
    columns: [
      ended(0, '2020-06-30', ['2019/20'], ['30.06.2020']),
      ended(1, '2019-06-30', ['2018/19'], ['30.06.2019']),
    ],
    below: { flow: ['for the year ended 30 June 2020'], point: [] },
    unit: UNIT,
  },
  'split-years-long': {
    columns: [
      ended(0, '2020-06-30', ['2019/2020'], ['2019/2020']),
      ended(1, '2019-06-30', ['2018/2019'], ['2018/2019']),
    ],
    below: { flow: ['for the year ended 30 June 2020'], point: ['at 30 June 2020'] },
    unit: UNIT,
  },
  'split-years-dash': {
    columns: [
      ended(0, '2024-03-31', ['2023-24'], ['31 March 2024']),
      ended(1, '2023-03-31', ['2022-23'], ['31 March 2023']),
    ],
    below: { flow: ['for the year ended 31 March 2024'], point: [] },
    unit: UNIT,
  },
  'fy-two-digits': {
    columns: [year(0, 'FY23'), year(1, 'FY22')],
    below: { flow: ['for the year ended 31 December 2023'], point: ['at 31 December 2023'] },
    unit: UNIT,
  },
  'fy-apostrophe': {
    columns: [year(0, 'FY’23'), year(1, 'FY’22')],
    below: { flow: ['for the year ended 31 December 2023'], point: ['at 31 December 2023'] },
    unit: UNIT,
  },
  'dots-two-digits': {
    columns: [year(0, '31.12.23', UNIT), year(1, '31.12.22', UNIT)],
  },
  'slashes-two-digits': {
    columns: [year(0, '31/12/23', UNIT), year(1, '31/12/22', UNIT)],
  },
  'slashes-american': {
    columns: [year(0, '12/31/23', UNIT), year(1, '12/31/22', UNIT)],
  },
  'month-dash-two-digits': {
    columns: [year(0, '31-Dec-23', UNIT), year(1, '31-Dec-22', UNIT)],
  },
  'month-two-digits': {
    columns: [year(0, 'Dec-23', UNIT), year(1, 'Dec-22', UNIT)],
  },
  'month-and-year': {
    columns: [year(0, 'December', '2023', UNIT), year(1, 'December', '2022', UNIT)],
  },
  'ordinal-day': {
    columns: [year(0, '31st December', '2023'), year(1, '31st December', '2022')],
    unit: UNIT,
  },
  'american-ordinal-day': {
    columns: [year(0, 'December 31st,', '2023'), year(1, 'December 31st,', '2022')],
    unit: UNIT,
  },
  'day-in-words': {
    columns: [
      year(0, 'Thirty-first', 'December', '2023'),
      year(1, 'Thirty-first', 'December', '2022'),
    ],
    unit: UNIT,
  },
  'ranges-one-line': {
    columns: [
      { ...year(0, '1.1.–31.12.2023'), point: ['31.12.2023'] },
      { ...year(1, '1.1.–31.12.2022'), point: ['31.12.2022'] },
    ],
    unit: UNIT,
  },
  'ranges-two-lines': {
    columns: [
      { ...year(0, '1 January –', '31 December 2023'), point: ['31 December 2023'] },
      { ...year(1, '1 January –', '31 December 2022'), point: ['31 December 2022'] },
    ],
    unit: UNIT,
  },
  'ranges-full': {
    columns: [
      { ...year(0, 'From 01.01.2023', 'to 31.12.2023'), point: ['31.12.2023'] },
      { ...year(1, 'From 01.01.2022', 'to 31.12.2022'), point: ['31.12.2022'] },
    ],
    unit: UNIT,
  },
  'ranges-of-moved-year': {
    columns: [
      ended(0, '2024-03-31', ['1 April 2023 to', '31 March 2024'], ['31 March 2024']),
      ended(1, '2023-03-31', ['1 April 2022 to', '31 March 2023'], ['31 March 2023']),
    ],
    unit: UNIT,
  },
  'this-year-last-year': {
    columns: [year(0, 'This year', UNIT), year(1, 'Last year', UNIT)],
    below: { flow: ['for the year ended 31 December 2023'], point: ['at 31 December 2023'] },
  },
  'current-previous': {
    columns: [year(0, 'Current year'), year(1, 'Previous year')],
    below: { flow: ['for the year ended 31 December 2023'], point: ['as at 31 December 2023'] },
    unit: UNIT,
  },
  'current-prior-period': {
    columns: [year(0, 'Current period', UNIT), year(1, 'Prior period', UNIT)],
    below: { flow: ['for the year ended 31 December 2023'], point: ['as at 31 December 2023'] },
  },
  'year-and-prior-year': {
    columns: [year(0, '31.12.2023', UNIT), year(1, 'Prior year', UNIT)],
  },
  'notes-in-heads': {
    columns: [year(0, '2023', '(Note 1)'), year(1, '2022', '(Notes 1 and 2)')],
    unit: UNIT,
  },
  'ended-in-heads': {
    columns: [
      { ...year(0, 'Year to', '31 Dec 23', UNIT), point: ['31 Dec 23', UNIT] },
      { ...year(1, 'Year to', '31 Dec 22', UNIT), point: ['31 Dec 22', UNIT] },
    ],
  },
  'twelve-months': {
    columns: [
      { ...year(0, '12 months to', '31 December 2023'), point: ['As at', '31 December 2023'] },
      { ...year(1, '12 months to', '31 December 2022'), point: ['As at', '31 December 2022'] },
    ],
    unit: UNIT,
  },
};
