import type { CellSource } from '@fde/contracts';
import { expect } from 'chai';

import { placeOnPage } from './place-on-page.js';

describe('where on a page a cell is printed', () => {
  for (const { what, given, expected } of [
    {
      what: 'its page and box',
      given: { page: 7, bbox: [1, 2, 3, 4] },
      expected: { page: 7, bbox: [1, 2, 3, 4] },
    },
    {
      what: 'nothing else from its source',
      given: { page: 7, bbox: [1, 2, 3, 4], confidence: 0.9 },
      expected: { page: 7, bbox: [1, 2, 3, 4] },
    },
    { what: 'nowhere without a box', given: { page: 7 }, expected: undefined },
    { what: 'nowhere without a page', given: { bbox: [1, 2, 3, 4] }, expected: undefined },
    { what: 'nowhere for a fact of a tagged document', given: {}, expected: undefined },
    { what: 'nowhere without a source', given: undefined, expected: undefined },
  ] satisfies readonly { what: string; given: CellSource | undefined; expected: unknown }[])
    it(what, () => expect(placeOnPage(given)).to.deep.equal(expected));
});
