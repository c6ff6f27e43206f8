import { expect } from 'chai';
import { withCommonEra } from './eras.js';
import { findYears } from './find-years.js';

const yearIn = (text: string): number | undefined => findYears(text, 2025)[0]?.year;

describe('years of other eras', () => {
  for (const [text, year] of [
    ['112年度年報', 2023],
    ['二零一五年年度报告', 2015],
    ['民國99年年報', 2010],
    ['令和4年3月期 有価証券報告書', 2022],
    ['令和元年度', 2019],
    ['平成30年3月期', 2018],
    ['รายงานประจำปี 2566', 2023],
    ['R4年度 決算書', 2022],
    ['H30年3月期', 2018],
  ] as const)
    it(`"${text}" is ${year}`, () => expect(yearIn(text)).to.equal(year));

  it('are left alone where they are none', () =>
    expect(withCommonEra('2022年, 12年, 100 pages, 2566')).to.equal(
      '2022年, 12年, 100 pages, 2566',
    ));
});

describe('years in two digits', () => {
  for (const [text, year] of [
    ['FY22-23', 2023],
    ["Annual Report FY'21/22", 2022],
    ['12/31/99', 1999],
    ['FY2020', 2020],
    ['for the calendar year ended December 31, 2021', 2021],
  ] as const)
    it(`"${text}" is ${year}`, () => expect(yearIn(text)).to.equal(year));
});
