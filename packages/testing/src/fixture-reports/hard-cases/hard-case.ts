import type { FixtureReport } from '../annual-report.js';

/** A report that is hard to read for one reason, and what a perfect reading of it gives. */
export interface HardCase {
  readonly name: string;
  /** What makes it hard, as text. */
  readonly why: string;
  readonly report: () => Promise<FixtureReport>;
  /**
   * Pages without text, which are read by character recognition: cells may be doubted, and are not compared by page.
   */
  readonly recognised?: true;
}
