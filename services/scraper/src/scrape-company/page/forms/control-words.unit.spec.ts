import { expect } from 'chai';
import { wordsOfControl } from './control-words.js';

describe('the words of a control', () => {
  for (const [text, label, className, words] of [
    ['Load more', 'Load more reports', '', 'Load more'],
    ['›', 'Next page', '', 'Next page'],
    ['›', '', '', 'Next'],
    ['', '', 'slick-next', 'Next'],
    ['', '', 'slick-prev', ''],
    ['+', '', '', 'More'],
    ['＋', '', '', 'More'],
    ['', '', 'btn-load-more', 'More'],
    ['', '', 'read-more-about', ''],
    ['', 'View all', 'icon', 'View all'],
  ] as const)
    it(`are "${words}" for "${text}", "${label}", "${className}"`, () =>
      expect(wordsOfControl({ text, label, className, counts: false })).to.equal(words));

  it('are none for a sign that counts what stands in a box', () =>
    expect(wordsOfControl({ text: '+', label: '', className: '', counts: true })).to.equal('+'));
});
