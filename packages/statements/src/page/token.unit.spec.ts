import type { PageText, Word } from '@fde/contracts';
import { expect } from 'chai';
import fc from 'fast-check';

import { tokensOf } from './token.js';

const wordOf = (text: string, more: Partial<Word> = {}): Word => ({
  text,
  x0: 100,
  x1: 100 + 5 * [...text].length,
  y0: 50,
  y1: 60,
  fontSize: 10,
  ...more,
});

const pageOf = (...words: readonly Word[]): PageText => ({
  page: 1,
  width: 600,
  height: 800,
  words,
  quality: 'good',
  origin: 'text',
});

const textsOf = (...words: readonly Word[]): string[] =>
  tokensOf(pageOf(...words)).map(({ text }) => text);

describe('the words of a page', () => {
  for (const { what, printed, expected } of [
    { what: 'plain ones stay', printed: 'Revenue', expected: ['Revenue'] },
    { what: 'one that holds spaces is cut', printed: 'Net sales', expected: ['Net', 'sales'] },
    { what: 'groups of one number stay together', printed: '1 234 567', expected: ['1 234 567'] },
    { what: 'also below zero', printed: '(1 234)', expected: ['(1 234)'] },
    { what: 'two amounts are separated', printed: '1,234 567', expected: ['1,234', '567'] },
    { what: 'leaders go', printed: 'Revenue.......', expected: ['Revenue'] },
    { what: 'leaders set apart go', printed: 'Revenue . . . . .', expected: ['Revenue'] },
    { what: 'an ellipsis goes', printed: 'Revenue…', expected: ['Revenue'] },
    { what: 'leaders alone are nothing', printed: '........', expected: [] },
    { what: 'an abbreviation keeps its point', printed: 'plc.', expected: ['plc.'] },
    { what: 'a soft hyphen goes', printed: 'Umsatz\u00aderlöse', expected: ['Umsatzerlöse'] },
    { what: 'invisible marks go', printed: '\u200e1,234\u200f', expected: ['1,234'] },
    { what: 'ligatures are taken apart', printed: 'Proﬁt', expected: ['Profit'] },
    { what: 'superscript digits go', printed: 'Goodwill²', expected: ['Goodwill'] },
    { what: 'several of them too', printed: 'Goodwill¹,²', expected: ['Goodwill'] },
    { what: 'wide digits become plain ones', printed: '１２３', expected: ['123'] },
    { what: 'spaces alone are nothing', printed: '  ', expected: [] },
  ])
    it(`${what}: "${printed}"`, () => expect(textsOf(wordOf(printed))).to.deep.equal(expected));

  it('cut at a space take the share of the width that their letters have', () => {
    const [net, sales] = tokensOf(pageOf(wordOf('Net sales', { x0: 100, x1: 190 })));
    expect([net?.x0, net?.x1]).to.deep.equal([100, 130]);
    expect([sales?.x0, sales?.x1]).to.deep.equal([140, 190]);
  });

  it('end before their leaders', () => {
    const [revenue] = tokensOf(pageOf(wordOf('Revenue...', { x0: 100, x1: 200 })));
    expect(revenue?.x1).to.equal(170);
  });

  it('may be a title in letters spread over its line', () =>
    expect(textsOf(wordOf('個體資產負債表', { x0: 100, x1: 300 }))).to.deep.equal([
      '個體資產負債表',
    ]));

  it('are as high as their box if no font size is given', () =>
    expect(tokensOf(pageOf(wordOf('Revenue', { fontSize: 0 })))[0]?.size).to.equal(10));

  it('keep how sure recognition was, and whether they are bold', () => {
    const [token] = tokensOf(pageOf(wordOf('Revenue', { certainty: 0.7, bold: true })));
    expect([token?.certainty, token?.bold]).to.deep.equal([0.7, true]);
  });

  for (const { what, word } of [
    { what: 'left of the page', word: wordOf('Revenue', { x0: -60, x1: -10 }) },
    { what: 'below the page', word: wordOf('Revenue', { y0: 810, y1: 820 }) },
    { what: 'right of the page', word: wordOf('Revenue', { x0: 610, x1: 650 }) },
    { what: 'without width', word: wordOf('Revenue', { x0: 100, x1: 100 }) },
    { what: 'absurdly wide for its letters', word: wordOf('a', { x0: 10, x1: 500 }) },
  ])
    it(`do not include what stands ${what}`, () => expect(textsOf(word)).to.deep.equal([]));

  it('keep every digit and letter of plain words, in order and within the word', () => {
    const word = fc.string({
      unit: fc.constantFrom(...'abcXYZ0123456789,.-()%$ '),
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(word, (text) => {
        fc.pre(!/\.\s?\.\s?\./.test(text));
        const tokens = tokensOf(pageOf(wordOf(text)));
        const bare = (printed: string): string => printed.replace(/[\s.]/g, '');
        expect(bare(tokens.map((token) => token.text).join(''))).to.equal(bare(text));
        for (const { x0, x1 } of tokens) {
          expect(x0).to.be.at.least(99.9);
          expect(x1).to.be.at.most(100.1 + 5 * text.length);
        }
      }),
    );
  });
});
