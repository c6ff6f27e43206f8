import type { CanonicalStatementType } from '@fde/contracts';

import { findConcepts, headingOfTotal } from '../concepts/find-concepts.js';
import { labelOf } from '../concepts/label.js';
import { SECTIONS } from '../concepts/sections.js';
import { NAMED_CONCEPTS, type NamedConcept } from '../concepts/taxonomy.js';
import type { ProofRow } from '../identities/proof-row.js';
import type { ConceptId } from '../language/index.js';
import { forLanguages } from '../language/languages-in-use.js';
import { anyMeaning, saysDilution } from '../language/meanings.js';
import { taggedTotal, wordsOfConcept, type LineConcept } from './classify-line.js';
import type { PresentedRow } from './presentation.js';
import { LINE } from './weights.js';

/** A row that closes a section, and how sure that is. */
export interface SectionTotal {
  readonly concept: ConceptId;
  /** Its place among the rows of the presentation. */
  readonly at: number;
  readonly confidence: number;
}

type Totals = Map<ConceptId, SectionTotal>;

const isMoney = (row: PresentedRow | undefined): boolean => row?.unit === 'money';

const addTagged = (
  totals: Totals,
  rows: readonly PresentedRow[],
  type: CanonicalStatementType,
): void => {
  for (const [at, row] of rows.entries()) {
    const concept = isMoney(row) ? taggedTotal(row, type) : undefined;
    if (concept !== undefined && !totals.has(concept))
      totals.set(concept, { concept, at, confidence: LINE.tagged });
  }
};

const isTaken = (totals: Totals, at: number): boolean =>
  [...totals.values()].some((total) => total.at === at);

/** Two names of one row: without non-controlling interests the whole is the parent's. */
const SHARED: readonly (readonly [whole: ConceptId, part: ConceptId])[] = [
  ['total_equity', 'equity_attributable_to_parent'],
  ['net_income', 'net_income_attributable_to_parent'],
];

const addNamed = (
  totals: Totals,
  rows: readonly PresentedRow[],
  type: CanonicalStatementType,
): void => {
  const found = findConcepts(
    type,
    rows.map((row) => ({ ...row, is_total: row.isTotal })),
  );
  for (const { concept, index, confidence } of found.values())
    if (!totals.has(concept.id) && isMoney(rows[index]))
      totals.set(concept.id, { concept: concept.id, at: index, confidence });
};

const isMinority = wordsOfConcept('net_income_attributable_to_minority');

/** The total below "Profit attributable to" is the profit of all owners. */
const isOfAllOwners = (row: PresentedRow | undefined): boolean =>
  row !== undefined && headingOfTotal({ ...row, is_total: row.isTotal }) !== undefined;

/** Totals by their kind: what labels say in other words, and what the numbers of both sides say. */
const addByKind = (
  totals: Totals,
  rows: readonly PresentedRow[],
  proof: readonly ProofRow[],
  closing: ReadonlySet<string>,
): void => {
  const first = rows.findIndex(isMoney);
  for (const [at, { concept, unit }] of proof.entries()) {
    if (concept === undefined || !closing.has(concept) || totals.has(concept)) continue;
    if (unit !== 'money' || isTaken(totals, at)) continue;
    const text = labelOf(rows[at]?.name ?? '').loose;
    // "Gain on sales of loans" is of the kind of revenue, and neither a sum nor the first number.
    if (concept === 'revenue' && at !== first && rows[at]?.isTotal !== true) continue;
    if (concept === 'net_income_attributable_to_parent') {
      if (isMinority(text) || isOfAllOwners(rows[at])) continue;
    }
    totals.set(concept, { concept, at, confidence: LINE.words });
  }
};

const isBeforeTaxes = wordsOfConcept('income_before_taxes');

/** The first row of money that the words of a total name, other than one that is another total. */
const byWords = (
  rows: readonly PresentedRow[],
  concept: ConceptId,
  other = -1,
): SectionTotal | undefined => {
  const says = wordsOfConcept(concept);
  const at = rows.findIndex((row, place) => {
    const text = labelOf(row.name).loose;
    if (place === other || !isMoney(row) || !says(text) || isBeforeTaxes(text)) return false;
    if (concept === 'net_income_attributable_to_parent' && isOfAllOwners(row)) return false;
    return concept === 'net_income' || !isMinority(text);
  });
  return at < 0 ? undefined : { concept, at, confidence: LINE.words };
};

const addByWords = (
  totals: Totals,
  rows: readonly PresentedRow[],
  concepts: readonly ConceptId[],
): void => {
  for (const concept of concepts) {
    const total = totals.get(concept) ?? byWords(rows, concept);
    if (total !== undefined) totals.set(concept, total);
  }
};

