import type { Word } from '@fde/contracts';
import { expect } from 'chai';
import type { GreyPicture } from '../pdf-document.js';
import { ASCENT, DESCENT } from '../text/build-words.js';
import { withDashes } from './find-dashes.js';

const SIZE = 10;
const SCALE = 3;

const word = (text: string, x1: number, baseline: number): Word => ({
  text,
  x0: x1 - 5 * text.length,
  x1,
  y0: baseline - ASCENT * SIZE,
  y1: baseline + DESCENT * SIZE,
  fontSize: SIZE,
});

/** Four rows with a label, and amounts in two columns; the second row has none in the last. */
const ROWS = [50, 70, 90, 110];
const WORDS: readonly Word[] = ROWS.flatMap((baseline, row) => [
  word('Reserves', 100, baseline),
  word('1,234,567', 200, baseline),
  ...(row === 1 ? [] : [word('7,654,321', 300, baseline)]),
]);

/** A stroke of ink, in points. */
type Stroke = readonly [left: number, right: number, top: number, foot: number];

const pictureOf = (...strokes: readonly Stroke[]): GreyPicture => {
  const [width, height] = [400 * SCALE, 150 * SCALE];
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [x0, x1, y0, y1] of strokes)
    for (let y = Math.round(y0 * SCALE); y < y1 * SCALE; y++)
      pixels.fill(40, y * width + Math.round(x0 * SCALE), y * width + Math.round(x1 * SCALE));
  return { width, height, scale: SCALE, pixels };
};

const found = (...strokes: readonly Stroke[]): Word[] =>
  withDashes(WORDS, pictureOf(...strokes)).slice(WORDS.length);

describe('dashes that recognition passed over', () => {
  it('are found in the line and the column of amounts in which they stand', () => {
    const [dash, ...others] = found([294, 298, 66, 67]);
    expect(others).to.deep.equal([]);
    expect(dash).to.include({ text: '-', fontSize: SIZE });
    expect([dash?.x0, dash?.x1]).to.deep.equal([294, 298]);
    expect(dash?.y1).to.be.closeTo(70 + DESCENT * SIZE, 0.01);
  });

  const cases: readonly [string, Stroke][] = [
    ['a rule above a total', [250, 300, 66, 67]],
    ['a speck', [296, 297, 66, 67]],
    ['a stroke of a letter', [294, 298, 62, 70]],
    ['a mark outside the columns', [330, 334, 66, 67]],
    ['a mark between two lines', [294, 298, 76, 77]],
    ['a part of a word', [292, 296, 46, 47]],
    ['a speck beside a number', [247, 251, 46, 47]],
  ];
  for (const [what, stroke] of cases)
    it(`are not ${what}`, () => expect(found(stroke)).to.deep.equal([]));

  it('are not looked for where no column of amounts is', () => {
    const words = WORDS.slice(0, 3);
    expect(withDashes(words, pictureOf([294, 298, 66, 67]))).to.deep.equal(words);
  });
});
