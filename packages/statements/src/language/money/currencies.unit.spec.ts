import { expect } from 'chai';

import { eachIs } from '../../testing/describe-language.js';
import { CURRENCIES, SHARED_MONEY } from './currencies.js';
import { currencyIn, isDollar, moneyNamesIn } from './money.js';

describe('currencies by the signs that reports print', () => {
  eachIs(currencyIn, [
    ['€ 1,000', 'EUR'],
    ['£000', 'GBP'],
    ['US$ million', 'USD'],
    ['U.S.$', 'USD'],
    ['C$', 'CAD'],
    ['CAN$', 'CAD'],
    ['A$’000', 'AUD'],
    ['AU$', 'AUD'],
    ['NZ$', 'NZD'],
    ['HK$ million', 'HKD'],
    ['S$’000', 'SGD'],
    ['NT$', 'TWD'],
    ['R$ mil', 'BRL'],
    ['MX$', 'MXN'],
    ['CLP$', 'CLP'],
    ['M$US', 'USD'],
    ['MUS$', 'USD'],
    ['RD$', 'DOP'],
    ['J$’000', 'JMD'],
    ['TT$’000', 'TTD'],
    ['BDS$', 'BBD'],
    ['EC$', 'XCD'],
    ['FJ$', 'FJD'],
    ['ZWL$', 'ZWL'],
    ['N$’000', 'NAD'],
    ['₱ million', 'PHP'],
    ['P=', 'PHP'],
    ['Php', 'PHP'],
    ['人民币', 'CNY'],
    ['¥ million', 'JPY'],
    ['百万円', 'JPY'],
    ['₩', 'KRW'],
    ['₹ crore', 'INR'],
    ['(C in crore)', 'INR'],
    ['(J in lakhs)', 'INR'],
    ['NRs.', 'NPR'],
    ['SLRs.', 'LKR'],
    ['৳', 'BDT'],
    ["R'000", 'ZAR'],
    ['R million', 'ZAR'],
    ['₦’000', 'NGN'],
    ["N'000", 'NGN'],
    ['GH¢', 'GHS'],
    ['KShs', 'KES'],
    ['L.E.', 'EGP'],
    ['SR ’000', 'SAR'],
    ['QR’000', 'QAR'],
    ['RO’000', 'OMR'],
    ['Dhs.', 'AED'],
    ['KD ’000', 'KWD'],
    ['BD’000', 'BHD'],
    ['JD', 'JOD'],
    ['zł', 'PLN'],
    ['Kč', 'CZK'],
    ['Ft', 'HUF'],
    ['TL', 'TRY'],
    ['₺', 'TRY'],
    ['₽', 'RUB'],
    ['₴', 'UAH'],
    ['₸', 'KZT'],
    ['₼', 'AZN'],
    ['₾', 'GEL'],
    ['₮', 'MNT'],
    ['₪', 'ILS'],
    ['RM’000', 'MYR'],
    ['RMm', 'MYR'],
    ['฿', 'THB'],
    ['Rp', 'IDR'],
    ['₫', 'VND'],
    ['៛', 'KHR'],
    ['S/', 'PEN'],
    ['₲', 'PYG'],
    ['₡', 'CRC'],
    ['F CFA', 'XOF'],
  ]);
});

