import { expect } from 'chai';

import { fold, foldWords, withoutAccents } from './fold.js';

describe('fold', () => {
  for (const [text, expected] of [
    ['  Total  Assets ', 'total assets'],
    ['Umsatzerlöse und große Maße', 'umsatzerlose und grosse masse'],
    ['Proﬁt – attributable to owners’ equity', "profit - attributable to owners' equity"],
    ['−876', '-876'],
    ['Ingresos\u00a0ordinarios', 'ingresos ordinarios'],
    ['사업보고서', '사업보고서'],
    ['Годовой отчёт', 'годовои отчет'],
    ['', ''],
  ] as const)
    it(`compares '${text}' as '${expected}'`, () => expect(fold(text)).to.equal(expected));

  it('changes nothing a second time', () => {
    for (const text of ['Crédit d’impôt', 'Årets resultat', '売上高', 'L\u2019État'])
      expect(fold(fold(text))).to.equal(fold(text));
  });

  it('gives the words alone without punctuation', () =>
    expect(foldWords("Capitaux propres (part du groupe) - 10-K's")).to.equal(
      'capitaux propres part du groupe 10 k s',
    ));

  it('leaves case and punctuation where only accents are in the way', () =>
    expect(withoutAccents('Geschäftsbericht – Crème')).to.equal('Geschaftsbericht – Creme'));
});
