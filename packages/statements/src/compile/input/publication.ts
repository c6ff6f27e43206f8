import type { RankedInput } from './ranked-input.js';
import { AMENDED } from '../../decide/publication.js';
import { DAY, daysApart } from '../../language/dates/iso-date.js';
import { decide, type Decision, type Evidence } from '../../evidence/decision.js';
import { PUBLICATION, SAME_END_DAYS } from './weights.js';

/** The last day that a report is about, ISO; empty if nothing dates its columns. */
export const newestEnd = ({ raw }: RankedInput): string =>
  raw.years
    .flatMap((year) => raw.fiscal_year_ends[year] ?? [])
    .reduce((last, end) => (end > last ? end : last), '');

/** Whether the report says that it corrects and replaces an earlier one. */
export const isAmended = ({ raw }: RankedInput): boolean =>
  raw.decisions?.publication?.value === AMENDED;

/** A report is published within months of its last day; a date years later is that of a copy. */
const isPlausible = (date: string, end: string): boolean =>
  end === '' || (date >= end && daysApart(date, end) <= PUBLICATION.latestDays);

/** The first date on the cover that follows the year: later ones are of meetings to come. */
const onCover = ({ raw }: RankedInput, end: string): string | undefined =>
  end === ''
    ? undefined
    : raw.cover_dates
        ?.toSorted()
        .find((day) => isPlausible(day, end) && daysApart(day, end) > SAME_END_DAYS);

/** A site that is looked at for the first time shows reports of many years. */
const seenSoon = ({ input }: RankedInput, end: string): string | undefined => {
  const day = input.discoveredAt?.slice(0, 10);
  const isSoon =
    day !== undefined && end !== '' && day > end && daysApart(day, end) <= PUBLICATION.soonDays;
  return isSoon ? day : undefined;
};

/** Where nothing dates a report, its last day does, about. */
const LAST_DAY = 'last day';

const usualDay = (end: string): string | undefined =>
  end === ''
    ? undefined
    : new Date(Date.parse(end) + PUBLICATION.usualDays * DAY).toISOString().slice(0, 10);

const filedOn = (one: RankedInput, end: string): string | undefined => {
  const filed = one.input.filingDate ?? '';
  return filed !== '' && (isAmended(one) || isPlausible(filed, end)) ? filed : undefined;
};

/** What dates a report, the surest first. */
const SOURCES: readonly {
  readonly source: string;
  readonly weight: number;
  readonly day: (one: RankedInput, end: string) => string | undefined;
}[] = [
  { source: 'filing date', weight: PUBLICATION.filed, day: filedOn },
  { source: 'cover', weight: PUBLICATION.cover, day: onCover },
  { source: 'discovery', weight: PUBLICATION.discovered, day: seenSoon },
  { source: LAST_DAY, weight: PUBLICATION.lastDay, day: (_one, end) => usualDay(end) },
];

const evidenceOf = (input: RankedInput): Evidence<string>[] => {
  const end = newestEnd(input);
  return SOURCES.flatMap(({ source, weight, day }) => {
    const says = day(input, end);
    return says === undefined ? [] : [{ source, says, weight }];
  });
};

/**
 * When a report was published, ISO: by its filing date, a date on its cover, the day on which its site
 * first linked to it, otherwise some weeks after the last day that it is about. Undefined where
 * nothing dates it.
 */
export const publicationOf = (input: RankedInput): Decision<string> | undefined =>
  decide(evidenceOf(input));

/** Whether only the usual time after the report's last day says when it was published. */
export const isEstimated = ({ evidence }: Decision<string>): boolean =>
  evidence.every(({ source }) => source === LAST_DAY);
