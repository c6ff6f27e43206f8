import type { RawLineItem } from '@fde/contracts';
import { expect } from 'chai';
import { lineItems, rowsOf, type PrintedRow } from '../testing/printed-rows.js';
import { proofRows } from './proof-rows.js';
import type { ProofRow } from './proof-row.js';

const seen = (
  name: string,
  more: Partial<RawLineItem> = {},
  values: (number | null)[] = [10, 9],
): ProofRow => {
  const [row] = rowsOf('balance_sheet', [[name, values, more]] satisfies PrintedRow[]);
  if (row === undefined) throw new Error('a row was given');
  return row;
};

describe('A row as the proof sees it', () => {
  for (const { what, given, expected } of [
    { what: 'a total by its name', given: seen('Total assets'), expected: { totalLabel: true } },
    {
      what: 'not a total by another name',
      given: seen('Inventories'),
      expected: { totalLabel: false },
    },
    {
      what: 'a total without a label',
      given: seen(''),
      expected: { totalLabel: true, label: '', concept: undefined },
    },
    {
      what: 'without its inferred name',
      given: seen('Total current assets', { name_inferred: true }),
      expected: { label: '', totalLabel: true },
    },
    { what: 'a part by "of which"', given: seen('of which: pledged'), expected: { part: true } },
    {
      what: 'a part by "thereof"',
      given: seen('thereof due within one year'),
      expected: { part: true },
    },
    { what: 'a part by a dash', given: seen('- pledged'), expected: { part: true } },
    {
      what: 'not a part by a dash inside',
      given: seen('Held-to-maturity loans'),
      expected: { part: false },
    },
    {
      what: 'a part below "attributable to"',
      given: seen('Owners of the parent', { section: 'Profit attributable to' }),
      expected: { part: true },
    },
    { what: 'of its concept', given: seen('Total assets'), expected: { concept: 'total_assets' } },
    { what: 'in whole steps', given: seen('Cash'), expected: { step: 1 } },
    { what: 'in tenths', given: seen('Cash', {}, [10.5, 9]), expected: { step: 0.1 } },
    {
      what: 'in the finest of its steps',
      given: seen('Cash', {}, [10.5, 9.25]),
      expected: { step: 0.01 },
    },
    {
      what: 'in money if no unit is given',
      given: seen('Cash', {}),
      expected: { unit: 'money' },
    },
    {
      what: 'with its folded section',
      given: seen('Cash', { section: 'ACTIFS > Trésorerie' }),
      expected: { section: 'actifs > tresorerie' },
    },
  ])
    it(`is ${what}`, () => {
      expect(given).to.deep.include(expected);
    });

  it('has a number for each year, none if nothing is printed', () => {
    expect(seen('Cash', {}, [10, null]).values).to.deep.equal([10, NaN]);
  });

  it('keeps its place in the statement', () => {
    const rows = proofRows(
      'balance_sheet',
      lineItems([
        ['Cash', [1]],
        ['Inventories', [2]],
      ]),
      ['2023'],
    );
    expect(rows.map(({ index, label }) => [index, label])).to.deep.equal([
      [0, 'Cash'],
      [1, 'Inventories'],
    ]);
  });
});
