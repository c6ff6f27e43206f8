import type { CompiledLineItem } from '@fde/contracts';
import { newestRow } from '../align/cluster.js';
import type { Cluster } from '../align/cluster.js';
import { groupBy } from '../group-by.js';
import type { Report, ReportRow } from '../rows/row.js';
import { zonesConflict } from '../rows/zone.js';
import { FEWEST_MOVED, SAME_SUM } from './weights.js';

export type Link = NonNullable<CompiledLineItem['links']>[number];

/**
 * Parts that a split or merger may have, and rows among which they are searched for; with more, a
 * match would be chance.
 */
const MOST_PARTS = 3;
const MOST_CANDIDATES = 14;

/** The years that two reports both print, at least one, in the order of the older. */
type SharedYears = readonly [string, ...string[]];

interface Item {
  readonly cluster: Cluster;
  readonly newer: ReportRow | undefined;
  readonly older: ReportRow | undefined;
}

const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= SAME_SUM * Math.max(1, Math.abs(a), Math.abs(b));

/**
 * The only set of parts whose numbers close the difference in every shared year; undefined if there
 * is none, or several. This runs for every row of a long table, so the sum of the first year is
 * carried along, and the other years are only added up where it fits.
 */
const partsThatClose = (
  difference: ReadonlyMap<string, number>,
  parts: readonly Item[],
  side: 'newer' | 'older',
  least: number,
): Item[] | undefined => {
  const [first, ...others] = [...difference].map(([year, wanted]) => ({
    wanted,
    printed: parts.map((part) => part[side]?.values.get(year) ?? 0),
  }));
  const set: number[] = [];
  const closesOthers = (): boolean =>
    others.every(({ wanted, printed }) =>
      isNear(
        set.reduce((sum, at) => sum + (printed[at] ?? 0), 0),
        wanted,
      ),
    );
  const solutions: Item[][] = [];
  const grow = (sum: number, from: number): void => {
    for (let at = from; at < parts.length && solutions.length < 2; at++) {
      const larger = sum + (first?.printed[at] ?? 0);
      set.push(at);
      if (set.length >= least && isNear(larger, first?.wanted ?? NaN) && closesOthers())
        solutions.push(parts.filter((_, index) => set.includes(index)));
      if (set.length < MOST_PARTS) grow(larger, at + 1);
      set.pop();
    }
  };
  grow(0, 0);
  return solutions.length === 1 ? solutions[0] : undefined;
};

/**
 * Newer minus older number by shared year; undefined if nothing differs or the numbers are too
 * small to tell.
 */
const differenceOf = (
  item: Item,
  years: readonly string[],
  sign: 1 | -1,
): Map<string, number> | undefined => {
  const difference = new Map(
    years.map(
      (year) =>
        [
          year,
          sign * ((item.newer?.values.get(year) ?? 0) - (item.older?.values.get(year) ?? 0)),
        ] as const,
    ),
  );
  return [...difference.values()].some((value) => Math.abs(value) >= FEWEST_MOVED)
    ? difference
    : undefined;
};

const mayShare = (row: ReportRow, other: ReportRow | undefined): other is ReportRow =>
  other !== undefined &&
  row.unit === other.unit &&
  !other.isTotal &&
  other.name !== '' &&
  !zonesConflict(row.zone, other.zone);

/** Keeps to parts near the row: sums of far rows are chance. */
const candidatesFor = (row: ReportRow, parts: readonly Item[], side: 'newer' | 'older'): Item[] =>
  parts
    .filter((part) => {
      const other = part[side];
      return mayShare(row, other) && [...other.values.values()].some((value) => value !== 0);
    })
    .slice(0, MOST_CANDIDATES);

/** A row into which another was merged, and the years whose sums show it. */
export interface Whole {
  readonly whole: Cluster;
  readonly years: readonly string[];
}

export class Links {
  private readonly links = new Map<Cluster, Link[]>();
  private readonly wholes = new Map<Cluster, Whole[]>();

