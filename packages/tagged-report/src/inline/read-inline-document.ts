import { parseXml } from '../xml/parse-xml.js';
import { decodeBytes } from '../xml/decode-bytes.js';
import { DEFAULT_TAGGED_REPORT_LIMITS, type TaggedReportLimits } from '../limits.js';
import { boundBytes } from './bound-bytes.js';
import { InlineReader } from './inline-reader.js';
import type { InlineDocument } from './model.js';

/** Reads one inline XBRL document as its bytes arrive. */
export const readInlineDocument = async (
  name: string,
  bytes: AsyncIterable<Uint8Array>,
  limits: TaggedReportLimits = DEFAULT_TAGGED_REPORT_LIMITS,
): Promise<InlineDocument> => {
  const reader = new InlineReader(limits);
  await parseXml(decodeBytes(boundBytes(bytes, limits.maxDocumentBytes)), reader, limits);
  return reader.document(name);
};
