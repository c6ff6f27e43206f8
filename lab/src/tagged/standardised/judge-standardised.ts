import type { CompiledData } from '@fde/contracts';
import { standardise } from '@fde/statements';
import { WANTED, type Truth } from './truth-of-tags.js';

/** One cell that the view lacks, or has with another amount. */
interface Fault {
  readonly concept: string;
  readonly year: string;
  readonly printed: number;
  readonly shown: number | undefined;
  /** The rows that the cell sums. */
  readonly rows: readonly string[];
}

export interface Judgement {
  /** Company-years that print the concept, by concept. */
  readonly printed: ReadonlyMap<string, number>;
  readonly faults: readonly Fault[];
}

/** Relative: sums of rounded rows differ from their rounded total in the last digits. */
const EQUAL = 1e-6;

const isEqual = (a: number, b: number): boolean =>
  Math.abs(Math.abs(a) - Math.abs(b)) <= EQUAL * Math.max(Math.abs(a), Math.abs(b));

/** What is spent may be printed above or below zero: its size counts. All others count with sign. */
const UNSIGNED: ReadonlySet<string> = new Set(['capital_expenditure']);

const agree = (concept: string, a: number, b: number): boolean =>
  isEqual(a, b) && (UNSIGNED.has(concept) || a * b >= 0);

/** A concept's amount in one year, over all sections in which its rows stand, with their names. */
const shownIn = (
  compiled: readonly CompiledData[],
  concept: string,
  year: string,
): { readonly amount: number; readonly rows: readonly string[] } | undefined => {
  const cells = compiled.flatMap((data) =>
    standardise(data)
      .lines.filter((line) => line.concept === concept)
      .flatMap(({ cells: all }) => {
        const cell = all[year];
        return cell === undefined ? [] : [{ cell, scale: data.scale ?? 1 }];
      }),
  );
  if (cells.length === 0) return undefined;
  return {
    amount: cells.reduce((sum, { cell, scale }) => sum + cell.value * scale, 0),
    rows: cells.flatMap(({ cell }) => cell.parts.map(({ name }) => name)),
  };
};

/** Compares the standardised view of a company with what is known of it. */
export const judgeStandardised = (compiled: readonly CompiledData[], truth: Truth): Judgement => {
  const printed = new Map<string, number>();
  const faults: Fault[] = [];
  for (const { concept } of WANTED) {
    const known = Object.entries(truth[concept] ?? {});
    printed.set(concept, known.length);
    for (const [year, amount] of known) {
      const shown = shownIn(compiled, concept, year);
      if (shown !== undefined && agree(concept, shown.amount, amount)) continue;
      faults.push({
        concept,
        year,
        printed: amount,
        shown: shown?.amount,
        rows: shown?.rows ?? [],
      });
    }
  }
  return { printed, faults };
};
