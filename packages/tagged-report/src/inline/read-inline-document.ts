import { parseXml } from '../xml/parse-xml.js';
import { decodeBytes } from '../xml/decode-bytes.js';
import { DEFAULT_TAGGED_REPORT_LIMITS, type TaggedReportLimits } from '../limits.js';
import { boundBytes } from './bound-bytes.js';
import { InlineReader, type ContinuationSource } from './inline-reader.js';
import type { InlineDocument } from '../model.js';

/** A document of a set that may continue in another one. */
export interface InlinePart {
  readonly name: string;
  readonly document: InlineDocument;
  readonly continuationOf: ContinuationSource;
  /** The document, with the continuations that it lacks taken from elsewhere. */
  joined(elsewhere: ContinuationSource): InlineDocument;
}

/**
 * Reads one inline XBRL document as its bytes arrive.
 *
 * @throws TaggedReportError if it cannot be read or has no tags
 */
export const readInlinePart = async (
  name: string,
  bytes: AsyncIterable<Uint8Array>,
  limits: TaggedReportLimits = DEFAULT_TAGGED_REPORT_LIMITS,
): Promise<InlinePart> => {
  const reader = new InlineReader(limits);
  await parseXml(decodeBytes(boundBytes(bytes, limits.maxDocumentBytes)), reader, limits);
  return {
    name,
    document: reader.document(name),
    continuationOf: reader.continuationOf,
    joined: (elsewhere) => reader.document(name, elsewhere),
  };
};
