import { expect } from 'chai';
import { pagingHeaders } from './paging.js';

describe('Links of a page', () => {
  it('links first, prev, next and last, keeping other parameters', () => {
    const relations = (url: string, skip: number, limit: number, total: number) =>
      pagingHeaders(url, { skip, limit }, total)
        ['Link']?.match(/rel="\w+"/g)
        ?.map((rel) => rel.slice(5, -1));
    expect(relations('/x', 0, 10, 0)).to.deep.equal(['first', 'last']);
    expect(relations('/x', 0, 10, 11)).to.deep.equal(['first', 'next', 'last']);
    expect(relations('/x', 10, 10, 11)).to.deep.equal(['first', 'prev', 'last']);
    expect(
      pagingHeaders('/x?status=SUCCESS&skip=5&limit=2', { skip: 5, limit: 2 }, 9)['Link'],
    ).to.contain('</x?status=SUCCESS&skip=3&limit=2>; rel="prev"');
    expect(pagingHeaders('/x?a=">,<b', { skip: 0, limit: 2 }, 1)['Link']).not.to.match(/">,</);
  });
});
