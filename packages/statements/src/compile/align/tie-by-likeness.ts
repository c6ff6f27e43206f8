import { mayMatch } from './alignment.js';
import type { Alignment } from './alignment.js';
import { compareValues, nearestRow } from './cluster.js';
import type { Cluster, TieKind } from './cluster.js';
import { groupBy } from '../group-by.js';
import { nearlySame } from '../../concepts/label.js';
import type { ReportRow, Zone } from '../rows/row.js';
import { agreeOnIncomeAndExpense } from './opposites.js';
import { sameDirection, sameQualifiers } from './qualifiers.js';
import { synonymKey } from './synonyms.js';
import { termIn } from '../../concepts/statement-part.js';
import { zoneKey } from '../rows/zone.js';
import { BY_LIKENESS } from './weights.js';

const termOf = (row: ReportRow): Zone['term'] => row.zone.term ?? termIn(row.label);

/**
 * What likeness also requires: both are lines (totals need proof), not a gain beside a loss, no
 * word that makes another item, the same term, no other section.
 */
export const mayBeAlike = (alignment: Alignment, row: ReportRow, cluster: Cluster): boolean => {
  const other = nearestRow(cluster);
  if (row.isTotal || other.isTotal || !mayMatch(row, cluster) || !sameDirection(row, other))
    return false;
  if (row.label.core !== other.label.core && !sameQualifiers(row, other)) return false;
  if (!agreeOnIncomeAndExpense(row.label, other.label)) return false;
  return termOf(row) === termOf(other) && alignment.section(row, cluster) !== 'foreign';
};

/** Groups larger than this are not worth searching for unique partners. */
const LARGEST_GROUP = 40_000;

interface Likeness {
  readonly kind: TieKind;
  readonly confidence: number;
  readonly detail: string;
  /** Rows and items match only if their keys are equal; an empty key matches nothing. */
  readonly key: (row: ReportRow) => string;
  readonly partners: (row: ReportRow, cluster: Cluster) => boolean;
}

const countBy = <T>(items: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** Ties rows and items that are each other's only partner. */
const tieUnique = (
  alignment: Alignment,
  { kind, confidence, detail, key, partners }: Likeness,
): void => {
  const clusters = groupBy(alignment.recentClusters(), (cluster) => key(nearestRow(cluster)));
  for (const [at, alike] of groupBy(alignment.openRows(), key)) {
    const facing = clusters.get(at) ?? [];
    if (at === '' || alike.length * facing.length > LARGEST_GROUP) continue;
    const pairs = alike.flatMap((row) =>
      facing.filter((cluster) => partners(row, cluster)).map((cluster) => ({ row, cluster })),
    );
    const [rows, items] = [
      countBy(pairs.map(({ row }) => row)),
      countBy(pairs.map(({ cluster }) => cluster)),
    ];
    for (const { row, cluster } of pairs) {
      if (rows.get(row) === 1 && items.get(cluster) === 1)
        alignment.tie(row, cluster, kind, confidence, detail);
    }
  }
};

/**
 * The only open item with the same meaning words between the tied neighbours of a row. Words added
 * or replaced make another item.
 */
export const tieByPosition = (alignment: Alignment): void => {
  const bracketOf = new Map(
    alignment.openRows().map((row) => [row, alignment.bracket(row)] as const),
  );
  tieUnique(alignment, {
    kind: 'position',
    confidence: BY_LIKENESS.position,
    detail: 'alike, between the same neighbours',
    key: (row) => synonymKey(row.label),
    partners: (row, cluster) => {
      const { after, before } = bracketOf.get(row) ?? { after: -1, before: alignment.order.length };
      const held = after >= 0 || before < alignment.order.length;
      const place = alignment.place(cluster);
      return (
        held &&
        place > after &&
        place < before &&
        mayBeAlike(alignment, row, cluster) &&
        compareValues(row, cluster).different === 0
      );
    },
  });
};

/** Rows whose words mean the same: stockholders and shareholders, turnover and revenue. */
export const tieBySynonyms = (alignment: Alignment): void => {
  const partners = (row: ReportRow, cluster: Cluster): boolean =>
    mayBeAlike(alignment, row, cluster);
  tieUnique(alignment, {
    kind: 'synonym',
    confidence: BY_LIKENESS.synonym,
    detail: 'same words by synonym',
    key: (row) => synonymKey(row.label),
    partners,
  });
};

/** A key within one part of the statement; an empty text has no key. */
const inZone = (text: string, row: ReportRow): string =>
  text === '' ? '' : `${text}|${zoneKey(row.zone)}`;

/**
 * Rows in one part of the statement whose meaning words are the same, or differ by a misspelling.
 */
export const tieByNearLabels = (alignment: Alignment): void => {
  const partners = (row: ReportRow, cluster: Cluster): boolean =>
    mayBeAlike(alignment, row, cluster);
  const misspelt = (row: ReportRow, cluster: Cluster): boolean =>
    nearlySame(row.label, nearestRow(cluster).label) &&
    partners(row, cluster) &&
    compareValues(row, cluster).different === 0;
  const kind = 'near_label';
  tieUnique(alignment, {
    kind,
    confidence: BY_LIKENESS.outsideBrackets,
    detail: 'same words but for those in brackets',
    key: (row) => inZone(row.label.core, row),
    partners,
  });
  tieUnique(alignment, {
    kind,
    confidence: BY_LIKENESS.bareWords,
    detail: 'same words but joining and qualifying ones',
    key: (row) => inZone(row.label.bare, row),
    partners,
  });
  tieUnique(alignment, {
    kind,
    confidence: BY_LIKENESS.spelling,
    detail: 'same words but for the spelling',
    partners: misspelt,
    key: (row) =>
      row.label.bareStems.size === 0 ? '' : inZone(String(row.label.bareStems.size), row),
  });
};
