import { expect } from 'chai';
import type { GreyPicture } from '../pdf-document.js';
import { lightenBands } from './lighten-bands.js';

/** A white page of 400 by 400 with a band, and strokes on the band and below it. */
function page(band: number, strokes: number): GreyPicture {
  const pixels = new Uint8Array(400 * 400).fill(255);
  const fill = (top: number, high: number, left: number, wide: number, grey: number): void => {
    for (let y = top; y < top + high; y++) pixels.fill(grey, y * 400 + left, y * 400 + left + wide);
  };
  fill(80, 48, 0, 400, band);
  for (let x = 120; x < 280; x += 16) fill(92, 24, x, 4, strokes);
  for (let x = 20; x < 380; x += 16) fill(240, 24, x, 6, 0);
  return { width: 400, height: 400, scale: 3, pixels };
}
const at = ({ pixels }: GreyPicture, x: number, y: number): number | undefined =>
  pixels[y * 400 + x];

describe('lightening dark bands', () => {
  for (const band of [0, 60, 110]) {
    it(`gives black on white for white on ${band}`, () => {
      const lightened = lightenBands(page(band, 255));
      expect(at(lightened, 121, 100), 'a stroke').to.equal(0);
      expect(at(lightened, 128, 100), 'the band').to.equal(255);
    });
  }

  it('leaves ordinary text as it is', () => {
    const [before, after] = [page(0, 255), lightenBands(page(0, 255))];
    expect(after.pixels.subarray(230 * 400)).to.deep.equal(before.pixels.subarray(230 * 400));
  });

  it('leaves a page without a band alone, and one with black on a light band', () => {
    for (const picture of [page(255, 0), page(190, 0)])
      expect(lightenBands(picture)).to.equal(picture);
  });
});
