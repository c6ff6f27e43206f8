import { canonicalType } from './canonical-type.js';
import type { components } from './generated/openapi.js';

/** The part of the fiscal year that an interim report is on. */
export type FiscalPart = components['schemas']['FiscalPart'];

const FISCAL_PARTS: readonly FiscalPart[] = ['Q1', 'Q2', 'Q3', 'Q4', 'H1', 'H2', '9M'];

/** Stored text may be of another release. */
export const isFiscalPart = (text: unknown): text is FiscalPart =>
  FISCAL_PARTS.some((part) => part === text);

const INTERIM_TYPES: readonly string[] = ['quarterly_report', 'half_year_report'];

/** Whether a document type, in any spelling, is that of reports on less than a year. */
export const isInterimType = (documentType: string): boolean =>
  INTERIM_TYPES.includes(canonicalType(documentType));
