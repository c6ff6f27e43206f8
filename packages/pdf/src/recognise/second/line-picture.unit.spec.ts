import { expect } from 'chai';
import { LINE_HEIGHT, linePicture } from './line-picture.js';

/** White, with a black column of pixels. */
const picture = (width: number, height: number, black: number) => {
  const pixels = new Uint8Array(width * height).fill(255);
  for (let row = 0; row < height; row++) pixels[row * width + black] = 0;
  return { width, height, scale: 3, pixels };
};

describe('the picture of a line', () => {
  it('keeps its shape at the height that the model reads', () => {
    const line = linePicture(picture(100, 24, 10), [0, 0, 50, 24]);
    expect(line?.width).to.equal(100);
    expect(line?.values).to.have.length(3 * LINE_HEIGHT * 100);
  });

  it('is black where the ink is, and white elsewhere, in all three colours', () => {
    const { values, width } = linePicture(picture(96, 48, 10), [0, 0, 96, 48]) ?? {
      values: new Float32Array(),
      width: 0,
    };
    for (const colour of [0, 1, 2]) {
      const row = colour * LINE_HEIGHT * width;
      expect(values[row + 10]).to.equal(-1);
      expect(values[row + 30]).to.equal(1);
    }
  });

  it('is filled up with white where it is narrow', () => {
    const line = linePicture(picture(100, 48, 5), [0, 0, 20, 48]);
    expect(line?.width).to.equal(48);
    expect(line?.values[47]).to.equal(1);
  });

  it('is nothing outside the page', () => {
    expect(linePicture(picture(100, 48, 5), [200, 0, 250, 48])).to.equal(undefined);
  });
});
