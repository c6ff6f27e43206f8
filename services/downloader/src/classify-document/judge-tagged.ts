import type { TaggedFacts } from '@fde/report-reader';
import type { ContentJudgement, DocumentType } from '@fde/report-classification';
import { isFiscalPart, type FiscalPart, type RawStatement } from '@fde/contracts';

/** Forms of the SEC and their types; amendments end in /A. */
const FORMS: Readonly<Record<string, DocumentType>> = {
  '10-K': 'annual_report',
  '10-KT': 'annual_report',
  '20-F': 'annual_report',
  '40-F': 'annual_report',
  '10-Q': 'quarterly_report',
};

/** Ranges of days, both included: a quarter has 12 to 17 weeks, and nine months are a quarterly report's. */
const LENGTHS: readonly (readonly [least: number, most: number, type: DocumentType])[] = [
  [0, 120, 'quarterly_report'],
  [150, 210, 'half_year_report'],
  [240, 299, 'quarterly_report'],
  [300, Infinity, 'annual_report'],
];
const DAY_MS = 86_400_000;

const typeOfLength = ({ period }: TaggedFacts): DocumentType | undefined => {
  if (period === undefined) return undefined;
  const days = (Date.parse(period.end) - Date.parse(period.start)) / DAY_MS;
  return LENGTHS.find(([least, most]) => days >= least && days <= most)?.[2];
};

/** A tag states the document's type: no guess is needed. */
const CERTAIN = 0.99;

/** Two of the three primary statements are enough. */
const MOST_OF_THREE = 2;

/**
 * The type of a tagged report by its own facts: the form, otherwise the length of its period; the
 * year as the company names it.
 */
export const judgeTagged = (
  facts: TaggedFacts,
  statements: readonly RawStatement[],
): ContentJudgement => {
  const form = facts.documentType?.replace(/\/A$/, '') ?? '';
  const type = FORMS[form] ?? typeOfLength(facts);
  const year = facts.fiscalYear ?? newestOf(statements) ?? yearOfEnd(facts);
  return {
    type,
    variant: undefined,
    confidence: type === undefined ? 0 : CERTAIN,
    reasons: [reasonOf(facts)],
    year: year === undefined ? undefined : { year, confidence: CERTAIN, reason: 'its tags say so' },
    fiscalPart: partOf(facts),
    language: facts.language?.slice(0, 2),
    statements: {
      verdict: statements.length >= MOST_OF_THREE ? 'present' : 'unknown',
      pages: { income: [], balance: [], cash_flow: [] },
    },
    lettersPerPage: 0,
  };
};

/** Taxonomies state the part of the year; a half year is called so or by its number. */
const partOf = ({ covered }: TaggedFacts): FiscalPart | undefined => {
  if (covered === 'HY') return 'H1';
  return isFiscalPart(covered) ? covered : undefined;
};

const newestOf = (statements: readonly RawStatement[]): number | undefined =>
  statements.length === 0 ? undefined : Math.max(...statements.map((one) => one.fiscal_year));

const yearOfEnd = ({ period }: TaggedFacts): number | undefined =>
  period === undefined ? undefined : Number(period.end.slice(0, 4));

const reasonOf = ({ documentType, period, companyName }: TaggedFacts): string => {
  const what = documentType === undefined ? 'a tagged report' : `tagged as ${documentType}`;
  const when = period === undefined ? '' : ` for ${period.start} to ${period.end}`;
  return `${what}${when}${companyName === undefined ? '' : ` of ${companyName}`}`;
};
