import { expect } from 'chai';

import {
  daysOf,
  endTogether,
  lengthKindOf,
  mayBeYear,
  onSameDayOfYear,
  startOf,
  type Period,
} from './period.js';

const lasting = (count: number, unit: 'days' | 'weeks' | 'months' | 'years'): Period => ({
  kind: 'duration',
  end: '2015-12-31',
  length: { count, unit },
});

describe('the period of a column', () => {
  it('is as long as its head or tag says, otherwise as its days are apart', () => {
    expect(daysOf(lasting(29, 'weeks'))).to.equal(203);
    expect(daysOf({ kind: 'duration', start: '2023-01-01', end: '2023-12-31' })).to.equal(365);
    expect(daysOf({ kind: 'duration', end: '2023-12-31' })).to.equal(undefined);
    expect(daysOf({ kind: 'instant', end: '2023-12-31' })).to.equal(undefined);
  });

  it('is a year with 52 and 53 weeks, twelve months or one year', () => {
    for (const year of [lasting(52, 'weeks'), lasting(53, 'weeks'), lasting(12, 'months')])
      expect(lengthKindOf(year)).to.equal('year');
    expect(lengthKindOf(lasting(1, 'years'))).to.equal('year');
    expect(lengthKindOf(lasting(29, 'weeks'))).to.equal('part');
    expect(lengthKindOf(lasting(6, 'months'))).to.equal('part');
    expect(lengthKindOf(lasting(18, 'months'))).to.equal('long');
    expect(lengthKindOf(lasting(15, 'months'))).to.equal('long');
  });

  it('may be a year if nothing states its length', () => {
    expect(mayBeYear({ kind: 'duration', end: '2023-12-31' })).to.equal(true);
    expect(mayBeYear(lasting(6, 'months'))).to.equal(false);
  });

  it('begins where its length reaches back to', () => {
    expect(startOf({ ...lasting(52, 'weeks'), end: '2023-12-30' })).to.equal('2023-01-01');
    expect(startOf({ kind: 'duration', start: '2013-02-08', end: '2013-12-29' })).to.equal(
      '2013-02-08',
    );
    expect(startOf({ kind: 'duration' })).to.equal(undefined);
  });

  it('closes with another if their ends are days apart, and on the same day of other years', () => {
    const day = (end: string): Period => ({ kind: 'instant', end });
    expect(endTogether(day('2016-01-01'), day('2015-12-31'))).to.equal(true);
    expect(endTogether(day('2015-09-30'), day('2015-12-31'))).to.equal(false);
    expect(endTogether(day('2015-09-30'), { kind: 'instant' })).to.equal(undefined);
    expect(onSameDayOfYear('2016-01-03', '2013-12-29')).to.equal(true);
    expect(onSameDayOfYear('2015-12-31', '2015-09-30')).to.equal(false);
  });
});
