import type { PhraseEntry } from './phrase-table.js';

export const DUTCH: readonly PhraseEntry[] = [
  { rank: 'combined', type: 'annual_report', weight: 0.9, phrases: ['geïntegreerd jaarverslag', 'geïntegreerd verslag', 'jaarverslag en duurzaamheidsverslag', 'jaar- en duurzaamheidsverslag'] },
  { rank: 'annual', type: 'annual_report', weight: 0.95, phrases: ['jaarverslag*', 'jaarrapport*', 'financieel jaarverslag', 'jaarlijks financieel verslag', 'jaarbericht', 'jaardocument', 'jaarlijks verslag', 'financieel jaarrapport'] },
  { rank: 'annual', type: 'annual_report', weight: 0.85, variant: 'financial_statements', phrases: ['jaarrekening*', 'geconsolideerde jaarrekening', 'jaarcijfers'] },
  { rank: 'annual', type: 'annual_report', weight: 0.6, variant: 'parent_company', phrases: ['enkelvoudige jaarrekening', 'vennootschappelijke jaarrekening'] },
  { rank: 'annual', type: 'annual_report', weight: 0.45, fileNameOnly: true, phrases: ['jv'] },
  { rank: 'period', type: 'half_year_report', weight: 0.95, phrases: ['halfjaarbericht*', 'halfjaarverslag*', 'halfjaarcijfers', 'halfjaar*', 'eerste halfjaar', 'halfjaarlijks financieel verslag', 'halfjaarlijks verslag', 'tussentijds verslag', 'zes maanden'] },
  { rank: 'period', type: 'quarterly_report', weight: 0.95, phrases: ['kwartaalbericht*', 'kwartaalverslag*', 'kwartaal*', 'eerste kwartaal', 'derde kwartaal', 'k1', 'k2', 'k3', 'k4', 'negen maanden', 'drie maanden', 'tussentijdse verklaring'] },
  { rank: 'subject', type: 'sustainability_report', weight: 0.9, phrases: ['duurzaamheidsverslag*', 'duurzaamheidsrapport*', 'duurzaamheid', 'mvo-verslag', 'maatschappelijk verslag', 'klimaatrapport', 'milieuverslag'] },
  { rank: 'subject', type: 'proxy_statement', weight: 0.9, phrases: ['oproeping', 'algemene vergadering', 'algemene vergadering van aandeelhouders', 'agenda', 'aandeelhoudersvergadering', 'stemuitslag*', 'notulen', 'buitengewone algemene vergadering', 'volmacht'] },
  { rank: 'subject', type: 'governance', weight: 0.95, phrases: ['remuneratierapport', 'bezoldigingsverslag', 'remuneratieverslag', 'bezoldigingsbeleid', 'remuneratiebeleid', 'statuten', 'gedragscode', 'reglement*', 'corporate governance verklaring', 'verklaring inzake corporate governance', 'verslag van de raad van commissarissen'] },
  { rank: 'subject', type: 'prospectus', weight: 0.95, phrases: ['prospectus', 'basisprospectus', 'registratiedocument', 'biedingsbericht'] },
  { rank: 'genre', type: 'presentation', weight: 0.95, phrases: ['presentatie*', 'beleggerspresentatie', 'resultatenpresentatie', 'analistenpresentatie', 'beleggersdag'] },
  { rank: 'genre', type: 'press_release', weight: 0.95, phrases: ['persbericht*', 'persinformatie', 'mededeling*'] },
  { rank: 'genre', type: 'other', weight: 0.9, phrases: ['brief aan aandeelhouders', 'uittreksel', 'samenvatting', 'verkorte versie', 'kerncijfers', 'in het kort', 'toespraak', 'financiële kalender', 'controleverklaring', 'meerjarenoverzicht', 'factsheet'] },
];
