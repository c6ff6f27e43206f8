import { expect } from 'chai';
import { COUNTRY_MARKS } from './countries.js';

const currenciesIn = (text: string): string[] => [
  ...new Set(
    COUNTRY_MARKS.filter(({ marks }) => text.match(marks) !== null).map(({ currency }) => currency),
  ),
];

describe('The country of a report', () => {
  for (const { given, expected } of [
    { given: 'FORM 10-K', expected: ['USD'] },
    { given: 'a Delaware corporation', expected: ['USD'] },
    { given: 'ABN 12 345 678 901', expected: ['AUD'] },
    { given: 'listed on the Toronto Stock Exchange', expected: ['CAD'] },
    { given: 'SGX-ST listing', expected: ['SGD'] },
    { given: 'The Stock Exchange of Hong Kong Limited', expected: ['HKD'] },
    { given: 'registered in England and Wales', expected: ['GBP'] },
    { given: 'the Companies Act 2006', expected: ['GBP'] },
    { given: 'under the Companies Act, 2013', expected: ['INR'] },
    { given: 'CIN U17111MH2005PTC123456', expected: ['INR'] },
    { given: 'SEBI regulations', expected: ['INR'] },
    { given: 'under the Companies Act, 1956', expected: ['INR'] },
    { given: 'a member of the Institute of Chartered Accountants of India', expected: ['INR'] },
    { given: 'Nasdaq Stockholm', expected: ['SEK'] },
    { given: 'Oslo Børs', expected: ['NOK'] },
    { given: 'Nasdaq Copenhagen', expected: ['DKK'] },
    { given: 'SIX Swiss Exchange', expected: ['CHF'] },
    { given: 'the JSE Limited', expected: ['ZAR'] },
    { given: 'Bursa Malaysia Securities Berhad', expected: ['MYR'] },
    { given: 'Tokyo Stock Exchange', expected: ['JPY'] },
    { given: 'Kingdom of Saudi Arabia', expected: ['SAR'] },
    { given: 'Bourse de Casablanca', expected: ['MAD'] },
    { given: 'Nepal Rastra Bank', expected: ['NPR'] },
    { given: 'Borsa İstanbul', expected: ['TRY'] },
    { given: 'Sermaye Piyasası Kurulu', expected: ['TRY'] },
    { given: 'ライオン株式会社', expected: ['JPY'] },
    { given: '上海证券交易所', expected: ['CNY'] },
    { given: 'Αρ.ΓΕΜΗ 133960901000', expected: ['EUR'] },
    { given: 'Conforme alla tassonomia itcc-ci-2018-11-04', expected: ['EUR'] },
    { given: 'Stichting Noordenwind, RSIN 8123', expected: ['EUR'] },
    { given: 'Noordenwind Oyj, Y-tunnus 1234567-8', expected: ['EUR'] },
    { given: 'eingetragen beim Amtsgericht Hamburg', expected: ['EUR'] },
    { given: 'Firmenbuch FN 1234a', expected: ['EUR'] },
    { given: 'Code SIREN 123 456 789', expected: ['EUR'] },
    { given: 'comunicado a la CNMV', expected: ['EUR'] },
    { given: 'Clube de Futebol, NIF 501 234 567', expected: ['EUR'] },
    { given: 'de acordo com a NCRF-ESNL', expected: ['EUR'] },
    { given: 'O Contabilista Certificado', expected: ['EUR'] },
    { given: 'NIF 5417189012', expected: [] },
    { given: 'segmento di Borsa Italiana', expected: ['EUR'] },
    { given: 'Kruispuntbank van Ondernemingen', expected: ['EUR'] },
    { given: 'Bursa de Valori București', expected: ['RON'] },
    { given: 'Код по ОКПО 12345678', expected: ['RUB'] },
    { given: 'Код ЄДРПОУ 12345678', expected: ['UAH'] },
    { given: 'Fjordvik AS, årsregnskap etter regnskapsloven', expected: ['NOK'] },
    { given: 'Nordlys ApS, årsregnskabsloven', expected: ['DKK'] },
    { given: 'Organisationsnummer 769612-3456', expected: ['SEK'] },
    { given: 'Wzór Sp. z o.o., REGON 123456789', expected: ['PLN'] },
    { given: 'zapsána v obchodním rejstříku', expected: ['CZK'] },
    { given: 'Minta Kft', expected: ['HUF'] },
    { given: 'Example (Pty) Ltd', expected: ['ZAR'] },
    { given: 'Example Pty Ltd', expected: ['AUD'] },
    { given: 'Bank of Zambia', expected: ['ZMW'] },
    { given: 'cotée à la BRVM', expected: ['XOF'] },
    { given: 'promulguée par le Dahir n° 1.92', expected: ['MAD'] },
    { given: 'Thông tư số 200/2014/TT-BTC', expected: ['VND'] },
    { given: '統一編號 12345678', expected: ['TWD'] },
    // A listing in the United States: companies of all countries have one.
    { given: 'listed on the New York Stock Exchange', expected: [] },
    { given: 'NASDAQ Global Select Market', expected: [] },
    { given: 'the notes are part of these statements', expected: [] },
    { given: '', expected: [] },
  ])
    it(`is ${expected.join() || 'not known'} by "${given}"`, () => {
      expect(currenciesIn(given)).to.deep.equal(expected);
    });

  it('has marks that are all found, and codes of three letters', () => {
    for (const { currency, marks } of COUNTRY_MARKS) {
      expect(currency).to.match(/^[A-Z]{3}$/);
      expect(marks.flags, currency).to.include('g');
    }
  });
});
