import { sameNumber } from '../align/cluster.js';
import type { Cluster } from '../align/cluster.js';
import { scaleBy } from '../rows/scaled.js';
import type { Report, ReportRow } from '../rows/row.js';
import { shareUnits } from './share-units.js';
import {
  COUNTS_APART,
  NEWER_REPORTS,
  ROUNDING_SLACK,
  SPLIT_TOLERANCE,
  UNIT_TOLERANCE,
} from './weights.js';
import { stepOf } from '../../identities/proof-row.js';

/**
 * The basis on which a report prints its per-share figures and share counts, compared with the
 * newest report: before which stock split, and in which unit (share counts in thousands, later in
 * millions).
 */
export interface ShareBasis {
  /** Shares after the splits for one share before them; 1 if nothing was split. */
  readonly split: number;
  /** Multiplied by this, share counts are in the unit of the newest report. */
  readonly unit: number;
}

export const SAME_BASIS: ShareBasis = { split: 1, unit: 1 };

/** The splits that companies make: new shares for old ones. Reverse splits are their inverses. */
const RATIOS = [1.25, 4 / 3, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 50, 100];
const SPLITS = [...RATIOS, ...RATIOS.map((ratio) => 1 / ratio)];
const UNITS = [1e3, 1e6, 1e-3, 1e-6];

interface Printed {
  readonly unit: 'per_share' | 'shares';
  readonly newer: number;
  readonly older: number;
}

/** Half of the last printed digit. */
const halfStepOf = (value: number): number => stepOf(value) / 2;

/** Whether newer = older * factor, within the rounding of both printings. */
export const agreesTimes = (newer: number, older: number, factor: number): boolean =>
  Math.abs(newer - older * factor) <=
  (halfStepOf(newer) + halfStepOf(older) * factor) * ROUNDING_SLACK;

/** Figures of shared years that both reports print, per share and in shares. */
const sharedFigures = (clusters: readonly Cluster[], newer: Report, older: Report): Printed[] =>
  clusters.flatMap((cluster) => {
    const [a, b] = [
      cluster.rows.find((row) => row.report === newer),
      cluster.rows.find((row) => row.report === older),
    ];
    const unit = b?.unit;
    if (!a || !b || (unit !== 'per_share' && unit !== 'shares')) return [];
    return [...b.values].flatMap(([year, value]) => {
      const now = a.values.get(year);
      return now && value ? [{ unit, newer: now, older: value }] : [];
    });
  });

/**
 * Whether most money of the years that both print differs: then per-share figures change with the
 * earnings.
 */
const restatesMoney = (clusters: readonly Cluster[], newer: Report, older: Report): boolean => {
  let [same, changed] = [0, 0];
  for (const cluster of clusters) {
    const [a, b] = [
      cluster.rows.find((row) => row.report === newer),
      cluster.rows.find((row) => row.report === older),
    ];
    if (!a || !b || b.unit !== 'money') continue;
    for (const [year, value] of b.values) {
      const now = a.values.get(year);
      if (now === undefined) continue;
      if (sameNumber(now, a, value, b)) same += 1;
      else changed += 1;
    }
  }
  return changed > same;
};

/** Whether newer counts are the older ones after a split, but for buybacks and the rounding of both. */
export const countsAgree = (newer: number, older: number, split: number): boolean =>
  Math.abs(newer / older / split - 1) < SPLIT_TOLERANCE || agreesTimes(newer, older, split);

const splitAgrees = (figure: Printed, split: number): boolean =>
  figure.unit === 'shares'
    ? countsAgree(figure.newer, figure.older, split)
    : agreesTimes(figure.newer, figure.older, 1 / split);

/** Restated counts change by less than this; another unit changes them a thousandfold. */
const SAME_SIZE = 0.2;

const unitAgrees = (figure: Printed, unit: number): boolean =>
  agreesTimes(figure.newer, figure.older, unit) ||
  Math.abs(figure.newer / figure.older / unit - 1) < UNIT_TOLERANCE;

const nearlyTimes = (figure: Printed, unit: number): boolean =>
  Math.abs(figure.newer / figure.older / unit - 1) < SAME_SIZE;

/**
 * The unit of the older counts: one of them agrees to the digit, the others may be slightly
 * restated.
 */
const unitOf = (counts: readonly Printed[]): number | undefined =>
  UNITS.find(
    (factor) =>
      counts.some((figure) => unitAgrees(figure, factor)) &&
      counts.every((figure) => nearlyTimes(figure, factor)),
  );

/**
 * Without share counts, only a ratio of two or more is a split, and only if the earnings themselves
 * were not restated.
 */
const mayBeSplit = (split: number, counts: readonly Printed[], restated: boolean): boolean =>
  counts.length > 0 || (!restated && (split >= 2 || 1 / split >= 2));

const inUnit = (figure: Printed, unit: number): Printed =>
  figure.unit === 'shares' ? { ...figure, older: scaleBy(figure.older, unit) } : figure;

