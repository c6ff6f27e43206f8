import { streamOf, type DomainEvent } from '@fde/contracts';
import type { Executor } from '../database/database.js';
import { readWatchRow } from './read-watches.js';
import { withdrawDueTime } from './watch-message.js';

type WatchEnded = Extract<DomainEvent, { type: 'WatchEnded' }>;

interface EndingUnit {
  readonly db: Executor;
  append(
    streamId: string,
    events: readonly [WatchEnded],
    expectedVersion: number,
  ): Promise<unknown>;
}

/** Ends the company's watch; a run that it began continues. If there is none, nothing happens. */
export const endWatch = async (
  unit: EndingUnit,
  companyId: number,
  by: string | null,
): Promise<void> => {
  const watch = await readWatchRow(unit.db, companyId);
  if (watch === undefined || watch.next_due_at === null) return;
  const ended: WatchEnded = { type: 'WatchEnded', data: { company_id: companyId, by } };
  await unit.append(streamOf.watch(companyId), [ended], watch.version);
  await withdrawDueTime(unit.db, { companyId, version: watch.version });
};
