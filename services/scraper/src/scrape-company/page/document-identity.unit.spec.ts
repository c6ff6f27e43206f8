import { expect } from 'chai';
import { canonicalUrl, documentIdentity } from './document-identity.js';

describe('one document in many spellings', () => {
  const same: readonly (readonly [string, string])[] = [
    ['http://a.example/X.pdf', 'http://a.example/x.pdf#page=3'],
    ['http://a.example:80/x.pdf', 'https://www.a.example/x.pdf'],
    ['http://a.example/x.pdf?utm_source=1', 'http://a.example/x.pdf'],
    ['http://a.example/d?b=2&a=1', 'http://a.example/d?a=1&b=2'],
    ['http://a.example/a%20b.pdf', 'http://a.example/a b.pdf'],
    ['http://a.example//x.pdf', 'http://a.example/x.pdf'],
  ];
  for (const [one, other] of same)
    it(`${one} and ${other}`, () =>
      expect(documentIdentity(one)).to.equal(documentIdentity(other)));

  it('keeps apart what differs', () => {
    expect(documentIdentity('http://a.example/d?id=1')).to.not.equal(
      documentIdentity('http://a.example/d?id=2'),
    );
    expect(documentIdentity('http://a.example/x.pdf')).to.not.equal(
      documentIdentity('http://b.example/x.pdf'),
    );
  });

  it('never keeps user or password', () =>
    expect(canonicalUrl('http://user:pw@a.example/x.pdf')).to.equal('http://a.example/x.pdf'));
});
