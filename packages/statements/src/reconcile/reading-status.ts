import { roundedShare } from '../evidence/digits.js';
/** Which reading, or what decision between the two, gave one cell of a reconciled statement. */
export type CellStatus =
  /** Both readings give this number, and the page prints it in this column. */
  | 'agreed'
  | 'layout_only'
  /** The same, for a row that prints no label: perhaps not a row at all. */
  | 'unconfirmed'
  | 'model_only'
  /** The model gave a number that the page does not print here; the layout's number stays. */
  | 'model_refuted'
  /**
   * Both numbers are printed, in one reading of the line or another; the layout's closes more sums.
   */
  | 'settled_by_sums'
  /** The same, but the model's closes more sums. */
  | 'model_settled'
  /** Both are printed and no sum decides: the layout's stays, in doubt. */
  | 'in_doubt'
  /** Recognition and model differ by a digit or two, and the model's number closes the sums. */
  | 'repaired';

/** What a reconciliation counted, for metadata, notes and measurements. */
export interface Tally {
  readonly agreed: number;
  readonly layoutOnly: number;
  readonly modelOnly: number;
  readonly differing: number;
  /** Numbers that the model gave and the page does not print where it put them; none is stored. */
  readonly droppedNumbers: number;
  /** Rows that the model gave and the page does not print; none is stored. */
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

/**
 * A proven cell of the engine keeps its confidence; below this, a reading that the other one does
 * not confirm is limited.
 */
const PROVEN = 0.99;

/** The most that is believed of what only a language model read, whatever it proves. */
export const MOST_OF_A_MODEL = 0.75;

/**
 * The most that is left without confirmation, and whether a proof lifts the limit: sums prove no
 * year, scale or statement.
 */
const MOST_WITHOUT_WITNESS: Readonly<
  Record<Exclude<CellStatus, 'agreed'>, { readonly most: number; readonly provable: boolean }>
> = {
  layout_only: { most: 0.9, provable: true },
  unconfirmed: { most: 0.5, provable: true },
  model_only: { most: MOST_OF_A_MODEL, provable: false },
  model_refuted: { most: 0.9, provable: true },
  settled_by_sums: { most: 0.97, provable: true },
  model_settled: { most: MOST_OF_A_MODEL, provable: false },
  in_doubt: { most: 0.5, provable: false },
  repaired: { most: MOST_OF_A_MODEL, provable: false },
};

/** Share of the doubt that a second, agreeing reading of the same page takes away. */
const AGREEMENT = 0.8;

/**
 * `confidence` is what the proof gives the cell, `bound` what the weakest decision on its statement
 * allows: that two readings agree on the digits says nothing about their unit.
 */
export const witnessedConfidence = (
  confidence: number,
  status: CellStatus | undefined,
  bound = 1,
): number => {
  if (status === undefined) return confidence;
  if (status === 'agreed')
    return roundedShare(confidence + Math.max(0, bound - confidence) * AGREEMENT);
  const { most, provable } = MOST_WITHOUT_WITNESS[status];
  return provable && confidence >= PROVEN ? confidence : Math.min(confidence, most);
};
