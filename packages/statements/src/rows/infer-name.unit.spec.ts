import type { CanonicalStatementType } from '@fde/contracts';
import { expect } from 'chai';

import { inferredName } from './infer-name.js';

describe('the name of a subtotal that is printed without one', () => {
  const cases: readonly {
    readonly what: string;
    readonly statement?: CanonicalStatementType;
    readonly path: readonly string[];
    readonly before?: readonly string[];
    readonly expected: string;
  }[] = [
    {
      what: 'the total of its section',
      path: ['Assets', 'Current assets'],
      expected: 'Total current assets',
    },
    { what: 'without a colon', path: ['Current assets:'], expected: 'Total current assets' },
    {
      what: 'without the words that lead to its rows',
      path: ['Depreciation and impairment on:'],
      expected: 'Total depreciation and impairment',
    },
    {
      what: 'without several of them',
      path: ['Adjustments for the'],
      expected: 'Total adjustments',
    },
    {
      what: 'with the words that attribute it to its owners',
      path: ['Profit attributable to:'],
      expected: 'Total profit attributable to',
    },
    {
      what: 'with the letter of a class',
      path: ['Shares of class A'],
      expected: 'Total shares of class A',
    },
    { what: 'an abbreviation keeps its capitals', path: ['PP&E'], expected: 'Total PP&E' },
    {
      what: 'a section that calls itself a total',
      path: ['Total income'],
      expected: 'Total income',
    },
    { what: 'a German one', path: ['Summe Aktiva'], expected: 'Summe Aktiva' },
    {
      what: 'the row before it, outside a section',
      path: [],
      before: ['Revenue', 'Cost of sales'],
      expected: 'Subtotal after cost of sales',
    },
    {
      what: 'without how that enters the sum',
      path: [],
      before: ['Less: depreciation'],
      expected: 'Subtotal after depreciation',
    },
    {
      what: 'a word that only begins like "less"',
      path: [],
      before: ['Additional pension cost'],
      expected: 'Subtotal after additional pension cost',
    },
    {
      what: 'without how that enters the sum, in German',
      path: [],
      before: ['Abzüglich Abschreibungen'],
      expected: 'Subtotal after abzüglich Abschreibungen',
    },
    { what: 'nothing else to go by', path: [], expected: 'Subtotal' },
    {
      what: 'nothing else to go by, of cash flows',
      statement: 'cash_flow_statement',
      path: [],
      expected: 'Subtotal of cash flows',
    },
    { what: 'an empty heading', path: [': '], before: ['Tax'], expected: 'Subtotal after tax' },
  ];
  for (const { what, statement = 'balance_sheet', path, before = [], expected } of cases)
    it(`${what}: ${expected}`, () =>
      expect(inferredName(statement, path, before)).to.equal(expected));
});
