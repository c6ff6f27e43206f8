import { expect } from 'chai';

import {
  lengthInHead,
  lengthInTitle,
  monthsOf,
  namesInterim,
  namesTransition,
  namesYearAndPart,
  periodLength,
} from './periods.js';

describe('the length of a period', () => {
  for (const [line, months] of [
    ['Years ended December 31,', 12],
    ['52 Weeks Ended August 30, 2015', 12],
    ['53 weeks ended February 3, 2024', 12],
    ['Fiscal Years', 12],
    ['For the twelve months ended June 30, 2022', 12],
    ['Three months ended September 30,', 3],
    ['Six months to 30 June 2024', 6],
    ['nine-month period ended 30 September', 9],
    ['26 weeks ended 29 June 2024', 6],
    ['13 Weeks Ended', 3],
    ['18 months ended 30 June 2023', 18],
    ['Three mos. ended Dec. 31,', 3],
    ['26 wks. ended 29 June 2024', 6],
    ['Yr. ended June 30', 12],
    ['Quarter ended March 31, 2024', 3],
    ['Half-year ended 31 December 2023', 6],
    ['01/01/2024 to 31/12/2024', 12],
    ['01.01.2015 -31.12.2015', 12],
    ['01.01.2015- 31.12.2015', 12],
    ['1 January to 31 December 2019', 12],
    ['for the period from 1 October 2022 to 31 December 2023', 15],
    ['period from March 5, 2021 (inception) through December 31, 2021', 10],
    ['1. Halbjahr 2024', 6],
    ['1.1.-30.6.2023', 6],
    ['1.1.–30.9.2023', 9],
    ['Untuk Periode Sembilan Bulan yang Berakhir 30 September 2012', 9],
    ['enam bulan yang berakhir 30 Juni 2012', 6],
    ['截至6月30日止六個月', 6],
    ['截至2023年9月30日止九个月', 9],
    ['截至三月三十一日止三個月', 3],
    ['2023年1—9月', 9],
    ['2023年前三季度', 9],
    ['за шесть месяцев, закончившихся 30 июня 2023', 6],
    ['за девять месяцев 2023 года', 9],
    ['за три месяца, закончившихся 31 марта', 3],
    ['за дев’ять місяців, що закінчилися', 9],
    ['za okres sześciu miesięcy zakończony', 6],
    ['okres dziewięciu miesięcy', 9],
    ['za šest měsíců končících 30. června 2023', 6],
    ['za období devíti měsíců', 9],
    ['pentru perioada de șase luni încheiată', 6],
    ['nouă luni', 9],
    ['hat hónap', 6],
    ['kilenc hónap', 9],
    ['seks måneder', 6],
    ['ni måneder', 9],
    ['kuusi kuukautta', 6],
    ['yhdeksän kuukautta', 9],
    ['εννεάμηνο που έληξε', 9],
    ['לתשעת החודשים', 9],
    ['لفترة التسعة أشهر المنتهية في 30 سبتمبر', 9],
    ['当第2四半期連結累計期間', 6],
    ['当第3四半期連結累計期間', 9],
    ['제 55 기 3분기 누적', 9],
    ['งวดเก้าเดือนสิ้นสุดวันที่ 30 กันยายน 2566', 9],
    ['Geschäftsjahr 2023', 12],
    ['Exercice clos le 31 décembre 2023', 12],
    ['1er semestre 2024', 6],
    ['December 31, 2023', undefined],
    ['Consolidated Balance Sheets', undefined],
  ] as const) {
    it(`of "${line}" is ${months ?? 'not stated'}`, () => {
      const length = periodLength(line);
      expect(length && monthsOf(length)).to.equal(months);
    });
  }

  for (const [title, months] of [
    ['Finansal Rapor Konsolide 2023 - 4. 3 Aylık Bildirim', 12],
    ['Finansal Rapor Konsolide 2023 - 2. 3 Aylık Bildirim', 6],
    ['4. Three months ended 31 March 2024', 3],
    ['Six months ended 30 June 2024', 6],
  ] as const)
    it(`of a report titled "${title}" is ${months}`, () => {
      const length = lengthInTitle(title);
      expect(length && monthsOf(length)).to.equal(months);
    });

  for (const [head, count, unit] of [
    ['February 8 – December 29, 2013 (29 weeks)', 29, 'weeks'],
    ['January 3, 2016 (53 WEEKS)', 53, 'weeks'],
    ['six months', 6, 'months'],
    ['Three mos. ended Dec. 31, 2016', 3, 'months'],
    ['2 yrs', 2, 'years'],
    ['15 months', 15, 'months'],
    ['One Year', 1, 'years'],
    ['Half year to 30 June 2023', 6, 'months'],
    ['Half-year 2023', 6, 'months'],
    ['Year ended September 30, 2016', 1, 'years'],
    ['from 8 February to 29 December 2013', 325, 'days'],
    ['18 mois', 18, 'months'],
    ['12 Monate', 12, 'months'],
    ['9 meses', 9, 'months'],
    ['4Q2025', 3, 'months'],
    ["Q4 '25", 3, 'months'],
    ['1H 2024', 6, 'months'],
    ['9M2023', 9, 'months'],
  ] as const) {
    it(`in the head "${head}" is ${count} ${unit}`, () => {
      const length = lengthInHead(head);
      expect([length?.count, length?.unit]).to.deep.equal([count, unit]);
    });
  }

  it('is not stated by a head with a date alone', () => {
    for (const head of ['December 31, 2023', 'Note 2', '2023', 'restated (note 12)'])
      expect(lengthInHead(head)).to.equal(undefined);
  });

  it('is that of an interim report if its title says so, but not if dividends are interim', () => {
    expect(namesInterim('Condensed consolidated interim financial statements')).to.equal(true);
    expect(namesInterim('Interim condensed consolidated financial statements')).to.equal(true);
    expect(namesInterim('FORM 10-Q')).to.equal(true);
    expect(namesInterim('Interim dividend paid')).to.equal(false);
  });

  it('is short or long for a reason', () => {
    expect(namesTransition('Transition period from July 1 to December 31, 2020')).to.equal(true);
    expect(namesTransition('period from March 5, 2021 (inception)')).to.equal(true);
    expect(namesTransition('Three months ended')).to.equal(false);
  });

  it('may name a year and a part of it if heads of neighbouring columns ran together', () => {
    expect(namesYearAndPart('years ended december 31, quarter ended')).to.equal(true);
    expect(namesYearAndPart('Year ended December 31, 2023')).to.equal(false);
    expect(namesYearAndPart('Quarter ended December 31, 2023')).to.equal(false);
    expect(namesYearAndPart('Half year ended June 30, 2023')).to.equal(false);
  });
});
