import type { Schemas } from '../api/client.js';
import { documentTitle } from '../format/document-title.js';
import { formatValue, unitSentence } from '../format/numbers.js';
import { inTitle } from '../messages/in-words.js';
import type { Texts } from '../messages/use-texts.js';
import { statementTitle } from '../statement/statement-title.js';

/** One line of the results: what it is called, what it belongs to, and the page that it leads to. */
export interface SearchEntry {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly to: string;
}

export interface SearchGroup {
  readonly title: string;
  readonly entries: readonly SearchEntry[];
}

/** How entries are written. */
interface Writing {
  readonly t: Texts;
  readonly locale: string;
  /** What the service says, in the language of the page. */
  readonly said: (text: string) => string;
}

/** "12.5 %", "1,264 USD, millions": a figure as statements write it. */
const figureText = ({ t, locale }: Writing, found: Schemas['FoundFigure']): string => {
  const { value, unit, currency, scale } = found;
  if (unit === 'share') return formatValue(100 * value, 'percent', locale);
  const number = formatValue(value, unit === 'money' ? unit : 'per_share', locale);
  return currency === null
    ? number
    : `${number} ${unitSentence(t, currency, scale ?? 1, 'printed')}`;
};

const figureEntry = (writing: Writing, found: Schemas['FoundFigure']): SearchEntry => ({
  key: `figure-${found.company_id}-${found.id}-${found.year}`,
  name: `${found.kind === 'ratio' ? writing.said(found.label) : inTitle(writing.t, 'lineItems', found.id)}, ${found.year}`,
  detail: `${found.company_name}: ${figureText(writing, found)}`,
  to: found.address.replace(/^\/#/, ''),
});

const companyEntry = (found: Schemas['FoundCompany']): SearchEntry => ({
  key: `company-${found.company_id}`,
  name: found.name,
  detail: found.ticker ?? '',
  to: `/companies/${found.company_id}`,
});

const documentEntry = (t: Texts, found: Schemas['FoundDocument']): SearchEntry => ({
  key: `document-${found.document_id}`,
  name: documentTitle(t, { ...found, id: found.document_id, file_path: null }),
  detail: `${found.company_name}, ${inTitle(t, 'documents', found.document_type)} ${found.fiscal_year}`,
  to: `/companies/${found.company_id}?document=${found.document_id}`,
});

const lineItemEntry = (t: Texts, found: Schemas['FoundLineItem']): SearchEntry => ({
  key: `row-${found.compiled_statement_id}-${found.name}`,
  name: found.name,
  detail: `${found.company_name}, ${statementTitle(t, found.statement_type)}`,
  to: `/statements/${found.compiled_statement_id}?row=${encodeURIComponent(found.name)}`,
});

/** What was found by kind, in the order of the service, figures first, with usual line items of companies behind the companies; kinds of which nothing was found are left out. */
export const searchGroups = (
  writing: Writing,
  found: Schemas['SearchResult'],
  concepts: readonly SearchEntry[] = [],
): readonly SearchGroup[] => {
  const { t } = writing;
  return [
    {
      title: t('search.groups.figures'),
      entries: found.figures.map((one) => figureEntry(writing, one)),
    },
    { title: t('search.groups.companies'), entries: found.companies.map(companyEntry) },
    { title: t('search.groups.concepts'), entries: concepts },
    {
      title: t('search.groups.documents'),
      entries: found.documents.map((one) => documentEntry(t, one)),
    },
    {
      title: t('search.groups.lineItems'),
      entries: found.line_items.map((one) => lineItemEntry(t, one)),
    },
  ].filter(({ entries }) => entries.length > 0);
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The place that an arrow key leads to, round at both ends; undefined for another key, and where there is no place. */
export function entryAfter(at: number, key: string, count: number): number | undefined {
  const step = STEPS[key];
  return step === undefined || count === 0 ? undefined : (at + step + count) % count;
}
