import { expect } from 'chai';
import { readPage } from './read-page.js';

const pageOf = (html: string) =>
  readPage(
    Buffer.from(`<!doctype html><meta charset="utf-8"><title>T</title>${html}`),
    'text/html',
    'http://example.com/ir/',
  );

describe('reading a page', () => {
  it('runs no script of it and loads nothing', () => {
    const page = pageOf(
      '<script>document.write("<a href=/evil.pdf>x</a>"); globalThis.touched = 1;</script><img src="http://127.0.0.1:9/x.png" onerror="globalThis.touched = 1"><a href="/a.pdf">Annual Report 2020</a>',
    );
    expect(page.links.filter(({ via }) => via === 'link').map(({ url }) => url)).to.deep.equal([
      'http://example.com/a.pdf',
    ]);
    expect((globalThis as { touched?: number }).touched).to.equal(undefined);
  });

  it('leaves out what is not a web address', () => {
    expect(
      pageOf(
        '<a href="mailto:x@y">m</a><a href="tel:1">t</a><a href="#x">h</a><a href="javascript:void(0)">j</a><a href="javasript:void(0);">j</a><a href="file:///a.pdf">f</a><a href="data:text/html,x">d</a>',
      ).links,
    ).to.deep.equal([]);
  });

  it('decodes what is not UTF-8', () => {
    const latin = Buffer.from(
      '<meta charset="iso-8859-1"><a href="/g.pdf">Gesch\u00e4ftsbericht 2021</a>',
      'latin1',
    );
    expect(readPage(latin, 'text/html', 'http://example.com/').links[0]?.text).to.equal(
      'Gesch\u00e4ftsbericht 2021',
    );
  });

  it('gives a page the words of its row, unless the row links a document', () => {
    const page = pageOf(
      '<table><tr><td>10-K</td><td>2022</td><td><a href="/a.htm">HTML</a></td></tr>' +
        '<tr><td>10-K</td><td>2021</td><td><a href="/b.htm">HTML</a> <a href="/b.pdf">PDF</a></td></tr></table>',
    );
    expect(
      page.links
        .filter(({ kind }) => kind === 'page')
        .map(({ url, row }) => [url, row?.map(({ text }) => text)]),
    ).to.deep.equal([
      ['http://example.com/a.htm', ['10-K', '2022']],
      ['http://example.com/b.htm', undefined],
    ]);
  });

  it('gives a link the words of its own card and not of the next', () => {
    const page = pageOf(
      '<div><div class="c"><h3>2022</h3><a href="/a.pdf">PDF</a></div><div class="c"><h3>2021</h3><a href="/b.pdf">PDF</a></div></div>',
    );
    const cards = page.links.map(({ evidence }) =>
      evidence.filter(({ source }) => source === 'card').map(({ text }) => text),
    );
    expect(cards[0]).to.include('2022').and.not.include('2021');
    expect(cards[1]).to.include('2021').and.not.include('2022');
  });

  it('takes headings from above and not from the section before', () => {
    const page = pageOf(
      '<main><section><h2>Quarterly reports</h2><a href="/q.pdf">PDF</a></section><section><h2>Annual reports</h2><p>text</p><div><a href="/a.pdf">PDF</a> <a href="/b.pdf">PDF</a></div></section></main>',
    );
    const headings = page.links
      .find(({ url }) => url.endsWith('/b.pdf'))
      ?.evidence.filter(({ source }) => source === 'heading')
      .map(({ text }) => text);
    expect(headings).to.deep.equal(['Annual reports']);
  });

  it('tells a page that needs scripts and one that asks for a login', () => {
    expect(
      pageOf(
        '<div id="app"></div><script src="a.js"></script><noscript>Please enable JavaScript</noscript>',
      ).signals,
    ).to.include({ asksForScripts: true, scripts: 1 });
    expect(pageOf('<form><input type="password"></form>').signals.hasPasswordField).to.equal(true);
  });
});
