import { boundBytes } from '../inline/bound-bytes.js';
import type { InlinePart } from '../inline/read-inline-document.js';
import type { TaggedReportLimits } from '../limits.js';
import { decodeBytes } from '../xml/decode-bytes.js';
import { parseXml } from '../xml/parse-xml.js';
import { InstanceReader } from './instance-reader.js';

/**
 * Reads one XBRL instance as its bytes arrive: facts without pages.
 *
 * @throws TaggedReportError if it cannot be read or is no instance
 */
export const readInstance = async (
  name: string,
  bytes: AsyncIterable<Uint8Array>,
  limits: TaggedReportLimits,
): Promise<InlinePart> => {
  const reader = new InstanceReader(limits);
  await parseXml(decodeBytes(boundBytes(bytes, limits.maxDocumentBytes)), reader, limits);
  const document = reader.document(name);
  return { name, document, continuationOf: () => undefined, joined: () => document };
};
