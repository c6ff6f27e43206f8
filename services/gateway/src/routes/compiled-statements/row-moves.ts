import { canonicalType, ServiceError, type RowMove } from '@fde/contracts';
import { isLineOf, rowKeys, rowOfKey } from '@fde/statements';
import { moveRow as move, undoRowMove as undo, type RowMoveRecord } from '@fde/event-log';
import { invalid } from '../../contract/validation-fault.js';
import { json } from '../../replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute, GatewayParts } from '../route.js';

const moveResource = (record: RowMoveRecord): RowMove => ({
  id: record.id,
  statement_type: record.statement_type as RowMove['statement_type'],
  item: record.item,
  concept: record.concept,
  moved_by: record.moved_by,
  moved_at: record.moved_at.toISOString(),
});

/** The moves of a company that hold, as clients see them. */
export const movesOf = async (
  companyId: number,
  { rowMovesOf }: Pick<GatewayParts, 'rowMovesOf'>,
): Promise<readonly RowMove[]> => (await rowMovesOf(companyId)).map(moveResource);

/**
 * The other keys under which the same row was moved. Throws InvalidRequest if the company's statement
 * has no such row, or its type no such line.
 */
const formerItems = async (
  companyId: number,
  request: Pick<RowMove, 'statement_type' | 'item' | 'concept'>,
  { eventLog: { records }, compiledData, rowMovesOf }: GatewayParts,
): Promise<readonly string[]> => {
  if (!isLineOf(request.concept, request.statement_type))
    throw invalid(
      ['body', 'concept'],
      `'${request.concept}' is no line of this statement`,
      'concept',
    );
  const stored = await records.compiledStatements(companyId);
  const rows = stored
    .filter(({ statement_type: type }) => canonicalType(type) === request.statement_type)
    .flatMap((statement) => compiledData.read(statement, '').line_items);
  if (!rowKeys(rows).includes(request.item))
    throw invalid(['body', 'item'], 'The compiled statement has no row with this key', 'item');
  const rowOf = rowOfKey(rows);
  return (await rowMovesOf(companyId))
    .filter(({ statement_type: type }) => type === request.statement_type)
    .map(({ item }) => item)
    .filter((item) => item !== request.item && rowOf(item) === rowOf(request.item));
};

export const moveRow: ApiRoute<'moveRow'> = async ({ path, body, by, context }, parts) => {
  const id = path['company-id'];
  present('company', id, await parts.eventLog.records.company(id));
  const placement = { ...body, formerItems: await formerItems(id, body, parts) };
  await parts.eventLog.transaction(context, (unit) =>
    move(unit, id, placement, by ?? body.by ?? null),
  );
  return json(200, [...(await movesOf(id, parts))]);
};

export const undoRowMove: ApiRoute<'undoRowMove'> = async ({ path, by, context }, parts) => {
  const id = path['company-id'];
  const moveId = path['move-id'];
  const isUndone = await parts.eventLog.transaction(context, (unit) => undo(unit, id, moveId, by));
  if (!isUndone)
    throw new ServiceError('row_move_not_found', `Company ${id} has no move ${moveId}`);
  return json(200, [...(await movesOf(id, parts))]);
};
