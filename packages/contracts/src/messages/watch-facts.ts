import type { FromSchema } from 'json-schema-to-ts';

const id = { type: 'integer', minimum: 1 } as const;
const uuid = { type: 'string', format: 'uuid' } as const;
const time = { type: 'string', format: 'date-time' } as const;
const textOrNone = { type: ['string', 'null'] } as const;

/**
 * When a watched company is run: after each `interval`, or by the `cron` expression in the time
 * zone `timezone`.
 */
const scheduleProperties = {
  interval: textOrNone,
  cron: textOrNone,
  timezone: textOrNone,
} as const;

const watchScheduleSchema = {
  type: 'object',
  required: ['interval', 'cron', 'timezone'],
  additionalProperties: false,
  properties: scheduleProperties,
} as const;

export type WatchSchedule = FromSchema<typeof watchScheduleSchema>;

/** A watch came due: `task_id` is the run that it began, or the one that was already running. */
const firingSchema = {
  type: 'object',
  required: ['company_id', 'due_at', 'task_id', 'next_due_at'],
  additionalProperties: false,
  properties: { company_id: id, due_at: time, task_id: uuid, next_due_at: time },
} as const;

export const watchEventSchemas = {
  /** The company is watched from now on, or on a new schedule. */
  WatchSet: {
    type: 'object',
    required: ['company_id', 'schedule', 'next_due_at', 'by'],
    additionalProperties: false,
    properties: {
      company_id: id,
      schedule: watchScheduleSchema,
      next_due_at: time,
      by: textOrNone,
    },
  },
  WatchFired: firingSchema,
  /** A run was still running at the due time: nothing was started. */
  WatchSkipped: firingSchema,
  WatchEnded: {
    type: 'object',
    required: ['company_id', 'by'],
    additionalProperties: false,
    properties: { company_id: id, by: textOrNone },
  },
} as const;

/** Runs the company if this is still its watch: `watch_version` is that of the event that placed the message. */
export const fireWatchSchema = {
  type: 'object',
  required: ['company_id', 'watch_version'],
  additionalProperties: false,
  properties: { company_id: id, watch_version: { type: 'integer', minimum: 1 } },
} as const;

export type FireWatch = FromSchema<typeof fireWatchSchema>;
