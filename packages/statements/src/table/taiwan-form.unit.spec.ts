import type { CanonicalStatementType } from '@fde/contracts';
import { expect } from 'chai';

import { readDrawnReport, statementOf } from '../testing/read-drawn-report.js';

/** A line of the form: account, label, and each year's amount with its share of the whole. */
const lineOf = (account: string, label: string, ...cells: readonly string[]): string =>
  account.padEnd(6) +
  label.padEnd(24) +
  cells.map((cell, at) => cell.padStart(at % 2 === 0 ? 14 : 7)).join('');

/** Lines whose fields are parted by bars. */
const drawn = (heads: string, rows: string): string =>
  `${heads}
${rows
  .trim()
  .split('\n')
  .map((row) => {
    const [account = '', label = '', ...cells] = row.split('|').map((field) => field.trim());
    return lineOf(account, label, ...cells);
  })
  .join('\n')}
`;

const BALANCE = drawn(
  `
                    北風航運股份有限公司
                         資產負債表
           民國一一三年及一一二年十二月三十一日         單位：新台幣千元
`,
  `
    | | 113.12.31 | | 112.12.31
    | 資產 | 金額 | % | 金額 | %
    | 流動資產：
1100 | 現金及約當現金 | 67,923 | 20 | 59,989 | 19
1150 | 應收票據淨額 | 1,073 | - | 888 | -
1170 | 應收帳款淨額 | 8,365 | 2 | 8,191 | 3
1300 | 存貨 | 1,550 | 1 | 1,422 | 1
11XX | 流動資產合計 | 78,911 | 23 | 70,490 | 23
    | 非流動資產：
1550 | 採用權益法之投資 | 17,059 | 5 | 13,293 | 4
1600 | 不動產、廠房及設備 | 240,030 | 72 | 217,217 | 73
15XX | 非流動資產合計 | 257,089 | 77 | 230,510 | 77
1XXX | 資產總計 | 336,000 | 100 | 301,000 | 100
    | 負債及權益
    | 流動負債：
2170 | 應付帳款 | 81,000 | 24 | 75,000 | 25
21XX | 流動負債合計 | 81,000 | 24 | 75,000 | 25
    | 非流動負債：
2540 | 長期借款 | 125,000 | 37 | 115,000 | 38
25XX | 非流動負債合計 | 125,000 | 37 | 115,000 | 38
2XXX | 負債總計 | 206,000 | 61 | 190,000 | 63
    | 權益：
3110 | 普通股股本 | 54,000 | 16 | 54,000 | 18
3300 | 保留盈餘 | 76,000 | 23 | 57,000 | 19
3XXX | 權益總計 | 130,000 | 39 | 111,000 | 37
    | 負債及權益總計 | 336,000 | 100 | 301,000 | 100`,
);

const INCOME = drawn(
  `
                    北風航運股份有限公司
                         綜合損益表
       民國一一三年及一一二年一月一日至十二月三十一日    單位：新台幣千元
`,
  `
    | | 113年度 | | 112年度
    | | 金額 | % | 金額 | %
4000 | 營業收入 | 206,562 | 100 | 187,812 | 100
5000 | 營業成本 | (   158,616) | (  77) | (   149,908) | (  80)
5900 | 營業毛利 | 47,946 | 23 | 37,904 | 20
6000 | 營業費用 | (    13,761) | (   6) | (    12,254) | (   6)
6900 | 營業淨利 | 34,185 | 17 | 25,650 | 14
7050 | 財務成本 | (     3,425) | (   2) | (     3,216) | (   2)
7900 | 稅前淨利 | 30,760 | 15 | 22,434 | 12
7950 | 所得稅費用 | (     6,817) | (   3) | (     4,892) | (   3)
8200 | 本期淨利 | 23,943 | 12 | 17,542 | 9
9750 | 基本每股盈餘(元) | 4.43 | | 3.25`,
);

/** A line of two sides, each with the code of its section, a label, and the amounts of two years. */
const sidesOf = (line: string): string =>
  line
    .split('|')
    .map((field) => field.trim())
    .map((field, at) => (at % 4 < 2 ? field.padEnd(at % 4 === 0 ? 8 : 20) : field.padStart(12)))
    .join('')
    .replace(/(?<=^.{52})/u, '    ');

