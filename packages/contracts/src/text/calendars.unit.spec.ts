import { expect } from 'chai';

import { calendarOf, withCommonYears } from './calendars.js';

describe('Years of other calendars', () => {
  for (const { given, expected } of [
    { given: 'รายงานประจำปี 2566', expected: 'รายงานประจำปี 2023' },
    { given: 'ณ วันที่ 31/12/2566', expected: 'ณ วันที่ 31/12/2023' },
    {
      given: 'سال مالی منتهی به ۲۹ اسفند 1402 گزارش',
      expected: 'سال مالی منتهی به ۲۹ اسفند 2023 گزارش',
    },
    { given: 'القوائم المالية لعام 1445هـ', expected: 'القوائم المالية لعام 2023هـ' },
    { given: 'القوائم المالية لعام 2023', expected: 'القوائم المالية لعام 2023' },
    { given: 'รายได้ 2,566 และ 25665', expected: 'รายได้ 2,566 และ 25665' },
    { given: 'Annual report 2566', expected: 'Annual report 2566' },
  ])
    it(`${given} is ${expected}`, () => expect(withCommonYears(given)).to.equal(expected));

  it('are counted by the letters of the text', () =>
    expect(
      ['ปี 2566', 'گزارش', 'تقرير', 'report'].map((text) => calendarOf(text)?.name),
    ).to.deep.equal(['buddhist', 'solar_hijri', 'hijri', undefined]));
});
