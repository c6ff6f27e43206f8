import type { ReadingDecision } from '@fde/contracts';
import { addRow, nearestRow } from './cluster.js';
import type { Cluster, Tie, TieKind } from './cluster.js';
import type { Label } from '../../concepts/label.js';
import { areOpposites } from './opposites.js';
import type { Report, ReportRow } from '../rows/row.js';
import { isNested } from '../rows/section.js';
import { termIn } from '../../concepts/statement-part.js';
import { sameScope } from './qualifiers.js';
import { statedZonesConflict, zonesConflict } from '../rows/zone.js';

/** How the place of a row relates to the place of a newer row. */
export type SectionRelation = 'same' | 'nested' | 'mapped' | 'unknown' | 'foreign';

/**
 * Near labels and positions are looked up among the items of the newer reports of this many years. A
 * year may have several: an original and its amendment, a PDF and a tagged report.
 */
const RECENT_YEARS = 3;

const lastYearsOf = (newer: readonly Report[]): readonly Report[] => {
  const years = new Set<string | undefined>();
  return newer.toReversed().filter(({ years: [newest] }) => {
    years.add(newest);
    return years.size <= RECENT_YEARS;
  });
};

/** Weighs a tie before it is made. */
export type Judge = (
  alignment: Alignment,
  row: ReportRow,
  cluster: Cluster,
  tie: Tie,
) => ReadingDecision | undefined;

/**
 * One older report while it is aligned to the items of the newer ones. Each pass ties what it can;
 * weaker passes no longer see a row and an item that are tied.
 */
export class Alignment {
  readonly ties = new Map<ReportRow, Cluster>();
  private readonly taken = new Set<Cluster>();
  private readonly at = new Map<ReportRow, number>();
  private readonly places = new Map<Cluster, number>();
  private readonly sections = new Map<string, Map<string, number>>();
  private readonly mapping = new Map<string, { section: string | undefined }>();
  private readonly ownSections: ReadonlySet<string>;
  private readonly recentReports: ReadonlySet<Report>;
  private readonly sectionsOf = new Map<Report, ReadonlySet<string>>();

  /**
   * `order` is the table so far, from top to bottom; `newer` holds the newer reports, newest first.
   */
  constructor(
    readonly report: Report,
    readonly order: readonly Cluster[],
    private readonly newer: readonly Report[],
    private readonly judge?: Judge,
  ) {
    order.forEach((cluster, place) => this.places.set(cluster, place));
    report.rows.forEach((row, at) => this.at.set(row, at));
    this.ownSections = new Set(report.rows.map((row) => row.sectionKey));
    this.recentReports = new Set(lastYearsOf(newer));
  }

  openRows(): ReportRow[] {
    return this.report.rows.filter((row) => !this.ties.has(row));
  }
  openClusters(): Cluster[] {
    return this.order.filter((cluster) => !this.taken.has(cluster));
  }
  /** Items still open that one of the last newer reports prints. */
  recentClusters(): Cluster[] {
    return this.openClusters().filter((cluster) =>
      this.recentReports.has(nearestRow(cluster).report),
    );
  }
  isRecent(cluster: Cluster): boolean {
    return this.recentReports.has(nearestRow(cluster).report);
  }
  /** Whether the report next in time prints the item; otherwise a report between leaves it out. */
  isPrintedNext(cluster: Cluster): boolean {
    return nearestRow(cluster).report.years[0] === this.newer.at(-1)?.years[0];
  }
  isOpen(row: ReportRow, cluster: Cluster): boolean {
    return !this.ties.has(row) && !this.taken.has(cluster);
  }
  place(cluster: Cluster): number {
    return this.places.get(cluster) ?? -1;
  }

  tie(row: ReportRow, cluster: Cluster, kind: TieKind, confidence: number, detail: string): void {
    const decision = this.judge?.(this, row, cluster, { kind, confidence, detail });
    this.ties.set(row, cluster);
    this.taken.add(cluster);
    const targets = this.sections.get(row.sectionKey) ?? new Map<string, number>();
    const target = nearestRow(cluster).sectionKey;
    targets.set(target, (targets.get(target) ?? 0) + 1);
    this.sections.set(row.sectionKey, targets);
    const weighed = decision === undefined ? {} : { decision };
    addRow(cluster, row, { kind, confidence, detail, ...weighed });
    this.mapping.delete(row.sectionKey);
  }

