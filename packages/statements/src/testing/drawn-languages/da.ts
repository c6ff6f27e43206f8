import { drawLanguage } from './draw-language.js';

/** Danish: the terms of listed groups. */
export const da = drawLanguage({
  language: 'da',
  scale: 1e6,
  currency: 'DKK',
  grouping: '.',
  decimal: ',',
  note: 'Note',
  years: ['2023', '2022'],
  days: ['2023', '2022'],
  income: `
Koncernens resultatopgørelse 1. januar - 31. december 2023
Beløb i mio. DKK
Nettoomsætning
Produktionsomkostninger
Bruttoresultat
Administrationsomkostninger
Distributionsomkostninger
Resultat af primær drift
Finansielle indtægter
Finansielle omkostninger
Resultat før skat
Skat af årets resultat
Årets resultat
Resultat pr. aktie (kr.)`,
  balance: `
Koncernens balance pr. 31. december 2023
Beløb i mio. DKK
Aktiver
Materielle aktiver
Goodwill
Langfristede aktiver i alt
Varebeholdninger
Tilgodehavender fra salg
Likvide beholdninger
Kortfristede aktiver i alt
Aktiver i alt
Passiver
Aktiekapital
Overført resultat
Egenkapital i alt
Langfristede lån
Langfristede forpligtelser i alt
Leverandørgæld
Kortfristede forpligtelser i alt
Passiver i alt`,
  cash: `
Koncernens pengestrømsopgørelse 1. januar - 31. december 2023
Beløb i mio. DKK
Driftsaktivitet
Resultat før skat
Af- og nedskrivninger
Betalt selskabsskat
Pengestrømme fra driftsaktivitet
Investeringsaktivitet
Køb af materielle aktiver
Pengestrømme til investeringsaktivitet
Finansieringsaktivitet
Afdrag på lån
Betalt udbytte
Pengestrømme fra finansieringsaktivitet
Årets pengestrømme
Likvider primo
Likvider ultimo`,
});
