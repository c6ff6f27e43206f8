import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect } from 'chai';
import { encodePng } from './encode-png.js';

describe('a page picture as PNG', () => {
  it('has the same pixels, even if they are part of a larger buffer', async () => {
    const memory = new Uint8Array(4 + 2 * 4);
    memory.set([255, 0, 0, 255, 0, 0, 255, 255], 4);
    const png = await encodePng({ width: 2, height: 1, scale: 1, pixels: memory.subarray(4) });
    expect([...png.subarray(1, 4)]).to.deep.equal([...Buffer.from('PNG')]);
    const image = await loadImage(Buffer.from(png));
    const canvas = createCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    expect([...context.getImageData(0, 0, 2, 1).data]).to.deep.equal([...memory.subarray(4)]);
  });
});
