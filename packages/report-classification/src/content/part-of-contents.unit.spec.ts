import { expect } from 'chai';
import { decideClassification, type NamedClassification } from './decide-classification.js';
import type { DocumentText } from './document-text.js';
import { judgeContent } from './judge-content.js';

/**
 * What documents say about themselves: type, part, fiscal year, the lines of
 * the cover, the heads of the income statement and (behind a semicolon) of the cash flow statement.
 */
const CONTENTS = `
  quarterly_report | Q1 | 2023 | FORM 10-Q ; QUARTERLY REPORT PURSUANT TO SECTION 13 ; For the quarterly period ended March 31, 2023 | Three Months Ended March 31, ; Three Months Ended March 31,
  quarterly_report | Q2 | 2023 | FORM 10-Q ; QUARTERLY REPORT PURSUANT TO SECTION 13 ; For the quarterly period ended June 30, 2023 | Three Months Ended June 30, Six Months Ended June 30, ; Six Months Ended June 30,
  quarterly_report | Q3 | 2023 | FORM 10-Q ; QUARTERLY REPORT PURSUANT TO SECTION 13 ; For the quarterly period ended September 30, 2023 | Three Months Ended Nine Months Ended ; Nine Months Ended September 30,
  quarterly_report | Q1 | 2023 | FORM 10-Q ; QUARTERLY REPORT PURSUANT TO SECTION 13 ; For the quarterly period ended December 31, 2023 | Three Months Ended December 31, ; Three Months Ended December 31,
  quarterly_report | Q2 | 2023 | FORM 10-Q ; QUARTERLY REPORT PURSUANT TO SECTION 13 ; For the quarterly period ended July 29, 2023 | 13 Weeks Ended 26 Weeks Ended ; 26 Weeks Ended
  quarterly_report | Q3 | 2023 | FORM 10-Q ; QUARTERLY REPORT PURSUANT TO SECTION 13 ; For the quarterly period ended October 28, 2023 | Thirteen Weeks Ended Thirty-Nine Weeks Ended ; Thirty-Nine Weeks Ended
  quarterly_report | Q2 | 2023 | FORM 10-Q ; QUARTERLY REPORT PURSUANT TO SECTION 13 ; For the quarterly period ended June 17, 2023 | 12 Weeks Ended 24 Weeks Ended ; 24 Weeks Ended
  quarterly_report | Q3 | 2023 | Interim report Q3 2023 ; January–September | Q3 2023 Q3 2022 9M 2023 9M 2022
  quarterly_report | Q1 | 2024 | Report for the first quarter of fiscal 2024 ; Three months ended 31 December 2023 | Three months ended 31 December
  half_year_report | H1 | 2023 | Half-year financial report 2023 | Six months ended 30 June 2023
  half_year_report | H1 | 2023 | Interim financial report ; for the six months ended 31 December 2023 | Six months ended
  half_year_report | H1 | 2023 | Interim report ; 26 weeks ended 30 September 2023 | 26 weeks ended 30 September 2023
  quarterly_report | 9M | 2023 | Quartalsmitteilung ; Neun Monate 2023 | Neun Monate 2023 Neun Monate 2022
  quarterly_report | 9M | none | Zwischenbericht ; Januar bis September 2022 | 01.01.-30.09.2022 01.01.-30.09.2021
  half_year_report | H1 | 2023 | Halbjahresfinanzbericht 2023 | 1. Halbjahr 2023 1. Halbjahr 2022
  quarterly_report | Q3 | 2022 | Rapport trimestriel ; 3e trimestre 2022 | Neuf mois 2022
  half_year_report | H1 | 2023 | Rapport financier semestriel 2023 ; Premier semestre | Premier semestre 2023
  quarterly_report | 9M | none | Delårsrapport januari–september 2023 | jan-sep 2023 jan-sep 2022
  quarterly_report | Q3 | 2023 | Kvartalsrapport Q3 2023 | Q3 2023 Q3 2022 jan-sep 2023
  quarterly_report | Q3 | 2022 | Informe trimestral ; Tercer trimestre 2022 | Nueve meses
  annual_report | none | 2022 | Annual Report 2022 ; Results of Q4 and the year | Year ended 31 December 2022
  presentation | none | 2023 | Q3 2023 results presentation | Q3 2023
  quarterly_report | Q1 | 2024 | Quarterly Report ; First Quarter Fiscal 2024 | Quarter ended December 31
  quarterly_report | Q2 | 2023 | Q2 2023 ; Quarterly report | Q2 2023 Q2 2022 H1 2023 H1 2022
  quarterly_report | Q4 | 2023 | Year-end report ; Fourth quarter 2023 | Q4 2023 Q4 2022 Full year 2023
  quarterly_report | 9M | 2023 | Condensed interim financial statements ; Nine months ended 30 September 2023 ; Quarterly report | Nine months ended 30 September
  quarterly_report | none | 2023 | Quarterly report ; Three months ended 30 June 2023 | Three months ended 30 June 2023
  quarterly_report | Q3 | 2023 | Quarterly report ; Three and nine months ended 31 March 2023 | Three months ended Nine months ended
  half_year_report | H1 | 2024 | Halbjahresbericht 2023/24 | Sechs Monate
  half_year_report | H1 | 2022 | Interim Report ; Half year ended 31 December 2022 | Half year ended 31 December
  quarterly_report | Q1 | 2023 | Quartalsbericht ; 1. Quartal 2023 | Drei Monate
  half_year_report | H1 | 2023 | Relazione finanziaria semestrale al 30 giugno 2023 | Primo semestre 2023
  quarterly_report | Q1 | 2023 | Resoconto intermedio di gestione ; Primo trimestre 2023 | Tre mesi
  half_year_report | H1 | 2023 | Informe semestral ; Primer semestre 2023 | Seis meses
  quarterly_report | Q2 | 2023 | Relatório trimestral 2T23 | 2T23 2T22
  half_year_report | H1 | 2023 | Halfjaarbericht 2023 | Zes maanden
  quarterly_report | Q1 | 2024 | Osavuosikatsaus Q1 2024 | Q1 2024 Q1 2023
  quarterly_report | Q3 | 2023 | Kvartalsrapport ; 3. kvartal 2023 | 3. kvartal 2023 ; Ni måneder
  quarterly_report | Q3 | 2022 | Raport kwartalny za III kwartał 2022 | 9 miesięcy
  half_year_report | H1 | 2024 | 半期報告書 2024年度 | 中間連結会計期間
  quarterly_report | Q3 | 2023 | 第3四半期報告書 2023年度 | 第3四半期連結累計期間
  quarterly_report | Q3 | 2023 | 2023年第三季度报告 | 2023年1-9月
  half_year_report | H1 | 2023 | 반기보고서 2023 | 반기
  sustainability_report | none | 2023 | Sustainability Report 2023 ; Progress of the year | Year
  other | none | 2023 | Q3 2023 earnings call transcript | none
`;

