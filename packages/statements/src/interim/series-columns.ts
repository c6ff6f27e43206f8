import type { Frequency, PeriodColumn } from '@fde/contracts';
import { closesYearBefore, dayOf, monthOf, yearOf } from '../language/dates/iso-date.js';
import { quarterOf, type FiscalQuarter, type YearEnd } from './fiscal-calendar.js';
import { dayAfter, type FlowWindow } from './period-window.js';

/** A column of flows, or the balance at its end. */
export interface Place {
  readonly end: string;
  readonly window?: FlowWindow;
}

const MONTHS: Readonly<Record<Frequency, number>> = { quarter: 3, half: 6, ttm: 12, year: 12 };

/**
 * The year ends of a company without annual reports: parts of a year that are longer than a quarter
 * begin with it. The year is named after its end, but in the first days of January after the one before.
 */
export const yearEndsOfParts = (windows: readonly FlowWindow[]): YearEnd[] => {
  const starts = windows
    .filter(({ months }) => months === 6 || months === 9)
    .map(({ start }) => dayAfter(start, -1));
  return [...new Set(starts)]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((end) => {
      const isBefore = closesYearBefore({ month: monthOf(end), day: dayOf(end) });
      return { end, year: yearOf(end) - (isBefore ? 1 : 0) };
    });
};

/** Whether something that ends with this quarter is a column of the series. */
export const isOfFrequency = (
  frequency: Frequency,
  position: FiscalQuarter | undefined,
): boolean => {
  if (position === undefined) return frequency === 'quarter' || frequency === 'ttm';
  if (frequency === 'half') return position.quarter % 2 === 0;
  return frequency !== 'year' || position.quarter === 4;
};

/** A balance is that of a day, and no sum of the months before it. */
const nameOf = (
  frequency: Frequency,
  { end, window }: Place,
  at: FiscalQuarter | undefined,
): string => {
  const isBalance = window === undefined;
  if (at === undefined) return isBalance ? end : `${MONTHS[frequency]} months to ${end}`;
  if (frequency === 'quarter' || (frequency === 'ttm' && isBalance))
    return `Q${at.quarter} ${at.year}`;
  if (frequency === 'half') return `H${at.quarter / 2} ${at.year}`;
  return frequency === 'year' ? String(at.year) : `TTM Q${at.quarter} ${at.year}`;
};

/**
 * The columns of a series, newest first, with the places that they show. No two share a name: of two
 * ends in one quarter the newer has it, the other is named by its day.
 */
export const seriesColumns = <P extends Place>(
  frequency: Frequency,
  places: readonly P[],
  yearEnds: readonly YearEnd[],
  isPrinted: (place: P) => boolean,
): { readonly column: PeriodColumn; readonly place: P }[] => {
  const names = new Set<string>();
  return places
    .toSorted((a, b) => (a.end < b.end ? 1 : -1))
    .map((place) => {
      const position = quarterOf(place.end, yearEnds);
      const wanted = nameOf(frequency, place, position);
      const name = names.has(wanted) ? nameOf(frequency, place, undefined) : wanted;
      names.add(name);
      const column: PeriodColumn = {
        name,
        start: place.window?.start ?? null,
        end: place.end,
        months: place.window?.months ?? null,
        fiscal_year: position?.year ?? null,
        quarter: position?.quarter ?? null,
        printed: isPrinted(place),
      };
      return { column, place };
    });
};
