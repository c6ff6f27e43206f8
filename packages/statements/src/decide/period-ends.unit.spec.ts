import { expect } from 'chai';

import type { HeadedColumn } from '../table/headed-columns.js';
import { periodEnds } from './period-ends.js';

const COLUMN = { left: 0, start: 0, open: 0, right: 9, support: 9, percents: 0, references: 0 };

const column = (year: number, words = String(year)): HeadedColumn => ({
  index: 0,
  column: COLUMN,
  date: { year },
  words,
  shared: false,
});

describe('the ends of fiscal years that a statement prints', () => {
  it('are not those of a half-year between them', () => {
    const halfYear: HeadedColumn = {
      ...column(2023, 'half year to 30 june 2023'),
      length: { count: 6, unit: 'months' },
    };
    const years = [column(2023, 'full year 2023'), column(2022, 'full year 2022')];
    const texts = ['Full year to 30 June Full year', '2023 2023 2022'];
    expect(periodEnds(years, texts, [...years, halfYear])).to.deep.equal({});
  });

  for (const { what, columns, texts, expected } of [
    {
      what: 'the date above each year',
      columns: [column(2023, 'december 31, 2023'), column(2022, 'december 31, 2022')],
      texts: [],
      expected: { 2023: '2023-12-31', 2022: '2022-12-31' },
    },
    {
      what: 'the date of its own year, of two in a title that touches the first column',
      columns: [
        column(2013, 'as of september 30, 2013 (unaudited) and december 31, 2012 2013'),
        column(2012, '2012'),
      ],
      texts: ['As of September 30, 2013 (unaudited) and December 31, 2012'],
      expected: { 2013: '2013-09-30', 2012: '2012-12-31' },
    },
    {
      what: 'the date of a year named after the year before',
      columns: [
        column(2022, 'fiscal 2022 52 weeks ended january 28, 2023'),
        column(2021, 'fiscal 2021 52 weeks ended january 29, 2022'),
      ],
      texts: [],
      expected: { 2022: '2023-01-28', 2021: '2022-01-29' },
    },
    {
      what: 'the last day of a period that is printed without its years',
      columns: [column(2024), column(2023)],
      texts: ['1 januari - 31 december'],
      expected: { 2024: '2024-12-31', 2023: '2023-12-31' },
    },
    {
      what: 'no opening balance of 1 January as the end of the year that it opens',
      columns: [
        column(2023),
        column(2022, '2022 (restated)'),
        {
          ...column(2022, 'as at 1 january 2022 (restated)'),
          date: { year: 2022, month: 1, day: 1 },
        },
      ],
      texts: ['As at 1 January 2022 (restated)'],
      expected: { 2021: '2022-01-01' },
    },
    {
      what: 'the same, if the year ends in March',
      columns: [
        column(2022, 'fiscal 2022 year ended march 31, 2023'),
        column(2021, 'fiscal 2021 year ended march 31, 2022'),
      ],
      texts: [],
      expected: { 2022: '2023-03-31', 2021: '2022-03-31' },
    },
    {
      what: 'never the first day of a period that the title names',
      columns: [column(2018), column(2017)],
      texts: ['for the period from 1 january 2018 to 31 december 2018'],
      expected: { 2018: '2018-12-31', 2017: '2017-12-31' },
    },
    {
      what: 'nor that of a period of several years above one of them',
      columns: [
        column(2024, 'january 1, 2022- december 31, 2024'),
        column(2022, 'january 1, 2022- december 31, 2024'),
      ],
      texts: [],
      expected: { 2024: '2024-12-31', 2022: '2022-12-31' },
    },
    {
      what: 'nor one that shares its year with the last',
      columns: [column(2018), column(2017)],
      texts: ['for the period from 1 January to 31 December 2018'],
      expected: { 2018: '2018-12-31', 2017: '2017-12-31' },
    },
    {
      what: 'two ends, the older on a first day',
      columns: [column(2017), column(2016)],
      texts: ['december 31, 2017 and january 1, 2017'],
      expected: { 2017: '2017-12-31', 2016: '2017-01-01' },
    },
    {
      what: 'the day of each year from one date over all columns',
      columns: [
        column(2023, 'years ended june 30, 2023'),
        column(2022, 'years ended june 30, 2023'),
      ],
      texts: [],
      expected: { 2023: '2023-06-30', 2022: '2022-06-30' },
    },
    {
      what: 'the day that the title prints',
      columns: [column(2023), column(2022)],
      texts: ['for the year ended 31 March 2023'],
      expected: { 2023: '2023-03-31', 2022: '2022-03-31' },
    },
    {
      what: 'the last month of a range',
      columns: [column(2023)],
      texts: ['January–December'],
      expected: { 2023: '2023-12-31' },
    },
    {
      what: 'the newest only, if its day is not the last of a month',
      columns: [column(2023), column(2022)],
      texts: ['for the years ended December 30, 2023'],
      expected: { 2023: '2023-12-30' },
    },
    {
      what: 'the newest only, if one head over all columns prints it',
      columns: [
        column(2023, '52 weeks ended september 28, 2023'),
        column(2022, '52 weeks ended september 28, 2023'),
      ],
      texts: [],
      expected: { 2023: '2023-09-28' },
    },
    {
      what: 'each in its place, if a title lists as many as there are years',
      columns: [column(2022), column(2021), column(2020)],
      texts: ['fiscal years ended January 28, 2023, January 29, 2022 and January 30, 2021'],
      expected: { 2022: '2023-01-28', 2021: '2022-01-29', 2020: '2021-01-30' },
    },
    {
      what: 'the same, if the title stands above the columns',
      columns: [
        column(2017, 'fiscal years ended january 28, 2017 and january 30, 2016'),
        column(2016, 'fiscal years ended january 28, 2017 and january 30, 2016'),
      ],
      texts: ['Fiscal years ended January 28, 2017 and January 30, 2016'],
      expected: { 2017: '2017-01-28', 2016: '2016-01-30' },
    },
    {
      what: 'in the year after, if years are named after the one in which they begin',
      columns: [column(2022), column(2021)],
      texts: ['for the year ended 31 March 2023'],
      expected: { 2022: '2023-03-31', 2021: '2022-03-31' },
    },
    { what: 'none', columns: [column(2023)], texts: ['(in millions)'], expected: {} },
  ]) {
    it(`are ${what}`, () => {
      expect(periodEnds(columns, texts)).to.deep.equal(expected);
    });
  }
});
