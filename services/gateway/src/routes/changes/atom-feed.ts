import {
  canonicalType,
  CHANGED_BY_PERSONS,
  OUTCOME_WORDS,
  type InterimReportTaken,
  type StatementChanges,
} from '@fde/contracts';
import type { IncompleteRun, StatementChangeRecord } from '@fde/event-log';
import { writeNumber } from '@fde/statements';

/** Where a feed is read from, and when. */
export interface FeedPlace {
  readonly origin: string;
  /** The requested path and query. */
  readonly path: string;
  readonly now: Date;
}

/** Code points that no XML 1.0 document can hold, escaped or not; halves of surrogate pairs among them. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const xmlText = (text: string): string =>
  text
    .replace(FORBIDDEN, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;
const link = (rel: string, href: string): string => `<link rel="${rel}" href="${xmlText(href)}"/>`;

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** In one line, the most important first. */
const summaryOf = (changes: StatementChanges): string => {
  const corrected = changes.cells.filter(({ reason }) =>
    CHANGED_BY_PERSONS.includes(reason),
  ).length;
  return [
    ...(changes.first ? ['compiled for the first time'] : []),
    ...counted(changes.new_years.length, 'new year', 'new years'),
    ...counted(changes.new_periods?.length ?? 0, 'new period', 'new periods'),
    ...counted(changes.restated_count, 'figure restated', 'figures restated'),
    ...counted(
      changes.cell_count - changes.restated_count - corrected,
      'other figure changed',
      'other figures changed',
    ),
    ...counted(
      corrected,
      'figure corrected by a person or set back',
      'figures corrected by a person or set back',
    ),
    ...counted(changes.closed_gap_count, 'gap closed', 'gaps closed'),
    ...counted(changes.opened_gap_count, 'new gap', 'new gaps'),
    ...counted(changes.lost_years.length, 'year removed', 'years removed'),
    ...counted(changes.lost_periods?.length ?? 0, 'period removed', 'periods removed'),
    ...(changes.currency_before === null ? [] : [`was in ${changes.currency_before}`]),
  ].join(', ');
};

const reportInWords = (report: InterimReportTaken): string =>
  `${[report.fiscal_part ?? [], report.fiscal_year].flat().join(' ')} (document ${report.document_id})`;

const detailsOf = ({ changes, interim_reports: reports }: StatementChangeRecord): string =>
  [
    ...(reports === null || reports.length === 0
      ? []
      : [`Interim reports: ${reports.map(reportInWords).join(', ')}`]),
    ...(changes.new_periods === undefined || changes.new_periods.length === 0
      ? []
      : [`New periods: ${changes.new_periods.join(', ')}`]),
    ...(changes.new_years.length === 0 ? [] : [`New years: ${changes.new_years.join(', ')}`]),
    ...changes.cells.map(
      ({ item, year, before, after, reason }) =>
        `${item}, ${year}: ${writeNumber(before)} -> ${writeNumber(after)} (${reason.replaceAll('_', ' ')})`,
    ),
    ...changes.closed_gaps.map(
      ({ kind, year, line_item: item }) =>
        `Closed: ${kind.replaceAll('_', ' ')}, ${year}${item === null ? '' : `, ${item}`}`,
    ),
  ].join('\n');

/** An entry, and when it was new. */
interface FeedEntry {
  readonly at: Date;
  readonly xml: string;
}

const OPERATION_WORDS: Readonly<Record<string, string>> = {
  extract_company: 'full extraction',
  process_company_documents: 'processing of all documents',
  scrape_company: 'reading of the site',
};

const entryOfRun = (run: IncompleteRun, { origin }: FeedPlace): FeedEntry => {
  const { task, companyName, end, endedAt } = run;
  const operation = OPERATION_WORDS[task.operation] ?? task.operation;
  const xml = [
    '<entry>',
    element('id', `urn:uuid:${task.taskId}`),
    element('title', `${companyName}, ${operation}: ${OUTCOME_WORDS[end.outcome]}`),
    element('updated', endedAt.toISOString()),
    link('alternate', `${origin}/#/companies/${task.companyId}`),
    element('summary', end.outcome_reason),
    '</entry>',
  ].join('\n');
  return { at: endedAt, xml };
};

/** The page of the statement; of the periods of interim reports, that of the company's quarters. */
const pageOf = ({
  compiled_statement_id: id,
  company_id: company,
}: StatementChangeRecord): string =>
  id === null ? `companies/${company}/periods` : `statements/${id}`;

const entryOf = (change: StatementChangeRecord, { origin }: FeedPlace): FeedEntry => {
  const type = canonicalType(change.statement_type).replaceAll('_', ' ');
  const what = change.compiled_statement_id === null ? `${type} of parts of years` : type;
  const summary = summaryOf(change.changes);
  const xml = [
    '<entry>',
    element('id', `urn:uuid:${change.id}`),
    element('title', `${change.company_name}, ${what}: ${summary}`),
    element('updated', change.changed_at.toISOString()),
    link('alternate', `${origin}/#/${pageOf(change)}`),
    element('summary', summary),
    `<content type="text">${xmlText(detailsOf(change))}</content>`,
    '</entry>',
  ].join('\n');
  return { at: change.changed_at, xml };
};

/**
 * The changes and the runs that left something out, newest first, as an Atom feed (RFC 4287). Names
 * of companies and rows may contain anything, so everything is escaped.
 */
export const atomFeed = (
  changes: readonly StatementChangeRecord[],
  runs: readonly IncompleteRun[],
  place: FeedPlace,
): string => {
  const entries = [
    ...changes.map((change) => entryOf(change, place)),
    ...runs.map((run) => entryOfRun(run, place)),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', `${place.origin}${place.path}`),
    element('title', 'What is new in the compiled statements'),
    element('updated', (entries[0]?.at ?? place.now).toISOString()),
    `<author>${element('name', 'Financial Data Extraction Service')}</author>`,
    link('self', `${place.origin}${place.path}`),
    link('alternate', `${place.origin}/#/news`),
    ...entries.map(({ xml }) => xml),
    '</feed>',
    '',
  ].join('\n');
};
