import { expect } from 'chai';
import { wishOf } from './review-keys.js';

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
      ['c', 'Enter', 'e', 'n', 's', 'u', 'x'].map((key) => wishOf(press(key), false)),
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
});
