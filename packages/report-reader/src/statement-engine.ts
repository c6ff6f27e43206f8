import type { PageText } from '@fde/contracts';
import {
  likelyPages,
  locateCandidates,
  readStatements,
  type CandidatePage,
  type CandidatePages,
  type ReadingContext,
  type ReportReading,
} from '@fde/statements';

/** The part of the domain that a reading needs; specs may replace it. */
export interface StatementEngine {
  /** Pages of a part of a report that may hold statements. */
  likely(plainTexts: readonly string[]): CandidatePage[];
  /** Pages worth reading with positions, continuations included. */
  locate(plainTexts: readonly string[]): CandidatePages;
  read(pages: readonly PageText[], context: ReadingContext): ReportReading;
}

/** Reads by layout and arithmetic: no model, no network. */
export const layoutEngine: StatementEngine = {
  likely: likelyPages,
  locate: locateCandidates,
  read: readStatements,
};
