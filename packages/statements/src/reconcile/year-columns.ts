import { median } from '../page/index.js';
import type { AnchoredRow } from './anchor-rows.js';
import type { PrintedNumber, ShownLine } from './shown-page.js';

/** Where a number of a year was found: evidence of where the year's column stands. */
export interface ColumnWitness {
  /** As in ShownLine. */
  readonly zone: string;
  readonly year: string;
  readonly edge: number;
}

/**
 * How far a number's right edge may be from its column's, in font sizes; brackets and footnote
 * marks hang out.
 */
const EDGE_TOLERANCE = 1.6;
/** A dash for nil is often centred in its column. */
const NIL_TOLERANCE = 6;

/** The year whose column a printed number stands in, by the right edges of known numbers. */
export class YearColumns {
  readonly #byZone = new Map<string, Map<string, number>>();

  constructor(witnesses: readonly ColumnWitness[]) {
    for (const zone of new Set(witnesses.map((witness) => witness.zone))) {
      this.#byZone.set(zone, edgesOf(witnesses.filter((witness) => witness.zone === zone)));
    }
  }

  /** Whether anything is known about the columns there. */
  knows(zone: string): boolean {
    return this.#byZone.has(zone);
  }

  /** The year whose column the number stands in; undefined if it stands in none. */
  yearOf(number: PrintedNumber, line: ShownLine): string | undefined {
    const edges = this.#byZone.get(line.zone) ?? new Map<string, number>();
    let best: string | undefined;
    let least = Infinity;
    for (const [year, edge] of edges) {
      const off = number.edge - edge;
      const within =
        Math.abs(off) <= EDGE_TOLERANCE * line.size ||
        (number.value === 0 && off < 0 && -off <= NIL_TOLERANCE * line.size);
      if (within && Math.abs(off) < least) [best, least] = [year, Math.abs(off)];
    }
    return best;
  }
}

const edgesOf = (witnesses: readonly ColumnWitness[]): Map<string, number> => {
  const years = [...new Set(witnesses.map((witness) => witness.year))];
  return new Map(
    years.map((year) => [
      year,
      median(witnesses.filter((witness) => witness.year === year).map((witness) => witness.edge)),
    ]),
  );
};

/**
 * The evidence that a model's rows give: those of their numbers that stand once on their line. The
 * majority outvotes a wrong one.
 */
export const modelWitnesses = (
  anchored: readonly AnchoredRow[],
  years: readonly string[],
): ColumnWitness[] =>
  anchored.flatMap(({ row, line }) =>
    years.flatMap((year, at): ColumnWitness[] => {
      const edges = new Set(
        line.numbers
          .filter((number) => number.value === row.values[at])
          .map((number) => number.edge),
      );
      const [edge] = edges;
      return edges.size === 1 && edge !== undefined ? [{ zone: line.zone, year, edge }] : [];
    }),
  );
