import { expect } from 'chai';

import { fold, foldWords, hasSigns } from './fold.js';

describe('the form in which words of all languages are compared', () => {
  for (const [printed, expected] of [
    ['  Total  Assets ', 'total assets'],
    ['資產總計', 'zi chan zong ji'],
    ['资产总计', 'zi chan zong ji'],
    ['売上高', 'mai shang gao'],
    ['ΣΥΝΟΛΟ ΕΝΕΡΓΗΤΙΚΟΥ', 'synolo energitikoy'],
    ['Σύνολο ενεργητικού', 'synolo energitikoy'],
    ['Итого активы', 'itogo aktivy'],
    ['자산총계', 'ja san chong gye'],
    ['Varlıklar Toplamı', 'varliklar toplami'],
    ['(単位：百万円)', '( dan wei : bai wan en )'],
    ['€ million', '€ million'],
  ] as const)
    it(`${printed.trim()} is ${expected}`, () => expect(fold(printed)).to.equal(expected));

  it('does not change a second time', () => {
    for (const text of ['資產總計', 'Σύνολο ενεργητικού', 'Итого активы'])
      expect(fold(fold(text))).to.equal(fold(text));
  });

  it('has the words without punctuation', () =>
    expect(foldWords('净利润（净亏损以“－”号填列）')).to.equal(
      'jing li run jing kui sun yi hao tian lie',
    ));

  it('says which text has no spaces between its words', () =>
    expect([hasSigns('売上高'), hasSigns('Σύνολο'), hasSigns('Sales')]).to.deep.equal([
      true,
      false,
      false,
    ]));
});
