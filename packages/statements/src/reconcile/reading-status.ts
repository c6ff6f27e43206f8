/** How one cell of a reconciled statement came about. */
export type CellStatus =
  /** Both readings give this number, and the page prints it in this column. */
  | 'agreed'
  | 'layout_only'
  /** As before, of a row that prints no label: perhaps no row at all. */
  | 'unconfirmed'
  | 'model_only'
  /** The model gave a number that the page does not print here; the layout's stands. */
  | 'model_refuted'
  /** Both numbers are printed, in one reading of the line or another; this one closes more sums. */
  | 'settled_by_sums'
  /** Both are printed and no sum decides: the layout's stands, in doubt. */
  | 'in_doubt'
  /** Recognition and model differ by a digit or two, and the model's number closes the sums. */
  | 'repaired';

/** What a reconciliation counted; for metadata, notes and measurements. */
export interface Tally {
  readonly agreed: number;
  readonly layoutOnly: number;
  readonly modelOnly: number;
  readonly differing: number;
  /** Numbers that the model gave and the page does not print where it put them: none is stored. */
  readonly droppedNumbers: number;
  /** Rows that the model gave and the page does not print: none is stored. */
  readonly droppedRows: number;
}

export const NO_TALLY: Tally = {
  agreed: 0,
  layoutOnly: 0,
  modelOnly: 0,
  differing: 0,
  droppedNumbers: 0,
  droppedRows: 0,
};

export const addTallies = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, tally) => ({
      agreed: sum.agreed + tally.agreed,
      layoutOnly: sum.layoutOnly + tally.layoutOnly,
      modelOnly: sum.modelOnly + tally.modelOnly,
      differing: sum.differing + tally.differing,
      droppedNumbers: sum.droppedNumbers + tally.droppedNumbers,
      droppedRows: sum.droppedRows + tally.droppedRows,
    }),
    NO_TALLY,
  );

/** A proven cell keeps its confidence whoever read it; below this a reading without a second witness is held down. */
const PROVEN = 0.99;
const MOST_WITHOUT_WITNESS: Readonly<Record<Exclude<CellStatus, 'agreed'>, number>> = {
  layout_only: 0.9,
  unconfirmed: 0.5,
  model_only: 0.75,
  model_refuted: 0.9,
  settled_by_sums: 0.97,
  in_doubt: 0.5,
  repaired: 0.9,
};
/** Share of the doubt that a second, agreeing reading of the same page takes away. */
const AGREEMENT = 0.8;

/** `confidence` is what the proof gives the cell. */
export const witnessedConfidence = (confidence: number, status: CellStatus | undefined): number => {
  if (status === undefined) return confidence;
  if (status === 'agreed') return Number((confidence + (1 - confidence) * AGREEMENT).toFixed(5));
  const bound = MOST_WITHOUT_WITNESS[status];
  return confidence >= PROVEN && status !== 'in_doubt' && status !== 'repaired'
    ? confidence
    : Math.min(confidence, bound);
};
