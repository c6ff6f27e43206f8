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

/** Rows that are counted in a total: those its own report adds up, and older ones left beside them. */
const isPartOf = (
  total: ReportRow,
  { cluster, item }: BuiltItem,
  year: string,
  table: CompiledTable,
): boolean => {
  const source = item.sources[year];
  const row = cluster.rows.find(({ report }) => report.extractionId === source?.extraction_id);
  if (row === undefined) return false;
  if (row.report === total.report) return total.signs.has(row);
  return row.parent !== undefined && table.owner(row.parent) === table.owner(total);
};

const wordsOf = (total: string, parts: readonly Part[], items: readonly BuiltItem[]): string =>
  `${total} = ${parts
    .map(({ at, sign }, place) => {
      const name = items[at]?.item.name ?? '';
      return sign < 0 ? `- ${name}` : place > 0 ? `+ ${name}` : name;
    })
    .join(' ')}`;

/** The numbers that are counted in a total in one year. */
const partsIn = (
  total: ReportRow,
  year: string,
  items: readonly BuiltItem[],
  table: CompiledTable,
  signs: ReadonlyMap<Cluster, 1 | -1> | undefined,
): Part[] =>
  items.flatMap((one, at): Part[] =>
    isCounted(one.item, year) && isPartOf(total, one, year, table)
      ? [{ at, sign: signs?.get(one.cluster) ?? 1, value: one.item.values[year] ?? 0 }]
      : [],
  );

const sumIn = (
  total: ReportRow,
  year: string,
  items: readonly BuiltItem[],
  table: CompiledTable,
  relations: Relations,
): Check | undefined => {
  const cluster = table.owner(total);
  const at = items.findIndex((one) => one.cluster === cluster);
  const [own, signs] = [items[at]?.item, cluster && relations.get(cluster)];
  const actual = own?.values[year];
  if (own === undefined || actual === undefined) return undefined;
  const parts = partsIn(total, year, items, table, signs);
  const expected = roundResult(parts.reduce((sum, { sign, value }) => sum + sign * value, 0));
  const step = stepOf(actual, ...parts.map(({ value }) => value));
  const holds = agrees(expected, actual, { addends: parts.length, step });
  return {
    kind: 'sum',
    description: wordsOf(own.name, parts, items),
    year,
    holds,
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
  const relations = relationsOf(table);
  return table.years.flatMap((year) =>
    table
      .rulingReport(year)
      .rows.filter((row) => isSum(row) && row.values.has(year))
      .flatMap((total) => {
        const check = sumIn(total, year, items, table, relations);
        return check === undefined || check.holds ? [] : [check];
      }),
  );
};
