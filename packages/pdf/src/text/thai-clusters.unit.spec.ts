import { expect } from 'chai';
import { readPageText } from '../read-page-text.js';
import { glyphLine, LETTER_FRAME } from '../spec-support/glyph-line.js';
import type { Glyph } from './glyph.js';

const wordsOf = (glyphs: readonly Glyph[]): string[] =>
  readPageText(1, glyphs, LETTER_FRAME).words.map(({ text }) => text);

const moved = (glyph: Glyph | undefined, by: number): Glyph[] =>
  glyph === undefined ? [] : [{ ...glyph, left: glyph.left + by, right: glyph.right + by }];

describe('Thai letters', () => {
  it('stand once, though a sign is named with its letter over the next one', () => {
    const [letter, sign, next, last] = glyphLine('\u0e23\u0e31\u0e1a\u0e1b');
    const repeated = [...moved(letter, 10), ...moved(sign, 10)];
    const rest = [next, last].flatMap((glyph) => moved(glyph, 0));
    expect(
      wordsOf([
        ...moved(letter, 0),
        ...moved(sign, 0),
        ...rest.slice(0, 1),
        ...repeated,
        ...rest.slice(1),
      ]),
    ).to.deep.equal(['\u0e23\u0e31\u0e1a\u0e1b']);
  });

  it('are not parted by a vowel that is placed on its letter', () => {
    const [letter, am, next] = glyphLine('\u0e01\u0e33\u0e44');
    expect(wordsOf([...moved(letter, 0), ...moved(am, -5), ...moved(next, 0)])).to.deep.equal([
      '\u0e01\u0e33\u0e44',
    ]);
  });
});
