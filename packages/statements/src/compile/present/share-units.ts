import { findConcepts, type ConceptRow } from '../../concepts/find-concepts.js';
import type { Report, ReportRow } from '../rows/row.js';
import { median } from '../regimes/shared-numbers.js';

/** The unit of share counts, relative to those of another report. */
const UNITS = [1, 1e3, 1e6, 1e-3, 1e-6] as const;

/**
 * A factor. Average counts and rounded per-share figures miss the net income by much less; another
 * unit misses it by a thousand.
 */
const SAME_UNIT = 2;

/** The first of each that a report prints. */
const PER_SHARE = ['eps_basic', 'eps_diluted'] as const;
const EARNINGS = ['net_income_attributable_to_parent', 'net_income'] as const;

const conceptRow = (row: ReportRow): ConceptRow => ({
  name: row.name,
  section: row.section,
  unit: row.unit,
  is_total: row.isTotal,
  values: Object.fromEntries(row.values),
});

/**
 * Net income divided by (per-share figure times count). It is the same in all years of a report,
 * because it gives the unit of its counts.
 */
const earningsPerCount = ({ type, rows }: Report): number | undefined => {
  const counts = rows.filter(({ unit }) => unit === 'shares');
  if (type !== 'income_statement' || counts.length === 0) return undefined;
  const found = findConcepts(type, rows.map(conceptRow));
  const [perShare, earnings] = [PER_SHARE, EARNINGS].map((ids) =>
    ids.flatMap((id) => rows[found.get(id)?.index ?? -1] ?? []).at(0),
  );
  const quotients = counts.flatMap(({ values }) =>
    [...values].flatMap(([year, count]) => {
      const [income, eps] = [earnings?.values.get(year), perShare?.values.get(year)];
      return income && eps && count ? [Math.abs(income / (eps * count))] : [];
    }),
  );
  return quotients.length === 0 ? undefined : median(quotients);
};

/**
 * The unit of an older report's share counts in terms of a newer report's: the per-share figure
 * times the count is the net income, whatever was split or restated in between. Undefined if one of
 * them does not print all three.
 */
export const shareUnits = (
  reports: readonly Report[],
): ((newer: Report, older: Report) => number | undefined) => {
  const quotients = new Map(reports.map((report) => [report, earningsPerCount(report)]));
  return (newer, older) => {
    const [now, then] = [quotients.get(newer), quotients.get(older)];
    if (now === undefined || then === undefined) return undefined;
    return UNITS.find((unit) => Math.max(then / now / unit, (unit * now) / then) <= SAME_UNIT);
  };
};
