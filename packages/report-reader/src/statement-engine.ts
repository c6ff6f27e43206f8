import type { PageText } from '@fde/contracts';
import { locateCandidates, readStatements, type CandidatePages, type ReadingContext, type ReadingResult } from '@fde/statements';

/** The part of the domain that a reading needs; specs may stand in for it. */
export interface StatementEngine {
  /** Pages worth reading with positions, continuations included. */
  locate(plainTexts: readonly string[]): CandidatePages;
  read(pages: readonly PageText[], context: ReadingContext): ReadingResult;
}

/** Reads by layout and arithmetic: no model, no network. */
export const layoutEngine: StatementEngine = { locate: locateCandidates, read: readStatements };
