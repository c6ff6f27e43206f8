import type { RawStatement } from '@fde/contracts';
import type { PairedRow } from './transcript.js';

/** Lower bounds of the confidence buckets. */
const BUCKETS = [0.999, 0.99, 0.98, 0.95, 0.9, 0.5, 0] as const;

export interface CalibrationRow {
  readonly from: number;
  cells: number;
  wrong: number;
}

/** Counts cells by confidence, and how many of them differ from what is printed. */
export class Calibration {
  readonly rows: readonly CalibrationRow[] = emptyBuckets();

  add(raw: RawStatement, pairs: readonly PairedRow[]): void {
    const partner = new Map(pairs.map((pair) => [pair.item, pair.printed]));
    for (const item of raw.line_items) {
      for (const [year, source] of Object.entries(item.sources ?? {})) {
        const row = bucketOf(this.rows, source.confidence ?? 0);
        if (row === undefined) continue;
        row.cells++;
        if ((partner.get(item)?.values[year] ?? undefined) !== item.values[year]) row.wrong++;
      }
    }
  }
}

/** The bucket of a cell. */
export const bucketOf = (
  rows: readonly CalibrationRow[],
  confidence: number,
): CalibrationRow | undefined => rows.find((bucket) => confidence >= bucket.from);

export const emptyBuckets = (): CalibrationRow[] =>
  BUCKETS.map((from) => ({ from, cells: 0, wrong: 0 }));

/** The counts as a printed table. */
export const printCalibration = (calibration: Calibration): void => {
  console.log('\nconfidence    cells    wrong');
  for (const row of calibration.rows)
    console.log(
      `>= ${row.from.toFixed(3)}  ${String(row.cells).padStart(7)}  ${String(row.wrong).padStart(7)}`,
    );
};
