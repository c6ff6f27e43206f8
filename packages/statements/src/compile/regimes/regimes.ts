import type { RawStatement } from '@fde/contracts';
import { writeScale } from '../../evidence/in-writing.js';
import { groupBy } from '../group-by.js';
import { isAmended, isEstimated, publicationOf } from '../input/publication.js';
import { speakingOrder, type RankedInput } from '../input/rank-reports.js';
import type { ReportColumns } from '../rows/report.js';
import {
  isStatedYear,
  nameOfPeriod,
  oddPeriods,
  sameDayOfYear,
  statedOdd,
  type OddPeriod,
} from './periods.js';
import { SAME_END_DAYS } from './weights.js';
import { currenciesOf } from './report-currency.js';
import { scaleOf, statesScale } from './report-scale.js';
import type { ReportScale } from './report-scale.js';
import { compareYears } from '../input/normalize-raw.js';
import { DAY, daysApart } from '../../language/dates/iso-date.js';

/**
 * What one table may hold: one currency, scales that convert exactly, and full years with one name
 * each. Full years before and after a change of the year end stand together. Stubs, and reports in
 * another currency, get tables of their own.
 */
export interface Regime {
  /** Empty if no report states one. */
  readonly currency: string;
  readonly scale: number;
  /** Period end of each year in the table, if a report names it. */
  readonly ends: Map<string, string>;
  /** Why its numbers stand alone: the name of a stub period, or a scale in doubt. */
  readonly apart: string | undefined;
  readonly columns: ReportColumns[];
  readonly notes: string[];
}

const CONTESTED = 'in a scale that another report contradicts';
const OUTLYING = 'in a scale that no other report confirms';

/** Days. A year that ends in the first half of January is named after the year before. */
const NAMED_BACK = 15;

/** Powers of ten: the floating-point error in the logarithm of a power of ten. */
const LOG_NOISE = 1e-9;

const isConvertible = (from: number, to: number): boolean => {
  const power = Math.log10(from / to);
  return Math.abs(power - Math.round(power)) < LOG_NOISE;
};

/**
 * Here names are what is meant: how far the company's names for its years are from the calendar years in which most of each
 * period lies; undefined if that differs from year to year.
 */
const nameOffset = (years: readonly string[], ends: Record<string, string>): number | undefined => {
  const offsets = years.flatMap((year) => {
    const [named, end] = [Number.parseInt(year, 10), ends[year]];
    return end && Number.isFinite(named)
      ? [named - new Date(Date.parse(end) - NAMED_BACK * DAY).getUTCFullYear()]
      : [];
  });
  return offsets.length > 0 && offsets.every((offset) => offset === offsets[0])
    ? offsets[0]
    : undefined;
};

/** A year of a table has one end. The same name with an end months apart is another year. */
const hasOtherEnd = (regime: Regime, { name, end }: Column): boolean => {
  const known = regime.ends.get(name);
  return known !== undefined && end !== undefined && daysApart(known, end) > SAME_END_DAYS;
};

const fitsRegime = (regime: Regime, currency: string, scale: number, column: Column): boolean =>
  regime.currency === currency &&
  isConvertible(scale, regime.scale) &&
  regime.apart === column.apart &&
  !hasOtherEnd(regime, column);

/**
 * Names the years of one report as the table does: reports from before a change of naming follow
 * the newest naming.
 */
const renameYear = (year: string, shift: number): string => {
  const named = Number.parseInt(year, 10);
  return shift === 0 || !Number.isFinite(named) || String(named) !== year
    ? year
    : String(named + shift);
};

interface Column {
  /** The year as the report names it, and as the table does. */
  readonly year: string;
  readonly name: string;
  readonly end: string | undefined;
  readonly apart: string | undefined;
}

type OddPeriods = ReadonlyMap<string, OddPeriod>;

const apartOf = (
  one: RankedInput,
  year: string,
  odd: OddPeriods,
  scale: ReportScale,
): string | undefined => {
  if (scale.contested) return CONTESTED;
  if (scale.outlying) return OUTLYING;
  if (isStatedYear(one, year)) return undefined;
  const period = statedOdd(one, year) ?? odd.get(one.raw.fiscal_year_ends[year] ?? '');
  return period === undefined ? undefined : nameOfPeriod(period);
};

/** Columns that are no fiscal years are named by the year in which they end. */
const nameOf = ({ raw }: RankedInput, year: string, shift: number): string => {
  const end = raw.fiscal_year_ends[year];
  const isOther = raw.columns?.some(({ name, is_fiscal_year: own }) => name === year && !own);
  return isOther === true && end !== undefined ? end.slice(0, 4) : renameYear(year, shift);
};

/** The newest period of a report that says it covers less than a full year. */
const stubOf = ({ period }: RawStatement, end: string | undefined): string | undefined =>
  period === 'stub'
    ? `a period that is not a full year${end === undefined ? '' : `, to ${end}`}`
    : undefined;

/** By the days on which two columns end; their names alone say it where a day is not known. */
const newestFirst = ({ fiscal_year_ends: ends }: RawStatement, a: string, b: string): number => {
  const [one, other] = [ends[a], ends[b]];
  const byEnds = one === undefined || other === undefined ? 0 : Date.parse(other) - Date.parse(one);
  return byEnds === 0 ? compareYears(b, a) : byEnds;
};

