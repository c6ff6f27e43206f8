/** Which files of a package are its documents, and which belong to its taxonomy. */
export interface ReportParts {
  /** Documents that may be inline XBRL, in order. */
  readonly documents: readonly string[];
  /** It is a report package, whose folders say which documents are one report. */
  readonly isPackage: boolean;
  readonly schemas: readonly string[];
  readonly linkbases: readonly string[];
}

const DOCUMENT = /\.x?html?$/i;
const META = 'META-INF/';

/** The folder of the package's own files: the root, or the only folder at the top. */
const rootOf = (names: readonly string[]): string => {
  const meta = names.find((name) => name.startsWith(META) || name.includes(`/${META}`));
  return meta === undefined ? '' : meta.slice(0, meta.indexOf(META));
};

/**
 * A report package keeps its documents in `reports/` (with META-INF/reportPackage.json, or in the older layout with
 * only a taxonomy package). In any other folder, they may be anywhere.
 */
export const findReportParts = (names: readonly string[]): ReportParts => {
  const root = rootOf(names);
  const own = names.filter((name) => name.startsWith(root));
  const documents = own.filter((name) => DOCUMENT.test(name));
  const inReports = documents.filter((name) => name.startsWith(`${root}reports/`));
  const taxonomy = own.filter((name) => !name.startsWith(`${root}${META}`));
  return {
    documents: inReports.length > 0 ? inReports : documents,
    isPackage: inReports.length > 0,
    schemas: taxonomy.filter((name) => name.endsWith('.xsd')),
    linkbases: taxonomy.filter((name) => name.endsWith('.xml')),
  };
};
