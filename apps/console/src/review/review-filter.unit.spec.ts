import { expect } from 'chai';
import { filterFrom } from './review-filter.js';

describe('what the address of the review page asks for', () => {
  it('is a company, a kind and a statement', () =>
    expect(
      filterFrom(new URLSearchParams('company=7&kind=gap&statement=balance_sheet')),
    ).to.deep.equal({ company_id: 7, kind: 'gap', statement_type: 'balance_sheet' }));

  it('is nothing where the words are unknown', () =>
    expect(filterFrom(new URLSearchParams('company=x&kind=all&statement='))).to.deep.equal({}));
});