/** Operating cash flows left, the others right. */
const CASH_FLOW = `
                                         北風航運股份有限公司
                                             現金流量表
                              民國一一三年一月一日至十二月三十一日及民國一一二年一月一日至十二月三十一日
                                         (金額均以新台幣仟元為單位)

${`
代碼 | 項目 | 民國一一三年度 | 民國一一二年度 | 代碼 | 項目 | 民國一一三年度 | 民國一一二年度
AAAA | 營業活動之現金流量： | | | BBBB | 投資活動之現金流量： | |
A10000 | 稅前淨利 | 30,760 | 22,434 | B02700 | 取得不動產、廠房及設備 | (42,111) | (19,260)
A20100 | 折舊費用 | 19,298 | 18,223 | B02800 | 處分不動產、廠房及設備 | 1,411 | 304
A20900 | 利息費用 | 3,425 | 3,216 | BBBB | 投資活動之淨現金流出 | (40,700) | (18,956)
A31150 | 應收帳款增加 | (174) | (95) | | | |
A31200 | 存貨增加 | (128) | (101) | CCCC | 籌資活動之現金流量： | |
A33300 | 支付之利息 | (3,301) | (3,105) | C00100 | 短期借款增加 | 10,539 | 26,800
A33500 | 支付之所得稅 | (6,817) | (4,892) | C01700 | 償還長期借款 | (12,656) | (7,689)
AAAA | 營業活動之淨現金流入 | 43,063 | 35,680 | C04500 | 發放現金股利 | (2,239) | (16,200)
 | | | | CCCC | 籌資活動之淨現金流入(出) | (4,356) | 2,911
 | | | | DDDD | 匯率變動影響數 | 9,927 | (303)
 | | | | EEEE | 本期現金及約當現金增加數 | 7,934 | 19,332
 | | | | E00100 | 期初現金及約當現金餘額 | 59,989 | 40,657
 | | | | E00200 | 期末現金及約當現金餘額 | 67,923 | 59,989
`
  .trim()
  .split('\n')
  .map(sidesOf)
  .join('\n')}
`;

describe('the form that Taiwan prescribes', () => {
  const reading = readDrawnReport([BALANCE, INCOME, CASH_FLOW]);
  const rowOf = (type: CanonicalStatementType, name: string) =>
    statementOf(reading, type).line_items.find((item) => item.name === name)?.values;

  it('has accounts before its labels, and days of its own calendar over its columns', () => {
    const balance = statementOf(reading, 'balance_sheet');
    expect([balance.years.toSorted(), balance.scale, balance.currency]).to.deep.equal([
      ['2023', '2024'],
      1000,
      'TWD',
    ]);
    expect(rowOf('balance_sheet', '應收票據淨額')).to.deep.equal({ 2024: 1073, 2023: 888 });
    expect(rowOf('balance_sheet', '資產總計')).to.deep.equal({ 2024: 336_000, 2023: 301_000 });
  });

  it('has shares beside its amounts, and brackets far from their numbers', () => {
    expect(rowOf('income_statement', '營業成本')).to.deep.equal({ 2024: -158_616, 2023: -149_908 });
    expect(rowOf('income_statement', '本期淨利')).to.deep.equal({ 2024: 23_943, 2023: 17_542 });
    const checks = reading.statements.flatMap((statement) => statement.checks ?? []);
    expect(checks.filter(({ holds }) => !holds)).to.deep.equal([]);
  });

  it('has its cash flows in two sides of a page', () => {
    const cash = statementOf(reading, 'cash_flow_statement');
    expect([cash.years.toSorted(), cash.decisions?.years?.doubt]).to.deep.equal([
      ['2023', '2024'],
      undefined,
    ]);
    const totals = ['營業活動之淨現金流入', '投資活動之淨現金流出', '期末現金及約當現金餘額'];
    expect(totals.map((name) => rowOf('cash_flow_statement', name))).to.deep.equal([
      { 2024: 43_063, 2023: 35_680 },
      { 2024: -40_700, 2023: -18_956 },
      { 2024: 67_923, 2023: 59_989 },
    ]);
  });

  it('names its comprehensive income in a title, which does not make it one of a group', () => {
    const entityOf = (title: string) =>
      statementOf(
        readDrawnReport([BALANCE, INCOME.replace('綜合損益表', title)]),
        'income_statement',
      ).decisions?.entity?.value;
    expect(['綜合損益表', '個體綜合損益表', '合併綜合損益表'].map(entityOf)).to.deep.equal([
      'company',
      'part',
      'group',
    ]);
  });
});
