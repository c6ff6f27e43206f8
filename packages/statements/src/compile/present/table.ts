import type { Cluster } from '../align/cluster.js';
import { agreesTimes, countsAgree, findShareBases, SAME_BASIS, shown } from './basis.js';
import type { ShareBasis } from './basis.js';
import { findLinks, type Links } from './regroup.js';
import { findSigns, type Sign, type Signs } from './signs.js';
import { createStandings, type Standing } from './standing.js';
import { sameNumber } from '../align/cluster.js';
import { compareYears } from '../input/normalize-raw.js';
import type { Report, ReportRow } from '../rows/row.js';
import { scaleBy } from '../rows/scaled.js';

/** One report's printing of one cell, in the scale and unit of the table. */
export interface Printing {
  readonly row: ReportRow;
  readonly value: number;
}

type Difference = 'none' | 'restatement' | 'stock_split';

const byTurn = (a: Report, b: Report): number => a.turn - b.turn;

/**
 * The aligned reports of one regime, and what every cell needs to know: which report rules a year,
 * what was printed, on which basis, and which parts of a year a newer report restated.
 */
export class CompiledTable {
  readonly years: readonly string[];
  private readonly bases: ReadonlyMap<Report, ShareBasis>;
  private readonly signs: Signs;
  private readonly ruling = new Map<string, Report>();
  private readonly restatedScopes = new Map<string, ReadonlySet<string>>();
  private readonly sharing = new Map<Report, Cluster[]>();
  private readonly owners = new Map<ReportRow, Cluster>();
  private readonly columns = new Map<string, ReadonlyMap<Cluster, ReportRow>>();
  private readonly standingOf: (cluster: Cluster, row: ReportRow, year: string) => Standing;
  /** Reports are aligned in the order in which they speak, unless one was amended later. */
  private readonly isInTurn: boolean;
  readonly links: Links;

  constructor(
    readonly reports: readonly Report[],
    readonly clusters: readonly Cluster[],
  ) {
    this.years = [...new Set(reports.flatMap((report) => report.years))].toSorted((a, b) =>
      compareYears(b, a),
    );
    this.isInTurn = reports.every(({ turn }, at) => turn >= (reports[at - 1]?.turn ?? 0));
    for (const report of reports.toSorted(byTurn))
      for (const year of report.years) if (!this.ruling.has(year)) this.ruling.set(year, report);
    this.bases = findShareBases(reports, clusters);
    for (const cluster of clusters) {
      for (const row of cluster.rows) {
        this.owners.set(row, cluster);
        const own = this.sharing.get(row.report);
        if (own) own.push(cluster);
        else this.sharing.set(row.report, [cluster]);
      }
    }
    this.signs = findSigns(reports, (row) => this.owner(row));
    this.links = findLinks(this);
    this.standingOf = createStandings(this);
  }

  /** The row of the table that a printed row belongs to. */
  owner(row: ReportRow): Cluster | undefined {
    return this.owners.get(row);
  }

  /** What a report prints for a year, by the rows of the table. */
  column(report: Report, year: string): ReadonlyMap<Cluster, ReportRow> {
    const key = `${year}|${report.documentId}|${report.extractionId}`;
    const known = this.columns.get(key);
    if (known !== undefined) return known;
    const column = new Map<Cluster, ReportRow>();
    for (const row of report.rows) {
      const cluster = this.owners.get(row);
      if (cluster !== undefined && row.values.has(year)) column.set(cluster, row);
    }
    this.columns.set(key, column);
    return column;
  }

  /** How the newest number of a cell stands in the column of its year. */
  standing(cluster: Cluster, { row }: Printing, year: string): Standing {
    if (row.unit === 'money') return this.standingOf(cluster, row, year);
    if (row.report === this.rulingReport(year)) return { kind: 'printed' };
    return this.restates(year, row)
      ? { kind: 'replaced', by: [] }
      : { kind: 'valid', why: 'the ruling report leaves these figures as they were' };
  }

  /** The report that rules a year: of all that print it, the first to speak. */
  rulingReport(year: string): Report {
    const report = this.ruling.get(year);
    if (report === undefined) throw new RangeError(`the table has no year ${year}`);
    return report;
  }

  printings(cluster: Cluster, year: string): Printing[] {
    const printings = (cluster.cells.get(year) ?? []).flatMap((row) => {
      const printed = row.values.get(year);
      return printed === undefined ? [] : [{ row, value: this.shown(row, printed) }];
    });
    return this.isInTurn
      ? printings
      : printings.toSorted((a, b) => byTurn(a.row.report, b.row.report));
  }

