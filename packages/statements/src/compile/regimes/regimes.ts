import { groupBy } from '../group-by.js';
import type { RankedInput } from '../input/rank-reports.js';
import type { ReportColumns } from '../rows/report.js';
import { scaleOf, statesScale } from './report-scale.js';
import type { ReportScale } from './report-scale.js';
import { compareYears } from '../input/normalize-raw.js';

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
  /** Why its numbers stand beside no others: a period that is no year (a change of the fiscal year end), a scale in doubt. */
  readonly apart: string | undefined;
  readonly columns: ReportColumns[];
  readonly notes: string[];
}

const DAY = 86_400_000;
/** 52/53-week years and opening balances move a period end by days, a new fiscal year end by months. */
const SAME_END_DAYS = 20;
const SHORTEST_YEAR_DAYS = 330;
const LONGEST_YEAR_DAYS = 380;
const LONGEST_PERIOD_DAYS = 600;

const dayOfYear = (date: string): number => {
  const at = new Date(date);
  return Math.round((at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 1)) / DAY);
};

const daysBetween = (a: number, b: number): number =>
  Math.min(Math.abs(a - b), 365 - Math.abs(a - b));

const convertible = (from: number, to: number): boolean => {
  const power = Math.log10(from / to);
  return Math.abs(power - Math.round(power)) < 1e-9;
};

const TOO_SHORT = 'shorter than a year';
const TOO_LONG = 'longer than a year';
const CONTESTED = 'in a scale that another report contradicts';

const endsOf = ({ raw }: RankedInput): string[] =>
  raw.years.flatMap((year) => raw.fiscal_year_ends[year] ?? []);
const daysAfter = (later: string, earlier: string): number =>
  (Date.parse(later) - Date.parse(earlier)) / DAY;

/**
 * Period ends whose period is no year, and why. One that ends less than 330 days after the one before, in whatever
 * report, is shorter. One that ends 13 to 19 months after it is longer where one statement prints the two side by side:
 * else a report may be missing between them.
 */
const oddPeriods = (inputs: readonly RankedInput[]): Map<string, string> => {
  const reports = inputs.filter(({ raw }) => raw.statement_type !== 'balance_sheet').map(endsOf);
  const all = [...new Set(reports.flat())];
  const odd = new Map<string, string>();
  for (const end of all) {
    const before = all
      .filter((other) => daysAfter(end, other) > SAME_END_DAYS)
      .sort()
      .at(-1);
    if (before === undefined) continue;
    const days = daysAfter(end, before);
    const sideBySide = reports.some((ends) => ends.includes(end) && ends.includes(before));
    if (days < SHORTEST_YEAR_DAYS) odd.set(end, TOO_SHORT);
    else if (days > LONGEST_YEAR_DAYS && days < LONGEST_PERIOD_DAYS && sideBySide)
      odd.set(end, TOO_LONG);
  }
  return odd;
};

/** The year in which most of the period lies is not its name; how far the company's names are from the calendar is. */
const nameOffset = (years: readonly string[], ends: Record<string, string>): number | undefined => {
  const offsets = years.flatMap((year) => {
    const [named, end] = [Number.parseInt(year, 10), ends[year]];
    return end && Number.isFinite(named)
      ? [named - new Date(Date.parse(end) - 15 * DAY).getUTCFullYear()]
      : [];
  });
  return offsets.length > 0 && offsets.every((offset) => offset === offsets[0])
    ? offsets[0]
    : undefined;
};

const fits = (
  regime: Regime,
  currency: string,
  scale: number,
  { anchor, apart }: Column,
): boolean =>
  (regime.currency === currency || regime.currency === '' || currency === '') &&
  convertible(scale, regime.scale) &&
  regime.apart === apart &&
  (anchor === undefined ||
    regime.anchor === undefined ||
    daysBetween(anchor, regime.anchor) <= SAME_END_DAYS);

/** Names the years of one report as the table does: reports before a change of naming follow the newest naming. */
const renamed = (year: string, shift: number): string => {
  const named = Number.parseInt(year, 10);
  return shift === 0 || !Number.isFinite(named) || String(named) !== year
    ? year
    : String(named + shift);
};

interface Column {
  readonly year: string;
  readonly anchor: number | undefined;
  readonly apart: string | undefined;
}

const columnsOf = (
  { raw }: RankedInput,
  odd: ReadonlyMap<string, string>,
  contested: boolean,
): Column[] =>
  [...raw.years]
    .sort((a, b) => compareYears(b, a))
    .map((year) => {
      const end = raw.fiscal_year_ends[year];
      return {
        year,
        anchor: end === undefined ? undefined : dayOfYear(end),
        apart: contested ? CONTESTED : odd.get(end ?? ''),
      };
    });

/** The regime of a column: an existing one that it fits, which learns what the column states, or a new one. */
const regimeFor = (regimes: Regime[], currency: string, scale: number, column: Column): Regime => {
  const { anchor, apart } = column;
  const known = regimes.find((regime) => fits(regime, currency, scale, column));
  if (!known) {
    const regime: Regime = { currency, scale, anchor, apart, columns: [], notes: [] };
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
  const odd = oddPeriods(ranked);
  let offset: number | undefined;
  for (const one of ranked) {
    const { raw } = one;
    const found = scaleOf(one, ranked);
    const { scale } = found;
    const own = nameOffset(raw.years, raw.fiscal_year_ends);
    offset ??= own;
    const shift = own === undefined || offset === undefined ? 0 : offset - own;
    const columns = groupBy(columnsOf(one, odd, found.contested), (column) =>
      regimeFor(regimes, raw.currency, scale, column),
    );
    for (const [regime, group] of columns) {
      regime.columns.push({
        input: one.input,
        raw,
        years: new Map(group.map(({ year }) => [year, renamed(year, shift)])),
        factor: scale / regime.scale,
      });
      regime.notes.push(...notesOn(one, found, shift, regime));
    }
  }
  for (const regime of regimes) regime.notes.push(...currencyNotes(regime));
  return regimes;
};

const currencyNotes = ({ currency, columns }: Regime): string[] =>
  columns.flatMap(({ input, raw }) =>
    raw.currency === '' && currency !== ''
      ? [
          `Document ${input.documentId} states no currency; it is taken for ${currency} as in the other reports.`,
        ]
      : [],
  );

/** What a reader must know of how the report's columns were fitted in. */
const notesOn = (
  one: RankedInput,
  { scale, doubt }: ReportScale,
  shift: number,
  regime: Regime,
): string[] => {
  const document = `Document ${one.input.documentId}`;
  const notes = doubt === undefined ? [] : [`${document} ${doubt}`];
  if (doubt === undefined && statesScale(one) && scale !== regime.scale)
    notes.push(`${document} prints money in ${scale}s; converted exactly to ${regime.scale}s.`);
  if (shift !== 0)
    notes.push(
      `${document} names its fiscal years differently; they are named here as the newest report names them (${shift > 0 ? '+' : ''}${shift}).`,
    );
  return notes;
};
