import type { RankedInput } from './ranked-input.js';
import { AMENDED } from '../../decide/publication.js';
import { DAY, daysApart } from '../../language/dates/iso-date.js';
import { decide, type Decision, type Evidence } from '../../evidence/decision.js';
import { PUBLICATION } from './weights.js';

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

const evidenceOf = (input: RankedInput): Evidence<string>[] => {
  const end = newestEnd(input);
  const filed = input.input.filingDate ?? '';
  const usual =
    end === ''
      ? []
      : [new Date(Date.parse(end) + PUBLICATION.usualDays * DAY).toISOString().slice(0, 10)];
  return [
    ...(filed !== '' && (isAmended(input) || isPlausible(filed, end))
      ? [{ source: 'filing date', says: filed, weight: PUBLICATION.filed }]
      : []),
    ...usual.map((says) => ({ source: 'last day', says, weight: PUBLICATION.lastDay })),
  ];
};

/**
 * When a report was published, ISO: by its filing date, otherwise some weeks after the last day that
 * it is about. Undefined where it states neither.
 */
export const publicationOf = (input: RankedInput): Decision<string> | undefined =>
  decide(evidenceOf(input));
