import { expect } from 'chai';
import { wordsOfControl } from './control-words.js';

describe('the words of a control', () => {
  for (const [text, label, className, words] of [
    ['Load more', 'Load more reports', '', 'Load more'],
    ['›', 'Next page', '', 'Next page'],
    ['›', '', '', 'Next'],
    ['', '', 'slick-next', 'Next'],
    ['', '', 'slick-prev', ''],
    ['+', '', '', '+'],
  ] as const)
    it(`are "${words}" for "${text}", "${label}", "${className}"`, () =>
      expect(wordsOfControl({ text, label, className })).to.equal(words));
});
