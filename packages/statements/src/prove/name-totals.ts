import type { RawLineItem, RawStatement } from '@fde/contracts';

import { NAMED_CONCEPTS } from '../concepts/taxonomy.js';
import { proofRows } from '../identities/proof-rows.js';
import type { ConceptId } from '../language/index.js';

const nameOf = (concept: ConceptId | undefined): string | undefined =>
  NAMED_CONCEPTS.find(({ id }) => id === concept)?.label;

/**
 * Grand totals printed without a label are named after the identity that they close: "Total
 * assets", where their place alone would suggest "Subtotal after other assets".
 */
export const nameTotals = (raw: RawStatement): RawStatement => {
  if (!raw.line_items.some((item) => item.name_inferred === true)) return raw;
  const rows = proofRows(raw.statement_type, raw.line_items, raw.years);
  const line_items = raw.line_items.map((item, index): RawLineItem => {
    const name = item.name_inferred === true ? nameOf(rows[index]?.concept) : undefined;
    return name === undefined ? item : { ...item, name };
  });
  return { ...raw, line_items };
};
