import { expect } from 'chai';
import { buildWords } from './build-words.js';
import { dropDoubleStrikes } from './drop-overprints.js';
import type { PlacedGlyph } from './place-glyphs.js';
import { spreadLigatures } from './spread-ligatures.js';

const glyph = (text: string, x0: number, x1: number): PlacedGlyph => ({
  text,
  blank: false,
  x0,
  x1,
  baseline: 100,
  fontSize: 6.5,
  bold: false,
  invisible: false,
  unreadable: false,
});
const wordsOf = (glyphs: readonly PlacedGlyph[]): string[] =>
  buildWords(dropDoubleStrikes(spreadLigatures(glyphs))).map((word) => word.text);

describe('letters of a ligature', () => {
  it('that all come at the place of the first stay letters of one word', () => {
    expect(
      wordsOf([
        glyph('E', 42.8, 46.8),
        glyph('f', 46.8, 49.2),
        glyph('f', 46.8, 49.2),
        glyph('e', 51.4, 54.9),
        glyph('c', 54.9, 58.1),
        glyph('t', 58.1, 60.3),
      ]),
    ).to.deep.equal(['Effect']);
    expect(
      wordsOf([
        glyph('f', 10, 12.4),
        glyph('i', 10, 11.8),
        glyph('n', 14, 17.5),
        glyph('e', 17.5, 21),
      ]),
    ).to.deep.equal(['fine']);
    expect(
      wordsOf([
        glyph('o', 10, 13.5),
        glyph('f', 13.5, 15.9),
        glyph('f', 13.5, 15.9),
        glyph('i', 13.5, 15.9),
        glyph('c', 20.2, 23.4),
        glyph('e', 23.4, 27),
      ]),
    ).to.deep.equal(['office']);
  });

  it('are not taken for a letter that is struck twice to look bold', () => {
    expect(
      wordsOf([
        glyph('o', 10, 13.5),
        glyph('f', 13.5, 15.9),
        glyph('f', 13.5, 15.9),
        glyph('t', 15.9, 18),
        glyph('t', 15.9, 18),
        glyph('e', 18, 21),
      ]),
    ).to.deep.equal(['ofte']);
  });

  it('that all come with the box of the whole ligature are not wider than it', () => {
    const staff = [
      glyph('S', 10, 12.4),
      glyph('t', 12.4, 13.9),
      glyph('a', 13.9, 16.2),
      glyph('f', 16.2, 19),
      glyph('f', 16.2, 19),
    ];
    const blank = { ...glyph('', 19, 20), blank: true };
    const fund = [glyph('f', 20, 21.5), glyph('u', 21.5, 24), glyph('n', 24, 26.5)];
    expect(wordsOf([...staff, blank, ...fund])).to.deep.equal(['Staff', 'fun']);

    const profit = [glyph('o', 10, 12.6), glyph('f', 12.6, 15.1), glyph('i', 12.6, 15.1)];
    const word = [...profit, glyph('t', 15.1, 16.6), { ...glyph('', 16.6, 17.6), blank: true }];
    const spread = spreadLigatures([...word, glyph('f', 17.6, 19.1), glyph('o', 19.1, 21.7)]);
    expect(spread.slice(1, 3).map(({ x0, x1 }) => [x0, x1])).to.deep.equal([
      [12.6, 13.85],
      [13.85, 15.1],
    ]);
  });

  it('lets the letters of a word follow each other that all stand in one place', () => {
    const stacked = [...'TOTAL'].map((letter) => glyph(letter, 60, 65));
    expect(wordsOf(stacked)).to.deep.equal(['TOTAL']);
    expect(spreadLigatures(stacked).at(-1)?.x1).to.equal(85);
  });

  it('leaves a letter that is struck four times', () => {
    expect(wordsOf([...'TTTT'].map((letter) => glyph(letter, 60, 65)))).to.deep.equal(['T']);
  });
});
