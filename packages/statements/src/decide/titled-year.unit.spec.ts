import { expect } from 'chai';

import { titledYear } from './titled-year.js';

describe('The year in the title of a report', () => {
  for (const { what, pages, expected } of [
    { what: 'stands before its word', pages: ['2023年年度报告'], expected: 2023 },
    {
      what: 'is written in numerals',
      pages: ['青山股份有限公司\n二零二三年年度报告'],
      expected: 2023,
    },
    {
      what: 'is not that of the day on which it is published',
      pages: ['二〇二三年年度报告\n公告编号：2024—026\n2024 年 4 月 30 日'],
      expected: 2023,
    },
    {
      what: 'is none where titles name two',
      pages: ['2023年年度报告', '2022年年度报告'],
      expected: undefined,
    },
    {
      what: 'is none in a sentence',
      pages: [
        '公司于 2022 年收到报告，本年度报告涉及未来计划等前瞻性陈述，不构成公司对投资者的实质性承诺，请投资者注意投资风险',
      ],
      expected: undefined,
    },
    { what: 'is none without a word of reports', pages: ['2023年'], expected: undefined },
  ])
    it(what, () => {
      expect(titledYear(pages)).to.equal(expected);
    });
});
