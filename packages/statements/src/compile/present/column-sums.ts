import type { Check, CompiledLineItem } from '@fde/contracts';
import type { Cluster } from '../align/cluster.js';
import { roundResult } from '../../identities/equation.js';
import { stepOf } from '../../identities/proof-row.js';
import { agrees } from '../../identities/tolerance.js';
import type { ReportRow } from '../rows/row.js';
import type { CompiledTable } from './table.js';

/** A row of the table, with its cells. */
export interface BuiltItem {
  readonly cluster: Cluster;
  readonly item: CompiledLineItem;
}

/** A number of a column, with the sign with which it enters the sum of its total. */
interface Part {
  readonly at: number;
  readonly sign: 1 | -1;
  readonly value: number;
}

const isSum = ({ unit, children }: ReportRow): boolean => unit === 'money' && children.length > 0;

/** How each row of the table enters the total above it, as the newest report that adds them up says. */
type Relations = ReadonlyMap<Cluster, ReadonlyMap<Cluster, 1 | -1>>;

const relationsOf = (table: CompiledTable): Relations => {
  const relations = new Map<Cluster, Map<Cluster, 1 | -1>>();
  for (const total of table.reports.flatMap(({ rows }) => rows.filter(isSum))) {
    const whole = table.owner(total);
    if (whole === undefined) continue;
    const parts = relations.get(whole) ?? new Map<Cluster, 1 | -1>();
    relations.set(whole, parts);
    for (const [row, sign] of total.signs) {
      const part = table.owner(row);
      const isFlipped = table.sign(row) !== table.sign(total);
      if (part !== undefined && !parts.has(part))
        parts.set(part, isFlipped ? (sign === 1 ? -1 : 1) : sign);
    }
  }
  return relations;
};

/** Whether a number is left in the column and counted there. */
const isCounted = ({ values, sources, unit }: CompiledLineItem, year: string): boolean =>
  unit === 'money' && values[year] !== undefined && sources[year]?.standing !== 'of_which';

/** Numbers that only older reports print, by the total to which their own report adds them. */
type OlderParts = ReadonlyMap<Cluster, readonly number[]>;

const olderPartsIn = (
  year: string,
  items: readonly BuiltItem[],
  table: CompiledTable,
): OlderParts => {
  const parts = new Map<Cluster, number[]>();
  for (const [at, { cluster, item }] of items.entries()) {
    const source = item.sources[year];
    if (source?.standing !== 'valid' || !item.values[year]) continue;
    const row = cluster.rows.find(({ report }) => report.extractionId === source.extraction_id);
    const total = row?.parent && table.owner(row.parent);
    if (total !== undefined) parts.set(total, [...(parts.get(total) ?? []), at]);
  }
  return parts;
};

const wordsOf = (total: string, parts: readonly Part[], items: readonly BuiltItem[]): string =>
  `${total} = ${parts
    .map(({ at, sign }, place) => {
      const name = items[at]?.item.name ?? '';
      return sign < 0 ? `- ${name}` : place > 0 ? `+ ${name}` : name;
    })
    .join(' ')}`;

/** What the sums of a table need to know beside a total. */
interface Columns {
  readonly items: readonly BuiltItem[];
  readonly table: CompiledTable;
  readonly relations: Relations;
  readonly places: ReadonlyMap<Cluster, number>;
}

/** The numbers that are counted in a total in one year: its report's own, and older ones left beside. */
const partsOf = (
  total: ReportRow,
  year: string,
  { items, table, relations, places }: Columns,
  older: OlderParts,
): Part[] => {
  const whole = table.owner(total);
  const own = [...total.signs.keys()].flatMap((row) => {
    const cluster = table.owner(row);
    return (cluster && places.get(cluster)) ?? [];
  });
  const signs = whole && relations.get(whole);
  return [...own, ...((whole && older.get(whole)) ?? [])].flatMap((at): Part[] => {
    const one = items[at];
    return one !== undefined && isCounted(one.item, year)
      ? [{ at, sign: signs?.get(one.cluster) ?? 1, value: one.item.values[year] ?? 0 }]
      : [];
  });
};

const sumIn = (
  total: ReportRow,
  year: string,
  columns: Columns,
  older: OlderParts,
): Check | undefined => {
  const { items, table, places } = columns;
  const cluster = table.owner(total);
  const at = (cluster && places.get(cluster)) ?? -1;
  const own = items[at]?.item;
  const actual = own?.values[year];
  if (own === undefined || actual === undefined) return undefined;
  const parts = partsOf(total, year, columns, older);
  const expected = roundResult(parts.reduce((sum, { sign, value }) => sum + sign * value, 0));
  const step = stepOf(actual, ...parts.map(({ value }) => value));
  if (agrees(expected, actual, { addends: parts.length, step })) return undefined;
  return {
    kind: 'sum',
    description: wordsOf(own.name, parts, items),
    year,
    holds: false,
    expected,
    actual,
    rows: [at, ...parts.map((part) => part.at)],
    severity: 'error',
  };
};

/**
 * The sums of each column that should hold and do not: each sum that the ruling report adds up, over
 * the rows that are left in the column, with the signs of the newest report. Empty where money is
 * counted once in every column.
 */
export const brokenSums = (table: CompiledTable, items: readonly BuiltItem[]): Check[] => {
  const places = new Map(items.map(({ cluster }, at) => [cluster, at]));
  const columns: Columns = { items, table, relations: relationsOf(table), places };
  return table.years.flatMap((year) => {
    const older = olderPartsIn(year, items, table);
    return table
      .rulingReport(year)
      .rows.filter((row) => isSum(row) && row.values.has(year))
      .flatMap((total) => sumIn(total, year, columns, older) ?? []);
  });
};
