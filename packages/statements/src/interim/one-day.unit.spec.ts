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

  it('takes a printed day before days that are counted back, however many', () => {
    const dayOf = oneDayOf(['2022-09-24'], ['2022-09-30', '2022-09-30', '2022-06-25']);
    expect(dayOf('2022-09-30')).to.equal('2022-09-24');
    expect(dayOf('2022-09-24')).to.equal('2022-09-24');
    expect(dayOf('2022-06-25')).to.equal('2022-06-25');
  });
});
