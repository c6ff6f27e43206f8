import { expect } from 'chai';
import { TaggedReportError } from '../tagged-report-error.js';
import { decodeBytes } from './decode-bytes.js';

async function* arriving(...chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}
const decoded = async (...chunks: readonly Uint8Array[]): Promise<string> => {
  let text = '';
  for await (const part of decodeBytes(arriving(...chunks))) text += part;
  return text;
};
const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const utf16be = (text: string): Uint8Array => Buffer.from(text, 'utf16le').swap16();

describe('bytes of a tagged document', () => {
  it('are UTF-8 unless they say otherwise, even if a letter arrives in two pieces', async () => {
    const bytes = Buffer.from('Umsätze 1 000 €');
    expect(await decoded(bytes.subarray(0, 4), bytes.subarray(4))).to.equal('Umsätze 1 000 €');
    expect(await decoded()).to.equal('');
  });

  it('have the encoding that the declaration names', async () => {
    const text = '<?xml version="1.0" encoding="ISO-8859-1"?><a>Umsätze</a>';
    expect(await decoded(latin1(text))).to.equal(text);
  });

  it('may begin with blank lines before the declaration, and only there', async () => {
    const text = '<?xml version="1.0" encoding="ISO-8859-1"?>\n<a>Umsätze</a>';
    expect(await decoded(latin1(`\r\n \n${text}`), latin1('\n'))).to.equal(`${text}\n`);
  });

  it('have the encoding that a byte order mark names', async () => {
    expect(await decoded(utf16be('\ufeff<a>é</a>'))).to.equal('<a>é</a>');
    expect(await decoded(Buffer.from('\ufeff<a>é</a>', 'utf16le'))).to.equal('<a>é</a>');
  });

  it('are damaged if the encoding is unknown, or is not theirs', async () => {
    for (const bytes of [latin1('<?xml version="1.0" encoding="klingon"?>'), latin1('Umsätze')]) {
      const error: unknown = await decoded(bytes).catch((thrown: unknown) => thrown);
      expect(error).to.be.instanceOf(TaggedReportError).with.property('code', 'tagged_damaged');
    }
  });
});
