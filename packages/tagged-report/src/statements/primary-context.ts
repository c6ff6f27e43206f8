import type { Context, Dimension, Period, QualifiedName } from '../model.js';

const localOf = (name: QualifiedName | string): string =>
  typeof name === 'string' ? name : name.local;

/** If an axis distinguishes consolidated statements from the parent's own, the consolidated member is the group. */
export const isConsolidated = ({ member }: Dimension): boolean =>
  /^Consolidated(?:FinancialStatements)?(?:Member)?$/.test(localOf(member));

/** Whether a context is of the whole group: of no segment, class, subsidiary or scenario. */
export const isPrimary = (context: Context | undefined): boolean =>
  context?.dimensions.every(isConsolidated) ?? false;

/** Whether an axis says of numbers only that they are restated, or are those before a restatement. */
export const isRestatement = ({ axis }: Dimension): boolean =>
  /Restatement|Retrospective/.test(axis.local);

export const isOfRestatement = ({ dimensions }: Context): boolean =>
  dimensions.length > 0 && dimensions.every(isRestatement);

const DAY_MS = 86_400_000;

/** Days from the first to the last, both counted; 0 for an instant. */
export const daysOf = (period: Period): number =>
  period.kind === 'duration'
    ? Math.round((Date.parse(period.end) - Date.parse(period.start)) / DAY_MS) + 1
    : 0;

export const endOf = (period: Period): string => (period.kind === 'forever' ? '' : period.end);

/** The day before, as an ISO date. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
