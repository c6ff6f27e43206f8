import type { RawLineItem, RawStatement, StatementColumn } from '@fde/contracts';
import { expect } from 'chai';

import { lineItems } from '../testing/printed-rows.js';
import { doubtPeriods } from './doubt-periods.js';
import { periodAlarms, type PeriodAlarm, type SpokenPeriod } from './period-alarms.js';

const ROWS: readonly RawLineItem[] = lineItems([
  ['Revenue', [1000, 900]],
  ['Cost of sales', [600, 550]],
  ['Gross profit', [400, 350]],
  ['Selling expenses', [150, 140]],
  ['Profit before tax', [250, 210]],
  ['Income tax', [50, 42]],
  ['Profit', [200, 168]],
]);

const year = (
  name: string,
  end: string,
  length: StatementColumn['period']['length'] = { count: 1, unit: 'years' },
): StatementColumn => ({
  name,
  period: { kind: 'duration', end, length },
  is_fiscal_year: true,
});

const statement = (more: Partial<RawStatement> = {}): RawStatement => ({
  statement_type: 'income_statement',
  company_name: 'Acme',
  fiscal_year: 2023,
  currency: 'EUR',
  scale: 1,
  years: ['2023', '2022'],
  fiscal_year_ends: { 2023: '2023-12-31', 2022: '2022-12-31' },
  columns: [year('2023', '2023-12-31'), year('2022', '2022-12-31')],
  period: 'annual',
  pages: [1],
  method: 'layout',
  confidence: 0,
  checks: [],
  line_items: [...ROWS],
  ...more,
});

const named = (columns: readonly StatementColumn[]): RawStatement =>
  statement({
    years: columns.map(({ name }) => name),
    fiscal_year: Number(columns[0]?.name),
    fiscal_year_ends: Object.fromEntries(
      columns.map(({ name, period }) => [name, period.end ?? '']),
    ),
    columns: [...columns],
  });

const BALANCE = statement({ statement_type: 'balance_sheet' });

interface Case {
  readonly alarm: PeriodAlarm;
  readonly raised: RawStatement;
  /** Ordinary shapes that look alike. */
  readonly silent: readonly RawStatement[];
  readonly others?: readonly RawStatement[];
  readonly spoken?: SpokenPeriod;
}

const CASES: readonly Case[] = [
  {
    alarm: 'two columns of one name',
    raised: statement({ columns: [year('2023', '2023-12-31'), year('2023', '2023-09-30')] }),
    silent: [statement()],
  },
  {
    alarm: 'an end that does not fit its name',
    raised: named([year('2023', '2022-12-31'), year('2022', '2021-12-31')]),
    silent: [
      named([year('2023', '2024-02-03'), year('2022', '2023-01-28')]),
      named([year('2019', '2019-02-02')]),
      named([year('2015', '2016-01-03'), year('2014', '2014-12-28')]),
      named([year('2023', '2024-03-31')]),
      statement({ period: 'interim', fiscal_year_ends: {}, columns: [year('2024', '2023-11-26')] }),
    ],
  },
  {
    alarm: 'a length that does not fit its name',
    raised: named([
      year('2023', '2023-12-31'),
      year('2022', '2022-12-31', { count: 29, unit: 'weeks' }),
    ]),
    silent: [
      named([year('2023', '2023-12-31', { count: 53, unit: 'weeks' }), year('2022', '2022-12-25')]),
      { ...named([year('2023', '2023-06-30', { count: 6, unit: 'months' })]), period: 'interim' },
    ],
  },
  {
    alarm: 'not the newest period that the report speaks of',
    raised: named([year('2022', '2022-12-31'), year('2021', '2021-12-31')]),
    spoken: { yearEnd: '2023-12-31' },
    silent: [statement(), named([year('2023', '2024-01-02')]), named([year('2024', '2024-12-31')])],
  },
  {
    alarm: 'a full column without a period',
    raised: statement({
      columns: [
        year('2023', '2023-12-31'),
        {
          name: 'column 4',
          period: { kind: 'duration' },
          is_fiscal_year: false,
          reason: 'unknown',
        },
      ],
      other_columns: [
        { name: 'column 4', cells: ROWS.map(({ name }, row) => ({ name, row, value: row })) },
      ],
    }),
    silent: [
      statement({
        columns: [
          year('2023', '2023-12-31'),
          { name: 'change', period: { kind: 'duration' }, is_fiscal_year: false, reason: 'change' },
        ],
        other_columns: [
          { name: 'change', cells: ROWS.map(({ name }, row) => ({ name, row, value: row })) },
        ],
      }),
      statement({ other_columns: [{ name: 'column 4', cells: [{ name: 'Revenue', value: 4 }] }] }),
    ],
  },
  {
    alarm: 'other periods in the other statements',
    raised: named([year('2022', '2022-12-31'), year('2021', '2021-12-31')]),
    others: [BALANCE],
    silent: [statement(), statement({ fiscal_year_ends: {}, columns: [] })],
  },
  {
    alarm: 'a year that repeats its neighbour',
    raised: statement({
      line_items: lineItems(
        ROWS.map(({ name, values }) => [name, [values['2023'] ?? 0, values['2023'] ?? 0]]),
      ),
    }),
    silent: [
      statement(),
      // A company at rest: two rows that did not move.
      statement({
        line_items: lineItems([
          ['Share capital', [100, 100]],
          ['Total', [100, 100]],
        ]),
      }),
    ],
  },
  {
    alarm: 'periods that overlap',
    raised: named([year('2023', '2023-12-31'), year('2022', '2023-06-30')]),
    silent: [
      statement(),
      named([year('2023', '2023-12-31', { count: 53, unit: 'weeks' }), year('2022', '2022-12-25')]),
      statement({
        statement_type: 'balance_sheet',
        columns: [
          { name: '2023', period: { kind: 'instant', end: '2023-12-31' }, is_fiscal_year: true },
          { name: '2022', period: { kind: 'instant', end: '2023-06-30' }, is_fiscal_year: true },
        ],
      }),
    ],
  },
];

const alarmsOf = (raw: RawStatement, { others, spoken }: Case): readonly PeriodAlarm[] =>
  periodAlarms(raw, others, spoken).map(({ alarm }) => alarm);

describe('whether a set of periods can be', () => {
  for (const one of CASES) {
    it(`raises "${one.alarm}"`, () => expect(alarmsOf(one.raised, one)).to.include(one.alarm));
    it(`does not raise "${one.alarm}" over ordinary shapes`, () => {
      for (const raw of one.silent) expect(alarmsOf(raw, one)).not.to.include(one.alarm);
    });
  }

  it('is not asked in vain of an ordinary report', () => {
    expect(periodAlarms(statement(), [BALANCE], { yearEnd: '2023-12-31' })).to.deep.equal([]);
  });

  it('lowers the confidence below sure: each alarm speaks against the decision on the period', () => {
    const [old, newer] = doubtPeriods([
      named([year('2022', '2022-12-31'), year('2021', '2021-12-31')]),
      BALANCE,
    ]);
    for (const raw of [old, newer]) expect(raw?.decisions?.period?.doubt).to.equal('disputed');
    expect(old?.decisions?.period?.against?.[0]).to.deep.include({
      source: 'other periods in the other statements',
      says: 'balance sheet 2023, ended 2023-12-31',
    });
    expect(doubtPeriods([statement(), BALANCE]).map(({ decisions }) => decisions)).to.deep.equal([
      undefined,
      undefined,
    ]);
  });
});
