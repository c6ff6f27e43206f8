import { expect } from 'chai';
import { quarterOf, type YearEnd } from './fiscal-calendar.js';

const SEPTEMBER: YearEnd[] = [
  { end: '2021-09-25', year: 2021 },
  { end: '2022-09-24', year: 2022 },
];

/** 12, 12, 12 and 16 weeks, from the year end of 2022-08-28 on. */
const LONG_LAST: YearEnd[] = [
  { end: '2022-08-28', year: 2022 },
  { end: '2023-08-27', year: 2023 },
];

const MOVED: YearEnd[] = [
  { end: '2021-12-31', year: 2021 },
  { end: '2022-06-30', year: 2022 },
  { end: '2023-06-30', year: 2023 },
];

const TABLE: readonly [string, YearEnd[], string, string][] = [
  ['a year end', SEPTEMBER, '2022-09-24', '2022 4'],
  ['the first quarter', SEPTEMBER, '2021-12-25', '2022 1'],
  ['the third quarter', SEPTEMBER, '2022-06-25', '2022 3'],
  ['a quarter after the last year end', SEPTEMBER, '2023-07-01', '2023 3'],
  ['a year end that no report closes yet', SEPTEMBER, '2023-09-30', '2023 4'],
  ['a quarter before the first year end', SEPTEMBER, '2020-12-26', '2021 1'],
  ['years before the first year end', SEPTEMBER, '2019-12-28', '2020 1'],
  ['the first of 12 weeks', LONG_LAST, '2022-11-20', '2023 1'],
  ['the second of 12 weeks', LONG_LAST, '2023-02-12', '2023 2'],
  ['the third of 12 weeks, before one of 16', LONG_LAST, '2023-05-07', '2023 3'],
  ['a day within a quarter', SEPTEMBER, '2022-02-10', 'none'],
  ['a day in a shortened year', MOVED, '2022-03-31', 'none'],
  ['a quarter after a moved year end', MOVED, '2022-09-30', '2023 1'],
  ['no year end at all', [], '2022-09-30', 'none'],
];

describe('the fiscal calendar of a company', () => {
  for (const [title, ends, day, expected] of TABLE)
    it(`knows ${title}`, () => {
      const found = quarterOf(day, ends);
      const words = found === undefined ? 'none' : `${found.year} ${found.quarter}`;
      expect(words).to.equal(expected);
    });
});
