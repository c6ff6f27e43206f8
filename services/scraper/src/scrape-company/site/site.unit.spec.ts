import { expect } from 'chai';
import type { FoundLink } from '../page/page-content.js';
import { Frontier } from './frontier/frontier.js';
import { isOtherLanguageOf, pageInterest } from './frontier/page-interest.js';
import { isSameSite } from './frontier/same-site.js';
import { parseSitemap } from '../page/read-sitemap.js';

const link = (url: string, text: string, more: Partial<FoundLink> = {}): FoundLink => ({
  url: new URL(url, 'http://example.com/en/investors').href,
  kind: 'page',
  via: 'link',
  evidence: [],
  text,
  rel: '',
  language: undefined,
  ...more,
});
const interest = (each: FoundLink): number =>
  pageInterest(each, { pageUrl: new URL('http://example.com/en/investors'), pageLanguage: 'en' });

describe('which pages are worth a request', () => {
  for (const [url, text] of [
    ['/en/annual-reports', 'Annual reports'],
    ['/x', 'Older reports'],
    ['/x/2019', '2019'],
    ['/x', 'FY 2019'],
    ['/x', '2018/19'],
    ['/reports?page=2', '2'],
    ['/x', 'Rapports annuels'],
    ['/x', 'Archiv'],
    ['/x', 'Bilanci e relazioni'],
    ['/ir', 'SEC filings'],
  ] as const) {
    it(`${text} (${url}) leads to more reports`, () =>
      expect(interest(link(url, text))).to.be.at.least(5));
  }
  for (const [url, text] of [
    ['/x', 'Investor relations'],
    ['/x', 'Investoren'],
    ['/x', 'Financial information'],
  ] as const) {
    it(`${text} leads towards them`, () => expect(interest(link(url, text))).to.be.within(3, 4));
  }
  for (const [url, text] of [
    ['/de/investors', 'Deutsch'],
    ['/x', 'Careers'],
    ['/news', 'News'],
    ['/x', 'Share price'],
    ['/x', 'Sustainability report'],
    ['/reports?sort=date', 'Reports by date'],
    ['/x', 'Cookie policy'],
    ['/2', '2'],
    ['/x', 'Press releases'],
  ] as const) {
    it(`${text} (${url}) does not`, () => expect(interest(link(url, text))).to.be.below(3));
  }

  it('keeps pages in other languages and unknown ones for the last', () => {
    expect(interest(link('/de/investors', 'Investoren', { language: 'de' }))).to.equal(2);
    expect(interest(link('/x', 'Our house'))).to.equal(1);
    for (const text of ['', '7', 'Careers', 'Press release of May'])
      expect(interest(link('/x', text)), text).to.equal(0);
  });

  it('knows the same page in another language', () => {
    expect(
      isOtherLanguageOf(
        new URL('http://a.example/de/reports'),
        new URL('http://a.example/en/reports'),
      ),
    ).to.equal(true);
    expect(
      isOtherLanguageOf(new URL('http://a.example/en/2021'), new URL('http://a.example/en/2022')),
    ).to.equal(false);
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

describe('one site', () => {
  const pairs: readonly (readonly [string, string, boolean])[] = [
    ['http://ir.example.com/', 'https://www.example.com/', true],
    ['http://a.example.co.uk/', 'http://b.example.co.uk/', true],
    ['http://one.co.uk/', 'http://two.co.uk/', false],
    ['http://127.0.0.1:1/', 'http://127.0.0.1:2/', false],
    ['http://example.com/', 'http://example.org/', false],
  ];
  for (const [one, other, same] of pairs)
    it(`${one} and ${other} are ${same ? 'one' : 'two'}`, () =>
      expect(isSameSite(new URL(one), new URL(other))).to.equal(same));
});

describe('sitemaps', () => {
  it('gives pages, and the sitemaps of an index', () => {
    expect(
      parseSitemap(
        '<?xml version="1.0"?><urlset xmlns="x"><url><loc>http://a.example/1?a=1&amp;b=2</loc></url><url><loc>nonsense</loc></url></urlset>',
      ),
    ).to.deep.equal({ pages: ['http://a.example/1?a=1&b=2'], sitemaps: [] });
    expect(
      parseSitemap(
        '<sitemapindex><sitemap><loc>http://a.example/s.xml</loc></sitemap></sitemapindex>',
      ).sitemaps,
    ).to.deep.equal(['http://a.example/s.xml']);
  });

  it('expands no entities and takes nothing else for a sitemap', () => {
    expect(
      parseSitemap(
        '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><urlset><url><loc>http://a.example/&b;</loc></url></urlset>',
      ).pages,
    ).to.deep.equal([]);
    expect(parseSitemap('<html><body>not found</body></html>').pages).to.deep.equal([]);
    expect(parseSitemap('<urlset><url><loc>').pages).to.deep.equal([]);
  });
});
