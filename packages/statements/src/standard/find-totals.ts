import type { CanonicalStatementType } from '@fde/contracts';

import { findConcepts } from '../concepts/find-concepts.js';
import { labelOf } from '../concepts/label.js';
import { SECTIONS } from '../concepts/sections.js';
import type { ProofRow } from '../identities/proof-row.js';
import type { ConceptId } from '../language/index.js';
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

/** Totals by their kind: what labels say in other words, and what the numbers of both sides say. */
const addByKind = (
  totals: Totals,
  proof: readonly ProofRow[],
  closing: ReadonlySet<string>,
): void => {
  for (const [at, { concept, unit }] of proof.entries())
    if (concept !== undefined && closing.has(concept) && !totals.has(concept) && unit === 'money')
      if (!isTaken(totals, at)) totals.set(concept, { concept, at, confidence: LINE.words });
};

const isMinority = wordsOfConcept('net_income_attributable_to_minority');

/** The first row of money that the words of a total name, other than one that is another total. */
const byWords = (
  rows: readonly PresentedRow[],
  concept: ConceptId,
  other = -1,
): SectionTotal | undefined => {
  const says = wordsOfConcept(concept);
  const at = rows.findIndex((row, place) => {
    const text = labelOf(row.name).loose;
    if (place === other || !isMoney(row) || !says(text)) return false;
    return concept === 'net_income' || !isMinority(text);
  });
  return at < 0 ? undefined : { concept, at, confidence: LINE.words };
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

/** What the words of income statements add to the names of their totals. */
const addIncome = (totals: Totals, rows: readonly PresentedRow[]): void => {
  const revenue = totals.get('revenue') ?? byWords(rows, 'revenue');
  if (revenue !== undefined) totals.set('revenue', revenue);
  tellApart(totals, rows);
  const owners = totals.get('net_income_attributable_to_parent');
  if (owners !== undefined && !totals.has('net_income'))
    totals.set('net_income', { ...owners, concept: 'net_income' });
};

/** The figures per share of an income statement, by their place. */
export const perShareLines = (rows: readonly PresentedRow[]): ReadonlyMap<number, LineConcept> => {
  const found = findConcepts(
    'income_statement',
    rows.map((row) => ({ ...row, is_total: row.isTotal })),
  );
  const matches = [...found.values()].filter(({ index }) => rows[index]?.unit !== 'money');
  return new Map(
    matches.map(({ concept, index, confidence }) => [
      index,
      { concept, confidence, evidence: 'name' },
    ]),
  );
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
  if (type === 'income_statement') addIncome(totals, rows);
  addByKind(totals, proof, closing);
  for (const [whole, part] of SHARED)
    if (totals.get(whole)?.at === totals.get(part)?.at) totals.delete(part);
  return new Map([...totals].filter(([id]) => closing.has(id)));
};