/** Where one row seems to be both, another one may be the whole or the owners' part. */
const tellApart = (totals: Totals, rows: readonly PresentedRow[]): void => {
  const [whole, part] = [totals.get('net_income'), totals.get('net_income_attributable_to_parent')];
  if (whole !== undefined && part !== undefined && whole.at !== part.at) return;
  const shared = (whole ?? part)?.at ?? -1;
  const other = byWords(rows, 'net_income', shared);
  const owners = other ? part : byWords(rows, 'net_income_attributable_to_parent', shared);
  if (other !== undefined) totals.set('net_income', other);
  if (owners !== undefined) totals.set('net_income_attributable_to_parent', owners);
};

/** What words add to the names of their totals. */
const addIncome = (totals: Totals, rows: readonly PresentedRow[]): void => {
  addByWords(totals, rows, ['revenue', 'operating_income']);
  tellApart(totals, rows);
};

/** Where others have no share, the profit of the owners is the whole. */
const addWhole = (totals: Totals, rows: readonly PresentedRow[]): void => {
  const owners = totals.get('net_income_attributable_to_parent');
  const isShared = rows.some((row) => isMoney(row) && isMinority(labelOf(row.name).loose));
  if (owners !== undefined && !totals.has('net_income') && !isShared)
    totals.set('net_income', { ...owners, concept: 'net_income' });
};

/** A row that is a line of figures per share. */
interface ShareLine {
  readonly at: number;
  readonly line: LineConcept;
}

const CONTINUING = forLanguages(() => anyMeaning('continuing'));
const DISCONTINUED = forLanguages(() => anyMeaning('discontinued'));

/**
 * Earnings per share of which only the parts are printed: what continues and what is given up, each
 * once below a heading that says "basic" or "diluted".
 */
const partsPerShare = (
  rows: readonly PresentedRow[],
  concept: NamedConcept,
  dilution: 'basic' | 'diluted',
): ShareLine[] => {
  const other = dilution === 'basic' ? 'diluted' : 'basic';
  const own = [...rows.entries()].flatMap(([at, { name, section, unit }]) => {
    const heading = labelOf(section ?? '').exact;
    const isUnder = saysDilution(dilution, heading) && !saysDilution(other, heading);
    return unit === 'per_share' && isUnder ? [{ at, text: labelOf(name).exact }] : [];
  });
  const discontinued = own.filter(({ text }) => DISCONTINUED().test(text));
  const continuing = own.filter(
    ({ text }) => CONTINUING().test(text) && !DISCONTINUED().test(text),
  );
  if (own.length !== 2 || continuing.length !== 1 || discontinued.length !== 1) return [];
  return own.map(({ at }) => ({
    at,
    line: { concept, confidence: LINE.words, evidence: 'words' },
  }));
};

/** The figures per share of an income statement; a row may be basic and diluted at once. */
export const perShareLines = (rows: readonly PresentedRow[]): readonly ShareLine[] => {
  const found = findConcepts(
    'income_statement',
    rows.map((row) => ({ ...row, is_total: row.isTotal })),
  );
  const matches = [...found.values()].filter(({ index }) => rows[index]?.unit !== 'money');
  const named = matches.map(({ concept, index, confidence }): ShareLine => ({
    at: index,
    line: { concept, confidence, evidence: 'name' },
  }));
  const parts = NAMED_CONCEPTS.flatMap((concept) =>
    concept.unit === 'per_share' && concept.dilution !== undefined && !found.has(concept.id)
      ? partsPerShare(rows, concept, concept.dilution)
      : [],
  );
  return [...named, ...parts];
};

/** The rows of a presentation that close its sections. */
export const findTotals = (
  type: CanonicalStatementType,
  rows: readonly PresentedRow[],
  proof: readonly ProofRow[],
): ReadonlyMap<ConceptId, SectionTotal> => {
  const closing = new Set<ConceptId>(
    SECTIONS.filter(({ statement }) => statement === type).flatMap(({ totals }) => totals),
  );
  const totals: Totals = new Map();
  addTagged(totals, rows, type);
  addNamed(totals, rows, type);
  if (type === 'income_statement') {
    addIncome(totals, rows);
    addWhole(totals, rows);
  }
  if (type === 'balance_sheet' && !totals.has('equity_attributable_to_parent'))
    addByWords(totals, rows, ['total_equity']);
  addByKind(totals, rows, proof, closing);
  if (type === 'income_statement') addWhole(totals, rows);
  for (const [whole, part] of SHARED)
    if (totals.get(whole)?.at === totals.get(part)?.at) totals.delete(part);
  return new Map([...totals].filter(([id]) => closing.has(id)));
};
