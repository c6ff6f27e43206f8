import type { PrintedAs } from './us-statements.js';

/** How reports of one language name what `ifrs-statements` prints. */
export interface ReportLanguage {
  readonly company: string;
  readonly reportTitle: string;
  readonly numbers: { readonly group: '.' | ' ' | ','; readonly decimal: ',' | '.' };
  readonly titles: NonNullable<PrintedAs['titles']>;
  readonly unit: string;
  readonly periodWords: NonNullable<PrintedAs['periodWords']>;
  readonly note: string;
  readonly labels: Readonly<Record<string, string>>;
}

const ENGLISH = [
  'Revenue', 'Cost of sales', 'Gross profit', 'Research and development expenses', 'Selling and administrative expenses', 'Other operating expenses',
  'Operating profit', 'Finance income', 'Finance costs', 'Share of profit of associates', 'Profit before tax', 'Income tax expense', 'Profit for the year',
  'Basic earnings per share', 'Diluted earnings per share',
  'Non-current assets', 'Goodwill', 'Property, plant and equipment', 'Other non-current assets', 'Total non-current assets', 'Current assets', 'Inventories',
  'Trade receivables', 'Other current assets', 'Current financial assets', 'Cash and cash equivalents', 'Total current assets', 'Total assets', 'Equity',
  'Share capital and share premium', 'Other reserves', 'Retained earnings', 'Total equity', 'Non-current liabilities', 'Borrowings',
  'Deferred tax liabilities', 'Other non-current liabilities', 'Total non-current liabilities', 'Current liabilities', 'Trade payables',
  'Other current liabilities', 'Contract liabilities', 'Total current liabilities', 'Total equity and liabilities',
  'Depreciation and amortisation', 'Share-based payments', 'Change in deferred taxes', 'Change in inventories', 'Change in trade receivables',
  'Change in trade payables', 'Change in contract liabilities', 'Net cash from operating activities', 'Purchase of property, plant and equipment',
  'Acquisition of subsidiaries', 'Purchase of financial assets', 'Sale of financial assets', 'Net cash used in investing activities',
  'Proceeds from borrowings', 'Repayment of borrowings', 'Dividends paid', 'Purchase of own shares', 'Net cash used in financing activities',
  'Effect of exchange rate changes', 'Net change in cash and cash equivalents', 'Cash and cash equivalents at 1 January',
  'Cash and cash equivalents at 31 December',
] as const;

/** The labels of a language in the order of ENGLISH. */
function labelled(words: readonly string[]): Record<string, string> {
  if (words.length !== ENGLISH.length) throw new RangeError(`${words.length} labels for ${ENGLISH.length} rows, the last is ${words.at(-1) ?? 'none'}`);
  return Object.fromEntries(ENGLISH.map((label, index) => [label, words[index] ?? label]));
}

