import { streamOf } from '@fde/contracts';
import { holdRecord } from '../record-basics/record-changes.js';
import type { UnitOfWork } from '../unit-of-work.js';
import { readRowMoves, type RowMoveRecord } from '../row-moves/read-row-moves.js';

/** Where a row is moved to: by its key in the compiled statement. */
export interface RowPlacement {
  readonly statement_type: string;
  readonly item: string;
  readonly concept: string;
  /** Other keys under which the same row was moved before. */
  readonly formerItems?: readonly string[];
}

const versionOf = (moves: readonly RowMoveRecord[]): number =>
  Math.max(0, ...moves.map(({ version }) => version));

const holds = ({ undone_at: undone }: RowMoveRecord): boolean => undone === null;

const isOfRow = (move: RowMoveRecord, placement: RowPlacement): boolean =>
  holds(move) &&
  move.statement_type === placement.statement_type &&
  [placement.item, ...(placement.formerItems ?? [])].includes(move.item);

/**
 * Moves a row of a company's statement to another concept; earlier moves of the row are undone. A row that stands
 * there already stays. Throws `company_not_found`.
 */
export const moveRow = async (
  unit: UnitOfWork,
  companyId: number,
  placement: RowPlacement,
  by: string | null,
): Promise<void> => {
  await holdRecord(unit.db, 'company', companyId, 'keep');
  const moves = await readRowMoves(unit.db, companyId);
  const before = moves.filter((move) => isOfRow(move, placement));
  if (before.at(-1)?.concept === placement.concept) return;
  const { statement_type, item, concept } = placement;
  const moved = { company_id: companyId, statement_type, item, concept, by };
  await unit.append(
    streamOf.moves(companyId),
    [
      ...before.map(({ id }) => ({
        type: 'RowMoveUndone' as const,
        data: { company_id: companyId, move_id: id, by },
      })),
      { type: 'RowMoved', data: moved },
    ],
    versionOf(moves),
  );
};

/** Undoes a move that holds; false if the company has none with this number. */
export const undoRowMove = async (
  unit: UnitOfWork,
  companyId: number,
  moveId: number,
  by: string | null,
): Promise<boolean> => {
  await holdRecord(unit.db, 'company', companyId, 'keep');
  const moves = await readRowMoves(unit.db, companyId);
  if (!moves.some((move) => move.id === moveId && holds(move))) return false;
  await unit.append(
    streamOf.moves(companyId),
    [{ type: 'RowMoveUndone', data: { company_id: companyId, move_id: moveId, by } }],
    versionOf(moves),
  );
  return true;
};
