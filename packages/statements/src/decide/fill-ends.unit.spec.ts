import type { RawStatement } from '@fde/contracts';
import { expect } from 'chai';

import { fillEnds } from './fill-ends.js';

type Ends = Record<string, string>;

const raw = (years: readonly string[], fiscal_year_ends: Ends): RawStatement =>
  ({ years, fiscal_year: Number(years[0]), fiscal_year_ends }) as unknown as RawStatement;

const filled = (own: Ends, others: Ends, cover?: string): Ends =>
  fillEnds([raw(['2022', '2021', '2020'], own), raw(['2022', '2021'], others)], cover)[0]
    ?.fiscal_year_ends ?? {};

describe('ends of fiscal years that a statement does not print', () => {
  it('are those of the others, and the same weekday before them', () => {
    expect(filled({}, { 2022: '2023-01-28', 2021: '2022-01-29' })).to.deep.equal({
      2022: '2023-01-28',
      2021: '2022-01-29',
      2020: '2021-01-30',
    });
  });

  it('stay in the month in which all years end', () => {
    expect(filled({}, { 2022: '2022-05-29', 2021: '2021-05-30' })[2020]).to.equal('2020-05-31');
    expect(filled({}, { 2022: '2016-05-29', 2021: '2015-05-31' })[2020]).to.equal('2014-05-25');
  });

  it('are the same day, and the last of a month where that is one', () => {
    expect(filled({ 2022: '2022-02-28' }, {})[2020]).to.equal('2020-02-29');
    expect(filled({ 2022: '2022-06-15' }, {})[2020]).to.equal('2020-06-15');
  });

  for (const { cover, end } of [
    { cover: '2022-12-31', end: '2022-12-31' },
    { cover: '2023-01-28', end: '2023-01-28' },
    { cover: '2021-06-30', end: '2022-06-30' },
    { cover: undefined, end: undefined },
  ]) {
    it(`are taken from the cover alone where no statement prints one: ${cover ?? 'none'}`, () => {
      expect(filled({}, {}, cover)[2022]).to.equal(end);
    });
  }
});
