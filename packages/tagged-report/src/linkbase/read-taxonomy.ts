import { parseXml } from '../xml/parse-xml.js';
import { decodeBytes } from '../xml/decode-bytes.js';
import { boundBytes } from '../inline/bound-bytes.js';
import type { TaggedReportLimits } from '../limits.js';
import { inFile } from '../package/in-file.js';
import type { ReportParts } from '../package/find-report-parts.js';
import type { ReportFiles } from '../package/report-files.js';
import { TaxonomyReader } from './taxonomy-reader.js';
import type { ReportTaxonomy } from './taxonomy.js';

const fileOf = (href: string): string => href.replace(/[#?].*$/, '').replace(/^.*\//, '');

/** Files named by references; the folders of a package's taxonomy are those of its web addresses. */
const namedBy = (names: readonly string[], references: readonly string[]): string[] => {
  const files = new Set(references.map(fileOf));
  return names.filter((name) => files.has(fileOf(name)));
};

/**
 * Reads schemas and linkbases: those that the references of a report lead to, or all of them. References to other
 * taxonomies are not followed.
 */
export const readTaxonomy = async (
  files: ReportFiles,
  { schemas, linkbases }: Pick<ReportParts, 'schemas' | 'linkbases'>,
  references: readonly string[] | 'all',
  limits: TaggedReportLimits,
): Promise<ReportTaxonomy> => {
  const reader = new TaxonomyReader();
  const read = (name: string): Promise<void> =>
    inFile(files, name, () => {
      const bytes = boundBytes(files.open(name), limits.maxDocumentBytes);
      return parseXml(decodeBytes(bytes), reader, limits);
    });
  for (const name of references === 'all' ? schemas : namedBy(schemas, references))
    await read(name);
  for (const name of references === 'all' ? linkbases : namedBy(linkbases, reader.linkbaseRefs))
    await read(name);
  return reader.taxonomy();
};
