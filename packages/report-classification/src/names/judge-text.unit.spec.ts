import { expect } from 'chai';

import type { DocumentType } from '../document-type.js';
import { judgeText } from './judge-text.js';

type Table = Readonly<Partial<Record<DocumentType, readonly string[]>>>;

/** Names of documents as sites of each language write them, by what they are. */
const NAMES: Readonly<Record<string, Table>> = {
  English: {
    annual_report: [
      'Annual Report 2022',
      'Annual Report & Accounts 2022',
      'Report & Accounts 2022',
      'Report and Financial Statements 2022',
      'Annual Accounts 2022',
      'Accounts 2022',
      'Accounts for the year ended 31 March 2022',
      'Audited Financial Statements 2022',
      'Audited Consolidated Financial Statements 2022',
      'Audited Balance Sheet 2022',
      'Universal Registration Document 2022',
      'Reference Document 2012',
      'Form 20-F 2022',
      'Form 40-F',
      'Form 10-KT',
      '10-K405 for 1999',
      'SEC Form 17-A 2022',
      'Appendix 4E and Annual Report 2022',
      'Preliminary Final Report 2022',
      'Integrated Report 2022',
      'Annual Integrated Report FY22',
      'Annual Report & Proxy Statement 2022',
      "Directors' Report and Financial Statements 2022",
      "Independent Auditor's Report and Consolidated Financial Statements 2022",
      'Yearly report 2022',
      'N-CSR 2022',
      '2019 Audit',
      'Annual Report for the calendar year ended 12/31/99',
      'Unaudited Financial Statements for the year ended 31 March 2022',
    ],
    half_year_report: [
      'Half-year report 2022',
      'Appendix 4D 2022',
      'Reviewed Financial Statements 2022',
      'Reviewed condensed consolidated results 2022',
      'Unaudited consolidated financial statements June 2022',
      'Condensed consolidated financial statements',
      'Interim accounts 2022',
      'Unaudited financial statements for the half year ended 30 September 2022',
    ],
    quarterly_report: ['Form 10-Q', 'SEC Form 17-Q', 'Q3 2022 financial report', 'Appendix 4C'],
    proxy_statement: [
      'Definitive Information Statement 2022',
      'SEC Form 20-IS',
      '20-IS 2023',
      'Voting form for the annual general meeting',
      'Form of proxy',
    ],
    other: [
      'Annual report of the pension fund 2022',
      'Pension Scheme Annual Report and Accounts 2022',
      'Annual Information Form 2022',
      'Appendix 4G',
      'Letter from the Chairman, Annual Report 2022',
      'Report of the independent auditors 2022',
      'Notes to the Consolidated Financial Statements 2022',
      'Management Report 2022',
    ],
    sustainability_report: ['Annual Sustainability Report 2022'],
    governance: ['Annual Report on Corporate Governance 2022'],
  },
  German: {
    annual_report: [
      'Geschäftsbericht 2021/22',
      'Jahresfinanzbericht 2022',
      'Konzernabschluss und Konzernlagebericht 2022',
      'Jahresabschluss und Lagebericht 2022',
      'Geprüfter Konzernabschluss 2022',
      'geschaeftsbericht_2022',
      'Geschäfts- & Nachhaltigkeitsbericht 2022',
    ],
    half_year_report: ['Halbjahresfinanzbericht 2022', 'Ungeprüfter Zwischenabschluss'],
    quarterly_report: ['Quartalsmitteilung zum 30. September 2022'],
    proxy_statement: ['Einladung zur Hauptversammlung 2023', 'Vollmachtsformular'],
    other: ['Jahresbericht der Pensionskasse 2022', 'Kurzfassung des Geschäftsberichts'],
  },
  French: {
    annual_report: [
      'Rapport annuel 2022',
      'Rapport financier annuel 2022',
      "Document d'enregistrement universel 2022",
      'Document de référence 2015',
      'Comptes consolidés audités 2022',
      'Rapport de gestion et états financiers 2022',
    ],
    half_year_report: ['Rapport financier semestriel 2022', 'États financiers intermédiaires'],
    quarterly_report: ["Chiffre d'affaires du 3e trimestre 2022"],
    other: ['Rapport annuel du fonds de pension', 'Rapport de gestion 2022'],
  },
  Spanish: {
    annual_report: [
      'Informe anual 2022',
      'Cuentas anuales e informe de gestión 2022',
      'Estados financieros auditados 2022',
      'Memoria anual integrada 2022',
    ],
    half_year_report: ['Informe financiero semestral 2022', 'Estados financieros intermedios'],
    governance: ['Informe anual de gobierno corporativo 2022'],
  },
  Italian: {
    annual_report: [
      'Relazione finanziaria annuale 2022',
      'Bilancio consolidato 2022',
      'Bilancio e relazione sulla gestione 2022',
    ],
    half_year_report: ['Bilancio consolidato semestrale abbreviato 2022'],
    governance: ['Relazione sulla remunerazione 2022'],
  },
  Dutch: {
    annual_report: [
      'Jaarverslag 2022',
      'Jaarrekening 2022',
      'Bestuursverslag en jaarrekening 2022',
    ],
    half_year_report: ['Halfjaarbericht 2022'],
    other: ['Jaarverslag pensioenfonds 2022'],
  },
  Portuguese: {
    annual_report: [
      'Relatório Anual 2022',
      'Relatório e Contas 2021',
      'Demonstrações Financeiras Padronizadas 2022',
      'Demonstrações Contábeis Auditadas 2022',
    ],
    half_year_report: ['Relatório semestral 2022'],
    quarterly_report: ['Informações Trimestrais ITR 3T22'],
    proxy_statement: ['Edital de convocação da assembleia geral'],
    governance: ['Formulário de Referência 2022'],
  },
  Swedish: {
    annual_report: [
      'Årsredovisning 2022',
      'Års- och hållbarhetsredovisning 2022',
      'arsredovisning-2022',
    ],
    half_year_report: ['Halvårsrapport 2022'],
    quarterly_report: ['Bokslutskommuniké 2022', 'Delårsrapport Q3 2022'],
    proxy_statement: ['Kallelse till årsstämma 2023'],
  },
  Danish: {
    annual_report: ['Årsrapport 2022', 'aarsrapport_2022', 'Revideret årsregnskab 2022'],
    half_year_report: ['Halvårsrapport 2022'],
    press_release: ['Selskabsmeddelelse nr. 4'],
  },
  Norwegian: {
    annual_report: ['Årsrapport 2022', 'Konsernregnskap 2022', 'Års- og bærekraftsrapport 2022'],
    quarterly_report: ['Kvartalsrapport 3. kvartal 2022'],
    proxy_statement: ['Innkalling til generalforsamling'],
  },
  Finnish: {
    annual_report: ['Vuosikertomus 2022', 'Tilinpäätös ja toimintakertomus 2022'],
    quarterly_report: ['Osavuosikatsaus tammi-syyskuu 2022', 'Tilinpäätöstiedote 2022'],
    half_year_report: ['Puolivuosikatsaus 2022'],
  },
  Polish: {
    annual_report: ['Raport roczny 2022', 'Skonsolidowane sprawozdanie finansowe za rok 2022'],
    half_year_report: ['Raport półroczny 2022'],
    quarterly_report: ['Skonsolidowany raport kwartalny III kwartał 2022'],
  },
  Turkish: {
    annual_report: [
      'Faaliyet Raporu 2022',
      '2022 YILI FAALİYET RAPORU',
      'Yıllık Rapor 2022',
      'Konsolide Finansal Tablolar 31.12.2022',
    ],
    half_year_report: ['6 Aylık Ara Dönem Faaliyet Raporu 2022'],
    proxy_statement: ['Olağan Genel Kurul Toplantı Çağrısı'],
  },
  Russian: {
    annual_report: [
      'Годовой отчёт 2022',
      'Консолидированная финансовая отчетность за 2022 год',
      'Отчетность по МСФО 2022',
    ],
    half_year_report: ['Отчетность по МСФО за 6 месяцев 2022', 'Промежуточная отчетность'],
    quarterly_report: ['Отчет за 3 квартал 2022'],
    governance: ['Устав общества'],
  },
  Arabic: {
    annual_report: ['التقرير السنوي 2022', 'القوائم المالية الموحدة 2022', 'التقرير السنوي ٢٠٢٢'],
    half_year_report: ['النصف الأول 2022'],
    quarterly_report: ['القوائم المالية الربع الثالث 2022'],
    proxy_statement: ['دعوة الجمعية العامة'],
  },
  Japanese: {
    annual_report: [
      '第120期有価証券報告書',
      '2022年3月期 有価証券報告書',
      '統合報告書2022',
      'アニュアルレポート2022',
    ],
    half_year_report: ['第2四半期報告書', '2022年9月中間期報告書'],
    quarterly_report: ['2022年3月期 第1四半期決算短信', '四半期報告書（第121期第3四半期）'],
    presentation: ['2022年3月期 決算説明会資料'],
    proxy_statement: ['第120回定時株主総会招集ご通知'],
  },
  Chinese: {
    annual_report: [
      '2022年年度报告',
      '二零二二年年報',
      '公司2022年度报告全文',
      '合併財務報表 2022',
    ],
    half_year_report: ['2022年半年度报告', '中期報告2022', '2022年半年报'],
    quarterly_report: ['2022年第三季度报告', '一季报'],
    sustainability_report: ['2022年度社会责任报告', '環境、社會及管治報告2022'],
    other: ['2022年年度报告摘要'],
    proxy_statement: ['股東週年大會通告'],
  },
  Korean: {
    annual_report: [
      '2022년 사업보고서',
      '2022사업 보고서',
      '연결감사보고서 2022',
      '애뉴얼 리포트 2022',
    ],
    half_year_report: ['2022년 반기보고서'],
    quarterly_report: ['2022년 3분기보고서'],
    sustainability_report: ['2022 지속가능경영보고서'],
  },
  'no language but that of files': {
    annual_report: ['10K', '10_k', 'form20f', 'annualreport'],
  },
};

describe('judging a text', () => {
  for (const [language, table] of Object.entries(NAMES))
    describe(language, () => {
      for (const [type, names] of Object.entries(table))
        for (const name of names)
          it(`${name} is ${type}`, () => expect(judgeText(name, 'text')?.type).to.equal(type));
    });

  for (const [text, type] of [
    ['AGM Notice (in Annual Report)', 'proxy_statement'],
    ['Notice of AGM in the Annual Report 2022', 'proxy_statement'],
    ['Notice of AGM and Annual Report 2022', 'annual_report'],
    ['Letno poročilo in trajnostno poročilo 2022', 'annual_report'],
    [
      'Annual Report 2022 - our initiatives, programmes and partners, and the financial highlights of the year',
      'annual_report',
    ],
    ['Annual Report 2022 - financial highlights', 'other'],
    ['Strategy 2030', 'other'],
  ] as const)
    it(`says ${type} of "${text}"`, () => expect(judgeText(text, 'text')?.type).to.equal(type));

  for (const text of ['', '2022', 'Our brands', 'Contact us', 'Standorte', '製品', 'Наши бренды'])
    it(`says nothing of "${text}"`, () => expect(judgeText(text, 'text')).to.equal(undefined));
});
