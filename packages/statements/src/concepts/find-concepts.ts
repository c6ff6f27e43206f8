import type { CanonicalStatementType, CompiledLineItem } from '@fde/contracts';
import { labelOf, withoutOrdinal, withoutTotal, type Label } from './label.js';
import { lexicons } from '../language/index.js';
import { forLanguages } from '../language/languages-in-use.js';
import { saysDilution } from '../language/meanings.js';
import { NAMED_CONCEPTS, type NamedConcept } from './taxonomy.js';
import { roundedShare } from '../evidence/digits.js';
import { NAMED, UNDER_HEADING } from './weights.js';

/** The concepts that some language names. */
const CALLED = forLanguages((): readonly NamedConcept[] =>
  NAMED_CONCEPTS.filter(({ id }) => lexicons().some(({ names }) => names[id] !== undefined)),
);

/** What a row, printed or compiled, must provide so that its concept can be told. */
export type ConceptRow = Pick<
  CompiledLineItem,
  'name' | 'section' | 'unit' | 'is_total' | 'values'
>;

export interface ConceptMatch {
  readonly concept: NamedConcept;
  /** Index of the row in the line items given. */
  readonly index: number;
  readonly confidence: number;
  readonly evidence: readonly string[];
}

/** Each language ranks its own names; a name counts by its best rank in any language. */
export const rankOfName = ({ id }: NamedConcept, text: string): number => {
  if (lexicons().some((l) => l.notNames?.[id]?.test(text) === true)) return -1;
  const ranks = lexicons().map((l) => l.names[id]?.findIndex((name) => name.test(text)) ?? -1);
  return ranks.filter((rank) => rank >= 0).toSorted((a, b) => a - b)[0] ?? -1;
};

interface Candidate {
  readonly index: number;
  readonly rank: number;
  readonly cells: number;
  readonly total: boolean;
  readonly via: 'label' | 'heading';
}

const headingsOf = (row: ConceptRow): Label =>
  labelOf((row.section ?? '').split(/\s*>\s*/).at(-1) ?? '');

/**
 * The heading of the rows right above with the same unit: a total of per-share figures may stand
 * outside it.
 */
const headingAbove = (rows: readonly ConceptRow[], index: number): string => {
  const unit = rows[index]?.unit;
  for (let at = index - 1; at >= 0 && rows[at]?.unit === unit; at -= 1) {
    const section = rows[at]?.section;
    if (section) return section;
  }
  return '';
};

/** Earnings per share and share counts stand under headings: "Basic" below "Earnings per share". */
const dilutionFits = (
  concept: NamedConcept,
  rows: readonly ConceptRow[],
  index: number,
  label: Label,
): boolean => {
  const wanted = concept.dilution;
  if (!wanted) return true;
  const heading = rows[index]?.section ?? headingAbove(rows, index);
  const text = `${labelOf(heading).exact} ${label.exact}`;
  const other = wanted === 'basic' ? 'diluted' : 'basic';
  // A table in one language may use another's word: the meaning said by only one of them counts.
  return (
    (saysDilution(wanted, text) && (text.includes(wanted) || !saysDilution(other, text))) ||
    (concept.id === 'shares_basic' && !saysDilution('diluted', text))
  );
};

const candidateOf = (
  concept: NamedConcept,
  rows: readonly ConceptRow[],
  index: number,
): Candidate | undefined => {
  const row = rows[index];
  if (row === undefined || row.unit !== (concept.unit ?? 'money')) return undefined;
  const label = labelOf(withoutOrdinal(row.name));
  if (!dilutionFits(concept, rows, index, label)) return undefined;
  const cells = Object.keys(row.values).length;
  const rank = rankOfName(concept, label.loose);
  if (rank >= 0) return { index, rank, cells, total: row.is_total, via: 'label' };
  const heading = headingsOf(row);
  const generic = withoutTotal(label.loose) === '' && row.is_total && heading.loose !== '';
  const under = generic ? rankOfName(concept, heading.loose) : -1;
  return under >= 0
    ? { index, rank: under + UNDER_HEADING, cells, total: true, via: 'heading' }
    : undefined;
};

/**
 * The better name first, then the longer row, a total before a line, the upper before the lower.
 */
const byFitness = (a: Candidate, b: Candidate): number =>
  a.rank - b.rank || b.cells - a.cells || Number(b.total) - Number(a.total) || a.index - b.index;

/**
 * Without non-controlling interests, the whole and the parent's part are one row, which companies
 * print once.
 */
const WITHOUT_MINORITY = [
  {
    whole: 'total_equity',
    part: 'equity_attributable_to_parent',
    minority: 'noncontrolling_interests',
  },
  {
    whole: 'net_income',
    part: 'net_income_attributable_to_parent',
    minority: 'net_income_attributable_to_minority',
  },
] as const;

const shareRow = (
  found: Map<string, ConceptMatch>,
  whole: string,
  part: string,
  minority: string,
): void => {
  const [one, other] = [found.get(whole), found.get(part)];
  if (found.has(minority) || (one === undefined) === (other === undefined)) return;
  const [known, wanted] = one ? [one, part] : [other as ConceptMatch, whole];
  const concept = NAMED_CONCEPTS.find(({ id }) => id === wanted);
  if (concept)
    found.set(wanted, {
      ...known,
      concept,
      confidence: roundedShare(known.confidence - NAMED.standsFor),
      evidence: [
        ...known.evidence,
        'no non-controlling interests are printed, so the parent has the whole',
      ],
    });
};

/**
 * Finds the named concepts among the rows of one statement, each with the reason. A row is at most
 * one of them, except the equity and net income of a company without non-controlling interests.
 * Concepts without a row are absent.
 */
export const findConcepts = (
  type: CanonicalStatementType,
  rows: readonly ConceptRow[],
): Map<string, ConceptMatch> => {
  const found = new Map<string, ConceptMatch>();
  const taken = new Set<number>();
  for (const concept of CALLED().filter(({ statement }) => statement === type)) {
    const candidates = rows
      .flatMap((_, index) => (taken.has(index) ? [] : (candidateOf(concept, rows, index) ?? [])))
      .toSorted(byFitness);
    const [best, second] = candidates;
    if (!best) continue;
    taken.add(best.index);
    const alike = second !== undefined && second.rank === best.rank;
    const how =
      best.via === 'label'
        ? `label '${rows[best.index]?.name}' names ${concept.label.toLowerCase()}`
        : `total of the section that names ${concept.label.toLowerCase()}`;
    found.set(concept.id, {
      concept,
      index: best.index,
      confidence: roundedShare(
        Math.max(NAMED.least, NAMED.best - NAMED.perRank * best.rank - (alike ? NAMED.alike : 0)),
      ),
      evidence: alike
        ? [
            how,
            `${candidates.length - 1} more rows have the same name; the fullest, uppermost one is taken`,
          ]
        : [how],
    });
  }
  for (const { whole, part, minority } of WITHOUT_MINORITY) shareRow(found, whole, part, minority);
  return found;
};
