import { streamOf, type DomainEvent } from '@fde/contracts';
import type { Executor } from '../database/database.js';
import { readRowMoves } from './read-row-moves.js';

type MoveUndone = Extract<DomainEvent, { type: 'RowMoveUndone' }>;

interface RemovingUnit {
  readonly db: Executor;
  append(streamId: string, event: MoveUndone, expectedVersion: number): Promise<unknown>;
}

/** Undoes all moves of a company that is removed. */
export const undoMovesOf = async (unit: RemovingUnit, companyId: number): Promise<void> => {
  const moves = await readRowMoves(unit.db, companyId);
  let version = Math.max(0, ...moves.map((move) => move.version));
  for (const { id, undone_at: undone } of moves) {
    if (undone !== null) continue;
    const data = { company_id: companyId, move_id: id, by: null };
    await unit.append(streamOf.moves(companyId), { type: 'RowMoveUndone', data }, version);
    version += 1;
  }
};
