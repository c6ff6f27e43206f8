import type { DecisionDoubt, RawLineItem, RawStatement, StatementColumn } from '@fde/contracts';

import { closesYearBefore, dayOf, daysApart, monthOf, yearOf } from '../language/dates/iso-date.js';
import { fold, lexicons } from '../language/index.js';
import { lengthKindOf, startOf } from './period.js';
import { columnsOfStatement } from './statement-columns.js';
import {
  FULL_COLUMN,
  LATEST_END_AFTER_NAME,
  NEWEST_OFF,
  REPEATED_ROWS,
  SAME_END,
  SHARED_DAYS,
} from './weights.js';

/** Why a set of periods cannot be, or hardly. */
export type PeriodAlarm =
  | 'two columns of one name'
  | 'an end that does not fit its name'
  | 'a length that does not fit its name'
  | 'not the newest period that the report speaks of'
  | 'a full column without a period'
  | 'other periods in the other statements'
  | 'a year that repeats its neighbour'
  | 'periods that overlap';

/** What raised an alarm, and which years it puts in doubt; none named are all of the statement. */
interface Sign {
  readonly says: string;
  readonly years: readonly string[];
}

/** An alarm with what raised it; the doubt limits the confidence of the cells. */
export interface RaisedAlarm extends Sign {
  readonly alarm: PeriodAlarm;
  readonly doubt: DecisionDoubt;
}

/** What is asked of a statement, read or compiled. */
export type StatementPeriods = Pick<
  RawStatement,
  | 'statement_type'
  | 'fiscal_year'
  | 'years'
  | 'fiscal_year_ends'
  | 'columns'
  | 'other_columns'
  | 'period'
> & { readonly line_items: readonly Pick<RawLineItem, 'values'>[] };

/** What a report says of its newest period outside its columns: title, cover, file or tags. */
export interface SpokenPeriod {
  /** The last day of the newest year, ISO. */
  readonly yearEnd?: string;
}

/** A statement of a report, and what is said of it and beside it. */
interface Scene {
  readonly raw: StatementPeriods;
  readonly years: readonly StatementColumn[];
  readonly others: readonly StatementPeriods[];
  readonly spoken: SpokenPeriod;
}

const isNumberedYear = ({ name }: StatementColumn): boolean => /^\d{4}$/.test(name);

const twice = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

const annual = ({ period }: StatementPeriods): boolean => (period ?? 'annual') === 'annual';

const oneName = ({ raw }: Scene): Sign[] =>
  twice([...columnsOfStatement(raw).map(({ name }) => name)])
    .concat(twice(raw.years))
    .map((name) => ({ says: name, years: [name] }));

/** Whether a year of a name may end on a day: in that year, or early in the next. */
const endFitsName = (name: number, end: string): boolean => {
  const early = { month: monthOf(end), day: dayOf(end) };
  const year = yearOf(end) - (closesYearBefore(early) ? 1 : 0);
  return year === name || (year === name + 1 && monthOf(end) <= LATEST_END_AFTER_NAME);
};

/** A quarter of fiscal 2024 may end in 2023; only whole years are held to their names. */
const otherEnds = ({ raw, years }: Scene): Sign[] =>
  !annual(raw)
    ? []
    : years.flatMap(({ name, period: { end } }) =>
        end === undefined || endFitsName(Number(name), end)
          ? []
          : [{ says: `${name} ended ${end}`, years: [name] }],
      );

const otherLengths = ({ raw, years }: Scene): Sign[] =>
  !annual(raw)
    ? []
    : years.flatMap(({ name, period }) => {
        const kind = lengthKindOf(period);
        return kind === 'part' || kind === 'long'
          ? [{ says: `${name} has ${period.length?.text ?? kind}`, years: [name] }]
          : [];
      });

const newestEnd = (raw: StatementPeriods): string | undefined =>
  raw.fiscal_year_ends[String(raw.fiscal_year)];

const notNewest = ({ raw, spoken: { yearEnd } }: Scene): Sign[] => {
  const end = newestEnd(raw);
  if (yearEnd === undefined || raw.fiscal_year === 0) return [];
  const isLater =
    end === undefined
      ? yearOf(yearEnd) > raw.fiscal_year && !endFitsName(raw.fiscal_year, yearEnd)
      : yearEnd > end && daysApart(yearEnd, end) > NEWEST_OFF;
  return isLater ? [{ says: `the year ended ${yearEnd}`, years: [] }] : [];
};

/** Whether a head ends in the word over notes or codes of rows, which statutory forms number. */
const headsReferences = (head = ''): boolean => {
  const last = fold(head.split(' ').at(-1) ?? '');
  return lexicons().some(({ noteColumn }) => noteColumn.test(last));
};

