import type { CanonicalStatementType, CompiledLineItem } from '@fde/contracts';
import { labelOf, withoutOrdinal, withoutTotal, type Label } from './label.js';
import { anyOf } from '../language/any-of.js';
import { inAnyLanguage } from '../language/in-any-language.js';
import { lexicons } from '../language/index.js';
import { forLanguages } from '../language/languages-in-use.js';
import { saysBothDilutions, saysDilution } from '../language/meanings.js';
import { conceptOf } from './concept-of.js';
import { NAMED_CONCEPTS, type NamedConcept } from './taxonomy.js';
import { roundedShare } from '../evidence/digits.js';
import { NAMED, UNDER_HEADING, UNQUALIFIED } from './weights.js';

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

interface ConceptNames {
  /** By language, each by rank. */
  readonly lists: readonly (readonly RegExp[])[];
  readonly any: RegExp;
  readonly none: RegExp;
}

const namesById = forLanguages(
  (): ReadonlyMap<string, ConceptNames> =>
    new Map(
      NAMED_CONCEPTS.map(({ id }): [string, ConceptNames] => {
        const lists = lexicons().flatMap(({ names }) => {
          const list = names[id];
          return list === undefined ? [] : [list];
        });
        return [
          id,
          { lists, any: anyOf(...lists.flat()), none: inAnyLanguage((l) => l.notNames?.[id]) },
        ];
      }),
    ),
);

/** Each language ranks its own names; a name counts by its best rank in any language. */
const readRank = (names: ConceptNames | undefined, text: string): number => {
  // Most texts name nothing: one pattern says so sooner than those of each language.
  if (names === undefined || !names.any.test(text) || names.none.test(text)) return -1;
  const ranks = names.lists.map((list) => list.findIndex((name) => name.test(text)));
  return Math.min(...ranks.filter((rank) => rank >= 0));
};

/** Ranks by text and concept: the rows of a series are asked about again with every view of it. */
const ranksByText = forLanguages(() => new Map<string, Map<string, number>>());
/** Texts; the rows of a hundred companies. Limits the memory. */
const MOST_TEXTS = 20_000;

/** The rank of the name by which a text names the concept, 0 the best; -1 if it names another. */
export const rankOfName = ({ id }: NamedConcept, text: string): number => {
  const all = ranksByText();
  const ranks = all.get(text) ?? new Map<string, number>();
  const known = ranks.get(id);
  if (known !== undefined) return known;
  const rank = readRank(namesById().get(id), text);
  if (all.size >= MOST_TEXTS) all.clear();
  all.set(text, ranks.set(id, rank));
  return rank;
};

interface Candidate {
  readonly index: number;
  readonly rank: number;
  readonly cells: number;
  readonly total: boolean;
  readonly via: 'label' | 'heading';
}

const headingsOf = (row: Pick<ConceptRow, 'section'>): Label =>
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

/** What a row and its heading say, in which the words of dilution stand. */
const textOfDilution = (rows: readonly ConceptRow[], index: number, label: Label): string => {
  const heading = rows[index]?.section ?? headingAbove(rows, index);
  return `${labelOf(heading).exact} ${label.exact}`;
};

/**
 * In one language: a table may use a word of dilution for what another language means by it ("on a
 * diluted basis" has the Dutch word for basic).
 */
const saysDilutionOf = (wanted: 'basic' | 'diluted', text: string): boolean => {
  const other = wanted === 'basic' ? 'diluted' : 'basic';
  if (!saysDilution(wanted, text)) return false;
  return text.includes(wanted) || !saysDilution(other, text) || saysBothDilutions(text);
};

/** "Basic and diluted": one amount is both. */
const saysBoth = (text: string): boolean =>
  saysDilutionOf('basic', text) && saysDilutionOf('diluted', text);

/** Earnings per share and share counts stand under headings: "Basic" below "Earnings per share". */
const dilutionFits = (
  concept: NamedConcept,
  rows: readonly ConceptRow[],
  index: number,
  label: Label,
): boolean => {
  const wanted = concept.dilution;
  if (!wanted) return true;
  const text = textOfDilution(rows, index, label);
  return (
    saysDilutionOf(wanted, text) ||
    (concept.id === 'shares_basic' && !saysDilution('diluted', text))
  );
};

/** A row with what its label and its heading say. */
interface LabelledRow {
  readonly index: number;
  readonly row: ConceptRow;
  readonly label: Label;
  /** Of a total without a name of its own. */
  readonly heading: Label | undefined;
}

/** What a total without a name is the total of: "Total", or "Total eigen vermogen" below "Eigen vermogen". */
export const headingOfTotal = (
  row: Pick<ConceptRow, 'name' | 'section' | 'is_total'>,
): Label | undefined => {
  if (!row.is_total) return undefined;
  const heading = headingsOf(row);
  const named = withoutTotal(labelOf(withoutOrdinal(row.name)).loose);
  return heading.loose !== '' && ['', heading.loose].includes(named) ? heading : undefined;
};

const labelledRow = (row: ConceptRow, index: number): LabelledRow => ({
  index,
  row,
  label: labelOf(withoutOrdinal(row.name)),
  heading: headingOfTotal(row),
});

/** A row of earnings per share that names dilution alone. */
const isDiluted = (rows: readonly ConceptRow[], row: ConceptRow, index: number): boolean => {
  if (row.unit !== 'per_share') return false;
  const text = textOfDilution(rows, index, labelOf(row.name));
  return saysDilution('diluted', text) && !saysDilution('basic', text);
};

