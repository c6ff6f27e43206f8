import type { CanonicalStatementType, CompiledLineItem } from '@fde/contracts';
import { labelOf } from './label.js';
import type { Label } from './label.js';
import { CANONICAL_ITEMS } from './canonical-items.js';
import type { CanonicalItem } from './canonical-item.js';
import { rankOfName, says } from './item-names.js';

/** What a canonical item asks of a row: a printed or a compiled one. */
export type CanonicalRow = Pick<
  CompiledLineItem,
  'name' | 'section' | 'unit' | 'is_total' | 'values'
>;

export interface CanonicalMatch {
  readonly item: CanonicalItem;
  /** Index of the row in the line items given. */
  readonly index: number;
  readonly confidence: number;
  readonly evidence: readonly string[];
}

interface Candidate {
  readonly index: number;
  readonly rank: number;
  readonly cells: number;
  readonly total: boolean;
  readonly via: 'label' | 'heading';
}

const headingsOf = (row: CanonicalRow): Label =>
  labelOf((row.section ?? '').split(/\s*>\s*/).at(-1) ?? '');

const DILUTION: Readonly<Record<string, 'basic' | 'diluted'>> = {
  eps_basic: 'basic',
  shares_basic: 'basic',
  eps_diluted: 'diluted',
  shares_diluted: 'diluted',
};

/** Earnings per share and share counts stand under headings: "Basic" below "Earnings per share". */
const dilutionFits = (
  item: CanonicalItem,
  row: CanonicalRow,
  label: Label,
  above: string,
): boolean => {
  const wanted = DILUTION[item.id];
  if (!wanted) return true;
  const text = `${labelOf(row.section ?? above).exact} ${label.exact}`;
  const other = wanted === 'basic' ? 'diluted' : 'basic';
  // A table of one language may use another's word: what says the one and not the other is it.
  return (
    (says(wanted, text) && (text.includes(wanted) || !says(other, text))) ||
    (item.id === 'shares_basic' && !says('diluted', text))
  );
};

/** The heading of the rows right above of the same unit: a total of per-share figures may stand outside of it. */
const headingAbove = (rows: readonly CanonicalRow[], index: number): string => {
  const unit = rows[index]?.unit;
  for (let at = index - 1; at >= 0 && rows[at]?.unit === unit; at -= 1) {
    const section = rows[at]?.section;
    if (section) return section;
  }
  return '';
};

const candidateOf = (
  item: CanonicalItem,
  rows: readonly CanonicalRow[],
  index: number,
): Candidate | undefined => {
  const row = rows[index] as CanonicalRow;
  if (row.unit !== item.unit) return undefined;
  const label = labelOf(row.name);
  if (!dilutionFits(item, row, label, headingAbove(rows, index))) return undefined;
  const cells = Object.keys(row.values).length;
  const rank = rankOfName(item, label.loose);
  if (rank >= 0) return { index, rank, cells, total: row.is_total, via: 'label' };
  const heading = headingsOf(row);
  const generic = /^(?:total|sum|)$/u.test(label.loose) && row.is_total && heading.loose !== '';
  const under = generic ? rankOfName(item, heading.loose) : -1;
  return under >= 0 ? { index, rank: under + 0.5, cells, total: true, via: 'heading' } : undefined;
};

/** Better name first, then the longer row, a total before a line, the upper before the lower. */
const byFitness = (a: Candidate, b: Candidate): number =>
  a.rank - b.rank || b.cells - a.cells || Number(b.total) - Number(a.total) || a.index - b.index;

/** Without minorities the whole and the part of the parent are one row, which companies print once. */
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
  found: Map<string, CanonicalMatch>,
  whole: string,
  part: string,
  minority: string,
): void => {
  const [one, other] = [found.get(whole), found.get(part)];
  if (found.has(minority) || (one === undefined) === (other === undefined)) return;
  const [known, wanted] = one ? [one, part] : [other as CanonicalMatch, whole];
  const item = CANONICAL_ITEMS.find(({ id }) => id === wanted);
  if (item)
    found.set(wanted, {
      ...known,
      item,
      confidence: Math.round(100 * (known.confidence - 0.05)) / 100,
      evidence: [
        ...known.evidence,
        'no non-controlling interests are printed, so the parent has the whole',
      ],
    });
};

/**
 * Finds the canonical line items among the rows of one statement, each with the reason. A row is at most one item of
 * its statement, except the equity and net income of a company without minorities. Items that no row is are absent.
 */
export const findCanonical = (
  type: CanonicalStatementType,
  rows: readonly CanonicalRow[],
): Map<string, CanonicalMatch> => {
  const found = new Map<string, CanonicalMatch>();
  const taken = new Set<number>();
  for (const item of CANONICAL_ITEMS.filter(({ statement }) => statement === type)) {
    const candidates = rows
      .flatMap((_, index) => (taken.has(index) ? [] : (candidateOf(item, rows, index) ?? [])))
      .sort(byFitness);
    const [best, second] = candidates;
    if (!best) continue;
    taken.add(best.index);
    const alike = second !== undefined && second.rank === best.rank;
    const how =
      best.via === 'label'
        ? `label '${rows[best.index]?.name}' names ${item.label.toLowerCase()}`
        : `total of the section that names ${item.label.toLowerCase()}`;
    found.set(item.id, {
      item,
      index: best.index,
      confidence:
        Math.round(100 * Math.max(0.6, 0.97 - 0.04 * best.rank - (alike ? 0.07 : 0))) / 100,
      evidence: alike
        ? [
            how,
            `${candidates.length - 1} more rows are named alike; the fullest, uppermost is taken`,
          ]
        : [how],
    });
  }
  for (const { whole, part, minority } of WITHOUT_MINORITY) shareRow(found, whole, part, minority);
  return found;
};
