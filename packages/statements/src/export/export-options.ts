import type { RowMove } from '@fde/contracts';
import { DEFAULT_YEARS } from '../compile/present/select-years.js';

export interface ExportOptions {
  /** Newest years shown, ten by default; `Infinity` for all. */
  readonly years?: number;
  /**
   * Absolute URL of a page of a stored PDF, e.g. the storage download with `#page=12`; undefined if
   * none is stored.
   */
  readonly pageUrl?: (documentId: number, page: number | null) => string | undefined;
  /** The rows that a person moved to another line of the standardised statement. */
  readonly moves?: readonly RowMove[];
  /** What the lineage sheet calls a document; `document <id>` by default. */
  readonly documentName?: (documentId: number) => string | undefined;
}

export const yearsOf = (options: ExportOptions): number => options.years ?? DEFAULT_YEARS;
export const nameOf = (options: ExportOptions, documentId: number): string =>
  options.documentName?.(documentId) ?? `document ${documentId}`;

/**
 * A Map, because a client may give a statement any type, and "constructor" is a property of every
 * object.
 */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['income_statement', 'Income statement'],
  ['balance_sheet', 'Balance sheet'],
  ['cash_flow_statement', 'Cash flow statement'],
]);

/** The title of a statement type for readers. */
export const statementTitle = (type: string): string =>
  TITLES.get(type) ?? type.replaceAll('_', ' ');
