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

export const SPANISH: ReportLanguage = {
  company: 'Sierra Clara, S.A.', reportTitle: 'Informe anual', numbers: { group: '.', decimal: ',' },
  titles: { income: 'Cuenta de pérdidas y ganancias consolidada', balance: 'Balance de situación consolidado', cash: 'Estado de flujos de efectivo consolidado' },
  unit: 'En millones de euros', periodWords: { flow: 'Ejercicio terminado el 31 de diciembre', point: 'A 31 de diciembre' }, note: 'Nota',
  labels: labelled([
    'Ingresos ordinarios', 'Coste de las ventas', 'Margen bruto', 'Gastos de investigación y desarrollo', 'Gastos comerciales y de administración', 'Otros gastos de explotación',
    'Resultado de explotación', 'Ingresos financieros', 'Gastos financieros', 'Resultado de entidades valoradas por el método de la participación', 'Resultado antes de impuestos', 'Impuesto sobre beneficios', 'Resultado del ejercicio',
    'Beneficio básico por acción', 'Beneficio diluido por acción',
    'Activo no corriente', 'Fondo de comercio', 'Inmovilizado material', 'Otros activos no corrientes', 'Total activo no corriente', 'Activo corriente', 'Existencias',
    'Deudores comerciales', 'Otros activos corrientes', 'Activos financieros corrientes', 'Efectivo y equivalentes al efectivo', 'Total activo corriente', 'Total activo', 'Patrimonio neto',
    'Capital y prima de emisión', 'Otras reservas', 'Ganancias acumuladas', 'Total patrimonio neto', 'Pasivo no corriente', 'Deuda financiera',
    'Pasivos por impuestos diferidos', 'Otros pasivos no corrientes', 'Total pasivo no corriente', 'Pasivo corriente', 'Acreedores comerciales',
    'Otros pasivos corrientes', 'Pasivos por contratos', 'Total pasivo corriente', 'Total patrimonio neto y pasivo',
    'Amortizaciones', 'Pagos basados en acciones', 'Variación de impuestos diferidos', 'Variación de existencias', 'Variación de deudores comerciales',
    'Variación de acreedores comerciales', 'Variación de pasivos por contratos', 'Flujos de efectivo de las actividades de explotación', 'Inversiones en inmovilizado material',
    'Adquisición de sociedades dependientes', 'Adquisición de activos financieros', 'Venta de activos financieros', 'Flujos de efectivo de las actividades de inversión',
    'Disposición de deuda financiera', 'Devolución de deuda financiera', 'Dividendos pagados', 'Compra de acciones propias', 'Flujos de efectivo de las actividades de financiación',
    'Efecto de las variaciones de los tipos de cambio', 'Variación neta de efectivo y equivalentes', 'Efectivo y equivalentes al inicio del ejercicio',
    'Efectivo y equivalentes al final del ejercicio',
  ]),
};

export const ITALIAN: ReportLanguage = {
  company: 'Valdarno Ceramiche S.p.A.', reportTitle: 'Relazione finanziaria annuale', numbers: { group: '.', decimal: ',' },
  titles: { income: 'Conto economico consolidato', balance: 'Stato patrimoniale consolidato', cash: 'Rendiconto finanziario consolidato' },
  unit: '(in milioni di Euro)', periodWords: { flow: 'Esercizio chiuso al 31 dicembre', point: 'Al 31 dicembre' }, note: 'Note',
  labels: labelled([
    'Ricavi', 'Costo del venduto', 'Margine lordo', 'Costi di ricerca e sviluppo', 'Spese commerciali e amministrative', 'Altri costi operativi',
    'Risultato operativo', 'Proventi finanziari', 'Oneri finanziari', 'Quota di risultato delle società collegate', 'Risultato prima delle imposte', 'Imposte sul reddito', "Utile netto dell'esercizio",
    'Utile base per azione (in Euro)', 'Utile diluito per azione (in Euro)',
    'Attività non correnti', 'Avviamento', 'Immobili, impianti e macchinari', 'Altre attività non correnti', 'Totale attività non correnti', 'Attività correnti', 'Rimanenze',
    'Crediti commerciali', 'Altre attività correnti', 'Attività finanziarie correnti', 'Disponibilità liquide e mezzi equivalenti', 'Totale attività correnti', 'Totale attività', 'Patrimonio netto',
    'Capitale sociale e sovrapprezzo', 'Altre riserve', 'Utili portati a nuovo', 'Totale patrimonio netto', 'Passività non correnti', 'Debiti finanziari',
    'Passività per imposte differite', 'Altre passività non correnti', 'Totale passività non correnti', 'Passività correnti', 'Debiti commerciali',
    'Altre passività correnti', 'Passività contrattuali', 'Totale passività correnti', 'Totale patrimonio netto e passività',
    'Ammortamenti', 'Pagamenti basati su azioni', 'Variazione delle imposte differite', 'Variazione delle rimanenze', 'Variazione dei crediti commerciali',
    'Variazione dei debiti commerciali', 'Variazione delle passività contrattuali', "Flusso di cassa dell'attività operativa", 'Investimenti in immobili, impianti e macchinari',
    'Acquisizione di società controllate', 'Acquisto di attività finanziarie', 'Cessione di attività finanziarie', "Flusso di cassa dell'attività di investimento",
    'Accensione di finanziamenti', 'Rimborso di finanziamenti', 'Dividendi pagati', 'Acquisto di azioni proprie', "Flusso di cassa dell'attività di finanziamento",
    'Effetto delle variazioni dei cambi', 'Variazione netta delle disponibilità liquide', "Disponibilità liquide all'inizio dell'esercizio",
    "Disponibilità liquide alla fine dell'esercizio",
  ]),
};

