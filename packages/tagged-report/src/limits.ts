const MEGABYTE = 1024 * 1024;

/** Bounds of reading one tagged report: how much is read, and how much of it is kept. */
export interface TaggedReportLimits {
  /** Of one document, unpacked. */
  readonly maxDocumentBytes: number;
  /** Of all files of a package, unpacked. */
  readonly maxPackageBytes: number;
  readonly maxPackageFiles: number;
  /** Elements within each other. */
  readonly maxDepth: number;
  readonly maxFacts: number;
  /** Cells of tables that hold facts. */
  readonly maxCells: number;
  /** Characters of one run of text or one attribute, which the parser holds in memory as a whole. */
  readonly maxRunCharacters: number;
}

/**
 * A report of 300 MB is mostly embedded pictures; facts and tables of the largest seen are a hundredth of these
 * bounds.
 */
export const DEFAULT_TAGGED_REPORT_LIMITS: TaggedReportLimits = {
  maxDocumentBytes: 320 * MEGABYTE,
  maxPackageBytes: 640 * MEGABYTE,
  maxPackageFiles: 5000,
  maxDepth: 512,
  maxFacts: 200_000,
  maxCells: 500_000,
  maxRunCharacters: 64 * MEGABYTE,
};
