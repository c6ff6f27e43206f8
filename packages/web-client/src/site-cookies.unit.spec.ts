import { expect } from 'chai';
import { SiteCookies } from './site-cookies.js';

describe('the cookies of a crawl', () => {
  const site = new URL('https://www.example.com/investors');

  it('go back to the host that set them', () => {
    const cookies = new SiteCookies();
    cookies.keep(site, ['consent=yes; Path=/', 'lang=en; Path=/; HttpOnly']);
    expect(cookies.headerFor(new URL('/reports', site))).to.equal('consent=yes; lang=en');
  });

  it('go to no other host, and to none by the name of a whole country', () => {
    const cookies = new SiteCookies();
    cookies.keep(site, ['consent=yes', 'all=1; Domain=com']);
    expect(cookies.headerFor(new URL('https://other.com/'))).to.equal('');
  });

  it('are left out if they are malformed or too long', () => {
    const cookies = new SiteCookies();
    cookies.keep(site, ['', `a=${'x'.repeat(5000)}`, ';;;']);
    expect(cookies.headerFor(site)).to.equal('');
  });

  it('are bounded in number', () => {
    const cookies = new SiteCookies();
    cookies.keep(
      site,
      Array.from({ length: 1000 }, (_, index) => `c${index}=1; Path=/`),
    );
    expect(cookies.headerFor(site).split(';')).to.have.length(50);
  });
});
