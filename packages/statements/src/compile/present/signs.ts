import type { Cluster } from '../align/cluster.js';
import type { ConceptId } from '../../language/index.js';
import type { Report, ReportRow } from '../rows/row.js';
import { FEWEST_ALIKE, NEWER_REPORTS } from './weights.js';

export type Sign = 1 | -1;

/** -1 for the rows that are printed with the opposite sign of the newest report's convention. */
export type Signs = ReadonlyMap<ReportRow, Sign>;

type Owner = (row: ReportRow) => Cluster | undefined;

const times = (a: Sign, b: Sign): Sign => (a === b ? 1 : -1);

/** A number that both rows print for a year, other than nil. */
const sharedNumbers = (row: ReportRow, other: ReportRow): (readonly [number, number])[] =>
  [...row.values].flatMap(([year, value]) => {
    const now = other.values.get(year);
    return now && value ? [[now, value] as const] : [];
  });

const newerRows = (row: ReportRow, owner: Owner): ReportRow[] => {
  const rows: readonly ReportRow[] = owner(row)?.rows ?? [];
  const at = rows.indexOf(row);
  return rows.slice(Math.max(0, at - NEWER_REPORTS), at).toReversed();
};

const haveOtherSigns = ([now, then]: readonly [number, number]): boolean => now > 0 !== then > 0;

/**
 * Whether shared years show the other sign. Undefined where all of them do and none has the same
 * digits: the number was restated, and may have changed its sign with that.
 */
const isFlipped = (shared: readonly (readonly [number, number])[]): boolean | undefined => {
  if (!shared.every(haveOtherSigns)) return false;
  return shared.some(([now, then]) => now === -then) ? true : undefined;
};

/** By shared years, in the newest report that tells. */
const byNumbers = (row: ReportRow, owner: Owner, signs: Signs): Sign | undefined => {
  for (const newer of newerRows(row, owner)) {
    const shared = sharedNumbers(row, newer);
    const flipped = shared.length === 0 ? undefined : isFlipped(shared);
    if (flipped === undefined) continue;
    return times(signs.get(newer) ?? 1, flipped ? -1 : 1);
  }
  return undefined;
};

/** A total has the sign of most rows that its report adds up to it. */
const byParts = ({ children }: ReportRow, signs: Signs): Sign | undefined => {
  const parts = children.flatMap((part) => signs.get(part) ?? []);
  if (parts.length === 0) return undefined;
  return 2 * parts.filter((sign) => sign === -1).length > parts.length ? -1 : 1;
};

/** By the rows beside it, which its own report adds to the same total, or by the total itself. */
const byRowsBeside = (row: ReportRow, signs: Signs): Sign | undefined => {
  const total = row.parent;
  if (total === undefined) return undefined;
  const role = total.signs.get(row) ?? 1;
  const beside = total.children
    .filter((other) => other !== row && total.signs.get(other) === role)
    .flatMap((other) => signs.get(other) ?? []);
  if (beside.length === 0) return role === 1 ? signs.get(total) : undefined;
  const flipped = beside.filter((sign) => sign === -1).length;
  return 2 * flipped > beside.length ? -1 : 1;
};

/** The newest row that shares a year with it, and whether every shared number has the other sign. */
const leaning = (row: ReportRow, owner: Owner, signs: Signs): Sign | undefined => {
  for (const newer of newerRows(row, owner)) {
    const shared = sharedNumbers(row, newer);
    if (shared.length === 0) continue;
    return times(signs.get(newer) ?? 1, shared.every(haveOtherSigns) ? -1 : 1);
  }
  return undefined;
};

const signIn = (total: ReportRow, part: ReportRow): Sign => total.signs.get(part) ?? 1;

/** Totals that stand on either side of zero: their sign tells a profit or a loss, no convention. */
const RESULTS: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'gross_profit',
  'operating_income',
  'income_before_taxes',
  'net_income_continuing',
  'net_income',
  'net_income_attributable_to_parent',
  'net_income_attributable_to_minority',
  'comprehensive_income',
  'operating_cash_flow',
  'investing_cash_flow',
  'financing_cash_flow',
  'net_change_in_cash',
]);

/** A result by its name, or because it takes rows off what it adds up. */
const isResult = (total: ReportRow): boolean =>
  (total.concept !== undefined && RESULTS.has(total.concept)) ||
  total.children.some((part) => signIn(total, part) === -1);

