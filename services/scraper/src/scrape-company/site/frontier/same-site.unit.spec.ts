import { expect } from 'chai';
import { isSameSite } from './same-site.js';

describe('one site', () => {
  const pairs: readonly (readonly [string, string, boolean])[] = [
    ['http://ir.example.com/', 'https://www.example.com/', true],
    ['http://a.example.co.uk/', 'http://b.example.co.uk/', true],
    ['http://one.co.uk/', 'http://two.co.uk/', false],
    ['http://127.0.0.1:1/', 'http://127.0.0.1:2/', false],
    ['http://example.com/', 'http://example.org/', false],
  ];
  for (const [one, other, same] of pairs)
    it(`${one} and ${other} are ${same ? 'one' : 'two'}`, () =>
      expect(isSameSite(new URL(one), new URL(other))).to.equal(same));
});
