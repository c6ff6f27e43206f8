import type { CanonicalStatementType } from '@fde/contracts';
import type { Language } from '../house-style.js';

/** A column with its head as it is printed over flows and over balances. */
export interface ShapeColumn {
  /** Lines of the head in statements of flows, the lowest last; absent where they lack the column. */
  readonly flow?: readonly string[];
  /** The same in the balance sheet. */
  readonly point?: readonly string[];
  /** The set of facts that it shows. */
  readonly facts: number;
  /** The last day of the fiscal year that it is; absent if it is none. */
  readonly end?: string;
  /** What the company calls that year, where the report says so. */
  readonly year?: string;
  /** Whether it holds no amounts but their change in per cent. */
  readonly isRatio?: boolean;
}

/** Words over several columns, by index among those that the statement prints. */
interface ShapeSpan {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly in?: 'flow' | 'point';
}

/** One way to head the columns of a report's statements. */
export interface HeadShape {
  readonly name: string;
  readonly language: Language;
  readonly columns: readonly ShapeColumn[];
  readonly spans?: readonly ShapeSpan[];
  /** Lines below the titles of flows and of balances. */
  readonly below?: { readonly flow: readonly string[]; readonly point: readonly string[] };
  /** How heads of unlike height stand beside each other. */
  readonly stand?: 'bottom' | 'top' | 'middle';
  /** Sentences in the notes. */
  readonly says?: readonly string[];
  /** The unit, as a line below the title; absent where the heads name it. */
  readonly unit?: string;
  readonly cover?: string;
}

/** The columns that a statement prints. */
export const columnsOf = (shape: HeadShape, type: CanonicalStatementType): ShapeColumn[] =>
  shape.columns.filter((column) => headOf(column, type) !== undefined);

export const headOf = (
  column: ShapeColumn,
  type: CanonicalStatementType,
): readonly string[] | undefined => (type === 'balance_sheet' ? column.point : column.flow);