/** A split shows in at least two figures, which may also be in another unit. */
const splitAndUnit = (figures: readonly Printed[], restated: boolean): ShareBasis | undefined => {
  const counts = figures.filter((figure) => figure.unit === 'shares');
  if (figures.length < 2) return undefined;
  const units = counts.length === figures.length ? [1] : [1, ...UNITS];
  for (const unit of units) {
    const split = SPLITS.find(
      (ratio) =>
        mayBeSplit(ratio, counts, restated) &&
        figures.every((figure) => splitAgrees(inUnit(figure, unit), ratio)),
    );
    if (split !== undefined) return { split, unit };
  }
  return undefined;
};

/**
 * Restated earnings change a per-share figure by less than this; a split changes it by at least a
 * quarter.
 */
const RESTATED_EARNINGS = 0.25;

/** A split that all counts show, while restated earnings also changed the per-share figures. */
const splitOfCounts = (figures: readonly Printed[], unit: number): ShareBasis | undefined => {
  const [counts, perShare] = (['shares', 'per_share'] as const).map((one) =>
    figures.filter((figure) => figure.unit === one),
  ) as [Printed[], Printed[]];
  if (counts.length === 0 || perShare.length === 0) return undefined;
  const split = SPLITS.find(
    (ratio) =>
      counts.every((figure) => splitAgrees(inUnit(figure, unit), ratio)) &&
      perShare.every(
        ({ newer, older }) => Math.abs((newer * ratio) / older - 1) < RESTATED_EARNINGS,
      ),
  );
  return split === undefined ? undefined : { split, unit };
};

/** `proven`: the unit of the older counts, by the earnings of both reports. */
const compareBasis = (
  figures: readonly Printed[],
  restated: boolean,
  proven: number | undefined,
): ShareBasis | undefined => {
  if (figures.length === 0) return undefined;
  const unit = unitOf(figures.filter((figure) => figure.unit === 'shares'));
  if (unit !== undefined) return { split: 1, unit };
  const unsplit = { split: 1, unit: proven ?? 1 };
  if (figures.some((figure) => figure.newer === figure.older)) return unsplit;
  return splitAndUnit(figures, restated) ?? splitOfCounts(figures, proven ?? 1) ?? unsplit;
};

/**
 * Share counts of two reports without a shared year: only another unit changes all of them by about
 * a thousand.
 */
const unitBySize = (
  clusters: readonly Cluster[],
  newer: Report,
  older: Report,
): ShareBasis | undefined => {
  const ratios = clusters.flatMap((cluster) => {
    const [a, b] = [
      cluster.rows.find((row) => row.report === newer),
      cluster.rows.find((row) => row.report === older),
    ];
    const [now, then] = [
      [...(a?.values.values() ?? [])].at(-1),
      [...(b?.values.values() ?? [])][0],
    ];
    return b?.unit === 'shares' && now && then ? [now / then] : [];
  });
  const unit = UNITS.find((factor) =>
    ratios.every((ratio) => Math.max(ratio / factor, factor / ratio) < COUNTS_APART),
  );
  return ratios.length === 0 ? undefined : { split: 1, unit: unit ?? 1 };
};

const provenBasis = (proven: number | undefined): ShareBasis | undefined =>
  proven === undefined ? undefined : { split: 1, unit: proven };

/**
 * The basis of each report, newest first. A report that shares no figure with a newer one follows
 * the report after it, unless the size of its share counts shows another unit. A split must show in
 * at least two figures, and all must change by one usual ratio.
 */
export const findShareBases = (
  reports: readonly Report[],
  all: readonly Cluster[],
): Map<Report, ShareBasis> => {
  const clusters = all.filter((cluster) =>
    cluster.rows.some((row) => row.unit === 'per_share' || row.unit === 'shares'),
  );
  const bases = new Map<Report, ShareBasis>();
  const unitIn = shareUnits(reports);
  reports.forEach((report, at) => {
    const next = reports[at - 1];
    let basis = (next && bases.get(next)) ?? SAME_BASIS;
    for (const newer of reports.slice(0, at).toReversed().slice(0, NEWER_REPORTS)) {
      const proven = unitIn(newer, report);
      const figures = sharedFigures(clusters, newer, report);
      const step =
        compareBasis(figures, restatesMoney(all, newer, report), proven) ??
        (newer === next ? (provenBasis(proven) ?? unitBySize(clusters, newer, report)) : undefined);
      const reached = bases.get(newer) ?? SAME_BASIS;
      if (step) {
        basis = { split: step.split * reached.split, unit: step.unit * reached.unit };
        break;
      }
    }
    bases.set(report, basis);
  });
  return bases;
};

/**
 * The printed number in the unit of the newest report; only share counts in another unit change.
 */
export const shown = (
  row: ReportRow,
  value: number,
  bases: ReadonlyMap<Report, ShareBasis>,
): number => (row.unit === 'shares' ? scaleBy(value, bases.get(row.report)?.unit ?? 1) : value);
