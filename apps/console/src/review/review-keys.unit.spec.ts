import { expect } from 'chai';
import { defaultWish, isOffered, wishOf } from './review-keys.js';

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
});

describe('Keys of the review page', () => {
  it('mean one verdict each', () => {
    expect(
      ['c', 'Enter', 'e', 'n', 's', 'u', 'x'].map((key) => wishOf(press(key), false, 'confirm')),
    ).to.deep.equal([
      'confirm',
      'confirm',
      'correct',
      'not-on-this-page',
      'skip',
      'undo',
      undefined,
    ]);
  });

  it('mean nothing with a modifier, held down, or where something else takes them', () => {
    expect(wishOf(press('c', { ctrlKey: true }), false)).to.equal(undefined);
    expect(wishOf(press('n', { repeat: true }), false)).to.equal(undefined);
    expect(wishOf(press('e'), true)).to.equal(undefined);
  });

  it('offer for missing years what can be said without a number and a page', () => {
    const offered = (decision: 'missing_years' | 'scale') =>
      (['confirm', 'correct', 'not-on-this-page', 'skip', 'undo'] as const).filter((wish) =>
        isOffered(wish, { decision, value: '2022' }),
      );
    expect(offered('missing_years')).to.deep.equal(['confirm', 'skip', 'undo']);
    expect(offered('scale')).to.have.length(5);
  });

  it('never offer to confirm a number that was not read, and Enter asks for what is printed', () => {
    const missing = { decision: null, value: null };
    expect(isOffered('confirm', missing)).to.equal(false);
    expect(defaultWish(missing)).to.equal('correct');
    expect(defaultWish({ decision: null, value: 7 })).to.equal('confirm');
    expect(wishOf(press('Enter'), false, defaultWish(missing))).to.equal('correct');
  });

  it('have no default where the answers are too different', () => {
    for (const decision of ['missing_years', 'reporting_company'] as const)
      expect(defaultWish({ decision, value: 'x' })).to.equal(undefined);
  });
});
