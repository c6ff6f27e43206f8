import { expect } from 'chai';
import type { RawLineItem } from '@fde/contracts';

import { nameGrandTotals } from './name-grand-totals.js';

const rows = (given: readonly (readonly [string, number, 'inferred'?])[]): RawLineItem[] =>
  given.map(([name, value, inferred]) => ({
    name,
    values: { 2023: value, 2022: value - 1 },
    indentation_level: 0,
    section: null,
    is_total: inferred !== undefined,
    ...(inferred === undefined ? {} : { name_inferred: true }),
  }));

const namesOf = (given: Parameters<typeof rows>[0]): string[] =>
  nameGrandTotals(rows(given))
    .filter((i) => i.name_inferred === true)
    .map((i) => i.name);

describe('unlabelled totals of a balance sheet', () => {
  it('are the two sides where the largest amount is printed twice', () => {
    expect(
      namesOf([
        ['Cash', 40],
        ['Other assets', 60],
        ['Subtotal after other assets', 100, 'inferred'],
        ['Debt', 30],
        ['Subtotal after debt', 100, 'inferred'],
      ]),
    ).to.deep.equal(['Total assets', 'Total equity and liabilities']);
  });

  it('are the other side of a named one', () => {
    expect(
      namesOf([
        ['Cash', 40],
        ['Subtotal after cash', 100, 'inferred'],
        ['Debt', 30],
        ['Total equity and liabilities', 100],
      ]),
    ).to.deep.equal(['Total assets']);
  });

  it('are the equity where they are what the liabilities leave', () => {
    const [equity] = nameGrandTotals([
      ...rows([
        ['Total assets', 100],
        ['Total liabilities', 30],
        ['Total equity and liabilities', 100],
      ]),
      {
        ...(rows([['Total equity and liabilities', 70, 'inferred']])[0] as RawLineItem),
        values: { 2023: 70, 2022: 70 },
      },
    ]).filter((i) => i.name_inferred === true);
    expect(equity?.name).to.equal('Total equity');
  });

  it('are no grand total where one part is as large', () => {
    expect(
      namesOf([
        ['Shares held', 140],
        ['Total non-current assets', 140, 'inferred'],
        ['Payables', 40],
        ['Net assets', 100],
      ]),
    ).to.deep.equal(['Total non-current assets']);
  });

  it('keep the name of their heading otherwise', () => {
    expect(
      namesOf([
        ['Cash', 40],
        ['Total current assets', 40, 'inferred'],
        ['Total assets', 100],
        ['Total equity and liabilities', 100],
      ]),
    ).to.deep.equal(['Total current assets']);
  });
});
