import type { CanonicalStatementType } from '@fde/contracts';
import { expect } from 'chai';

import { conceptOf, namesTotal } from '../concepts/concept-of.js';
import { findConcepts } from '../concepts/find-concepts.js';
import { NAMED_CONCEPTS } from '../concepts/taxonomy.js';
import { isoDate, readDate } from '../language/dates/dates.js';
import { fold, type ConceptId, type TitleKind } from '../language/index.js';
import { currencyIn, scaleIn } from '../language/money/money.js';
import { monthsOf, namesInterim, periodLength } from '../language/dates/periods.js';
import { titleOfText } from '../locate/titles.js';
import { isNoteWord } from '../page/index.js';
import { closesStatement, isPeriodLine, isUnitLine } from '../rows/line-kinds.js';
import { unitOf } from '../rows/units.js';
import { isPart, isSide, isWhole } from '../table/header-words.js';

/** What a spec checks one by one: a printed text, and what it is read as. */
type Cases<T> = readonly (readonly [printed: string, expected: T])[];

/** A case for each line of a table: what is printed, and what it is. */
export const eachIs = <T>(read: (printed: string) => T, cases: Cases<T>): void => {
  for (const [printed, expected] of cases)
    it(`"${printed}" is ${JSON.stringify(expected)}`, () =>
      expect(read(printed)).to.deep.equal(expected));
};

/**
 * A printed label, the kind of row it is, and the concept it is compared as, if that is another
 * one.
 */
type PrintedLabel = readonly [
  label: string,
  kind: ConceptId | undefined,
  comparedAs?: ConceptId | '',
];

/** What the head over a column says about it. */
type ColumnHead = 'note' | 'side' | 'part' | 'whole' | 'nothing';

/** What a line above, among or below the rows of a table is. */
type LineKind = 'closing' | 'unit' | 'period' | 'text';

/** The words of one language as reports print them, each with what it is. */
export interface PrintedLanguage {
  readonly titles: Cases<TitleKind | undefined>;
  /** What speaks against a title. */
  readonly decoys?: Cases<readonly string[]>;
  readonly rows: Readonly<Record<CanonicalStatementType, readonly PrintedLabel[]>>;
  readonly totals: Cases<boolean>;
  readonly dates: Cases<string | undefined>;
  /** Multiplier and currency of a unit line. */
  readonly units: Cases<readonly [scale: number | undefined, currency: string | undefined]>;
  /** Months. */
  readonly periods: Cases<number | undefined>;
  readonly interim: Cases<boolean>;
  readonly heads: Cases<ColumnHead>;
  readonly lines: Cases<LineKind>;
}

const perShare = (label: string, statement: CanonicalStatementType) =>
  unitOf(statement, label, [], 0, 2);

/** The concept as which a row is compared by this label alone. */
const comparedAs = (label: string, statement: CanonicalStatementType): string | undefined => {
  const row = {
    name: label,
    section: null,
    unit: perShare(label, statement),
    is_total: namesTotal(label, statement),
    values: { 2023: 1 },
  };
  return [...findConcepts(statement, [row]).keys()][0];
};

const NAMED: ReadonlySet<string> = new Set(NAMED_CONCEPTS.map(({ id }) => id));

const AMOUNTS = { left: 0, start: 0, open: 0, right: 0, support: 9, percents: 0, references: 0 };

const headOf = (printed: string): ColumnHead => {
  const words = fold(printed);
  if (isNoteWord(words)) return 'note';
  if (isSide(words, AMOUNTS)) return 'side';
  if (isPart(words)) return 'part';
  return isWhole(words) ? 'whole' : 'nothing';
};

const lineOf = (text: string): LineKind => {
  if (closesStatement(text)) return 'closing';
  if (isUnitLine(text)) return 'unit';
  return isPeriodLine(text) ? 'period' : 'text';
};

const describeRows = (statement: CanonicalStatementType, labels: readonly PrintedLabel[]): void => {
  for (const [label, kind, compared] of labels) {
    const name = compared ?? (kind !== undefined && NAMED.has(kind) ? kind : '');
    it(`"${label}" is ${kind ?? 'no known row'}${name === kind ? '' : `, compared as ${name === '' ? 'nothing' : name}`}`, () =>
      expect([conceptOf(label, statement)?.id, comparedAs(label, statement) ?? '']).to.deep.equal([
        kind,
        name,
      ]));
  }
};

const monthsIn = (text: string): number | undefined => {
  const length = periodLength(text);
  return length && monthsOf(length);
};

/** Reads every text of a language as the stages do, and compares the result with what it is. */
export const describeLanguage = (language: string, printed: PrintedLanguage): void => {
  describe(`words of ${language}: titles`, () => {
    eachIs((text) => titleOfText(text)?.kind, printed.titles);
    eachIs((text) => titleOfText(text)?.decoys, printed.decoys ?? []);
  });
  for (const statement of ['income_statement', 'balance_sheet', 'cash_flow_statement'] as const)
    describe(`words of ${language}: rows of an ${statement}`.replace('an b', 'a b'), () =>
      describeRows(statement, printed.rows[statement]),
    );
  describe(`words of ${language}: totals`, () =>
    eachIs((label) => namesTotal(label, 'balance_sheet'), printed.totals));
  describe(`words of ${language}: dates`, () =>
    eachIs((text) => isoDate(readDate(text) ?? {}), printed.dates));
  describe(`words of ${language}: units`, () =>
    eachIs((text) => [scaleIn(text), currencyIn(text)] as const, printed.units));
  describe(`words of ${language}: months of a period`, () => eachIs(monthsIn, printed.periods));
  describe(`words of ${language}: reports on a part of a year`, () =>
    eachIs(namesInterim, printed.interim));
  describe(`words of ${language}: heads of columns`, () => eachIs(headOf, printed.heads));
  describe(`words of ${language}: lines`, () => eachIs(lineOf, printed.lines));
};
