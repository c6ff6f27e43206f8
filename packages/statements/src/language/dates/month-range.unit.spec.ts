import { expect } from 'chai';

import { monthRange } from './month-range.js';

describe('monthRange', () => {
  it('reads the months of a quarter, of a half and of a year to date', () => {
    expect(monthRange('Apr - Jun 2025')).to.eql({ last: 6, months: 3 });
    expect(monthRange('Januari - september')).to.eql({ last: 9, months: 9 });
    expect(monthRange('January to June 2024')).to.eql({ last: 6, months: 6 });
    expect(monthRange('juli–juni 2023/24')).to.eql({ last: 6, months: 12 });
  });

  it('counts over the turn of the year', () => {
    expect(monthRange('Oct-Mar 2024')).to.eql({ last: 3, months: 6 });
  });

  it('takes no two other words for months, and no dates for a range', () => {
    expect(monthRange('non-current')).to.equal(undefined);
    expect(monthRange('30 June - 31 December')).to.equal(undefined);
    expect(monthRange('March 31')).to.equal(undefined);
  });
});
