import { expect } from 'chai';
import type { DocumentType } from '../document-type.js';
import type { NameEvidence } from './evidence.js';
import { judgeDocument } from './judge-document.js';
import { judgeText } from './judge-text.js';

type Case = readonly [link: string, file: string, type: DocumentType, year: number | undefined];
const NOW = 2024;

/** Titles as companies write them: link text, file name, what it is, its fiscal year. */
const CASES: readonly Case[] = [
  ['Annual Report 2022', 'ar.pdf', 'annual_report', 2022],
  ['2015 10-K Report', 'BWLD_2015.12.27_10-K_FINAL.pdf', 'annual_report', 2015],
  ['10-K 2023 (September 30, 2023) PDF', 'pati-20230930-10k.pdf', 'annual_report', 2023],
  ['10-Q Document (December 31, 2022) PDF', 'pati-20221231-10q.pdf', 'quarterly_report', 2022],
  ['3M 2018 Form 10-K', '3M_2018_10K.pdf', 'annual_report', 2018],
  ['Download PDF', 'AnnualReport2018-en.pdf', 'annual_report', 2018],
  ['PDF', 'annualreport_fy21.pdf', 'annual_report', 2021],
  ['Geschäftsbericht 2021/22', 'gb.pdf', 'annual_report', 2022],
  ['herunterladen', 'geschaeftsbericht-2020.pdf', 'annual_report', 2020],
  ['Konzernabschluss 2020', 'x.pdf', 'annual_report', 2020],
  ['Jahresfinanzbericht 2019', 'x.pdf', 'annual_report', 2019],
  ["Document d'enregistrement universel 2022", 'urd.pdf', 'annual_report', 2022],
  ['Rapport annuel 2021', 'x.pdf', 'annual_report', 2021],
  ['Cuentas anuales consolidadas 2021', 'x.pdf', 'annual_report', 2021],
  ['Relazione finanziaria annuale al 31 dicembre 2022', 'x.pdf', 'annual_report', 2022],
  ['Jaarverslag 2020', 'x.pdf', 'annual_report', 2020],
  ['Annual and Sustainability Report 2022', 'x.pdf', 'annual_report', 2022],
  ['Annual Report and Proxy Statement 2022', 'x.pdf', 'annual_report', 2022],
  ['Annual Report 2022 incl. Remuneration Report', 'x.pdf', 'annual_report', 2022],
  ['Integrated Report 2021', 'x.pdf', 'annual_report', 2021],
  ['Annual Report on Form 20-F 2022', 'x.pdf', 'annual_report', 2022],
  ['Half-year financial report 2022', 'x.pdf', 'half_year_report', 2022],
  ['Halbjahresfinanzbericht 2022', 'x.pdf', 'half_year_report', 2022],
  ['Rapport financier semestriel 2022', 'x.pdf', 'half_year_report', 2022],
  ['Informe financiero semestral 2022', 'x.pdf', 'half_year_report', 2022],
  ['Relazione finanziaria semestrale al 30 giugno 2022', 'x.pdf', 'half_year_report', 2022],
  ['Halfjaarbericht 2022', 'x.pdf', 'half_year_report', 2022],
  ['Semi-annual report 2022', 'x.pdf', 'half_year_report', 2022],
  ['H1 2022 interim report', 'x.pdf', 'half_year_report', 2022],
  ['Interim report Q3 2022', 'x.pdf', 'quarterly_report', 2022],
  ['Quartalsmitteilung Q1 2022', 'x.pdf', 'quarterly_report', 2022],
  ['Annual Sustainability Report 2022', 'x.pdf', 'sustainability_report', 2022],
  ['Annual ESG Report 2022', 'x.pdf', 'sustainability_report', 2022],
  ['Nachhaltigkeitsbericht 2022', 'x.pdf', 'sustainability_report', 2022],
  ['Rapport annuel de développement durable 2022', 'x.pdf', 'sustainability_report', 2022],
  ['Annual Report on Remuneration 2022', 'x.pdf', 'governance', 2022],
  ['Remuneration Report 2022', 'x.pdf', 'governance', 2022],
  ['Vergütungsbericht 2022', 'x.pdf', 'governance', 2022],
  ['Informe anual de gobierno corporativo 2022', 'x.pdf', 'governance', 2022],
  ['Informe anual sobre remuneraciones 2022', 'x.pdf', 'governance', 2022],
  ['Relazione sulla remunerazione 2022', 'x.pdf', 'governance', 2022],
  ['ByLaw', 'SISCO_HOLDING_ByLaw.pdf', 'governance', undefined],
  ['Letter to shareholders, Annual Report 2022', 'x.pdf', 'other', 2022],
  ['Annual Report 2022 – Summary', 'x.pdf', 'other', 2022],
  ['Extract from the Annual Report 2022', 'x.pdf', 'other', 2022],
  ['Annual Report 2022 presentation', 'x.pdf', 'presentation', 2022],
  ['Q3 2022 results presentation', 'x.pdf', 'presentation', 2022],
  ['Press release: publication of the Annual Report 2022', 'x.pdf', 'press_release', 2022],
  [
    'ANNOUNCES RESULTS FOR THE FOURTH QUARTER AND FISCAL YEAR 2023',
    'PATI Press Release FY 2023 Board.pdf',
    'press_release',
    2023,
  ],
  ['2016 Proxy Statement', '2016_Proxy_-_Filed_Version.pdf', 'proxy_statement', 2016],
  ['Notice of Annual General Meeting 2023', 'x.pdf', 'proxy_statement', 2023],
  ['Einladung zur Hauptversammlung 2023', 'x.pdf', 'proxy_statement', 2023],
  ['View Transcript', 'BWLD-Transcript-2016-06-21T14_25_oppenheimer.pdf', 'other', 2016],
  ['Audited Financial Results for the year ended March 31, 2022', 'x.pdf', 'annual_report', 2022],
  ["Comptes de l'exercice 2021", 'x.pdf', 'annual_report', 2021],
  ['Informe de auditoría de cuentas anuales 2020', 'x.pdf', 'annual_report', 2020],
  ['Rendiconto 2021', 'x.pdf', 'annual_report', 2021],
  ['Relatório de Atividades 2021', 'x.pdf', 'annual_report', 2021],
  ['Verksamhetsberättelse 2021', 'x.pdf', 'annual_report', 2021],
  ['Ara Dönem Faaliyet Raporu 30.06.2022', 'x.pdf', 'half_year_report', 2022],
  ['Bilancio preventivo 2022', 'x.pdf', 'other', 2022],
  ['Jahresplan 2023', 'x.pdf', 'other', 2023],
  ['Postal Ballot Notice 2022', 'x.pdf', 'proxy_statement', 2022],
  ["MD's Letters", 'MDs_letter_in_Annual_Report_All_years.pdf', 'other', undefined],
  ['Base Prospectus 2022', 'x.pdf', 'prospectus', 2022],
  ['Code of Business Conduct and Ethics', 'code.pdf', 'governance', undefined],
  ['Strategic report 2022', 'x.pdf', 'other', 2022],
  ['Årsredovisning 2022', 'x.pdf', 'annual_report', 2022],
  ['Delårsrapport Q3 2022', 'x.pdf', 'quarterly_report', 2022],
  ['Relatório e Contas 2021', 'x.pdf', 'annual_report', 2021],
  ['Condensed consolidated interim financial statements 2022', 'x.pdf', 'half_year_report', 2022],
  ['Jahresabschluss 2022 der Beispiel AG', 'x.pdf', 'annual_report', 2022],
  ['2022', '2022_annual_report.pdf', 'annual_report', 2022],
  ['Annual Report & Accounts 2022', 'x.pdf', 'annual_report', 2022],
  ['Year-end report 2022', 'x.pdf', 'quarterly_report', 2022],
  ['PDF', '1773841899-example_ar22_web.pdf', 'annual_report', 2022],
  ['التقرير السنوي 2021', 'x.pdf', 'annual_report', 2021],
  ['Nine months report 2022', 'x.pdf', 'quarterly_report', 2022],
  ['AR FY 2022-23 (PDF, 5.2 MB)', 'x.pdf', 'annual_report', 2023],
  ['GB 2022', 'x.pdf', 'annual_report', 2022],
  ['Download', 'ar1718.pdf', 'annual_report', 2018],
  ['Report & Accounts 22/23', 'x.pdf', 'annual_report', 2023],
  ['10-K/A (Amendment No. 1) 2021', 'x.pdf', 'annual_report', 2021],
  ['Statutory Annual Report 2022', 'x.pdf', 'annual_report', 2022],
  ['Annual Comprehensive Financial Report 2022', 'x.pdf', 'annual_report', 2022],
  ['CSR Annual Report 2019-20', 'x.pdf', 'sustainability_report', 2020],
  ['Annual Report and ESG Report 2021', 'x.pdf', 'annual_report', 2021],
  ['Unaudited Financial Statements, 9 months 2022', 'x.pdf', 'quarterly_report', 2022],
  ['Resultados 3T22', 'x.pdf', 'quarterly_report', 2022],
  ['第3期（2021年4月～2022年3月）決算報告書', 'x.pdf', 'annual_report', 2022],
];

