import type { RawStatement } from '@fde/contracts';
import type { JudgedCell } from './sure-cells.js';

/** What is known about a report whose statements are not transcribed in full. */
export interface TrueReport {
  readonly document: string;
  readonly fiscal_year: number;
  readonly currency: string;
  readonly statements: Readonly<Record<string, KnownStatement>>;
}

export interface KnownStatement {
  readonly pages: readonly number[];
  readonly scale: number;
  readonly rows?: readonly (readonly [string, Readonly<Record<string, number | null>>])[];
  readonly complete?: boolean;
}

/**
 * Judges every cell of a statement by what is known. All are wrong if the page, fiscal year, scale or currency is
 * wrong; a single cell is wrong if all rows are known and none prints its number. A cell that cannot be judged counts
 * as right.
 */
export const judgeByFacts = (
  raw: RawStatement,
  known: KnownStatement,
  report: TrueReport,
): JudgedCell[] => {
  const whole = wholeFault(raw, known, report);
  const printed =
    known.complete === true
      ? new Set(known.rows?.flatMap(([, values]) => Object.entries(values).map(cellOf)))
      : undefined;
  return raw.line_items.flatMap((row) =>
    Object.entries(row.values).map((cell): JudgedCell => {
      const confidence = row.sources?.[cell[0]]?.confidence ?? 0;
      if (whole !== undefined) return { confidence, fault: whole };
      const lost = printed?.has(cellOf(cell)) === false;
      return lost ? { confidence, fault: `"${row.name}" ${cellOf(cell)}` } : { confidence };
    }),
  );
};

const cellOf = ([year, value]: readonly [string, number | null]): string => `${year}=${value}`;

const wholeFault = (
  raw: RawStatement,
  known: KnownStatement,
  report: TrueReport,
): string | undefined => {
  if (!raw.pages.some((page) => known.pages.includes(page))) return 'place';
  if (raw.fiscal_year !== report.fiscal_year) return 'fiscal year';
  if (raw.scale !== known.scale) return 'scale';
  return raw.currency === report.currency ? undefined : 'currency';
};
