import { drawLanguage } from './draw-language.js';

/** Norwegian: the terms of listed groups. */
export const no = drawLanguage({
  language: 'no',
  scale: 1e6,
  currency: 'NOK',
  grouping: ' ',
  decimal: ',',
  note: 'Note',
  years: ['2023', '2022'],
  days: ['31.12.2023', '31.12.2022'],
  income: `
Konsernets resultatregnskap for 2023
Beløp i millioner NOK
Driftsinntekter
Varekostnad
Bruttofortjeneste
Lønnskostnad
Annen driftskostnad
Driftsresultat
Finansinntekter
Finanskostnader
Resultat før skattekostnad
Skattekostnad
Årsresultat
Resultat per aksje (kroner)`,
  balance: `
Konsernets balanse per 31. desember 2023
Beløp i millioner NOK
Eiendeler
Varige driftsmidler
Goodwill
Sum anleggsmidler
Varelager
Kundefordringer
Kontanter og kontantekvivalenter
Sum omløpsmidler
Sum eiendeler
Egenkapital og gjeld
Aksjekapital
Annen egenkapital
Sum egenkapital
Langsiktige lån
Sum langsiktig gjeld
Leverandørgjeld
Sum kortsiktig gjeld
Sum egenkapital og gjeld`,
  cash: `
Konsernets kontantstrømoppstilling for 2023
Beløp i millioner NOK
Operasjonelle aktiviteter
Resultat før skattekostnad
Avskrivninger
Betalt skatt
Netto kontantstrøm fra operasjonelle aktiviteter
Investeringsaktiviteter
Kjøp av varige driftsmidler
Netto kontantstrøm fra investeringsaktiviteter
Finansieringsaktiviteter
Nedbetaling av lån
Utbetalt utbytte
Netto kontantstrøm fra finansieringsaktiviteter
Netto endring i kontanter og kontantekvivalenter
Kontanter og kontantekvivalenter ved årets begynnelse
Kontanter og kontantekvivalenter ved årets slutt`,
});
