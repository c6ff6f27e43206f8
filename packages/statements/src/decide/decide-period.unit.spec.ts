import { expect } from 'chai';

import type { HeadedColumn } from '../table/headed-columns.js';
import { decidePeriod } from './decide-period.js';

const COLUMN = { left: 0, start: 0, open: 0, right: 9, support: 9, percents: 0, references: 0 };

const column = (date: HeadedColumn['date'], words = ''): HeadedColumn => ({
  index: 0,
  column: COLUMN,
  date,
  words,
  shared: false,
});

describe("the length of a statement's period", () => {
  for (const { what, words, texts, value, doubt } of [
    { what: 'a year if nothing says otherwise', words: '2023', texts: [], value: 'annual' },
    {
      what: 'a year by its title',
      words: '2023',
      texts: ['Years ended June 30,'],
      value: 'annual',
    },
    {
      what: 'a quarter by the head of its newest column',
      words: 'three months ended september 30, 2023',
      texts: ['Consolidated statements of operations'],
      value: 'interim',
    },
    {
      what: 'half a year by its title',
      words: '2024',
      texts: ['for the six months ended 30 June 2024'],
      value: 'interim',
    },
    {
      what: 'a long year after a moved year end',
      words: '18 months ended 30 june 2023',
      texts: [],
      value: 'stub',
    },
    {
      what: 'a transition period, even of nine months',
      words: '2020',
      texts: ['Transition period: nine months ended December 31, 2020'],
      value: 'stub',
    },
    {
      what: 'interim by its name, less certain',
      words: '2024',
      texts: ['Interim condensed consolidated financial statements'],
      value: 'interim',
      doubt: 'disputed',
    },
    {
      what: 'a year beside the months of a moved year end, if the heads of the columns ran together',
      words: 'year ended three months ended march 31, 2015',
      texts: ['Year ended Three months ended Year ended'],
      value: 'annual',
    },
    {
      what: 'a year by the quarter that its notice is the last of',
      words: 'cari donem 2023',
      texts: ['Finansal Rapor Konsolide 2023 - 4. 3 Aylık Bildirim'],
      value: 'annual',
    },
    {
      what: 'half a year beside the year before',
      words: 'six months ended year ended 30 june 2024',
      texts: ['Six months ended Year ended'],
      value: 'interim',
    },
    {
      what: 'a year, whatever a row says about quarters',
      words: 'year ended december 31, 2023',
      texts: ['Fourth quarter 1,234'],
      value: 'annual',
    },
  ]) {
    it(`is ${what}`, () => {
      const columns = [column({ year: 2023 }, words)];
      const decision = decidePeriod({ type: 'income_statement', columns, texts });
      expect(decision.value).to.equal(value);
      expect(decision.doubt).to.equal(doubt);
    });
  }

  for (const { dates, value } of [
    {
      dates: [
        { year: 2023, month: 12, day: 31 },
        { year: 2022, month: 12, day: 31 },
      ],
      value: 'annual',
    },
    {
      dates: [
        { year: 2023, month: 9, day: 30 },
        { year: 2022, month: 12, day: 31 },
      ],
      value: 'interim',
    },
    {
      dates: [
        { year: 2022, month: 12, day: 31 },
        { year: 2022, month: 1, day: 1 },
      ],
      value: 'annual',
    },
    { dates: [{ year: 2023 }, { year: 2022 }], value: 'annual' },
  ]) {
    it(`is ${value} for balance sheets of ${dates.map((d) => Object.values(d).join('-')).join(' and ')}`, () => {
      const columns = dates.map((date) => column(date));
      const decision = decidePeriod({ type: 'balance_sheet', columns, texts: [] });
      expect([decision.value, decision.doubt]).to.deep.equal([value, undefined]);
    });
  }

  const QUARTER = { count: 3, unit: 'months' } as const;
  const quarter = { ...column({ year: 2022 }), length: QUARTER };

  for (const { what, beside, columns, value } of [
    {
      what: 'beside its quarter',
      beside: [quarter],
      columns: [column({ year: 2022 })],
      value: 'annual',
    },
    { what: 'alone', beside: [], columns: [column({ year: 2022 })], value: 'interim' },
    { what: 'whose quarter is used', beside: [quarter], columns: [quarter], value: 'interim' },
  ] as const)
    for (const texts of [['Fourth quarter and years ended December 31,'], ['Q4 2023 FY 2023']])
      it(`by "${texts.join()}" over a year and its last quarter: a year ${what} is ${value}`, () => {
        const { value: found } = decidePeriod({ type: 'income_statement', columns, beside, texts });
        expect(found).to.equal(value);
      });
});
