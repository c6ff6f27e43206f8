import { readInlinePart, type InlinePart } from '../inline/read-inline-document.js';
import type { InlineDocument } from '../model.js';
import { DEFAULT_TAGGED_REPORT_LIMITS, type TaggedReportLimits } from '../limits.js';
import { NO_TAXONOMY, type ReportTaxonomy } from '../linkbase/taxonomy.js';
import { joinSet } from '../sets/join-set.js';
import { readStatements, type TaggedReading } from '../statements/read-statements.js';

async function* inPieces(text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
}

/** Reads a document that may be part of a set. */
export const readPart = (
  text: string,
  name = 'report.xhtml',
  limits: Partial<TaggedReportLimits> = {},
): Promise<InlinePart> =>
  readInlinePart(name, inPieces(text), { ...DEFAULT_TAGGED_REPORT_LIMITS, ...limits });

/** Reads a document from its text. */
export const readText = async (
  text: string,
  limits: Partial<TaggedReportLimits> = {},
): Promise<InlineDocument> => (await readPart(text, 'report.xhtml', limits)).document;

/** Reads the statements of a document from its text. */
export const statementsIn = async (
  text: string,
  taxonomy: ReportTaxonomy = NO_TAXONOMY,
): Promise<TaggedReading> => {
  const joined = joinSet([await readPart(text)]);
  return readStatements({ ...joined, taxonomy });
};