  /** The rows of newer reports that contain this one, which they no longer print. */
  wholesOf(part: Cluster): readonly Whole[] {
    return this.wholes.get(part) ?? [];
  }
  merge(part: Cluster, whole: Whole): void {
    this.wholes.set(part, [...this.wholesOf(part), whole]);
  }
  of(cluster: Cluster): Link[] {
    return this.links.get(cluster) ?? [];
  }
  add(cluster: Cluster, link: Link): void {
    const known = this.of(cluster);
    if (
      !known.some((one) => one.kind === link.kind && one.names.join('|') === link.names.join('|'))
    )
      this.links.set(cluster, [...known, link]);
  }
}

/** Rows that only one of the reports prints, and that may be parts of a row of the other. */
interface Parts {
  readonly kind: 'merged_from' | 'split_into';
  readonly side: 'older' | 'newer';
  readonly pool: readonly Item[];
}

const linkParts = (
  links: Links,
  item: Item,
  { kind, side, pool }: Parts,
  years: SharedYears,
): void => {
  const row = item.newer ?? item.older;
  const merger = kind === 'merged_from';
  const others = pool.filter((part) => part !== item);
  if (!row || (merger ? item.newer : item.older) === undefined || others.length === 0) return;
  const difference = differenceOf(item, years, merger ? 1 : -1);
  const least = item.newer && item.older ? 1 : 2;
  const parts =
    difference && partsThatClose(difference, candidatesFor(row, others, side), side, least);
  if (!parts) return;
  const [year] = years;
  const names = parts.map((part) => newestRow(part.cluster).name);
  links.add(item.cluster, { kind, names, year });
  for (const part of parts) {
    links.add(part.cluster, { kind: 'part_of', names: [newestRow(item.cluster).name], year });
    if (merger) links.merge(part.cluster, { whole: item.cluster, years });
  }
};

const linkPair = (links: Links, items: readonly Item[], years: SharedYears): void => {
  const gone = items.filter((item) => item.older && !item.newer && !item.older.isTotal);
  const born = items.filter((item) => item.newer && !item.older && !item.newer.isTotal);
  for (const item of items) {
    const row = item.newer ?? item.older;
    if (!row || row.isTotal || row.name === '' || row.unit !== 'money') continue;
    linkParts(links, item, { kind: 'merged_from', side: 'older', pool: gone }, years);
    linkParts(links, item, { kind: 'split_into', side: 'newer', pool: born }, years);
  }
};

/**
 * A line that turned into the total of new rows: they are linked, and the numbers stay where they
 * are printed.
 */
const linkBrokenDown = (links: Links, items: readonly Item[], years: SharedYears): void => {
  for (const { cluster, newer, older } of items) {
    if (
      !newer ||
      !older ||
      older.children.length > 0 ||
      newer.children.length < 2 ||
      older.isTotal === newer.isTotal
    )
      continue;
    links.add(cluster, {
      kind: 'sum_of',
      names: newer.children.map((child) => child.name),
      year: years[0],
    });
  }
};

const sharedYears = (newer: Report | undefined, older: Report): SharedYears | undefined => {
  const [first, ...others] = older.years.filter((year) => newer?.years.includes(year));
  return first === undefined ? undefined : [first, ...others];
};

/**
 * Finds items that were split or merged between successive reports, by their sums in the years that
 * both print. They are linked by name, never blended: every number stays in the row it is printed
 * in.
 */
export const findLinks = (table: {
  readonly reports: readonly Report[];
  readonly clusters: readonly Cluster[];
}): Links => {
  const links = new Links();
  const byReport = new Map<Report, Map<Cluster, ReportRow>>(
    table.reports.map((report) => [report, new Map()]),
  );
  for (const cluster of table.clusters)
    for (const row of cluster.rows) byReport.get(row.report)?.set(cluster, row);
  table.reports.slice(1).forEach((older, at) => {
    const newer = table.reports[at];
    const years = sharedYears(newer, older);
    if (newer === undefined || years === undefined) return;
    const [now, then] = [
      byReport.get(newer) ?? new Map<Cluster, ReportRow>(),
      byReport.get(older) ?? new Map<Cluster, ReportRow>(),
    ];
    const clusters = [...groupBy([...now.keys(), ...then.keys()], (cluster) => cluster).keys()];
    const items = clusters.map((cluster) => ({
      cluster,
      newer: now.get(cluster),
      older: then.get(cluster),
    }));
    linkPair(links, items, years);
    linkBrokenDown(links, items, years);
  });
  return links;
};
