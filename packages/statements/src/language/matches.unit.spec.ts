import { expect } from 'chai';

import { matchesOf } from './matches.js';

describe('the matches of a pattern', () => {
  for (const { what, pattern, text } of [
    { what: 'each once, in order', pattern: /(\d+) (?:m|k)/g, text: '1 m, 22 k and 333 m' },
    { what: 'empty ones too', pattern: /\d*/g, text: '12ab' },
    { what: 'none', pattern: /x/g, text: 'abc' },
  ])
    it(`are ${what}`, () => {
      const expected = [...text.matchAll(pattern)].map((m) => [m.index, ...m]);
      for (const time of ['first', 'second'])
        expect(
          matchesOf(pattern, text).map((m) => [m.index, ...m]),
          time,
        ).to.deep.equal(expected);
    });
});
