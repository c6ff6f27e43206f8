import type { RawLineItem, RawStatement } from '@fde/contracts';

import { conceptOf } from '../concepts/concept-of.js';
import { stepOf } from '../identities/proof-row.js';
import { agrees } from '../identities/tolerance.js';
import { fold, lexicons } from '../language/index.js';
import { otherCellsAt } from '../periods/other-cells.js';

/** The part of a combined statement that a row belongs to. */
type Part = 'income' | 'comprehensive';

interface Place {
  readonly item: RawLineItem;
  readonly at: number;
  readonly items: readonly RawLineItem[];
  /** The part of the row before. */
  readonly before: Part;
}

interface PartRule {
  readonly name: string;
  readonly applies: (place: Place) => boolean;
  readonly part: Part | 'as before';
  /** Whether the rows that follow continue in this part. */
  readonly goesOn: boolean;
}

const speaksOfComprehensive = (text: string): boolean =>
  lexicons().some((l) => l.comprehensive.test(fold(text)));

const nearestHeading = ({ section }: RawLineItem): string => section?.split(' > ').at(-1) ?? '';

const isProfit = (text: string): boolean => {
  const concept = conceptOf(text, 'income_statement')?.id;
  return (
    (concept === 'net_income' || concept === 'net_income_attributable_to_parent') &&
    !speaksOfComprehensive(text)
  );
};

/** The share of the minority: with that of the parent it makes the profit, also where nothing follows. */
const isMinority = (text: string): boolean =>
  conceptOf(text, 'income_statement')?.id === 'net_income_attributable_to_minority' &&
  !speaksOfComprehensive(text);

const isMoney = (item: RawLineItem): boolean => (item.unit ?? 'money') === 'money';

/** The row that follows from the profit by adding other comprehensive income. */
const isTotal = (item: RawLineItem): boolean =>
  isMoney(item) && conceptOf(item.name, 'income_statement')?.id === 'comprehensive_income';

const valueOf = (item: RawLineItem | undefined, year: string): number => item?.values[year] ?? 0;

/**
 * Rows without a heading between the profit and the total of comprehensive income that add up to
 * the difference of the two. A row between them that attributes the profit is in no such sum. Where
 * they have a total of their own, profit and that add up to the next one.
 */
const bridgesToTotal = ({ item, at, items }: Place): boolean => {
  const total = items.findIndex((i, n) => n > at && isTotal(i));
  const profit = items.findLastIndex((i, n) => n < at && isMoney(i) && isProfit(i.name));
  const year = Object.keys(item.values).toSorted().at(-1);
  if (total < 0 || profit < 0 || year === undefined || !isMoney(item)) return false;
  const addUpTo = (rows: readonly (RawLineItem | undefined)[], whole?: RawLineItem): boolean => {
    const printed = valueOf(whole, year);
    const sum = rows.reduce((s, i) => s + valueOf(i, year), 0);
    const rounding = { addends: rows.length, step: stepOf(printed) };
    return whole !== undefined && agrees(sum, printed, rounding);
  };
  const between = items.slice(profit + 1, total).filter(isMoney);
  const whole = items.find((i, n) => n > total && isTotal(i));
  return (
    addUpTo([items[profit], ...between], items[total]) ||
    (addUpTo(between, items[total]) && addUpTo([items[profit], items[total]], whole))
  );
};

/** The rows around one that stand below the same heading. */
const groupOf = ({ at, items }: Place): RawLineItem[] => {
  const isOther = (item: RawLineItem): boolean => item.section !== items[at]?.section;
  const from = items.findLastIndex((item, n) => n < at && isOther(item)) + 1;
  const to = items.findIndex((item, n) => n > at && isOther(item));
  return items.slice(from, to < 0 ? items.length : to).filter(isMoney);
};

/** Whether the rows around one add up to a row of the year, as its shares do. */
const shares = (place: Place, whole: RawLineItem | undefined): boolean => {
  const year = Object.keys(place.item.values).toSorted().at(-1);
  if (whole === undefined || year === undefined) return false;
  const group = groupOf(place);
  const sum = group.reduce((s, i) => s + valueOf(i, year), 0);
  const printed = valueOf(whole, year);
  return agrees(sum, printed, { addends: group.length, step: stepOf(printed) });
};

const totalAbove = ({ at, items }: Place): RawLineItem | undefined =>
  items.findLast((i, n) => n < at && isTotal(i));
