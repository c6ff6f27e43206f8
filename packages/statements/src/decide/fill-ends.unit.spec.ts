import type { RawStatement } from '@fde/contracts';
import { expect } from 'chai';

import { fillEnds } from './fill-ends.js';

type Ends = Record<string, string>;

const raw = (years: readonly string[], fiscal_year_ends: Ends): RawStatement =>
  ({ years, fiscal_year: Number(years[0]), fiscal_year_ends }) as unknown as RawStatement;

const filled = (
  own: Ends,
  others: Ends,
  cover?: string,
  named: Readonly<Record<string, number>> = {},
): Ends =>
  fillEnds([raw(['2022', '2021', '2020'], own), raw(['2022', '2021'], others)], cover, named)[0]
    ?.fiscal_year_ends ?? {};

describe('ends of fiscal years that a statement does not print', () => {
  const JANUARY = { 2022: '2023-01-28', 2021: '2022-01-29' };

  it('are those of the others, and the day of the same weekday that the report names', () => {
    const named = { '2021-01-30': 2, '2021-01-31': 9 };
    expect(filled({}, JANUARY, undefined, named)).to.deep.equal({ ...JANUARY, 2020: '2021-01-30' });
  });

  it('are the day before where a balance sheet prints the opening of the next year', () => {
    const known = { 2022: '2022-06-30', 2021: '2021-06-30', 2020: '2020-07-01' };
    expect(filled({}, known)[2020]).to.equal('2020-06-30');
    expect(filled({ 2020: '2020-07-01' }, known)[2020]).to.equal('2020-07-01');
    const weeks = { 2022: '2023-12-31', 2021: '2023-01-01' };
    expect(filled({}, weeks)[2021]).to.equal('2023-01-01');
  });

  it('are those of other parts of the year, whose heads name the year alone', () => {
    const sixMonths = (head: string) =>
      ({
        name: '6 months',
        period: { kind: 'duration', length: { count: 6, unit: 'months' } },
        is_fiscal_year: false,
        reason: 'part_of_year',
        head,
      }) as const;
    const endOf = (head: string): string | undefined =>
      fillEnds(
        [{ ...raw(['2023'], { 2023: '2023-06-30' }), columns: [sixMonths(head)] }],
        undefined,
      )[0]?.columns?.[0]?.period.end;
    expect(endOf('Six Months Ended 2023')).to.equal('2023-06-30');
    expect(endOf('Six Months Ended 2022')).to.equal(undefined);
    expect(endOf('Six Months Ended 2023 2022')).to.equal(undefined);
  });

  it('stay open if years end on a weekday and nothing names the day', () => {
    expect(filled({}, JANUARY)).to.deep.equal(JANUARY);
    expect(filled({}, JANUARY, undefined, { '2021-01-31': 9 })).to.deep.equal(JANUARY);
  });

  it('may be a week off the same weekday, if the report names that day', () => {
    const known = { 2022: '2017-01-01', 2021: '2016-01-03' };
    expect(filled({}, known, undefined, { '2014-12-28': 4 })[2020]).to.equal('2014-12-28');
  });

  it('are the same day if the report names it, and the last of a month if the known end is one', () => {
    expect(filled({ 2022: '2022-02-28' }, {})[2020]).to.equal('2020-02-29');
    expect(filled({ 2022: '2022-06-15' }, {})[2020]).to.equal(undefined);
    const named = { '2020-06-15': 1 };
    expect(filled({ 2022: '2022-06-15' }, {}, undefined, named)[2020]).to.equal('2020-06-15');
  });

  it('are another day on the same weekday, if the report names that one and not the same day', () => {
    const known = { 2022: '2023-12-31' };
    const sunday = { '2023-01-01': 3 };
    expect(filled(known, {}, undefined, sunday)[2021]).to.equal('2023-01-01');
    const both = { ...sunday, '2022-12-31': 1 };
    expect(filled(known, {}, undefined, both)[2021]).to.equal('2022-12-31');
    expect(filled(known, {}, undefined, { '2023-01-02': 3 })[2021]).to.equal('2022-12-31');
  });

  it('stay open between two known years if the year end moved between them', () => {
    const moved = { 2022: '2022-12-31', 2020: '2020-09-30' };
    expect(filled(moved, {})[2021]).to.equal(undefined);
    expect(filled({ ...moved, 2020: '2020-12-31' }, {})[2021]).to.equal('2021-12-31');
  });

  for (const { cover, end } of [
    { cover: '2022-12-31', end: '2022-12-31' },
    { cover: '2023-01-28', end: '2023-01-28' },
    { cover: '2021-06-30', end: '2022-06-30' },
    { cover: undefined, end: undefined },
  ]) {
    it(`come only from the cover if no statement prints one: ${cover ?? 'none'}`, () => {
      expect(filled({}, {}, cover)[2022]).to.equal(end);
    });
  }
});
