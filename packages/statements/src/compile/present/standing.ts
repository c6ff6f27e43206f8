import { MEMO_WORDS } from '@fde/lexicon';
import { once } from '../../evidence/once.js';
import { isPhrase, saysPhrase } from '../../language/phrases/phrase-pattern.js';
import type { Cluster } from '../align/cluster.js';
import { sameNumber } from '../align/cluster.js';
import type { Report, ReportRow } from '../rows/row.js';
import type { Links } from './regroup.js';
import { PART_OF_A_STATEMENT } from './weights.js';

/**
 * What a number is in a year's column. The report that rules the year prints it; or only an older
 * one does, and then the ruling report adds up without it (`replaced`), by the rows in which it shows
 * the same money where a total proves that; or it shows it in one row that the number is a part of
 * (`of_which`), or says nothing about it (`valid`).
 */
export type Standing =
  | { readonly kind: 'printed' }
  | { readonly kind: 'valid'; readonly why: string }
  | { readonly kind: 'of_which'; readonly of: string }
  | { readonly kind: 'replaced'; readonly by: readonly string[] };

const PRINTED: Standing = { kind: 'printed' };

/** The rows of one year that one report prints. */
interface Column {
  readonly report: Report;
  readonly rows: ReadonlyMap<Cluster, ReportRow>;
}

/** What a column needs to know of the table. */
export interface StandingTable {
  readonly links: Links;
  readonly owner: (row: ReportRow) => Cluster | undefined;
  /** Rows that the report prints for the year, by the row of the table. */
  readonly column: (report: Report, year: string) => ReadonlyMap<Cluster, ReportRow>;
  readonly rulingReport: (year: string) => Report;
  /** Whether the ruling report prints other numbers than the row's report in its part of the year. */
  readonly restates: (year: string, row: ReportRow) => boolean;
}

const numberIn = (row: ReportRow, year: string): number => row.values.get(year) ?? 0;

const moneyRows = (column: ReadonlyMap<Cluster, ReportRow>): number =>
  [...column.values()].filter(({ unit }) => unit === 'money').length;

/** Whether two reports print one amount, with either sign. */
const sameAmount = (one: ReportRow, other: ReportRow, year: string): boolean => {
  const [a, b] = [numberIn(one, year), numberIn(other, year)];
  return sameNumber(a, one, b, other) || sameNumber(a, one, -b, other);
};

/** The rows of a report that are proved to add up to the row, and print something for the year. */
const partsIn = (row: ReportRow, year: string): ReportRow[] =>
  row.children.filter((child) => numberIn(child, year) !== 0);

/** The place of a number among the rows of the report that rules its year. */
class Place {
  readonly #ruling: Column;

  constructor(
    private readonly table: StandingTable,
    private readonly year: string,
  ) {
    const report = table.rulingReport(year);
    this.#ruling = { report, rows: table.column(report, year) };
  }

  rulingRow(row: ReportRow | undefined): ReportRow | undefined {
    const cluster = row && this.table.owner(row);
    return cluster && this.#ruling.rows.get(cluster);
  }

  /** The nearest total above the row that the ruling report also prints. */
  totalAbove(row: ReportRow): { readonly older: ReportRow; readonly newer: ReportRow } | undefined {
    for (let total = row.parent; total !== undefined; total = total.parent) {
      const newer = this.rulingRow(total);
      if (newer !== undefined) return { older: total, newer };
    }
    return undefined;
  }

  /** The row of the ruling report that this one was merged into, as the sums of both show. */
  mergedInto(cluster: Cluster): ReportRow | undefined {
    for (const { whole, years } of this.table.links.wholesOf(cluster)) {
      const row = this.#ruling.rows.get(whole);
      if (row !== undefined && years.includes(this.year)) return row;
    }
    return undefined;
  }

  /** The ruling report prints much less of the year than the older one, and nothing otherwise. */
  isPartial(row: ReportRow): boolean {
    const [now, then] = [this.#ruling.rows, this.table.column(row.report, this.year)].map(
      moneyRows,
    );
    return (now ?? 0) < PART_OF_A_STATEMENT * (then ?? 0) && !this.table.restates(this.year, row);
  }

