import { readInlinePart, type InlinePart } from './inline/read-inline-document.js';
import { DEFAULT_TAGGED_REPORT_LIMITS, type TaggedReportLimits } from './limits.js';
import { readTaxonomy } from './linkbase/read-taxonomy.js';
import { describeUntagged } from './package/is-tagged-file.js';
import { findReportParts } from './package/find-report-parts.js';
import { openReportFiles } from './package/open-report-files.js';
import type { ReportFiles } from './package/report-files.js';
import { newestFirst } from './sets/newest-first.js';
import { joinSet } from './sets/join-set.js';
import { splitIntoSets } from './sets/split-into-sets.js';
import { TaggedReportError } from './tagged-report-error.js';
import type { TaggedReport } from './tagged-report.js';

/** Documents of a package without tags, such as a covering letter or a viewer, are not part of the tagged report. */
const readDocuments = async (
  files: ReportFiles,
  names: readonly string[],
  limits: TaggedReportLimits,
): Promise<InlinePart[]> => {
  const documents: InlinePart[] = [];
  let last: unknown = new TaggedReportError('tagged_not_tagged', 'It holds no document with tags.');
  for (const name of names) {
    try {
      documents.push(await readInlinePart(name, files.open(name), limits));
    } catch (fault) {
      if (!(fault instanceof TaggedReportError) || fault.code !== 'tagged_not_tagged') throw fault;
      last = fault;
    }
  }
  if (documents.length === 0) throw last;
  return documents;
};

/**
 * Reads the tagged reports of a document, a report package or its folder: one for each set of documents, the newest
 * first. Nothing is fetched: only what they contain is read.
 *
 * @throws TaggedReportError that says why it cannot be read
 */
export const readTaggedReports = async (
  path: string,
  given: Partial<TaggedReportLimits> = {},
): Promise<[TaggedReport, ...TaggedReport[]]> => {
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
): Promise<[TaggedReport, ...TaggedReport[]]> => {
  const limits = { ...DEFAULT_TAGGED_REPORT_LIMITS, ...given };
  const files = await openReportFiles(path, limits);
  try {
    const parts = findReportParts(files.names);
    const documents = await readDocuments(files, parts.documents, limits);
    const sets = splitIntoSets(documents, parts.isPackage);
    const reports: TaggedReport[] = [];
    for (const set of sets) {
      const joined = joinSet(set);
      const own = sets.length === 1 ? 'all' : joined.documents.flatMap((one) => one.schemaRefs);
      const taxonomy = await readTaxonomy(files, parts, own, limits);
      reports.push({ ...joined, taxonomy, problems: problemsOf(joined) });
    }
    return newestFirst(reports);
  } finally {
    await files.close();
  }
};

const problemsOf = ({ documents, problems }: Omit<TaggedReport, 'taxonomy'>): string[] => [
  ...problems,
  ...documents.flatMap((document) => document.problems),
];
