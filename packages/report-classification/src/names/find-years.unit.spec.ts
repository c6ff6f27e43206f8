import { expect } from 'chai';
import { findYears, type YearForm } from './find-years.js';

const CASES: readonly (readonly [string, readonly (readonly [number, YearForm])[]])[] = [
  ['Annual Report 2022', [[2022, 'plain']]],
  ['for the fiscal year ended September 24, 2022', [[2022, 'year_end']]],
  ['year ended January 1, 2023', [[2022, 'year_end']]],
  ['52 weeks ended 28 January 2023', [[2023, 'year_end']]],
  ['al 31 de diciembre de 2021', [[2021, 'year_end']]],
  ['zum 31. Dezember 2021', [[2021, 'year_end']]],
  ['31 décembre 2020', [[2020, 'year_end']]],
  ['pati-20220930-ar.pdf', [[2022, 'year_end']]],
  ['AR_31122021.pdf', [[2021, 'year_end']]],
  ['report_2023-03-15.pdf', [[2023, 'published']]],
  ['15 March 2023', [[2023, 'published']]],
  ['March 2023', [[2023, 'published']]],
  ['FY22', [[2022, 'fiscal']]],
  ['fiscal 2019', [[2019, 'fiscal']]],
  ['2021/22', [[2022, 'fiscal']]],
  ['2021-2022', [[2022, 'fiscal']]],
  ['2021–22', [[2022, 'fiscal']]],
  ['Strategy 2020-2025', []],
  ['2014-02_Investor_Presentation.pdf', [[2014, 'published']]],
  ['2190_2011_y_en.pdf', [[2011, 'plain']]],
  ['annual-report2018-en.pdf', [[2018, 'plain']]],
  ['4Q22', [[2022, 'fiscal']]],
  ['bank_ar25_web.pdf', [[2025, 'fiscal']]],
  ['3q23 results', [[2023, 'fiscal']]],
  ['5849140_Statement.pdf', []],
  ['Vision 2050', []],
  [
    'Annual Report 2022, published March 2023',
    [
      [2022, 'plain'],
      [2023, 'published'],
    ],
  ],
  ['12/31/2022', [[2022, 'year_end']]],
  ['12/31/22', [[2022, 'year_end']]],
  ['31/12/22', [[2022, 'year_end']]],
  ['التقرير السنوي ٢٠٢٢', [[2022, 'plain']]],
  ['گزارش سالانه ۲۰۲۲', [[2022, 'plain']]],
  ['2022年12月31日', [[2022, 'year_end']]],
  ['2022年3月期', [[2022, 'year_end']]],
  ['2022년 3월', [[2022, 'published']]],
  ['July 2021 - June 2022', [[2022, 'year_end']]],
  ['Juli 2021 bis Juni 2022', [[2022, 'year_end']]],
  ['de juillet 2021 à juin 2022', [[2022, 'year_end']]],
  ['julio de 2021 a junio de 2022', [[2022, 'year_end']]],
  ['juli 2021 t/m juni 2022', [[2022, 'year_end']]],
  ['Ocak 2022 - Aralık 2022', [[2022, 'year_end']]],
  ['Juli 2021 sampai dengan Juni 2022', [[2022, 'year_end']]],
  ['июль 2021 по июнь 2022', [[2022, 'year_end']]],
  ['Januar 2022 bis März 2022', []],
  ['31 Aralık 2022', [[2022, 'year_end']]],
  ['AR 22/23', [[2023, 'fiscal']]],
  ["Annual Report '21", [[2021, 'fiscal']]],
  ['รายงานประจำปี ๒๕๖๔', [[2021, 'plain']]],
  ['', []],
];

describe('finding years in a text', () => {
  for (const [text, wanted] of CASES) {
    it(`${text || 'nothing'}`, () =>
      expect(findYears(text, 2024).map(({ year, form }) => [year, form])).to.deep.equal(wanted));
  }
});
