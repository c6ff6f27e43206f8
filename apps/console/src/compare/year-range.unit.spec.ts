import { expect } from 'chai';
import { fullestLast, yearsWithin } from './year-range.js';

const YEARS = ['2024', '2023', '2022', '2021', '2020', '2019', '2018'];

describe('a range of years', () => {
  it('is the newest five where nobody chose', () =>
    expect(yearsWithin(YEARS, { from: null, to: null })).to.deep.equal(YEARS.slice(0, 5)));

  it('reaches from the first to the last that were chosen', () => {
    expect(yearsWithin(YEARS, { from: '2018', to: null })).to.deep.equal(YEARS);
    expect(yearsWithin(YEARS, { from: '2021', to: '2022' })).to.deep.equal(['2022', '2021']);
    expect(yearsWithin(YEARS, { from: '2023', to: '2023' })).to.deep.equal(['2023']);
  });

  it('is the usual one from its last year on where its first is not there', () => {
    expect(yearsWithin(YEARS, { from: '1999', to: '2023' })).to.deep.equal(YEARS.slice(1, 6));
    expect(yearsWithin(YEARS, { from: '2024', to: '2020' })).to.deep.equal(YEARS.slice(4));
    expect(yearsWithin([], { from: '1999', to: '2023' })).to.deep.equal([]);
  });

  it('ends where nobody chose with the newest years that the companies fill most', () => {
    expect(fullestLast(YEARS, [YEARS, ['2022', '2021'], ['2021', '2020']])).to.equal('2024');
    expect(fullestLast(YEARS, [YEARS, ['2019', '2018'], ['2018']])).to.equal('2022');
    expect(fullestLast(YEARS, [YEARS])).to.equal('2024');
    expect(fullestLast(YEARS, [['2024'], ['2019']])).to.equal('2024');
    expect(fullestLast([], [])).to.equal(null);
    expect(yearsWithin(YEARS, { from: null, to: null }, '2022')).to.deep.equal(YEARS.slice(2));
    expect(yearsWithin(YEARS, { from: null, to: '2023' }, '2022')).to.deep.equal(YEARS.slice(1, 6));
  });
});
