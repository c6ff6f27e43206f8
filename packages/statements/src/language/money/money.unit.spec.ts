import { expect } from 'chai';

import { currencyIn, isDollar, moneyNamesIn, scaleIn, unitStated, withoutScale } from './money.js';

describe('the multiplier of money', () => {
  for (const [text, scale] of [
    ['(x € 1.000)', 1e3],
    ['(bedragen x € 1.000)', 1e3],
    ['na resultaatbestemming, x € 1.000', 1e3],
    ['€ x 1,000', 1e3],
    ['× €1 000 000', 1e6],
    ['x 1.000.000 euro', 1e6],
    ['in 1,000 EUR', 1e3],
    ['(in EUR 1.000)', 1e3],
    ['EUR 1,000', 1e3],
    ['(EUR 1 000 000)', 1e6],
    ['1 000 EUR', 1e3],
    ['US$000', 1e3],
    ['(in millions, except shares of $1,000)', 1e6],
    ['in Mio. €', 1e6],
    ['migliaia di Euro', 1e3],
    ['en millions d’euros', 1e6],
    ['in Tausend €', 1e3],
    ['(Dollars in thousands, shares in millions)', 1e3],
    ['(Dollars and shares in millions,', 1e6],
    ['(Dollars and common shares in thousands, except per share data)', 1e3],
    ['(shares in thousands, dollars in millions)', 1e6],
    ['(except per share data, in thousands)', 1e3],
    ['(in millions, except par value)', 1e6],
    ['31 December 2022 £m', 1e6],
    ['2022 Mio. €', 1e6],
    ['T€', 1e3],
    ['TEUR', 1e3],
    ['NOK 1000', 1e3],
    ['Rs. in lakhs', 1e5],
    ['₹ in crores', 1e7],
    ['₱000', 1e3],
    ["=N='000", 1e3],
    ["'000", 1e3],
    ['百万円', 1e6],
    ['2014 千港元', 1e3],
    ['百萬港元', 1e6],
    ["RMB'000", 1e3],
    ['ThUS$', 1e3],
    ['tkr', 1e3],
    ['miles de millones de euros', 1e9],
  ] as const) {
    it(`is ${scale} in "${text}"`, () => expect(scaleIn(text)).to.equal(scale));
  }

  it('is not found in a number that is a value, a year or a part of a longer one', () => {
    for (const text of [
      'Net income 1,000',
      'EUR 1,000,250',
      'EUR 1,000.50',
      'a nominal value of EUR 1,000 each',
      'in 2000',
      'in EUR 11,000',
      '£6 million',
      'a loss of US$ 7.5 million',
      'millions of specimens',
      'Authorized 7.5 billion shares',
      'in thousands of shares',
      "80'000 -",
      "7'900'000",
    ]) {
      expect(scaleIn(text), text).to.equal(undefined);
    }
  });

  it('leaves the values of a line that states it', () =>
    expect(withoutScale('(x € 1.000) 1.250').trim()).to.equal(') 1.250'));
});

describe('the multiplier of a text', () => {
  for (const text of ['Amount (DR/CR)', 'Balance Dr./Cr.', '(Debit/Cr)', 'Cr / Dr', '(DR)/CR'])
    it(`is not in the sides of an account: "${text}"`, () =>
      expect(scaleIn(text)).to.equal(undefined));

  for (const text of ['(Rs. in Cr)', '₹ Cr.', 'Amount Rs/CR'])
    it(`is ten million in "${text}"`, () => expect(scaleIn(text)).to.equal(1e7));
});

describe('the unit of a text that says nothing else', () => {
  for (const mark of ['P1', 'R2', 'P 6', '(R10)'])
    it(`is not in the mark of a note "${mark}"`, () =>
      expect(unitStated(mark)).to.equal(undefined));

  for (const [text, scale] of [
    ['R', 1],
    ["P'000", 1e3],
  ] as const)
    it(`is ${scale} in "${text}"`, () => expect(unitStated(text)?.scale).to.equal(scale));
});

