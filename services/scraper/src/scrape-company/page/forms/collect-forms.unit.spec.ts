import { expect } from 'chai';
import { readPage } from '../read-page.js';

const pageOf = (html: string) =>
  readPage(
    Buffer.from(`<!doctype html><title>T</title>${html}`),
    'text/html',
    'http://example.com/ir/',
  );

const choicesOf = (html: string): readonly string[] =>
  pageOf(html)
    .links.filter(({ rel }) => rel === 'choice')
    .map(({ url }) => url.replace('http://example.com', ''));

const YEARS = '<option>2023</option><option>2022</option>';

describe('what a page lets its visitor choose', () => {
  it('is asked for as its form would', () => {
    expect(
      choicesOf(
        `<form action="/r"><input type="hidden" name="id" value="7"><select name="y">${YEARS}</select></form>`,
      ),
    ).to.deep.equal(['/r?id=7&y=2023', '/r?id=7&y=2022']);
  });

  it('is asked for all at once where the form offers that', () => {
    expect(
      choicesOf(
        `<form action="/r"><select name="y"><option value="0">All years</option>${YEARS}</select></form>`,
      ),
    ).to.deep.equal(['/r?y=0']);
  });

  it('is the annual report where the form knows kinds', () => {
    expect(
      choicesOf(
        '<form action="/r"><select name="t"><option value="1">Quarterly reports</option><option value="2">Annual reports</option></select></form>',
      ),
    ).to.deep.equal(['/r?t=2']);
  });

  it('is nothing where the form sends something to the site, or has no years and kinds', () => {
    expect(
      choicesOf(`<form method="post" action="/r"><select name="y">${YEARS}</select></form>`),
    ).to.deep.equal([]);
    expect(choicesOf('<form action="/search"><input name="q"></form>')).to.deep.equal([]);
  });

  it('is put into the address that a script makes', () => {
    expect(
      choicesOf(`<select onchange="location='/r?year='+this.value">${YEARS}</select>`),
    ).to.deep.equal(['/r?year=2023', '/r?year=2022']);
  });

  it('is guessed where nothing says how it is asked for', () => {
    const { links } = pageOf(`<select name="year">${YEARS}</select>`);
    expect(links.map(({ url, guessed }) => [url, guessed])).to.deep.equal([
      ['http://example.com/ir/?year=2022', true],
    ]);
  });

  it('is told as out of reach where only scripts can show it', () => {
    const page = pageOf(
      '<button data-year="2022">2022</button><button data-year="2021">2021</button><button>Load more</button>',
    );
    expect(page.unreachedYears).to.deep.equal(['2022', '2021']);
    expect(page.hidesMore).to.equal(true);
  });
});
