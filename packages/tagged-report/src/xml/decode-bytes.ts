import { markedEncoding } from '@fde/contracts/markup-start';
import { TextDecoder } from 'node:util';
import { TaggedReportError } from '../tagged-report-error.js';

const DECLARED = /^<\?xml[^>]{0,200}\bencoding\s*=\s*["']([\w.:-]{1,40})["']/;
const HEAD_BYTES = 256;

/**
 * The encoding that a document's first bytes name: by a byte order mark, otherwise by the XML declaration, otherwise
 * UTF-8.
 */
const encodingOf = (head: Uint8Array): string => {
  const marked = markedEncoding(head);
  if (marked !== undefined) return marked;
  const start = new TextDecoder('latin1').decode(head.subarray(0, HEAD_BYTES));
  return DECLARED.exec(start.replace(/^\u00ef\u00bb\u00bf/, ''))?.[1] ?? 'utf-8';
};

const decoderOf = (encoding: string): TextDecoder => {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch (cause) {
    throw new TaggedReportError('tagged_damaged', `Its encoding "${encoding}" is not known.`, {
      cause,
    });
  }
};

const BLANKS: ReadonlySet<number> = new Set([...' \t\r\n'].map((blank) => blank.charCodeAt(0)));

/**
 * XML allows nothing before its declaration, but a document that was cut out of a filing's text begins with the end of
 * a line.
 */
const withoutBlankStart = (bytes: Uint8Array): Uint8Array => {
  const start = bytes.findIndex((byte) => !BLANKS.has(byte));
  return start > 0 ? bytes.subarray(start) : bytes;
};

/** Text of a document as its bytes arrive. */
export async function* decodeBytes(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  try {
    for await (const chunk of chunks) {
      const isFirst = decoder === undefined;
      const bytes = isFirst ? withoutBlankStart(chunk) : chunk;
      decoder ??= decoderOf(encodingOf(bytes));
      yield decoder.decode(bytes, { stream: true });
    }
    if (decoder !== undefined) yield decoder.decode();
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new TaggedReportError('tagged_damaged', 'Its bytes are not text in its own encoding.', {
      cause,
    });
  }
}
