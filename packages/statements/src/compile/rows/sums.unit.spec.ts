import { expect } from 'chai';
import { reportOf, reportRow } from '../specimens/reports.js';
import type { SpecimenRow } from '../specimens/specimen.js';

/** The names of the rows that are proved to add up to the total. */
const partsOf = (
  rows: readonly SpecimenRow[],
  total: string,
  years = ['2020', '2019'],
): string[] => {
  const report = reportOf({ type: 'balance_sheet', document: 1, years, rows });
  const parent = reportRow(report, total);
  for (const child of parent.children) expect(child.parent).to.equal(parent);
  return parent.children.map(({ name }) => name);
};

describe('A total of a report is tied to the rows above it', () => {
  const parts: SpecimenRow[] = [
    ['Inventories', [80, 70]],
    ['Receivables', [25, 22]],
    ['Cash', [9, 8]],
  ];
  for (const { what, total, expected } of [
    { what: 'that add up to it in all years', total: [114, 100], expected: 3 },
    { what: 'not if one year misses', total: [114, 250], expected: 0 },
    { what: 'not if no year adds up', total: [500, 480], expected: 0 },
  ])
    it(what, () => {
      const rows: SpecimenRow[] = [...parts, ['Total current assets', total, { total: true }]];
      expect(partsOf(rows, 'Total current assets')).to.have.length(expected);
    });

  it('and totals to the totals above them', () => {
    const rows: SpecimenRow[] = [
      ...parts,
      ['Total current assets', [114, 100], { total: true }],
      ['Goodwill', [500, 510]],
      ['Plant', [120, 125]],
      ['Total non-current assets', [620, 635], { total: true }],
      ['Total assets', [734, 735], { total: true }],
    ];
    expect(partsOf(rows, 'Total assets')).to.deep.equal([
      'Total current assets',
      'Total non-current assets',
    ]);
  });

  it('in steps of the decimals, if money is printed with decimals', () => {
    const rows: SpecimenRow[] = [
      ['Inventories', [80.2, 70.1]],
      ['Receivables', [25.3, 22.4]],
      ['Total current assets', [105.5, 92.5], { total: true }],
    ];
    expect(partsOf(rows, 'Total current assets')).to.have.length(2);
    const off: SpecimenRow[] = [
      ...rows.slice(0, 2),
      ['Total current assets', [106.5, 93.5], { total: true }],
    ];
    expect(partsOf(off, 'Total current assets')).to.have.length(0);
  });
});
