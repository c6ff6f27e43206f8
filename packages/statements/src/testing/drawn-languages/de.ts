import { drawLanguage } from './draw-language.js';

/** German: the terms of groups that report by IFRS. */
export const de = drawLanguage({
  language: 'de',
  scale: 1e3,
  currency: 'EUR',
  grouping: '.',
  decimal: ',',
  note: 'Anhang',
  years: ['2023', '2022'],
  days: ['31.12.2023', '31.12.2022'],
  income: `
Konzern-Gewinn- und Verlustrechnung
in Tausend Euro
Umsatzerlöse
Umsatzkosten
Bruttoergebnis vom Umsatz
Vertriebskosten
Verwaltungskosten
Betriebsergebnis
Finanzerträge
Finanzaufwendungen
Ergebnis vor Steuern
Ertragsteuern
Konzernjahresüberschuss
Ergebnis je Aktie (in Euro)`,
  balance: `
Konzernbilanz
in Tausend Euro
Aktiva
Sachanlagen
Geschäfts- oder Firmenwerte
Langfristige Vermögenswerte
Vorräte
Forderungen aus Lieferungen und Leistungen
Zahlungsmittel und Zahlungsmitteläquivalente
Kurzfristige Vermögenswerte
Summe Aktiva
Passiva
Gezeichnetes Kapital
Gewinnrücklagen
Eigenkapital
Langfristige Finanzschulden
Langfristige Schulden
Verbindlichkeiten aus Lieferungen und Leistungen
Kurzfristige Schulden
Summe Passiva`,
  cash: `
Konzern-Kapitalflussrechnung
in Tausend Euro
Laufende Geschäftstätigkeit
Ergebnis vor Steuern
Abschreibungen
Gezahlte Steuern
Cashflow aus laufender Geschäftstätigkeit
Investitionstätigkeit
Auszahlungen für Investitionen in Sachanlagen
Cashflow aus der Investitionstätigkeit
Finanzierungstätigkeit
Tilgung von Finanzschulden
Gezahlte Dividenden
Cashflow aus der Finanzierungstätigkeit
Veränderung der Zahlungsmittel
Zahlungsmittel am Anfang der Periode
Zahlungsmittel am Ende der Periode`,
});
