import { expect } from 'chai';

import { currencyIn, moneyNamesIn, scaleIn, unitStated } from './money.js';
import { withoutWrittenUnits } from './written-units.js';

describe('a unit written as one word', () => {
  for (const [text, scale, code] of [
    ['Rm', 1e6, 'ZAR'],
    ['Rm Rm', 1e6, 'ZAR'],
    ["R'm", 1e6, 'ZAR'],
    ['R`000', 1e3, 'ZAR'],
    ["R'000 000", 1e6, 'ZAR'],
    ['R', 1, 'ZAR'],
    ['R R', 1, 'ZAR'],
    ['P', 1, 'PHP'],
    ["P'000", 1e3, 'PHP'],
    ["K'000", 1e3, 'ZMW'],
    ["KShs '000", 1e3, 'KES'],
    ['KShm', 1e6, 'KES'],
    ['GH¢m', 1e6, 'GHS'],
    ["GH¢'000", 1e3, 'GHS'],
    ['S/ 000', 1e3, 'PEN'],
    ['zł', 1, 'PLN'],
    ['Kč', 1, 'CZK'],
    ['lei', 1, 'RON'],
    ['Ft', 1, 'HUF'],
    ['ден', 1, 'MKD'],
    ['млн руб', 1e6, 'RUB'],
    ['Rs. in Lacs', 1e5, 'INR'],
    ["Rs.'00", 1e2, 'INR'],
    ["(Rs. In '00)", 1e2, 'INR'],
    ['₹ in ’00', 1e2, 'INR'],
    ['Rs. in hundreds', 1e2, 'INR'],
    ['T€', 1e3, 'EUR'],
    ['Mrd. €', 1e9, 'EUR'],
  ] as const)
    it(`is ${scale} ${code} in "${text}"`, () => {
      expect(unitStated(text)?.scale).to.equal(scale);
      expect(currencyIn(text)).to.equal(code);
    });

  it('is no year that lost its century', () => {
    expect(scaleIn("Rs. of Dec '00")).to.equal(undefined);
    expect(unitStated("Rs. '05")).to.equal(undefined);
  });

  it('keeps a ringgit apart from a million rand', () => {
    expect([scaleIn('RM'), currencyIn('RM')]).to.deep.equal([undefined, 'MYR']);
    expect([scaleIn('RM’000'), currencyIn('RM’000')]).to.deep.equal([1e3, 'MYR']);
  });

  it('is not a measure or an amount', () => {
    for (const text of ['Km', 'Nm', 'Pm', 'a loss of R6m', 'RMS', 'Room', 'US$ 7.5m'])
      expect(scaleIn(text), text).to.equal(undefined);
    for (const text of ['Type Date Num Name Memo Amount Balance', 'Num', 'Arm', 'Lek'])
      expect(scaleIn(text), text).to.equal(undefined);
    for (const text of ['Num', 'Arm', 'Room', 'Part P', 'Class R shares', 'K-12 schools'])
      expect(moneyNamesIn(text), text).to.deep.equal([]);
  });

  it('goes where only the words around it are looked at', () =>
    expect(withoutWrittenUnits("Amounts in R'000").trim()).to.equal('Amounts in'));
});
