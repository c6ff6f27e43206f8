import { expect } from 'chai';
import { oneDayOf } from './one-day.js';

describe('one day of many reports', () => {
  it('takes the day that most reports name', () => {
    const dayOf = oneDayOf(['2023-06-30', '2023-07-01', '2023-07-01', '2023-09-30']);
    expect(dayOf('2023-06-30')).to.equal('2023-07-01');
    expect(dayOf('2023-07-01')).to.equal('2023-07-01');
    expect(dayOf('2023-09-30')).to.equal('2023-09-30');
  });

  it('takes the later of two that are named equally often', () => {
    expect(oneDayOf(['2023-06-30', '2023-07-01'])('2023-06-30')).to.equal('2023-07-01');
  });
});
