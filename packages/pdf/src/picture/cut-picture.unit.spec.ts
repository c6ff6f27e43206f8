import { expect } from 'chai';
import { cutPicture } from './cut-picture.js';

/** Four by three pixels, two to the point: each pixel says where it is. */
const picture = {
  width: 4,
  height: 3,
  scale: 2,
  pixels: Uint8Array.from([0, 1, 2, 3, 10, 11, 12, 13, 20, 21, 22, 23]),
};

describe('cutting a part of a picture', () => {
  for (const [name, box, width, height, pixels] of [
    ['the whole', [0, 0, 2, 1.5], 4, 3, [...picture.pixels]],
    ['a corner', [1, 0.5, 2, 1.5], 2, 2, [12, 13, 22, 23]],
    ['what reaches beyond the page', [1.5, -3, 9, 0.5], 1, 1, [3]],
  ] as const) {
    it(`takes ${name}`, () => {
      const cut = cutPicture(picture, [...box]);
      expect([cut.width, cut.height, cut.scale]).to.deep.equal([width, height, 2]);
      expect([...cut.pixels]).to.deep.equal(pixels);
    });
  }
});
