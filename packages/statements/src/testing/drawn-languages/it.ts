import { drawLanguage } from './draw-language.js';

/** Italian: the terms of groups that report by IFRS. */
export const it = drawLanguage({
  language: 'it',
  scale: 1e3,
  currency: 'EUR',
  grouping: '.',
  decimal: ',',
  note: 'Note',
  years: ['2023', '2022'],
  days: ['31.12.2023', '31.12.2022'],
  income: `
Conto economico consolidato
in migliaia di euro
Ricavi
Costo del venduto
Utile lordo
Spese amministrative
Spese commerciali
Risultato operativo
Proventi finanziari
Oneri finanziari
Risultato prima delle imposte
Imposte sul reddito
Utile netto
Utile per azione (in euro)`,
  balance: `
Situazione patrimoniale-finanziaria consolidata
in migliaia di euro
Attività
Immobili, impianti e macchinari
Avviamento
Totale attività non correnti
Rimanenze
Crediti commerciali
Disponibilità liquide
Totale attività correnti
Totale attività
Passività
Capitale sociale
Utili portati a nuovo
Totale patrimonio netto
Finanziamenti a lungo termine
Totale passività non correnti
Debiti commerciali
Totale passività correnti
Totale patrimonio netto e passività`,
  cash: `
Rendiconto finanziario consolidato
in migliaia di euro
Attività operativa
Risultato prima delle imposte
Ammortamenti
Imposte pagate
Flusso di cassa dell'attività operativa
Attività di investimento
Investimenti in immobilizzazioni materiali
Flusso di cassa dell'attività di investimento
Attività di finanziamento
Rimborso di finanziamenti
Dividendi pagati
Flusso di cassa dell'attività di finanziamento
Variazione delle disponibilità liquide
Disponibilità liquide iniziali
Disponibilità liquide finali`,
});
