import type { Context, Fact, Period } from '../inline/model.js';
import { factsOf, type TaggedReport } from '../tagged-report.js';
import { daysOf, isPrimary } from './primary-context.js';

/** What a tagged report says about itself. */
export interface StatedFacts {
  readonly companyName?: string;
  /** `10-K`, `20-F`; absent if the taxonomy has no such fact. */
  readonly documentType?: string;
  /** It corrects and replaces an earlier report: its form or its own flag says so. */
  readonly isAmended?: true;
  /** As the company names it. */
  readonly fiscalYear?: number;
  /** The reported year. */
  readonly period?: Period & { readonly kind: 'duration' };
  /** The company's number and who issued it: a CIK, an LEI, a register number. */
  readonly identifier?: { readonly scheme: 'cik' | 'lei' | 'other'; readonly value: string };
  readonly language?: string;
}

const NAMES = [
  'EntityRegistrantName',
  'NameOfReportingEntityOrOtherMeansOfIdentification',
  'LegalEntityRegisteredName',
  'NameOfLegalEntity',
  'LegalEntityName',
  // Britain and Ireland, Denmark, South Africa.
  'EntityCurrentLegalOrRegisteredName',
  'NameOfReportingEntity',
  'FullRegisteredNameOfCompany',
  // Sweden, Japan.
  'ForetagetsNamn',
  'CompanyNameCoverPage',
];

const textOf = (facts: readonly Fact[], report: TaggedReport, name: string): string | undefined => {
  const named = facts.filter(({ concept, value }) => concept.local === name && value !== null);
  const own = named.find(({ contextRef }) => isPrimary(report.contexts.get(contextRef)));
  const value = (own ?? named[0])?.value;
  return value === undefined || value === null || value === '' ? undefined : String(value);
};

type Duration = Period & { readonly kind: 'duration' };

const durationOf = (context: Context | undefined): Duration | undefined =>
  context?.period.kind === 'duration' ? context.period : undefined;

/** Two periods of full length have about the same number of days: 364, 371, 365. */
const LEAST_YEAR_DAYS = 300;
const MOST_YEAR_DAYS = 420;

/** The year of most primary facts; the later of two that are equally frequent. */
const mostFrequentYear = (facts: readonly Fact[], report: TaggedReport): Duration | undefined => {
  const counts = new Map<string, { period: Duration; count: number }>();
  for (const { contextRef, kind } of facts) {
    const context = report.contexts.get(contextRef);
    const period = durationOf(context);
    if (kind !== 'number' || period === undefined || !isPrimary(context)) continue;
    const days = daysOf(period);
    if (days < LEAST_YEAR_DAYS || days > MOST_YEAR_DAYS) continue;
    const key = `${period.start} ${period.end}`;
    counts.set(key, { period, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const most = Math.max(0, ...[...counts.values()].map(({ count }) => count));
  // The previous year is printed beside each number of this one, only a little less often.
  return [...counts.values()]
    .filter(({ count }) => 2 * count >= most)
    .toSorted((a, b) => b.period.end.localeCompare(a.period.end))[0]?.period;
};

const periodOf = (facts: readonly Fact[], report: TaggedReport): Duration | undefined => {
  const cover = facts.find(({ concept }) =>
    ['DocumentType', 'DocumentPeriodEndDate', 'DocumentFiscalYearFocus'].includes(concept.local),
  );
  return (
    durationOf(report.contexts.get(cover?.contextRef ?? '')) ?? mostFrequentYear(facts, report)
  );
};

const identifierOf = (report: TaggedReport): StatedFacts['identifier'] => {
  const [context] = report.contexts.values();
  if (context === undefined || context.entity.identifier === '') return undefined;
  const { scheme, identifier } = context.entity;
  if (/sec\.gov\/CIK/i.test(scheme)) return { scheme: 'cik', value: identifier };
  const isLei = /17442/.test(scheme);
  return { scheme: isLei ? 'lei' : 'other', value: identifier };
};

const YEAR = /^(?:19|20)\d{2}$/;

export const documentFacts = (report: TaggedReport): StatedFacts => {
  const facts = factsOf(report).map(({ fact }) => fact);
  const companyName = NAMES.map((name) => textOf(facts, report, name)).find((n) => n !== undefined);
  const documentType = textOf(facts, report, 'DocumentType');
  const amended =
    documentType?.endsWith('/A') === true ||
    textOf(facts, report, 'AmendmentFlag')?.toLowerCase() === 'true';
  const focus = textOf(facts, report, 'DocumentFiscalYearFocus')?.replace(/^--|-$/g, '');
  const period = periodOf(facts, report);
  const identifier = identifierOf(report);
  const language = report.documents[0]?.language;
  return {
    ...(companyName === undefined ? {} : { companyName }),
    ...(documentType === undefined ? {} : { documentType }),
    ...(amended ? { isAmended: true } : {}),
    ...(focus !== undefined && YEAR.test(focus) ? { fiscalYear: Number(focus) } : {}),
    ...(period === undefined ? {} : { period }),
    ...(identifier === undefined ? {} : { identifier }),
    ...(language === undefined ? {} : { language }),
  };
};
