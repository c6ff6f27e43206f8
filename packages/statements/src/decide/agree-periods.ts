import type { RawStatement, ReadingDecision } from '@fde/contracts';

import { SAME_END } from './weights.js';
import { daysApart } from '../language/dates/iso-date.js';

const isFlow = ({ statement_type }: RawStatement): boolean => statement_type !== 'balance_sheet';

/**
 * A balance sheet does not say how long the period is: it is as long as that of the flows beside
 * it.
 */
const withFlowsPeriod = (statements: readonly RawStatement[]): RawStatement[] => {
  const period = statements.find(isFlow)?.period;
  return statements.map((raw) => (isFlow(raw) || period === undefined ? raw : { ...raw, period }));
};

const endOf = (raw: RawStatement): string | undefined =>
  raw.fiscal_year_ends[String(raw.fiscal_year)];

/** Whether two statements of one report are about the same newest year. */
const periodsAgree = (a: RawStatement, b: RawStatement): boolean => {
  const [x, y] = [endOf(a), endOf(b)];
  return (
    a.fiscal_year === b.fiscal_year &&
    (x === undefined || y === undefined || daysApart(x, y) <= SAME_END) &&
    a.period === b.period
  );
};

const tellPeriod = (raw: RawStatement): string =>
  `${raw.fiscal_year}, ended ${endOf(raw) ?? 'on an unknown day'}`;

const disputePeriod = (raw: RawStatement, others: readonly RawStatement[]): ReadingDecision => ({
  value: tellPeriod(raw),
  evidence: raw.decisions?.period?.evidence ?? [],
  against: others.map((other) => ({
    source: other.statement_type.replaceAll('_', ' '),
    says: tellPeriod(other),
    weight: 1,
  })),
  doubt: 'disputed',
});

/**
 * The three statements of a report are about one fiscal year with one end; if they disagree, all
 * are doubted.
 */
export const agreePeriods = (statements: readonly RawStatement[]): RawStatement[] => {
  const same = withFlowsPeriod(statements);
  return same.map((raw) => {
    const others = same.filter((other) => !periodsAgree(raw, other));
    return others.length === 0
      ? raw
      : { ...raw, decisions: { ...raw.decisions, period: disputePeriod(raw, others) } };
  });
};
