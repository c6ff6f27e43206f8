import type { PhraseEntry } from './phrase-table.js';

export const GERMAN: readonly PhraseEntry[] = [
  { rank: 'combined', type: 'annual_report', weight: 0.9, phrases: [
    'geschäfts- und nachhaltigkeitsbericht*', 'geschäftsbericht und nachhaltigkeitsbericht', 'integrierter geschäftsbericht', 'integrierter bericht', 'integrierter jahresbericht'] },
  { rank: 'annual', type: 'annual_report', weight: 0.95, phrases: [
    'geschäftsbericht*', 'jahresfinanzbericht*', 'jahresbericht*', 'konzerngeschäftsbericht*', 'finanzbericht*', 'geschäftsjahresbericht*', 'konzernfinanzbericht*'] },
  { rank: 'annual', type: 'annual_report', weight: 0.85, variant: 'financial_statements', phrases: ['konzernabschluss', 'konzernjahresabschluss', 'konzernrechnung', 'konzernabschlüsse', 'jahresrechnung'] },
  { rank: 'annual', type: 'annual_report', weight: 0.6, variant: 'parent_company', phrases: ['jahresabschluss*', 'einzelabschluss*', 'jahresabschluss der ag', 'hgb-abschluss', 'jahresabschlüsse', 'jahresabschluss nach hgb'] },
  { rank: 'annual', type: 'annual_report', weight: 0.45, fileNameOnly: true, phrases: ['gb', 'jfb', 'jb'] },
  { rank: 'period', type: 'half_year_report', weight: 0.95, phrases: ['halbjahresbericht*', 'halbjahresfinanzbericht*', 'halbjahr*', 'erstes halbjahr', 'sechsmonatsbericht*', 'hj1', 'hj', '6 monate', 'halbjahresabschluss'] },
  { rank: 'period', type: 'half_year_report', weight: 0.6, phrases: ['zwischenbericht*', 'zwischenabschluss'] },
  { rank: 'period', type: 'quarterly_report', weight: 0.95, phrases: ['quartalsbericht*', 'quartalsmitteilung*', 'quartal*', 'zwischenmitteilung*', 'neunmonatsbericht*', '9-monatsbericht', 'dreimonatsbericht*', '9 monate', '3 monate', 'quartalsfinanzbericht*', 'quartalsabschluss', 'neunmonatszahlen'] },
  { rank: 'subject', type: 'sustainability_report', weight: 0.9, phrases: ['nachhaltigkeitsbericht*', 'nichtfinanzieller bericht', 'nichtfinanzieller konzernbericht', 'gesonderter nichtfinanzieller bericht', 'nichtfinanzielle erklärung', 'umweltbericht*', 'umwelterklärung', 'klimabericht*', 'csr-bericht', 'esg-bericht', 'nachhaltigkeitserklärung', 'nachhaltigkeit'] },
  { rank: 'subject', type: 'proxy_statement', weight: 0.9, phrases: ['einladung zur hauptversammlung', 'einberufung der hauptversammlung', 'hauptversammlung*', 'tagesordnung', 'vollmachtsformular', 'abstimmungsergebnisse', 'generalversammlung*'] },
  { rank: 'subject', type: 'governance', weight: 0.95, phrases: ['vergütungsbericht*', 'corporate-governance-bericht', 'erklärung zur unternehmensführung', 'entsprechenserklärung', 'satzung', 'verhaltenskodex', 'geschäftsordnung', 'vergütungssystem', 'lieferkettengesetz', 'grundsatzerklärung', 'bericht des aufsichtsrats', 'statuten', 'offenlegungsbericht*', 'abhängigkeitsbericht'] },
  { rank: 'subject', type: 'prospectus', weight: 0.95, phrases: ['wertpapierprospekt*', 'basisprospekt*', 'verkaufsprospekt*', 'börsenprospekt', 'angebotsunterlage*', 'prospekt', 'endgültige bedingungen'] },
  { rank: 'genre', type: 'presentation', weight: 0.95, phrases: ['präsentation*', 'investorenpräsentation*', 'analystenpräsentation*', 'kapitalmarkttag', 'unternehmenspräsentation*', 'foliensatz', 'folien'] },
  { rank: 'genre', type: 'press_release', weight: 0.95, phrases: ['pressemitteilung*', 'presseinformation*', 'pressemeldung*', 'medienmitteilung*', 'ad-hoc-mitteilung*', 'corporate news', 'stimmrechtsmitteilung*', 'finanzmitteilung*'] },
  { rank: 'genre', type: 'other', weight: 0.9, phrases: ['aktionärsbrief*', 'brief an die aktionäre', 'brief des vorstands', 'auszug*', 'kurzfassung*', 'kurzbericht', 'kennzahlen', 'mehrjahresübersicht', 'rede', 'reden', 'auf einen blick', 'lagebericht*', 'magazin', 'faktenblatt', 'zusammenfassung', 'imagebroschüre', 'broschüre', 'bestätigungsvermerk', 'finanzkalender', 'unternehmensmagazin', 'aktionärsinformation*', 'datenschutz*', 'agb'] },
];