/** Asked for each amount per share of a table, answered once: a table may have thousands of them. */
const tablesWithDiluted = new WeakMap<readonly ConceptRow[], boolean>();
const hasDiluted = (rows: readonly ConceptRow[]): boolean => {
  const known = tablesWithDiluted.get(rows);
  if (known !== undefined) return known;
  const answer = rows.some((row, at) => isDiluted(rows, row, at));
  tablesWithDiluted.set(rows, answer);
  return answer;
};

/** "Earnings per share" beside "Diluted earnings per share" is what is earned without dilution. */
const isUndiluted = (
  concept: NamedConcept,
  rows: readonly ConceptRow[],
  index: number,
  label: Label,
): boolean => {
  if (concept.id !== 'eps_basic') return false;
  const text = textOfDilution(rows, index, label);
  if (saysDilution('basic', text) || saysDilution('diluted', text)) return false;
  return (
    hasDiluted(rows) &&
    conceptOf(label.printed, concept.statement)?.id === concept.id &&
    namesById().get(concept.id)?.none.test(label.loose) !== true
  );
};

const candidateOf = (
  concept: NamedConcept,
  rows: readonly ConceptRow[],
  { index, row, label, heading }: LabelledRow,
): Candidate | undefined => {
  if (row.unit !== (concept.unit ?? 'money')) return undefined;
  const cells = (): number => Object.keys(row.values).length;
  if (!dilutionFits(concept, rows, index, label))
    return isUndiluted(concept, rows, index, label)
      ? { index, rank: UNQUALIFIED, cells: cells(), total: row.is_total, via: 'label' }
      : undefined;
  const rank = rankOfName(concept, label.loose);
  if (rank >= 0) return { index, rank, cells: cells(), total: row.is_total, via: 'label' };
  const under = heading === undefined ? -1 : rankOfName(concept, heading.loose);
  return under >= 0
    ? { index, rank: under + UNDER_HEADING, cells: cells(), total: true, via: 'heading' }
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

/** How sure a row is a concept whose other half it is: by its own name, if that fits, or by default. */
const sharedConfidence = (
  known: ConceptMatch,
  concept: NamedConcept,
  name: string | undefined,
): number => {
  const rank = name === undefined ? -1 : rankOfName(concept, labelOf(name).loose);
  const byName = rank < 0 ? 0 : NAMED.best - NAMED.perRank * rank;
  return roundedShare(Math.max(known.confidence - NAMED.standsFor, byName));
};

const shareRow = (
  found: Map<string, ConceptMatch>,
  rows: readonly ConceptRow[],
  { whole, part, minority }: (typeof WITHOUT_MINORITY)[number],
): void => {
  const [one, other] = [found.get(whole), found.get(part)];
  if (found.has(minority) || (one === undefined) === (other === undefined)) return;
  const [known, wanted] = one ? [one, part] : [other as ConceptMatch, whole];
  const concept = NAMED_CONCEPTS.find(({ id }) => id === wanted);
  if (concept)
    found.set(wanted, {
      ...known,
      concept,
      confidence: sharedConfidence(known, concept, rows[known.index]?.name),
      evidence: [
        ...known.evidence,
        'no non-controlling interests are printed, so the parent has the whole',
      ],
    });
};

/** A row of basic and diluted earnings per share is both. */
const shareDiluted = (found: Map<string, ConceptMatch>, rows: readonly ConceptRow[]): void => {
  const basic = found.get('eps_basic');
  const diluted = NAMED_CONCEPTS.find(({ id }) => id === 'eps_diluted');
  const name = rows[basic?.index ?? -1]?.name;
  if (basic === undefined || diluted === undefined || name === undefined) return;
  if (found.has(diluted.id) || !saysBoth(textOfDilution(rows, basic.index, labelOf(name)))) return;
  found.set(diluted.id, { ...basic, concept: diluted });
};

/** The best of some candidates, in order of fitness, as what the concept is. */
const matchOf = (
  concept: NamedConcept,
  rows: readonly ConceptRow[],
  [best, ...others]: readonly [Candidate, ...Candidate[]],
): ConceptMatch => {
  const name = concept.label.toLowerCase();
  const how =
    best.via === 'label'
      ? `label '${rows[best.index]?.name}' names ${name}`
      : `total of the section that names ${name}`;
  const isContested = others[0]?.rank === best.rank;
  const contest = `${others.length} more rows have the same name; the fullest, uppermost one is taken`;
  const doubt = NAMED.perRank * best.rank + (isContested ? NAMED.alike : 0);
  return {
    concept,
    index: best.index,
    confidence: roundedShare(Math.max(NAMED.least, NAMED.best - doubt)),
    evidence: isContested ? [how, contest] : [how],
  };
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
  const labelled = rows.map(labelledRow);
  for (const concept of CALLED().filter(({ statement }) => statement === type)) {
    const [best, ...others] = labelled
      .flatMap((row) => (taken.has(row.index) ? [] : (candidateOf(concept, rows, row) ?? [])))
      .toSorted(byFitness);
    if (best === undefined) continue;
    taken.add(best.index);
    found.set(concept.id, matchOf(concept, rows, [best, ...others]));
  }
  for (const halves of WITHOUT_MINORITY) shareRow(found, rows, halves);
  shareDiluted(found, rows);
  return found;
};