const NOW = 2024;
const NUMBERS = Array.from({ length: 20 }, (_, index) => String((index + 1) * 111)).join(' ');
const PROSE =
  'The company and its subsidiaries were able to grow in the markets which we serve. '.repeat(12);

const statement = (title: string, head: string, rows: string): string =>
  `${title}\n${head}\n${rows} ${NUMBERS}\n${PROSE}`;

const documentOf = (cover: string, heads: string): DocumentText => {
  const [income = '', cashFlow = income] = heads.split(';').map((head) => head.trim());
  const pages = [
    cover.replaceAll(' ; ', '\n'),
    PROSE,
    statement('Income statement', income, 'Profit before tax'),
    statement('Balance sheet', '', 'Total assets'),
    statement('Cash flow statement', cashFlow, 'Operating activities'),
  ];
  return { pageCount: pages.length, pages, landscape: false };
};

interface Row {
  readonly cover: string;
  readonly heads: string;
  readonly expected: string;
}

const rows: readonly Row[] = CONTENTS.trim()
  .split('\n')
  .map((line) => line.split(' | ').map((cell) => cell.trim()))
  .map(([type, part, year, cover, heads]) => ({
    cover: cover ?? '',
    heads: heads ?? '',
    expected: [type, part, year].join(' '),
  }));

const judged = ({ cover, heads }: Row): string => {
  const { type, fiscalPart, year } = judgeContent(documentOf(cover, heads), NOW);
  return [type, fiscalPart ?? 'none', year?.year ?? 'none'].join(' ');
};

describe('the part of a year by content', () => {
  for (const row of rows)
    it(`of "${row.cover}" above "${row.heads}" is ${row.expected}`, () =>
      expect(judged(row)).to.equal(row.expected));
});

describe('deciding the part of a year', () => {
  const names: NamedClassification = {
    documentType: 'quarterly_report',
    fiscalYear: 2023,
    yearUncertain: false,
    fiscalPart: 'Q2',
    confidence: 0.9,
    variant: undefined,
    language: undefined,
    reasons: ['"quarterly report" in the link says quarterly report'],
  };
  const decide = (cover: string, heads = ''): ReturnType<typeof decideClassification> =>
    decideClassification(names, judgeContent(documentOf(cover, heads), NOW));

  it('prefers the content where it differs from the names, the year too', () =>
    expect(decide('Quarterly report ; First quarter of fiscal 2024')).to.include({
      fiscalPart: 'Q1',
      fiscalYear: 2024,
    }));

  it('keeps that of the names where the content says none', () =>
    expect(decide('Quarterly report')).to.include({ fiscalPart: 'Q2', fiscalYear: 2023 }));

  it('has none for a document that is no interim report', () =>
    expect(decide('Q3 2023 results presentation')).to.include({
      documentType: 'presentation',
      fiscalPart: undefined,
    }));
});
