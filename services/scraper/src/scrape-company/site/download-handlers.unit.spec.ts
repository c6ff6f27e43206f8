import { expect } from 'chai';
import type { FoundLink } from '../page/page-content.js';
import { DownloadHandlers } from './download-handlers.js';

const handler = (url: string, annual = false) => ({
  link: {
    url,
    kind: 'maybe_pdf',
    via: 'link',
    evidence: [],
    text: '',
    rel: '',
    language: undefined,
  } satisfies FoundLink,
  pageUrl: 'https://example.com/',
  depth: 1,
  annual,
});

describe('Download handlers', () => {
  it('are taken in the order in which they were found, likely annual reports first', () => {
    const handlers = new DownloadHandlers();
    handlers.add(handler('https://example.com/get?id=1'));
    handlers.add(handler('https://example.com/get?id=2', true));
    handlers.add(handler('https://example.com/get?id=3'));
    const taken = [1, 2, 3, 4].map(() => handlers.take()?.link.url.at(-1));
    expect(taken).to.deep.equal(['2', '1', '3', undefined]);
  });

  it('are asked once for each document, and no more once they are cleared', () => {
    const handlers = new DownloadHandlers();
    handlers.add(handler('https://example.com/get?id=1'));
    handlers.add(handler('https://example.com/get?id=1', true));
    expect(handlers.count).to.equal(1);
    expect(handlers.take()?.annual).to.equal(false);
    handlers.add(handler('https://example.com/get?id=2'));
    handlers.clear();
    expect(handlers.take()).to.equal(undefined);
  });
});