  /** A row above the foot that the ruling report prints. */
  rowAboveFoot(is: (row: ReportRow) => boolean): ReportRow | undefined {
    return [...this.#ruling.rows.values()].find((row) => !row.isBelowFoot && is(row));
  }

  /** Whether the ruling report prints any row below the foot for the year. */
  hasSupplement(): boolean {
    return [...this.#ruling.rows.values()].some(({ isBelowFoot }) => isBelowFoot);
  }

  /** Rows of the ruling report that the older report does not print, beside the row. */
  rowsInstead(row: ReportRow, above: ReportRow): string[] {
    const older = this.table.column(row.report, this.year);
    return partsIn(above, this.year)
      .filter((one) => {
        const cluster = this.table.owner(one);
        const then = cluster && older.get(cluster);
        return one.unit === row.unit && !one.isTotal && !(then && sameAmount(one, then, this.year));
      })
      .map(({ name }) => name)
      .slice(0, MOST_NAMED);
  }
}

/** Rows named in the explanation of a cell; more are a list that nobody reads. */
const MOST_NAMED = 4;

/** A row of the same name, above in the same statement, that this one breaks down. */
const brokenDown = (row: ReportRow, year: string): ReportRow | undefined =>
  row.isBelowFoot
    ? row.report.rows.find(
        (other) =>
          !other.isBelowFoot &&
          other.label.exact === row.label.exact &&
          Math.abs(numberIn(other, year)) >= Math.abs(numberIn(row, year)),
      )
    : undefined;

/** The row above the foot whose amounts a total below it repeats in every year. */
const repeated = (total: ReportRow | undefined): ReportRow | undefined =>
  total?.isBelowFoot && total.children.length > 0
    ? total.report.rows.find(
        (other) =>
          !other.isBelowFoot &&
          other.unit === total.unit &&
          [...total.values].every(([year, value]) => other.values.get(year) === value),
      )
    : undefined;

/**
 * A reconciliation below the foot adds up to a row of the statement itself: its total is that row
 * again, and its parts are of it.
 */
const reconciled = (row: ReportRow, place: Place): Standing | undefined => {
  const same = place.rulingRow(repeated(row));
  if (same !== undefined) return { kind: 'replaced', by: [same.name] };
  const whole = place.rulingRow(repeated(row.parent));
  return whole === undefined ? undefined : { kind: 'of_which', of: whole.name };
};

const PAYMENTS = once(() => [MEMO_WORDS.interestPaid, MEMO_WORDS.taxesPaid].map(isPhrase));
const WITHOUT_CASH = once(() => saysPhrase(MEMO_WORDS.withoutCash));

/** Which of the payments a row of a cash flow statement is, by its label and heading: -1 if none. */
const paymentOf = ({ path, label }: ReportRow): number => {
  const words = [...path, label].map(({ loose }) => loose);
  if (words.some((text) => WITHOUT_CASH().test(text))) return -1;
  const texts = [label.loose, words.slice(-2).join(' ')];
  return PAYMENTS().findIndex((payment) => texts.some((text) => payment.test(text)));
};

/**
 * Interest and taxes paid that stand below the foot are in a row of the statement itself: in one of
 * their name, which international standards allow among other cash flows, else in the operating cash
 * flow. Where a report prints interest with and without what is capitalised, only it knows which is.
 */
const partOfCashFlow = (row: ReportRow, place: Place): Standing | undefined => {
  const payment = paymentOf(row);
  if (payment < 0) return undefined;
  const whole =
    place.rowAboveFoot((other) => paymentOf(other) === payment) ??
    place.rowAboveFoot(({ concept }) => concept === 'operating_cash_flow');
  const alike = row.report.rows.filter(
    (other) => other.isBelowFoot && paymentOf(other) === payment,
  );
  return whole !== undefined && alike.length === 1
    ? { kind: 'of_which', of: whole.name }
    : undefined;
};

const belowFoot = (row: ReportRow, place: Place, year: string): Standing => {
  const whole = brokenDown(row, year);
  if (whole !== undefined) return { kind: 'of_which', of: whole.name };
  const part = reconciled(row, place) ?? partOfCashFlow(row, place);
  if (part !== undefined) return part;
  return {
    kind: 'valid',
    why: place.hasSupplement()
      ? 'a supplemental row, in no sum, which the ruling report no longer prints'
      : 'the ruling report prints no supplemental rows',
  };
};

const standingOfMoney = (
  row: ReportRow,
  cluster: Cluster,
  place: Place,
  year: string,
): Standing => {
  if (row.isBelowFoot) return belowFoot(row, place, year);
  const merged = place.mergedInto(cluster);
  if (merged !== undefined) return { kind: 'of_which', of: merged.name };
  const above = place.totalAbove(row);
  if (above === undefined)
    return place.isPartial(row)
      ? { kind: 'valid', why: 'the ruling report prints only a part of the statement' }
      : { kind: 'replaced', by: [] };
  // A total that changed proves nothing: the money may have left it.
  const isSameTotal = sameAmount(above.newer, above.older, year);
  if (partsIn(above.newer, year).length > 0)
    return { kind: 'replaced', by: isSameTotal ? place.rowsInstead(row, above.newer) : [] };
  return isSameTotal && !row.isTotal
    ? { kind: 'of_which', of: above.newer.name }
    : { kind: 'replaced', by: isSameTotal ? [above.newer.name] : [] };
};

/** Tells how the numbers of a table stand in the columns of their years. */
export const createStandings = (
  table: StandingTable,
): ((cluster: Cluster, row: ReportRow, year: string) => Standing) => {
  const places = new Map<string, Place>();
  return (cluster, row, year) => {
    if (row.report === table.rulingReport(year)) return PRINTED;
    const place = places.get(year) ?? new Place(table, year);
    places.set(year, place);
    if (numberIn(row, year) === 0) return { kind: 'valid', why: 'nil adds nothing to the column' };
    return standingOfMoney(row, cluster, place, year);
  };
};
