import { expect } from 'chai';
import { addressEvidence, linkOfAddress } from './address-link.js';

const ADDRESS = 'https://example.com/investors/2023/annual-report_2023.pdf';

describe('A link of an address alone', () => {
  it('has the file name as its words', () => {
    expect(linkOfAddress(ADDRESS)).to.include({ kind: 'pdf', text: 'annual report 2023' });
    expect(linkOfAddress('https://example.com/news/')).to.include({ kind: 'page' });
    expect(linkOfAddress('https://example.com/logo.png')).to.equal(undefined);
  });

  it('has file name and folders as evidence', () =>
    expect(addressEvidence(ADDRESS).map(({ source }) => source)).to.deep.equal(['file', 'path']));
});
