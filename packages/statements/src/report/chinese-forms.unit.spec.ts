import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

/** The title alone names the year; heads name this one and the one before. */
const COVER = `
                      青山股份有限公司
                      二零二三年年度报告
 公告编号：2024—026
                      2024 年 4 月 30 日
`;

const NOTES = `
 公司以人民币为记账本位币
 募集资金使用情况                    单位：万元
 重大担保情况                        单位：万元
 关联交易情况                        单位：万元
 委托理财情况                        单位：万元
`;

const BALANCE = `
二、财务报表
1、合并资产负债表
编制单位：青山股份有限公司
                                                                              单位：元
          项目                                期末余额                期初余额
流动资产：
  货币资金                                  1,782,340.28            1,651,962.00
  应收账款                                  2,586,820.85            2,182,408.01
流动资产合计                                4,369,161.13            3,834,370.01
非流动资产：
  固定资产                                  1,056,092.51            1,050,782.95
非流动资产合计                              1,056,092.51            1,050,782.95
资产总计                                    5,425,253.64            4,885,152.96
流动负债：
  应付账款                                  1,425,253.64            1,385,152.96
流动负债合计                                1,425,253.64            1,385,152.96
负债合计                                    1,425,253.64            1,385,152.96
  股本                                      2,000,000.00            2,000,000.00
  未分配利润                                2,000,000.00            1,500,000.00
所有者权益合计                              4,000,000.00            3,500,000.00
负债和所有者权益总计                        5,425,253.64            4,885,152.96
`;

const INCOME = `
3、合并利润表
                                                                              单位：元
          项目                               本期发生额              上期发生额
一、营业总收入                             13,349,904.16           11,144,913.48
二、营业总成本                             12,683,237.50           10,744,913.48
  其中：营业成本                           12,683,237.50           10,744,913.48
三、营业利润                                  666,666.66              400,000.00
四、利润总额                                  666,666.66              400,000.00
  减：所得税费用                              166,666.66              100,000.00
五、净利润                                    500,000.00              300,000.00
`;

describe('The form of mainland China', () => {
  const reading = readDrawnReport([COVER, NOTES, BALANCE, INCOME]);

  it('takes its years from the title of the report where heads name them by their place', () => {
    const [balance, income] = [
      statementOf(reading, 'balance_sheet'),
      statementOf(reading, 'income_statement'),
    ];
    expect([balance.years, income.years]).to.deep.equal([
      ['2023', '2022'],
      ['2023', '2022'],
    ]);
    expect(valuesOf(balance, '资产总计')).to.deep.equal([5_425_253.64, 4_885_152.96]);
    expect(valuesOf(income, '五、净利润')).to.deep.equal([500_000, 300_000]);
  });

  it('counts in yuan where its unit has no multiplier, whatever other tables count in', () => {
    const { scale, currency, decisions } = statementOf(reading, 'balance_sheet');
    expect([scale, currency]).to.deep.equal([1, 'CNY']);
    expect([decisions?.scale?.doubt, decisions?.currency?.doubt]).to.deep.equal([
      undefined,
      undefined,
    ]);
  });

  it('is not sure of the currency where the report names none', () => {
    const without = readDrawnReport([COVER, NOTES.replace('人民币', '外币'), BALANCE, INCOME]);
    expect(statementOf(without, 'balance_sheet').decisions?.currency?.doubt).to.equal('guessed');
  });

  it('says why a place gave no table', () => {
    const { explanation, statements } = readDrawnReport([NOTES, BALANCE, INCOME]);
    expect(statements).to.deep.equal([]);
    const said = explanation.considered.flatMap(({ reasons }) => reasons);
    expect(said).to.include('no table: no year stands over its columns');
  });
});
