import { isInlineXbrl } from '@fde/contracts/markup-start';
import { presentFacts } from './instance/present-facts.js';
import { readInstance } from './instance/read-instance.js';
import { readInlinePart, type InlinePart } from './inline/read-inline-document.js';
import { DEFAULT_TAGGED_REPORT_LIMITS, type TaggedReportLimits } from './limits.js';
import { readTaxonomy } from './linkbase/read-taxonomy.js';
import { beginningOf, findInstances } from './package/find-instances.js';
import { describeUntagged, INSTANCE_ALONE } from './package/is-tagged-file.js';
import { inFile } from './package/in-file.js';
import { findReportParts } from './package/find-report-parts.js';
import { openReportFiles } from './package/open-report-files.js';
import { readManifests } from './package/read-manifests.js';
import type { ReportFiles } from './package/report-files.js';
import { newestFirst } from './sets/newest-first.js';
import { joinSet } from './sets/join-set.js';
import { splitIntoSets } from './sets/split-into-sets.js';
import { TaggedReportError } from './tagged-report-error.js';
import type { TaggedReport } from './tagged-report.js';

/** Whether a document failed because it has no tags; a web page without them need not be well-formed. */
const isWithoutTags = async (
  fault: unknown,
  files: ReportFiles,
  name: string,
): Promise<boolean> => {
  if (!(fault instanceof TaggedReportError)) return false;
  if (fault.code === 'tagged_not_tagged') return true;
  return (
    fault.code === 'tagged_damaged' &&
    files.names.length > 1 &&
    !isInlineXbrl(await beginningOf(files.open(name)))
  );
};

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
      documents.push(
        await inFile(files, name, () => readInlinePart(name, files.open(name), limits)),
      );
    } catch (fault) {
      if (!(await isWithoutTags(fault, files, name))) throw fault;
      last = fault;
    }
  }
  if (documents.length === 0) throw last;
  return documents;
};

/** Documents with tags; where there are none, the instance that was filed beside a report without tags. */
const readParts = async (
  files: ReportFiles,
  names: readonly string[],
  limits: TaggedReportLimits,
): Promise<InlinePart[]> => {
  try {
    return await readDocuments(files, names, limits);
  } catch (fault) {
    if (!(fault instanceof TaggedReportError) || !OF_OTHER_FILES.includes(fault.code)) throw fault;
    const instances: InlinePart[] = [];
    for (const name of await findInstances(files))
      instances.push(await inFile(files, name, () => readInstance(name, files.open(name), limits)));
    if (instances.length === 0) throw fault;
    return instances;
  }
};

/** Facts of an instance are laid out by its presentation; without one, nothing says which are a statement. */
const presentInstances = (report: TaggedReport): TaggedReport => {
  const { documents, taxonomy } = report;
  if (!documents.some(({ isInstance }) => isInstance === true)) return report;
  if (taxonomy.presentation.length === 0)
    throw new TaggedReportError('tagged_not_tagged', INSTANCE_ALONE);
  return { ...report, documents: documents.map((one) => presentFacts(one, taxonomy)) };
};

/**
 * Reads the tagged reports of a document, a report package or its folder: one for each set of documents, the newest
 * first. Nothing is fetched: only what they contain is read.
 *
 * @throws TaggedReportError that says why it cannot be read
 */
export const readTaggedReports = async (
  path: string,
  limits: Partial<TaggedReportLimits> = {},
): Promise<[TaggedReport, ...TaggedReport[]]> => {
  try {
    return await readFiles(path, limits);
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
  changes: Partial<TaggedReportLimits>,
): Promise<[TaggedReport, ...TaggedReport[]]> => {
  const limits = { ...DEFAULT_TAGGED_REPORT_LIMITS, ...changes };
  const files = await openReportFiles(path, limits);
  try {
    const parts = findReportParts(files.names);
    const documents = await readParts(files, parts.documents, limits);
    const listed = await readManifests(files, limits);
    const sets = splitIntoSets(documents, { isPackage: parts.isPackage, listed });
    const reports: TaggedReport[] = [];
    for (const set of sets) {
      const joined = joinSet(set);
      const isAll = sets.length === 1 && files.main === undefined;
      const own = isAll ? 'all' : joined.documents.flatMap((one) => one.schemaRefs);
      const taxonomy = await readTaxonomy(files, parts, own, limits);
      reports.push(presentInstances({ ...joined, taxonomy, problems: problemsOf(joined) }));
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
