import { expect } from 'chai';
import fc from 'fast-check';

import { eachIs } from '../../testing/describe-language.js';
import {
  datesIn,
  fiscalYearOf,
  isMonthName,
  isoDate,
  lastDate,
  readDate,
  yearsIn,
} from './dates.js';

describe('the first date that a text names', () => {
  eachIs(readDate, [
    ['December 31, 2023', { month: 12, day: 31, year: 2023 }],
    ['Dec. 31, 2023', { month: 12, day: 31, year: 2023 }],
    ['31 December 2023', { day: 31, month: 12, year: 2023 }],
    ['31st of December, 2023', { day: 31, month: 12, year: 2023 }],
    ['31. Dezember 2023', { day: 31, month: 12, year: 2023 }],
    ['1er janvier 2023', { day: 1, month: 1, year: 2023 }],
    ['31 de diciembre de 2023', { day: 31, month: 12, year: 2023 }],
    ['31 dicembre 2023', { day: 31, month: 12, year: 2023 }],
    ['31 de dezembro de 2023', { day: 31, month: 12, year: 2023 }],
    ['31.12.2023', { day: 31, month: 12, year: 2023 }],
    ['31/12/2023', { day: 31, month: 12, year: 2023 }],
    ['31-12-2023', { day: 31, month: 12, year: 2023 }],
    ['2023.12.31.', { year: 2023, month: 12, day: 31 }],
    ['2023/12/31', { year: 2023, month: 12, day: 31 }],
    ['2023. 12. 31', { year: 2023, month: 12, day: 31 }],
    // A year that ends a date begins no other; nor does one whose next numbers are no month and day.
    ['31.12.2023. 31.12.2022.', { day: 31, month: 12, year: 2023 }],
    ['31/12/2023/ 1/1/2023', { day: 31, month: 12, year: 2023 }],
    ['Geschäftsjahr 2023. 14.3 Mio', { year: 2023 }],
    ['Geschäftsjahr 2023. 4.3 Mio', { year: 2023 }],
    ['14/31/2023', undefined],
    ['31.12.23', { day: 31, month: 12, year: 2023 }],
    ['31-Dec-23', { day: 31, month: 12, year: 2023 }],
    ['31-Dec-2023', { day: 31, month: 12, year: 2023 }],
    ['Year to 31 Dec 23', { day: 31, month: 12, year: 2023 }],
    ['Dec-23', { month: 12, year: 2023 }],
    ['Dec ’23', { month: 12, year: 2023 }],
    // Days of a month, not years.
    ['December 23', { month: 12, day: 23 }],
    ['31 December 31 December', { month: 12, day: 31 }],
    ['12/31/2023', { month: 12, day: 31, year: 2023 }],
    ['12/13/2023', { month: 12, day: 13, year: 2023 }],
    // Day first if both orders are dates.
    ['04/05/2023', { day: 4, month: 5, year: 2023 }],
    ['2023-12-31', { year: 2023, month: 12, day: 31 }],
    ['June 2022', { month: 6, year: 2022 }],
    ['March 31', { month: 3, day: 31 }],
    ['31 March', { day: 31, month: 3 }],
    ['2023', { year: 2023 }],
    ['FY23', { year: 2023 }],
    ["FY'23", { year: 2023 }],
    ['fiscal 2023', { year: 2023 }],
    ['2022/23', { year: 2023 }],
    ['2022-2023', { year: 2023 }],
    ['1999/00', { year: 2000 }],
    ['2023(1)', { year: 2023 }],
    ['2023*', { year: 2023 }],
    ['Dec 31, 2023 and Jan 1, 2022', { month: 12, day: 31, year: 2023 }],
    ['1,2023', undefined],
    ['$ 2,019.50', undefined],
    ['Note 12', undefined],
    ['Revenue', undefined],
    ['', undefined],
  ]);
});

describe('the end of the period that a text names', () => {
  eachIs(
    (text) => isoDate(lastDate(text) ?? {}),
    [
      ['1 January to 31 December 2019', '2019-12-31'],
      ['January 1, 2019 to December 31, 2019', '2019-12-31'],
      ['from 1 October 2022 to 30 September 2023', '2023-09-30'],
      ['vom 1. April 2022 bis 31. März 2023', '2023-03-31'],
      ['June 2022', '2022-06-30'],
      ['Revenue', undefined],
    ],
  );
});

describe('all dates with month and day that a text names', () => {
  eachIs(
    (text) => datesIn(text).map((date) => isoDate(date) ?? [date.month, date.day]),
    [
      ['December 31, 2023 and 2022', ['2023-12-31']],
      ['31 March 2023 and 31 March 2022', ['2023-03-31', '2022-03-31']],
      ['01/01/2024 to 31/12/2024', ['2024-01-01', '2024-12-31']],
      ['31-03-2023 31-03-2022', ['2023-03-31', '2022-03-31']],
      ['31.12.2023. 31.12.2022.', ['2023-12-31', '2022-12-31']],
      ['Years ended December 31,', [[12, 31]]],
      ['R-1/079.AGA-S/4.1/2011', []],
      ['2023 and 2022', []],
      ['Printed 16.06.2024 17:54:15 for 31.12.2023', ['2023-12-31']],
      ['Thursday, January 22, 2026 04:22 PM', []],
      ['31 March 2023: 12,500', ['2023-03-31']],
    ],
  );
});

