import type { CanonicalStatementType, CellSource, Unit } from '@fde/contracts';
import type { Label } from '../../concepts/label.js';
import type { ProofRow } from '../../identities/proof-row.js';
import type { ConceptId } from '../../language/index.js';
import type { StatementPart } from '../../concepts/entry.js';

/**
 * Where a row stands in its statement. Rows of different zones are never one item, whatever their
 * labels and numbers say. An unknown part of a zone rules nothing out.
 */
export interface Zone extends StatementPart {
  /**
   * True if only the order of the surrounding rows told the term or the activity, and no heading,
   * sum or word of the row's own.
   */
  readonly inferred?: true;
  /** True if only the row's kind or the total that follows told the side: a statement may print none. */
  readonly sideInferred?: true;
}

/**
 * One printed row of one report, with what alignment needs to know. Values are in the scale of the
 * table.
 */
export interface ReportRow {
  readonly report: Report;
  readonly index: number;
  readonly name: string;
  readonly inferred: boolean;
  readonly label: Label;
  /**
   * Headings above the row that are still open, outermost first; `section` joins them as printed.
   */
  readonly path: readonly Label[];
  readonly section: string | null;
  readonly sectionKey: string;
  readonly indent: number;
  readonly isTotal: boolean;
  readonly unit: Unit;
  readonly values: ReadonlyMap<string, number>;
  readonly sources: ReadonlyMap<string, CellSource>;
  readonly confidence: number;
  /** Counts rows with the same label and section, from 0. */
  readonly occurrence: number;
  /**
   * The total that this row is proved to be part of, and the rows that are proved to add up to this
   * one.
   */
  parent: ReportRow | undefined;
  children: readonly ReportRow[];
  /** How each of its children enters its sum: -1 if it is taken off. */
  signs: ReadonlyMap<ReportRow, 1 | -1>;
  zone: Zone;
  /** What the row is, by its label or by how the numbers of the statement relate. */
  concept: ConceptId | undefined;
  /** It stands below the last row that the statement adds up to: supplemental, in no sum. */
  isBelowFoot: boolean;
}

/** One statement of one report, in the columns of one table. */
export interface Report {
  readonly type: CanonicalStatementType;
  readonly documentId: number;
  readonly extractionId: number;
  readonly fiscalYear: number;
  /** When it was published, ISO; empty if nothing dates it. */
  readonly published: string;
  /** Nothing dates it; `published` is the usual time after its last day. */
  readonly isDayEstimated: boolean;
  /** Its turn among the company's reports to say what a year's numbers are: 0 is the first. */
  readonly turn: number;
  /** It corrects and replaces an earlier report of its year. */
  readonly isAmended: boolean;
  readonly companyName: string;
  readonly confidence: number;
  readonly years: readonly string[];
  readonly ends: ReadonlyMap<string, string>;
  readonly rows: readonly ReportRow[];
  /** The same rows as the proof sees them, in the columns of `years`. */
  readonly proof: readonly ProofRow[];
  readonly pages: readonly number[];
  /**
   * The smallest step of its money in the scale of the table. Two printings of a number may differ
   * by half the coarser step.
   */
  readonly grain: number;
}
