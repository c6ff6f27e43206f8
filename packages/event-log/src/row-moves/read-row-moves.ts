import type { Selectable } from 'kysely';
import type { Database, Executor } from '../database/database.js';
import type { RowMovesTable } from '../database/schema.js';

export type RowMoveRecord = Readonly<Selectable<RowMovesTable>>;

/** All moves of a company, also those that were undone, the first first. */
export const readRowMoves = (db: Executor, companyId: number): Promise<RowMoveRecord[]> =>
  db
    .selectFrom('row_moves')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();

/** The moves of a company that hold, the first first. */
export const rowMovesOf = async (
  database: Database,
  companyId: number,
): Promise<readonly RowMoveRecord[]> => {
  const all = await database.run((db) => readRowMoves(db, companyId));
  return all.filter(({ undone_at: undone }) => undone === null);
};
