import { expect } from 'chai';
import { readNumbersAgain } from './read-numbers-again.js';

const word = (text: string, x0: number) => ({
  ...{ text, certainty: 0.9, fontSize: 10 },
  ...{ x0, y0: 20, x1: x0 + 40, y1: 30 },
});
const PICTURE = { width: 300, height: 150, scale: 3, pixels: new Uint8Array(300 * 150) };

describe('numbers read again', () => {
  it('are those of three digits and more, with some white beside them', async () => {
    const boxes: (readonly number[])[] = [];
    const reader = {
      read: async (_: unknown, box: readonly number[]) => {
        boxes.push(box);
        return { text: '1,235', certainty: 0.9 };
      },
    };
    const words = await readNumbersAgain([word('Cash', 0), word('1,234', 50)], PICTURE, reader);
    expect(words.map(({ text }) => text)).to.deep.equal(['Cash', '1,235']);
    expect(boxes).to.deep.equal([[135, 60, 285, 90]]);
  });

  it('keep half of the white between them and the next word', async () => {
    const boxes: (readonly number[])[] = [];
    const reader = {
      read: async (_: unknown, box: readonly number[]) => {
        boxes.push(box);
        return undefined;
      },
    };
    await readNumbersAgain([word('and', 8), word('1,234', 50)], PICTURE, reader);
    expect(boxes).to.deep.equal([[147, 60, 285, 90]]);
  });

  it('stay as they are where no picture is left of them', async () => {
    const reader = { read: async () => undefined };
    const words = [word('1,234', 50)];
    expect(await readNumbersAgain(words, PICTURE, reader)).to.deep.equal(words);
  });
});
