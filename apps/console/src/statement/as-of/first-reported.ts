import type { CompiledData } from '@fde/contracts/resources';

type Reports = NonNullable<CompiledData['reports']>;

/** When a fiscal year was reported for the first time, ISO. */
export interface FirstReport {
  readonly year: number;
  readonly day: string;
}

/** By the reports of each year themselves, newest first; a report of unknown day says nothing. */
export const firstReported = (reports: Reports): readonly FirstReport[] => {
  const days = new Map<number, string>();
  for (const { fiscal_year: year, published: day } of reports) {
    const before = days.get(year);
    if (day !== undefined && (before === undefined || day < before)) days.set(year, day);
  }
  return [...days].map(([year, day]) => ({ year, day })).toSorted((a, b) => b.year - a.year);
};
