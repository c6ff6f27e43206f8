import { createCanvas } from '@napi-rs/canvas';
import { expect } from 'chai';
import { hasNumberReader } from './has-number-reader.js';
import { startNumberReader } from './number-reader.js';

/** A number as black type on white, at three pixels a point. */
const drawn = (text: string) => {
  const [width, height] = [360, 60];
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  context.font = '30px sans-serif';
  context.fillText(text, 30, 42);
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => data[at * 4] ?? 255);
  return { width, height, scale: 3, pixels };
};

describe('the second reader of numbers', () => {
  it('is among the packages of development', () => expect(hasNumberReader()).to.equal(true));

  it('reads drawn numbers', async function () {
    this.timeout(20_000);
    const reader = await startNumberReader();
    for (const text of ['85,344,623', '(1,031,189)', '12.152,01']) {
      const reading = await reader?.read(drawn(text), [20, 10, 330, 54]);
      expect(reading?.text).to.equal(text);
      expect(reading?.certainty).to.be.above(0.45);
    }
  });
});
