import { parseXml } from '../xml/parse-xml.js';
import { decodeBytes } from '../xml/decode-bytes.js';
import { boundBytes } from '../inline/bound-bytes.js';
import type { TaggedReportLimits } from '../limits.js';
import type { ReportFiles } from '../package/report-files.js';
import { TaxonomyReader } from './taxonomy-reader.js';
import type { ReportTaxonomy } from './taxonomy.js';

/** Reads the schemas and linkbases of a package; references to other taxonomies are not followed. */
export const readTaxonomy = async (
  files: ReportFiles,
  names: readonly string[],
  limits: TaggedReportLimits,
): Promise<ReportTaxonomy> => {
  const reader = new TaxonomyReader();
  for (const name of names)
    await parseXml(
      decodeBytes(boundBytes(files.open(name), limits.maxDocumentBytes)),
      reader,
      limits,
    );
  return reader.taxonomy();
};
