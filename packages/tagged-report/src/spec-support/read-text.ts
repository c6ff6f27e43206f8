import { readInlineDocument } from '../inline/read-inline-document.js';
import type { InlineDocument } from '../inline/model.js';
import { DEFAULT_TAGGED_REPORT_LIMITS, type TaggedReportLimits } from '../limits.js';
import { NO_TAXONOMY } from '../linkbase/taxonomy.js';
import { readStatements, type TaggedReading } from '../statements/read-statements.js';

async function* inPieces(text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
}

/** Reads a document from its text. */
export const readText = (
  text: string,
  limits: Partial<TaggedReportLimits> = {},
): Promise<InlineDocument> =>
  readInlineDocument('report.xhtml', inPieces(text), {
    ...DEFAULT_TAGGED_REPORT_LIMITS,
    ...limits,
  });

/** Reads the statements of a document from its text. */
export const statementsIn = async (text: string): Promise<TaggedReading> => {
  const document = await readText(text);
  return readStatements({
    documents: [document],
    contexts: document.contexts,
    units: document.units,
    taxonomy: NO_TAXONOMY,
    problems: document.problems,
  });
};
