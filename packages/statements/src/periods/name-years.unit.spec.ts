import { expect } from 'chai';

import { nameYears } from './name-years.js';

const named = (ends: readonly string[], name: number): readonly (string | undefined)[] => {
  const names = nameYears(ends, { end: ends[0] ?? '', name });
  return ends.map((end) => names.get(end));
};

describe('the names of years by their ends', () => {
  for (const { what, ends, newest, expected } of [
    {
      what: 'count back from the newest, in 52 and 53 weeks',
      ends: ['2016-01-03', '2014-12-28', '2013-12-29'],
      newest: 2015,
      expected: ['2015', '2014', '2013'],
    },
    {
      what: 'follow the company: fiscal 2019 ended in February 2019',
      ends: ['2019-02-02', '2018-02-03', '2017-01-28'],
      newest: 2019,
      expected: ['2019', '2018', '2017'],
    },
    {
      what: 'follow the company: fiscal 2024 ended in February 2025',
      ends: ['2025-02-02', '2024-01-28'],
      newest: 2024,
      expected: ['2024', '2023'],
    },
    {
      what: 'are of the own date on the other side of a moved year end',
      ends: ['2015-06-30', '2014-06-30', '2013-12-31'],
      newest: 2015,
      expected: ['2015', '2014', '2013'],
    },
    {
      what: 'tell a quarter from the year end before it',
      ends: ['2024-03-31', '2023-12-31'],
      newest: 2024,
      expected: ['2024', '2023'],
    },
    {
      what: 'tell a quarter of a year that began in the same calendar year',
      ends: ['2023-11-26', '2023-08-27'],
      newest: 2024,
      expected: ['2024', '2023'],
    },
    {
      what: 'tell two half-years in one calendar year, where the year before is free',
      ends: ['2024-07-28', '2024-01-28'],
      newest: 2024,
      expected: ['2024', '2023'],
    },
    {
      what: 'are never shared: what lies between whole years may have none',
      ends: ['2016-12-31', '2016-09-30', '2015-12-31'],
      newest: 2016,
      expected: ['2016', undefined, '2015'],
    },
  ])
    it(what, () => expect(named(ends, newest)).to.deep.equal(expected));
});
