import type { Schemas } from '../api/client.js';
import type { Texts } from '../messages/use-texts.js';

export type Watch = Schemas['Watch'];

export interface WatchChoice {
  readonly value: string;
  readonly label: string;
}

export const NOT_WATCHED = '';

/** What most people want; any other schedule is set over the API, and shown. */
const INTERVALS = ['P1D', 'P7D', 'P30D', 'P91D'] as const;

const scheduleOf = ({ interval, cron, timezone }: Watch): string =>
  interval ?? `${cron ?? ''} (${timezone ?? 'UTC'})`;

/** The choice that says how the company is watched now. */
export const chosenOf = (watch: Watch): string => (watch.watched ? scheduleOf(watch) : NOT_WATCHED);

/** All that can be chosen, with the schedule of now where it is none of the usual ones. */
export const choicesFor = (t: Texts, watch: Watch): readonly WatchChoice[] => {
  const chosen = chosenOf(watch);
  const usual: readonly WatchChoice[] = [
    { value: NOT_WATCHED, label: t('company.watch.none') },
    ...INTERVALS.map((value) => ({ value, label: t(`company.watch.every.${value}`) })),
  ];
  return usual.some(({ value }) => value === chosen)
    ? usual
    : [...usual, { value: chosen, label: chosen }];
};