const profitOf = ({ items }: Place): RawLineItem | undefined =>
  items.find((i) => isMoney(i) && isProfit(i.name));

/**
 * "Attributable to:" below the total of comprehensive income, with rows that add up to it and not
 * to the profit.
 */
const attributesTotal = (place: Place): boolean =>
  profitOf(place) !== undefined &&
  shares(place, totalAbove(place)) &&
  !shares(place, profitOf(place));

/** The same with rows that add up to the profit, whose heading does not name it as its row does. */
const attributesProfit = (place: Place): boolean =>
  totalAbove(place) !== undefined &&
  shares(place, profitOf(place)) &&
  !shares(place, totalAbove(place));

/** What a row below the profit belongs to; the first rule that applies decides. */
const PART_RULES: readonly PartRule[] = [
  {
    name: 'per share or count of shares',
    applies: ({ item }) => !isMoney(item),
    part: 'income',
    goesOn: false,
  },
  {
    name: 'says so',
    applies: ({ item }) => speaksOfComprehensive(item.name),
    part: 'comprehensive',
    goesOn: true,
  },
  {
    name: 'stands under a heading that says so',
    applies: ({ item }) => speaksOfComprehensive(nearestHeading(item)),
    part: 'comprehensive',
    goesOn: true,
  },
  { name: 'attributes the total', applies: attributesTotal, part: 'comprehensive', goesOn: true },
  {
    name: 'profit or its attribution',
    applies: ({ item, before }) =>
      isProfit(nearestHeading(item)) ||
      (before === 'income' && (isProfit(item.name) || isMinority(item.name))),
    part: 'income',
    goesOn: true,
  },
  { name: 'attributes the profit', applies: attributesProfit, part: 'income', goesOn: true },
  {
    name: 'stands under a wider heading that says so',
    applies: ({ item }) => speaksOfComprehensive(item.section ?? ''),
    part: 'comprehensive',
    goesOn: true,
  },
  {
    name: 'between the profit and the total',
    applies: (place) => place.before === 'income' && bridgesToTotal(place),
    part: 'comprehensive',
    goesOn: false,
  },
  { name: 'goes on', applies: () => true, part: 'as before', goesOn: true },
];

/** "Net income from operations" is no profit of the year if the profit before tax and the tax follow it. */
const isTaxedBelow = (items: readonly RawLineItem[], at: number): boolean => {
  const below = items
    .slice(at + 1)
    .filter(isMoney)
    .map(({ name }) => conceptOf(name, 'income_statement')?.id);
  const before = below.indexOf('income_before_taxes');
  return before >= 0 && below.indexOf('income_tax', before) > before;
};

/** The part of every row; all is income until the profit is printed. */
const partsOf = (items: readonly RawLineItem[]): Part[] => {
  const profit = items.findIndex(
    (item, at) => isMoney(item) && isProfit(item.name) && !isTaxedBelow(items, at),
  );
  const parts: Part[] = [];
  let before: Part = 'income';
  items.forEach((item, at) => {
    const rule =
      profit < 0 || at <= profit
        ? undefined
        : PART_RULES.find((r) => r.applies({ item, at, items, before }));
    const part = rule === undefined || rule.part === 'as before' ? before : rule.part;
    parts.push(part);
    if (rule?.goesOn !== false) before = part;
  });
  return parts;
};

/**
 * An income statement without the rows of other comprehensive income that a combined statement
 * prints below the profit; those are kept beside it. To be called once everything is proven,
 * because their sums also prove the profit.
 */
export const setComprehensiveIncomeApart = (raw: RawStatement): RawStatement => {
  if (raw.statement_type !== 'income_statement') return raw;
  const parts = partsOf(raw.line_items);
  if (parts.every((part) => part === 'income')) return raw;
  const incomeRows = parts.flatMap((part, at) => (part === 'income' ? [at] : []));
  const place = new Map(incomeRows.map((at, now) => [at, now]));
  const inside = (rows: readonly number[] | undefined): boolean =>
    (rows ?? []).every((row) => place.has(row));
  return {
    ...raw,
    line_items: incomeRows.flatMap((at) => raw.line_items[at] ?? []),
    ...otherCellsAt(raw, place),
    other_comprehensive_income: raw.line_items.filter((_, at) => parts[at] === 'comprehensive'),
    checks: raw.checks
      .filter((check) => inside(check.rows))
      .map((check) =>
        check.rows === undefined
          ? check
          : { ...check, rows: check.rows.flatMap((row) => place.get(row) ?? []) },
      ),
  };
};
