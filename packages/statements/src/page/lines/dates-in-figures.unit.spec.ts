import { expect } from 'chai';

import { datesInFigures } from './dates-in-figures.js';
import type { Line } from '../line.js';

/** Points a letter, and between two words that stand together. */
const LETTER = 10;
const SPACE = 5;

/** A line of words set apart by single spaces, or by wide gaps where two or more are printed. */
const lineOf = (printed: string): Line => {
  let x = 0;
  const tokens = printed.split(/(?<= )(?=[^ ])/).map((part) => {
    const text = part.trim();
    const x0 = x;
    const x1 = x0 + [...text].length * LETTER;
    x = x1 + (part.length - text.length) * SPACE;
    return { text, x0, x1, y0: 0, y1: LETTER, size: LETTER, bold: false };
  });
  return { tokens, x0: 0, x1: x, y0: 0, y1: LETTER, middle: LETTER / 2, size: LETTER };
};

const rewritten = (printed: string): string[] =>
  datesInFigures([lineOf(printed)]).flatMap((line) => line.tokens.map(({ text }) => text));

describe('dates of East Asia in figures', () => {
  for (const [printed, expected] of [
    ['2020年12月31日', ['2020-12-31']],
    ['2020 年 12 月 31 日     2019 年 12 月 31 日', ['2020-12-31', '2019-12-31']],
    ['项目     附注     2020年度     2019年度', ['项目', '附注', '2020', '2019']],
    ['2020年1-12月', ['2020']],
    ['令和4年3月期', ['2022-03-31']],
    ['平成元年12月31日', ['1989-12-31']],
    ['民國112年度', ['2023']],
    ['112年12月31日', ['2023-12-31']],
    ['2022년 12월 31일', ['2022-12-31']],
    ['제 25 기     2022년 12월 31일', ['제', '25', '기', '2022-12-31']],
    ['(2021年12月31日)', ['2021-12-31']],
    ['2023年2月期', ['2023-02-28']],
    ['tại ngày 31 tháng 12 năm 2023', ['tại', 'ngày', '2023-12-31']],
    ['資  產     113.12.31     112.12.31', ['資', '產', '2024-12-31', '2023-12-31']],
    ['113    年    12    月 31 日', ['2024-12-31']],
    ['113            年            度   112       年       度', ['2024', '2023']],
    ['民國一一三年及一一二年十二月三十一日', ['2024-12-31', '及', '2023-12-31']],
    ['項目     民國一○九     民國一○八', ['項目', '2020', '2019']],
    ['項目     民國一一三年度 民國一一二年度', ['項目', '2024', '2023']],
    ['民國一一○年度     民國一○九年度  代碼', ['2021', '2020', '代碼']],
    ['民國113年及112年1月1日至12月31日', ['2024-12-31', '及', '2023-12-31']],
    ['自2021年4月1日 至2022年3月31日', ['自', '4月1日', '至', '2022-03-31']],
  ] as const)
    it(`${printed}: ${expected.join(', ')}`, () =>
      expect(rewritten(printed)).to.deep.equal(expected));

  for (const [why, printed] of [
    ['a year whose word goes on', '2020年年度报告'],
    ['a year whose word goes on with spaces', '2020 年 度 报 告'],
    ['the label of a row', '2021年1月1日残高     34,433'],
    ['a year that no report has', '12年12月31日'],
    ['amounts with points', '資產     113.12.31     1,234'],
    ['signs spread over a line with other words', '113            年            度   項目'],
    ['signs that stand in two columns', '2020年          12月31日'],
  ] as const)
    it(`stay as printed: ${why}`, () =>
      expect(rewritten(printed)).to.deep.equal(lineOf(printed).tokens.map(({ text }) => text)));

  it('end where the line below says so', () => {
    const lines = [
      '113 年 1 月 1 日     112 年 1 月 1 日',
      '至 12 月 31 日     至 12 月 31 日',
    ].map(lineOf);
    expect(datesInFigures(lines).map(({ tokens }) => tokens.map(({ text }) => text))).to.deep.equal(
      [['2024-12-31', '2023-12-31']],
    );
  });
});
