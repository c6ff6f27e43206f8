import { expect } from 'chai';
import type { Fact } from '../model.js';
import { NO_TAXONOMY, type Arc } from '../linkbase/taxonomy.js';
import { calculationChecks } from './calculation-checks.js';
import type { RowValue, StatementRow } from './tables/table-rows.js';

const END = '2024-12-31';
const ENDS = new Map([[END, '2024']]);

const factOf = (local: string, value: number | string, decimals: string | undefined): Fact => ({
  id: local,
  hasAnchor: true,
  order: 0,
  kind: 'number',
  concept: { prefix: 'own', namespace: 'http://own.example', local },
  contextRef: 'c',
  printed: String(value),
  isNil: false,
  isHidden: false,
  scale: 6,
  sign: 1,
  value,
  ...(decimals === undefined ? {} : { decimals }),
});

const row = (
  local: string,
  value: number | string,
  { decimals = '-6', isPrimary = true }: { decimals?: string; isPrimary?: boolean } = {},
): StatementRow => {
  const cell: RowValue = {
    printed: 0,
    fact: factOf(local, value, decimals),
    isPrimary,
    isOpening: false,
  };
  return {
    kind: 'line',
    label: local,
    indent: 0,
    document: 'd',
    table: '1',
    values: new Map([[END, cell]]),
    beside: new Map(),
    facts: [],
  };
};

const arc = (to: string, weight = 1): Arc => ({
  role: 'balance',
  from: 'own_Total',
  to: `own_${to}`,
  order: 1,
  weight,
});

const check = (rows: readonly StatementRow[], arcs: readonly Arc[]) =>
  calculationChecks(
    rows,
    rows.map(({ label }) => label),
    ENDS,
    { ...NO_TAXONOMY, calculation: arcs },
  );

describe("calculations of a report's own taxonomy", () => {
  const rows = [row('Tin', 70e6), row('Lead', 50e6), row('Losses', 20e6), row('Total', 100e6)];

  it('hold where the parts add up, with the rows and words of the sum', () => {
    expect(check(rows, [arc('Tin'), arc('Lead'), arc('Losses', -1)])).to.deep.equal([
      {
        kind: 'sum',
        description: 'Total = Tin + Lead - Losses',
        year: '2024',
        holds: true,
        expected: 100e6,
        actual: 100e6,
        rows: [3, 0, 1, 2],
        severity: 'error',
      },
    ]);
  });

  it('do not hold where they are off by more than rounding can explain', () => {
    const off = (by: number) =>
      check(
        [row('Tin', 70e6), row('Lead', 50e6), row('Total', 120e6 + by)],
        [arc('Tin'), arc('Lead')],
      );
    expect(off(1.5e6)[0]?.holds, 'half a million for each of three').to.equal(true);
    expect(off(2e6)[0]?.holds).to.equal(false);
  });

  it('allow no difference between exact numbers', () => {
    const exact = { decimals: 'INF' };
    const parts = [row('Tin', 70e6, exact), row('Lead', 50e6, exact)];
    const checks = check([...parts, row('Total', 120e6 + 1, exact)], [arc('Tin'), arc('Lead')]);
    expect(checks[0]).to.include({ holds: false, severity: 'error' });
  });

  it('only warn if a part is not a row of the statement', () => {
    const checks = check(rows, [arc('Tin'), arc('Lead'), arc('Elsewhere')]);
    expect(checks[0]).to.include({ holds: false, severity: 'warning', expected: 120e6 });
  });

  it('are not tried without their total, or with fewer than two parts', () => {
    expect(check(rows.slice(0, 3), [arc('Tin'), arc('Lead')]), 'no total').to.deep.equal([]);
    expect(check(rows, [arc('Tin'), arc('Elsewhere')]), 'one part').to.deep.equal([]);
  });

  it('are tried on numbers of the group alone, the first of each concept', () => {
    const rowsOfParts = [
      row('Tin', 1e6, { isPrimary: false }),
      row('Tin', 'n/a'),
      ...rows,
      row('Tin', 9e6),
    ];
    const [found] = check(rowsOfParts, [arc('Tin'), arc('Lead'), arc('Losses', -1)]);
    expect(found).to.deep.include({ holds: true, rows: [5, 2, 3, 4] });
  });
});
