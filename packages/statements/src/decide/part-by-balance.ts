import type { Period, RawStatement, StatementColumn } from '@fde/contracts';

import type { Evidence } from '../evidence/decision.js';
import { DAYS_PER_MONTH, daysApart } from '../language/dates/iso-date.js';
import { onSameDayOfYear } from '../periods/period.js';
import { columnsOfStatement, withColumns } from '../periods/statement-columns.js';
import { PART_MONTHS } from './weights.js';

/** The last days of a statement's columns, the newest first, each once. */
const endsOf = (raw: RawStatement): readonly string[] => {
  const ends = columnsOfStatement(raw).flatMap(({ period: { end } }) => end ?? []);
  return [...new Set(ends)].toSorted((a, b) => (a < b ? 1 : -1));
};

/**
 * How many months after the last year end a balance sheet is of, if the flows end with it: these are
 * compared with those to the same day a year before, the balance with that of the year end. After a
 * moved year end the flows would end on the balances' days.
 */
const monthsOfPart = (balance: RawStatement, flow: RawStatement): number | undefined => {
  const [end, before] = endsOf(balance);
  const [ownEnd, yearAgo] = endsOf(flow);
  if (end === undefined || before === undefined || end !== ownEnd || yearAgo === undefined)
    return undefined;
  if (!onSameDayOfYear(ownEnd, yearAgo)) return undefined;
  const months = Math.round(daysApart(end, before) / DAYS_PER_MONTH);
  return PART_MONTHS.includes(months) ? months : undefined;
};

/** Whether a statement is held to be of a year because no word says otherwise. */
const isAssumed = ({ period, decisions }: RawStatement): boolean => {
  const evidence = decisions?.period?.evidence ?? [];
  return (
    period === 'annual' &&
    evidence.length > 0 &&
    evidence.every(({ source }) => source === 'nothing says otherwise')
  );
};

const ofPart = (column: StatementColumn, length: Period['length']): StatementColumn =>
  column.period.length !== undefined || length === undefined
    ? column
    : {
        ...column,
        period: { ...column.period, length },
        is_fiscal_year: false,
        reason: 'part_of_year',
      };

/** The first quarter is all there is of its year, and cash flows are counted from its beginning. */
const isCertain = ({ statement_type: type }: RawStatement, months: number): boolean =>
  months === PART_MONTHS[0] || type === 'cash_flow_statement';

const evidenceOf = (balance: RawStatement): Evidence<string> => {
  const text = endsOf(balance).slice(0, 2).toReversed().join(', ');
  return { source: 'dates of the balance sheet', says: 'interim', weight: 1, text };
};

const asPart = (raw: RawStatement, months: number, balance: RawStatement): RawStatement => {
  const period = {
    value: 'interim',
    evidence: [evidenceOf(balance)],
    ...(isCertain(raw, months) ? {} : { doubt: 'guessed' as const }),
  };
  const length = { count: months, unit: 'months' } as const;
  return {
    ...raw,
    period: 'interim',
    ...withColumns(raw, (columns) => columns.map((column) => ofPart(column, length))),
    decisions: { ...raw.decisions, period },
  };
};

/** Whether a balance sheet has the day of a year before too, as that of a year beside a quarter's. */
const hasYearBefore = (balance: RawStatement): boolean => {
  const [end, ...others] = endsOf(balance);
  return end !== undefined && others.some((other) => onSameDayOfYear(end, other));
};

/** Flows that words call those of a year, though the days of the balance sheet make them a part of one. */
const asDisputed = (raw: RawStatement, balance: RawStatement): RawStatement => {
  const period = raw.decisions?.period;
  if (period === undefined || raw.period !== 'annual' || hasYearBefore(balance)) return raw;
  const against = [...(period.against ?? []), evidenceOf(balance)];
  return {
    ...raw,
    decisions: { ...raw.decisions, period: { ...period, against, doubt: 'disputed' } },
  };
};

/**
 * Flows of which no word says how long they are, of a part of a year by the days of the balance sheet
 * beside them: 30 September 2012 and 31 December 2011, while the flows end on 30 September of both years. Where
 * words say that they are of a year, they are doubted.
 */
export const withPartByBalance = (statements: readonly RawStatement[]): RawStatement[] => {
  const balance = statements.find(({ statement_type: type }) => type === 'balance_sheet');
  return statements.map((raw) => {
    if (balance === undefined || raw === balance) return raw;
    const months = monthsOfPart(balance, raw);
    if (months === undefined) return raw;
    return isAssumed(raw) ? asPart(raw, months, balance) : asDisputed(raw, balance);
  });
};
