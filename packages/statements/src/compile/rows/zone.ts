import type { Label } from '../../concepts/label.js';
import { TAXONOMY } from '../../concepts/taxonomy.js';
import { activityIn, dilutionIn, sideIn, termIn } from '../../concepts/statement-part.js';
import { anyMeaning } from '../../language/meanings.js';
import type { ReportRow, Zone } from './row.js';
import { forLanguages } from '../../language/languages-in-use.js';

/** Totals above a row that are asked what it is part of; no printed statement nests deeper. */
const MOST_ANCESTORS = 8;

/** The totals above a row in proved sums, nearest first. */
const ancestorsOf = (row: ReportRow): Label[] => {
  const labels: Label[] = [];
  for (let total = row.parent; total && labels.length < MOST_ANCESTORS; total = total.parent)
    labels.push(total.label);
  return labels;
};

const first = <T>(
  labels: readonly Label[],
  read: (label: Label) => T | undefined,
): T | undefined => {
  for (const label of labels) {
    const found = read(label);
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * A balance sheet row belongs to the totals it is part of; otherwise to its heading; otherwise to
 * the total that follows it.
 */
/** The side on which every row of this kind stands. */
const sideOfConcept = ({ concept, isTotal }: ReportRow): Zone['side'] =>
  isTotal ? undefined : TAXONOMY.find(({ id }) => id === concept)?.side;

const balanceZone = (row: ReportRow, following: Label | undefined): Zone => {
  const stated = [...ancestorsOf(row), ...row.path.toReversed()];
  const around = [...stated, ...(following && !row.isTotal ? [following] : [])];
  const own = row.isTotal ? [row.label] : [];
  const known = first([...own, ...stated], sideIn);
  const side = known ?? sideOfConcept(row) ?? first(around, sideIn);
  const term = side === 'equity' ? undefined : (termIn(row.label) ?? first(around, termIn));
  const inferred =
    term !== undefined && termIn(row.label) === undefined && first(stated, termIn) === undefined;
  return {
    ...(side ? { side } : {}),
    ...(side !== undefined && known === undefined ? { sideInferred: true } : {}),
    ...(term ? { term } : {}),
    ...(inferred ? { inferred } : {}),
  };
};

const CASH_TOTAL = forLanguages(() => anyMeaning('cash flow'));
/** Cash itself, its change and its balances belong to no activity. */
const CASH_ITSELF = forLanguages(() => anyMeaning('cash itself'));

/**
 * A cash flow row belongs to the activity of its heading; otherwise to that of the total that
 * follows it.
 */
const cashFlowZone = (row: ReportRow, following: Label | undefined): Zone => {
  if (CASH_ITSELF().test(row.label.exact)) return {};
  const own = row.isTotal && CASH_TOTAL().test(row.label.exact) ? [row.label] : [];
  const stated = first([...own, ...row.path.toReversed(), ...ancestorsOf(row)], activityIn);
  const activity = stated ?? (row.isTotal || !following ? undefined : activityIn(following));
  return activity ? { activity, ...(stated ? {} : { inferred: true as const }) } : {};
};

const zoneOf = (row: ReportRow, following: Label | undefined): Zone => {
  if (row.report.type === 'balance_sheet') return balanceZone(row, following);
  if (row.report.type === 'cash_flow_statement') return cashFlowZone(row, following);
  const dilution =
    row.unit === 'money' ? undefined : first([row.label, ...row.path.toReversed()], dilutionIn);
  return dilution ? { dilution } : {};
};

/** Whether a total says which part of the statement the rows above it belong to. */
const namesPart = (row: ReportRow): boolean =>
  row.isTotal &&
  (row.report.type === 'balance_sheet'
    ? sideIn(row.label) !== undefined
    : CASH_TOTAL().test(row.label.exact) && activityIn(row.label) !== undefined);

/**
 * Sets the zone of every row of one report from its own words, its open headings and the totals
 * around it.
 */
export const setZones = (rows: readonly ReportRow[]): void => {
  let following: Label | undefined;
  for (const row of rows.toReversed()) {
    if (namesPart(row)) following = row.label;
    row.zone = zoneOf(row, following);
  }
  setRemainingTerms(rows);
};

/**
 * After the total of the current assets come the non-current ones, even if no heading says so, and
 * the other way round.
 */
const setRemainingTerms = (rows: readonly ReportRow[]): void => {
  const closed = new Map<Zone['side'], Zone['term']>();
  for (const row of rows) {
    const { side, term } = row.zone;
    if (side === undefined || side === 'equity') continue;
    if (row.isTotal && term !== undefined) closed.set(side, term);
    const before = closed.get(side);
    if (!row.isTotal && term === undefined && before !== undefined)
      row.zone = {
        ...row.zone,
        term: before === 'current' ? 'noncurrent' : 'current',
        inferred: true,
      };
  }
};

/** True if rows with these zones cannot be one item; a side that was only inferred rules nothing out. */
export const zonesConflict = (a: Zone, b: Zone): boolean =>
  sidesConflict(a, b) ||
  (['term', 'activity', 'dilution'] as const).some(
    (part) => a[part] !== undefined && b[part] !== undefined && a[part] !== b[part],
  );

const sidesConflict = (a: Zone, b: Zone): boolean =>
  a.side !== undefined &&
  b.side !== undefined &&
  a.side !== b.side &&
  !a.sideInferred &&
  !b.sideInferred;

/**
 * True if the zones conflict and neither was told by the order of rows alone: equal names and
 * numbers outweigh that.
 */
export const statedZonesConflict = (a: Zone, b: Zone): boolean =>
  zonesConflict(a, b) && ((!a.inferred && !b.inferred) || sidesConflict(a, b));

/** True if the zones are known and equal: evidence that two rows stand in the same place. */
export const sameKnownZone = (a: Zone, b: Zone): boolean =>
  (a.side ?? a.activity ?? a.dilution) !== undefined &&
  a.side === b.side &&
  a.term === b.term &&
  a.activity === b.activity &&
  a.dilution === b.dilution;

/** One string per zone, for indexes. */
export const zoneKey = (zone: Zone): string =>
  [zone.sideInferred ? undefined : zone.side, zone.term, zone.activity, zone.dilution]
    .map((part) => part ?? '')
    .join('/');
