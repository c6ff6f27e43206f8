import type { Check, RawLineItem, RawStatement } from '@fde/contracts';

import { NAMED_CONCEPTS } from '../concepts/taxonomy.js';
import { fold } from '../language/index.js';
import { inferredName, subtotalAfter } from '../rows/infer-name.js';
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

const isWithin = (item: RawLineItem | undefined, section: string): boolean =>
  item?.section === section || item?.section?.startsWith(`${section} > `) === true;

/** Whether a sum holds that has the row for its total. */
const addsUpTo = (row: number, { kind, holds, rows = [] }: Check): boolean =>
  holds && rows[0] === row && (kind === 'sum' || kind === 'difference');

/**
 * Whether the rows from the heading down to a total add up to it, rounded as printed, or the total
 * is a row above the heading again, which they attribute.
 */
const closesHeading = (items: readonly RawLineItem[], at: number, section: string): boolean => {
  const from = items.findLastIndex((item, i) => i < at && !isWithin(item, section)) + 1;
  const parts = items.slice(from, at);
  const totals = Object.entries(items[at]?.values ?? {});
  const addsUp = totals.every(([year, total]) => {
    const sum = parts.reduce((all, { values }) => all + (values[year] ?? 0), 0);
    return Math.abs(sum - total) <= parts.length / 2;
  });
  const isAgain = ({ values }: RawLineItem): boolean =>
    totals.every(([year, total]) => values[year] === total);
  return addsUp || items.slice(0, from).some(isAgain);
};

/**
 * A total that was named after the heading above it, and whose sums all take in rows of another
 * heading: below "Discontinued operations", the loss of all operations. Its place names it then.
 */
export const withoutStrayTotals = (raw: RawStatement): RawStatement => {
  if (!raw.line_items.some((item) => item.name_inferred === true)) return raw;
  const line_items = raw.line_items.map((item, at): RawLineItem => {
    const [section, before] = [item.section ?? '', raw.line_items[at - 1]];
    const ofHeading = inferredName(raw.statement_type, section.split(' > '), []);
    if (item.name_inferred !== true || before === undefined || item.name !== ofHeading) return item;
    const sums = raw.checks.filter((check) => addsUpTo(at, check));
    const isStray = ({ rows = [] }: Check): boolean =>
      rows.slice(1).some((row) => !isWithin(raw.line_items[row], section));
    if (sums.length === 0 || !sums.every(isStray)) return item;
    if (closesHeading(raw.line_items, at, section)) return item;
    return { ...item, name: subtotalAfter(before.name) };
  });
  return { ...raw, line_items };
};
