import { CONCEPT_WORDS, HEADED_LINES, LEAVES_OUT } from '@fde/lexicon';
import type { CanonicalStatementType } from '@fde/contracts';

import { labelOf, withoutOrdinal } from '../concepts/label.js';
import { rankOfName } from '../concepts/find-concepts.js';
import { SECTIONS, type SectionId } from '../concepts/sections.js';
import { NAMED_CONCEPTS, type NamedConcept } from '../concepts/taxonomy.js';
import type { ConceptId } from '../language/index.js';
import { once } from '../evidence/once.js';
import { isPhrase, saysPhrase } from '../language/phrases/phrase-pattern.js';
import type { PresentedRow } from './presentation.js';
import { LINE } from './weights.js';

/** What a line is, how sure that is, and why. */
export interface LineConcept {
  readonly concept: NamedConcept;
  readonly confidence: number;
  readonly evidence: 'tag' | 'name' | 'words' | 'person';
}

/** Sections whose lines may stand in each other: a term is stated in some balance sheets only. */
const GROUPS: readonly (readonly SectionId[])[] = [
  ['revenue', 'gross', 'operating', 'before_taxes', 'net'],
  ['attribution'],
  ['per_share'],
  ['current_assets', 'noncurrent_assets', 'assets'],
  ['current_liabilities', 'noncurrent_liabilities', 'liabilities'],
  ['mezzanine'],
  ['equity'],
  ['operating_activities'],
  ['investing_activities'],
  ['financing_activities'],
  ['cash'],
];

/** One thing due within a year and after it: neither stands where the other's term is stated. */
const TWINS: readonly (readonly [current: ConceptId, noncurrent: ConceptId])[] = [
  ['short_term_debt', 'long_term_debt'],
  ['current_lease_liabilities', 'lease_liabilities'],
  ['current_provisions', 'provisions'],
  ['short_term_investments', 'long_term_investments'],
  ['receivables', 'long_term_receivables'],
];

const FORBIDDEN: Partial<Readonly<Record<SectionId, ReadonlySet<ConceptId>>>> = {
  current_assets: new Set(TWINS.map(([, noncurrent]) => noncurrent)),
  current_liabilities: new Set(TWINS.map(([, noncurrent]) => noncurrent)),
  noncurrent_assets: new Set(TWINS.map(([current]) => current)),
  noncurrent_liabilities: new Set(TWINS.map(([current]) => current)),
};

/** Where a line mostly stands. */
export const homeOf = (concept: NamedConcept): SectionId | undefined =>
  concept.section ??
  SECTIONS.find(
    ({ statement, lines, totals }) =>
      statement === concept.statement && [...lines, ...totals].includes(concept.id),
  )?.id;

const TOTALS = new Set(SECTIONS.flatMap(({ totals }) => totals));
export const isSectionTotal = (id: ConceptId): boolean => TOTALS.has(id);

const HOMES = new Map(NAMED_CONCEPTS.map((concept) => [concept.id, homeOf(concept)]));

/** Whether a label without digits names a concept. */
type Says = (text: string) => boolean;

/**
 * Whether a label has the phrases only behind a bound: "Operating income after impairments" is no
 * impairment.
 */
const isBounded = (text: string, phrases: RegExp, bounds: RegExp): boolean => {
  const at = bounds.exec(text);
  if (at === null || at.index === 0 || !phrases.test(text)) return false;
  const [head, rest] = [text.slice(0, at.index), text.slice(at.index + at[0].length)];
  return !phrases.test(head.trim()) && phrases.test(rest.trim());
};

interface Pattern {
  readonly id: ConceptId;
  readonly phrases: RegExp;
  readonly bounds: RegExp;
  /** Labels in the same language whose rows hold something else, or something else as well. */
  readonly excluded?: RegExp;
}

const patternsOf = ({
  words,
  bounds,
  excluded = {},
}: (typeof CONCEPT_WORDS)[number]): readonly Pattern[] => {
  const bound = saysPhrase(bounds);
  return Object.entries(words).map(([id, phrases]) => ({
    id: id as ConceptId,
    phrases: isPhrase(phrases),
    bounds: bound,
    ...(id in excluded ? { excluded: isPhrase(excluded[id as ConceptId] ?? []) } : {}),
  }));
};

const allPatterns = once(() => CONCEPT_WORDS.flatMap(patternsOf));

/** Only compiling asks for these. A word that two languages share is bounded by the words of either. */
const patterns = once((): readonly (readonly [ConceptId, Says])[] => {
  const all = allPatterns();
  return all.map(({ id, phrases }) => {
    const same = all.filter((one) => one.id === id);
    const says: Says = (text) =>
      phrases.test(text) && !same.some((one) => isBounded(text, one.phrases, one.bounds));
    return [id, says] as const;
  });
});

const leavesOut = once(() => saysPhrase(LEAVES_OUT));

/** A label up to where it says what its row leaves out. */
const withoutRest = (text: string): string => {
  const at = leavesOut().exec(text);
  return at === null || at.index === 0 ? text : text.slice(0, at.index).trim();
};

/**
 * Whether a row holds something else than the line. What one language excludes says nothing of a
 * label that only another one names.
 */
const isExcluded = (id: ConceptId, text: string): boolean => {
  const whole = withoutRest(text);
  const ofLine = allPatterns().filter((pattern) => pattern.id === id);
  const naming = ofLine.filter(({ phrases }) => phrases.test(whole));
  return ofLine
    .filter(({ excluded }) => excluded?.test(whole) === true)
    .some((pattern) => naming.length === 0 || naming.includes(pattern));
};

const BY_ID = new Map(NAMED_CONCEPTS.map((concept) => [concept.id, concept]));

