import type { RawLineItem } from '@fde/contracts';

import { conceptOf } from '../concepts/concept-of.js';
import { decimals } from '../identities/proof-row.js';
import { agrees } from '../identities/tolerance.js';
import type { ConceptId } from '../language/index.js';

type Values = RawLineItem['values'];

/** Names that an identity gives to a total printed without one. */
const ASSETS = 'Total assets';
const EQUITY = 'Total equity';
const BOTH = 'Total equity and liabilities';

const SIDES: ReadonlySet<ConceptId | undefined> = new Set([
  'total_assets',
  'total_liabilities_and_equity',
]);

interface Sheet {
  readonly items: readonly RawLineItem[];
  /** What both sides of the balance sheet sum to, where that is printed twice. */
  readonly grand: Values | undefined;
  readonly liabilities: Values | undefined;
}

const conceptOfItem = (item: RawLineItem): ConceptId | undefined =>
  item.name_inferred === true ? undefined : conceptOf(item.name, 'balance_sheet')?.id;

const isMoney = (item: RawLineItem): boolean => (item.unit ?? 'money') === 'money';

const equal = (a: Values, b: Values): boolean => {
  const years = Object.keys(a);
  return (
    years.length > 0 &&
    years.length === Object.keys(b).length &&
    years.every((year) => a[year] === b[year])
  );
};

const size = (values: Values): number => Math.max(...Object.values(values).map(Math.abs));

/** Total by its label, or for want of one; a single part may be as large as all. */
const mayBeGrand = (item: RawLineItem): boolean =>
  item.name_inferred === true || SIDES.has(conceptOfItem(item));

/** The largest amount of the statement, where it is printed on two rows of totals. */
const grandTotal = (items: readonly RawLineItem[]): Values | undefined => {
  const money = items.filter((i) => isMoney(i) && Object.keys(i.values).length > 0);
  const most = Math.max(0, ...money.map((i) => size(i.values)));
  const largest = money.filter((i) => size(i.values) === most && mayBeGrand(i));
  const twice = largest.find((i) => largest.some((j) => i !== j && equal(i.values, j.values)));
  return twice?.values;
};

const sheetOf = (items: readonly RawLineItem[]): Sheet => ({
  items,
  grand: grandTotal(items),
  liabilities: items.find((i) => conceptOfItem(i) === 'total_liabilities')?.values,
});

/** Whether a row is what the liabilities leave of the grand total, in every year. */
const isRest = (values: Values, { grand, liabilities }: Sheet): boolean =>
  grand !== undefined &&
  liabilities !== undefined &&
  Object.entries(values).every(([year, value]) => {
    const [all, owed] = [grand[year], liabilities[year]];
    const rule = { addends: 2, step: 10 ** -decimals(value) };
    return all !== undefined && owed !== undefined && agrees(all - Math.abs(owed), value, rule);
  });

/** The side of a grand total: the other row says it, else the order, as assets come first unless liabilities do. */
const sideOf = (item: RawLineItem, { items }: Sheet): string => {
  const others = items.filter((i) => i !== item && equal(i.values, item.values));
  const concepts = others.map(conceptOfItem);
  if (concepts.includes('total_assets')) return BOTH;
  if (concepts.includes('total_liabilities_and_equity')) return ASSETS;
  const first = items.find((i) => equal(i.values, item.values)) === item;
  const opening = items.map(conceptOfItem).find((concept) => concept !== undefined);
  const assetsFirst = opening !== 'equity_line' && opening !== 'liability_line';
  return first === assetsFirst ? ASSETS : BOTH;
};

const nameBy = (item: RawLineItem, sheet: Sheet): string | undefined => {
  if (item.name_inferred !== true || !isMoney(item) || sheet.grand === undefined) return undefined;
  if (equal(item.values, sheet.grand)) return sideOf(item, sheet);
  return isRest(item.values, sheet) ? EQUITY : undefined;
};

/**
 * The items of a balance sheet with its unlabelled totals named by the identity that they close: the amount that both
 * sides sum to, and what the liabilities leave of it. Other unlabelled totals keep the name of the heading they close.
 */
export const nameGrandTotals = (items: readonly RawLineItem[]): RawLineItem[] => {
  const sheet = sheetOf(items);
  return items.map((item) => {
    const name = nameBy(item, sheet);
    return name === undefined ? item : { ...item, name };
  });
};
