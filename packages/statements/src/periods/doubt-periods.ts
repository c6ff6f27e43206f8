import type { RawStatement, ReadingDecision } from '@fde/contracts';

import { mostInDoubt } from '../evidence/decision.js';
import { periodAlarms, type RaisedAlarm, type SpokenPeriod } from './period-alarms.js';

const gravest = (
  doubt: ReadingDecision['doubt'],
  alarms: readonly RaisedAlarm[],
): NonNullable<ReadingDecision['doubt']> | undefined =>
  [doubt, ...alarms.map((raised) => raised.doubt)]
    .filter((one) => one !== undefined)
    .toSorted((a, b) => mostInDoubt(a) - mostInDoubt(b))[0];

const withAlarms = (raw: RawStatement, alarms: readonly RaisedAlarm[]): RawStatement => {
  const period = raw.decisions?.period;
  const doubt = gravest(period?.doubt, alarms);
  if (alarms.length === 0 || doubt === undefined) return raw;
  const end = raw.fiscal_year_ends[String(raw.fiscal_year)] ?? 'on an unknown day';
  const decision: ReadingDecision = {
    value: `${raw.fiscal_year}, ended ${end}`,
    evidence: period?.evidence ?? [],
    against: [
      ...(period?.against ?? []),
      ...alarms.map(({ alarm, says }) => ({ source: alarm, says, weight: 1 })),
    ],
    doubt,
  };
  return { ...raw, decisions: { ...raw.decisions, period: decision } };
};

/**
 * The statements of one report, doubted where their periods cannot be: each alarm speaks against the
 * decision on the period, and the gravest doubt limits the confidence of every cell.
 */
export const doubtPeriods = (
  statements: readonly RawStatement[],
  spoken: SpokenPeriod = {},
): RawStatement[] =>
  statements.map((raw) =>
    withAlarms(
      raw,
      periodAlarms(
        raw,
        statements.filter((other) => other !== raw),
        spoken,
      ),
    ),
  );
