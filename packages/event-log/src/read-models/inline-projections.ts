import type { EventName } from '@fde/contracts';
import type { Executor } from '../database/database.js';
import type { StoredEvent } from '../events/stored-event.js';
import { companiesProjection } from '../records/projections/companies-projection.js';
import { documentsProjection } from '../records/projections/documents-projection.js';
import { extractionsProjection } from '../records/projections/extractions-projection.js';
import { compiledStatementsProjection } from '../records/projections/compiled-statements-projection.js';
import { periodStatementsProjection } from '../records/projections/period-statements-projection.js';
import { reviewsProjection } from '../reviews/reviews-projection.js';
import { statementChangesProjection } from '../records/projections/statement-changes-projection.js';
import { openTasksProjection } from '../tasks/open-tasks-projection.js';
import { rowMovesProjection } from '../row-moves/row-moves-projection.js';
import { watchesProjection } from '../watches/watches-projection.js';
import type { Projection } from '../projections/projection.js';

/** Projected in the transaction that appends the events: a client reads what it just wrote. */
export const INLINE_PROJECTIONS: readonly Projection[] = [
  companiesProjection,
  documentsProjection,
  extractionsProjection,
  compiledStatementsProjection,
  reviewsProjection,
  periodStatementsProjection,
  statementChangesProjection,
  watchesProjection,
  rowMovesProjection,
  openTasksProjection,
];

const byEvent = (withWritten: boolean): ReadonlyMap<EventName, readonly Projection[]> => {
  const map = new Map<EventName, Projection[]>();
  for (const projection of INLINE_PROJECTIONS) {
    const handled = projection.handles.filter(
      (name) => withWritten || projection.writtenBefore?.includes(name) !== true,
    );
    for (const name of handled) map.set(name, [...(map.get(name) ?? []), projection]);
  }
  return map;
};
const [whileWriting, whileReplaying] = [byEvent(false), byEvent(true)];

const project = async (
  projections: ReadonlyMap<EventName, readonly Projection[]>,
  events: readonly StoredEvent[],
  db: Executor,
): Promise<void> => {
  for (const event of events) {
    for (const projection of projections.get(event.type) ?? []) await projection.apply(event, db);
  }
};

export const projectInline = (events: readonly StoredEvent[], db: Executor): Promise<void> =>
  project(whileWriting, events, db);
export const projectReplayed = (events: readonly StoredEvent[], db: Executor): Promise<void> =>
  project(whileReplaying, events, db);
