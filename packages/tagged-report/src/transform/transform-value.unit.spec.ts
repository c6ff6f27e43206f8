import { expect } from 'chai';
import { transformValue } from './transform-value.js';

const TR1 = 'http://www.xbrl.org/inlineXBRL/transformation/2010-04-20';
const TR2 = 'http://www.xbrl.org/inlineXBRL/transformation/2011-07-31';
const TR3 = 'http://www.xbrl.org/inlineXBRL/transformation/2015-02-26';
const TR4 = 'http://www.xbrl.org/inlineXBRL/transformation/2020-02-12';
const TR5 = 'http://www.xbrl.org/inlineXBRL/transformation/2022-02-16';
const SEC = 'http://www.sec.gov/inlineXBRL/transformation/2015-08-31';

/** Registry, format, what is printed, what it says. */
const CASES: readonly (readonly [string, string, string, string])[] = [
  [TR1, 'numcommadot', '1,234,567.89', '1234567.89'],
  [TR1, 'numdotcomma', '1.234.567,89', '1234567.89'],
  [TR1, 'numspacecomma', '1 234,5', '1234.5'],
  [TR1, 'numspacedot', '1 234.5', '1234.5'],
  [TR1, 'numcomma', '12,5', '12.5'],
  [TR1, 'numdash', '–', '0'],
  [TR1, 'datelonguk', '31 December 2010', '2010-12-31'],
  [TR1, 'datelongus', 'December 31, 2010', '2010-12-31'],
  [TR1, 'datedoteu', '31.12.10', '2010-12-31'],
  [TR1, 'dateslashus', '12/31/2010', '2010-12-31'],
  [TR1, 'dateshortdaymonthuk', '31 Dec', '--12-31'],
  [TR2, 'numcommadecimal', '1\u00a0234\u00a0567,8', '1234567.8'],
  [TR2, 'numdotdecimal', '1 234.5', '1234.5'],
  [TR2, 'numunitdecimal', '3 EUR 50', '3.50'],
  [TR2, 'zerodash', '—', '0'],
  [TR2, 'nocontent', 'n/a', ''],
  [TR2, 'booleantrue', 'yes', 'true'],
  [TR2, 'dateyearmonthdaycjk', '2010年12月31日', '2010-12-31'],
  [TR3, 'datedaymonthyeardk', '31. december 2014', '2014-12-31'],
  [TR3, 'datemonthyearen', 'December 2014', '2014-12'],
  [TR3, 'dateerayearmonthdayjp', '平成22年3月31日', '2010-03-31'],
  [TR4, 'num-dot-decimal', '391,035', '391035'],
  [TR4, 'num-comma-decimal', '1.234,56', '1234.56'],
  [TR4, 'num-unit-decimal', '12 € 5', '12.05'],
  [TR4, 'fixed-zero', 'none', '0'],
  [TR4, 'fixed-empty', '-', ''],
  [TR4, 'fixed-false', '☐', 'false'],
  [TR4, 'date-month-day', '9/28', '--09-28'],
  [TR4, 'date-year-month-day', '2023-12-31', '2023-12-31'],
  [TR4, 'date-jpn-era-year-month', '令和元年5月', '2019-05'],
  [TR4, 'date-monthname-day-year-en', 'September 28, 2024', '2024-09-28'],
  [TR4, 'date-day-monthname-year-nl', '31 december 2023', '2023-12-31'],
  [TR4, 'date-day-monthname-year-de', '31. Dezember 2023', '2023-12-31'],
  [TR4, 'date-day-monthname-year-fr', '1er février 2024', '2024-02-01'],
  [TR4, 'date-day-monthname-year-es', '30 de junio de 2023', '2023-06-30'],
  [TR4, 'date-day-monthname-year-it', '31 luglio 2023', '2023-07-31'],
  [TR4, 'date-day-monthname-year-pt', '31 de março de 2023', '2023-03-31'],
  [TR4, 'date-day-monthname-year-pl', '31 grudnia 2023', '2023-12-31'],
  [TR4, 'date-day-monthname-year-cs', '30. června 2023', '2023-06-30'],
  [TR4, 'date-day-monthname-year-sk', '31. októbra 2023', '2023-10-31'],
  [TR4, 'date-day-monthname-year-fi', '31. joulukuuta 2023', '2023-12-31'],
  [TR4, 'date-day-monthname-year-sv', '31 maj 2023', '2023-05-31'],
  [TR4, 'date-day-monthname-year-no', '17. mai 2023', '2023-05-17'],
  [TR4, 'date-day-monthname-year-da', '31. oktober 2023', '2023-10-31'],
  [TR4, 'date-day-monthname-year-el', '31 Δεκεμβρίου 2023', '2023-12-31'],
  [TR4, 'date-day-monthname-year-bg', '30 юни 2023', '2023-06-30'],
  [TR4, 'date-day-monthname-year-ro', '30 iunie 2023', '2023-06-30'],
  [TR4, 'date-day-monthname-year-hr', '31. prosinca 2023', '2023-12-31'],
  [TR4, 'date-day-monthname-year-sl', '31. avgusta 2023', '2023-08-31'],
  [TR4, 'date-day-monthname-year-et', '30. juuni 2023', '2023-06-30'],
  [TR4, 'date-year-monthname-day-hu', '2023. szeptember 30.', '2023-09-30'],
  [TR4, 'date-year-monthname-day-lt', '2023 m. rugsėjo 30 d.', '2023-09-30'],
  [TR4, 'date-year-day-monthname-lv', '2023. gada 30. jūnijs', '2023-06-30'],
  [TR5, 'num-comma-decimal-apos', "1'234'567,8", '1234567.8'],
  [TR5, 'num-dot-decimal-apos', '1’234’567.8', '1234567.8'],
  [TR5, 'date-day-monthname-year-ca', '31 de desembre de 2023', '2023-12-31'],
  [SEC, 'duryear', '3', 'P3Y'],
  [SEC, 'durwordsen', 'two years and six months', 'P2Y6M'],
  [SEC, 'numwordsen', 'twenty-four', '24'],
  [SEC, 'numwordsen', 'no', '0'],
  [SEC, 'boolballotbox', '☒', 'true'],
];

describe('transforming what is printed', () => {
  for (const [namespace, name, printed, value] of CASES)
    it(`${name} reads "${printed}" as ${value}`, () => {
      expect(transformValue({ namespace, name }, printed)).to.deep.equal({ value });
    });

  const REFUSED: readonly (readonly [string, string, string])[] = [
    [TR4, 'num-dot-decimal', 'about 12'],
    [TR4, 'num-comma-decimal', '1,2,3'],
    [TR4, 'date-day-monthname-year-en', '31 Dezember 2023'],
    [TR4, 'date-day-month-year', '31.02.2023'],
    [TR4, 'date-day-monthname-year-en', '31 December'],
    [TR4, 'num-roman', 'XII'],
    ['http://own.example/formats', 'num-dot-decimal', '12'],
  ];
  for (const [namespace, name, printed] of REFUSED)
    it(`${name} refuses "${printed}"`, () => {
      expect(transformValue({ namespace, name }, printed)).to.have.property('problem');
    });
});
