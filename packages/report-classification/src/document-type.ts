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

/** The part of a fiscal year that an interim report is about; nine months are its first nine. */
export type FiscalPart = 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'H1' | 'H2' | '9M';

/** Only these types have a part. */
export const isInterim = (type: DocumentType | undefined): boolean =>
  type === 'quarterly_report' || type === 'half_year_report';
