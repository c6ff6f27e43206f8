import { CHANGED_BY_PERSONS } from '@fde/contracts/resources';
import type { ListedChange, Schemas } from '../api/client.js';
import { inWords } from '../messages/in-words.js';
import type { Texts } from '../messages/use-texts.js';
import { periodText } from '../periods/period-text.js';

type Cell = Schemas['ChangedCell'];

export const reasonText = (t: Texts, { reason }: Cell): string => t(`news.reasons.${reason}`);

/** Both values, the older one first. */
export function valuesText({ before, after }: Cell, locale: string): string {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  return `${numbers.format(before)} → ${numbers.format(after)}`;
}

type Change = Pick<ListedChange, 'changes' | 'interim_reports'>;

/** `H1 2024`; the year alone where the report does not tell its part. */
const reportText = ({ fiscal_part: part, fiscal_year: year }: Schemas['InterimReportTaken']) =>
  part === null ? String(year) : `${part} ${year}`;

/** What came and went: years, and of interim reports the periods that they print. */
const listLines = (t: Texts, { changes, interim_reports: reports }: Change, locale: string) => {
  const periods = (all: readonly string[] | undefined) =>
    all?.map((one) => periodText(t, one, locale)) ?? [];
  const lists = [
    ['news.lines.interimReports', reports?.map(reportText) ?? []],
    ['news.lines.newYears', changes.new_years],
    ['news.lines.newPeriods', periods(changes.new_periods)],
    ['news.lines.lostYears', changes.lost_years],
    ['news.lines.lostPeriods', periods(changes.lost_periods)],
  ] as const;
  return lists.flatMap(([key, named]) => {
    const all = named.join(', ');
    return named.length === 0 ? [] : [t(key, { reports: all, years: all, periods: all })];
  });
};

/** What changed beside single figures, each as a line of its own. */
export function changeLines(t: Texts, change: Change, locale: string): readonly string[] {
  const { changes } = change;
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
  return [
    ...(changes.first ? [t('news.lines.first')] : []),
    ...listLines(t, change, locale),
    ...(changes.currency_before === null
      ? []
      : [t('news.lines.currency', { currency: changes.currency_before })]),
    ...counts.flatMap(([key, count]) => (count === 0 ? [] : [t(key, { count })])),
  ];
}

/** What changed: a statement over the years, or the periods of interim reports. */
export const changeTitle = (t: Texts, change: ListedChange): string => {
  const company = change.company_name;
  const statement = inWords(t, 'statements', change.statement_type);
  return change.compiled_statement_id === null
    ? t('news.partsOfYears', { company, statement })
    : `${company}, ${statement}`;
};

/** The page that shows it. */
export const changePlace = ({
  compiled_statement_id: id,
  company_id: company,
}: Pick<ListedChange, 'compiled_statement_id' | 'company_id'>): string =>
  id === null ? `/companies/${company}/periods` : `/statements/${id}`;
