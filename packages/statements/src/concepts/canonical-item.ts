import type { CanonicalStatementType, Unit } from '@fde/contracts';

/**
 * A canonical line item: its id, and its element in the US GAAP and IFRS taxonomies (null where none fits). The labels
 * under which companies print it stand in the language files (`Lexicon.items`).
 */
export interface CanonicalItem {
  readonly id: string;
  readonly label: string;
  readonly statement: CanonicalStatementType;
  readonly unit: Unit;
  readonly us_gaap: string | null;
  readonly ifrs_full: string | null;
}
