import type { RawStatement, ReadingDecision } from '@fde/contracts';

import { SAME_END } from './weights.js';
import { daysApart } from '../language/dates/iso-date.js';

const isFlow = ({ statement_type }: RawStatement): boolean => statement_type !== 'balance_sheet';

/** A balance sheet says nothing of a period's length: it is as long as the flows beside it. */
const withFlowsPeriod = (statements: readonly RawStatement[]): RawStatement[] => {
  const period = statements.find(isFlow)?.period;
  return statements.map((raw) => (isFlow(raw) || period === undefined ? raw : { ...raw, period }));
};

const endOf = (raw: RawStatement): string | undefined =>
  raw.fiscal_year_ends[String(raw.fiscal_year)];

/** Whether two statements of one report are about the same newest year. */
const agree = (a: RawStatement, b: RawStatement): boolean => {
  const [x, y] = [endOf(a), endOf(b)];
  return (
    a.fiscal_year === b.fiscal_year &&
    (x === undefined || y === undefined || daysApart(x, y) <= SAME_END) &&
    a.period === b.period
  );
};

const told = (raw: RawStatement): string =>
  `${raw.fiscal_year}, ended ${endOf(raw) ?? 'on an unknown day'}`;

const disputed = (raw: RawStatement, others: readonly RawStatement[]): ReadingDecision => ({
  value: told(raw),
  evidence: raw.decisions?.period?.evidence ?? [],
  against: others.map((other) => ({
    source: other.statement_type.replaceAll('_', ' '),
    says: told(other),
    weight: 1,
  })),
  doubt: 'disputed',
});

/** The three statements of a report are about one fiscal year with one end; where they are not, all are doubted. */
export const agreePeriods = (statements: readonly RawStatement[]): RawStatement[] => {
  const same = withFlowsPeriod(statements);
  return same.map((raw) => {
    const others = same.filter((other) => !agree(raw, other));
    return others.length === 0
      ? raw
      : { ...raw, decisions: { ...raw.decisions, period: disputed(raw, others) } };
  });
};
