import { drawLanguage } from './draw-language.js';

/** Polish: the terms of listed groups. */
export const pl = drawLanguage({
  language: 'pl',
  scale: 1e3,
  currency: 'PLN',
  grouping: ' ',
  decimal: ',',
  note: 'Nota',
  years: ['2023', '2022'],
  days: ['31.12.2023', '31.12.2022'],
  income: `
Skonsolidowany rachunek zysków i strat za rok zakończony 31 grudnia 2023 r.
(w tysiącach złotych)
Przychody ze sprzedaży
Koszt własny sprzedaży
Zysk brutto ze sprzedaży
Koszty ogólnego zarządu
Koszty sprzedaży
Zysk z działalności operacyjnej
Przychody finansowe
Koszty finansowe
Zysk przed opodatkowaniem
Podatek dochodowy
Zysk netto
Podstawowy zysk na jedną akcję (zł)`,
  balance: `
Skonsolidowane sprawozdanie z sytuacji finansowej na dzień 31 grudnia 2023 r.
(w tysiącach złotych)
Aktywa
Rzeczowe aktywa trwałe
Wartość firmy
Aktywa trwałe razem
Zapasy
Należności z tytułu dostaw i usług
Środki pieniężne i ich ekwiwalenty
Aktywa obrotowe razem
Aktywa razem
Pasywa
Kapitał podstawowy
Zyski zatrzymane
Kapitał własny razem
Długoterminowe kredyty bankowe
Zobowiązania długoterminowe razem
Zobowiązania z tytułu dostaw i usług
Zobowiązania krótkoterminowe razem
Pasywa razem`,
  cash: `
Skonsolidowane sprawozdanie z przepływów pieniężnych za rok zakończony 31 grudnia 2023 r.
(w tysiącach złotych)
Działalność operacyjna
Zysk przed opodatkowaniem
Amortyzacja
Podatek zapłacony
Przepływy pieniężne netto z działalności operacyjnej
Działalność inwestycyjna
Nabycie rzeczowych aktywów trwałych
Przepływy pieniężne netto z działalności inwestycyjnej
Działalność finansowa
Spłata kredytów
Dywidendy wypłacone
Przepływy pieniężne netto z działalności finansowej
Zmiana stanu środków pieniężnych
Środki pieniężne na początek okresu
Środki pieniężne na koniec okresu`,
});
