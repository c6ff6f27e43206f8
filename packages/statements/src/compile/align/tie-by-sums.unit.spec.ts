import { expect } from 'chai';
import { alignmentOf, reportOf } from '../specimens/reports.js';
import type { SpecimenRow } from '../specimens/specimen.js';
import { tieByLabels } from './tie-by-labels.js';
import { tieBySums } from './tie-by-sums.js';

const charges = (
  values: readonly number[],
  names: readonly string[],
  total: string,
  factors: readonly number[] = [1, 2, 3],
): SpecimenRow[] => [
  ...names.map((name, at): SpecimenRow => [
    name,
    values.map((value) => value * (factors[at] ?? 1)),
  ]),
  [
    total,
    values.map((value) => names.reduce((sum, _, at) => sum + value * (factors[at] ?? 1), 0)),
    { total: true },
  ],
];
const kindOf = (older: readonly SpecimenRow[], newer: readonly SpecimenRow[], lines = true) => {
  const alignment = alignmentOf(
    reportOf({ document: 1, years: ['2016', '2015'], rows: older }),
    reportOf({ document: 2, years: ['2018', '2017'], rows: newer }),
  );
  if (lines) tieByLabels(alignment);
  tieBySums(alignment);
  const total = older.at(-1)?.[0];
  const [row] = alignment.report.rows.filter(({ name }) => name === total);
  const cluster = row && alignment.ties.get(row);
  return row && cluster?.ties.get(row)?.kind;
};
const LINES = ['Wages', 'Rent', 'Energy'];
const NEWER = charges([120, 110], LINES, 'Expenses in all');

describe('A renamed total is one item with another', () => {
  for (const { what, older, newer, expected } of [
    {
      what: 'if both are proved to add up the same rows',
      older: charges([100, 90], LINES, 'Sum of charges'),
      newer: NEWER,
      expected: 'sum_role',
    },
    {
      what: 'if two of three rows are the same',
      older: charges([100, 90], ['Wages', 'Rent', 'Postage'], 'Sum of charges'),
      newer: NEWER,
      expected: 'sum_role',
    },
    {
      what: 'if both add up the same two rows',
      older: charges([100, 90], ['Wages', 'Rent'], 'Sum of charges'),
      newer: charges([120, 110], ['Wages', 'Rent'], 'Expenses in all'),
      expected: 'sum_role',
    },
    {
      what: 'not if one of three rows is the same',
      older: charges([100, 90], ['Wages', 'Freight', 'Postage'], 'Sum of charges'),
      newer: NEWER,
      expected: undefined,
    },
    {
      what: 'not if two rows of five are the same',
      older: charges([100, 90], ['Wages', 'Rent'], 'Sum of charges'),
      newer: charges(
        [120, 110],
        ['Wages', 'Rent', 'Energy', 'Freight', 'Postage'],
        'Expenses in all',
        [1, 2, 3, 5, 7],
      ),
      expected: undefined,
    },
    {
      what: 'not if the newer total does not add up',
      older: charges([100, 90], LINES, 'Sum of charges'),
      newer: [
        ...NEWER.slice(0, 3),
        ['Expenses in all', [999, 888], { total: true }] as SpecimenRow,
      ],
      expected: undefined,
    },
    {
      what: 'not if the words of the two are opposites',
      older: charges([100, 90], LINES, 'Charges before tax'),
      newer: charges([120, 110], LINES, 'Charges after tax'),
      expected: undefined,
    },
  ])
    it(what, () => {
      expect(kindOf(older, newer)).to.equal(expected);
    });

  it('not before its rows are tied', () => {
    expect(kindOf(charges([100, 90], LINES, 'Sum of charges'), NEWER, false)).to.equal(undefined);
  });
});
