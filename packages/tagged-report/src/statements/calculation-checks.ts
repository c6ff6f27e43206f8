import type { Check } from '@fde/contracts';
import { conceptId, type Arc, type ElementId, type ReportTaxonomy } from '../linkbase/taxonomy.js';
import type { Fact } from '../model.js';
import type { StatementRow } from './tables/table-rows.js';

interface Cell {
  readonly row: number;
  readonly fact: Fact;
  readonly value: number;
}

const cellsIn = (lines: readonly StatementRow[], end: string): Map<ElementId, Cell> => {
  const cells = new Map<ElementId, Cell>();
  lines.forEach((line, row) => {
    const value = line.values.get(end);
    if (value?.fact === undefined || !value.isPrimary || typeof value.fact.value !== 'number')
      return;
    const id = conceptId(value.fact.concept);
    if (!cells.has(id)) cells.set(id, { row, fact: value.fact, value: value.fact.value });
  });
  return cells;
};

/** Each rounded number may be off by half a unit of its last place. */
const roundingOf = (facts: readonly Fact[]): number =>
  facts.reduce((sum, { decimals }) => {
    const places = decimals === undefined || decimals === 'INF' ? Infinity : Number(decimals);
    return sum + (Number.isFinite(places) ? 0.5 * 10 ** -places : 0);
  }, 0);

const byTotal = (arcs: readonly Arc[]): Map<string, Arc[]> => {
  const totals = new Map<string, Arc[]>();
  for (const arc of arcs) {
    const key = `${arc.role} ${arc.from}`;
    totals.set(key, [...(totals.get(key) ?? []), arc]);
  }
  return totals;
};

const describe = (total: string, parts: readonly (readonly [string, number])[]): string =>
  `${total} = ${parts.map(([name, weight], at) => `${weight < 0 ? '- ' : at === 0 ? '' : '+ '}${name}`).join(' ')}`;

/**
 * Tries the calculations of the report's own taxonomy in each column, on the values of the facts, with their scale
 * and the sign of their concept. A calculation is tried if its total and at least two of its parts are printed.
 */
export const calculationChecks = (
  lines: readonly StatementRow[],
  names: readonly string[],
  ends: ReadonlyMap<string, string>,
  taxonomy: ReportTaxonomy,
): Check[] =>
  [...ends].flatMap(([end, year]) => {
    const cells = cellsIn(lines, end);
    const name = ({ row }: Cell): string => names[row] ?? '';
    return [...byTotal(taxonomy.calculation).values()].flatMap((arcs): Check[] => {
      const total = cells.get(arcs[0]?.from ?? '');
      const parts = arcs.flatMap((arc) => {
        const cell = cells.get(arc.to);
        return cell === undefined ? [] : [{ cell, weight: arc.weight }];
      });
      if (total === undefined || parts.length < 2) return [];
      const expected = parts.reduce((sum, { cell, weight }) => sum + weight * cell.value, 0);
      const room = roundingOf([total.fact, ...parts.map(({ cell }) => cell.fact)]);
      const missing = arcs.length > parts.length;
      return [
        {
          kind: 'sum',
          description: describe(
            name(total),
            parts.map(({ cell, weight }) => [name(cell), weight]),
          ),
          year,
          holds: Math.abs(expected - total.value) <= room * 1.000001,
          expected,
          actual: total.value,
          rows: [total.row, ...parts.map(({ cell }) => cell.row)],
          // A part that is tagged elsewhere, or for another period, is not a row of this statement.
          ...(missing ? { severity: 'warning' as const } : { severity: 'error' as const }),
        },
      ];
    });
  });
