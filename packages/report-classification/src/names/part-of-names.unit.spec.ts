import { expect } from 'chai';
import { judgeDocument } from './judge-document.js';

/**
 * Names as companies give them to their reports, in 29 languages: type, part, fiscal year, name. A
 * name that ends in .pdf is a file's, the others are the words of links.
 */
const NAMES = `
  quarterly_report | Q3 | 2023 | Q3 2023 interim report
  quarterly_report | Q3 | 2023 | 3Q23 Quarterly Report
  quarterly_report | Q3 | 2024 | Q3-FY24
  half_year_report | H1 | 2024 | H1 FY24 interim financial report
  half_year_report | H1 | 2024 | 1H24.pdf
  half_year_report | H1 | 2023 | HY23 report
  quarterly_report | 9M | 2023 | 9M 2023 Financial Report
  half_year_report | H1 | 2023 | 6M 2023 Report
  quarterly_report | Q1 | 2023 | First quarter 2023 report
  quarterly_report | Q3 | 2022 | Third-Quarter Report 2022
  quarterly_report | Q2 | 2021 | 2nd Quarter 2021 Report to Shareholders
  quarterly_report | Q4 | 2024 | quarterly-report-q4-2024.pdf
  half_year_report | H1 | 2023 | Half-Yearly Report to 31 December 2023
  half_year_report | H1 | 2023 | Interim results for the six months ended 30 September 2023
  half_year_report | H1 | 2023 | Unaudited results for the 26 weeks ended 30 September 2023
  quarterly_report | none | 2023 | 10-Q for the quarter ended June 30, 2023
  quarterly_report | Q2 | 2023 | Form 10-Q Q2 2023
  quarterly_report | Q4 | 2023 | Q4 and full year 2023 report
  quarterly_report | 9M | 2023 | Nine months ended 30 September 2023
  quarterly_report | Q1 | 2024 | Interim report January - March 2024
  quarterly_report | 9M | 2023 | Interim Report Q1–Q3 2023
  quarterly_report | Q2 | 2023 | Quarterly Report II/2023 (Quarter II)
  quarterly_report | Q3 | 2024 | Unaudited financial results for the quarter and nine months ended 31st December 2023 (Q3 FY24)
  half_year_report | none | 2023 | Interim Report 2023
  quarterly_report | none | 2023 | Quarterly Report 2023
  quarterly_report | none | 2023 | Rapport trimestriel, trimestre de 13 semaines clos le 4 novembre 2023
  half_year_report | H1 | 2023 | Rapport semestriel, période de vingt-six semaines close le 29 juillet 2023
  quarterly_report | 9M | 2023 | Rapport trimestriel, 40 semaines closes le 7 octobre 2023
  half_year_report | H1 | 2023 | Halbjahresbericht über 26 Wochen bis zum 30. Juni 2023
  quarterly_report | 9M | 2023 | Kwartaalbericht over de 39 weken tot 1 oktober 2023
  quarterly_report | Q1 | 2023 | Quartalsmitteilung Q1 2023
  quarterly_report | 9M | 2022 | Zwischenbericht Januar bis September 2022
  quarterly_report | 9M | 2023 | 9-Monatsbericht 2023
  half_year_report | H1 | 2023 | Halbjahresfinanzbericht 2023
  quarterly_report | Q3 | 2022 | Quartalsbericht 3/2022 – 3. Quartal 2022
  quarterly_report | Q1 | 2024 | Zwischenmitteilung zum 1. Quartal 2024
  half_year_report | H1 | 2024 | Bericht über das erste Halbjahr 2023/24
  quarterly_report | Q2 | 2021 | Quartalsfinanzbericht II. Quartal 2021
  half_year_report | H1 | 2023 | HJ1 2023 Halbjahresbericht
  half_year_report | H1 | 2023 | Rapport semestriel 2023
  quarterly_report | Q3 | 2023 | Information trimestrielle – 3e trimestre 2023
  half_year_report | H1 | 2022 | Rapport financier du premier semestre 2022
  quarterly_report | Q1 | 2023 | T1 2023 information financière trimestrielle
  quarterly_report | Q3 | 2022 | Rapport trimestriel T3 2022
  half_year_report | H1 | 2023 | Comptes semestriels S1 2023
  quarterly_report | Q3 | 2023 | Informe trimestral 3T23
  quarterly_report | Q3 | 2022 | Resultados tercer trimestre 2022 – informe trimestral
  half_year_report | H1 | 2023 | Informe financiero semestral primer semestre 2023
  half_year_report | H1 | 2023 | 1S23 informe semestral
  quarterly_report | 9M | 2023 | Reporte trimestral enero-septiembre 2023
  quarterly_report | Q2 | 2023 | Informações trimestrais 2T23
  quarterly_report | Q3 | 2022 | ITR 3º trimestre 2022
  half_year_report | H1 | 2023 | Relatório e Contas 1º Semestre 2023
  quarterly_report | Q1 | 2024 | Relatório trimestral 1T2024
  half_year_report | H1 | 2023 | Relazione finanziaria semestrale al 30 giugno 2023
  quarterly_report | Q3 | 2023 | Resoconto intermedio di gestione al 30 settembre 2023 – terzo trimestre
  quarterly_report | 9M | 2022 | Relazione trimestrale primi nove mesi 2022
  half_year_report | H1 | 2021 | Relazione primo semestre 2021
  half_year_report | H1 | 2023 | Halfjaarbericht 2023
  quarterly_report | Q3 | 2022 | Kwartaalbericht derde kwartaal 2022
  press_release | none | 2023 | Persbericht 1e kwartaal 2023 kwartaalbericht
  quarterly_report | 9M | 2023 | Delårsrapport januari-september 2023
  quarterly_report | Q3 | 2023 | Kvartalsrapport Q3 2023
  half_year_report | H1 | 2022 | Halvårsrapport 2022
  quarterly_report | Q2 | 2023 | Delårsrapport andra kvartalet 2023
  quarterly_report | 9M | 2023 | Niomånadersrapport 2022/23
  quarterly_report | Q1 | 2023 | Delårsrapport for 1. kvartal 2023
  half_year_report | H1 | 2023 | Halvårsrapport 1. halvår 2022/23
  quarterly_report | 9M | 2023 | Kvartalsrapport 1.-3. kvartal 2023
  quarterly_report | Q3 | 2023 | Kvartalsrapport 3. kvartal 2023
  quarterly_report | Q1 | 2022 | Rapport for første kvartal 2022
  half_year_report | H1 | 2023 | Halvårsrapport 2023
  quarterly_report | 9M | 2023 | Osavuosikatsaus tammi-syyskuu 2023
  half_year_report | H1 | 2023 | Puolivuosikatsaus 2023
  quarterly_report | Q1 | 2024 | Osavuosikatsaus Q1 2024
  quarterly_report | 9M | 2022 | Osavuosikatsaus 1.1.–30.9.2022
  quarterly_report | Q3 | 2022 | Raport za III kwartał 2022
  half_year_report | H1 | 2023 | Raport półroczny 2023
  quarterly_report | Q1 | 2023 | Skonsolidowany raport kwartalny za I kwartał 2023 roku
  half_year_report | H1 | 2022 | Raport okresowy za 1 półrocze 2022
  half_year_report | H1 | 2023 | Pololetní zpráva 2023
  quarterly_report | Q3 | 2022 | Výsledky za 3. čtvrtletí 2022 – čtvrtletní zpráva
  half_year_report | H1 | 2023 | Féléves jelentés 2023
  quarterly_report | Q3 | 2022 | Időközi jelentés 2022. III. negyedév
  quarterly_report | Q1 | 2023 | Raport trimestrial T1 2023
  half_year_report | H1 | 2022 | Raport semestrial semestrul I 2022
  quarterly_report | Q3 | 2023 | Raport trimestrial trimestrul III 2023
  quarterly_report | Q3 | 2023 | 2023 3. Çeyrek Faaliyet Raporu
  half_year_report | H1 | 2022 | 6 Aylık Faaliyet Raporu 2022
  quarterly_report | Q3 | 2023 | 3Ç23 çeyreksel rapor
  half_year_report | H1 | 2023 | Εξαμηνιαία Οικονομική Έκθεση 2023
  quarterly_report | Q3 | 2022 | Γ΄ Τρίμηνο 2022 Οικονομικές Καταστάσεις
  quarterly_report | 9M | 2023 | Ενδιάμεσες οικονομικές καταστάσεις Εννεαμήνου 2023
  quarterly_report | Q1 | 2022 | Отчет за 1 квартал 2022
  quarterly_report | Q3 | 2021 | Отчет за III квартал 2021 года
  half_year_report | H1 | 2023 | Промежуточная финансовая отчетность за 6 месяцев 2023
  quarterly_report | 9M | 2022 | Отчетность за 9 месяцев 2022 года
  quarterly_report | Q3 | 2024 | 2024年3月期 第3四半期決算短信
  quarterly_report | Q1 | 2023 | 四半期報告書（第1四半期）2023年度
  half_year_report | H1 | 2024 | 半期報告書 2024年度
  half_year_report | H1 | 2023 | 2023年度 第2四半期決算短信
  quarterly_report | Q3 | 2023 | 2023年第三季度报告
  half_year_report | H1 | 2022 | 2022年半年度报告
  quarterly_report | Q1 | 2023 | 2023年一季报.pdf
  half_year_report | H1 | 2023 | 2023中期報告
  quarterly_report | Q1 | 2023 | 2023년 1분기보고서
  half_year_report | H1 | 2022 | 2022년 반기보고서
  quarterly_report | Q3 | 2023 | 2023년 3분기 분기보고서
  quarterly_report | Q3 | 2023 | Laporan Keuangan Triwulan III 2023
  quarterly_report | Q1 | 2021 | Звіт за 1 квартал 2021
  quarterly_report | Q3 | 2023 | Báo cáo tài chính quý 3 năm 2023
  quarterly_report | Q3 | 2022 | Financijski izvještaj za treće tromjesečje 2022
  half_year_report | H1 | 2023 | Polročná správa 2023
  half_year_report | H1 | 2023 | Nerevidirano polletno poročilo 2023
  quarterly_report | Q3 | 2022 | Отчет за трето тримесечие 2022
  quarterly_report | Q3 | 2023 | דוח רבעוני רבעון שלישי 2023
  quarterly_report | Q3 | 2023 | القوائم المالية للربع الثالث 2023
  quarterly_report | Q3 | 2023 | งบการเงินไตรมาส 3/2566
  quarterly_report | Q3 | 2023 | तीसरी तिमाही 2023 तिमाही रिपोर्ट
  presentation | none | 2023 | Q3 2023 results presentation
  quarterly_report | Q2 | 2023 | Terminal T3 quarterly report Q2 2023
  prospectus | none | 2023 | Form S-1 2023
  half_year_report | H1 | 2023 | H&M Group half-year report 2023
  quarterly_report | Q2 | 2023 | 3M 2023 Form 10-Q second quarter
  half_year_report | H1 | 2023 | H2 mobility half-year report 2023
  quarterly_report | Q1 | 2019 | Quarterly_Report_Q1_2019_FINAL.pdf
  quarterly_report | Q1 | 2026 | Interim-report-Q126_FINAL_ENG.pdf
  quarterly_report | Q2 | 2018 | 1913_2018_interim-report-Q2.pdf
  quarterly_report | Q3 | 2017 | 2017Q3.pdf
  quarterly_report | Q1 | 2019 | 10Q1 2019.pdf
  quarterly_report | Q3 | 2020 | 10-Q 3Q 2020
  half_year_report | H1 | 2024 | FY24 Half Year Report
  half_year_report | H2 | 2023 | FY2023-H2 half-year accounts
  half_year_report | H1 | 2025 | HY1 FY2025 Interim Report
  half_year_report | H1 | 2022 | Half-year Report for the 6 months to 30 June 2022
  quarterly_report | Q3 | 2022 | Condensed consolidated interim financial statements for the three and nine months ended September 30, 2022
  half_year_report | 9M | 2023 | Interim Financial Report for the 39 weeks ended 28 October 2023
  quarterly_report | none | 2023 | Quarterly report for the 13 weeks ended 1 April 2023
  half_year_report | H1 | 2023 | Interim statement 1 January - 30 June 2023
  quarterly_report | Q3 | 2023 | Q3FY23 Unaudited Financial Results
  half_year_report | Q3 | 2024 | 3QFY2024 Unaudited Interim Financial Statements
  half_year_report | H1 | 2024 | 1HFY24 Condensed Interim Financial Statements
  quarterly_report | Q4 | 2022 | Report for the fourth quarter of 2022
  half_year_report | H2 | 2021 | Second Half 2021 half-yearly report
  quarterly_report | Q3 | 2021 | Interim Report Third Quarter 2020/21
  half_year_report | none | 2023 | Interim Report April-June 2023
  half_year_report | H1 | 2022 | Appendix 4D Half-Year Report 31 December 2022
  quarterly_report | Q2 | 2023 | Second Quarter and Half-Year 2023 Quarterly Report
  quarterly_report | 9M | 2021 | First Nine Months 2021 Interim Report
  quarterly_report | Q2 | 2022 | Qtr 2 FY22 quarterly report
  quarterly_report | none | 2023 | Quarterly activities report for the quarter 1 April to 30 June 2023
  half_year_report | H1 | 2021 | Konzern-Zwischenbericht 1. Halbjahr 2021
  quarterly_report | 9M | 2022 | Quartalsmitteilung zum 30. September 2022 (9M 2022)
  quarterly_report | 9M | 2021 | Neunmonatsbericht 2020/21
  quarterly_report | Q2 | 2023 | zwischenbericht-q2-2023.pdf
  half_year_report | H1 | 2022 | Halbjahresbericht zum 30. Juni 2022
  quarterly_report | Q1 | 2023 | Zwischenmitteilung 1. Januar bis 31. März 2023
  quarterly_report | Q1 | 2022 | Bericht zum ersten Quartal 2022
  quarterly_report | 9M | 2022 | Q1-Q3 2022 Quartalsmitteilung
  half_year_report | H1 | 2024 | Halbjahresbericht_2023-24_H1.pdf
  half_year_report | H1 | 2022 | Rapport financier semestriel au 30 juin 2022
  quarterly_report | Q1 | 2023 | Chiffre d'affaires du 1er trimestre 2023
  quarterly_report | 9M | 2022 | Rapport intermédiaire neuf mois 2022 – rapport trimestriel
  half_year_report | H1 | 2023 | RFS 2023 – 1er semestre
  quarterly_report | Q2 | 2023 | 2T23 rapport trimestriel
  quarterly_report | Q2 | 2021 | Deuxième trimestre 2021 : rapport trimestriel
  quarterly_report | Q3 | 2022 | 2022-3T22.pdf
  quarterly_report | Q2 | 2022 | La-Comer-2do-Trimestre-2022.pdf
  quarterly_report | Q4 | 2023 | 4_Trimestre_2023.pdf
  quarterly_report | 9M | 2023 | Informe de resultados 9M23 trimestral
  half_year_report | H1 | 2022 | Primer semestre 2022 estados financieros intermedios
  half_year_report | H2 | 2021 | Informe semestral segundo semestre 2021
  quarterly_report | Q4 | 2022 | Reporte Trimestral al 4T22
  quarterly_report | Q3 | 2019 | 3t19bmv.pdf
  quarterly_report | Q3 | 2022 | Relatório Trimestral 3T22
  quarterly_report | Q2 | 2023 | Demonstrações Financeiras 2º Trimestre de 2023
  half_year_report | H1 | 2023 | Relatório 1S23 semestral
  quarterly_report | Q1 | 2023 | ITR_1T23.pdf
  quarterly_report | 9M | 2022 | Relatório e contas dos primeiros nove meses de 2022
  half_year_report | H1 | 2026 | Relazione_semestrale_2026.pdf
  quarterly_report | Q1 | 2023 | Resoconto intermedio di gestione I trimestre 2023
  quarterly_report | Q3 | 2022 | Relazione finanziaria trimestrale 3Q 2022
  half_year_report | H1 | 2022 | Bilancio consolidato semestrale 1° semestre 2022
  half_year_report | H1 | 2023 | Halfjaarverslag 2022-2023
  quarterly_report | Q3 | 2023 | Kwartaalbericht Q3 2023
  half_year_report | H1 | 2021 | Tussentijds bericht eerste halfjaar 2021
  quarterly_report | Q1 | 2026 | delarsrapport-q1-2025-2026.pdf
  half_year_report | H1 | 2026 | Delårsrapport januari–juni 2026
  quarterly_report | Q4 | 2023 | Bokslutskommuniké Q4 2023
  quarterly_report | Q1 | 2022 | Kvartalsrapport 1 2022
  quarterly_report | Q3 | 2015 | Delårsrapport tredje kvartalet 2015
  half_year_report | H1 | 2023 | Sexmånadersrapport maj-oktober 2023
  quarterly_report | Q3 | 2023 | Periodemeddelelse 3. kvartal 2022/23 – kvartalsmeddelelse
  half_year_report | 9M | 2023 | Delårsrapport 1. januar - 30. september 2023
  half_year_report | H1 | 2023 | Delårsrapport 1. halvår 2023
  quarterly_report | Q1 | 2024 | Kvartalsmeddelelse Q1 2023/24
  quarterly_report | Q2 | 2023 | Delårsrapport 2. kvartal og 1. halvår 2023
  quarterly_report | Q4 | 2021 | Kvartalsrapport fjerde kvartal 2021
  quarterly_report | Q3 | 2022 | q3-2022-kvartalsrapport.pdf
  quarterly_report | Q3 | 2026 | Osavuosikatsaus Q3 2026
  half_year_report | H1 | 2023 | Puolivuotiskatsaus 1.1.-30.6.2023
  quarterly_report | Q1 | 2024 | Osavuosikatsaus tammi-maaliskuu 2024
  quarterly_report | Q3 | 2021 | Osavuosikatsaus III neljännes 2021
  quarterly_report | Q3 | 2025 | skonsolidowane-sprawozdanie-finansowe-za-iii-kwartal-2025-r.pdf
  half_year_report | H1 | 2023 | Raport za I półrocze 2023 r.
  quarterly_report | Q3 | 2022 | Raport kwartalny QSr 3/2022 III kw. 2022
  quarterly_report | 9M | 2022 | Śródroczne sprawozdanie za okres 9 miesięcy 2022
  half_year_report | H1 | 2022 | Zpráva za 1. pololetí 2022
  quarterly_report | Q1 | 2023 | Čtvrtletní zpráva 1. čtvrtletí 2023
  quarterly_report | Q3 | 2021 | Mezitímní zpráva Q3 2021
  half_year_report | H1 | 2023 | 2023. I. félévi jelentés
  quarterly_report | Q1 | 2022 | 2022. első negyedéves jelentés
  quarterly_report | Q4 | 2021 | Negyedéves jelentés 2021 Q4
  half_year_report | H1 | 2023 | Raport semestrul 1 2023
  quarterly_report | Q3 | 2022 | Raport trimestrial Trim. III 2022
  half_year_report | H1 | 2024 | Raport S1 2024 semestrial
  quarterly_report | 9M | 2022 | 2022 Yılı 9 Aylık Ara Dönem Raporu
  quarterly_report | Q1 | 2023 | Birinci Çeyrek Faaliyet Raporu 2023
  half_year_report | H1 | 2023 | 1Y23 yarıyıl raporu
  half_year_report | H1 | 2022 | Οικονομική Έκθεση Α' Εξαμήνου 2022
  quarterly_report | Q1 | 2023 | Αποτελέσματα Α’ τριμήνου 2023
  half_year_report | H1 | 2023 | Εξαμηνιαία Έκθεση 01.01.2023-30.06.2023
  quarterly_report | Q3 | 2023 | Промежуточная сокращенная отчетность за 3 квартал 2023
  half_year_report | H1 | 2022 | Отчет за первое полугодие 2022
  half_year_report | H1 | 2023 | МСФО 1П2023 отчет за полугодие
  quarterly_report | 9M | 2021 | 9М 2021 квартальный отчет
  quarterly_report | Q1 | 2023 | 2023年12月期 第1四半期報告書
  quarterly_report | Q3 | 2022 | 第75期第3四半期報告書 2022年度
  half_year_report | H1 | 2024 | 2024年3月期 中間決算短信 半期
  quarterly_report | Q3 | 2023 | 3Q FY2023 四半期報告書
  quarterly_report | Q3 | 2022 | 2022年度第三四半期 四半期報告書
  quarterly_report | Q3 | 2024 | 600519_2024_三季报.pdf
  quarterly_report | Q1 | 2024 | 2024年第一季度报告全文
  half_year_report | H1 | 2023 | 二零二三年中期報告
  half_year_report | H1 | 2023 | 2023年上半年业绩 半年度报告
  quarterly_report | Q3 | 2022 | 2022年第三季度報告
  quarterly_report | Q3 | 2022 | 제3분기 분기보고서 2022
  quarterly_report | none | 2023 | 분기보고서 (2023.03)
  half_year_report | H1 | 2023 | 2023 상반기 반기보고서
  half_year_report | H1 | 2023 | Laporan Keuangan Semester I 2023
  quarterly_report | Q1 | 2022 | Laporan Triwulan I Tahun 2022
  quarterly_report | 9M | 2021 | Проміжний звіт за 9 місяців 2021
  half_year_report | H1 | 2023 | Báo cáo tài chính bán niên 2023
  quarterly_report | Q2 | 2022 | BCTC Quý II/2022
  half_year_report | H1 | 2023 | Polugodišnje izvješće 2023
  quarterly_report | Q1 | 2023 | Tromjesečno izvješće 1. tromjesečje 2023
  quarterly_report | Q1 | 2023 | Výsledky za 1. štvrťrok 2023
  quarterly_report | Q1 | 2022 | Poročilo za prvo četrtletje 2022
  quarterly_report | 9M | 2023 | Devetmesečno poročilo 2023
  half_year_report | H1 | 2023 | Шестмесечен отчет 2023
  quarterly_report | Q4 | 2021 | Тримесечен отчет четвърто тримесечие 2021
  quarterly_report | Q1 | 2024 | דוח לרבעון הראשון 2024
  half_year_report | H1 | 2023 | דוח חצי שנתי 2023
  half_year_report | H1 | 2023 | التقرير المالي لفترة الستة أشهر 2023
  quarterly_report | Q1 | 2022 | القوائم المالية للربع الأول 2022
  quarterly_report | Q1 | 2023 | งบการเงินไตรมาสที่ 1 ปี 2566
  half_year_report | H1 | 2022 | अर्धवार्षिक रिपोर्ट 2022
  annual_report | none | 2022 | Integrated Annual Report 2022 and fourth quarter results
  other | none | 2023 | Q1 2023 earnings call transcript
  quarterly_report | H1 | 2023 | T3 terminal expansion half-year report 2023
  press_release | none | 2022 | Press release: third quarter 2022 results
  half_year_report | none | 2023 | Half-year report 2023, Q1 and Q2 compared
  quarterly_report | none | 2023 | Quarterly reports Q1 and Q3 2023
  quarterly_report | none | 2022 | S2 Cloud quarterly report 2022
  prospectus | none | 2023 | Registration statement on Form S-1 dated Q2 2023
  quarterly_report | Q4 | 2022 | FY2022_Q4_Quarterly_Report.pdf
  half_year_report | H1 | 2023 | 2023_half_year_report_web.pdf
  quarterly_report | Q2 | 2022 | Interim_Report_2022_Q2_ENG.pdf
  quarterly_report | Q1 | 2020 | 1st Qtr 2020 quarterly report
  half_year_report | H1 | 2024 | Unaudited results for the half year ended 31 January 2024
  quarterly_report | Q3 | 2023 | Third Quarter Fiscal 2023 Form 10-Q
  quarterly_report | H1 | 2022 | Quarterly Statement Q1–Q2 2022
  half_year_report | H1 | 2023 | Semi-Annual Report April 30, 2023
  quarterly_report | Q4 | 2021 | 4Q2021 Quarterly Report
  half_year_report | none | 2023 | Interim report for the period 1 July - 30 September 2023
  half_year_report | H1 | 2024 | H1 & Q2 2024 Half Year Report
  half_year_report | H1 | 2020 | Zwischenbericht zum 1. Halbjahr 2020
  quarterly_report | Q1 | 2023 | 3-Monatsbericht 2023 (Q1) Quartalsbericht
  quarterly_report | 9M | 2022 | Bericht über die ersten neun Monate 2022
  half_year_report | H1 | 2023 | rapport-financier-semestriel-2022-23.pdf
  quarterly_report | Q3 | 2021 | Information financière du 3ème trimestre 2021 – trimestrielle
  quarterly_report | 9M | 2022 | Rapport trimestriel au 30 septembre 2022 (9 mois)
  quarterly_report | Q1 | 2024 | Informe del primer trimestre 2024
  half_year_report | H1 | 2022 | Cuentas semestrales 1er semestre 2022
  quarterly_report | Q2 | 2023 | Reporte 2T 2023 trimestral
  quarterly_report | Q4 | 2022 | Resultados do 4T22 – relatório trimestral
  half_year_report | H1 | 2023 | Relatório semestral 2023
  quarterly_report | Q1 | 2022 | Relazione trimestrale al 31 marzo 2022 – primo trimestre 2022
  half_year_report | H1 | 2024 | Relazione finanziaria semestrale consolidata I semestre 2024
  quarterly_report | Q1 | 2022 | Kwartaalbericht Q1 2022
  half_year_report | H1 | 2021 | halfjaarbericht_2021.pdf
  quarterly_report | Q2 | 2024 | Kvartalsrapport 2 2023/24
  quarterly_report | Q1 | 2024 | Delårsrapport juli-september 2023 (Q1 2023/24) kvartalsrapport
  half_year_report | H1 | 2022 | Halvårsregnskab 2022
  quarterly_report | Q2 | 2021 | Kvartalsrapport for 2. kvartal 2021
  quarterly_report | Q2 | 2023 | Q2 2023 kvartalsrapport og halvårsrapport
  half_year_report | H1 | 2024 | Puolivuosikatsaus tammi-kesäkuu 2024
  quarterly_report | 9M | 2023 | Osavuosikatsaus 1-9 2023
  quarterly_report | Q1 | 2024 | Rozszerzony skonsolidowany raport kwartalny QSr za 1 kwartał 2024
  half_year_report | H1 | 2021 | Raport półroczny za I półrocze 2021
  half_year_report | H1 | 2023 | Pololetní finanční zpráva k 30. 6. 2023
  quarterly_report | Q3 | 2023 | 2023. III. negyedéves gyorsjelentés
  quarterly_report | 9M | 2022 | 30.09.2022 Dokuz Aylık Faaliyet Raporu
  quarterly_report | Q2 | 2024 | 2024 ikinci çeyrek raporu
  quarterly_report | Q1 | 2024 | Ενδιάμεση Οικονομική Έκθεση Α' Τριμήνου 2024 τριμηνιαία
  quarterly_report | Q2 | 2020 | Ежеквартальный отчет за 2 квартал 2020
  half_year_report | H1 | 2023 | Финансовая отчетность за 1 полугодие 2023
  quarterly_report | Q1 | 2025 | 2025年3月期第1四半期決算短信〔日本基準〕（連結）
  quarterly_report | Q3 | 2023 | 第3四半期報告書（2023年10月1日～2023年12月31日）
  quarterly_report | Q3 | 2021 | 2021年前三季度报告 第三季度
  half_year_report | H1 | 2024 | 2024年半年度報告
  quarterly_report | Q4 | 2023 | 2023年第四季度报告
  quarterly_report | Q2 | 2024 | 2024년 2분기 분기보고서
`;

interface Row {
  readonly name: string;
  readonly expected: string;
}

const rows: readonly Row[] = NAMES.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([type, part, year, name]) => ({
    name: name ?? '',
    expected: [type, part, year].join(' '),
  }));

const CONTEXT = { companyName: 'Example Industries', nowYear: 2026 };

const judged = (name: string): string => {
  const source = name.endsWith('.pdf') ? 'file' : 'link';
  const { documentType, fiscalPart, fiscalYear } = judgeDocument([{ source, text: name }], CONTEXT);
  return [documentType, fiscalPart ?? 'none', fiscalYear].join(' ');
};

describe('names of interim reports', () => {
  for (const { name, expected } of rows)
    it(`"${name}" is ${expected}`, () => expect(judged(name)).to.equal(expected));
});
