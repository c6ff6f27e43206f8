import type { ReadingDecision } from '@fde/contracts';
import type { Label } from '../../concepts/label.js';
import type { ReportRow } from '../rows/row.js';
import { floatNoise } from '../../identities/tolerance.js';

/** Why an older row is the same item as the newer ones, strongest kind first. */
export type TieKind =
  'values' | 'sum_role' | 'label' | 'position' | 'synonym' | 'near_label' | 'evidence';

export interface Tie {
  readonly kind: TieKind;
  readonly confidence: number;
  readonly detail: string;
  /** What was weighed, if the two are printed differently. */
  readonly decision?: ReadingDecision;
}

/** One item over the years: at most one row of each report, newest report first. */
export interface Cluster {
  readonly rows: [ReportRow, ...ReportRow[]];
  /** The tie of each row to the newer ones; the first row has none. */
  readonly ties: Map<ReportRow, Tie>;
  /** The rows that print each year, newest first. */
  readonly cells: Map<string, ReportRow[]>;
  /** The distinct labels of its rows, newest first. */
  readonly labels: Map<string, Label>;
}

export const startCluster = (row: ReportRow): Cluster => {
  const cluster: Cluster = { rows: [row], ties: new Map(), cells: new Map(), labels: new Map() };
  noteCells(cluster, row);
  return cluster;
};

/** Adds the row of an older report. */
export const addRow = (cluster: Cluster, row: ReportRow, tie?: Tie): void => {
  cluster.rows.push(row);
  if (tie) cluster.ties.set(row, tie);
  noteCells(cluster, row);
};

const noteCells = (cluster: Cluster, row: ReportRow): void => {
  for (const year of row.values.keys()) {
    const printing = cluster.cells.get(year);
    if (printing) printing.push(row);
    else cluster.cells.set(year, [row]);
  }
  if (!cluster.labels.has(row.label.exact)) cluster.labels.set(row.label.exact, row.label);
};

/** The row of the report closest to the one being aligned. */
export const nearestRow = (cluster: Cluster): ReportRow =>
  cluster.rows.at(-1) ?? newestRow(cluster);
export const newestRow = (cluster: Cluster): ReportRow => cluster.rows[0];

/** The step of the coarser of two printings. Only money is rounded to a report's scale. */
const coarserStep = (one: ReportRow, other: ReportRow): number =>
  one.unit === 'money' ? Math.max(one.report.grain, other.report.grain) : 1;

/**
 * Whether two printings of one cell are one number: exactly, or within the rounding of the coarser
 * scale.
 */
export const sameNumber = (a: number, aRow: ReportRow, b: number, bRow: ReportRow): boolean => {
  const isRounded = aRow.unit === 'money' && aRow.report.grain !== bRow.report.grain;
  const slack = isRounded ? coarserStep(aRow, bRow) / 2 : 0;
  return Math.abs(a - b) <= slack + floatNoise(Math.max(Math.abs(a), Math.abs(b)));
};

export interface ValueEvidence {
  /** Shared years in which both print the same number other than 0. */
  readonly equal: number;
  /** Shared years in which they differ. */
  readonly different: number;
  /**
   * The largest equal number, in steps of the coarser printing: small ones are often equal by
   * chance, and 1,358,400 thousand beside 1,358 million agrees in four digits, not in seven.
   */
  readonly largest: number;
}

/**
 * Compares a row with every newer printing of the cluster, year by year. One equal printing is
 * enough. `sign` is -1 to compare with the opposite numbers.
 */
export const compareValues = (
  row: ReportRow,
  cluster: Cluster,
  sign: 1 | -1 = 1,
): ValueEvidence => {
  let [equal, different, largest] = [0, 0, 0];
  for (const [year, printed] of row.values) {
    const value = sign * printed;
    const printings = cluster.cells.get(year);
    if (!printings) continue;
    const alike = printings.filter((other) =>
      sameNumber(value, row, other.values.get(year) ?? Number.NaN, other),
    );
    if (alike.length === 0) different += 1;
    else if (value !== 0) {
      equal += 1;
      const step = Math.min(...alike.map((other) => coarserStep(row, other)));
      largest = Math.max(largest, Math.abs(value) / step);
    }
  }
  return { equal, different, largest };
};
