import type { CanonicalStatementType } from '@fde/contracts';

import { namesTotal } from '../concepts/concept-of.js';
import { closedHeadings } from '../rows/close-section.js';
import { inferredName } from '../rows/infer-name.js';
import { placeEntries } from '../rows/sections.js';

/** A row whose cells are known because they come from a tagged document, not from a page. */
export interface DocumentRow {
  readonly label: string;
  /** Left edge of the label, in points. */
  readonly indent: number;
  readonly isHeading: boolean;
  /** Rows of one table share a left margin. */
  readonly table: string;
}

/** What a row's place says about it, in the terms used for rows of a page. */
export interface PlacedRow {
  readonly name: string;
  readonly nameInferred: boolean;
  readonly level: number;
  readonly section: string | null;
  readonly isTotal: boolean;
}

/** Points. The labels of tagged documents are known by their indents only. */
const LABEL_SIZE = 10;

/**
 * Names, levels and sections of rows in printed order, headings included: the same as for rows of a
 * page.
 */
export const placePrintedRows = (
  type: CanonicalStatementType,
  rows: readonly DocumentRow[],
): PlacedRow[] => {
  const entries = rows.map(({ label, indent, isHeading, table }) => ({
    label,
    x0: indent,
    size: LABEL_SIZE,
    sheet: table,
    kind: isHeading ? ('heading' as const) : ('line' as const),
  }));
  const names: string[] = [];
  return placeEntries(entries, closedHeadings(type)).map(({ label, kind, level, path }) => {
    const nameInferred = label === '';
    const name = nameInferred ? inferredName(type, path, names) : label;
    if (kind === 'line') names.push(name);
    return {
      name,
      nameInferred,
      level,
      section: path.length === 0 ? null : path.join(' > '),
      isTotal: nameInferred || namesTotal(label, type),
    };
  });
};
