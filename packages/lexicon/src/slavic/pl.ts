import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Polish. */
export const pl: ReportLexicon = {
  language: 'pl',
  called: phrasesOf(`
    polish, polski, polnisch, polonais, polaco, polacco, pools, polsk, lehçe, польский, البولندية,
    ポーランド語, 波兰语, 폴란드어`),
  months: phrasesOf(`
    stycznia styczeń, lutego luty, marca marzec, kwietnia kwiecień, maja maj, czerwca czerwiec,
    lipca lipiec, sierpnia sierpień, września wrzesień, października październik,
    listopada listopad, grudnia grudzień`),
  generic: phrasesOf(`
    pobierz, plik, dokument, otwórz, czytaj, więcej, tutaj, zobacz, i, w, za, rok, roku, raport,
    raporty, pełny, cały, polski, angielski, wersja`),
  joins: phrasesOf(`oraz, wraz`),
  smallWords: phrasesOf(`i, w, na, z, do, oraz, nie, się, jest, przez, od, dla`),
  kinds: {
    integratedReport: phrasesOf(`
      raport zintegrowany, zintegrowany raport roczny, raport roczny i zrównoważonego rozwoju`),
    annualReport: phrasesOf(`
      raport roczny*, raporty roczne, raportu rocznego, sprawozdanie roczne,
      skonsolidowany raport roczny, jednostkowy raport roczny`),
    annualStatements: phrasesOf(`
      skonsolidowane sprawozdanie finansowe, roczne sprawozdanie finansowe,
      zbadane sprawozdanie finansowe, skonsolidowane roczne sprawozdanie finansowe`),
    parentStatements: phrasesOf(`jednostkowe sprawozdanie finansowe, jednostkowy raport`),
    statements: phrasesOf(`sprawozdanie finansowe, sprawozdania finansowe`),
    halfYear: phrasesOf(`
      raport półroczny, raporty półroczne, półroczn*, pierwsze półrocze, i półrocze, półrocze,
      śródroczne skrócone*`),
    interim: phrasesOf(`raport okresowy, śródroczn*, niezbadane`),
    quarter: phrasesOf(`raport kwartalny, raporty kwartalne, kwartaln*, kwartał*`),
    sustainability: phrasesOf(`
      raport zrównoważonego rozwoju, raport esg, raport niefinansowy, oświadczenie niefinansowe,
      zrównoważony rozwój`),
    meeting: phrasesOf(`
      walne zgromadzenie, walnego zgromadzenia, zwołanie*, ogłoszenie o zwołaniu, pełnomocnictwo,
      formularz głosowania, projekty uchwał`),
    governance: phrasesOf(`
      sprawozdanie o wynagrodzeniach, ład korporacyjny, statut, regulamin*, polityka wynagrodzeń,
      kodeks etyki, dobre praktyki`),
    prospectus: phrasesOf(`prospekt*, memorandum informacyjne`),
    presentation: phrasesOf(`prezentacja*, prezentacje`),
    pressRelease: phrasesOf(`komunikat*, informacja prasowa, raport bieżący, raporty bieżące`),
    results: phrasesOf(`wyniki roczne`),
    chapter: phrasesOf(`sprawozdanie zarządu, noty objaśniające, informacja dodatkowa`),
    otherText: phrasesOf(`
      list do akcjonariuszy, list prezesa, streszczenie, podsumowanie, wybrane dane,
      sprawozdanie z badania, opinia biegłego*, kalendarium, fundusz emerytalny`),
  },
  statements: {
    income: {
      titles: phrasesOf(`
        rachunek zysków i strat, sprawozdanie z całkowitych dochodów, sprawozdanie z wyniku`),
      rows: phrasesOf(`
        zysk przed opodatkowaniem, zysk brutto, zysk netto, podatek dochodowy, zysk na akcję`),
    },
    balance: {
      titles: phrasesOf(`bilans, sprawozdanie z sytuacji finansowej`),
      rows: phrasesOf(`
        aktywa razem, suma aktywów, pasywa razem, suma pasywów, kapitał własny razem,
        kapitał własny, zobowiązania razem`),
    },
    cash_flow: {
      titles: phrasesOf(`
        rachunek przepływów pieniężnych, sprawozdanie z przepływów pieniężnych`),
      rows: phrasesOf(`
        działalności operacyjnej, działalności inwestycyjnej, działalności finansowej`),
    },
  },
  periods: {
    previous: phrasesOf(`poprzedni rok, rok poprzedni`),
    year: phrasesOf(`rok`),
    halfYear: phrasesOf(`pierwsze półrocze, sześciu miesięcy, 6 miesięcy`),
    quarter: phrasesOf(`
      trzech miesięcy, dziewięciu miesięcy, 3 miesięcy, 9 miesięcy, kwartał`),
    wholeYear: phrasesOf(`rok zakończony, roku zakończonego, rok obrotowy, lata zakończone`),
    yearEnded: phrasesOf(`
      rok zakończony, rok zakończony dnia, roku zakończonego, rok obrotowy zakończony,
      rok obrotowy zakończony dnia, roku obrotowego zakończonego`),
    fiscalYear: phrasesOf(`rok obrotowy, za rok`),
    endsOn: phrasesOf(`na dzień, zakończony`),
  },
  cover: {
    audit: phrasesOf(`
      sprawozdanie z badania, sprawozdanie niezależnego biegłego rewidenta,
      przeprowadziliśmy badanie`),
    contents: phrasesOf(`spis treści`),
    group: phrasesOf(`skonsolidowan*, grupa, grupy`),
    pressContact: phrasesOf(`kontakt dla mediów`),
  },
  navigation: {
    annualReports: phrasesOf(`raporty roczne, raport roczny`),
    archives: phrasesOf(`
      archiwum, raporty, raporty okresowe, sprawozdania finansowe, publikacje, poprzednie lata,
      pokaż więcej, zobacz wszystkie, raporty finansowe`),
    next: phrasesOf(`następna, następny, dalej, następna strona`),
    results: phrasesOf(`
      wyniki finansowe, wyniki, dane finansowe, dokumenty, pliki do pobrania`),
    investors: phrasesOf(`
      relacje inwestorskie, inwestorzy, dla inwestorów, akcjonariusze, dla akcjonariuszy`),
    away: phrasesOf(`
      aktualności, prasa, kariera, kontakt, prywatność, kalendarz, notowania, dywidenda,
      zrównoważony, produkty, szukaj`),
    dateColumn: phrasesOf(`data, opublikowano`),
  },
  forms: {
    everything: phrasesOf(`wszystkie`),
    accept: phrasesOf(`akceptuję, zgadzam się`),
    acceptStarts: [],
    more: phrasesOf(`pokaż więcej, załaduj więcej`),
  },
};