export const GERMAN: ReportLanguage = {
  company: 'Harzwerk AG', reportTitle: 'Geschäftsbericht', numbers: { group: '.', decimal: ',' },
  titles: { income: 'Konzern-Gewinn- und Verlustrechnung', balance: 'Konzernbilanz', cash: 'Konzern-Kapitalflussrechnung' },
  unit: 'in Mio. €', periodWords: { flow: '1. Januar bis 31. Dezember', point: 'zum 31. Dezember' }, note: 'Anhang',
  labels: labelled([
    'Umsatzerlöse', 'Umsatzkosten', 'Bruttoergebnis vom Umsatz', 'Forschungs- und Entwicklungskosten', 'Vertriebs- und Verwaltungskosten', 'Sonstige betriebliche Aufwendungen',
    'Operatives Ergebnis', 'Finanzerträge', 'Finanzaufwendungen', 'Ergebnis aus at-equity bewerteten Anteilen', 'Ergebnis vor Ertragsteuern', 'Ertragsteuern', 'Konzernergebnis',
    'Unverwässertes Ergebnis je Aktie (in €)', 'Verwässertes Ergebnis je Aktie (in €)',
    'Langfristige Vermögenswerte', 'Geschäfts- oder Firmenwerte', 'Sachanlagen', 'Sonstige langfristige Vermögenswerte', 'Summe langfristige Vermögenswerte', 'Kurzfristige Vermögenswerte', 'Vorräte',
    'Forderungen aus Lieferungen und Leistungen', 'Sonstige kurzfristige Vermögenswerte', 'Kurzfristige finanzielle Vermögenswerte', 'Zahlungsmittel und Zahlungsmitteläquivalente', 'Summe kurzfristige Vermögenswerte', 'Summe Aktiva', 'Eigenkapital',
    'Gezeichnetes Kapital und Kapitalrücklage', 'Sonstige Rücklagen', 'Gewinnrücklagen', 'Summe Eigenkapital', 'Langfristige Schulden', 'Finanzschulden',
    'Passive latente Steuern', 'Sonstige langfristige Verbindlichkeiten', 'Summe langfristige Schulden', 'Kurzfristige Schulden', 'Verbindlichkeiten aus Lieferungen und Leistungen',
    'Sonstige kurzfristige Verbindlichkeiten', 'Vertragsverbindlichkeiten', 'Summe kurzfristige Schulden', 'Summe Passiva',
    'Abschreibungen', 'Anteilsbasierte Vergütung', 'Veränderung der latenten Steuern', 'Veränderung der Vorräte', 'Veränderung der Forderungen aus Lieferungen und Leistungen',
    'Veränderung der Verbindlichkeiten aus Lieferungen und Leistungen', 'Veränderung der Vertragsverbindlichkeiten', 'Cashflow aus laufender Geschäftstätigkeit', 'Investitionen in Sachanlagen',
    'Erwerb von Tochterunternehmen', 'Erwerb von finanziellen Vermögenswerten', 'Veräußerung von finanziellen Vermögenswerten', 'Cashflow aus Investitionstätigkeit',
    'Aufnahme von Finanzschulden', 'Tilgung von Finanzschulden', 'Gezahlte Dividenden', 'Erwerb eigener Aktien', 'Cashflow aus Finanzierungstätigkeit',
    'Wechselkursbedingte Veränderung', 'Veränderung der Zahlungsmittel und Zahlungsmitteläquivalente', 'Zahlungsmittel und Zahlungsmitteläquivalente am 1. Januar',
    'Zahlungsmittel und Zahlungsmitteläquivalente am 31. Dezember',
  ]),
};

export const FRENCH: ReportLanguage = {
  company: 'Verrières de Loire SA', reportTitle: 'Rapport annuel', numbers: { group: ' ', decimal: ',' },
  titles: { income: 'Compte de résultat consolidé', balance: 'Bilan consolidé', cash: 'Tableau des flux de trésorerie consolidés' },
  unit: "En millions d'euros", periodWords: { flow: 'Exercice clos le 31 décembre', point: 'Au 31 décembre' }, note: 'Notes',
  labels: labelled([
    "Chiffre d'affaires", 'Coût des ventes', 'Marge brute', 'Frais de recherche et développement', 'Frais commerciaux et administratifs', 'Autres charges opérationnelles',
    'Résultat opérationnel', 'Produits financiers', 'Charges financières', 'Quote-part de résultat des entreprises associées', 'Résultat avant impôt', 'Impôts sur les résultats', 'Résultat net',
    'Résultat net de base par action (en euros)', 'Résultat net dilué par action (en euros)',
    'Actifs non courants', 'Écarts d’acquisition', 'Immobilisations corporelles', 'Autres actifs non courants', 'Total actifs non courants', 'Actifs courants', 'Stocks',
    'Créances clients', 'Autres actifs courants', 'Actifs financiers courants', 'Trésorerie et équivalents de trésorerie', 'Total actifs courants', 'Total actif', 'Capitaux propres',
    'Capital et primes', 'Autres réserves', 'Réserves et résultats', 'Total capitaux propres', 'Passifs non courants', 'Dettes financières',
    'Impôts différés passifs', 'Autres passifs non courants', 'Total passifs non courants', 'Passifs courants', 'Dettes fournisseurs',
    'Autres passifs courants', 'Passifs sur contrats', 'Total passifs courants', 'Total passif et capitaux propres',
    'Amortissements et dépréciations', 'Paiements fondés sur des actions', 'Variation des impôts différés', 'Variation des stocks', 'Variation des créances clients',
    'Variation des dettes fournisseurs', 'Variation des passifs sur contrats', 'Flux de trésorerie liés aux activités opérationnelles', 'Acquisitions d’immobilisations corporelles',
    'Acquisitions de filiales', 'Acquisitions d’actifs financiers', 'Cessions d’actifs financiers', 'Flux de trésorerie liés aux activités d’investissement',
    'Émissions d’emprunts', 'Remboursements d’emprunts', 'Dividendes versés', 'Rachats d’actions propres', 'Flux de trésorerie liés aux activités de financement',
    'Incidence des variations de change', 'Variation de la trésorerie', 'Trésorerie et équivalents de trésorerie à l’ouverture',
    'Trésorerie et équivalents de trésorerie à la clôture',
  ]),
};
