import type { CompileInput } from './compile-input.js';
import type { RawStatement } from '@fde/contracts';
import { compareYears } from './normalize-raw.js';

export interface RankedInput {
  readonly input: CompileInput<unknown>;
  readonly raw: RawStatement;
}

const newestYear = ({ raw, input }: RankedInput): string =>
  raw.years.toSorted(compareYears).at(-1) ?? String(input.fiscalYear);

/** Confidence from which a statement may rule others: it is more likely right than wrong. */
const SOUND = 0.5;

/** A statement whose sums fail, or that its reader doubts, does not rule one that closes. */
const isSound = ({ raw }: RankedInput): boolean =>
  raw.confidence >= SOUND &&
  raw.checks.every(
    (check) =>
      check.holds ||
      check.severity === 'warning' ||
      check.kind === 'closing_cash' ||
      check.kind === 'opening_cash',
  );

const countCells = ({ raw }: RankedInput): number =>
  raw.line_items.reduce((count, item) => count + Object.keys(item.values).length, 0);

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The order in which reports rule a year: first the report whose newest year is latest. Within one
 * fiscal year, a statement that closes comes before one that does not, then the one filed later,
 * the fuller, the surer, and the higher ids. The order of arrival does not matter.
 */
export const rankReports = (inputs: readonly RankedInput[]): RankedInput[] =>
  inputs.toSorted(
    (a, b) =>
      compareYears(newestYear(b), newestYear(a)) ||
      Number(isSound(b)) - Number(isSound(a)) ||
      byText(b.input.filingDate ?? '', a.input.filingDate ?? '') ||
      countCells(b) - countCells(a) ||
      b.raw.confidence - a.raw.confidence ||
      b.input.documentId - a.input.documentId ||
      b.input.extractionId - a.input.extractionId,
  );
