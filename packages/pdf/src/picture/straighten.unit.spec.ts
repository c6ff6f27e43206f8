import { expect } from 'chai';
import type { GreyPicture } from '../pdf-document.js';
import { skewOf, straighten } from './straighten.js';

/** A page of dark lines, each as high as text, that fall to the right by some degrees. */
function pageOfLines(degrees: number): GreyPicture {
  const [width, height] = [600, 800];
  const pixels = new Uint8Array(width * height).fill(255);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let y = 0; y < height; y++) {
    for (let x = 60; x < width - 60; x++) {
      const row = y - slope * (x - width / 2);
      if (row > 60 && row < height - 60 && row % 24 < 8) pixels[y * width + x] = 0;
    }
  }
  return { width, height, scale: 1, pixels };
}

describe('straightening a scanned page', () => {
  for (const degrees of [-4.2, -2, -0.5, 0, 0.3, 1.1, 3]) {
    it(`finds that its lines fall by ${degrees} degrees`, () =>
      expect(skewOf(pageOfLines(degrees))).to.be.closeTo(degrees, 0.15));

    it(`leaves no more than a hair of ${degrees} degrees`, () =>
      expect(Math.abs(skewOf(straighten(pageOfLines(degrees))))).to.be.below(0.2));
  }

  it('leaves a page with level lines alone, and one without lines', () => {
    const level = pageOfLines(0);
    expect(straighten(level)).to.equal(level);
    const empty = { width: 100, height: 100, scale: 1, pixels: new Uint8Array(10_000).fill(255) };
    expect(straighten(empty)).to.equal(empty);
  });
});
