import { TAXONOMY } from '../concepts/taxonomy.js';
import { yearBefore } from './fiscal-year.js';
import {
  bestForm,
  holdsIn,
  inEachColumn,
  isPrinted,
  addAll,
  type Equation,
  type Form,
} from './equation.js';
import { rowsOf, type ProofRow } from './proof-row.js';

/**
 * The end of a cash flow statement leads from the three activities to the closing cash. What stands
 * between differs: exchange effects, cash reclassified to held for sale or of discontinued
 * operations, restricted cash, what a public body builds, each above or below the change in cash. Rows below the closing cash
 * are supplemental and not part of it.
 */
interface CashBridge {
  /** The totals of the activities that are printed, in their order. */
  readonly activities: readonly ProofRow[];
  readonly changes: readonly ProofRow[];
  readonly openings: readonly ProofRow[];
  readonly closings: readonly ProofRow[];
  /** Rows that may or may not belong to a step, in printed order. */
  readonly between: readonly ProofRow[];
}

const ACTIVITIES = TAXONOMY.filter(({ activity, total }) => activity !== undefined && total).map(
  ({ id }) => id,
);

/** The most rows between the activities and the closing cash that are tried in all combinations. */
const MOST_BETWEEN = 6;

const bridgeOf = (all: readonly ProofRow[]): CashBridge => {
  const money = all.filter((r) => r.unit === 'money');
  const closings = rowsOf(money, 'closing_cash');
  const end = closings.at(-1)?.index ?? Infinity;
  const rows = money.filter((r) => r.index < end);
  const activities = ACTIVITIES.flatMap((concept) => rowsOf(rows, concept).slice(-1));
  const last = Math.max(...activities.map((r) => r.index));
  const named = new Set([...activities, ...closings]);
  const beside = rowsOf(rows, 'discontinued', 'exchange_rate_effect', 'capital_cash_flow');
  const between = rows.filter(
    (r) => !named.has(r) && (r.index > last || beside.includes(r)) && r.concept !== 'opening_cash',
  );
  return {
    activities,
    closings,
    openings: rowsOf(money, 'opening_cash'),
    changes: rowsOf(rows, 'net_change_in_cash').filter((r) => r.index > last),
    between: between.slice(-MOST_BETWEEN),
  };
};

/** Every choice of rows, the empty one first, each in printed order. */
const choicesOf = (rows: readonly ProofRow[]): ProofRow[][] =>
  Array.from({ length: 2 ** rows.length }, (_, mask) =>
    rows.filter((_row, i) => ((mask >> i) & 1) === 1),
  );

/** A step of the bridge with every choice of the rows that may belong to it. */
const formsOf = (total: ProofRow, fixed: readonly ProofRow[], free: readonly ProofRow[]): Form[] =>
  choicesOf(free.filter((r) => r !== total && !fixed.includes(r))).map((some) => ({
    total,
    addends: addAll([...fixed, ...some].toSorted((a, b) => rankOf(a, fixed) - rankOf(b, fixed))),
  }));

const rankOf = (row: ProofRow, fixed: readonly ProofRow[]): number =>
  fixed.includes(row) ? fixed.indexOf(row) : fixed.length + row.index;

const isAbove =
  (total: ProofRow) =>
  (row: ProofRow): boolean =>
    row.index < total.index;

/** What a form must at least have; others agree by chance, or mean something else. */
const LEAST_ACTIVITIES = 2;

/**
 * Operating + investing + financing (+ what stands between) = change in cash; without such a row, +
 * opening = closing.
 */
const footEquations = (bridge: CashBridge, columns: number): Equation[] => {
  const { activities, changes, openings, closings, between } = bridge;
  if (activities.length < LEAST_ACTIVITIES) return [];
  const forms =
    changes.length > 0
      ? changes.flatMap((c) => formsOf(c, activities, between.filter(isAbove(c))).toReversed())
      : closings.flatMap((c) => openings.flatMap((o) => formsOf(c, [o, ...activities], between)));
  const equations = inEachColumn(bestForm(forms, columns), columns, {
    kind: 'cash_flow_foot',
    severity: 'warning',
  });
  // If an activity or the change is not named, a step that does not close says nothing.
  const asserted = activities.length === ACTIVITIES.length && changes.length > 0;
  return asserted || equations.some(holdsIn) ? equations : [];
};

/** Closing = opening + change (+ what stands between). */
const roll = (
  { changes, openings, closings, between }: CashBridge,
  columns: number,
): Equation[] => {
  const forms = closings.flatMap((closing) =>
    openings.flatMap((opening) =>
      changes.flatMap((change) => {
        const free = between.filter((r) => !changes.includes(r) || r.index > change.index);
        return formsOf(closing, [opening, change], free);
      }),
    ),
  );
  return inEachColumn(bestForm(forms, columns), columns, {
    kind: 'closing_cash',
    severity: 'warning',
  }).filter(({ addends, column }) => addends.slice(0, 2).every((a) => isPrinted(a.row, column)));
};

/** The opening cash of a year is the closing cash of the year before. */
const openingEquations = (
  { openings, closings }: CashBridge,
  years: readonly string[],
): Equation[] => {
  const equations = openings.flatMap((total) =>
    closings.map((row) =>
      years.flatMap((_, column): Equation[] => {
        const before = yearBefore(years, column);
        return before !== undefined && isPrinted(total, column) && isPrinted(row, before)
          ? [
              {
                kind: 'opening_cash',
                severity: 'warning',
                column,
                total,
                addends: [{ row, sign: 1, column: before }],
              },
            ]
          : [];
      }),
    ),
  );
  const held = (some: readonly Equation[]): number => some.filter(holdsIn).length;
  return equations.reduce<Equation[]>(
    (best, some) => (held(some) > held(best) || best.length === 0 ? some : best),
    [],
  );
};

/** The identities at the end of a cash flow statement. */
export const cashBridge = (rows: readonly ProofRow[], years: readonly string[]): Equation[] => {
  const bridge = bridgeOf(rows);
  return [
    ...footEquations(bridge, years.length),
    ...roll(bridge, years.length),
    ...openingEquations(bridge, years),
  ];
};
