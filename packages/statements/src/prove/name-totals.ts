import type { RawLineItem, RawStatement } from '@fde/contracts';

import { NAMED_CONCEPTS } from '../concepts/taxonomy.js';
import { fold } from '../language/index.js';
import { subtotalAfter } from '../rows/infer-name.js';
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
  return { ...raw, line_items: withoutDoubles(line_items) };
};

/** An inferred name that is printed elsewhere would give one item twice. */
const withoutDoubles = (items: readonly RawLineItem[]): RawLineItem[] => {
  const printed = new Set(items.flatMap((i) => (i.name_inferred === true ? [] : [fold(i.name)])));
  return items.map((item, at) => {
    const before = items[at - 1];
    return item.name_inferred !== true || !printed.has(fold(item.name)) || before === undefined
      ? item
      : { ...item, name: subtotalAfter(before.name) };
  });
};
