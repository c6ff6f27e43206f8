import type { RawStatement } from '@fde/contracts';
import type { JudgedCell } from './sure-cells.js';

/** A judged cell with every doubt about its own reading and about the decisions on its statement. */
export interface DoubtedCell extends JudgedCell {
  readonly doubts: readonly string[];
}

/** The cells of one family of reports: a folder, or one of its files of truth. */
export interface Family {
  readonly name: string;
  readonly cells: readonly DoubtedCell[];
}

/** How the cells with one doubt turned out. Shares are of 1. */
export interface DoubtRow {
  readonly doubt: string;
  readonly cells: number;
  readonly wrong: number;
  /** The lowest and the highest share that is measured if one family is left out. */
  readonly withoutOne: readonly [least: number, most: number];
}

/** No figure depends on the name of the company. */
const BESIDE_FIGURES = 'company_name';

/** The doubts about each cell of a statement, row by row and year by year, as cells are judged. */
export const withDoubts = (raw: RawStatement, judged: readonly JudgedCell[]): DoubtedCell[] => {
  const ofStatement = Object.entries(raw.decisions ?? {}).flatMap(([name, made]) =>
    name === BESIDE_FIGURES || made.doubt === undefined ? [] : [`${name}: ${made.doubt}`],
  );
  const own = raw.line_items.flatMap((row) =>
    Object.keys(row.values).map((year) => row.sources?.[year]?.doubt),
  );
  return judged.map((cell, at) => {
    const doubt = own[at];
    return { ...cell, doubts: doubt === undefined ? ofStatement : [...ofStatement, doubt] };
  });
};

const countOf = (families: readonly Family[], doubt: string): { cells: number; wrong: number } => {
  const doubted = families.flatMap(({ cells }) => cells.filter((c) => c.doubts.includes(doubt)));
  return { cells: doubted.length, wrong: doubted.filter((c) => c.fault !== undefined).length };
};

const shareOf = ({ cells, wrong }: { cells: number; wrong: number }): number =>
  cells === 0 ? 0 : wrong / cells;

/** Every doubt that some cell has, the one with the most cells first. */
export const tallyDoubts = (families: readonly Family[]): DoubtRow[] => {
  const doubts = new Set(families.flatMap(({ cells }) => cells.flatMap((c) => c.doubts)));
  return [...doubts]
    .map((doubt): DoubtRow => {
      const without = families.map((left) =>
        shareOf(
          countOf(
            families.filter((family) => family !== left),
            doubt,
          ),
        ),
      );
      return {
        doubt,
        ...countOf(families, doubt),
        withoutOne: [Math.min(...without), Math.max(...without)],
      };
    })
    .toSorted((a, b) => b.cells - a.cells);
};
