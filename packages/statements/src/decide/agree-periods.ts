import type { RawStatement } from '@fde/contracts';

import { doubtPeriods } from '../periods/doubt-periods.js';
import type { SpokenPeriod } from '../periods/period-alarms.js';
import { withPartByBalance } from './part-by-balance.js';

const isFlow = ({ statement_type }: RawStatement): boolean => statement_type !== 'balance_sheet';

/**
 * A balance sheet does not say how long the period is: it is as long as that of the flows beside
 * it.
 */
const withFlowsPeriod = (statements: readonly RawStatement[]): RawStatement[] => {
  const period = statements.find(isFlow)?.period;
  return statements.map((raw) => (isFlow(raw) || period === undefined ? raw : { ...raw, period }));
};

/** The three statements of a report with one length of period, doubted where their periods cannot be. */
export const agreePeriods = (
  statements: readonly RawStatement[],
  spoken: SpokenPeriod = {},
): RawStatement[] => doubtPeriods(withFlowsPeriod(withPartByBalance(statements)), spoken);