/** The lines that may stand in a section, those at home there first. */
const eligibleIn = (section: SectionId, industrial: boolean): readonly NamedConcept[] => {
  const group = GROUPS.find((sections) => sections.includes(section)) ?? [];
  const inGroup = NAMED_CONCEPTS.filter(({ id, industry }) => {
    const home = HOMES.get(id);
    return (
      home !== undefined &&
      group.includes(home) &&
      !TOTALS.has(id) &&
      !(industrial && industry !== undefined) &&
      FORBIDDEN[section]?.has(id) !== true
    );
  });
  const isHome = ({ id }: NamedConcept): boolean => HOMES.get(id) === section;
  return [...inGroup.filter(isHome), ...inGroup.filter((one) => !isHome(one))];
};

const eligible = new Map<string, readonly NamedConcept[]>();
const eligibleConcepts = (section: SectionId, industrial: boolean): readonly NamedConcept[] => {
  const key = `${section}|${industrial}`;
  const known = eligible.get(key) ?? eligibleIn(section, industrial);
  eligible.set(key, known);
  return known;
};

const isTagged = ({ us_gaap, ifrs_full, also }: NamedConcept, tags: readonly string[]): boolean =>
  tags.some((tag) => tag === us_gaap || tag === ifrs_full || also?.includes(tag) === true);

const byWords = (
  text: string,
  section: SectionId,
  lines: readonly NamedConcept[],
): NamedConcept | undefined => {
  const allowed = new Set(lines.map(({ id }) => id));
  const matches = patterns().filter(
    ([id, says]) => allowed.has(id) && says(text) && !isExcluded(id, text),
  );
  const best = matches.find(([id]) => HOMES.get(id) === section) ?? matches[0];
  return best && BY_ID.get(best[0]);
};

type Labelled = Pick<PresentedRow, 'name' | 'tags'> &
  Partial<Pick<PresentedRow, 'section'>> & {
    /** The other rows below its heading. */
    readonly beside?: readonly string[];
  };

/** Lines by the phrases of their heading and their row, and of a row beside it. */
const headedLines = once(() =>
  HEADED_LINES.map(({ concept, headings, rows, beside }) => ({
    concept,
    headings: isPhrase(headings),
    rows: isPhrase(rows),
    beside: beside && isPhrase(beside),
  })),
);

const textOf = (name: string): string => labelOf(withoutOrdinal(name)).loose;

/** The nearest heading of a row, without digits. */
const headingOf = ({ section }: Labelled): string =>
  labelOf((section ?? '').split(/\s*>\s*/).at(-1) ?? '').loose;

const byHeading = (
  row: Labelled,
  text: string,
  lines: readonly NamedConcept[],
): NamedConcept | undefined => {
  const heading = headingOf(row);
  if (heading === '') return undefined;
  const isBeside = (wanted: RegExp): boolean =>
    row.beside?.some((name) => wanted.test(textOf(name))) === true;
  const found = headedLines().find(
    ({ headings, rows, beside }) =>
      headings.test(heading) && rows.test(text) && (beside === undefined || isBeside(beside)),
  );
  return lines.find(({ id }) => id === found?.concept);
};

const classify = (
  row: Labelled,
  section: SectionId,
  industrial: boolean,
): LineConcept | undefined => {
  const lines = eligibleConcepts(section, industrial);
  const tagged = lines.find((concept) => isTagged(concept, row.tags));
  if (tagged !== undefined) return { concept: tagged, confidence: LINE.tagged, evidence: 'tag' };
  const text = textOf(row.name);
  const headed = byHeading(row, text, lines);
  if (headed !== undefined) return { concept: headed, confidence: LINE.words, evidence: 'words' };
  const named = lines.find(
    (concept) => rankOfName(concept, text) >= 0 && !isExcluded(concept.id, text),
  );
  if (named !== undefined) return { concept: named, confidence: LINE.named, evidence: 'name' };
  const words = byWords(text, section, lines);
  return words && { concept: words, confidence: LINE.words, evidence: 'words' };
};

/** Labels recur in every report of a company; enough for a long series, and limits the memory. */
const MOST_LABELS = 20_000;
const classified = new Map<string, LineConcept | undefined>();

/** What a row with such tags and such a label is in a section; undefined if it is one of its others. */
export const classifyLine = (
  row: Labelled,
  section: SectionId,
  industrial: boolean,
): LineConcept | undefined => {
  const own = [section, industrial, row.section ?? '', row.name, ...row.tags].join('|');
  const key = row.beside === undefined ? own : [own, ...row.beside].join('||');
  if (classified.has(key)) return classified.get(key);
  if (classified.size >= MOST_LABELS) classified.clear();
  const line = classify(row, section, industrial);
  classified.set(key, line);
  return line;
};

/** A total of a statement that a row is by its tags. */
export const taggedTotal = (
  row: Pick<PresentedRow, 'tags'>,
  statement: CanonicalStatementType,
): ConceptId | undefined =>
  NAMED_CONCEPTS.find(
    (concept) =>
      concept.statement === statement && TOTALS.has(concept.id) && isTagged(concept, row.tags),
  )?.id;

/** Whether rows of a statement may be moved to this line; its totals are what they are. */
export const isLineOf = (id: string, statement: CanonicalStatementType): boolean =>
  NAMED_CONCEPTS.some(
    (concept) =>
      concept.id === id &&
      concept.statement === statement &&
      !TOTALS.has(concept.id) &&
      !concept.total,
  );

/** Whether a label, without digits, is among the words of a concept. */
export const wordsOfConcept = (id: ConceptId): Says => {
  const own = once(() =>
    patterns()
      .filter(([concept]) => concept === id)
      .map(([, says]) => says),
  );
  return (text) => own().some((says) => says(text));
};
