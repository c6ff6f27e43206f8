import { expect } from 'chai';
import { randomHex } from './random-hex.js';

describe('random digits', () => {
  it('are two for each byte, of any number of bytes', () => {
    for (const bytes of [1, 8, 24, 5_000]) expect(randomHex(bytes)).to.match(/^[0-9a-f]+$/);
    for (const bytes of [1, 8, 24, 5_000]) expect(randomHex(bytes)).to.have.length(2 * bytes);
  });

  it('are never given twice, also where the kept ones run out', () => {
    const given = Array.from({ length: 2_000 }, () => randomHex(16));
    expect(new Set(given).size).to.equal(given.length);
  });
});
