import type { RawLineItem, RawStatement } from '@fde/contracts';
import type { TranscribedRow, TranscribedStatement } from '../transcript.js';

/** Cells with this confidence or more are given as sure. */
export const SURE = 0.999;

export interface SureCells {
  readonly sure: number;
  /** Label, year and number of each cell that differs from what is printed. */
  readonly wrong: readonly string[];
}

/** A cell of a reading, its confidence, and what shows it to be wrong. */
export interface JudgedCell {
  readonly confidence: number;
  readonly fault?: string;
}

/**
 * The sure cells of a statement, and those among them that its transcript does not print in that row, year, scale and
 * currency.
 */
export function sureCells(raw: RawStatement, truth: TranscribedStatement): SureCells {
  const sure = judgeCells(raw, truth).filter(({ confidence }) => confidence >= SURE);
  return { sure: sure.length, wrong: sure.flatMap(({ fault }) => fault ?? []) };
}

/** Every cell of a statement, compared with the transcript of it. */
export function judgeCells(raw: RawStatement, truth: TranscribedStatement): JudgedCell[] {
  const whole = wrongAsAWhole(raw, truth);
  const partners = partnersOf(raw, truth);
  return raw.line_items.flatMap((row) =>
    Object.entries(row.values).map(([year, value]): JudgedCell => {
      const confidence = row.sources?.[year]?.confidence ?? 0;
      const cell = `"${row.name}" [${year}] ${value}`;
      if (whole !== undefined) return { confidence, fault: `${whole}: ${cell}` };
      const printed = partners.get(row)?.values[year] ?? undefined;
      if (printed === value) return { confidence };
      return { confidence, fault: `${cell}, printed ${printed ?? 'nowhere'}` };
    }),
  );
}

function wrongAsAWhole(raw: RawStatement, truth: TranscribedStatement): string | undefined {
  if (raw.scale !== truth.scale) return `scale ${raw.scale}, is ${truth.scale}`;
  if (raw.currency !== truth.currency) return `currency ${raw.currency}, is ${truth.currency}`;
  return undefined;
}

/**
 * Pairs each row of the reading with the printed row that has the same numbers, or most of them. Each printed row is
 * used once.
 */
function partnersOf(
  raw: RawStatement,
  truth: TranscribedStatement,
): ReadonlyMap<RawLineItem, TranscribedRow> {
  let left = truth.line_items.filter((row) => row.kind !== 'heading');
  const partners = new Map<RawLineItem, TranscribedRow>();
  const yearCounts = truth.years.map((_, at) => truth.years.length - at);
  for (const equalYears of yearCounts) {
    for (const row of raw.line_items.filter((other) => !partners.has(other))) {
      const at = left.findIndex((printed) => equalCells(printed, row, truth.years) >= equalYears);
      const printed = left[at];
      if (printed === undefined) continue;
      partners.set(row, printed);
      left = left.toSpliced(at, 1);
    }
  }
  return partners;
}

const equalCells = (printed: TranscribedRow, item: RawLineItem, years: readonly string[]): number =>
  years.filter((year) => (printed.values[year] ?? undefined) === item.values[year]).length;
