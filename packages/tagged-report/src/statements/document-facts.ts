import { lengthKindOf } from '@fde/statements';
import type { Context, Fact, Period } from '../model.js';
import { factsOf, type TaggedReport } from '../tagged-report.js';
import { daysOf, isPrimary } from './primary-context.js';
import {
  formOf,
  isOfStatutoryAccounts,
  isOfTaxPapers,
  TAX_RETURN,
  type ReportForm,
} from './report-form.js';

/** What a tagged report says about itself. */
export interface StatedFacts {
  readonly companyName?: string;
  /** `10-K`, `20-F`, `CT600`; absent if the taxonomy has no such fact. */
  readonly documentType?: string;
  /** What it covers in the words of its taxonomy: `FY`, `Q2`, `HY`. */
  readonly covered?: string;
  /** Whether it is an annual report, by what it states of its form; absent if it states none. */
  readonly form?: ReportForm;
  /** It corrects and replaces an earlier report: its form or its own flag says so. */
  readonly isAmended?: true;
  /** As the company names it. */
  readonly fiscalYear?: number;
  /** The last day of its fiscal years as the cover states it: `--09-30`. */
  readonly yearEnd?: string;
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
  'FilerNameInJapaneseDEI',
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

/** A month is the shortest time that a report is about; a cover may name the day of an event. */
const LEAST_DAYS = 28;

interface Counted {
  readonly period: Duration;
  readonly count: number;
}

const countPeriods = (facts: readonly Fact[], report: TaggedReport): Counted[] => {
  const counts = new Map<string, Counted>();
  for (const { contextRef, kind } of facts) {
    const context = report.contexts.get(contextRef);
    const period = durationOf(context);
    if (kind !== 'number' || period === undefined || !isPrimary(context)) continue;
    if (daysOf(period) < LEAST_DAYS) continue;
    const key = `${period.start} ${period.end}`;
    counts.set(key, { period, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
};

/** The most frequent; of two that are about equally frequent the later, then the longer one. */
const mostOf = (counted: readonly Counted[]): Counted | undefined => {
  const most = Math.max(0, ...counted.map(({ count }) => count));
  // The previous year is printed beside each number of this one, only a little less often.
  return counted
    .filter(({ count }) => 2 * count >= most)
    .toSorted(
      (a, b) => b.period.end.localeCompare(a.period.end) || daysOf(b.period) - daysOf(a.period),
    )[0];
};

/**
 * The year of most primary facts. A half or eighteen months are what the report is about if they end later and are
 * about as frequent: quarters within the year are not.
 */
const mostFrequentPeriod = (facts: readonly Fact[], report: TaggedReport): Duration | undefined => {
  const counted = countPeriods(facts, report);
  const isYear = ({ period }: Counted): boolean => lengthKindOf(period) === 'year';
  const year = mostOf(counted.filter(isYear));
  const other = mostOf(counted.filter((one) => !isYear(one)));
  if (year === undefined || other === undefined) return (year ?? other)?.period;
  const isLater = other.period.end > year.period.end && 2 * other.count >= year.count;
  return (isLater ? other : year).period;
};

/** How taxonomies state the first and the last day of what a report covers. */
const STATED_DAYS: readonly (readonly [first: string, last: string])[] = [
  // Britain and Ireland, Japan, Denmark, Sweden.
  ['StartDateForPeriodCoveredByReport', 'EndDateForPeriodCoveredByReport'],
  ['CurrentFiscalYearStartDateDEI', 'CurrentPeriodEndDateDEI'],
  ['ReportingPeriodStartDate', 'ReportingPeriodEndDate'],
  ['RakenskapsarForstaDag', 'RakenskapsarSistaDag'],
];

/** The period that a report states for itself, if its numbers have it too. */
const statedPeriod = (facts: readonly Fact[], report: TaggedReport): Duration | undefined => {
  const counted = countPeriods(facts, report).map(({ period }) => period);
  for (const [first, last] of STATED_DAYS) {
    const [start, end] = [textOf(facts, report, first), textOf(facts, report, last)];
    const own = counted.find((period) => period.start === start && period.end === end);
    if (own !== undefined) return own;
  }
  return undefined;
};

const periodOf = (facts: readonly Fact[], report: TaggedReport): Duration | undefined => {
  const cover = facts.find(({ concept }) =>
    ['DocumentType', 'DocumentPeriodEndDate', 'DocumentFiscalYearFocus'].includes(concept.local),
  );
  const stated = durationOf(report.contexts.get(cover?.contextRef ?? ''));
  return stated !== undefined && daysOf(stated) >= LEAST_DAYS
    ? stated
    : (statedPeriod(facts, report) ?? mostFrequentPeriod(facts, report));
};

const identifierOf = (report: TaggedReport): StatedFacts['identifier'] => {
  const [context] = report.contexts.values();
  if (context === undefined || context.entity.identifier === '') return undefined;
  const { scheme, identifier } = context.entity;
  if (/sec\.gov\/CIK/i.test(scheme)) return { scheme: 'cik', value: identifier };
  const isLei = /17442/.test(scheme);
  return { scheme: isLei ? 'lei' : 'other', value: identifier };
};

/** Taxonomies with facts about the filing itself: dei of the SEC, jpdei of EDINET. */
const COVER_TAXONOMY = /\bdei\b|jpdei/;

const YEAR = /^(?:19|20)\d{2}$/;
/** A day of any year, as schemas write it. */
const YEAR_END = /^--\d{2}-\d{2}$/;

/** Form, period and amendment, as the taxonomies of the SEC and of EDINET state them. */
const statedForm = (
  facts: readonly Fact[],
  report: TaggedReport,
): Pick<StatedFacts, 'documentType' | 'covered' | 'form' | 'isAmended'> => {
  const ofCover = facts.filter(({ concept }) => COVER_TAXONOMY.test(concept.namespace));
  const taxReturn = facts.some(({ concept }) => isOfTaxPapers(concept)) ? TAX_RETURN : undefined;
  const documentType = textOf(ofCover, report, 'DocumentType') ?? taxReturn;
  const covered =
    textOf(ofCover, report, 'TypeOfCurrentPeriodDEI') ??
    textOf(ofCover, report, 'DocumentFiscalPeriodFocus');
  const form = formOf({
    ...(documentType === undefined ? {} : { documentType }),
    ...(covered === undefined ? {} : { covered }),
    isStatutory: facts.some(({ concept }) => isOfStatutoryAccounts(concept)),
  });
  const flag =
    textOf(ofCover, report, 'AmendmentFlag') ?? textOf(ofCover, report, 'AmendmentFlagDEI');
  const amended = documentType?.endsWith('/A') === true || flag?.toLowerCase() === 'true';
  return {
    ...(documentType === undefined ? {} : { documentType }),
    ...(covered === undefined ? {} : { covered }),
    ...(form === undefined ? {} : { form }),
    ...(amended ? { isAmended: true } : {}),
  };
};

export const documentFacts = (report: TaggedReport): StatedFacts => {
  const facts = factsOf(report).map(({ fact }) => fact);
  const companyName = NAMES.map((name) => textOf(facts, report, name)).find((n) => n !== undefined);
  const focus = textOf(facts, report, 'DocumentFiscalYearFocus')?.replace(/^--|-$/g, '');
  const yearEnd = textOf(facts, report, 'CurrentFiscalYearEndDate');
  const period = periodOf(facts, report);
  const identifier = identifierOf(report);
  const language = report.documents[0]?.language;
  return {
    ...(companyName === undefined ? {} : { companyName }),
    ...statedForm(facts, report),
    ...(focus !== undefined && YEAR.test(focus) ? { fiscalYear: Number(focus) } : {}),
    ...(yearEnd !== undefined && YEAR_END.test(yearEnd) ? { yearEnd } : {}),
    ...(period === undefined ? {} : { period }),
    ...(identifier === undefined ? {} : { identifier }),
    ...(language === undefined ? {} : { language }),
  };
};
