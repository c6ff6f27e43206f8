import { ServiceError, streamOf, type FireWatch, type WatchSchedule } from '@fde/contracts';
import { holdRecord, sameContent } from '../record-basics/record-changes.js';
import type { UnitOfWork } from '../unit-of-work.js';
import { readWatchRow, type WatchRecord } from '../watches/read-watches.js';
import { nextDue } from '../watches/schedule.js';
import { placeDueTime, withdrawDueTime } from '../watches/watch-message.js';

/** The message of a due time may come a little early: clocks of two processes are never quite alike. */
const EARLY_MS = 2_000;

const requireNext = (schedule: WatchSchedule, companyId: number, after: Date): Date => {
  const next = nextDue(schedule, companyId, after);
  if (next === undefined)
    throw new ServiceError('invalid_schedule', `The watch of company ${companyId} is never due`);
  return next;
};

const scheduleOf = ({ interval, cron, timezone }: WatchSchedule): WatchSchedule => ({
  interval,
  cron,
  timezone,
});

/**
 * Watches the company by this schedule, from its next due time on; a watch that has it already
 * continues. Throws `company_not_found`, and `invalid_schedule` where no due time follows from it.
 */
export const setWatch = async (
  unit: UnitOfWork,
  companyId: number,
  wanted: WatchSchedule,
  by: string | null,
): Promise<void> => {
  await holdRecord(unit.db, 'company', companyId, 'keep');
  const before = await readWatchRow(unit.db, companyId);
  const schedule = scheduleOf(wanted);
  const goesOn = before !== undefined && before.next_due_at !== null;
  if (goesOn && sameContent(scheduleOf(before), schedule)) return;
  const next = requireNext(schedule, companyId, unit.now);
  const [set] = await unit.append(
    streamOf.watch(companyId),
    [
      {
        type: 'WatchSet',
        data: { company_id: companyId, schedule, next_due_at: next.toISOString(), by },
      },
    ],
    before?.version ?? 0,
  );
  if (goesOn) await withdrawDueTime(unit.db, { companyId, version: before.version });
  placeDueTime(unit, { companyId, version: set?.version ?? 0 }, next);
};

/** What came of a due time. */
export type Firing =
  | { readonly outcome: 'fired' | 'skipped'; readonly taskId: string; readonly nextDueAt: Date }
  /** The watch was changed, ended, or has had this due time. */
  | { readonly outcome: 'outdated' }
  | { readonly outcome: 'early'; readonly nextDueAt: Date };

/**
 * A due time has come: begins the company's run and places the next due time. Where a run is at work none is started; what
 * was missed while nothing ran is made up for once, because the next due time is reckoned from now.
 */
export const fireWatch = async (
  unit: UnitOfWork,
  { company_id: companyId, watch_version: version }: FireWatch,
): Promise<Firing> => {
  const watch = await readWatchRow(unit.db, companyId);
  const dueAt = watch?.next_due_at ?? null;
  if (watch === undefined || dueAt === null || watch.version !== version)
    return { outcome: 'outdated' };
  if (dueAt.getTime() - unit.now.getTime() > EARLY_MS) {
    placeDueTime(unit, { companyId, version }, dueAt);
    return { outcome: 'early', nextDueAt: dueAt };
  }
  return run(unit, watch, dueAt);
};

const run = async (unit: UnitOfWork, watch: WatchRecord, dueAt: Date): Promise<Firing> => {
  const { company_id: companyId, version } = watch;
  const { task, created } = await unit.tasks.request({
    operation: 'extract_company',
    companyId,
    documentId: null,
  });
  const nextDueAt = requireNext(watch, companyId, unit.now < dueAt ? dueAt : unit.now);
  const data = {
    company_id: companyId,
    due_at: dueAt.toISOString(),
    task_id: task.taskId,
    next_due_at: nextDueAt.toISOString(),
  };
  const type = created ? 'WatchFired' : 'WatchSkipped';
  await unit.append(streamOf.watch(companyId), [{ type, data }], version);
  placeDueTime(unit, { companyId, version: version + 1 }, nextDueAt);
  return { outcome: created ? 'fired' : 'skipped', taskId: task.taskId, nextDueAt };
};
