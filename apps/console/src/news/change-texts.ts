import { CHANGED_BY_PERSONS } from '@fde/contracts/resources';
import type { Schemas } from '../api/client.js';
import type { Texts } from '../messages/use-texts.js';

type Changes = Schemas['StatementChanges'];
type Cell = Schemas['ChangedCell'];

export const reasonText = (t: Texts, { reason }: Cell): string => t(`news.reasons.${reason}`);

/** Both values, the older one first. */
export function valuesText({ before, after }: Cell, locale: string): string {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  return `${numbers.format(before)} → ${numbers.format(after)}`;
}

/** What changed beside single figures, each as a line of its own. */
export function changeLines(t: Texts, changes: Changes): readonly string[] {
  const corrected = changes.cells.filter(({ reason }) =>
    CHANGED_BY_PERSONS.includes(reason),
  ).length;
  const counts = [
    ['news.lines.closedGaps', changes.closed_gap_count],
    ['news.lines.openedGaps', changes.opened_gap_count],
    ['news.lines.corrected', corrected],
    ['news.lines.figures', changes.cell_count - corrected],
    ['news.lines.accepted', changes.accepted_count ?? 0],
  ] as const;
  const years = [
    ['news.lines.newYears', changes.new_years],
    ['news.lines.lostYears', changes.lost_years],
  ] as const;
  return [
    ...(changes.first ? [t('news.lines.first')] : []),
    ...years.flatMap(([key, named]) =>
      named.length === 0 ? [] : [t(key, { years: named.join(', ') })],
    ),
    ...(changes.currency_before === null
      ? []
      : [t('news.lines.currency', { currency: changes.currency_before })]),
    ...counts.flatMap(([key, count]) => (count === 0 ? [] : [t(key, { count })])),
  ];
}