const evidenceOf = (link: string, file: string): readonly NameEvidence[] => [
  { source: 'link', text: link },
  { source: 'file', text: file },
];
const judge = (evidence: readonly NameEvidence[]) =>
  judgeDocument(evidence, { companyName: 'Example Holding', nowYear: NOW });

describe('judging a document by its names', () => {
  for (const [link, file, type, year] of CASES) {
    it(`${link} (${file}) is ${type}${year ? ` of ${year}` : ''}`, () => {
      const judgement = judge(evidenceOf(link, file));
      expect(judgement.documentType, judgement.reasons.join('; ')).to.equal(type);
      if (year) expect(judgement.fiscalYear, judgement.reasons.join('; ')).to.equal(year);
      else expect(judgement.yearUncertain).to.equal(true);
    });
  }

  it('lets the heading of a list speak for links that say nothing', () => {
    const evidence: readonly NameEvidence[] = [
      { source: 'link', text: 'download PDF' },
      { source: 'card', text: '2012' },
      { source: 'file', text: 'b-report.pdf' },
      { source: 'heading', text: 'Annual Reports' },
    ];
    expect(judge(evidence)).to.include({
      documentType: 'annual_report',
      fiscalYear: 2012,
      yearUncertain: false,
      title: 'Annual Reports 2012',
    });
  });

  it('does not let it speak for a link that names something else', () => {
    const evidence: readonly NameEvidence[] = [
      { source: 'link', text: 'Our brands and markets' },
      { source: 'file', text: 'brands.pdf' },
      { source: 'heading', text: 'Annual Reports' },
    ];
    expect(judge(evidence).documentType).to.equal('other');
  });

  const inList = (link: string, heading: string) =>
    judge([
      { source: 'link', text: link },
      { source: 'card', text: '2021' },
      { source: 'file', text: 'x7.pdf' },
      { source: 'heading', text: heading },
    ]).documentType;

  for (const text of [
    '確認する',
    'Mehr erfahren',
    'Saiba mais',
    'Zobrazit',
    'Consolidated',
    'اضغط هنا',
  ])
    it(`lets it speak for "${text}" beside a year`, () =>
      expect(inList(text, 'Annual Reports')).to.equal('annual_report'));

  for (const text of ['Terms', 'Employee File', '990-PF', 'Organogram', 'Vacature', '申込書'])
    it(`does not let it speak for "${text}" beside a year`, () =>
      expect(inList(text, 'Annual Reports')).to.equal('other'));

  for (const [link, heading, type] of [
    ['2020-21 Annual Report', 'CSR Annual Reports', 'sustainability_report'],
    ['Annual Report 2020', 'Annual ESG reports', 'sustainability_report'],
    ['Annual Report 2020', 'Annual Reports and Sustainability Reports', 'annual_report'],
    ['Annual Report 2020', 'Sustainability', 'annual_report'],
    ['Annual Report 2020', 'Annual Reports / ESG Reports', 'annual_report'],
  ] as const)
    it(`takes "${link}" below "${heading}" for ${type}`, () =>
      expect(inList(link, heading)).to.equal(type));

  it('takes one statement for a part of a report, not what tells what a report holds', () => {
    const evidence = (card: string): readonly NameEvidence[] => [
      { source: 'link', text: 'Download' },
      { source: 'card', text: card },
      { source: 'heading', text: 'Annual Reports 2021' },
    ];
    expect(judge(evidence('Income statement 2021'))).to.include({ documentType: 'other' });
    expect(judge(evidence('With the balance sheet, the income statement and notes'))).to.include({
      documentType: 'annual_report',
    });
  });

  it('believes the folder of the year before a late publication', () => {
    const evidence: readonly NameEvidence[] = [
      { source: 'link', text: 'Annual accounts' },
      { source: 'card', text: '18 December 2022' },
      { source: 'path', text: 'doc / accounts / 2021' },
    ];
    expect(judge(evidence)).to.include({ fiscalYear: 2021, yearUncertain: true });
  });

  it('reads the kind from the column and the year from the row', () => {
    const evidence: readonly NameEvidence[] = [
      { source: 'link', text: 'PDF' },
      { source: 'column', text: 'Half-year report' },
      { source: 'cell', text: '2021' },
      { source: 'file', text: '8f3a.pdf' },
      { source: 'heading', text: 'Annual reports' },
    ];
    expect(judge(evidence)).to.include({ documentType: 'half_year_report', fiscalYear: 2021 });
  });

  it('never takes the year from an upload path alone', () => {
    const evidence: readonly NameEvidence[] = [
      { source: 'link', text: 'Annual report' },
      { source: 'file', text: 'report.pdf' },
      { source: 'path', text: 'wp-content / uploads / 2019 / 03' },
    ];
    const judgement = judge(evidence);
    expect(judgement).to.include({ fiscalYear: NOW - 1, yearUncertain: true });
  });

  it('takes the year before for a report published in spring, and says that it guessed', () => {
    const evidence: readonly NameEvidence[] = [
      { source: 'link', text: 'Annual report' },
      { source: 'cell', text: 'March 15, 2023' },
      { source: 'file', text: 'report.pdf' },
    ];
    expect(judge(evidence)).to.include({ fiscalYear: 2022, yearUncertain: true });
    expect(judge([...evidence, { source: 'heading', text: '2023' }])).to.include({
      fiscalYear: 2022,
      yearUncertain: true,
    });
    expect(judge([...evidence, { source: 'heading', text: 'Fiscal 2022' }])).to.include({
      fiscalYear: 2022,
      yearUncertain: false,
    });
  });

  it('is less sure where link and file name disagree', () => {
    const [agree, disagree] = [
      judge(evidenceOf('Annual Report 2022', 'annual-report-2022.pdf')),
      judge(evidenceOf('Annual Report 2022', 'q3-report-2021.pdf')),
    ];
    expect(disagree.typeConfidence).to.be.below(agree.typeConfidence - 0.1);
    expect(disagree.yearConfidence).to.be.below(agree.yearConfidence - 0.1);
    expect(disagree).to.include({ documentType: 'annual_report', fiscalYear: 2022 });
    expect(disagree.reasons.join()).to.contain('but');
  });

  it('believes the words beside a link and its file against its label', () => {
    const evidence: readonly NameEvidence[] = [
      { source: 'link', text: 'View 2021 Audited Financial Statements' },
      { source: 'card', text: 'Copy of the Form 990 for the public' },
      { source: 'file', text: '2022 Form 990.pdf' },
    ];
    expect(judge(evidence).documentType).to.equal('other');
    expect(judge(evidence.slice(0, 2)).documentType).to.equal('annual_report');
  });

  it('believes none of many links that name one address differently', () => {
    const evidence: readonly NameEvidence[] = [
      '2015 10-K Report',
      'Transcript',
      '2016 Proxy Statement',
    ].map((text) => ({ source: 'link', text }));
    expect(judge(evidence)).to.include({ documentType: 'other', confidence: 0.3 });
  });

  it('tells the language from link or file name', () => {
    expect(judge(evidenceOf('Geschäftsbericht 2022 (Deutsch)', 'x.pdf')).language).to.equal('de');
    expect(judge(evidenceOf('PDF', 'annual-report-2022-en.pdf')).language).to.equal('en');
    expect(judge(evidenceOf('PDF', 'annual-report-2022.pdf')).language).to.equal(undefined);
  });

  it('tells the files of one year apart', () => {
    const variants = [
      'Annual Report 2022',
      'Form 10-K 2022',
      'Consolidated financial statements 2022',
      'Annual Review 2022',
    ].map((text) => judgeText(text, 'text')?.variant);
    expect(variants).to.deep.equal([undefined, '10-K', 'financial_statements', 'annual_review']);
  });
});
