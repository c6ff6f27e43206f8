import { median } from '../page/index.js';
import type { AnchoredRow } from './anchor-rows.js';
import type { PrintedNumber, ShownLine } from './pages/shown-page.js';

/** Where a year's number was found: one witness of where its column stands. */
export interface ColumnWitness {
  /** As of ShownLine. */
  readonly zone: string;
  readonly year: string;
  readonly edge: number;
}

/** How far a number's right edge may be from its column's, in font sizes; brackets and footnote marks hang out. */
const EDGE_TOLERANCE = 1.6;
/** A dash for nil is often centred in its column. */
const NIL_TOLERANCE = 6;

/** In which year's column a printed number stands, by the right edges of numbers that are known. */
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

/** Witnesses that a model's rows give: a number of theirs that stands once on their line. Most rows outvote a wrong one. */
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
