import { expect } from 'chai';
import { english, german } from '../messages/spec-support/spoken-texts.js';
import { conceptEntry, conceptsNamed, partingsOf, yearIn } from './concept-search.js';

const idsOf = (concepts: readonly { readonly id: string }[]): string[] =>
  concepts.map(({ id }) => id);

describe('a search for a line item of a company', () => {
  it('finds line items by words or their beginnings, in the language of the page', () => {
    expect(idsOf(conceptsNamed(english, ['revenue']))).to.deep.equal([
      'revenue',
      'cost_of_revenue',
    ]);
    expect(idsOf(conceptsNamed(english, ['net', 'inco']))[0]).to.equal('net_income');
    expect(idsOf(conceptsNamed(german, ['umsatz']))[0]).to.equal('revenue');
    expect(conceptsNamed(english, ['nothing'])).to.deep.equal([]);
  });

  it('takes a query apart in either order', () => {
    expect(partingsOf(english, 'apple revenue').map(({ company }) => company)).to.deep.equal([
      'apple',
    ]);
    expect(
      partingsOf(english, 'Total assets Brightwater plc').map(({ company }) => company),
    ).to.include('brightwater plc');
    expect(partingsOf(english, 'revenue')).to.deep.equal([]);
    expect(partingsOf(english, 'apple inc')).to.deep.equal([]);
  });

  it('leaves out the year that a query names', () => {
    expect(yearIn('apple revenue 2022')).to.equal('2022');
    expect(yearIn('apple revenue')).to.equal(undefined);
    const [parting] = partingsOf(german, 'Apple Umsatzerlöse 2022');
    expect([parting?.company, parting?.concepts[0]?.id]).to.deep.equal(['apple', 'revenue']);
  });

  it('leads to the row, whatever the company calls it', () => {
    const company = { company_id: 7, name: 'Apple Inc.' };
    expect(
      conceptEntry(english, company, { id: 'revenue', type: 'income_statement' }),
    ).to.deep.equal({
      key: 'concept-7-revenue',
      name: 'Revenue',
      detail: 'Apple Inc., Income statement',
      to: '/companies/7/line-items/revenue',
    });
  });
});
