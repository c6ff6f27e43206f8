import { createHash } from 'node:crypto';
import type { WatchSchedule } from '@fde/contracts';
import { Cron } from 'croner';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** More often would only burden the sites: reports appear a few times a year. The longest is a quarter. */
const WATCH_BOUNDS = { shortestMs: HOUR_MS, longestMs: 92 * DAY_MS } as const;
/** How long after its cron time a company is run at most, so that those of one time do not all begin at once. */
export const CRON_SPREAD_MS = 5 * 60_000;
/** Firings of a cron expression that are looked at to tell whether two come too soon after one another. */
const FIRINGS_LOOKED_AT = 50;

/** Weeks, days, hours, minutes and seconds; months and years have no length of their own. */
const DURATION =
  /^P(?=[\dT])(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?=\d)(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?$/;
const UNITS_MS = [7 * DAY_MS, DAY_MS, HOUR_MS, 60_000, 1_000] as const;

/** Milliseconds of an ISO 8601 duration; undefined if it is none of a fixed length. */
export const durationMs = (text: string): number | undefined => {
  const parts = DURATION.exec(text)?.slice(1);
  return parts?.reduce((sum, part, at) => sum + Number(part ?? 0) * (UNITS_MS[at] ?? 0), 0);
};

/** The company's own place, 0 or more and less than 1, evenly spread and always the same. */
const placeOf = (companyId: number): number =>
  createHash('sha256').update(`company-${companyId}`).digest().readUInt32BE() / 2 ** 32;

const CRON_FIELDS = 5;

/**
 * Throws if the expression is none of five fields: the parser takes dates and names of times as
 * well.
 */
const cronOf = (cron: string, timezone: string): Cron => {
  if (cron.trim().split(/\s+/).length !== CRON_FIELDS)
    throw new Error(`${cron} has no five fields`);
  return new Cron(cron, { timezone, paused: true, mode: '5-part' });
};

const nextOfCron = (cron: Cron, companyId: number, after: Date): Date | undefined => {
  const late = Math.floor(placeOf(companyId) * CRON_SPREAD_MS);
  const next = cron.nextRun(new Date(after.getTime() - late));
  return next === null ? undefined : new Date(next.getTime() + late);
};

/** Due times lie on a grid of their own for each company, whenever its watch was set and however long nothing ran. */
const nextOfInterval = (intervalMs: number, companyId: number, after: Date): Date => {
  const offset = Math.floor(placeOf(companyId) * intervalMs);
  const passed = Math.floor((after.getTime() - offset) / intervalMs);
  return new Date((passed + 1) * intervalMs + offset);
};

/**
 * The first due time after `after`; undefined if there is none, or the schedule is none. A time of
 * day that the clocks skip falls due right after the gap, one that comes twice falls due the first
 * time.
 */
export const nextDue = (
  { interval, cron, timezone }: WatchSchedule,
  companyId: number,
  after: Date,
): Date | undefined => {
  if (cron !== null) return nextOfCron(cronOf(cron, timezone ?? 'UTC'), companyId, after);
  const intervalMs = interval === null ? undefined : durationMs(interval);
  return intervalMs === undefined || intervalMs === 0
    ? undefined
    : nextOfInterval(intervalMs, companyId, after);
};

/** What is wrong with a schedule that a client asks for, and in which of its fields. */
export interface ScheduleFault {
  readonly field: keyof WatchSchedule;
  readonly message: string;
}

const intervalFault = (interval: string): ScheduleFault | undefined => {
  const ms = durationMs(interval);
  if (ms === undefined)
    return {
      field: 'interval',
      message: 'It is no ISO 8601 duration of weeks, days, hours, minutes and seconds',
    };
  return ms < WATCH_BOUNDS.shortestMs || ms > WATCH_BOUNDS.longestMs
    ? { field: 'interval', message: 'It is not between an hour (PT1H) and 92 days (P92D)' }
    : undefined;
};

const isTimezone = (timezone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const isTooOften = (runs: readonly Date[]): boolean =>
  runs.some((run, at) => {
    const before = runs[at - 1];
    return before !== undefined && run.getTime() - before.getTime() < WATCH_BOUNDS.shortestMs;
  });

const cronFault = (expression: string, timezone: string, now: Date): ScheduleFault | undefined => {
  if (!isTimezone(timezone))
    return { field: 'timezone', message: 'It is not a time zone of the IANA database' };
  try {
    const runs = cronOf(expression, timezone).nextRuns(FIRINGS_LOOKED_AT, now);
    if (runs.length === 0) return { field: 'cron', message: 'Its time never comes' };
    return isTooOften(runs)
      ? { field: 'cron', message: 'Its times are less than an hour apart' }
      : undefined;
  } catch {
    return {
      field: 'cron',
      message:
        'It is not a cron expression: minute, hour, day of the month, month, day of the week',
    };
  }
};

/** Undefined if the schedule can be kept. */
export const scheduleFault = (
  { interval, cron, timezone }: WatchSchedule,
  now: Date,
): ScheduleFault | undefined => {
  if (interval !== null && cron !== null)
    return { field: 'cron', message: 'A watch has an interval or a cron expression, not both' };
  if (interval !== null) return intervalFault(interval);
  if (cron !== null) return cronFault(cron, timezone ?? 'UTC', now);
  return { field: 'interval', message: 'A watch has an interval or a cron expression' };
};