describe('currencies by their names', () => {
  eachIs(currencyIn, [
    ['Expressed in United States Dollars', 'USD'],
    ['in thousands of euros', 'EUR'],
    ['Figures in pounds sterling', 'GBP'],
    ['Canadian dollars', 'CAD'],
    ['Australian dollars', 'AUD'],
    ['New Zealand dollars', 'NZD'],
    ['Hong Kong dollars', 'HKD'],
    ['Singapore dollars', 'SGD'],
    ['New Taiwan dollars', 'TWD'],
    ['in thousands of Brazilian reais', 'BRL'],
    ['Mexican pesos', 'MXN'],
    ['Argentine pesos', 'ARS'],
    ['Chilean pesos', 'CLP'],
    ['Colombian pesos', 'COP'],
    ['Philippine pesos', 'PHP'],
    ['Renminbi', 'CNY'],
    ['millions of yen', 'JPY'],
    ['in millions of Korean won', 'KRW'],
    ['Indian rupees', 'INR'],
    ['Pakistani rupees', 'PKR'],
    ['Nepalese rupees', 'NPR'],
    ['Mauritian rupees', 'MUR'],
    ['Sri Lankan rupees', 'LKR'],
    ['Bangladeshi Taka', 'BDT'],
    ['Swiss francs', 'CHF'],
    ['Swedish kronor', 'SEK'],
    ['Norwegian kroner', 'NOK'],
    ['Danish kroner', 'DKK'],
    ['Icelandic krónur', 'ISK'],
    ['South African rand', 'ZAR'],
    ['Botswana Pula', 'BWP'],
    ['thousands of Naira', 'NGN'],
    ['Ghana cedis', 'GHS'],
    ['Kenya shillings', 'KES'],
    ['Tanzanian shillings', 'TZS'],
    ['Uganda shillings', 'UGX'],
    ['Ethiopian Birr', 'ETB'],
    ['Zambian Kwacha', 'ZMW'],
    ['Malawi Kwacha', 'MWK'],
    ['Egyptian pounds', 'EGP'],
    ['Lebanese pounds', 'LBP'],
    ['Saudi Riyals', 'SAR'],
    ['Qatari Riyals', 'QAR'],
    ['Rials Omani', 'OMR'],
    ['UAE Dirhams', 'AED'],
    ['Moroccan dirhams', 'MAD'],
    ['Kuwaiti Dinars', 'KWD'],
    ['Bahraini Dinars', 'BHD'],
    ['Jordanian Dinars', 'JOD'],
    ['Tunisian dinars', 'TND'],
    ['Serbian dinars', 'RSD'],
    ['thousands of Polish zloty', 'PLN'],
    ['Czech koruna', 'CZK'],
    ['Hungarian forints', 'HUF'],
    ['Romanian lei', 'RON'],
    ['Bulgarian leva', 'BGN'],
    ['Croatian kuna', 'HRK'],
    ['Turkish Lira', 'TRY'],
    ['Russian roubles', 'RUB'],
    ['Ukrainian hryvnia', 'UAH'],
    ['Kazakhstani tenge', 'KZT'],
    ['New Israeli Shekels', 'ILS'],
    ['NIS in thousands', 'ILS'],
    ['Malaysian Ringgit', 'MYR'],
    ['Thai Baht', 'THB'],
    ['Indonesian Rupiah', 'IDR'],
    ['Vietnamese Dong', 'VND'],
    ['Khmer Riel', 'KHR'],
    ['Jamaican dollars', 'JMD'],
    ['Trinidad and Tobago dollars', 'TTD'],
    ['Eastern Caribbean dollars', 'XCD'],
    ['Peruvian soles', 'PEN'],
    ['Bolivianos', 'BOB'],
    ['Guaranies', undefined],
    ['Costa Rican colones', 'CRC'],
    ['Quetzales', 'GTQ'],
    ['Angolan kwanzas', 'AOA'],
    ['West African CFA francs', 'XOF'],
    ['Central African CFA francs', 'XAF'],
    ['Congolese francs', 'CDF'],
    ['Samoan tala', 'WST'],
  ]);
});

describe('currencies by their codes', () => {
  eachIs(currencyIn, [
    ['USD million', 'USD'],
    ['TUSD', 'USD'],
    ['MEUR', 'EUR'],
    ['EURm', 'EUR'],
    ['EUR’000', 'EUR'],
    ['KCHF', 'CHF'],
    ['SEKm', 'SEK'],
    ['NOK 1000', 'NOK'],
    ['INR in lakhs', 'INR'],
    ['RMB’000', 'CNY'],
    ['ZAR million', 'ZAR'],
    ['BRL thousand', 'BRL'],
    ['KZT million', 'KZT'],
    ['PLN’000', 'PLN'],
    // Codes that are also words count only beside a multiplier or "in".
    ['TOP 10 shareholders', undefined],
    ['TRY million', 'TRY'],
    ['ALL amounts', undefined],
    ['in ALL thousand', 'ALL'],
    ['BOB Smith', undefined],
    ['MAD million', 'MAD'],
  ]);
});

describe('signs and names that several countries share', () => {
  for (const [printed, first, other] of [
    ['Rs. in millions', 'INR', 'PKR'],
    ['in rupees', 'INR', 'LKR'],
    ['in pesos', 'PHP', 'COP'],
    ['million kr', 'SEK', 'NOK'],
    ['in crowns', 'SEK', 'CZK'],
    ['in dinars', 'KWD', 'RSD'],
    ['Dirhams', 'AED', 'MAD'],
    ['Riyals', 'SAR', 'QAR'],
    ['in shillings', 'KES', 'UGX'],
    ['in francs', 'CHF', 'XOF'],
  ] as const)
    it(`"${printed}" may be ${first} or ${other}, the first if nothing else tells`, () => {
      const [money] = moneyNamesIn(printed);
      expect(money?.[0]).to.equal(first);
      expect(money).to.include(other);
    });

  it('a bare dollar has no country', () => {
    for (const text of ['$', '$ thousands', 'in dollars']) {
      expect(moneyNamesIn(text).map(isDollar), text).to.deep.equal([true]);
      expect(currencyIn(text), text).to.equal(undefined);
    }
  });
});

describe('the table of currencies', () => {
  it('has each code once, three capitals', () => {
    const codes = CURRENCIES.map(({ code }) => code);
    expect(new Set(codes).size).to.equal(codes.length);
    expect(codes.filter((code) => !/^[A-Z]{3}$/.test(code))).to.deep.equal([]);
  });

  it('has each prefix of a dollar once', () => {
    const prefixes = CURRENCIES.flatMap(({ dollar }) => dollar ?? []);
    expect(prefixes.filter((prefix, i) => prefixes.indexOf(prefix) !== i)).to.deep.equal([]);
  });

  it('shares signs only among its own currencies', () => {
    const codes = new Set(CURRENCIES.map(({ code }) => code));
    expect(
      SHARED_MONEY.flatMap((shared) => shared.codes).filter((code) => !codes.has(code)),
    ).to.deep.equal([]);
  });

  it('recognises each currency by its code, with a multiplier if the code is also a word', () => {
    for (const { code } of CURRENCIES)
      expect(currencyIn(`in ${code} thousand`), code).to.equal(code);
  });
});