/** The rows with which it has its sign: a total and what it adds up, or what a total takes off. */
const familyOf = (row: ReportRow): readonly ReportRow[] => {
  const total = row.children.length > 0 ? row : row.parent;
  if (total === undefined) return [];
  const role = signIn(total, row);
  if (role === 1 && isResult(total)) return [];
  const alike = total.children.filter((part) => signIn(total, part) === role);
  return role === 1 ? [total, ...alike] : alike;
};

/** Restated numbers with other signs: where most rows of a sum have them, the convention changed. */
const byFamily = (row: ReportRow, owner: Owner, signs: Signs): Sign | undefined => {
  const leanings = familyOf(row).flatMap((one) => leaning(one, owner, signs) ?? []);
  if (leanings.length < FEWEST_ALIKE) return undefined;
  return 2 * leanings.filter((sign) => sign === -1).length > leanings.length ? -1 : 1;
};

/** By its role: a total that adds the row up here takes it off in a newer report. */
const byRole = (row: ReportRow, owner: Owner, signs: Signs): Sign | undefined => {
  const [newer] = newerRows(row, owner);
  if (newer === undefined) return undefined;
  const followed = signs.get(newer) ?? 1;
  const sameTotal =
    row.parent !== undefined &&
    newer.parent !== undefined &&
    owner(row.parent) === owner(newer.parent);
  if (!sameTotal || row.parent === undefined || newer.parent === undefined) return followed;
  // A total without a sign of its own follows the newer one as well.
  const now = signs.get(newer.parent) ?? 1;
  const totals = times(signs.get(row.parent) ?? now, now);
  const roles = times(signIn(row.parent, row), signIn(newer.parent, newer));
  return times(followed, times(totals, roles));
};

/** The side of zero on which all numbers stand; undefined if they stand on both, or are nil. */
const sideOf = (numbers: readonly number[]): Sign | undefined => {
  const sides = new Set(numbers.flatMap((one) => (one === 0 ? [] : [one > 0])));
  const [isAbove] = sides;
  return isAbove === undefined || sides.size > 1 ? undefined : isAbove ? 1 : -1;
};

/**
 * A report that shares no year with a newer one: where all numbers of a sum stand on one side of zero
 * in it, and all of them on one side in the newest rows, the sides tell its convention.
 */
const byConvention = (row: ReportRow, owner: Owner, signs: Signs): Sign | undefined => {
  const family = familyOf(row);
  const newest = family.flatMap((one) => {
    const [first] = owner(one)?.rows ?? [];
    return first === undefined || first === one ? [] : [first];
  });
  if (newest.length < FEWEST_ALIKE) return undefined;
  const then = sideOf(family.flatMap(({ values }) => [...values.values()]));
  const now = sideOf(
    newest.flatMap((one) => [...one.values.values()].map((value) => value * (signs.get(one) ?? 1))),
  );
  return then === undefined || now === undefined ? undefined : times(then, now);
};

const byEvidence = (row: ReportRow, owner: Owner, signs: Signs): Sign | undefined =>
  byParts(row, signs) ??
  byRowsBeside(row, signs) ??
  byFamily(row, owner, signs) ??
  byConvention(row, owner, signs) ??
  byRole(row, owner, signs);

/** A row of which nothing else is known has the sign of the total that adds it up. */
const byTotal = (row: ReportRow, signs: Signs): Sign | undefined =>
  row.parent !== undefined && signIn(row.parent, row) === 1 ? signs.get(row.parent) : undefined;

/**
 * The signs of all rows against the newest report's convention (costs printed with and without
 * brackets). `reports` are given newest first. Shared years show them; a row without one follows its
 * role in a sum that a newer report also adds up, otherwise the rows beside it.
 */
export const findSigns = (reports: readonly Report[], owner: Owner): Signs => {
  const signs = new Map<ReportRow, Sign>();
  for (const [at, report] of reports.entries()) {
    const rows = report.rows.filter(({ unit }) => unit !== 'shares');
    const open = rows.filter((row) => {
      const sign = at === 0 ? 1 : byNumbers(row, owner, signs);
      if (sign !== undefined) signs.set(row, sign);
      return sign === undefined;
    });
    const known: Signs = new Map(signs);
    const silent = open.filter((row) => {
      const sign = byEvidence(row, owner, known);
      if (sign !== undefined) signs.set(row, sign);
      return sign === undefined;
    });
    const all: Signs = new Map(signs);
    for (const row of silent) signs.set(row, byTotal(row, all) ?? 1);
  }
  return signs;
};
