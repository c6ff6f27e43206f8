import { drawLanguage } from './draw-language.js';

/** Swedish: the terms of listed groups. */
export const sv = drawLanguage({
  language: 'sv',
  scale: 1e6,
  currency: 'SEK',
  grouping: ' ',
  decimal: ',',
  note: 'Not',
  years: ['2023', '2022'],
  days: ['2023-12-31', '2022-12-31'],
  income: `
Koncernens resultaträkning
Belopp i miljoner kronor
Nettoomsättning
Kostnad för sålda varor
Bruttoresultat
Administrationskostnader
Försäljningskostnader
Rörelseresultat
Finansiella intäkter
Finansiella kostnader
Resultat före skatt
Skatt på årets resultat
Årets resultat
Resultat per aktie (kr)`,
  balance: `
Koncernens balansräkning
Belopp i miljoner kronor
Tillgångar
Materiella anläggningstillgångar
Goodwill
Summa anläggningstillgångar
Varulager
Kundfordringar
Likvida medel
Summa omsättningstillgångar
Summa tillgångar
Eget kapital och skulder
Aktiekapital
Balanserade vinstmedel
Summa eget kapital
Långfristiga lån
Summa långfristiga skulder
Leverantörsskulder
Summa kortfristiga skulder
Summa eget kapital och skulder`,
  cash: `
Koncernens kassaflödesanalys
Belopp i miljoner kronor
Den löpande verksamheten
Resultat före skatt
Avskrivningar
Betald skatt
Kassaflöde från den löpande verksamheten
Investeringsverksamheten
Förvärv av materiella anläggningstillgångar
Kassaflöde från investeringsverksamheten
Finansieringsverksamheten
Amortering av lån
Utdelning
Kassaflöde från finansieringsverksamheten
Årets kassaflöde
Likvida medel vid årets början
Likvida medel vid årets slut`,
});
