import type { InlinePart } from '../inline/read-inline-document.js';
import type { InlineDocument } from '../model.js';
import { clashesBetween, idsUsedBy } from './shared-ids.js';

/** The documents of one report. */
export type DocumentSet = readonly InlinePart[];

const REPORTS = /(?:^|\/)reports\/(.*)$/;

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);

/**
 * Where a document stands. In a report package, a folder in `reports` is one report, and each document directly in it
 * is one of its own (Report Packages 1.0); in any other folder, the place alone says nothing.
 */
const placeOf = (name: string, isPackage: boolean): { folder: string; isOneReport: boolean } => {
  const inReports = isPackage ? REPORTS.exec(name)?.[1] : undefined;
  if (inReports === undefined) return { folder: folderOf(name), isOneReport: false };
  return inReports.includes('/')
    ? { folder: folderOf(name), isOneReport: true }
    : { folder: name, isOneReport: false };
};

/** Ids of contexts and units that a document uses and does not define. */
const lacks = (document: InlineDocument): string[] =>
  idsUsedBy(document).filter((id) => !document.contexts.has(id) && !document.units.has(id));

const defines = (document: InlineDocument, ids: readonly string[]): number =>
  ids.filter((id) => document.contexts.has(id) || document.units.has(id)).length;

/** A schema beside the document is of this report alone; that of a standard taxonomy is of all who use it. */
const isOwnSchema = (href: string): boolean => !/^[a-z][a-z\d+.-]*:/i.test(href);

const shareOwnSchema = (a: InlineDocument, b: InlineDocument): boolean =>
  a.schemaRefs.some((href) => isOwnSchema(href) && b.schemaRefs.includes(href));

const needEachOther = (a: InlineDocument, b: InlineDocument): boolean =>
  defines(b, lacks(a)) > 0 || defines(a, lacks(b)) > 0;

/** Whether two documents with headers of their own are of one report. */
const areOneReport = (a: InlinePart, b: InlinePart, isPackage: boolean): boolean => {
  const [here, there] = [placeOf(a.name, isPackage), placeOf(b.name, isPackage)];
  if (here.folder !== there.folder) return false;
  if (here.isOneReport) return true;
  if (clashesBetween(a.document, b.document).length > 0) return false;
  return shareOwnSchema(a.document, b.document) || needEachOther(a.document, b.document);
};

/** A set has one header: documents with references to a taxonomy begin one, the others belong to one. */
const startsSet = ({ document }: InlinePart): boolean => document.schemaRefs.length > 0;

/** The set that defines most of what a document lacks; of equals, the one in its folder. */
const homeOf = (part: InlinePart, sets: readonly DocumentSet[]): DocumentSet | undefined => {
  const ids = lacks(part.document);
  const ranked = sets
    .map((set) => ({
      set,
      defined: set.reduce((sum, { document }) => sum + defines(document, ids), 0),
      isBeside: set.some(({ name }) => folderOf(name) === folderOf(part.name)),
    }))
    .filter(({ defined, isBeside }) => defined > 0 || (ids.length === 0 && isBeside))
    .toSorted((a, b) => b.defined - a.defined || Number(b.isBeside) - Number(a.isBeside));
  const [first, second] = ranked;
  const isUnclear =
    second !== undefined && first?.defined === second.defined && first.isBeside === second.isBeside;
  return isUnclear ? undefined : first?.set;
};

/** A document with a header joins the sets that it is of one report with. */
const withHead = (
  sets: readonly DocumentSet[],
  part: InlinePart,
  isPackage: boolean,
): DocumentSet[] => {
  const own = sets.filter((set) => set.some((other) => areOneReport(part, other, isPackage)));
  return [...sets.filter((set) => !own.includes(set)), [...own.flat(), part]];
};

/** What the files beside the documents say of the reports that they are. */
export interface SetRules {
  /** They are in a report package. */
  readonly isPackage: boolean;
  /** The names of the documents of each report, where a manifest lists them. */
  readonly listed?: readonly (readonly string[])[];
}

/**
 * Splits the documents of a folder or a package into reports. The names of files decide nothing, only manifests and
 * folders do, and these only as the rules of packages say.
 */
export const splitIntoSets = (
  parts: readonly InlinePart[],
  { isPackage, listed = [] }: SetRules,
): DocumentSet[] => {
  const own = listed
    .map((names) => parts.filter(({ name }) => names.includes(name)))
    .filter((set) => set.length > 0);
  const rest = parts.filter((part) => !own.some((set) => set.includes(part)));
  return [...own, ...splitByContent(rest, isPackage)].map((set) =>
    set.toSorted((a, b) => a.name.localeCompare(b.name)),
  );
};

/** Without a list, headers, schemas and contexts say which documents are one report. */
const splitByContent = (parts: readonly InlinePart[], isPackage: boolean): DocumentSet[] => {
  const heads = parts
    .filter(startsSet)
    .reduce<DocumentSet[]>((sets, part) => withHead(sets, part, isPackage), []);
  const homes = parts
    .filter((part) => !startsSet(part))
    .map((part) => ({ part, home: homeOf(part, heads) }));
  const withoutHome = homes.flatMap(({ part, home }) => (home === undefined ? [[part]] : []));
  const whole = heads.map((head) => [
    ...head,
    ...homes.flatMap(({ part, home }) => (home === head ? [part] : [])),
  ]);
  return [...whole, ...withoutHome];
};
