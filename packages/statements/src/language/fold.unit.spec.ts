import { expect } from 'chai';

import { fold, foldWords, hasSigns } from './fold.js';

describe('the form in which words of all languages are compared', () => {
  for (const [printed, expected] of [
    ['  Total  Assets ', 'total assets'],
    ['資產總計', 'ziq chanq zongq jiq'],
    ['资产总计', 'ziq chanq zongq jiq'],
    ['売上高', 'maiq shangq gaoq'],
    ['ΣΥΝΟΛΟ ΕΝΕΡΓΗΤΙΚΟΥ', 'synolo energitikoy'],
    ['Σύνολο ενεργητικού', 'synolo energitikoy'],
    ['Итого активы', 'itogo aktivy'],
    ['자산총계', 'jaq sanq chongq gyeq'],
    ['Varlıklar Toplamı', 'varliklar toplami'],
    ['(単位：百万円)', '( danq weiq : baiq wanq enq )'],
    ['€ million', '€ million'],
  ] as const)
    it(`${printed.trim()} is ${expected}`, () => expect(fold(printed)).to.equal(expected));

  it('does not change a second time', () => {
    for (const text of ['資產總計', 'Σύνολο ενεργητικού', 'Итого активы'])
      expect(fold(fold(text))).to.equal(fold(text));
  });

  it('gives no sign the form of a word of another language', () =>
    expect(fold('の')).to.equal('noq'));

  it('has the words without punctuation', () =>
    expect(foldWords('净利润（净亏损以“－”号填列）')).to.equal(
      'jingq liq runq jingq kuiq sunq yiq haoq tianq lieq',
    ));

  it('says which text has no spaces between its words', () =>
    expect([hasSigns('売上高'), hasSigns('Σύνολο'), hasSigns('Sales')]).to.deep.equal([
      true,
      false,
      false,
    ]));
});
