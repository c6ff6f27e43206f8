import { STATEMENT_TYPES } from '@fde/contracts';
import { CONCEPT_WORDS } from '@fde/lexicon';
import { expect } from 'chai';

import { lexicons } from '../language/index.js';
import { conceptOf } from './concept-of.js';
import { NAMED_CONCEPTS, TAXONOMY, type NamedConcept } from './taxonomy.js';

const idsOf = (statement: (typeof STATEMENT_TYPES)[number]): string[] =>
  TAXONOMY.filter((concept) => concept.statement === statement).map(({ id }) => id);

describe('the taxonomy', () => {
  for (const statement of STATEMENT_TYPES) {
    it(`${statement}: has each concept once`, () => {
      const ids = idsOf(statement);
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).to.deep.equal([]);
    });

    it(`${statement}: has every kind of row that a language names`, () => {
      const known = new Set(idsOf(statement));
      const named = lexicons().flatMap(({ language, rows }) =>
        Object.keys(rows[statement]).map((id) => `${language} ${id}`),
      );
      expect(named.filter((name) => !known.has(name.split(' ')[1] ?? ''))).to.deep.equal([]);
    });
  }

  it('has every concept that a language compares by name', () => {
    const known = new Set<string>(NAMED_CONCEPTS.map(({ id }) => id));
    const named = lexicons().flatMap(({ names, notNames }) => [
      ...Object.keys(names),
      ...Object.keys(notNames ?? {}),
    ]);
    expect(named.filter((id) => !known.has(id))).to.deep.equal([]);
  });

  it('has English names for everything that companies are compared by', () => {
    const isNamed = (id: NamedConcept['id']): boolean =>
      lexicons()[0]?.names[id] !== undefined || CONCEPT_WORDS[0]?.words[id] !== undefined;
    expect(NAMED_CONCEPTS.filter(({ id }) => !isNamed(id))).to.deep.equal([]);
  });

  it('gives no two concepts of a statement the same element or label', () => {
    for (const type of STATEMENT_TYPES) {
      const own = NAMED_CONCEPTS.filter(({ statement }) => statement === type);
      const names = own.flatMap(({ us_gaap: usGaap, ifrs_full: ifrs, also }) => [
        ...new Set([usGaap, ifrs, ...(also ?? [])].filter((name) => name !== undefined)),
      ]);
      const labels = own.map(({ label }) => label);
      for (const list of [names, labels])
        expect(list.filter((one, at) => list.indexOf(one) !== at)).to.deep.equal([]);
    }
  });

  it('recognises its own English names', () => {
    const unknown = NAMED_CONCEPTS.filter(({ total, section }) => total === true && !section)
      .filter(({ id }) => id !== 'total_liabilities_and_equity')
      .filter(({ label, statement }) => conceptOf(label, statement) === undefined)
      .map(({ label }) => label);
    expect(unknown).to.deep.equal([]);
  });

  it('uses names of elements as the standards write them', () => {
    const elements = TAXONOMY.flatMap((c) => [c.us_gaap ?? 'None', c.ifrs_full ?? 'None']);
    expect(elements.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).to.deep.equal([]);
  });
});

describe('the part of a statement that a concept stands in', () => {
  const of = (id: string) => TAXONOMY.filter((concept) => concept.id === id);

  for (const { id, part } of [
    { id: 'inventories', part: { side: 'assets' } },
    { id: 'total_current_assets', part: { side: 'assets', term: 'current' } },
    { id: 'property_plant_equipment', part: { side: 'assets', term: 'noncurrent' } },
    { id: 'short_term_debt', part: { side: 'liabilities', term: 'current' } },
    { id: 'long_term_debt', part: { side: 'liabilities', term: 'noncurrent' } },
    { id: 'retained_earnings', part: { side: 'equity' } },
    { id: 'capital_expenditure', part: { activity: 'investing' } },
    { id: 'dividends_paid', part: { activity: 'financing' } },
    { id: 'depreciation_and_amortization', part: { activity: 'operating' } },
    { id: 'eps_diluted', part: { dilution: 'diluted', unit: 'per_share' } },
    { id: 'shares_basic', part: { dilution: 'basic', unit: 'shares' } },
  ])
    it(`${id}: ${Object.values(part).join(', ')}`, () => expect(of(id)[0]).to.include(part));

  it('is absent for a total of both sides', () => {
    expect(of('total_liabilities_and_equity')[0]).not.to.have.any.keys('side', 'term');
    expect(of('net_change_in_cash')[0]).not.to.have.property('activity');
  });

  for (const id of ['cost_of_revenue', 'income_tax', 'interest_expense', 'capital_expenditure'])
    it(`${id} is deducted`, () => expect(of(id)[0]?.sign).to.equal(-1));

  for (const id of ['revenue', 'net_income', 'total_assets', 'closing_cash'])
    it(`${id} is not deducted`, () => expect(of(id)[0]?.sign).to.equal(undefined));
});
