import type { CanonicalStatementType, CompiledData } from '@fde/contracts';
import { expect } from 'chai';
import { compileOne } from '../compile/specimens/compiled-rows.js';
import { specimen, type Specimen, type SpecimenRow } from '../compile/specimens/specimen.js';
import { standardMatches } from '../standard/standard-matches.js';
import { corroborate } from './corroborate.js';

const dataOf = (
  type: CanonicalStatementType,
  rows: readonly SpecimenRow[],
  more: Partial<Specimen> = {},
): CompiledData =>
  compileOne(specimen({ type, document: 1, years: ['2020', '2019'], rows, ...more }));
const statementsOf = (...all: readonly CompiledData[]) =>
  all.map((data) => ({ data, found: standardMatches(data) }));
/** What is added for a concept: the share of its doubt that is left, and the evidence. */
const gained = (data: CompiledData, id: string, others: readonly CompiledData[] = []) => {
  const before = standardMatches(data);
  const match = corroborate(data, before, statementsOf(data, ...others)).get(id);
  const own = before.get(id);
  if (match === undefined || own === undefined) throw new Error(`${id} is found by its label`);
  return {
    surer: match.confidence > own.confidence,
    evidence: match.evidence.slice(own.evidence.length),
  };
};
const income = (gross: readonly number[], costs: readonly number[]): SpecimenRow[] => [
  ['Revenue', [1000, 900]],
  ['Cost of sales', costs],
  ['Gross profit', gross, { total: true }],
];

describe('A row found by its label is corroborated', () => {
  for (const { what, data, id, expected } of [
    {
      what: 'by an identity that holds in all years',
      data: dataOf('income_statement', income([400, 350], [-600, -550])),
      id: 'revenue',
      expected: ['Gross profit = revenue less cost of revenue in 2 of 2 years'],
    },
    {
      what: 'by one whose costs are printed without brackets',
      data: dataOf('income_statement', income([400, 350], [600, 550])),
      id: 'revenue',
      expected: ['Gross profit = revenue less cost of revenue in 2 of 2 years'],
    },
    {
      what: 'by one that holds within rounding',
      data: dataOf('income_statement', income([402, 350], [-600, -550])),
      id: 'gross_profit',
      expected: ['Gross profit = revenue less cost of revenue in 2 of 2 years'],
    },
    {
      what: 'by one that holds in half of the years',
      data: dataOf('income_statement', income([400, 999], [-600, -550])),
      id: 'revenue',
      expected: ['Gross profit = revenue less cost of revenue in 1 of 2 years'],
    },
    {
      what: 'not by one that fails',
      data: dataOf('income_statement', income([777, 999], [-600, -550])),
      id: 'revenue',
      expected: [],
    },
    {
      what: 'not by one with a part that is not printed',
      data: dataOf('income_statement', [
        ['Revenue', [1000, 900]],
        ['Gross profit', [400, 350]],
      ]),
      id: 'revenue',
      expected: [],
    },
  ] satisfies readonly { what: string; data: CompiledData; id: string; expected: string[] }[])
    it(what, () => {
      const { surer, evidence } = gained(data, id);
      expect(evidence).to.deep.equal(expected);
      expect(surer).to.equal(expected.length > 0);
    });

  const balance = (cash: readonly number[], more: Partial<Specimen> = {}) =>
    dataOf(
      'balance_sheet',
      [
        ['Cash and cash equivalents', cash],
        ['Total assets', [900, 850]],
      ],
      more,
    );
  const flows = dataOf('cash_flow_statement', [
    ['Net cash from operating activities', [240, 205]],
    ['Cash and cash equivalents at end of year', [100, 90]],
  ]);
  for (const { what, cash, expected } of [
    { what: 'by the same number in another statement', cash: balance([100, 90]), expected: 1 },
    { what: 'in one year too', cash: balance([100, 77]), expected: 1 },
    { what: 'not by another number', cash: balance([101, 91]), expected: 0 },
    { what: 'not in another currency', cash: balance([100, 90], { currency: 'USD' }), expected: 0 },
    { what: 'not in another scale', cash: balance([100, 90], { scale: 1000 }), expected: 0 },
  ])
    it(`${what}: the cash of the balance sheet is the closing cash of the flows`, () => {
      expect(gained(cash, 'cash_and_cash_equivalents', [flows]).evidence).to.have.length(expected);
      expect(gained(flows, 'closing_cash', [cash]).evidence).to.have.length(expected);
    });

  it('and the mappings given do not change', () => {
    const data = dataOf('income_statement', income([400, 350], [-600, -550]));
    const before = standardMatches(data);
    const copy = new Map(before);
    corroborate(data, before, statementsOf(data));
    expect([...before]).to.deep.equal([...copy]);
  });
});
