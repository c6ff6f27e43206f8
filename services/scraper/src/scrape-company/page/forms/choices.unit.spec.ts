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

describe('a page that asks for consent before it shows itself', () => {
  it('tells the way through by its link, its form or its script', () => {
    expect(pageOf('<p>Cookies?</p><a href="/yes?back=1">Accept all</a>').gate?.ways).to.deep.equal([
      { method: 'GET', url: 'http://example.com/yes?back=1', body: '' },
    ]);
    expect(
      pageOf('<form method="post" action="/ok"><button name="a" value="1">I agree</button></form>')
        .gate?.ways,
    ).to.deep.equal([{ method: 'POST', url: 'http://example.com/ok', body: 'a=1' }]);
    expect(
      pageOf(`<button onclick="document.cookie='c=1; path=/'; location.reload()">OK</button>`).gate
        ?.cookies,
    ).to.deep.equal(['c=1; path=/']);
  });

  it('is none that shows documents or much to read, or asks for a password', () => {
    expect(pageOf('<a href="/a.pdf">Report</a><a href="/yes">Accept</a>').gate).to.equal(undefined);
    expect(pageOf(`<p>${'text '.repeat(1000)}</p><a href="/yes">Accept</a>`).gate).to.equal(
      undefined,
    );
    expect(pageOf('<input type="password"><a href="/yes">Continue</a>').gate).to.equal(undefined);
  });
});
