import type { CanonicalStatementType, RawStatement } from '@fde/contracts';
import { judgeCells, SURE } from '../golden/sure-cells.js';
import type { TranscribedStatement } from '../transcript.js';
import type { Disturbed } from './ablation.js';
import type { Sheet } from './sheets.js';

/** How a statement of a disturbed report was read. */
export type AblationOutcome = 'right' | 'doubted' | 'lost' | 'wrong';

export interface AblationVerdict {
  readonly type: CanonicalStatementType;
  readonly outcome: AblationOutcome;
  readonly sureCells: number;
  /** What is given as sure or believed, but wrong. */
  readonly faults: readonly string[];
}

/** The highest confidence allowed for a substitute of a statement that is not there. */
const MOST_FOR_SUBSTITUTES = 0.6;
/** A statement with at least this confidence is given as complete. */
const WHOLE = 0.985;

/** Judges how one statement of a disturbed report was read, compared with the reading of the real report. */
export const judgeAblation = (
  real: RawStatement,
  disturbed: Disturbed,
  reading: readonly RawStatement[],
): AblationVerdict => {
  const type = real.statement_type;
  const statement = reading.find((one) => one.statement_type === type);
  if (statement === undefined) {
    const isGone = [...(disturbed.gone ?? []), ...(disturbed.cut ?? [])].includes(type);
    return { type, outcome: isGone ? 'right' : 'lost', sureCells: 0, faults: [] };
  }
  const faults = faultsOf(real, statement, disturbed);
  const sureCells = cellsFrom(statement, SURE);
  return { type, outcome: outcomeOf(faults, statement, real, disturbed), sureCells, faults };
};

const faultsOf = (real: RawStatement, statement: RawStatement, disturbed: Disturbed): string[] => {
  const type = real.statement_type;
  if (disturbed.gone?.includes(type) === true) {
    const believed = cellsFrom(statement, MOST_FOR_SUBSTITUTES + Number.EPSILON);
    return repeatFault(believed, `believed on page ${statement.pages.join()} in place of it`);
  }
  const sure = cellsFrom(statement, SURE);
  if (disturbed.cut?.includes(type) === true) return repeatFault(sure, 'sure in a part');
  if (!isGenuine(statement, real, disturbed.sheets))
    return repeatFault(sure, `of another place, page ${statement.pages.join()}`);
  if (statement.fiscal_year !== real.fiscal_year)
    return repeatFault(sure, `of ${statement.fiscal_year}`);
  if (disturbed.currency === null)
    return repeatFault(sure, `${statement.currency}, which nothing tells`);
  return judgeCells(statement, printedNow(real, disturbed))
    .filter(({ confidence }) => confidence >= SURE)
    .flatMap(({ fault }) => fault ?? []);
};

const outcomeOf = (
  faults: readonly string[],
  statement: RawStatement,
  real: RawStatement,
  disturbed: Disturbed,
): AblationOutcome => {
  if (faults.length > 0) return 'wrong';
  if (disturbed.gone?.includes(real.statement_type) === true) return 'right';
  const isCut = disturbed.cut?.includes(real.statement_type) === true;
  if (isCut) return statement.confidence >= WHOLE ? 'wrong' : 'right';
  const [had, has] = [cellsFrom(real, SURE), cellsFrom(statement, SURE)];
  return had > 0 && has < had / 2 ? 'doubted' : 'right';
};

const repeatFault = (count: number, fault: string): string[] => Array<string>(count).fill(fault);

const cellsFrom = (raw: RawStatement, confidence: number): number =>
  raw.line_items
    .flatMap((row) => Object.values(row.sources ?? {}))
    .filter((source) => (source.confidence ?? 0) >= confidence).length;

/** Whether a reading comes from a page of the real statement, not from an inserted copy. */
const isGenuine = (
  statement: RawStatement,
  real: RawStatement,
  sheets: readonly Sheet[],
): boolean =>
  statement.pages.some((page) => {
    const sheet = sheets[page - 1];
    const sources = [sheet?.source ?? 0, ...(sheet?.beside === undefined ? [] : [sheet.beside])];
    return sheet?.isDecoy !== true && sources.some((source) => real.pages.includes(source));
  });

/** What the disturbed report prints of a statement. */
const printedNow = (real: RawStatement, disturbed: Disturbed): TranscribedStatement => {
  const printed = disturbed.retold?.(real) ?? real;
  return {
    currency: disturbed.currency ?? printed.currency,
    scale: printed.scale * (disturbed.scaleTimes ?? 1),
    years: printed.years,
    period_ends: printed.years.map((year) => printed.fiscal_year_ends[year] ?? ''),
    line_items: printed.line_items.map(({ name, indentation_level, values }) => ({
      label: name,
      kind: 'line',
      indentation_level,
      values,
    })),
  };
};
