import { expect } from 'chai';

import { fold, foldWords, hasSigns } from './fold.js';

describe('the form in which words of all languages are compared', () => {
  for (const [printed, expected] of [
    ['  Total  Assets ', 'total assets'],
    ['資產總計', 'qzi qchan qzong qji'],
    ['资产总计', 'qzi qchan qzong qji'],
    ['売上高', 'qmai qshang qgao'],
    ['ΣΥΝΟΛΟ ΕΝΕΡΓΗΤΙΚΟΥ', 'qsynolo qenergitikoy'],
    ['Σύνολο ενεργητικού', 'qsynolo qenergitikoy'],
    ['Итого активы', 'qitogo qaktivy'],
    ['자산총계', 'qja qsan qchong qgye'],
    ['Varlıklar Toplamı', 'varliklar toplami'],
    ['(単位：百万円)', '( qdan qwei : qbai qwan qen )'],
    ['€ million', '€ million'],
  ] as const)
    it(`${printed.trim()} is ${expected}`, () => expect(fold(printed)).to.equal(expected));

  it('does not change a second time', () => {
    for (const text of ['資產總計', 'Σύνολο ενεργητικού', 'Итого активы'])
      expect(fold(fold(text))).to.equal(fold(text));
  });

  it('gives no sign the form of a word of another language', () =>
    expect(['の', 'το', 'η'].map(fold)).to.deep.equal(['qno', 'qto', 'qi']));

  it('has the words without punctuation', () =>
    expect(foldWords('净利润（净亏损以“－”号填列）')).to.equal(
      'qjing qli qrun qjing qkui qsun qyi qhao qtian qlie',
    ));

  it('says which text has no spaces between its words', () =>
    expect([hasSigns('売上高'), hasSigns('Σύνολο'), hasSigns('Sales')]).to.deep.equal([
      true,
      false,
      false,
    ]));
});
