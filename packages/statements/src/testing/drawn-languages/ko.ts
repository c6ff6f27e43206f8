import { drawLanguage } from './draw-language.js';

/** Korean: the terms of the statements that listed companies file. */
export const ko = drawLanguage({
  language: 'ko',
  scale: 1e6,
  currency: 'KRW',
  grouping: ',',
  decimal: '.',
  note: '주석',
  years: ['2023년', '2022년'],
  days: ['2023년', '2022년'],
  income: `
연결 손익계산서
(단위 : 백만원)
매출액
매출원가
매출총이익
판매비
관리비
영업이익
금융수익
금융비용
법인세비용차감전순이익
법인세비용
당기순이익
기본주당이익 (단위 : 원)`,
  balance: `
연결 재무상태표
(단위 : 백만원)
자산
유형자산
영업권
비유동자산
재고자산
매출채권
현금및현금성자산
유동자산
자산총계
부채와 자본
자본금
이익잉여금
자본총계
장기차입금
비유동부채
매입채무
유동부채
자본과부채총계`,
  cash: `
연결 현금흐름표
(단위 : 백만원)
영업활동
법인세비용차감전순이익
감가상각비
법인세의 납부
영업활동현금흐름
투자활동
유형자산의 취득
투자활동현금흐름
재무활동
장기차입금의 상환
배당금의 지급
재무활동현금흐름
현금및현금성자산의 순증가
기초현금및현금성자산
기말현금및현금성자산`,
});
