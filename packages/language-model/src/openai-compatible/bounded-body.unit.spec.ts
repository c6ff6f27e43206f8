import { expect } from 'chai';
import { boundedBody } from './bounded-body.js';

const MEBIBYTE = 1024 * 1024;

describe('boundedBody', () => {
  it('gives the text of a body, and an empty one for none', async () => {
    expect(await boundedBody(new Response('Umsätze'))).to.equal('Umsätze');
    expect(await boundedBody(new Response(null))).to.equal('');
  });

  it('stops reading a body that is larger than any answer', async () => {
    let sent = 0;
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new Uint8Array(MEBIBYTE));
      },
      cancel: () => {
        isCancelled = true;
      },
    });
    expect(await boundedBody(new Response(endless))).to.equal(undefined);
    expect(sent).to.be.below(12);
    expect(isCancelled).to.equal(true);
  });
});
