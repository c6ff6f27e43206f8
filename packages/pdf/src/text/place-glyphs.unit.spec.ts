import { expect } from 'chai';
import { placeGlyphs } from './place-glyphs.js';

const FRAME = { left: 0, bottom: 0, right: 600, top: 800, rotation: 0 } as const;

/** The size of a glyph that states `size`, on a line as high as `high`, with an advance as wide as `wide`. */
const sizeOf = (size: number, high: number, wide: number): number | undefined => {
  const style = { fontSize: size, angle: 0, bold: false, invisible: false };
  const box = { left: 100, bottom: 400, right: 100 + wide, top: 400 + high };
  const glyph = { code: 0x38, ...box, originX: 100, originY: 405, style, unmapped: false };
  return placeGlyphs([glyph], FRAME).glyphs[0]?.fontSize;
};

describe('the size of a glyph', () => {
  it('is what the file states', () => {
    expect(sizeOf(11, 13, 5.5)).to.equal(11);
  });

  it('is what the file states where the font has lines much higher than its letters', () => {
    expect(sizeOf(11, 61, 5.5)).to.equal(11);
  });

  it('is that of its box where the stated one has nothing to do with what is seen', () => {
    expect(sizeOf(1, 12, 6)).to.be.closeTo(10.2, 0.001);
    expect(sizeOf(100, 12, 6)).to.be.closeTo(10.2, 0.001);
  });
});
