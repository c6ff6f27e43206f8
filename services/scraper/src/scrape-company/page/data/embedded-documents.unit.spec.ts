import { expect } from 'chai';
import { embeddedIn } from './embedded-documents.js';

const PAGE = 'http://example.com/ir/';

describe('documents in data', () => {
  it('are found at any depth, with the names around them', () => {
    const [found] = embeddedIn(
      {
        a: [
          {
            heading: 'Annual Reports',
            list: [{ title: 'Report', year: 2021, file: { url: '/x.pdf' } }],
          },
        ],
      },
      PAGE,
    ).documents;
    expect(found?.url).to.equal('http://example.com/x.pdf');
    expect(found?.evidence.map(({ text }) => text)).to.include.members([
      'Report',
      '2021',
      'Annual Reports',
    ]);
  });

  it('have the name of the list that they lie in as a heading', () => {
    const [found] = embeddedIn({ annualReports: { '2022': [{ path: '/a.pdf' }] } }, PAGE).documents;
    const headings = found?.evidence.filter(({ source }) => source === 'heading');
    expect(headings?.map(({ text }) => text)).to.deep.equal(['2022', 'annual Reports']);
  });

  it('are told from pages by their format where the address has no ending', () => {
    const { documents, pages } = embeddedIn(
      [
        { title: 'Report', href: '/asset/9', format: 'PDF' },
        { title: 'More about us', href: '/about' },
      ],
      PAGE,
    );
    expect(documents.map(({ url }) => url)).to.deep.equal(['http://example.com/asset/9']);
    expect(pages.map(({ url }) => url)).to.deep.equal(['http://example.com/about']);
  });

  it('cost no more than there is, however often data refers to itself', () => {
    const shared: { inner?: unknown; url: string } = { url: '/a.pdf' };
    shared.inner = [shared, shared];
    expect(embeddedIn(shared as never, PAGE).documents).to.have.length(1);
  });
});
