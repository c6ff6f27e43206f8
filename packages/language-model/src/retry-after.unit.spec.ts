import { expect } from 'chai';
import { retryAfterSeconds } from './retry-after.js';

describe('retryAfterSeconds', () => {
  it('reads seconds and dates, and bounds both', () => {
    const now = Date.parse('2025-01-01T00:00:00Z');
    expect(retryAfterSeconds('12', now)).to.equal(12);
    expect(retryAfterSeconds('Wed, 01 Jan 2025 00:00:30 GMT', now)).to.equal(30);
    expect(retryAfterSeconds('Tue, 31 Dec 2024 00:00:00 GMT', now)).to.equal(0);
    expect(retryAfterSeconds('999999', now)).to.equal(3600);
    expect([
      retryAfterSeconds('soon', now),
      retryAfterSeconds(null, now),
      retryAfterSeconds('', now),
    ]).to.deep.equal([undefined, undefined, undefined]);
  });
});
