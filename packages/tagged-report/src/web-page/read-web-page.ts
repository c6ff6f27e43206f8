import type { PageText } from '@fde/contracts';
import { markedEncoding } from '@fde/contracts/markup-start';
import { TextDecoder } from 'node:util';
import { groupBy } from '../group-by.js';
import { TaggedReportError } from '../tagged-report-error.js';
import { withWindowsSigns } from './windows-signs.js';
import { htmlTree } from './html-tree.js';
import { layOut } from './lay-out.js';

const MEGABYTE = 1024 * 1024;
/** The longest annual reports have a tenth of it; a page takes 14 times its size in memory. */
const MOST_BYTES = 24 * MEGABYTE;
const HEAD_BYTES = 4096;
const CHARSET = /charset\s*=\s*(?:["']\s*)?([\w-]{1,40})/i;
/** What HTML calls Latin 1 is the encoding of Windows. */
const OLD = 'latin1';

const decoderFor = (encoding: string, fatal: boolean): TextDecoder | undefined => {
  try {
    return new TextDecoder(encoding, { fatal });
  } catch {
    return undefined;
  }
};

/** The text of a web page in the encoding that it names; without one that fits, UTF-8, then that of old programs. */
const decoded = (bytes: Uint8Array): string => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  const named = markedEncoding(bytes) ?? CHARSET.exec(head)?.[1];
  for (const encoding of named === undefined ? ['utf-8'] : [named, 'utf-8'])
    try {
      const text = decoderFor(encoding, true)?.decode(bytes);
      if (text !== undefined) return withWindowsSigns(text);
    } catch (fault) {
      if (!(fault instanceof TypeError)) throw fault;
    }
  return withWindowsSigns(new TextDecoder(OLD).decode(bytes));
};

/**
 * The pages of a web page without tags, laid out from its HTML so that they can be read as those of a PDF are. Nothing
 * is fetched, no script runs.
 *
 * @throws TaggedReportError if it is too large or too deep
 */
export const readWebPage = (bytes: Uint8Array): readonly PageText[] => {
  if (bytes.length > MOST_BYTES)
    throw new TaggedReportError(
      'tagged_too_large',
      `It has more than ${MOST_BYTES / MEGABYTE} MB.`,
    );
  return layOut(htmlTree(decoded(bytes)));
};

/** The text of a page, line by line. */
export const plainTextOf = ({ words }: PageText): string => {
  const lines = [...groupBy(words, ({ y0 }) => y0).values()];
  return lines.map((line) => line.map(({ text }) => text).join(' ')).join('\n');
};
