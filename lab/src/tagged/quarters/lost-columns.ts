import type { RawStatement } from '@fde/contracts';
import type { Period } from '@fde/tagged-report';
import type { SpanFact } from './tagged-spans.js';

/** The share of a statement's concepts that are tagged for a time, from which it is a column of the statement. */
const MOST_CONCEPTS = 0.8;
/** Fewer rows than these say nothing. */
const FEWEST = 8;

const nameOf = (period: Period): string =>
  period.kind === 'duration' ? `${period.start}..${period.end}` : 'end' in period ? period.end : '';

const conceptsOf = ({ line_items: items }: RawStatement): ReadonlySet<string> =>
  new Set(items.flatMap(({ concept }) => concept?.name ?? []));

/** The times for which nearly all that a statement states is tagged, by the tags alone. */
const taggedTimes = (raw: RawStatement, facts: readonly SpanFact[]): string[] => {
  const kind = raw.statement_type === 'balance_sheet' ? 'instant' : 'duration';
  const own = conceptsOf(raw);
  const times = new Map<string, Set<string>>();
  for (const { concept, isOfGroup, period } of facts) {
    if (!isOfGroup || period.kind !== kind || !own.has(concept)) continue;
    const name = nameOf(period);
    times.set(name, (times.get(name) ?? new Set()).add(concept));
  }
  const largest = Math.max(0, ...[...times.values()].map(({ size }) => size));
  return [...times].flatMap(([name, { size }]) =>
    size >= FEWEST && size >= MOST_CONCEPTS * largest ? [name] : [],
  );
};

const DAY_MS = 86_400_000;

/**
 * The days on which the flows of a filing end, and on which the longest of each end began: what a note states of other
 * times is no column.
 */
const daysOf = (statements: readonly RawStatement[]): ReadonlySet<string> => {
  const starts = new Map<string, string>();
  for (const { period } of statements.flatMap(({ columns = [] }) => columns)) {
    const { kind, start, end } = period;
    if (kind !== 'duration' || start === undefined || end === undefined) continue;
    const known = starts.get(end);
    starts.set(end, known === undefined || start < known ? start : known);
  }
  const dayBefore = (day: string): string =>
    new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
  return new Set([...starts].flatMap(([end, start]) => [end, dayBefore(start)]));
};

/** The columns that a filing's tags show and one of its statements lacks. */
export const lostColumns = (
  raw: RawStatement,
  statements: readonly RawStatement[],
  facts: readonly SpanFact[],
): string[] => {
  const days = daysOf(statements);
  const shown = new Set(
    (raw.columns ?? []).map(({ period: { start, end = '' } }) =>
      start === undefined ? end : `${start}..${end}`,
    ),
  );
  return taggedTimes(raw, facts).filter(
    (name) => !shown.has(name) && days.has(name.split('..').at(-1) ?? ''),
  );
};