  /** A printed number in the unit and with the sign of the newest report. */
  private shown(row: ReportRow, printed: number): number {
    const value = shown(row, printed, this.bases);
    return this.sign(row) === -1 && value !== 0 ? -value : value;
  }

  basis(row: ReportRow): ShareBasis {
    return this.bases.get(row.report) ?? SAME_BASIS;
  }
  /** Reports whose share counts are shown in the unit of the newest report. */
  convertedShares(): Report[] {
    return this.reports.filter((report) => (this.bases.get(report)?.unit ?? 1) !== 1);
  }
  sign(row: ReportRow): Sign {
    return this.signs.get(row) ?? 1;
  }

  /** The number that was read from the page, if a person has settled another. */
  private asRead({ row, value }: Printing, year: string): Printing {
    const read = row.sources.get(year)?.read?.value;
    if (typeof read !== 'number') return { row, value };
    const number = row.unit === 'money' ? scaleBy(read, row.report.grain) : read;
    return { row, value: this.shown(row, number) };
  }

  /**
   * What happened to a figure between two reports, the newer first. Where only a person's correction
   * parts them, no report restates the other: both numbers stand among the printings.
   */
  change(year: string, newer: Printing, older: Printing): Difference {
    const settled = this.difference(newer, older);
    if (settled === 'none') return settled;
    const read = this.difference(this.asRead(newer, year), this.asRead(older, year));
    return read === 'none' ? read : settled;
  }

  /** The difference between two printings of one cell, the newer first. */
  difference(newer: Printing, older: Printing): Difference {
    if (sameNumber(newer.value, newer.row, older.value, older.row)) return 'none';
    const ratio = this.basis(older.row).split / this.basis(newer.row).split;
    if (
      ratio !== 1 &&
      older.row.unit === 'per_share' &&
      agreesTimes(newer.value, older.value, 1 / ratio)
    )
      return 'stock_split';
    if (ratio !== 1 && older.row.unit === 'shares' && countsAgree(newer.value, older.value, ratio))
      return 'stock_split';
    const coarser = this.basis(newer.row).unit !== this.basis(older.row).unit;
    if (coarser && older.row.unit === 'shares' && agreesTimes(newer.value, older.value, 1))
      return 'none';
    return 'restatement';
  }

  /**
   * Whether the report that rules a year restates the part of the statement in which an older
   * report's row stands.
   */
  restates(year: string, row: ReportRow): boolean {
    const scopes = this.scopesRestated(year, row.report);
    const own = scopeOf(row);
    return scopes.has(own) || scopes.has('*') || (own === '*' && scopes.size > 0);
  }

  private scopesRestated(year: string, older: Report): ReadonlySet<string> {
    const key = `${year}|${older.documentId}|${older.extractionId}`;
    const known = this.restatedScopes.get(key);
    if (known) return known;
    const scopes = new Set<string>();
    const ruling = this.rulingReport(year);
    for (const cluster of this.sharing.get(older) ?? []) {
      const printings = cluster.cells.get(year) ?? [];
      const [newer, then] = [
        printings.find((row) => row.report === ruling),
        printings.find((row) => row.report === older),
      ];
      const [a, b] = [newer?.values.get(year), then?.values.get(year)];
      if (!newer || !then || a === undefined || b === undefined) continue;
      const difference = this.change(
        year,
        { row: newer, value: this.shown(newer, a) },
        { row: then, value: this.shown(then, b) },
      );
      if (difference === 'restatement' || difference === 'stock_split') scopes.add(scopeOf(then));
      // Per-share figures follow from the earnings: a restated income statement restates them too.
      if (difference === 'restatement' && older.type === 'income_statement')
        scopes.add('per_share');
    }
    this.restatedScopes.set(key, scopes);
    return scopes;
  }
}

/** The part of a statement whose numbers are tied by sums: `*` if it is not known. */
const scopeOf = (row: ReportRow): string => {
  if (row.unit !== 'money') return row.report.type === 'income_statement' ? 'per_share' : '*';
  if (row.report.type === 'cash_flow_statement') return row.zone.activity ?? '*';
  if (row.report.type === 'balance_sheet')
    return row.zone.side === undefined ? '*' : row.zone.side === 'assets' ? 'assets' : 'claims';
  return 'money';
};
