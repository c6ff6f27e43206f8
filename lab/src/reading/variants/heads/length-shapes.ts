import { UNIT, beside, ended, onlyFlow, onlyPoint, year, type Kind } from './shape-columns.js';

/** Columns that are shorter or longer than a year. */
export const LENGTH_SHAPES: Readonly<Record<string, Kind>> = {
  'third-balance-sheet': {
    columns: [
      year(0, '31 December', '2023'),
      year(1, '31 December', '2022', 'Restated'),
      onlyPoint({ ...beside(2, '1 January', '2022', 'Restated'), end: '2021-12-31' }),
    ],
    unit: UNIT,
  },
  'third-balance-sheet-one-line': {
    columns: [
      year(0, '31 Dec 2023'),
      year(1, '31 Dec 2022 (restated)'),
      onlyPoint({ ...beside(2, '1 Jan 2022 (restated)'), end: '2021-12-31' }),
    ],
    unit: UNIT,
  },
  'third-balance-sheet-first': {
    columns: [
      onlyPoint({ ...beside(2, 'At 1 January', '2022'), end: '2021-12-31' }),
      year(1, 'At 31 December', '2022'),
      year(0, 'At 31 December', '2023'),
    ],
    unit: UNIT,
  },
  'successor-29-weeks': {
    columns: [
      ended(0, '2023-12-30', ['52 weeks ended', '30 December 2023'], ['30 December 2023']),
      ended(1, '2022-12-31', ['52 weeks ended', '31 December 2022'], ['31 December 2022']),
      onlyFlow(beside(5, '29 weeks ended', '1 January 2022')),
      onlyFlow(beside(6, '22 weeks ended', '12 June 2021')),
    ],
    spans: [
      { text: 'Successor', from: 0, to: 2, in: 'flow' },
      { text: 'Predecessor', from: 3, to: 3, in: 'flow' },
    ],
    unit: UNIT,
  },
  'six-months-last': {
    columns: [
      ended(0, '2023-12-31', ['Year ended', '31 December 2023'], ['31 December 2023']),
      ended(1, '2022-12-31', ['Year ended', '31 December 2022'], ['31 December 2022']),
      onlyFlow(beside(7, 'Six months ended', '31 December 2023')),
    ],
    unit: UNIT,
  },
  'six-months-first': {
    columns: [
      onlyFlow(beside(7, 'Six months ended', '31 December 2023')),
      ended(0, '2023-12-31', ['Year ended', '31 December 2023'], ['31 December 2023']),
      ended(1, '2022-12-31', ['Year ended', '31 December 2022'], ['31 December 2022']),
    ],
    unit: UNIT,
  },
  'half-years-beside': {
    columns: [
      onlyFlow(beside(8, 'H1 2023')),
      onlyFlow(beside(7, 'H2 2023')),
      { ...year(0, 'FY 2023'), point: ['31 Dec 2023'] },
      { ...year(1, 'FY 2022'), point: ['31 Dec 2022'] },
    ],
    unit: UNIT,
  },
  'quarters-before': {
    columns: [
      onlyFlow(beside(9, 'Q4 2023')),
      onlyFlow(beside(10, 'Q4 2022')),
      year(0, '2023'),
      year(1, '2022'),
    ],
    unit: UNIT,
  },
  'quarters-before-restated': {
    columns: [
      onlyFlow(beside(9, 'Q4 2023')),
      onlyFlow(beside(10, 'Q4 2022', 'Restated*')),
      { ...year(0, 'FY 2023'), point: ['31 Dec 2023'] },
      { ...year(1, 'FY 2022', 'Restated*'), point: ['31 Dec 2022', 'Restated*'] },
    ],
    unit: UNIT,
  },
  'quarters-spanned': {
    columns: [
      onlyFlow(beside(9, '2023')),
      onlyFlow(beside(10, '2022')),
      year(0, '2023'),
      year(1, '2022'),
    ],
    spans: [
      { text: 'Fourth quarter', from: 0, to: 1, in: 'flow' },
      { text: 'Full year', from: 2, to: 3, in: 'flow' },
    ],
    unit: UNIT,
  },
  'months-and-year-spanned': {
    columns: [
      onlyFlow(beside(9, '31 Dec', '2023')),
      onlyFlow(beside(10, '31 Dec', '2022')),
      year(0, '31 Dec', '2023'),
      year(1, '31 Dec', '2022'),
    ],
    spans: [
      { text: '3 months ended', from: 0, to: 1, in: 'flow' },
      { text: 'Year ended', from: 2, to: 3, in: 'flow' },
    ],
    unit: UNIT,
  },
  'since-inception': {
    columns: [
      year(0, '2023'),
      year(1, '2022'),
      onlyFlow(beside(-20, 'Period from', 'inception', '(3 May 2019) to', '31 December 2023')),
    ],
    unit: UNIT,
  },
  'cumulative-since-inception': {
    columns: [
      ended(0, '2023-12-31', ['Year ended', '31 December 2023'], ['31 December 2023']),
      ended(1, '2022-12-31', ['Year ended', '31 December 2022'], ['31 December 2022']),
      onlyFlow(beside(-20, 'Cumulative', 'since inception')),
    ],
    unit: UNIT,
  },
  'nine-months-moved': {
    columns: [
      { ...beside(3, 'Nine months ended', '31 December', '2023'), point: ['31 December', '2023'] },
      ended(1, '2023-03-31', ['Year ended', '31 March', '2023'], ['31 March', '2023']),
      ended(2, '2022-03-31', ['Year ended', '31 March', '2022'], ['31 March', '2022']),
    ],
    unit: UNIT,
  },
  'fifteen-months-moved': {
    columns: [
      onlyFlow(beside(-3, '15 months ended', '31 March 2024')),
      onlyPoint(ended(-3, '2024-03-31', [], ['31 March 2024'])),
      ended(1, '2022-12-31', ['Year ended', '31 December 2022'], ['31 December 2022']),
    ],
    unit: UNIT,
  },
  'successor-predecessor-stubs': {
    columns: [
      ended(0, '2023-12-31', ['Year ended', '31 December', '2023'], ['31 December', '2023']),
      onlyFlow(beside(7, 'Period from', '1 June to', '31 December', '2022')),
      onlyFlow(beside(8, 'Period from', '1 January to', '31 May', '2022')),
      onlyPoint({ ...beside(1, '31 December', '2022'), end: '2022-12-31' }),
    ],
    spans: [
      { text: 'Successor', from: 0, to: 1, in: 'flow' },
      { text: 'Predecessor', from: 2, to: 2, in: 'flow' },
    ],
    unit: UNIT,
  },
  '53-weeks': {
    columns: [
      ended(0, '2023-12-31', ['52 weeks ended', '31 December', '2023'], ['31 December', '2023']),
      ended(1, '2023-01-01', ['53 weeks ended', '1 January', '2023'], ['1 January', '2023']),
    ],
    unit: UNIT,
  },
  '53-weeks-one-line': {
    columns: [
      ended(0, '2024-01-28', ['52 weeks to 28 January 2024'], ['28 January 2024']),
      ended(1, '2023-01-29', ['53 weeks to 29 January 2023'], ['29 January 2023']),
    ],
    unit: UNIT,
  },
};
