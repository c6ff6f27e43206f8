import { mostFrequent } from '../statements/tables/most-frequent.js';
import { unitOf } from '../statements/line-items.js';
import type { Fact, InlineDocument, TaggedTable } from '../model.js';
import type { ReportTaxonomy } from '../linkbase/taxonomy.js';
import { presentedTable } from './presented-table.js';

/** Powers of ten in which statements are printed. */
const POWERS: readonly number[] = [9, 6, 3];

/** The scale in which most amounts of money are rounded: a statement in millions states no thousands. */
const powerOf = (money: readonly Fact[]): number => {
  const decimals = mostFrequent(money.map((fact) => fact.decimals ?? ''));
  return POWERS.find((power) => Number(decimals) <= -power) ?? 0;
};

/** A number as a statement in this scale would print it. */
const inScale = (fact: Fact, power: number): Fact => {
  if (fact.digits === undefined) return fact;
  const digits = Number(`${fact.digits}e${-power}`);
  return { ...fact, scale: power, digits, printed: String(digits) };
};

/**
 * Lays the facts of an instance out as the tables that its presentation describes, one for each role, so that they are
 * read as printed tables are.
 */
export const presentFacts = (
  document: InlineDocument,
  taxonomy: ReportTaxonomy,
): InlineDocument => {
  const isMoney = ({ unitRef }: Fact): boolean =>
    unitRef !== undefined && unitOf(document.units.get(unitRef)) === 'money';
  const power = powerOf(document.facts.filter(isMoney));
  const facts = document.facts.map((fact) => (isMoney(fact) ? inScale(fact, power) : fact));
  const roles = [...new Set(taxonomy.presentation.map(({ role }) => role))].toSorted((a, b) =>
    (taxonomy.roleNames.get(a) ?? a).localeCompare(taxonomy.roleNames.get(b) ?? b),
  );
  const own = { ...document, facts };
  const tables = roles.flatMap((role): Omit<TaggedTable, 'order'>[] => {
    const rows = presentedTable(role, own, taxonomy);
    const before = titleOf(role, taxonomy);
    return rows.length === 0 ? [] : [{ before, rows, depth: 0, isWhole: true }];
  });
  return { ...own, tables: tables.map((table, order) => ({ ...table, order })) };
};

/** "0002 - Statement - Consolidated Balance Sheets": the last part is the title. */
const titleOf = (role: string, { roleNames }: ReportTaxonomy): string => {
  const name = roleNames.get(role) ?? role.replace(/^.*\//, '');
  return name.split(' - ').at(-1) ?? name;
};
