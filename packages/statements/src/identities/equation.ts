import type { Check } from '@fde/contracts';

import { amountOrZero, stepOf, type ProofRow } from './proof-row.js';
import { agrees } from './tolerance.js';

export interface Addend {
  readonly row: ProofRow;
  readonly sign: 1 | -1;
  /** Set if it is not the total's own column: the year before. */
  readonly column?: number;
}

/** One identity in one column: a printed total, and what should give it. */
export interface Equation {
  readonly kind: Check['kind'];
  readonly column: number;
  readonly total: ProofRow;
  readonly addends: readonly Addend[];
  readonly severity: NonNullable<Check['severity']>;
}

export const addAll = (rows: readonly ProofRow[]): Addend[] =>
  rows.map((row) => ({ row, sign: 1 }));

export const isPrinted = (row: ProofRow, column: number): boolean =>
  !Number.isNaN(row.values[column] ?? NaN);

/** Decimals of the results of identities: more than any report prints. */
const DECIMALS = 6;

export const roundResult = (value: number): number => Number(value.toFixed(DECIMALS));

export const expectedOf = ({ column, addends }: Pick<Equation, 'column' | 'addends'>): number =>
  roundResult(
    addends.reduce((sum, a) => sum + a.sign * amountOrZero(a.row.values[a.column ?? column]), 0),
  );

/** The step in which the numbers are printed: the finest of theirs. */
const finestStep = ({
  total,
  column,
  addends,
}: Pick<Equation, 'column' | 'addends' | 'total'>): number =>
  stepOf(
    ...[{ row: total, column }, ...addends].map((a) =>
      amountOrZero(a.row.values[a.column ?? column]),
    ),
  );

/** Whether the printed total is what the addends give; undefined if it is not printed. */
export const holdsIn = (equation: Pick<Equation, 'column' | 'addends' | 'total'>): boolean => {
  const { total, column, addends } = equation;
  const rounding = { addends: addends.length, step: finestStep(equation) };
  return (
    isPrinted(total, column) &&
    agrees(expectedOf(equation), amountOrZero(total.values[column]), rounding)
  );
};

const nameOf = (row: ProofRow): string => row.label || '(unlabelled)';

const termOf = ({ row, sign, column }: Addend, at: number, years: readonly string[]): string =>
  `${sign < 0 ? '- ' : at > 0 ? '+ ' : ''}${nameOf(row)}${column === undefined ? '' : ` of ${years[column] ?? ''}`}`;

export const describe = (
  { total, addends }: Pick<Equation, 'addends' | 'total'>,
  years: readonly string[],
): string => `${nameOf(total)} = ${addends.map((a, i) => termOf(a, i, years)).join(' ')}`;

/** The record of an identity that was tried. */
export const checkOf = (equation: Equation, years: readonly string[]): Check => {
  const { kind, column, total, addends, severity } = equation;
  return {
    kind,
    description: describe(equation, years),
    year: years[column] ?? '',
    holds: holdsIn(equation),
    expected: expectedOf(equation),
    actual: amountOrZero(total.values[column]),
    rows: [total.index, ...addends.map((a) => a.row.index)],
    severity,
  };
};

/** The parts of an identity, before it is stated for a column. */
export interface Form {
  readonly total: ProofRow;
  readonly addends: readonly Addend[];
}

/**
 * An identity can be printed in several forms (with the exchange effect, without it). It has one
 * form in all columns: the one that holds in most of them, or the first of these.
 */
export const bestForm = (forms: readonly Form[], columns: number): Form | undefined => {
  const held = ({ total, addends }: Form): number =>
    Array.from({ length: columns }, (_, column) => holdsIn({ total, addends, column })).filter(
      Boolean,
    ).length;
  let best: { readonly form: Form; readonly held: number } | undefined;
  for (const form of forms) {
    const count = held(form);
    if (best === undefined || count > best.held) best = { form, held: count };
  }
  return best?.form;
};

/** States a form for each column in which its total is printed. */
export const inEachColumn = (
  form: Form | undefined,
  columns: number,
  how: Pick<Equation, 'kind' | 'severity'>,
): Equation[] =>
  form === undefined
    ? []
    : Array.from({ length: columns }, (_, column) => ({ ...how, ...form, column })).filter(
        ({ total, column }) => isPrinted(total, column),
      );
