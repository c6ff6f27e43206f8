import { isInterimType } from '@fde/contracts';

/** What a document can be, in the canonical form that the pipeline writes. */
export const DOCUMENT_TYPES = [
  'annual_report',
  'quarterly_report',
  'half_year_report',
  'presentation',
  'press_release',
  'sustainability_report',
  'proxy_statement',
  'governance',
  'prospectus',
  'other',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Which of a year's several annual files this is. */
export const ANNUAL_VARIANTS = [
  'annual_report',
  '10-K',
  '20-F',
  '40-F',
  'financial_statements',
  'parent_company',
  'annual_review',
  /** A part of the report as a file of its own. */
  'chapter',
] as const;
export type AnnualVariant = (typeof ANNUAL_VARIANTS)[number];

/** Only these types have a part. */
export const isInterim = (type: DocumentType | undefined): boolean =>
  type !== undefined && isInterimType(type);