const withoutPeriod = ({ raw }: Scene): Sign[] => {
  const least = FULL_COLUMN * raw.line_items.length;
  const unknown = new Set(
    columnsOfStatement(raw)
      .filter(({ reason, head }) => reason === 'unknown' && !headsReferences(head))
      .map(({ name }) => name),
  );
  return (raw.other_columns ?? [])
    .filter(({ name, cells }) => unknown.has(name) && cells.length >= least)
    .map(({ name }) => ({ says: name, years: [] }));
};

const speaksOf = (raw: StatementPeriods): string =>
  `${raw.fiscal_year}, ended ${newestEnd(raw) ?? 'on an unknown day'}`;

const agree = (a: StatementPeriods, b: StatementPeriods): boolean => {
  const [x, y] = [newestEnd(a), newestEnd(b)];
  return (
    a.fiscal_year === b.fiscal_year &&
    (x === undefined || y === undefined || daysApart(x, y) <= SAME_END) &&
    (a.period ?? 'annual') === (b.period ?? 'annual')
  );
};

const othersDiffer = ({ raw, others }: Scene): Sign[] =>
  others
    .filter((other) => !agree(raw, other))
    .map((other) => ({
      says: `${other.statement_type.replaceAll('_', ' ')} ${speaksOf(other)}`,
      years: [],
    }));

/** Numbers of two years in the rows that have both; zeros say nothing. */
const pairsOf = (
  { line_items }: StatementPeriods,
  a: string,
  b: string,
): (readonly [number, number])[] =>
  line_items.flatMap(({ values }) => {
    const [x, y] = [values[a], values[b]];
    return x === undefined || y === undefined || (x === 0 && y === 0) ? [] : [[x, y] as const];
  });

const repeats = ({ raw, years }: Scene): Sign[] =>
  years.slice(1).flatMap(({ name }, at) => {
    const before = years[at]?.name ?? '';
    const pairs = pairsOf(raw, before, name);
    const isSame = pairs.length >= REPEATED_ROWS && pairs.every(([x, y]) => x === y);
    return isSame ? [{ says: `${before} and ${name}`, years: [before, name] }] : [];
  });

const overlaps = ({ years }: Scene): Sign[] =>
  years.flatMap((a, at) =>
    years.slice(at + 1).flatMap((b) => {
      const [later, earlier] = (a.period.end ?? '') > (b.period.end ?? '') ? [a, b] : [b, a];
      const start = startOf(later.period);
      const end = earlier.period.end;
      if (later.period.kind === 'instant' || start === undefined || end === undefined) return [];
      const isShared = start < end && daysApart(start, end) > SHARED_DAYS;
      const says = `${later.name} from ${start}, ${earlier.name} to ${end}`;
      return isShared ? [{ says, years: [later.name, earlier.name] }] : [];
    }),
  );

interface AlarmRule {
  readonly alarm: PeriodAlarm;
  readonly raised: (scene: Scene) => readonly Sign[];
  readonly doubt: DecisionDoubt;
}

/** Every way in which a set of periods cannot be, with the doubt that it is. */
const ALARMS: readonly AlarmRule[] = [
  { alarm: 'two columns of one name', raised: oneName, doubt: 'disputed' },
  { alarm: 'an end that does not fit its name', raised: otherEnds, doubt: 'disputed' },
  { alarm: 'a length that does not fit its name', raised: otherLengths, doubt: 'disputed' },
  {
    alarm: 'not the newest period that the report speaks of',
    raised: notNewest,
    doubt: 'disputed',
  },
  { alarm: 'a full column without a period', raised: withoutPeriod, doubt: 'incomplete' },
  { alarm: 'other periods in the other statements', raised: othersDiffer, doubt: 'disputed' },
  { alarm: 'a year that repeats its neighbour', raised: repeats, doubt: 'disputed' },
  // After a moved year end two whole years share months, and the tags or heads say so.
  { alarm: 'periods that overlap', raised: overlaps, doubt: 'ambiguous' },
];

/**
 * Whether the periods of a statement can be: the alarms that they raise, beside the other statements
 * of its report and what the report says of its newest period. None for periods that can.
 */
export const periodAlarms = (
  raw: StatementPeriods,
  others: readonly StatementPeriods[] = [],
  spoken: SpokenPeriod = {},
): readonly RaisedAlarm[] => {
  const years = columnsOfStatement(raw).filter(
    (column) => isNumberedYear(column) && raw.years.includes(column.name),
  );
  const scene: Scene = { raw, years, others, spoken };
  return ALARMS.flatMap(({ alarm, raised, doubt }) =>
    raised(scene).map((sign) => ({ alarm, doubt, ...sign })),
  );
};
