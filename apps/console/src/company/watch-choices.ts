import type { Schemas } from '../api/client.js';

export type Watch = Schemas['Watch'];

export interface WatchChoice {
  readonly value: string;
  readonly label: string;
}

export const NOT_WATCHED = '';

/** What most people want; any other schedule is set over the API, and shown. */
const INTERVALS: readonly WatchChoice[] = [
  { value: 'P1D', label: 'every day' },
  { value: 'P7D', label: 'every week' },
  { value: 'P30D', label: 'every 30 days' },
  { value: 'P91D', label: 'every 91 days' },
];

const scheduleOf = ({ interval, cron, timezone }: Watch): string =>
  interval ?? `${cron ?? ''} (${timezone ?? 'UTC'})`;

/** The choice that says how the company is watched now. */
export const chosenOf = (watch: Watch): string => (watch.watched ? scheduleOf(watch) : NOT_WATCHED);

/** All that can be chosen, with the schedule of now where it is none of the usual ones. */
export const choicesFor = (watch: Watch): readonly WatchChoice[] => {
  const chosen = chosenOf(watch);
  const usual = [{ value: NOT_WATCHED, label: 'not watched' }, ...INTERVALS];
  return usual.some(({ value }) => value === chosen)
    ? usual
    : [...usual, { value: chosen, label: chosen }];
};
