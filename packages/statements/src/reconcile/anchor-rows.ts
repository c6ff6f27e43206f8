import { fold } from '../language/index.js';
import type { ModelRow } from './model-reading.js';
import type { ShownLine, ShownPage } from './shown-page.js';
import { ANCHOR, LABEL_FITS, LEAST_ANCHORED } from './weights.js';

/** A row of the model and the printed line it describes. */
export interface AnchoredRow {
  readonly row: ModelRow;
  readonly line: ShownLine;
  /** 0-1: share of the label's words that the line, or the lines its label wraps over, print. */
  readonly labelFit: number;
  /** How many of the row's numbers the line prints. */
  readonly printed: number;
}

export interface Anchoring {
  readonly anchored: readonly AnchoredRow[];
  /** Rows whose label and numbers no line prints: invented. */
  readonly floating: readonly ModelRow[];
}

/** Lines above and below over which a label may wrap. */
const WRAP = 2;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

const labelFitOf = (row: ModelRow, lines: readonly ShownLine[], at: number): number => {
  const wanted = wordsOf(row.label);
  const own = lines[at]?.label ?? '';
  if (wanted.length === 0) return /\p{L}/u.test(own) ? 0 : 1;
  const around = lines
    .slice(Math.max(0, at - WRAP), at + WRAP + 1)
    .filter((line, index) => index === Math.min(at, WRAP) || line.cells.length === 0);
  // Letter-spaced words ("f inancial") are printed too, so the comparison ignores spaces.
  const solid = around.map((line) => lettersOf(line.label)).join(' ');
  return wanted.filter((word) => solid.includes(word)).length / wanted.length;
};

const scoreOf = (
  row: ModelRow,
  line: ShownLine,
  labelFit: number,
): AnchoredRow & { readonly score: number } => {
  const values = row.values.filter((value) => value !== null);
  const printed = values.filter((value) =>
    line.numbers.some((number) => number.value === value),
  ).length;
  const apart = Math.abs(row.row - line.row);
  const marker = apart === 0 ? ANCHOR.marker : apart <= WRAP ? ANCHOR.nearMarker : 0;
  const share = values.length === 0 ? 0 : printed / values.length;
  return {
    row,
    line,
    labelFit,
    printed,
    score: ANCHOR.numbers * share + ANCHOR.label * labelFit + marker,
  };
};

const isBelievable = (candidate: AnchoredRow & { readonly score: number }): boolean =>
  candidate.score >= LEAST_ANCHORED && (candidate.printed > 0 || candidate.labelFit >= LABEL_FITS);

/**
 * Finds for every row of the model the printed line it describes. A line is given to only one row,
 * the best first.
 */
export const anchorRows = (rows: readonly ModelRow[], pages: readonly ShownPage[]): Anchoring => {
  const byPage = new Map(pages.map((page) => [page.page, page.lines]));
  const candidates = rows
    .flatMap((row) => {
      const lines = byPage.get(row.page) ?? [];
      return lines
        .flatMap((line, at) =>
          line.numbers.length === 0 ? [] : [scoreOf(row, line, labelFitOf(row, lines, at))],
        )
        .filter(isBelievable);
    })
    .toSorted((a, b) => b.score - a.score);
  const taken = new Set<ShownLine>();
  const placed = new Map<ModelRow, AnchoredRow>();
  for (const candidate of candidates) {
    if (taken.has(candidate.line) || placed.has(candidate.row)) continue;
    taken.add(candidate.line);
    placed.set(candidate.row, candidate);
  }
  return {
    anchored: rows.flatMap((row) => placed.get(row) ?? []),
    floating: rows.filter((row) => !placed.has(row)),
  };
};