export const DUTCH: ReportLanguage = {
  company: 'Zeewold Logistiek N.V.', reportTitle: 'Jaarverslag', numbers: { group: '.', decimal: ',' },
  titles: { income: 'Geconsolideerde winst-en-verliesrekening', balance: 'Geconsolideerde balans', cash: 'Geconsolideerd kasstroomoverzicht' },
  unit: 'In miljoenen euro', periodWords: { flow: 'Boekjaar eindigend op 31 december', point: 'Per 31 december' }, note: 'Toelichting',
  labels: labelled([
    'Omzet', 'Kostprijs van de omzet', 'Brutowinst', 'Kosten van onderzoek en ontwikkeling', 'Verkoop- en beheerkosten', 'Overige bedrijfslasten',
    'Bedrijfsresultaat', 'Financiële baten', 'Financiële lasten', 'Aandeel in het resultaat van deelnemingen', 'Resultaat voor belastingen', 'Belastingen', 'Nettoresultaat',
    'Gewone winst per aandeel (in euro)', 'Verwaterde winst per aandeel (in euro)',
    'Vaste activa', 'Goodwill', 'Materiële vaste activa', 'Overige vaste activa', 'Totaal vaste activa', 'Vlottende activa', 'Voorraden',
    'Handelsvorderingen', 'Overige vlottende activa', 'Kortlopende financiële activa', 'Liquide middelen', 'Totaal vlottende activa', 'Totaal activa', 'Eigen vermogen',
    'Aandelenkapitaal en agio', 'Overige reserves', 'Ingehouden winsten', 'Totaal eigen vermogen', 'Langlopende verplichtingen', 'Leningen',
    'Uitgestelde belastingverplichtingen', 'Overige langlopende verplichtingen', 'Totaal langlopende verplichtingen', 'Kortlopende verplichtingen', 'Handelsschulden',
    'Overige kortlopende verplichtingen', 'Contractverplichtingen', 'Totaal kortlopende verplichtingen', 'Totaal eigen vermogen en verplichtingen',
    'Afschrijvingen', 'Op aandelen gebaseerde beloningen', 'Mutatie uitgestelde belastingen', 'Mutatie voorraden', 'Mutatie handelsvorderingen',
    'Mutatie handelsschulden', 'Mutatie contractverplichtingen', 'Kasstroom uit operationele activiteiten', 'Investeringen in materiële vaste activa',
    'Verwerving van dochterondernemingen', 'Aankoop van financiële activa', 'Verkoop van financiële activa', 'Kasstroom uit investeringsactiviteiten',
    'Opname van leningen', 'Aflossing van leningen', 'Betaald dividend', 'Inkoop van eigen aandelen', 'Kasstroom uit financieringsactiviteiten',
    'Effect van wisselkoersen', 'Netto mutatie liquide middelen', 'Liquide middelen aan het begin van het jaar',
    'Liquide middelen aan het einde van het jaar',
  ]),
};
