import { expect } from 'chai';
import { readPage } from '../read-page.js';

const pageOf = (html: string) =>
  readPage(
    Buffer.from(`<!doctype html><title>T</title>${html}`),
    'text/html',
    'http://example.com/ir/',
  );

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

  it('is not a page that shows documents or much text, or asks for a password', () => {
    expect(pageOf('<a href="/a.pdf">Report</a><a href="/yes">Accept</a>').gate).to.equal(undefined);
    expect(pageOf(`<p>${'text '.repeat(1000)}</p><a href="/yes">Accept</a>`).gate).to.equal(
      undefined,
    );
    expect(pageOf('<input type="password"><a href="/yes">Continue</a>').gate).to.equal(undefined);
  });
});
