import type { PhraseEntry } from './phrase-table.js';

/** The commonest words of further languages in which companies report: enough to tell the kinds apart. */
export const FURTHER_LANGUAGES: readonly PhraseEntry[] = [
  { rank: 'combined', type: 'annual_report', weight: 0.9, phrases: ['års- och hållbarhetsredovisning', 'årsredovisning och hållbarhetsrapport', 'års- og bærekraftsrapport', 'relatório integrado', 'relatório anual integrado'] },
  { rank: 'annual', type: 'annual_report', weight: 0.95, phrases: [
    'årsredovisning*', 'årsrapport*', 'årsberetning', 'årsmelding', 'vuosikertomus', 'vuosikertomukset', 'vuosikatsaus', 'tilinpäätös', 'relatório anual', 'relatórios anuais', 'relatório e contas', 'relatório de gestão e contas', 'relatório único', 'raport roczny', 'raporty roczne', 'výroční zpráva', 'éves jelentés'] },
  { rank: 'annual', type: 'annual_report', weight: 0.85, variant: 'financial_statements', phrases: ['demonstrações financeiras', 'demonstrações financeiras consolidadas', 'contas consolidadas', 'koncernredovisning', 'årsregnskap', 'koncernregnskab', 'skonsolidowane sprawozdanie finansowe'] },
  { rank: 'annual', type: 'annual_report', weight: 0.95, phrases: ['التقرير السنوي', 'التقارير السنوية', 'تقرير سنوي'] },
  { rank: 'annual', type: 'annual_report', weight: 0.6, variant: 'financial_statements', phrases: ['القوائم المالية', 'البيانات المالية'] },
  { rank: 'period', type: 'quarterly_report', weight: 0.9, phrases: ['الربع', 'ربع سنوي', 'النتائج الربعية'] },
  { rank: 'subject', type: 'sustainability_report', weight: 0.9, phrases: ['تقرير الاستدامة', 'الاستدامة'] },
  { rank: 'period', type: 'half_year_report', weight: 0.95, phrases: ['halvårsrapport*', 'halvårsredogörelse', 'halvårsregnskab', 'puolivuosikatsaus', 'puolivuotiskatsaus', 'relatório semestral', 'primeiro semestre', 'raport półroczny'] },
  { rank: 'period', type: 'half_year_report', weight: 0.6, phrases: ['delårsrapport*', 'delårsregnskab', 'delårsrapporter'] },
  { rank: 'period', type: 'quarterly_report', weight: 0.95, phrases: ['kvartalsrapport*', 'kvartal*', 'kvartalsredogörelse', 'bokslutskommuniké*', 'osavuosikatsaus', 'tilinpäätöstiedote', 'relatório trimestral', 'trimestre', 'raport kwartalny', 'kvartalsregnskab'] },
  { rank: 'subject', type: 'sustainability_report', weight: 0.9, phrases: ['hållbarhetsrapport*', 'hållbarhetsredovisning*', 'bærekraftsrapport*', 'bæredygtighedsrapport*', 'vastuullisuusraportti', 'relatório de sustentabilidade', 'sustentabilidade', 'raport zrównoważonego rozwoju'] },
  { rank: 'subject', type: 'governance', weight: 0.95, phrases: ['bolagsstyrningsrapport*', 'ersättningsrapport*', 'vederlagsrapport*', 'lederlønsrapport*', 'lønnsrapport', 'palkitsemisraportti', 'bolagsordning', 'vedtægter', 'vedtekter', 'hallinnointi', 'relatório de governo societário', 'relatório de governo', 'estatuto social'] },
  { rank: 'subject', type: 'proxy_statement', weight: 0.9, phrases: ['kallelse', 'kallelse till årsstämma', 'årsstämma', 'indkaldelse', 'generalforsamling*', 'innkalling', 'yhtiökokouskutsu', 'yhtiökokous', 'convocatória', 'assembleia geral'] },
  { rank: 'genre', type: 'presentation', weight: 0.95, phrases: ['præsentation*', 'presentasjon*', 'esitys', 'apresentação*', 'apresentações', 'prezentacja'] },
  { rank: 'genre', type: 'press_release', weight: 0.95, phrases: ['pressmeddelande*', 'pressemeddelelse*', 'pressemelding*', 'pörssitiedote', 'comunicado de imprensa', 'comunicado'] },
];
