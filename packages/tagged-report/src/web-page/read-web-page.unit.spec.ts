import { expect } from 'chai';
import { plainTextOf, readWebPage } from './read-web-page.js';

const textOf = (bytes: Uint8Array): string => readWebPage(bytes).map(plainTextOf).join('\n');

describe('the text of a web page', () => {
  const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

  it('is in the encoding that it names', () => {
    expect(textOf(latin('<meta charset="iso-8859-1"><p>Erl\u00f6se</p>'))).to.equal('Erlöse');
    expect(textOf(new TextEncoder().encode('<meta charset="utf-8"><p>Erlöse</p>'))).to.equal(
      'Erlöse',
    );
    const marked = Buffer.from('\ufeff<p>Erlöse</p>', 'utf16le');
    expect(textOf(marked)).to.equal('Erlöse');
    expect(textOf(marked.swap16())).to.equal('Erlöse');
  });

  it('is UTF-8 if it names none, or that of old programs if it is not', () => {
    expect(textOf(new TextEncoder().encode('<p>Erlöse</p>'))).to.equal('Erlöse');
    expect(textOf(latin('<p>a \u0097 b</p>'))).to.equal('a — b');
    expect(textOf(latin('<meta charset="none-such"><p>Erl\u00f6se</p>'))).to.equal('Erlöse');
  });

  it('is bounded', () => {
    expect(() => readWebPage(new Uint8Array(25 * 1024 * 1024))).to.throw('more than 24 MB');
  });
});