const columnsOf = (
  one: RankedInput,
  odd: OddPeriods,
  scale: ReportScale,
  shift: number,
): Column[] =>
  one.raw.years
    .toSorted((a, b) => newestFirst(one.raw, a, b))
    .map((year, at) => {
      const end = one.raw.fiscal_year_ends[year];
      const stub = at === 0 ? stubOf(one.raw, end) : undefined;
      const apart = apartOf(one, year, odd, scale) ?? stub;
      return { year, name: nameOf(one, year, shift), end, apart };
    });

/**
 * The regime of a column: an existing one that it fits, which takes over what the column states, or
 * a new one.
 */
const regimeFor = (regimes: Regime[], currency: string, scale: number, column: Column): Regime => {
  const { name, end, apart } = column;
  let regime = regimes.find((one) => fitsRegime(one, currency, scale, column));
  if (!regime) {
    regime = { currency, scale, ends: new Map(), apart, columns: [], notes: [] };
    regimes.push(regime);
  }
  if (end !== undefined && !regime.ends.has(name)) regime.ends.set(name, end);
  return regime;
};

/** Reports name years alike while their year ends agree; a new year end starts its own naming. */
class YearNames {
  readonly #known: { readonly end: string; readonly offset: number }[] = [];

  /**
   * How many years to move a report's names so that they match those of the newest report with this
   * year end.
   */
  shiftOf({ raw }: RankedInput): number {
    const offset = nameOffset(raw.years, raw.fiscal_year_ends);
    const end = raw.years
      .map((year) => raw.fiscal_year_ends[year])
      .find((one) => one !== undefined);
    if (offset === undefined || end === undefined) return 0;
    const known = this.#known.find((one) => sameDayOfYear(one.end, end));
    if (known === undefined) this.#known.push({ end, offset });
    return known === undefined ? 0 : known.offset - offset;
  }
}

/**
 * The scale of each report's money. The sizes of reports in other currencies say nothing about it.
 */
const moneyOf = (
  ranked: readonly RankedInput[],
): ((one: RankedInput) => { currency: string; scale: ReportScale }) => {
  const currencies = currenciesOf(ranked);
  const alike = groupBy(ranked, (one) => currencies.get(one) ?? '');
  return (one) => {
    const currency = currencies.get(one) ?? '';
    return { currency, scale: scaleOf(one, alike.get(currency) ?? []) };
  };
};

const turnsOf = (ranked: readonly RankedInput[]): ReadonlyMap<RankedInput, number> =>
  new Map(speakingOrder(ranked).map((one, turn) => [one, turn]));

/** The report, when it was published, and its turn to speak. */
const reportOf = (
  one: RankedInput,
  turns: ReadonlyMap<RankedInput, number>,
): Omit<ReportColumns, 'years' | 'factor' | 'most'> => {
  const publication = publicationOf(one);
  return {
    input: one.input,
    raw: one.raw,
    published: publication?.value ?? '',
    isDayEstimated: publication !== undefined && isEstimated(publication),
    turn: turns.get(one) ?? 0,
    isAmended: isAmended(one),
  };
};

/**
 * Divides the columns of all reports, newest first, among regimes; the first regime is the main
 * one. A report that does not state its currency or a period end is taken to follow the others.
 */
export const divideIntoRegimes = (
  ranked: readonly RankedInput[],
  odd: OddPeriods = oddPeriods(ranked),
  mended: ReadonlyMap<RankedInput, readonly string[]> = new Map(),
): Regime[] => {
  const regimes: Regime[] = [];
  const names = new YearNames();
  const money = moneyOf(ranked);
  const turns = turnsOf(ranked);
  for (const one of ranked) {
    const { currency, scale } = money(one);
    const shift = names.shiftOf(one);
    const columns = groupBy(columnsOf(one, odd, scale, shift), (column) =>
      regimeFor(regimes, currency, scale.scale, column),
    );
    for (const [regime, group] of columns) {
      regime.columns.push({
        ...reportOf(one, turns),
        years: new Map(group.map(({ year, name }) => [year, name])),
        factor: scale.scale / regime.scale,
        ...(scale.most === undefined ? {} : { most: scale.most }),
      });
      regime.notes.push(...(mended.get(one) ?? []), ...notesOn(one, scale, shift, regime));
    }
  }
  for (const regime of regimes) regime.notes.push(...currencyNotes(regime));
  return regimes;
};

const currencyNotes = ({ currency, columns }: Regime): string[] =>
  columns.flatMap(({ input, raw }) =>
    raw.currency === '' && currency !== ''
      ? [
          `The report of ${input.fiscalYear} states no currency; ${currency} is assumed, as in the other reports.`,
        ]
      : [],
  );

/** What a reader must know about how the report's columns were fitted in. */
const notesOn = (
  one: RankedInput,
  { scale, doubt }: ReportScale,
  shift: number,
  regime: Regime,
): string[] => {
  const report = `The report of ${one.input.fiscalYear}`;
  const notes = [...(one.notes ?? []), ...(doubt === undefined ? [] : [`${report} ${doubt}`])];
  if (doubt === undefined && statesScale(one) && scale !== regime.scale)
    notes.push(
      `${report} prints money in ${writeScale(scale)}; converted exactly to ${writeScale(regime.scale)}.`,
    );
  if (shift !== 0)
    notes.push(
      `${report} names its fiscal years differently; they are named here as the newest report names them (${shift > 0 ? '+' : ''}${shift}).`,
    );
  return notes;
};
