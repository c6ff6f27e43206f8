import { expect } from 'chai';
import { dropDoubleStrikes } from './drop-overprints.js';
import type { PlacedGlyph } from './place-glyphs.js';

const glyph = (text: string, x0: number, width: number): PlacedGlyph => ({
  text,
  blank: false,
  x0,
  x1: x0 + width,
  baseline: 100,
  fontSize: 10,
  bold: false,
  invisible: false,
  unreadable: false,
});

describe('glyphs struck twice', () => {
  it('keeps two narrow letters side by side, also when they are set tightly', () => {
    for (const letter of ['l', 'f', 'i', 't']) {
      const [first, second] = [glyph(letter, 50, 2.2), glyph(letter, 52, 2.2)];
      expect(dropDoubleStrikes([first, second]), letter).to.deep.equal([first, second]);
    }
  });

  it('drops a glyph that is struck again over itself, as imitated bold does', () => {
    const first = glyph('m', 50, 8);
    expect(dropDoubleStrikes([first, glyph('m', 50.4, 8)])).to.deep.equal([first]);
    expect(dropDoubleStrikes([glyph('l', 50, 2.2), glyph('l', 50.3, 2.2)])).to.have.length(1);
  });
});
