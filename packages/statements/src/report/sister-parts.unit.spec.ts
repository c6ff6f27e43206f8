import { expect } from 'chai';

import { readDrawnReport, statementOf } from '../testing/read-drawn-report.js';

const income = (length: string, ...[sales, cost, tax]: readonly (readonly number[])[]): string => {
  const row = (label: string, numbers: readonly number[]): string =>
    `${label.padEnd(36)}${numbers.map((n) => n.toLocaleString('en').padStart(12)).join('')}`;
  const less = (a: readonly number[], b: readonly number[]) => a.map((n, at) => n - (b[at] ?? 0));
  const gross = less(sales ?? [], cost ?? []);
  return `
HARBOUR LANTERN COMPANY
CONSOLIDATED STATEMENTS OF EARNINGS
(Unaudited; in millions of US dollars)
                                            ${length} Months Ended
                                         July 2,     July 3,
                                          2023        2022
${row('Net sales', sales ?? [])}
${row('Cost of products sold', cost ?? [])}
${row('Gross profit', gross)}
${row('Provision for taxes on income', tax ?? [])}
${row('Net earnings', less(gross, tax ?? []))}
See notes to consolidated financial statements
`;
};

const QUARTER = income('Three', [25_530, 24_020], [8_212, 7_919], [736, 954]);
const HALF = income('Six', [50_276, 47_446], [16_607, 15_517], [1_556, 1_700]);

describe('the parts of a year in statements of their own', () => {
  const raw = statementOf(readDrawnReport([QUARTER, HALF]), 'income_statement');
  const [own, beside] = [raw.columns?.slice(0, 2), raw.columns?.slice(2)];

  it('stand beside each other in one statement, each with its length', () => {
    const lengths = (columns: typeof own) =>
      columns?.map(({ period: { end, length } }) => [end, length?.count]);
    expect([lengths(own), lengths(beside)]).to.have.deep.members([
      [
        ['2023-07-02', 3],
        ['2022-07-03', 3],
      ],
      [
        ['2023-07-02', 6],
        ['2022-07-03', 6],
      ],
    ]);
  });

  it('have their numbers beside the rows of the same labels', () => {
    expect(raw.other_columns?.map(({ name }) => name)).to.deep.equal(
      beside?.map(({ name }) => name),
    );
    for (const { cells } of raw.other_columns ?? [])
      expect(cells.map(({ row }) => row)).to.deep.equal([0, 1, 2, 3, 4]);
    const sales = raw.other_columns?.map(({ cells }) => cells[0]?.value);
    expect([
      Object.values(raw.line_items[0]?.values ?? {}),
      sales?.toReversed(),
    ]).to.have.deep.members([
      [24_020, 25_530],
      [47_446, 50_276],
    ]);
  });

  it('do not dispute whose figures they are', () => {
    expect(raw.decisions?.entity?.doubt).to.equal(undefined);
  });
});
