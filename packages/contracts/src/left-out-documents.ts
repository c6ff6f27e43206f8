import {
  isMissed,
  isSettled,
  type LeftOutAbout,
  type LeftOutCause,
  type LeftOutReason,
} from './outcomes.js';

/** A reading of a document that is not compiled. Results of earlier releases name no kind. */
export interface LeftOutReading {
  readonly document_id: number;
  readonly why?: LeftOutReason;
  readonly about?: LeftOutAbout;
  readonly reason: string;
}

/** A document that was read and of which nothing stands in the series, with its one reason. */
export interface LeftOutDocument extends LeftOutReading {
  readonly why: LeftOutReason;
}

const UNNAMED: LeftOutReason = 'not_compiled';

/** Where the readings of a document differ in their reasons, the first of these is the document's. */
const OF_DOCUMENT: readonly LeftOutReason[] = [
  'another_company',
  'left_out',
  'same_report',
  'tagged_report',
  'chapter',
  'parent_company',
  'set_aside',
  'older_file',
];

const rankOf = ({ why }: LeftOutDocument): number => {
  const at = OF_DOCUMENT.indexOf(why);
  return at < 0 ? OF_DOCUMENT.length : at;
};

const lineOf = ({
  document_id,
  why = UNNAMED,
  about,
  reason,
}: LeftOutReading): LeftOutDocument => ({
  document_id,
  why,
  ...(about === undefined ? {} : { about }),
  reason,
});

/** The first line of each document. */
export const oneForEach = <T extends Pick<LeftOutReading, 'document_id'>>(
  lines: readonly T[],
): readonly T[] => {
  const known = new Set<number>();
  return lines.filter(({ document_id: id }) => !known.has(id) && known.add(id));
};

/**
 * A document that was read is in the series if one of its readings is; otherwise it is left out, for
 * one reason. This is the one place that says which documents are left out of a series.
 */
export const documentsLeftOut = (
  readings: readonly LeftOutReading[],
  inSeries: ReadonlySet<number>,
): readonly LeftOutDocument[] => {
  const lines = readings.filter(({ document_id: id }) => !inSeries.has(id)).map(lineOf);
  return oneForEach(lines.toSorted((a, b) => rankOf(a) - rankOf(b))).toSorted(
    (a, b) => a.document_id - b.document_id,
  );
};

const isReading = (value: unknown): value is LeftOutReading =>
  typeof value === 'object' &&
  value !== null &&
  'document_id' in value &&
  typeof value.document_id === 'number' &&
  'reason' in value;

const NOBODY: ReadonlySet<number> = new Set();

/** The same as the result of a compilation states it; earlier releases name readings alone. */
export const leftOutDocumentsIn = (
  result: Readonly<Record<string, unknown>> | null | undefined,
): readonly LeftOutDocument[] => {
  const stated = result?.['left_out_documents'] ?? result?.['left_out'];
  return documentsLeftOut(Array.isArray(stated) ? stated.filter(isReading) : [], NOBODY);
};

/**
 * How many of them somebody may miss, how many a person left out, and how many another document
 * stands in for.
 */
export const countLeftOut = (
  lines: readonly LeftOutCause[],
): { readonly missed: number; readonly settled: number; readonly replaced: number } => {
  const missed = lines.filter(isMissed).length;
  const settled = lines.filter(isSettled).length;
  return { missed, settled, replaced: lines.length - missed - settled };
};

/** Documents that are no reports of the company's years: another company's, and what a person left out. */
export const notOfSeries = (
  lines: readonly (LeftOutCause & Pick<LeftOutReading, 'document_id'>)[],
): ReadonlySet<number> =>
  new Set(
    lines
      .filter((line) => line.why === 'another_company' || isSettled(line))
      .map(({ document_id: id }) => id),
  );
