import { expect } from 'chai';
import { lastingQuery, savedFrom, withSaved, withoutSaved } from './saved-comparisons.js';

const peers = { name: 'Peers', query: 'company=1&company=2' };

describe('saved comparisons', () => {
  it('are read as they were kept, and what is none of them is left out', () => {
    expect(savedFrom(JSON.stringify([peers, { name: 1, query: '' }, null, 'x']))).to.deep.equal([
      peers,
    ]);
    for (const text of [undefined, '', '{', 'null', '{"name":"x"}'])
      expect(savedFrom(text), String(text)).to.deep.equal([]);
  });

  it('stand by name, each name once', () => {
    const list = withSaved(withSaved([peers], { name: 'Banks', query: 'company=3' }), {
      name: 'Peers',
      query: 'company=4',
    });
    expect(list).to.deep.equal([
      { name: 'Banks', query: 'company=3' },
      { name: 'Peers', query: 'company=4' },
    ]);
    expect(withoutSaved(list, 'Banks')).to.have.length(1);
  });

  it('are a hundred at most', () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ name: `${at}`, query: '' }));
    const list = withSaved(many, peers);
    expect(list).to.have.length(100);
    expect(list).to.deep.include(peers);
  });

  it('keep the whole comparison, and not what is open for the moment', () => {
    expect(
      lastingQuery(new URLSearchParams('company=1&company=2&type=ratios&item=x&cell=x:1:2024')),
    ).to.equal('company=1&company=2&type=ratios&item=x');
  });
});
