import { drawLanguage } from './draw-language.js';

/** Czech: the terms of listed groups. */
export const cs = drawLanguage({
  language: 'cs',
  scale: 1e6,
  currency: 'CZK',
  grouping: ' ',
  decimal: ',',
  note: 'Bod',
  years: ['2023', '2022'],
  days: ['31.12.2023', '31.12.2022'],
  income: `
Konsolidovaný výkaz zisku a ztráty za rok končící 31. prosince 2023
(v milionech Kč)
Tržby
Náklady na prodej
Hrubý zisk
Administrativní náklady
Odbytové náklady
Provozní výsledek hospodaření
Finanční výnosy
Finanční náklady
Zisk před zdaněním
Daň z příjmů
Zisk po zdanění
Základní zisk na akcii (Kč)`,
  balance: `
Konsolidovaná rozvaha k 31. prosinci 2023
(v milionech Kč)
Aktiva
Dlouhodobý hmotný majetek
Goodwill
Stálá aktiva celkem
Zásoby
Pohledávky z obchodních vztahů
Peněžní prostředky a peněžní ekvivalenty
Oběžná aktiva celkem
Aktiva celkem
Pasiva
Základní kapitál
Nerozdělený zisk
Vlastní kapitál celkem
Dlouhodobé úvěry
Dlouhodobé závazky celkem
Závazky z obchodních vztahů
Krátkodobé závazky celkem
Pasiva celkem`,
  cash: `
Konsolidovaný výkaz o peněžních tocích za rok končící 31. prosince 2023
(v milionech Kč)
Provozní činnost
Zisk před zdaněním
Odpisy
Zaplacená daň z příjmů
Čistý peněžní tok z provozní činnosti
Investiční činnost
Pořízení dlouhodobého hmotného majetku
Čistý peněžní tok z investiční činnosti
Finanční činnost
Splátky úvěrů
Vyplacené dividendy
Čistý peněžní tok z finanční činnosti
Čistá změna peněžních prostředků
Stav peněžních prostředků na začátku období
Stav peněžních prostředků na konci období`,
});
