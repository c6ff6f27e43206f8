import type { CanonicalStatementType, RawLineItem } from '@fde/contracts';
import { expect } from 'chai';
import type { PlacedEntry } from '../rows/sections.js';
import { cellOf, placedEntry } from '../testing/placed-entries.js';
import { toLineItems } from './line-items.js';
import type { Reading } from './reading.js';

const READING = { years: ['2023', '2022'] } as unknown as Reading;
const items = (
  entries: readonly PlacedEntry[],
  type: CanonicalStatementType = 'income_statement',
) => toLineItems(type, entries, READING);
const item = (entry: PlacedEntry, type?: CanonicalStatementType): RawLineItem => {
  const [only] = items([entry], type);
  if (only === undefined) throw new Error('a row was given');
  return only;
};

describe('A row as a line item', () => {
  for (const { what, given, expected } of [
    {
      what: 'its numbers by year',
      given: placedEntry('Revenue', [10, 9]),
      expected: { name: 'Revenue', values: { 2023: 10, 2022: 9 } },
    },
    {
      what: 'no value for a blank',
      given: placedEntry('Revenue', [null, 9]),
      expected: { values: { 2022: 9 } },
    },
    {
      what: 'a nil',
      given: placedEntry('Revenue', [0, 9]),
      expected: { values: { 2023: 0, 2022: 9 } },
    },
    {
      what: 'no section outside headings',
      given: placedEntry('Revenue', [1]),
      expected: { section: null },
    },
    {
      what: 'the headings above it',
      given: placedEntry('Cash', [1], { path: ['Assets', 'Current assets'], level: 2 }),
      expected: { section: 'Assets > Current assets', indentation_level: 2 },
    },
    {
      what: 'a row that is a total only by its name',
      given: placedEntry('Total revenue', [1]),
      expected: { is_total: true },
    },
    {
      what: 'no total under another name',
      given: placedEntry('Revenue', [1]),
      expected: { is_total: false },
    },
    {
      what: 'no total in share counts',
      given: placedEntry('Total shares outstanding', [1]),
      expected: { is_total: false, unit: 'shares' },
    },
    {
      what: 'a name for a row without one',
      given: placedEntry('', [1], { path: ['Current assets'] }),
      expected: { name: 'Total current assets', name_inferred: true, is_total: true },
    },
    {
      what: 'percentages if most cells are',
      given: placedEntry('Margin', [cellOf(25, { percent: true }), cellOf(24, { percent: true })]),
      expected: { unit: 'percent' },
    },
    {
      what: 'money if only one cell of two is a percentage',
      given: placedEntry('Margin', [cellOf(25, { percent: true }), 24]),
      expected: { unit: 'money' },
    },
    {
      what: 'an amount per share by its decimals',
      given: placedEntry('Basic', [cellOf(1.25, { decimals: 2 })], {
        path: ['Earnings per share'],
      }),
      expected: { unit: 'per_share' },
    },
  ] satisfies readonly { what: string; given: PlacedEntry; expected: Partial<RawLineItem> }[])
    it(`has ${what}`, () => {
      expect(item(given)).to.deep.include(expected);
    });

  it('has the place of each number: its page and box, and any doubt', () => {
    const { sources } = item(
      placedEntry('Revenue', [
        cellOf(1, { bbox: [1.23456, 2, 3, 4] }),
        cellOf(2, { page: 9, doubt: 'facing-pages' }),
      ]),
    );
    expect(sources).to.deep.equal({
      2023: { page: 1, bbox: [1.23, 2, 3, 4] },
      2022: { page: 9, bbox: [100, 10, 130, 20], doubt: 'facing-pages' },
    });
  });

  it('is named after the row before if it has no heading', () => {
    const [, subtotal] = items([placedEntry('Cost of sales', [1]), placedEntry('', [2])]);
    expect(subtotal?.name).to.equal('Subtotal after cost of sales');
  });

  it('is money in statements that count no shares', () => {
    const entry = placedEntry('Weighted average number of shares', [80]);
    expect(item(entry, 'cash_flow_statement').unit).to.equal('money');
    expect(item(entry, 'income_statement').unit).to.equal('shares');
  });
});
