import { expect } from 'chai';

import { yearsInFigures } from './years-in-numerals.js';

describe('Years in numerals', () => {
  for (const { given, expected } of [
    { given: '二零二三年年度报告', expected: '2023年年度报告' },
    { given: '二〇二三年', expected: '2023年' },
    { given: '一九九八年', expected: '1998年' },
    { given: '二 ○ 二 三 年 年 度 报 告', expected: '2023 年 年 度 报 告' },
    { given: '十二月三十一日', expected: '十二月三十一日' },
    { given: '二三四五', expected: '二三四五' },
  ])
    it(`${given} is ${expected}`, () => {
      expect(yearsInFigures(given)).to.equal(expected);
    });
});