  /**
   * The newer row that stands for the item here: the nearest one before this report's own row was
   * tied.
   */
  section(row: ReportRow, cluster: Cluster): SectionRelation {
    const other = nearestRow(cluster);
    if (row.sectionKey === other.sectionKey) return 'same';
    if (isNested(row.path, other.path)) return 'nested';
    const best = this.mappedSection(row.sectionKey);
    if (best === other.sectionKey) return 'mapped';
    if (
      best !== undefined ||
      this.ownSections.has(other.sectionKey) ||
      this.prints(other.report, row.sectionKey)
    )
      return 'foreign';
    return 'unknown';
  }

  /** The section in which most tied rows of this report's section stand today. */
  private mappedSection(key: string): string | undefined {
    const known = this.mapping.get(key);
    if (known !== undefined) return known.section;
    const targets = this.sections.get(key);
    const section = targets
      ? [...targets].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]
      : undefined;
    this.mapping.set(key, { section });
    return section;
  }

  private prints(report: Report, key: string): boolean {
    let keys = this.sectionsOf.get(report);
    if (!keys)
      this.sectionsOf.set(report, (keys = new Set(report.rows.map((row) => row.sectionKey))));
    return keys.has(key);
  }

  /** The tied neighbours of a row: the places in the table between which it must stand. */
  bracket(row: ReportRow): { readonly after: number; readonly before: number } {
    const { rows } = this.report;
    const at = this.at.get(row) ?? -1;
    let [after, before] = [-1, this.order.length];
    for (let i = at - 1; i >= 0; i -= 1) {
      const above = rows[i];
      const tied = above && this.ties.get(above);
      if (tied) {
        after = this.place(tied);
        break;
      }
    }
    for (let i = at + 1; i < rows.length; i += 1) {
      const below = rows[i];
      const tied = below && this.ties.get(below);
      if (tied) {
        before = this.place(tied);
        break;
      }
    }
    return { after, before };
  }

  between(row: ReportRow, cluster: Cluster): boolean {
    const { after, before } = this.bracket(row);
    const place = this.place(cluster);
    return place > after && place < before;
  }
}

const oppositeTerms = (a: Label, b: Label): boolean => {
  const [one, other] = [termIn(a), termIn(b)];
  return one !== undefined && other !== undefined && one !== other;
};

/** What no evidence overrules: unit, zone, opposite words. */
export const mayMatch = (row: ReportRow, cluster: Cluster): boolean =>
  !zonesConflict(row.zone, nearestRow(cluster).zone) && wordsMayMatch(row, nearestRow(cluster));

/**
 * The same for rows with equal numbers. The order of rows alone does not separate two of one name.
 * Under other names, a subtotal equals its total in a year without the rest, and cash at the foot
 * its part in a reconciliation below: neither is the other.
 */
export const mayMatchByNumbers = (row: ReportRow, cluster: Cluster): boolean => {
  const other = nearestRow(cluster);
  return row.label.exact === other.label.exact && row.label.exact !== ''
    ? row.unit === other.unit && !statedZonesConflict(row.zone, other.zone)
    : mayMatch(row, cluster) && sameScope(row, other) && row.isBelowFoot === other.isBelowFoot;
};

const wordsMayMatch = (row: ReportRow, other: ReportRow): boolean =>
  row.unit === other.unit &&
  !areOpposites(row.label, other.label) &&
  !oppositeTerms(row.label, other.label);

/** A sum or a name makes a row a total. A flag alone is only the reader's opinion. */
const surelyTotal = (row: ReportRow): boolean =>
  row.isTotal && (row.children.length > 0 || row.label.words[0] === 'total');

/**
 * "Other" may be a line here and a sum there. A row with a distinct name is one item, whatever a
 * reader flagged.
 */
const hasOwnName = (row: ReportRow): boolean =>
  (row.label.bareStems.size > 1 ||
    (row.label.bareStems.size === 1 && !row.label.bareStems.has('other'))) &&
  row.label.words[0] !== 'total';

/**
 * Totals match totals and lines match lines. If the labels are identical, a flag without a sum does
 * not separate them.
 */
export const sameRank = (row: ReportRow, cluster: Cluster): boolean => {
  const other = nearestRow(cluster);
  if (row.isTotal === other.isTotal) return true;
  return (
    row.label.exact === other.label.exact &&
    (hasOwnName(row) || (!surelyTotal(row) && !surelyTotal(other)))
  );
};
