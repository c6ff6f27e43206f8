import type { CompiledData } from '@fde/contracts/resources';

type Reports = NonNullable<CompiledData['reports']>;

/** When a fiscal year was reported for the first time, ISO. */
export interface FirstReport {
  readonly year: number;
  readonly day: string;
  /** Nothing dates the report. */
  readonly isEstimated: boolean;
}

/** By the reports of each year themselves, newest first; a report of unknown day says nothing. */
export const firstReported = (reports: Reports): readonly FirstReport[] => {
  const first = new Map<number, FirstReport>();
  for (const { fiscal_year: year, published: day, published_estimated: estimated } of reports) {
    const before = first.get(year);
    if (day !== undefined && (before === undefined || day < before.day))
      first.set(year, { year, day, isEstimated: estimated === true });
  }
  return [...first.values()].toSorted((a, b) => b.year - a.year);
};