describe('the years that a text names', () => {
  eachIs(yearsIn, [
    ['2023 2022', [2023, 2022]],
    ['December 31, 2023 and December 31, 2023', [2023]],
    ['2022/2023', [2022, 2023]],
    ['12,2023', []],
    // A footnote mark may touch a year.
    ['20231', [2023]],
    ['2023.5', []],
    ['20231, 2', [2023]],
    ['20000.00 19999,50', []],
    ['1,999', []],
    ['2023.5', []],
    ['20231, 2', [2023]],
    ['20000.00 19999,50', []],
  ]);
});

describe('names of months', () => {
  eachIs(isMonthName, [
    ['January', true],
    ['Sept.', true],
    ['März', true],
    ['août,', true],
    ['dicembre', true],
    ['maj', true],
    ['Marchand', false],
    ['12', false],
  ]);
});

describe('the end of a period as a date', () => {
  for (const { given, expected } of [
    { given: { year: 2023, month: 12, day: 31 }, expected: '2023-12-31' },
    { given: { year: 2023, month: 6 }, expected: '2023-06-30' },
    { given: { year: 2024, month: 2 }, expected: '2024-02-29' },
    { given: { year: 2023, month: 2, day: 31 }, expected: '2023-02-28' },
    { given: { year: 2023 }, expected: undefined },
    { given: { month: 6, day: 30 }, expected: undefined },
    { given: { year: 2023, month: 13, day: 1 }, expected: undefined },
  ])
    it(`${JSON.stringify(given)} is ${expected ?? 'none'}`, () =>
      expect(isoDate(given)).to.equal(expected));
});

describe('the fiscal year of a date', () => {
  for (const { given, expected } of [
    { given: { year: 2023, month: 12, day: 31 }, expected: 2023 },
    { given: { year: 2023, month: 1, day: 1 }, expected: 2022 },
    { given: { year: 2023, month: 1, day: 14 }, expected: 2022 },
    { given: { year: 2023, month: 1, day: 28 }, expected: 2023 },
    { given: { year: 2023, month: 1 }, expected: 2023 },
    { given: { year: 2023, month: 2, day: 3 }, expected: 2023 },
    { given: { year: 2023 }, expected: 2023 },
  ])
    it(`${JSON.stringify(given)} is ${expected}`, () =>
      expect(fiscalYearOf(given)).to.equal(expected));
});

describe('any day', () => {
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const months = [
    ['January', 'Januar', 'janvier', 'enero', 'gennaio', 'januari', 'janeiro'],
    ['February', 'Februar', 'février', 'febrero', 'febbraio', 'februari', 'fevereiro'],
    ['March', 'März', 'mars', 'marzo', 'marzo', 'maart', 'março'],
    ['April', 'April', 'avril', 'abril', 'aprile', 'april', 'abril'],
    ['May', 'Mai', 'mai', 'mayo', 'maggio', 'mei', 'maio'],
    ['June', 'Juni', 'juin', 'junio', 'giugno', 'juni', 'junho'],
    ['July', 'Juli', 'juillet', 'julio', 'luglio', 'juli', 'julho'],
    ['August', 'August', 'août', 'agosto', 'agosto', 'augustus', 'agosto'],
    ['September', 'September', 'septembre', 'septiembre', 'settembre', 'september', 'setembro'],
    ['October', 'Oktober', 'octobre', 'octubre', 'ottobre', 'oktober', 'outubro'],
    ['November', 'November', 'novembre', 'noviembre', 'novembre', 'november', 'novembro'],
    ['December', 'Dezember', 'décembre', 'diciembre', 'dicembre', 'december', 'dezembro'],
  ];
  const forms: readonly ((y: string, m: string, d: string, language: number) => string)[] = [
    (y, m, d, l) => `${Number(d)} ${months[Number(m) - 1]?.[l]} ${y}`,
    (y, m, d) => `${months[Number(m) - 1]?.[0]} ${Number(d)}, ${y}`,
    (y, m, d) => `${Number(d)} de ${months[Number(m) - 1]?.[3]} de ${y}`,
    (y, m, d) => `${d}.${m}.${y}`,
    (y, m, d) => `${d}/${m}/${y}`,
    (y, m, d) => `${d}-${m}-${y}`,
    (y, m, d) => `${y}-${m}-${d}`,
  ];

  it('is read the same however it is written', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...forms), fc.nat(6), (iso, form, language) => {
        const [y = '', m = '', d = ''] = iso.split('-');
        expect(isoDate(readDate(form(y, m, d, language)) ?? {})).to.equal(iso);
      }),
    );
  });

  it('is found among other words', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...forms), fc.nat(6), (iso, form, language) => {
        const [y = '', m = '', d = ''] = iso.split('-');
        const found = datesIn(`As at ${form(y, m, d, language)} (restated)`);
        expect(found.map(isoDate)).to.deep.equal([iso]);
      }),
    );
  });
});
