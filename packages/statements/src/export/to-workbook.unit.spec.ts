import { expect } from 'chai';
import { compileOne } from '../compile/specimens/compiled-rows.js';
import { specimen, type Specimen } from '../compile/specimens/specimen.js';
import { toWorkbook } from './to-workbook.js';

const dataOf = (...given: Partial<Specimen>[]) =>
  compileOne(
    ...given.map((more, at) =>
      specimen({ document: at + 1, years: ['2020', '2019'], rows: [['Revenue', [5, 4]]], ...more }),
    ),
  );
const names = (...data: ReturnType<typeof dataOf>[]): string[] =>
  toWorkbook(data).sheets.map(({ name }) => name);

describe('A workbook', () => {
  for (const { what, given, expected } of [
    { what: 'nothing but the lineage without statements', given: [], expected: ['Lineage'] },
    {
      what: 'the statements as reports print them, whatever their order',
      given: [
        dataOf({ type: 'cash_flow_statement' }),
        dataOf({ type: 'income_statement' }),
        dataOf({ type: 'balance_sheet' }),
      ],
      expected: ['Income statement', 'Balance sheet', 'Cash flow statement', 'Lineage'],
    },
    {
      what: 'what stands apart after all of them, with currency and years',
      given: [
        dataOf({}, { years: ['2018', '2017'], currency: 'USD' }),
        dataOf({ type: 'balance_sheet' }),
      ],
      expected: ['Income statement', 'Balance sheet', 'Income statement USD 2017-2018', 'Lineage'],
    },
    {
      what: 'two statements of one type under two names',
      given: [dataOf({}), dataOf({})],
      expected: ['Income statement', 'Income statement (2)', 'Lineage'],
    },
  ])
    it(`has ${what}`, () => {
      expect(names(...given)).to.deep.equal(expected);
    });

  it('has the years that are asked for, in the lineage too', () => {
    const { sheets } = toWorkbook([dataOf({})], { years: 1 });
    expect(sheets[0]?.rows[2]).to.have.length(3);
    expect(sheets[1]?.rows).to.have.length(2);
  });
});
