import { expect } from 'chai';
import type { FoundLink } from '../../page/page-content.js';
import { isOtherLanguageOf, pageInterest } from './page-interest.js';

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
