import { expect } from 'chai';
import {
  closesYearBefore,
  dayOf,
  daysApart,
  isIsoDate,
  isoDay,
  monthOf,
  yearOf,
} from './iso-date.js';

describe('A calendar date', () => {
  for (const { given, expected } of [
    { given: '2023-12-31', expected: true },
    { given: '2024-02-29', expected: true },
    { given: '0099-01-01', expected: true },
    { given: '2023-02-29', expected: false },
    { given: '2023-02-30', expected: false },
    { given: '2023-04-31', expected: false },
    { given: '2023-13-01', expected: false },
    { given: '2023-00-10', expected: false },
    { given: '2023-12-00', expected: false },
    { given: '2023-12', expected: false },
    { given: '2023', expected: false },
    { given: '31.12.2023', expected: false },
    { given: '2023-12-31T00:00:00Z', expected: false },
    { given: ' 2023-12-31', expected: false },
    { given: '23-12-31', expected: false },
    { given: '', expected: false },
    { given: undefined, expected: false },
  ])
    it(`is ${expected ? '' : 'not '}${JSON.stringify(given)}`, () => {
      expect(isIsoDate(given)).to.equal(expected);
    });
});

describe('The parts of a calendar date', () => {
  it('are its year, month and day', () => {
    expect([yearOf, monthOf, dayOf].map((part) => part('2023-02-28'))).to.deep.equal([2023, 2, 28]);
  });

  it('are those of the day of a given moment', () => {
    expect(isoDay(Date.parse('2024-02-29T23:59:59Z'))).to.equal('2024-02-29');
  });

  it('are apart by the same number of days, whichever comes first', () => {
    expect(daysApart('2024-03-01', '2024-02-28')).to.equal(2);
    expect(daysApart('2024-02-28', '2024-03-01')).to.equal(2);
  });
});

describe('A date of the first two weeks of January', () => {
  for (const { day, belongs } of [
    { day: 1, belongs: true },
    { day: 14, belongs: true },
    { day: 15, belongs: false },
  ])
    it(`${belongs ? 'closes' : 'does not close'} the year before on the ${day}.`, () => {
      expect(closesYearBefore({ month: 1, day })).to.equal(belongs);
    });

  it('is recognised by its day: January without a day, or another month, does not count', () => {
    expect(closesYearBefore({ month: 1 })).to.equal(false);
    expect(closesYearBefore({ month: 2, day: 1 })).to.equal(false);
  });
});
