import { drawLanguage } from './draw-language.js';

/** Dutch: the terms of groups that report by IFRS. */
export const nl = drawLanguage({
  language: 'nl',
  scale: 1e6,
  currency: 'EUR',
  grouping: '.',
  decimal: ',',
  note: 'Toelichting',
  years: ['2023', '2022'],
  days: ['31-12-2023', '31-12-2022'],
  income: `
Geconsolideerde winst-en-verliesrekening
in miljoenen euro
Omzet
Kostprijs van de omzet
Brutowinst
Algemene beheerskosten
Verkoopkosten
Bedrijfsresultaat
Financiële baten
Financiële lasten
Resultaat voor belastingen
Winstbelastingen
Nettowinst
Winst per aandeel (in euro)`,
  balance: `
Geconsolideerde balans
in miljoenen euro
Activa
Materiële vaste activa
Goodwill
Totaal vaste activa
Voorraden
Handelsvorderingen
Liquide middelen
Totaal vlottende activa
Totaal activa
Passiva
Aandelenkapitaal
Ingehouden winsten
Totaal eigen vermogen
Langlopende leningen
Totaal langlopende verplichtingen
Handelsschulden
Totaal kortlopende verplichtingen
Totaal eigen vermogen en verplichtingen`,
  cash: `
Geconsolideerd kasstroomoverzicht
in miljoenen euro
Operationele activiteiten
Resultaat voor belastingen
Afschrijvingen
Betaalde winstbelasting
Kasstroom uit operationele activiteiten
Investeringsactiviteiten
Investeringen in materiële vaste activa
Kasstroom uit investeringsactiviteiten
Financieringsactiviteiten
Aflossing van leningen
Betaald dividend
Kasstroom uit financieringsactiviteiten
Mutatie in geldmiddelen
Geldmiddelen per begin boekjaar
Geldmiddelen per einde boekjaar`,
});
