import { readInlineDocument } from './inline/read-inline-document.js';
import type { InlineDocument } from './inline/model.js';
import { DEFAULT_TAGGED_REPORT_LIMITS, type TaggedReportLimits } from './limits.js';
import { readTaxonomy } from './linkbase/read-taxonomy.js';
import { describeUntagged } from './package/is-tagged-file.js';
import { findReportParts } from './package/find-report-parts.js';
import { openReportFiles } from './package/open-report-files.js';
import type { ReportFiles } from './package/report-files.js';
import { TaggedReportError } from './tagged-report-error.js';
import type { TaggedReport } from './tagged-report.js';

/** Documents of a package without tags, such as a covering letter or a viewer, are not part of the tagged report. */
const readDocuments = async (
  files: ReportFiles,
  names: readonly string[],
  limits: TaggedReportLimits,
): Promise<InlineDocument[]> => {
  const documents: InlineDocument[] = [];
  let last: unknown = new TaggedReportError('tagged_not_tagged', 'It holds no document with tags.');
  for (const name of names) {
    try {
      documents.push(await readInlineDocument(name, files.open(name), limits));
    } catch (fault) {
      if (!(fault instanceof TaggedReportError) || fault.code !== 'tagged_not_tagged') throw fault;
      last = fault;
    }
  }
  if (documents.length === 0) throw last;
  return documents;
};

/**
 * Reads a tagged report from a document, a report package or its folder. Nothing is fetched: only what the report
 * itself contains is read.
 *
 * @throws TaggedReportError that says why it cannot be read
 */
export const readTaggedReport = async (
  path: string,
  given: Partial<TaggedReportLimits> = {},
): Promise<TaggedReport> => {
  try {
    return await readFiles(path, given);
  } catch (fault) {
    if (!(fault instanceof TaggedReportError) || !OF_OTHER_FILES.includes(fault.code)) throw fault;
    const what = await describeUntagged(path);
    throw what === undefined
      ? fault
      : new TaggedReportError('tagged_not_tagged', what, { cause: fault });
  }
};

/** How files fail that are no tagged reports at all. */
const OF_OTHER_FILES: readonly string[] = ['tagged_damaged', 'tagged_not_tagged'];

const readFiles = async (
  path: string,
  given: Partial<TaggedReportLimits>,
): Promise<TaggedReport> => {
  const limits = { ...DEFAULT_TAGGED_REPORT_LIMITS, ...given };
  const files = await openReportFiles(path, limits);
  try {
    const parts = findReportParts(files.names);
    const documents = await readDocuments(files, parts.documents, limits);
    const taxonomy = await readTaxonomy(files, [...parts.schemas, ...parts.linkbases], limits);
    return {
      documents,
      contexts: new Map(documents.flatMap(({ contexts }) => [...contexts])),
      units: new Map(documents.flatMap(({ units }) => [...units])),
      taxonomy,
      problems: documents.flatMap(({ problems }) => problems),
    };
  } finally {
    await files.close();
  }
};
