import type { OtherColumn } from '@fde/contracts';
import { median } from '../../page/index.js';
import { BESIDE } from '../weights.js';
import type { YearColumns } from '../year-columns.js';
import type { PrintedNumber, ShownLine } from '../shown-page.js';

/** A row of a statement that a model found, and the line that prints it. */
export interface RowOnLine {
  readonly line: ShownLine;
  readonly name: string;
}

/** A number beside the years, by its row's place in the statement. */
interface BesideNumber {
  readonly at: number;
  readonly number: PrintedNumber;
}

/** A column of numbers on the lines of a statement. */
export interface ColumnOnLines {
  /** Where its numbers end. */
  readonly edge: number;
  /** The year that it is; absent for one beside the years. */
  readonly year?: string;
  /** Its cells, for one beside the years. */
  readonly cells: OtherColumn['cells'];
}

const widthOf = ({ bbox: [x0, , x1] }: PrintedNumber): number => x1 - x0;

const share = (a: PrintedNumber, b: PrintedNumber): boolean =>
  a.bbox[0] < b.bbox[2] && b.bbox[0] < a.bbox[2];

/** Each printed number once: of several ways to read a cell the longest, "1 234" before "234". */
const printedOnce = (numbers: readonly PrintedNumber[]): PrintedNumber[] =>
  numbers
    .toSorted((a, b) => widthOf(b) - widthOf(a))
    .reduce<PrintedNumber[]>(
      (taken, number) => (taken.some((own) => share(own, number)) ? taken : [...taken, number]),
      [],
    );

/** The numbers of a line that stand in no year's column. */
const besideYears = (line: ShownLine, columns: YearColumns): PrintedNumber[] => {
  const own = line.numbers.filter((number) => columns.yearOf(number, line) !== undefined);
  const free = line.numbers.filter((number) => !own.some((year) => share(year, number)));
  return printedOnce(free);
};

/** Numbers that end at one place, left to right. */
const byEdge = (found: readonly BesideNumber[], size: number): BesideNumber[][] => {
  const groups: BesideNumber[][] = [];
  for (const one of found.toSorted((a, b) => a.number.edge - b.number.edge)) {
    const last = groups.at(-1);
    const edge = last?.at(-1)?.number.edge ?? -Infinity;
    if (last !== undefined && one.number.edge - edge <= BESIDE.sameEdge * size) last.push(one);
    else groups.push([one]);
  }
  return groups;
};

const edgeOf = (group: readonly BesideNumber[]): number =>
  median(group.map(({ number }) => number.edge));

/** Small numbers left of all years refer to notes. */
const areReferences = (group: readonly BesideNumber[], firstYear: number): boolean =>
  edgeOf(group) < firstYear &&
  group.filter(({ number }) => number.value >= 0 && number.value < BESIDE.leastAmount).length >
    group.length / 2;

const cellsOf = (
  group: readonly BesideNumber[],
  rows: readonly RowOnLine[],
): OtherColumn['cells'] =>
  group
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, number: { value, bbox } }) => ({
      name: rows[at]?.name ?? '',
      row: at,
      value,
      source: { page: rows[at]?.line.page ?? 0, bbox },
    }));

/** Where the year's columns stand on these lines. */
const yearsOn = (rows: readonly RowOnLine[], columns: YearColumns): ColumnOnLines[] => {
  const edges = new Map<string, number[]>();
  for (const { line } of rows)
    for (const number of line.numbers) {
      const year = columns.yearOf(number, line);
      if (year !== undefined) edges.set(year, [...(edges.get(year) ?? []), number.edge]);
    }
  return [...edges].map(([year, all]) => ({ year, edge: median(all), cells: [] }));
};

/**
 * The columns of numbers on the lines of a statement's rows, left to right: those of its years, and
 * those beside them with their cells.
 */
export const columnsOnLines = (
  rows: readonly RowOnLine[],
  columns: YearColumns,
): ColumnOnLines[] => {
  const found = rows.flatMap(({ line }, at) =>
    besideYears(line, columns).map((number) => ({ at, number })),
  );
  const years = yearsOn(rows, columns);
  const first = Math.min(...years.map(({ edge }) => edge));
  const beside = byEdge(found, median(rows.map(({ line }) => line.size)))
    .filter((group) => group.length >= BESIDE.filled * rows.length)
    .filter((group) => !areReferences(group, first))
    .map((group) => ({ edge: edgeOf(group), cells: cellsOf(group, rows) }));
  return [...years, ...beside].toSorted((a, b) => a.edge - b.edge);
};
