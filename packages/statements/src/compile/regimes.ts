import { groupBy } from './group-by.js';
import type { RankedInput } from './rank-reports.js';
import type { ReportColumns } from './report.js';
import { compareYears } from './normalize-raw.js';

/**
 * What one table may hold: one currency, one fiscal year end, scales that convert exactly. Reports of another regime
 * make a table of their own.
 */
export interface Regime {
  /** Empty as long as no report states one. */
  currency: string;
  readonly scale: number;
  /** Day of the year of the period ends, undefined as long as no report names one. */
  anchor: number | undefined;
  /** True for periods shorter than a year (a change of the fiscal year end). */
  readonly short: boolean;
  readonly columns: ReportColumns[];
  readonly notes: string[];
}

const DAY = 86_400_000;
/** 52/53-week years and opening balances move a period end by days, a new fiscal year end by months. */
const SAME_END_DAYS = 20;
const SHORTEST_YEAR_DAYS = 330;

const dayOfYear = (date: string): number => {
  const at = new Date(date);
  return Math.round((at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 1)) / DAY);
};

const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), 365 - Math.abs(a - b));

const convertible = (from: number, to: number): boolean => {
  const power = Math.log10(from / to);
  return Math.abs(power - Math.round(power)) < 1e-9;
};

/** Ends of all reports; a period that ends less than 330 days after another one is no full year. */
const shortPeriods = (inputs: readonly RankedInput[]): Set<string> => {
  const ends = [
    ...new Set(
      inputs
        .filter(({ raw }) => raw.statement_type !== 'balance_sheet')
        .flatMap(({ raw }) => raw.years.flatMap((year) => raw.fiscal_year_ends[year] ?? [])),
    ),
  ].sort();
  const short = new Set<string>();
  for (const end of ends) {
    const gaps = ends.map((other) => (Date.parse(end) - Date.parse(other)) / DAY).filter((days) => days > SAME_END_DAYS);
    if (gaps.length > 0 && Math.min(...gaps) < SHORTEST_YEAR_DAYS) short.add(end);
  }
  return short;
};

/** The year in which most of the period lies is not its name; how far the company's names are from the calendar is. */
const nameOffset = (years: readonly string[], ends: Record<string, string>): number | undefined => {
  const offsets = years.flatMap((year) => {
    const [named, end] = [Number.parseInt(year, 10), ends[year]];
    return end && Number.isFinite(named) ? [named - new Date(Date.parse(end) - 15 * DAY).getUTCFullYear()] : [];
  });
  return offsets.length > 0 && offsets.every((offset) => offset === offsets[0]) ? offsets[0] : undefined;
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const size = ({ raw }: RankedInput): number =>
  median(
    raw.line_items
      .filter((item) => item.unit === 'money')
      .flatMap((item) => Object.values(item.values))
      .map(Math.abs)
      .filter((value) => value > 0),
  );

const statesScale = ({ input }: RankedInput): boolean => typeof (input.raw as { scale?: unknown } | null)?.scale === 'number';

/** Scale of a statement that states none: the power of 1000 at which its numbers are as large as the stated ones. */
const scaleOf = (ranked: RankedInput, all: readonly RankedInput[]): number => {
  const stated = all.find(statesScale);
  if (statesScale(ranked) || !stated || size(ranked) === 0 || size(stated) === 0) return ranked.raw.scale;
  const target = size(stated) * stated.raw.scale;
  const distance = (scale: number): number => Math.abs(Math.log(size(ranked) * scale) - Math.log(target));
  return [1, 1e3, 1e6, 1e9].sort((a, b) => distance(a) - distance(b))[0] ?? 1;
};

const fits = (regime: Regime, currency: string, scale: number, anchor: number | undefined, short: boolean): boolean =>
  (regime.currency === currency || regime.currency === '' || currency === '') &&
  convertible(scale, regime.scale) &&
  regime.short === short &&
  (anchor === undefined || regime.anchor === undefined || apart(anchor, regime.anchor) <= SAME_END_DAYS);

/** Names the years of one report as the table does: reports before a change of naming follow the newest naming. */
const renamed = (year: string, shift: number): string => {
  const named = Number.parseInt(year, 10);
  return shift === 0 || !Number.isFinite(named) || String(named) !== year ? year : String(named + shift);
};

interface Column {
  readonly year: string;
  readonly anchor: number | undefined;
  readonly short: boolean;
}

const columnsOf = ({ raw }: RankedInput, short: ReadonlySet<string>): Column[] =>
  [...raw.years]
    .sort((a, b) => compareYears(b, a))
    .map((year) => {
      const end = raw.fiscal_year_ends[year];
      return { year, anchor: end === undefined ? undefined : dayOfYear(end), short: end !== undefined && short.has(end) };
    });

/** The regime of a column: an existing one that it fits, which learns what the column states, or a new one. */
const regimeFor = (regimes: Regime[], currency: string, scale: number, { anchor, short }: Column): Regime => {
  const known = regimes.find((regime) => fits(regime, currency, scale, anchor, short));
  if (!known) {
    const regime: Regime = { currency, scale, anchor, short, columns: [], notes: [] };
    regimes.push(regime);
    return regime;
  }
  known.currency ||= currency;
  known.anchor ??= anchor;
  return known;
};

/**
 * Divides the columns of all reports, newest first, among regimes; the first regime is the main one. Where a currency
 * or a period end is not stated the report is taken to follow the others.
 */
export const divideIntoRegimes = (ranked: readonly RankedInput[]): Regime[] => {
  const regimes: Regime[] = [];
  const short = shortPeriods(ranked);
  let offset: number | undefined;
  for (const one of ranked) {
    const { raw } = one;
    const scale = scaleOf(one, ranked);
    const own = nameOffset(raw.years, raw.fiscal_year_ends);
    offset ??= own;
    const shift = own === undefined || offset === undefined ? 0 : offset - own;
    const columns = groupBy(columnsOf(one, short), (column) => regimeFor(regimes, raw.currency, scale, column));
    for (const [regime, group] of columns) {
      regime.columns.push({
        input: one.input,
        raw,
        years: new Map(group.map(({ year }) => [year, renamed(year, shift)])),
        factor: scale / regime.scale,
      });
      regime.notes.push(...notesOn(one, scale, shift, regime));
    }
  }
  return regimes;
};

/** What a reader must know of how the report's columns were fitted in. */
const notesOn = (one: RankedInput, scale: number, shift: number, regime: Regime): string[] => {
  const document = `Document ${one.input.documentId}`;
  const notes: string[] = [];
  if (!statesScale(one) && scale !== one.raw.scale)
    notes.push(`${document} states no scale; its numbers are read in ${scale}s, by their size.`);
  if (statesScale(one) && scale !== regime.scale)
    notes.push(`${document} prints money in ${scale}s; converted exactly to ${regime.scale}s.`);
  if (shift !== 0)
    notes.push(
      `${document} names its fiscal years differently; they are named here as the newest report names them (${shift > 0 ? '+' : ''}${shift}).`,
    );
  return notes;
};
