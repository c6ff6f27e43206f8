import { expect } from 'chai';
import { yearEndChanges } from './year-end-changes.js';

describe('A moved year end', () => {
  for (const { what, given, expected } of [
    {
      what: 'is none if every year ends on one day',
      given: { 2021: '2021-12-31', 2020: '2020-12-31' },
      expected: [],
    },
    {
      what: 'is none if 52 or 53 weeks move it by days',
      given: { 2021: '2022-01-01', 2020: '2021-01-02', 2019: '2019-12-28' },
      expected: [],
    },
    {
      what: 'is reported with the end before and after it',
      given: { 2021: '2021-06-30', 2020: '2020-12-31', 2019: '2019-12-31' },
      expected: [{ year: '2021', from: '2020-12-31', to: '2021-06-30' }],
    },
    {
      what: 'is reported each time',
      given: { 2021: '2021-12-31', 2020: '2020-06-30', 2019: '2019-12-31' },
      expected: [
        { year: '2021', from: '2020-06-30', to: '2021-12-31' },
        { year: '2020', from: '2019-12-31', to: '2020-06-30' },
      ],
    },
    {
      what: 'is seen across a year whose end is not known',
      given: { 2021: '2021-06-30', 2020: undefined, 2019: '2019-12-31' },
      expected: [{ year: '2021', from: '2019-12-31', to: '2021-06-30' }],
    },
    { what: 'is none if no end is known', given: { 2021: undefined }, expected: [] },
  ] satisfies readonly {
    what: string;
    given: Record<string, string | undefined>;
    expected: unknown[];
  }[])
    it(what, () => {
      const years = Object.keys(given).toSorted().toReversed();
      const ends = Object.fromEntries(
        Object.entries(given).flatMap(([year, end]) => (end === undefined ? [] : [[year, end]])),
      );
      expect(yearEndChanges(years, ends)).to.deep.equal(expected);
    });
});
