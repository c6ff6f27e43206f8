import type { CompileInput } from '../input/compile-input.js';

/** The review of the correction in an invented report. */
const CORRECTION_ID = 7;

/** An invented report of whose row a person says that its page prints another number. */
export const corrected = (report: CompileInput, name: string, year: string, value: number) => ({
  ...report,
  raw: {
    ...report.raw,
    line_items: report.raw.line_items.map((row) =>
      row.name === name
        ? {
            ...row,
            values: { ...row.values, [year]: value },
            sources: {
              ...row.sources,
              [year]: {
                ...row.sources?.[year],
                confidence: 1,
                method: 'reviewed',
                read: { value: row.values[year] ?? null },
                review_id: CORRECTION_ID,
              },
            },
          }
        : row,
    ),
  },
});
