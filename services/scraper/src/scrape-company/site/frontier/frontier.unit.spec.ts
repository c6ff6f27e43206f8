import { expect } from 'chai';
import { Frontier, type PlannedPage } from './frontier.js';

const page = (url: string, interest: number, depth = 1): PlannedPage => ({
  url: `http://example.com${url}`,
  interest,
  depth,
  evidence: [],
});
const MANY = 5000;

describe('pages still to be read', () => {
  it('come by interest, then by depth, then as found; those of less interest stay', () => {
    const frontier = new Frontier();
    for (const each of [page('/a', 3), page('/deep', 5, 2), page('/b', 5), page('/c', 5)])
      frontier.plan(each);
    const order = Array.from({ length: 4 }, () => frontier.next(4)?.url.slice(-2));
    expect(order).to.deep.equal(['/b', '/c', 'ep', undefined]);
    expect(frontier.waiting(1)).to.equal(1);
  });

  it('take better words of a later link, and their place stays', () => {
    const frontier = new Frontier();
    frontier.plan(page('/a', 5));
    frontier.plan(page('/b', 3));
    expect(frontier.plan(page('/b', 5, 4))).to.equal(false);
    expect([frontier.next(1), frontier.next(1)]).to.deep.equal([page('/a', 5), page('/b', 5)]);
  });

  it('are found again among thousands without looking at all of them', function () {
    // Looked at one by one, five thousand links that a second page repeats take a minute.
    this.timeout(10_000);
    const frontier = new Frontier();
    for (let round = 0; round < 3; round += 1)
      for (let at = 0; at < MANY; at += 1) frontier.plan(page(`/annual-report-${at}`, round));
    expect(frontier.waiting(2)).to.equal(MANY);
  });
});

describe('the frontier of a crawl', () => {
  it('gives the most promising page first, each once, and none below what is asked', () => {
    const frontier = new Frontier();
    for (const [url, worth] of [
      ['http://a.example/1', 3],
      ['http://a.example/2', 9],
      ['http://a.example/2#x', 9],
      ['http://a.example/3', 5],
    ] as const)
      frontier.plan({ url, interest: worth, depth: 1, evidence: [] });
    expect([frontier.next(5)?.url, frontier.next(5)?.url, frontier.next(5)]).to.deep.equal([
      'http://a.example/2',
      'http://a.example/3',
      undefined,
    ]);
    expect(frontier.waiting(3)).to.equal(1);
    expect(frontier.see('http://a.example/2')).to.equal(false);
  });

  it('values a page by the best words that lead to it, as long as it was not read', () => {
    const frontier = new Frontier();
    const plan = (interest: number, depth: number): boolean =>
      frontier.plan({ url: 'http://a.example/reports', interest, depth, evidence: [] });
    plan(3, 1);
    plan(9, 2);
    plan(5, 3);
    expect(frontier.next(5)).to.include({ interest: 9, depth: 1 });
    plan(10, 1);
    expect(frontier.next(1)).to.equal(undefined);
  });
});
