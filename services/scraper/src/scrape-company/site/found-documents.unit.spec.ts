import type { NameEvidence } from '@fde/report-classification';
import { expect } from 'chai';

import { FoundDocuments } from './found-documents.js';

const link = (...evidence: readonly NameEvidence[]) => ({
  url: 'https://example.com/files/8f3a.pdf',
  via: 'link' as const,
  evidence,
});
const own: NameEvidence = { source: 'link', text: 'Our policy' };
const titled = (text: string): NameEvidence => ({ source: 'page', text });
const gathered = (...pages: readonly (readonly NameEvidence[])[]): readonly string[] => {
  const found = new FoundDocuments(10);
  for (const [index, evidence] of pages.entries())
    found.add(link(...evidence), `https://example.com/${index}`);
  return found.all().flatMap(({ evidence }) => evidence.map(({ text }) => text));
};

describe('gathering links into documents', () => {
  it('takes what stands around a link on one page or two', () => {
    expect(gathered([own, titled('Annual reports')])).to.deep.equal([
      'Our policy',
      'Annual reports',
    ]);
    expect(gathered([own, titled('Annual reports')], [own, titled('Investors')])).to.include(
      'Annual reports',
    );
  });

  it('takes nothing from one of many pages that repeat the link', () =>
    expect(
      gathered([own, titled('Annual reports')], [own, titled('News')], [own, titled('Investors')]),
    ).to.deep.equal(['Our policy']));

  it('takes what stands around it on most of them: they are one list', () =>
    expect(
      gathered(
        [own, titled('Annual reports')],
        [own, titled('Annual reports')],
        [own, titled('Home')],
      ),
    ).to.deep.equal(['Our policy', 'Annual reports']));

  it('counts all spellings of an address as one document, and keeps to the limit', () => {
    const found = new FoundDocuments(1);
    expect(found.add(link(own), 'https://example.com/')).to.equal(true);
    expect(
      found.add({ ...link(own), url: `${link().url}#page=2` }, 'https://example.com/'),
    ).to.equal(true);
    expect(
      found.add({ ...link(own), url: 'https://example.com/other.pdf' }, 'https://example.com/'),
    ).to.equal(false);
    expect(found.count).to.equal(1);
  });
});