describe('the currency that a text names', () => {
  for (const [text, code] of [
    ['US$000', 'USD'],
    ['$US', 'USD'],
    ['U.S. dollars', 'USD'],
    ['C$', 'CAD'],
    ['HK$’000', 'HKD'],
    ["RM'000", 'MYR'],
    ["RMB'000", 'CNY'],
    ["R'000", 'ZAR'],
    ['=P=', 'PHP'],
    ['P=', 'PHP'],
    ['₦', 'NGN'],
    ['Kč', 'CZK'],
    ['zł', 'PLN'],
    ['Rp', 'IDR'],
    ["KD'000", 'KWD'],
    ['Figures in Pound Sterling', 'GBP'],
    ['Expressed in Naira', 'NGN'],
    ['in Schweizer Franken', 'CHF'],
    ['en miles de pesos chilenos', 'CLP'],
    ['Rs. in lakhs', 'INR'],
    ['(In ` )', 'INR'],
    ['( ` In Lakhs)', 'INR'],
    ['Schedule ` ` `', 'INR'],
    ['31.03.2011 `', 'INR'],
    ['RMB and US$ in thousands', 'CNY'],
    ['million won', 'KRW'],
  ] as const) {
    it(`is ${code} in "${text}"`, () => expect(currencyIn(text)).to.equal(code));
  }

  it('is not found in words and names that are also codes', () => {
    for (const text of [
      'ALL AMOUNTS',
      'AMD',
      'TOP 10',
      'in a try',
      'Ingersoll-Rand plc',
      'Sterling Bancorp',
      'contracts won',
      'BD Biosciences',
    ]) {
      expect(currencyIn(text), text).to.equal(undefined);
    }
  });

  it('is not found in a sign within a number, which is a misread digit', () => {
    for (const text of ['1Uldl cquiry 4£0,5/42 2/,40U', '1€234', '12$5,000'])
      expect(moneyNamesIn(text), text).to.deep.equal([]);
    for (const text of ['£20,542', '4 £ 0,542', '20,542 £', '£1 £2'])
      expect(currencyIn(text), text).to.equal('GBP');
  });

  it('may be one of several that share a sign', () => {
    expect(moneyNamesIn('$').map(isDollar)).to.deep.equal([true]);
    expect(moneyNamesIn('Rs.')[0]).to.include.members(['INR', 'PKR', 'NPR']);
    expect(moneyNamesIn('as a $ 5 charge').map(isDollar)).to.deep.equal([true]);
  });
});

describe('a unit stated by itself', () => {
  for (const [text, scale] of [
    ['$ $', 1],
    ['($)', 1],
    ['US dollars', 1],
    ['£ £', 1],
    ['Rs.', 1],
    ['AUD', 1],
    ['KD', 1],
    ['(In U.S. dollars, except for number of shares and per share data)', 1],
    ['All amounts are expressed in thousands of Canadian dollars, unless otherwise stated', 1e3],
    ['31 December 2022 £m', 1e6],
    ['Alle Angaben in TEUR, sofern nicht anders angegeben', 1e3],
    ['en milliers d’euros', 1e3],
    ['(Expresados en miles de euros)', 1e3],
    ['FiguresinPoundSterling', 1],
    ['AmountsinthousandsofEuro', 1e3],
    ['t.kr.', 1e3],
    ['T. EUR', 1e3],
    ['DKK 1.000', 1e3],
    ['1 000 EUR', 1e3],
  ] as const) {
    it(`is ${scale} in "${text}"`, () => expect(unitStated(text)?.scale).to.equal(scale));
  }

  it('is not found beside other words', () => {
    for (const text of [
      'We sold for £6 million',
      'Interest on $500 million notes',
      'Note 2022 2021',
      'Consolidated',
      'Revenue in thousands',
      'EUR 21.000',
      'Comprehensiveincome',
      'Incorporated',
    ]) {
      expect(unitStated(text), text).to.equal(undefined);
    }
  });
});
