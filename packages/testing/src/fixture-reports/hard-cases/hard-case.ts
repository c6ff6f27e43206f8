import type { FixtureReport } from '../annual-report.js';

/** A report that is hard to read for one reason, and what a perfect reading of it gives. */
export interface HardCase {
  readonly name: string;
  /** What makes it hard, for people. */
  readonly why: string;
  readonly report: () => Promise<FixtureReport>;
  /** Pages without text: read by character recognition, where a cell may be doubted and is not compared by page. */
  readonly recognised?: true;
}
