import type { Unit } from '@fde/contracts';

import type { ConceptId } from '../language/index.js';
import type { SectionId } from './sections.js';

/** The part of a statement that a row or a heading stands in. Rows of different parts are never one item. */
export interface StatementPart {
  readonly side?: 'assets' | 'liabilities' | 'equity';
  readonly term?: 'current' | 'noncurrent';
  readonly activity?: 'operating' | 'investing' | 'financing';
  readonly dilution?: 'basic' | 'diluted';
}

/** One line of the vocabulary. */
export interface Entry extends StatementPart {
  readonly id: ConceptId;
  /** In English. Without a label it is a kind of row that no standard names. */
  readonly label?: string;
  /** Money by default. */
  readonly unit?: Unit;
  /** Deducted from a total, whether or not its numbers are printed below zero. */
  readonly sign?: -1;
  /** By nature a total or subtotal. */
  readonly total?: true;
  /** Its elements in the US GAAP and IFRS taxonomies, if one fits. */
  readonly us_gaap?: string;
  readonly ifrs_full?: string;
  /** Further elements of either taxonomy that mean the same. */
  readonly also?: readonly string[];
  /** Only companies of this kind print it. */
  readonly industry?: 'bank' | 'insurer';
  /** The section of a standardised statement where it mostly stands, if none lists it. */
  readonly section?: SectionId;
}
