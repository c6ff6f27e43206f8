import type { WatchSchedule, components } from '@fde/contracts';
import { endWatch as end, scheduleFault, setWatch as set, type WatchRecord } from '@fde/event-log';
import { invalid } from '../../contract/validation-fault.js';
import { empty, json } from '../../replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute, GatewayParts } from '../route.js';

type Watch = components['schemas']['Watch'];

const timeOf = (time: Date | null | undefined): string | null => time?.toISOString() ?? null;

/** An ended watch shows its outcome, but no schedule. */
const watchResource = (companyId: number, watch: WatchRecord | undefined): Watch => {
  const active = timeOf(watch?.next_due_at) === null ? undefined : watch;
  return {
    company_id: companyId,
    watched: active !== undefined,
    interval: active?.interval ?? null,
    cron: active?.cron ?? null,
    timezone: active?.timezone ?? null,
    set_by: active?.set_by ?? null,
    next_run_at: timeOf(active?.next_due_at),
    last_run_at: timeOf(watch?.last_fired_at),
    last_run_task_id: watch?.last_task_id ?? null,
    last_skipped_at: timeOf(watch?.last_skipped_at),
    last_skipped_for_task_id: watch?.last_skipped_for ?? null,
  };
};

const readWatch = async (id: number, { watchOf }: Pick<GatewayParts, 'watchOf'>): Promise<Watch> =>
  watchResource(id, await watchOf(id));

/** Throws InvalidRequest if the schedule is impossible. */
const scheduleIn = (body: components['schemas']['WatchRequest'], now: Date): WatchSchedule => {
  const { interval = null, cron = null, timezone = null } = body;
  const schedule = { interval, cron, timezone: cron === null ? null : (timezone ?? 'UTC') };
  const fault = scheduleFault(schedule, now);
  if (fault !== undefined) throw invalid(['body', fault.field], fault.message, 'schedule');
  return schedule;
};

export const getWatch: ApiRoute<'getWatch'> = async ({ path }, parts) => {
  const id = path['company-id'];
  present('company', id, await parts.eventLog.records.company(id));
  return json(200, await readWatch(id, parts));
};

export const setWatch: ApiRoute<'setWatch'> = async ({ path, body, by, context }, parts) => {
  const id = path['company-id'];
  await parts.eventLog.transaction(context, async (unit) => {
    await set(unit, id, scheduleIn(body, unit.now), by);
    const { interim } = body;
    if (interim !== undefined) await unit.records.changeCompany(id, { interim });
  });
  return json(200, await readWatch(id, parts));
};

export const endWatch: ApiRoute<'endWatch'> = async ({ path, by, context }, { eventLog }) => {
  const id = path['company-id'];
  await eventLog.transaction(context, async (unit) => {
    present('company', id, await unit.records.company(id));
    await end(unit, id, by);
  });
  return empty(204);
};
