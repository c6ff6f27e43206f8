import type { RawStatement, ReportingPeriod } from '@fde/contracts';

import { decide, withDoubt, type Decision, type Evidence } from '../evidence/decision.js';
import { isoDate } from '../language/dates/dates.js';
import {
  lengthInHead,
  lengthInTitle,
  monthsOf,
  namesInterim,
  namesTransition,
  namesYearAndPart,
  namesYearBeforePart,
} from '../language/dates/periods.js';
import type { HeadedColumn } from '../table/headed-columns.js';
import { PERIOD } from './weights.js';
import { DAYS_PER_MONTH, MONTHS_PER_YEAR, daysApart } from '../language/dates/iso-date.js';

export interface PrintedPeriod {
  readonly type: RawStatement['statement_type'];
  readonly columns: readonly HeadedColumn[];
  /** The columns under years that are not used. */
  readonly beside?: readonly HeadedColumn[];
  /** Lines around the title. */
  readonly texts: readonly string[];
}

const MONTHS_PER_QUARTER = 3;

/**
 * What a number of months means: twelve are a year, quarters of it an interim period unless the
 * year end was moved.
 */
const kindOf = (months: number, text: string): ReportingPeriod => {
  if (Math.abs(months - MONTHS_PER_YEAR) <= PERIOD.yearTolerance) return 'annual';
  if (namesTransition(text)) return 'stub';
  return months < MONTHS_PER_YEAR && months % MONTHS_PER_QUARTER === 0 ? 'interim' : 'stub';
};

const lengthEvidence = (
  source: 'title' | 'column head',
  text: string,
  weight: number,
): Evidence<ReportingPeriod>[] => {
  const length = source === 'title' ? lengthInTitle(text) : lengthInHead(text);
  return length === undefined
    ? []
    : [{ source, says: kindOf(monthsOf(length), length.text ?? ''), weight, text }];
};

const newestColumn = (columns: readonly HeadedColumn[]): HeadedColumn | undefined =>
  columns.toSorted((a, b) => b.date.year - a.date.year)[0];

/** Rows hold amounts; the lines around the title hold words and dates. */
const isWords = (text: string): boolean => !/\d[.,]\d{3}|\(\d+\)/.test(text);

/** "Q4 2023   FY 2023": the heads of several columns. */
const isLineOfHeads = (text: string): boolean =>
  (text.match(/\b(?:19|20)\d\d\b/g) ?? []).length > 1;

/**
 * Whether a line names years and a part of them, and the part has columns of its own beside the used
 * ones: "Fourth quarter and years ended" over both, or their heads on one line.
 */
const isOfBoth = (text: string, { columns, beside = [] }: PrintedPeriod): boolean => {
  const named = lengthInTitle(text);
  if (named === undefined || !(namesYearAndPart(text) || isLineOfHeads(text))) return false;
  const isNamed = ({ length }: HeadedColumn): boolean =>
    length !== undefined && monthsOf(length) === monthsOf(named);
  return beside.some(isNamed) && !columns.some(isNamed);
};

const titleEvidence = (texts: readonly string[], heads: boolean): Evidence<ReportingPeriod>[] => {
  const lines = texts.filter(isWords);
  const found = lines
    .filter((text) => !namesYearBeforePart(text))
    .map((text) => lengthEvidence('title', text, heads ? PERIOD.besideHeads : PERIOD.title))
    .find((e) => e.length > 0);
  const interim = lines.find(namesInterim);
  return [
    ...(found ?? []),
    ...(interim === undefined
      ? []
      : [{ source: 'name', says: 'interim', weight: PERIOD.interimWord, text: interim } as const]),
  ];
};

/** Balance sheets less than a year apart belong to an interim report, or to a moved year end. */
const datesEvidence = (columns: readonly HeadedColumn[]): Evidence<ReportingPeriod>[] => {
  const ends = columns
    .flatMap((c) => (c.date.month === undefined ? [] : (isoDate(c.date) ?? [])))
    .toSorted()
    .toReversed();
  const [last, before] = ends;
  if (last === undefined || before === undefined) return [];
  const months = Math.round(daysApart(last, before) / DAYS_PER_MONTH);
  if (months === 0) return [];
  const says = months % MONTHS_PER_YEAR === 0 ? 'annual' : kindOf(months, '');
  return [{ source: 'dates', says, weight: PERIOD.dates, text: `${before}, ${last}` }];
};

/** What the newest column's head says, if it applies to that column alone. */
const headEvidence = (columns: readonly HeadedColumn[]): Evidence<ReportingPeriod>[] => {
  const words = newestColumn(columns)?.words ?? '';
  return namesYearAndPart(words) ? [] : lengthEvidence('column head', words, PERIOD.head);
};

/**
 * How long the newest column's period is: by its own head, by the words around the title, and for
 * balance sheets by the distance of their dates. If nothing says otherwise, it is a year.
 */
export const decidePeriod = (printed: PrintedPeriod): Decision<ReportingPeriod> => {
  const { type, columns, texts } = printed;
  const lengths = type === 'balance_sheet' ? datesEvidence(columns) : headEvidence(columns);
  const own = texts.filter((text) => !isOfBoth(text, printed));
  const found = [...lengths, ...titleEvidence(own, lengths.length > 0)];
  const evidence = found.some((e) => e.source !== 'name') ? found : [...found, ASSUMED];
  const decision = decide(evidence) ?? { value: 'annual', evidence };
  // The year was converted from another calendar, its last day was not.
  const converted = columns.some((c) => c.date.calendar !== undefined);
  return withDoubt(decision, converted ? 'guessed' : undefined);
};

const ASSUMED: Evidence<ReportingPeriod> = {
  source: 'nothing says otherwise',
  says: 'annual',
  weight: PERIOD.assumed,
};
