import { expect } from 'chai';
import { parseSitemap } from './read-sitemap.js';

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
