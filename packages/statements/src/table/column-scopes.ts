import type { ColumnScope } from '@fde/contracts';

import { fold, lexicons } from '../language/index.js';
import { headerCells, isNoteWord, type HeaderCell, type ItemLine } from '../page/index.js';
import { centreOf } from './assign-years.js';
import type { NumberColumn } from './columns.js';
import { MOSTLY_REFERENCES, SCOPE, SPREAD_FILLED, TIGHT } from './weights.js';

/** "Predecessor (H. J. Heinz Company)": the rarer word says more than the company's name beside it. */
const SCOPES: readonly ColumnScope[] = ['predecessor', 'successor', 'segment', 'group', 'company'];

/** A cell that says whose figures stand below; not whose, if no language knows its words. */
interface ScopeCell extends HeaderCell {
  readonly scope: ColumnScope | undefined;
}

const scopeOf = (text: string): ColumnScope | undefined => {
  const words = fold(text);
  const found = SCOPES.find((scope) =>
    lexicons().some((l) => l.columnWords.scope[scope]?.test(words)),
  );
  const isName = (words.match(/\p{L}{3,}/gu) ?? []).length > SCOPE.words;
  return isName && found !== 'predecessor' && found !== 'successor' ? undefined : found;
};

const overlap = (a: HeaderCell, b: HeaderCell): boolean => a.x0 < b.x1 && b.x0 < a.x1;

/** The cells of a header that say whose figures stand below, left to right, one for each place. */
const scopeCells = (lines: readonly ItemLine[]): ScopeCell[] => {
  const cells = lines.flatMap((line) =>
    headerCells(line, TIGHT).flatMap((cell) => {
      const scope = scopeOf(cell.text);
      return scope === undefined ? [] : [{ ...cell, scope }];
    }),
  );
  const rank = ({ scope }: { readonly scope: ColumnScope }): number => SCOPES.indexOf(scope);
  const own = cells.filter(
    (cell, at) =>
      !cells.some(
        (other, i) =>
          i !== at &&
          overlap(cell, other) &&
          (rank(other) < rank(cell) || (rank(other) === rank(cell) && i < at)),
      ),
  );
  return own.toSorted((a, b) => a.x0 - b.x0);
};

const isWordsAlone = (text: string): boolean => /\p{L}{3}/u.test(text) && !/\d/.test(text);

/** Words beside a lone scope on its line: "Group" beside "Corporation". */
const besideScope = (lone: ScopeCell, lines: readonly ItemLine[]): ScopeCell[] => {
  const isOwn = (cell: HeaderCell): boolean => cell.x0 === lone.x0 && cell.text === lone.text;
  const cells = lines.map((line) => headerCells(line, TIGHT)).find((of) => of.some(isOwn)) ?? [];
  return cells
    .filter((cell) => isOwn(cell) || (isWordsAlone(cell.text) && !isNoteWord(cell.text)))
    .map((cell) => (isOwn(cell) ? lone : { ...cell, scope: undefined }));
};

const middleOf = (columns: readonly NumberColumn[]): number =>
  ((columns[0]?.open ?? 0) + (columns.at(-1)?.right ?? 0)) / 2;

/** The longest run of columns that a lone cell is centred over. */
const runUnder = (cell: HeaderCell, columns: readonly NumberColumn[]): readonly NumberColumn[] => {
  const runs = columns.flatMap((_, from) =>
    columns.slice(from).map((_, more) => columns.slice(from, from + more + 1)),
  );
  const isCentred = (run: readonly NumberColumn[]): boolean =>
    Math.abs(middleOf(run) - centreOf(cell)) <= SCOPE.centred * cell.size;
  return runs.filter(isCentred).toSorted((a, b) => b.length - a.length)[0] ?? [];
};

/** Whether a cell ends where the last of a group of columns does. */
const endsWith = (cell: HeaderCell, group: readonly NumberColumn[]): boolean =>
  Math.abs(cell.x1 - (group.at(-1)?.right ?? 0)) <= SCOPE.flush * cell.size;

/**
 * Columns dealt to cells in order, if each cell has as many, and stands over their middle or their
 * first, or ends where their last does.
 */
const inOrder = (
  cells: readonly ScopeCell[],
  columns: readonly NumberColumn[],
): readonly (readonly NumberColumn[])[] | undefined => {
  const each = columns.length / cells.length;
  if (!Number.isInteger(each)) return undefined;
  const groups = cells.map((_, i) => columns.slice(i * each, (i + 1) * each));
  const isOver = (cell: ScopeCell, at: number): boolean => {
    const group = groups[at] ?? [];
    const middle = centreOf(cell);
    if (middle <= (group[0]?.left ?? 0) - cell.size) return false;
    return middle < middleOf(group) + SCOPE.centred * cell.size || endsWith(cell, group);
  };
  return cells.every(isOver) ? groups : undefined;
};

/** The columns of a lone scope: those in its share of the columns, or the ones it is centred over. */
const underLone = (
  lone: ScopeCell,
  lines: readonly ItemLine[],
  columns: readonly NumberColumn[],
): readonly NumberColumn[] => {
  const cells = besideScope(lone, lines);
  const groups = cells.length > 1 ? inOrder(cells, columns) : undefined;
  return groups?.[cells.indexOf(lone)] ?? runUnder(lone, columns);
};

const nearest = (cells: readonly ScopeCell[], column: NumberColumn): ScopeCell | undefined =>
  cells.toSorted(
    (a, b) =>
      Math.abs(centreOf(a) - middleOf([column])) - Math.abs(centreOf(b) - middleOf([column])),
  )[0];

const isUnder = (column: NumberColumn, cell: HeaderCell): boolean =>
  centreOf(cell) > column.open && centreOf(cell) < column.right;

/**
 * Whether a lone scope is repeated over some of the columns: "Council 2023", "Council 2022", "Group
 * 2023", "Group 2022". The others show what nothing here names.
 */
const isRepeated = (cells: readonly ScopeCell[], columns: readonly NumberColumn[]): boolean =>
  cells.every(
    (cell) => cell.scope === cells[0]?.scope && columns.some((column) => isUnder(column, cell)),
  );

/**
 * Whose figures each column shows, by its index: "Group" and "Company" stand once over several
 * columns each, centred, at their first or at their last.
 */
export const columnScopes = (
  lines: readonly ItemLine[],
  columns: readonly NumberColumn[],
): readonly (ColumnScope | undefined)[] => {
  const cells = scopeCells(lines);
  const fullest = Math.max(0, ...columns.map((c) => c.support));
  const full = columns.filter(
    (c) => c.support >= SPREAD_FILLED * fullest && c.references < MOSTLY_REFERENCES,
  );
  const [first] = cells;
  if (first === undefined) return columns.map(() => undefined);
  if (cells.length === 1) {
    const run = underLone(first, lines, full);
    return columns.map((column) => (run.includes(column) ? first.scope : undefined));
  }
  const groups = inOrder(cells, full);
  return columns.map((column) => {
    if (!full.includes(column)) return undefined;
    if (groups === undefined && isRepeated(cells, full))
      return cells.find((cell) => isUnder(column, cell))?.scope;
    if (groups === undefined) return nearest(cells, column)?.scope;
    return cells[groups.findIndex((group) => group.includes(column))]?.scope;
  });
};
