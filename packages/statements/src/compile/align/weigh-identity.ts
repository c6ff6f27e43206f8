import { type Evidence } from '../../evidence/decision.js';
import type { ConceptId } from '../../language/index.js';
import { similarityOf, type Label } from '../../concepts/label.js';
import { termIn } from '../../concepts/statement-part.js';
import type { Report, ReportRow } from '../rows/row.js';
import { sameKnownZone, statedZonesConflict, zonesConflict } from '../rows/zone.js';
import type { Alignment } from './alignment.js';
import { compareValues, nearestRow, type Cluster } from './cluster.js';
import { areOneResult, areOpposites, agreeOnIncomeAndExpense } from './opposites.js';
import { sameAct, sameDirection, sameQualifiers, sameScope } from './qualifiers.js';
import { synonymKey } from './synonyms.js';
import { FOR_ONE, FOR_TWO, RESTATED, TELLING_DIGITS, UNLIKE } from './weights.js';

/** Whether a printed row and an item of newer reports are one row of the series. */
type Verdict = 'one row' | 'two rows';

export type Piece = Evidence<Verdict>;

interface Pair {
  readonly alignment: Alignment;
  readonly row: ReportRow;
  readonly cluster: Cluster;
  /** The row that stands for the item: that of the report nearest in time. */
  readonly other: ReportRow;
}

const one = (source: string, weight: number, text?: string): Piece => ({
  source,
  says: 'one row',
  weight,
  ...(text === undefined ? {} : { text }),
});
const two = (source: string, weight: number, text?: string): Piece => ({
  ...one(source, weight, text),
  says: 'two rows',
});

/** Concepts that say only where a row stands, or that several rows of one statement may have. */
const GENERAL: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'asset_line',
  'liability_line',
  'equity_line',
  'expense_line',
  'investing_line',
  'financing_line',
  'cash_adjustment',
  'interest',
  'premiums',
  'discontinued',
  'comprehensive_income',
]);

const concepts = new WeakMap<Report, ReadonlyMap<ConceptId, number>>();

/** How many rows of a report have each concept. */
const conceptsIn = (report: Report): ReadonlyMap<ConceptId, number> => {
  const known = concepts.get(report);
  if (known !== undefined) return known;
  const counts = new Map<ConceptId, number>();
  for (const { concept } of report.rows)
    if (concept !== undefined) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  concepts.set(report, counts);
  return counts;
};

/** The row's concept if it is the only row of its report that has it. */
const ownConcept = ({ concept, report }: ReportRow): ConceptId | undefined =>
  concept !== undefined && !GENERAL.has(concept) && conceptsIn(report).get(concept) === 1
    ? concept
    : undefined;

const byConcept = ({ row, other }: Pair): Piece[] => {
  const [a, b] = [row.concept, other.concept];
  if (a === undefined || b === undefined || GENERAL.has(a) || GENERAL.has(b)) return [];
  // "Net earnings" below a heading of amounts per share is named like the money above it.
  if (row.unit !== 'money' && a !== b) return [];
  if (a !== b) return [two('concept', FOR_TWO.concept, `${a}, ${b}`)];
  return ownConcept(row) === undefined || ownConcept(other) === undefined
    ? []
    : [one('concept', FOR_ONE.concept, a)];
};

/** Each is the only row of its report with that concept. */
const sameConcept = (row: ReportRow, other: ReportRow): boolean => {
  const concept = ownConcept(row);
  return concept !== undefined && concept === ownConcept(other);
};

/** By their names alone: one label, or a concept that each report has once. */
const sameItem = (row: ReportRow, other: ReportRow): boolean =>
  sameConcept(row, other) || (row.label.exact !== '' && row.label.exact === other.label.exact);

/** Numbers of one year that differ no more than a restatement or a new definition explains. */
export const areNear = (row: ReportRow, cluster: Cluster): boolean =>
  [...row.values].every(([year, value]) => {
    const printed = cluster.cells.get(year)?.[0]?.values.get(year);
    if (printed === undefined || printed === value) return true;
    return Math.abs(printed - value) <= RESTATED * Math.max(Math.abs(printed), Math.abs(value));
  });

/** A number of a year that the other report prints without having one in this row. */
const isSilent = (row: ReportRow, other: ReportRow): boolean =>
  [...row.values].some(
    ([year, value]) => value !== 0 && other.report.years.includes(year) && !other.values.has(year),
  );

const digitsOf = (value: number): number => Math.log10(Math.max(1, value));

const byNumbers = (pair: Pair): Piece[] => {
  const { equal, different, largest } = compareValues(pair.row, pair.cluster);
  const pieces: Piece[] = [];
  if (equal > 0)
    pieces.push(
      one(
        'numbers',
        Math.min(FOR_ONE.mostNumbers, (equal * digitsOf(largest)) / TELLING_DIGITS),
        `${equal} equal`,
      ),
    );
  if (different > 0) {
    const near = areNear(pair.row, pair.cluster) && sameItem(pair.row, pair.other);
    const weight = equal > 0 || near ? FOR_TWO.nearNumbers : FOR_TWO.numbers;
    pieces.push(two('numbers', weight, `${different} differ`));
  }
  if (isSilent(pair.row, pair.other) || isSilent(pair.other, pair.row))
    pieces.push(two('silence', FOR_TWO.silence, 'one report prints it, the other leaves it blank'));
  else if (!pair.alignment.isPrintedNext(pair.cluster))
    pieces.push(two('silence', FOR_TWO.silence, 'a report between prints neither'));
  return pieces;
};

