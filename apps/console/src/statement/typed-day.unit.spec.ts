import { expect } from 'chai';
import { isWholeDay } from './typed-day.js';

describe('a day that is typed', () => {
  it('is whole with all four digits of its year', () => {
    expect(['2021-12-31', '0002-12-31', '0202-12-31', ''].filter(isWholeDay)).to.deep.equal([
      '2021-12-31',
    ]);
  });
});
