import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

const COVER = `
주식회사 예시전자
감사보고서
제 25 기 2023년 01월 01일부터 2023년 12월 31일까지
`;

const BALANCE = `
                         재 무 상 태 표
                 제 25(당) 기 2023년 12월 31일 현재
                 제 24(전) 기 2022년 12월 31일 현재
주식회사 예시전자                                             (단위 : 원)
과목                        제 25(당) 기                제 24(전) 기
자산
Ⅰ. 유동자산                         8,540,300,120              8,120,450,300
현금및현금성자산          2,540,300,120              2,120,450,300
매출채권                  4,000,000,000              4,000,000,000
재고자산                  2,000,000,000              2,000,000,000
Ⅱ. 비유동자산                       6,000,000,000              6,300,000,000
유형자산                  6,000,000,000              6,300,000,000
자산총계                           14,540,300,120             14,420,450,300
부채
Ⅰ. 유동부채                         3,500,000,000              3,700,000,000
매입채무                  3,500,000,000              3,700,000,000
Ⅱ. 비유동부채                       2,000,000,000              2,500,000,000
장기차입금                2,000,000,000              2,500,000,000
부채총계                            5,500,000,000              6,200,000,000
자본
Ⅰ. 자본금                           1,000,000,000              1,000,000,000
Ⅱ. 이익잉여금                       8,040,300,120              7,220,450,300
자본총계                            9,040,300,120              8,220,450,300
부채및자본총계                     14,540,300,120             14,420,450,300
`;

describe('the form of audited companies of Korea', () => {
  const heads = (current: string, previous: string) =>
    BALANCE.replaceAll('제 25(당) 기', current).replaceAll('제 24(전) 기', previous);

  for (const [current, previous] of [
    ['제 25(당) 기', '제 24(전) 기'],
    ['제25(당)기말', '제24(전)기말'],
  ] as const)
    it(`counts its years from the first, and dates them above: ${current}`, () => {
      const reading = readDrawnReport([COVER, heads(current, previous)]);
      const balance = statementOf(reading, 'balance_sheet');
      expect([balance.years, balance.currency, balance.scale]).to.deep.equal([
        ['2023', '2022'],
        'KRW',
        1,
      ]);
      expect(valuesOf(balance, '자산총계')).to.deep.equal([14_540_300_120, 14_420_450_300]);
    });
});
