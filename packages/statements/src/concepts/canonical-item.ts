import type { CanonicalStatementType, Unit } from '@fde/contracts';

/**
 * A canonical line item: its id, its element in the US GAAP and IFRS taxonomies (null where none fits), and the English
 * labels under which companies print it (those of other languages stand in labels/). Patterns are tried in order on the label without accents, punctuation, digits and note
 * references; an earlier pattern is the better one. `not` rules a label out.
 */
export interface CanonicalItem {
  readonly id: string;
  readonly label: string;
  readonly statement: CanonicalStatementType;
  readonly unit: Unit;
  readonly us_gaap: string | null;
  readonly ifrs_full: string | null;
  readonly names: readonly RegExp[];
  readonly not?: RegExp;
}
