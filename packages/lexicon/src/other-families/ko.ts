import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Korean, whose words are as often written together as apart. */
export const ko: ReportLexicon = {
  language: 'ko',
  called: phrasesOf(`
    korean, 한국어, 국문, 한글, koreanisch, coréen, coreano, koreaans, koreanska, koreansk, koreański,
    korece, корейский, الكورية, 韓国語, 韩语, 韓文`),
  months: [],
  generic: phrasesOf(`
    다운로드, 파일, 문서, 열기, 보기, 자세히, 여기, 전체, 전문, 년도, 년, 월, 일, 기, 제, 최신, 영문, 국문, 첨부파일`),
  joins: phrasesOf(`및, 와, 과`),
  smallWords: phrasesOf(`의, 는, 은, 을, 를, 에, 이, 및, 로, 한, 고, 다`),
  kinds: {
    integratedReport: phrasesOf(`통합보고서, 통합 보고서`),
    annualReport: phrasesOf(`
      사업보고서, 사업 보고서, 연차보고서, 연차 보고서, 연간보고서, 연간 보고서, 애뉴얼리포트, 애뉴얼 리포트, 영업보고서`),
    annualStatements: phrasesOf(
      `연결재무제표, 연결 재무제표, 감사보고서, 연결감사보고서, 감사 보고서, 감사받은 재무제표, 연결감사 보고서`,
    ),
    parentStatements: phrasesOf(`별도재무제표, 별도 재무제표, 개별재무제표`),
    statements: phrasesOf(`재무제표`),
    halfYear: phrasesOf(`반기보고서, 반기 보고서, 반기, 상반기, 반기검토보고서`),
    interim: phrasesOf(`검토보고서, 중간재무제표`),
    quarter: phrasesOf(
      `분기보고서, 분기 보고서, 분기, 1분기, 2분기, 3분기, 4분기, 분기검토보고서, 잠정실적`,
    ),
    sustainability: phrasesOf(
      `지속가능경영보고서, 지속가능경영 보고서, 지속가능보고서, esg보고서, 지속가능경영, 사회책임보고서`,
    ),
    meeting: phrasesOf(
      `주주총회, 주주총회 소집공고, 소집공고, 정기주주총회, 의결권, 위임장, 의결권대리행사권유`,
    ),
    governance: phrasesOf(
      `기업지배구조, 기업지배구조보고서, 기업지배구조 보고서, 정관, 윤리강령, 내부회계관리, 이사회규정`,
    ),
    prospectus: phrasesOf(`투자설명서, 증권신고서, 일괄신고서`),
    presentation: phrasesOf(
      `프레젠테이션, 발표자료, 실적발표, 실적발표자료, ir자료, 기업설명회, 경영실적`,
    ),
    pressRelease: phrasesOf(`보도자료, 공시, 수시공시, 언론보도`),
    chapter: phrasesOf(`주석, 재무제표 주석`),
    otherText: phrasesOf(
      `ceo메시지, ceo 메시지, 주주서한, 요약, 하이라이트, 팩트북, 팩트시트, 질의응답, 배당, 정정신고, 연금기금, 퇴직연금`,
    ),
  },
  statements: {
    income: {
      titles: phrasesOf(`손익계산서, 포괄손익계산서, 연결손익계산서`),
      rows: phrasesOf(
        `법인세비용차감전순이익, 법인세차감전이익, 당기순이익, 법인세비용, 주당순이익, 주당이익, 영업이익`,
      ),
    },
    balance: {
      titles: phrasesOf(`재무상태표, 연결재무상태표, 대차대조표`),
      rows: phrasesOf(`자산총계, 부채총계, 자본총계, 부채와자본총계, 자본과부채총계`),
    },
    cash_flow: {
      titles: phrasesOf(`현금흐름표, 연결현금흐름표`),
      rows: phrasesOf(`영업활동, 투자활동, 재무활동`),
    },
  },
  periods: {
    previous: phrasesOf(`전기, 전년도`),
    year: phrasesOf(`년, 년도`),
    halfYear: phrasesOf(`반기, 6개월, 상반기`),
    quarter: phrasesOf(`분기, 3개월, 9개월`),
    wholeYear: phrasesOf(`회계연도, 사업연도, 당기`),
    yearEnded: [],
    fiscalYear: phrasesOf(`회계연도, 사업연도`),
    endsOn: [],
  },
  cover: {
    audit: phrasesOf(`감사보고서, 독립된 감사인`),
    contents: phrasesOf(`목차, 목 차`),
    group: phrasesOf(`연결, 그룹, 종속기업`),
    pressContact: phrasesOf(`보도자료 문의, 언론 문의`),
  },
  navigation: {
    annualReports: phrasesOf(`사업보고서, 연차보고서, 연간보고서, 애뉴얼리포트, 통합보고서`),
    archives: phrasesOf(`
      자료실, ir자료실, 아카이브, 공시자료, 보고서, 정기보고서, 감사보고서, 재무제표, 이전 자료, 더보기, 전체보기, 지난 자료`),
    next: phrasesOf(`다음, 다음 페이지`),
    results: phrasesOf(`재무정보, 실적, 경영실적, 재무자료, 자료, 실적발표`),
    investors: phrasesOf(
      `투자정보, 투자자 정보, 투자자정보, 투자자, 주주, ir정보, ir, 투자자 관계`,
    ),
    away: phrasesOf(
      `뉴스, 보도자료, 채용, 문의, 개인정보, 일정, 주가, 배당, 지속가능경영, 제품, 검색`,
    ),
    dateColumn: phrasesOf(`날짜, 등록일, 공시일, 게시일`),
  },
  forms: {
    everything: phrasesOf(`전체, 모두`),
    accept: phrasesOf(`동의, 모두 동의`),
    acceptStarts: [],
    more: phrasesOf(`더보기, 더 보기`),
  },
};
