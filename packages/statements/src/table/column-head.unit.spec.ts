import { expect } from 'chai';

import { basisOf } from './column-head.js';

describe('the basis of a column', () => {
  for (const [words, basis] of [
    ['2023 actual', undefined],
    ['2023 budget (note 21)', 'budget'],
    ['2023 plan (note 21)', 'budget'],
    ['plan', 'budget'],
    ['2024a', undefined],
    ['2026e', 'budget'],
    ['2027 f', 'budget'],
    ['exercicios de 2022 e 2021 controladora', undefined],
    ['with comparative figures for 2009 2010 financial plan', 'budget'],
  ] as const)
    it(`of "${words}" is ${basis ?? 'the year as it was'}`, () =>
      expect(basisOf(words)).to.equal(basis));
});
