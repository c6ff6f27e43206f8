import { expect } from 'chai';
import { wholeYearsApart } from './fiscal-years.js';

describe('Whole years between two days', () => {
  for (const [earlier, later, years] of [
    ['2023-12-31', '2024-12-31', 1],
    ['2019-02-02', '2020-02-01', 1],
    ['2010-01-03', '2020-12-27', 11],
    ['2020-02-29', '2020-03-05', 0],
    ['2017-09-30', '2018-12-31', undefined],
    ['2016-06-30', '2016-12-31', undefined],
    ['2016-12-31', '2018-01-31', undefined],
  ] as const)
    it(`are ${years ?? 'none'} from ${earlier} to ${later}`, () => {
      expect(wholeYearsApart(earlier, later)).to.equal(years);
      expect(wholeYearsApart(later, earlier)).to.equal(years);
    });
});