const byLabel = ({ row, other }: Pair): Piece[] => {
  const [a, b] = [row.label, other.label];
  if (a.exact === '' || b.exact === '') return [];
  if (a.exact === b.exact) return [one('label', FOR_ONE.label, 'the same')];
  if (a.core !== '' && a.core === b.core) return [one('label', FOR_ONE.core, 'outside brackets')];
  const key = synonymKey(a);
  if (key !== '' && key === synonymKey(b)) return [one('label', FOR_ONE.words, 'the same words')];
  if (sameConcept(row, other) && areOneResult(a, b))
    return [one('label', FOR_ONE.words, 'the same result, called by its sign')];
  const likeness = similarityOf(a, b);
  if (replacesWords(a, b) && !sameConcept(row, other))
    return [two('label', FOR_TWO.replacedWords, 'each has words of its own')];
  return likeness < UNLIKE
    ? [two('label', FOR_TWO.label, 'no word in common')]
    : [one('label', FOR_ONE.words * likeness, 'common words')];
};

/** The words that carry meaning, with synonyms as one word. */
const meaningOf = (label: Label): readonly string[] =>
  synonymKey(label)
    .split(' ')
    .filter((word) => word !== '');

/** Each label has words that the other lacks: "Acquisition of Alpha" and "Acquisition of Beta". */
const replacesWords = (a: Label, b: Label): boolean => {
  const [mine, theirs] = [meaningOf(a), meaningOf(b)];
  return mine.some((word) => !theirs.includes(word)) && theirs.some((word) => !mine.includes(word));
};

const byWords = ({ row, other }: Pair): Piece[] => {
  const pieces: Piece[] = [];
  if (areOpposites(row.label, other.label)) pieces.push(two('words', FOR_TWO.opposites));
  // The total of the other items is one row, whichever of them its name tells.
  if (!row.isTotal && !agreeOnIncomeAndExpense(row.label, other.label))
    pieces.push(two('kinds', FOR_TWO.kinds));
  if (!sameDirection(row, other)) pieces.push(two('direction', FOR_TWO.opposites));
  if (!sameAct(row, other)) pieces.push(two('act', FOR_TWO.act));
  if (!sameScope(row, other)) pieces.push(two('scope', FOR_TWO.scope));
  if (
    row.label.core !== other.label.core &&
    !sameConcept(row, other) &&
    !sameQualifiers(row, other)
  )
    pieces.push(two('qualifiers', FOR_TWO.qualifiers));
  const [mine, theirs] = [row, other].map((own) => own.zone.term ?? termIn(own.label));
  if (mine !== theirs && mine !== undefined && theirs !== undefined)
    pieces.push(two('term', FOR_TWO.term));
  return pieces;
};

const byPlace = ({ alignment, row, cluster, other }: Pair): Piece[] => {
  const pieces: Piece[] = [];
  const relation = alignment.section(row, cluster);
  if (relation === 'foreign') pieces.push(two('section', FOR_TWO.section));
  else if (relation !== 'unknown') pieces.push(one('section', FOR_ONE.section, relation));
  if (statedZonesConflict(row.zone, other.zone)) pieces.push(two('part', FOR_TWO.part));
  else if (zonesConflict(row.zone, other.zone)) pieces.push(two('part', FOR_TWO.inferredPart));
  else if (sameKnownZone(row.zone, other.zone)) pieces.push(one('part', FOR_ONE.part));
  if (row.isTotal !== other.isTotal) pieces.push(two('rank', FOR_TWO.rank));
  if (row.isBelowFoot !== other.isBelowFoot) pieces.push(two('foot', FOR_TWO.part));
  return pieces;
};

const byOrder = ({ alignment, row, cluster }: Pair): Piece[] =>
  alignment.between(row, cluster)
    ? [one('order', FOR_ONE.order, 'between the same neighbours')]
    : [two('order', FOR_TWO.order)];

/** The item of a total, if it is tied. */
const totalOf = (alignment: Alignment, row: ReportRow): Cluster | undefined =>
  row.parent && alignment.ties.get(row.parent);

/** Rows of a sum that no newer row stands for. */
const untiedIn = (alignment: Alignment, total: ReportRow): number =>
  total.children.filter((child) => !alignment.ties.has(child)).length;

const byRole = ({ alignment, row, other }: Pair): Piece[] => {
  const total = totalOf(alignment, row);
  if (total === undefined || row.parent === undefined || other.parent === undefined) return [];
  if (!total.rows.includes(other.parent)) return [two('sum', FOR_TWO.sum)];
  const sole = untiedIn(alignment, row.parent) === 1;
  return [
    one('sum', sole ? FOR_ONE.soleInSum : FOR_ONE.sum, sole ? 'the one left' : 'the same total'),
  ];
};

/** The elements by which tagged reports name the row; the newest report's counts. */
const tagOf = (row: ReportRow): string | undefined =>
  [...row.sources.values()].map(({ fact }) => fact?.concept).find((tag) => tag !== undefined);

const byTags = ({ row, other }: Pair): Piece[] => {
  const [a, b] = [tagOf(row), tagOf(other)];
  if (a === undefined || b === undefined) return [];
  return [a === b ? one('tags', FOR_ONE.tags, a) : two('tags', FOR_TWO.tags, `${a}, ${b}`)];
};

/** All that speaks for and against a row and an item being one row. */
export const weighIdentity = (
  alignment: Alignment,
  row: ReportRow,
  cluster: Cluster,
): readonly Piece[] => {
  const pair = { alignment, row, cluster, other: nearestRow(cluster) };
  return [byTags, byConcept, byNumbers, byLabel, byWords, byPlace, byOrder, byRole].flatMap((by) =>
    by(pair),
  );
};

/** By how much the evidence for one row outweighs that against it. */
export const balanceOf = (evidence: readonly Piece[]): number =>
  evidence.reduce((sum, { says, weight }) => sum + (says === 'one row' ? weight : -weight), 0);
