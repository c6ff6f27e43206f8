import { expect } from 'chai';
import { rangesOf } from './page-ranges.js';

describe('ranges of pages', () => {
  for (const [pages, written] of [
    [[], ''],
    [[7], '7'],
    [[3, 4, 5, 9], '3-5, 9'],
    [[1, 3, 4], '1, 3-4'],
  ] as const) {
    it(`are written "${written}"`, () => expect(rangesOf(pages)).to.equal(written));
  }
});
