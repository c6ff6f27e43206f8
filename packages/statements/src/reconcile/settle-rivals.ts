import { writeNumber } from '../evidence/in-writing.js';
import type { CellSource, RawLineItem, RawStatement } from '@fde/contracts';
import { proveStatement } from '../prove/prove-statement.js';
import { cellKey, type CellKey } from '../identities/cell-key.js';
import type { CellStatus } from './reading-status.js';

/** Two printed readings of one cell. */
export interface Rivalry {
  readonly row: number;
  readonly year: string;
  readonly layout: number;
  readonly model: number;
  readonly source: CellSource;
  readonly status: 'model_settled' | 'repaired';
}

export interface Settlement {
  readonly statement: RawStatement;
  readonly statuses: ReadonlyMap<CellKey, CellStatus>;
  /** For people: what was read differently, and what was kept. */
  readonly notes: readonly string[];
}

const withCell = (
  statement: RawStatement,
  { row, year, model, source }: Rivalry,
): RawStatement => ({
  ...statement,
  line_items: statement.line_items.map((item, at): RawLineItem =>
    at !== row
      ? item
      : {
          ...item,
          values: { ...item.values, [year]: model },
          sources: { ...item.sources, [year]: source },
        },
  ),
});

/** Identities of the cell that hold, minus those that fail. */
const identitiesHeld = (statement: RawStatement, row: number, year: string): number => {
  const own = proveStatement(statement).checks.filter(
    (check) =>
      check.year === year && check.severity !== 'warning' && (check.rows ?? []).includes(row),
  );
  return own.filter((check) => check.holds).length - own.filter((check) => !check.holds).length;
};

/**
 * The reading that closes the sums wins; if neither does better, the layout's stays and is in
 * doubt.
 */
export const settleRivals = (
  statement: RawStatement,
  rivalries: readonly Rivalry[],
): Settlement => {
  const statuses = new Map<CellKey, CellStatus>();
  const notes: string[] = [];
  let current = statement;
  for (const rivalry of rivalries) {
    const { row, year, layout, model } = rivalry;
    const changed = withCell(current, rivalry);
    const [mine, theirs] = [identitiesHeld(current, row, year), identitiesHeld(changed, row, year)];
    const modelWins = theirs > mine && theirs > 0;
    const decided = mine !== theirs && Math.max(mine, theirs) > 0;
    if (modelWins) current = changed;
    statuses.set(
      cellKey(row, year),
      modelWins ? rivalry.status : decided ? 'settled_by_sums' : 'in_doubt',
    );
    const why = decided ? 'it closes the sums' : 'no sum decides';
    notes.push(
      `${statement.line_items[row]?.name || '(unlabelled)'}, ${year}: the layout reads ${writeNumber(layout)}, the model ${writeNumber(model)}; kept ${writeNumber(modelWins ? model : layout)}, ${why}.`,
    );
  }
  return { statement: current, statuses, notes };
};
