import { expect } from 'chai';
import { yearBefore } from './fiscal-year.js';

describe('The year before', () => {
  for (const { years, column, expected } of [
    { years: ['2023', '2022'], column: 0, expected: 1 },
    { years: ['2022', '2023'], column: 1, expected: 0 },
    { years: ['2023', '2022', '2021'], column: 1, expected: 2 },
    { years: ['2023', '2022'], column: 1, expected: undefined },
    { years: ['2023', '2021'], column: 0, expected: undefined },
    { years: ['2018/19', '2017/18'], column: 0, expected: 1 },
    { years: ['FY2023', 'FY2022'], column: 0, expected: 1 },
    { years: ['2023', 'FY2022'], column: 0, expected: 1 },
    { years: ['2023'], column: 3, expected: undefined },
    { years: ['first', 'second'], column: 0, expected: undefined },
  ])
    it(`of ${years[column] ?? 'no column'} among ${years.join(', ')} is ${expected === undefined ? 'not printed' : years[expected]}`, () => {
      expect(yearBefore(years, column)).to.equal(expected);
    });
});
