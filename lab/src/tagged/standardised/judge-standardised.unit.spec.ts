import type { RawLineItem, RawStatement } from '@fde/contracts';
import { compileStatements } from '@fde/statements';
import { expect } from 'chai';
import { judgeStandardised } from './judge-standardised.js';
import { truthOfTags, withoutTags, type Truth } from './truth-of-tags.js';

const row = (name: string, value: number, fact: string, element: string): RawLineItem => ({
  name,
  values: { '2024': value },
  indentation_level: 0,
  is_total: false,
  section: null,
  unit: 'money',
  sources: { '2024': { fact: { document: 'a', id: fact, concept: element, value } } },
});

const INCOME: RawStatement = {
  statement_type: 'income_statement',
  company_name: 'Example',
  fiscal_year: 2024,
  currency: 'EUR',
  scale: 1000,
  years: ['2024'],
  fiscal_year_ends: {},
  pages: [],
  method: 'tagged',
  confidence: 1,
  checks: [],
  line_items: [
    row('Products', 300, 'a', 'ifrs-full:Revenue'),
    row('Services', 200, 'b', 'ifrs-full:Revenue'),
    row('Revenue', 500, 'c', 'ifrs-full:Revenue'),
    row('Cost of sales', -400, 'd', 'ifrs-full:CostOfSales'),
    row('Profit for the year', 100, 'e', 'ifrs-full:ProfitLoss'),
  ],
};

const truth = truthOfTags([INCOME], (fact) => (['a', 'b'].includes(fact) ? 1 : 0));

const compiled = compileStatements([
  { documentId: 1, extractionId: 1, fiscalYear: 2024, raw: withoutTags(INCOME) },
]);

const judge = (known: Truth) => judgeStandardised(compiled, known).faults;

describe('the truth of a standardised view', () => {
  it('is the fact of the whole, not of a product', () => {
    expect(truth['revenue']).to.deep.equal({ '2024': 500_000 });
  });

  it('has nothing where only parts are tagged', () => {
    const parts = { ...INCOME, line_items: INCOME.line_items.slice(0, 2) };
    expect(truthOfTags([parts], () => 1)['revenue']).to.deep.equal({});
  });

  it('is not seen by what it judges', () => {
    expect(JSON.stringify(withoutTags(INCOME))).not.to.contain('ifrs-full');
  });
});

describe('the judgement of a standardised view', () => {
  it('finds nothing where all amounts agree', () => {
    expect(judge(truth)).to.deep.equal([]);
  });

  it('names an amount that is another one, and one that is not there', () => {
    const faults = judge({ revenue: { '2024': 400_000, '2023': 1 } });
    expect(faults.map(({ year, shown }) => [year, shown])).to.have.deep.members([
      ['2024', 500_000],
      ['2023', undefined],
    ]);
  });

  it('counts the sign of all but what is spent', () => {
    expect(judge({ net_income: { '2024': -100_000 } })).to.have.lengthOf(1);
  });
});
