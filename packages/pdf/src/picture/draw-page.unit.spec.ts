import type { PageText, Word } from '@fde/contracts';
import { expect } from 'chai';
import { drawPage } from './draw-page.js';

const word = (text: string, x0: number, x1: number): Word => ({
  text,
  x0,
  x1,
  y0: 10,
  y1: 20,
  fontSize: 10,
});

const PAGE: PageText = {
  page: 1,
  width: 100,
  height: 40,
  words: [word('Cash', 5, 25), word('1,234,567,890', 60, 95)],
  quality: 'good',
  origin: 'text',
};

describe('the picture of a page that was laid out', () => {
  /** Where something dark is drawn, in points from the left. */
  const darkColumns = async (scale: number): Promise<number[]> => {
    const { width, height, pixels } = await drawPage(PAGE, { scale });
    const columns = Array.from({ length: width }, (_, x) => x);
    return columns
      .filter((x) =>
        Array.from({ length: height }, (_, y) => pixels[4 * (y * width + x)] ?? 255).some(
          (grey) => grey < 128,
        ),
      )
      .map((x) => x / scale);
  };

  it('has each word in its box', async () => {
    const dark = await darkColumns(2);
    const inside = (x: number): boolean => (x >= 4.5 && x <= 25.5) || (x >= 59.5 && x <= 95.5);
    expect(dark.filter((x) => !inside(x))).to.deep.equal([]);
    expect(dark.some((x) => x < 25)).to.equal(true);
    expect(Math.max(...dark)).to.be.greaterThan(90);
  });

  it('has no more pixels than are allowed', async () => {
    const { width, height, scale } = await drawPage(PAGE, { scale: 100, maxPixels: 4000 });
    expect([width, height, scale]).to.deep.equal([100, 40, 1]);
  });

  for (const [what, size] of [
    ['wide', { width: 5_000_000_000, height: 10 }],
    ['high', { width: 10, height: 1_000_000 }],
  ] as const)
    it(`has no longer side than can be shown, however ${what} the page is`, async () => {
      const { width, height } = await drawPage({ ...PAGE, ...size }, {});
      expect(Math.max(width, height)).to.equal(16_384);
      expect(Math.min(width, height)).to.equal(1);
    });
});
