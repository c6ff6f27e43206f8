import { expect } from 'chai';
import { answerIn } from './answer-words.js';

describe('what a page says in place of what was asked for', () => {
  for (const [heading, kind] of [
    ['Page not found', 'not_found'],
    ['Seite nicht gefunden', 'not_found'],
    ['We are down for scheduled maintenance', 'maintenance'],
    ['Wartungsarbeiten', 'maintenance'],
    ['Sorry, you have been blocked', 'blocked'],
    ['アクセスが拒否されました', 'blocked'],
    ['Annual reports', undefined],
  ] as const)
    it(`"${heading}" is ${kind}`, () => expect(answerIn([heading], 'Text.')).to.equal(kind));

  it('is not what a page of reports says of one of them', () => {
    expect(answerIn(['Annual Reports'], 'Annual Report 2025: coming soon.')).to.equal(undefined);
    expect(answerIn(['Our new site'], 'Coming soon.')).to.equal('maintenance');
  });

  it('stands at the beginning of data too', () =>
    expect(answerIn([], '{"error":"unauthorized"}')).to.equal('login'));

  it('is not what a long page speaks of', () =>
    expect(answerIn(['Error 404'], 'We make paper. '.repeat(200))).to.equal(undefined));
});
