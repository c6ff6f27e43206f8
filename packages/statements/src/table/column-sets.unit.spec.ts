import { expect } from 'chai';
import fc from 'fast-check';

import { columnSets } from './column-sets.js';
import type { HeadedColumn } from './headed-columns.js';

const headed = (
  index: number,
  year: number,
  words = '',
  more: Partial<HeadedColumn> = {},
): HeadedColumn => ({
  index,
  column: {
    left: 100 * index,
    start: 100 * index,
    open: 100 * index,
    right: 100 * index + 60,
    support: 10,
    percents: 0,
    references: 0,
  },
  date: { year },
  words,
  restated: false,
  shared: false,
  ...more,
});

/** The columns of each set, the likeliest first. */
const setsOf = (...columns: readonly HeadedColumn[]): number[][] =>
  columnSets(columns).map((set) => set.columns.map((c) => c.index));

describe('the columns that may be the years', () => {
  for (const { what, columns, expected } of [
    { what: 'one for each year', columns: [headed(0, 2023), headed(1, 2022)], expected: [[0, 1]] },
    { what: 'none', columns: [], expected: [] },
    {
      what: 'the group before the company',
      columns: [
        headed(0, 2023, 'company 2023'),
        headed(1, 2022, 'company 2022'),
        headed(2, 2023, 'group 2023'),
        headed(3, 2022, 'group 2022'),
      ],
      expected: [
        [2, 3],
        [0, 1],
      ],
    },
    {
      what: 'the total before what is underlying',
      columns: [
        headed(0, 2023, 'underlying'),
        headed(1, 2023, 'total'),
        headed(2, 2022, 'underlying'),
        headed(3, 2022, 'total'),
      ],
      expected: [
        [1, 3],
        [0, 2],
      ],
    },
    {
      what: 'a year as it was restated',
      columns: [
        headed(0, 2023),
        headed(1, 2022, 'as previously reported'),
        headed(2, 2022, 'restated', { restated: true }),
      ],
      expected: [
        [0, 2],
        [0, 1],
      ],
    },
    {
      what: 'without a conversion to another currency',
      columns: [
        headed(0, 2022, "2022 rmb'000"),
        headed(1, 2023, "2023 rmb'000"),
        headed(2, 2023, "2023 us$'000"),
      ],
      expected: [
        [0, 1],
        [0, 2],
      ],
    },
    {
      what: 'the first printed among equals',
      columns: [headed(0, 2023), headed(1, 2022), headed(2, 2023), headed(3, 2022)],
      expected: [
        [0, 1],
        [2, 3],
      ],
    },
    {
      what: 'an opening balance is another column than the end of its year',
      columns: [
        headed(0, 2023, '', { date: { year: 2023, month: 12, day: 31 } }),
        headed(1, 2022, '', { date: { year: 2022, month: 12, day: 31 } }),
        headed(2, 2022, '', { date: { year: 2022, month: 1, day: 1 } }),
      ],
      expected: [[0, 1, 2]],
    },
    {
      what: 'a year that has fewer columns is in every set',
      columns: [headed(0, 2023, 'group'), headed(1, 2023, 'company'), headed(2, 2022, 'group')],
      expected: [
        [0, 2],
        [1, 2],
      ],
    },
  ])
    it(what, () => expect(setsOf(...columns)).to.deep.equal(expected));

  it('have each year once, in printed order, the likeliest set first', () => {
    const column = fc.tuple(
      fc.constantFrom(2023, 2022, 2021),
      fc.constantFrom('', 'group', 'company', 'total', 'underlying', '% change'),
    );
    fc.assert(
      fc.property(fc.array(column, { maxLength: 8 }), (given) => {
        const sets = columnSets(given.map(([year, words], i) => headed(i, year, words)));
        for (const { columns } of sets) {
          const years = columns.map((c) => c.date.year);
          expect(new Set(years).size).to.equal(years.length);
          expect(new Set(years)).to.deep.equal(new Set(given.map(([year]) => year)));
          const indexes = columns.map((c) => c.index);
          expect(indexes).to.deep.equal([...indexes].sort((a, b) => a - b));
        }
        const scores = sets.map(({ score }) => score);
        expect(scores).to.deep.equal([...scores].sort((a, b) => b - a));
      }),
    );
  });
});
