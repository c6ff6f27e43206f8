import type { ColumnBasis, ColumnScope, PeriodLength } from '@fde/contracts';
import { expect } from 'chai';

import type { HeadedColumn } from './headed-columns.js';
import { whyNoYear, yearColumns } from './year-columns.js';

interface Head {
  readonly day?: number;
  readonly words?: string;
  readonly length?: PeriodLength;
  readonly basis?: ColumnBasis;
  readonly scope?: ColumnScope;
}

const LATE_IN_MONTH = 28;

const column = (
  year: number,
  month: number,
  { day = LATE_IN_MONTH, ...head }: Head = {},
): HeadedColumn => ({
  index: 0,
  column: {
    left: 0,
    start: 0,
    open: 0,
    right: 50,
    support: 10,
    percents: 0,
    references: 0,
  },
  date: { year, month, day },
  words: '',
  shared: false,
  ...head,
});

const lasting = (count: number, unit: PeriodLength['unit']): Head => ({ length: { count, unit } });
const YEAR = lasting(1, 'years');

describe('why a column is no fiscal year', () => {
  for (const { what, columns, reasons } of [
    {
      what: '29 weeks beside years, and a predecessor that closed in another month',
      columns: [
        column(2016, 1, lasting(53, 'weeks')),
        column(2014, 12, lasting(52, 'weeks')),
        column(2013, 12, lasting(29, 'weeks')),
        column(2013, 4, { ...lasting(52, 'weeks'), scope: 'predecessor' }),
      ],
      reasons: [undefined, undefined, 'part_of_year', 'other_scope'],
    },
    {
      what: 'three months between two year ends',
      columns: [
        column(2017, 12, YEAR),
        column(2016, 12, lasting(3, 'months')),
        column(2016, 9, YEAR),
      ],
      reasons: [undefined, 'part_of_year', undefined],
    },
    {
      what: 'eighteen months',
      columns: [column(2023, 6, lasting(18, 'months')), column(2021, 12, YEAR)],
      reasons: ['longer_than_year', undefined],
    },
    {
      what: 'pro forma and budget',
      columns: [
        column(2023, 12),
        column(2024, 12, { basis: 'budget' }),
        column(2023, 12, { basis: 'pro_forma' }),
      ],
      reasons: [undefined, 'other_basis', 'other_basis'],
    },
    {
      what: 'the newest year in another currency than all years',
      columns: [
        column(2012, 3, { words: 'us$ 2012' }),
        column(2012, 3, { words: "group zar 2012 r'000" }),
        column(2011, 3, { words: "zar 2011 r'000" }),
        column(2012, 3, { words: 'corporation 2012' }),
      ],
      reasons: ['other_basis', undefined, undefined, undefined],
    },
    {
      what: 'each year in another currency',
      columns: [column(2023, 12, { words: 'us$ 2023' }), column(2022, 12, { words: 'eur 2022' })],
      reasons: [undefined, undefined],
    },
    {
      what: 'every year in two currencies',
      columns: [
        column(2023, 12, { words: 'us$ 2023' }),
        column(2022, 12, { words: 'us$ 2022' }),
        column(2023, 12, { words: 'rmb 2023' }),
        column(2022, 12, { words: 'rmb 2022' }),
      ],
      reasons: [undefined, undefined, undefined, undefined],
    },
    {
      what: 'a restated opening balance under the year of another column',
      columns: [
        column(2011, 12),
        column(2010, 12),
        column(2010, 1, { day: 1, words: '2010 restated 01 jan' }),
      ],
      reasons: [undefined, undefined, 'same_year'],
    },
    {
      what: 'an opening balance whose head is a date is the end of the year before',
      columns: [
        column(2023, 12),
        column(2022, 12),
        column(2022, 1, { day: 1, words: '1 january 2022' }),
      ],
      reasons: [undefined, undefined, undefined],
    },
    {
      what: 'a year of weeks that closed on 1 January',
      columns: [
        column(2022, 12),
        column(2022, 1, { day: 1, words: '2022 january 1' }),
        column(2021, 1, { day: 2 }),
      ],
      reasons: [undefined, undefined, undefined],
    },
    {
      what: 'the year beside two halves in an interim report',
      columns: [
        column(2024, 6, lasting(6, 'months')),
        column(2023, 6, lasting(6, 'months')),
        column(2023, 12, YEAR),
      ],
      reasons: [undefined, undefined, 'same_year'],
    },
    {
      what: 'the last quarters beside their years',
      columns: [
        column(2023, 12, lasting(3, 'months')),
        column(2022, 12, lasting(3, 'months')),
        column(2023, 12, YEAR),
        column(2022, 12, YEAR),
      ],
      reasons: ['part_of_year', 'part_of_year', undefined, undefined],
    },
    {
      what: 'a restated year, and a predecessor on the same day of the year, are years',
      columns: [column(2023, 12), column(2022, 12, { basis: 'restated', scope: 'predecessor' })],
      reasons: [undefined, undefined],
    },
  ] as const)
    it(what, () => expect(columns.map((one) => whyNoYear(one, columns))).to.deep.equal(reasons));

  it('does not leave a statement without columns', () => {
    const first = [column(2021, 12, lasting(10, 'months'))];
    expect(yearColumns(first)).to.equal(first);
  });
});
