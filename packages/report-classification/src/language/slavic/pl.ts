import { words, type ReportLexicon } from '../lexicon.js';

/** Polish. */
export const pl: ReportLexicon = {
  language: 'pl',
  called: words(`
    polish, polski, polnisch, polonais, polaco, polacco, pools, polsk, lehçe, польский, البولندية,
    ポーランド語, 波兰语, 폴란드어`),
  months: words(`
    stycznia styczeń, lutego luty, marca marzec, kwietnia kwiecień, maja maj, czerwca czerwiec,
    lipca lipiec, sierpnia sierpień, września wrzesień, października październik,
    listopada listopad, grudnia grudzień`),
  generic: words(`
    pobierz, plik, dokument, otwórz, czytaj, więcej, tutaj, zobacz, i, w, za, rok, roku, raport,
    raporty, pełny, cały, polski, angielski, wersja`),
  joins: words(`oraz, wraz`),
  smallWords: words(`i, w, na, z, do, oraz, nie, się, jest, przez, od, dla`),
  kinds: {
    integratedReport: words(`
      raport zintegrowany, zintegrowany raport roczny, raport roczny i zrównoważonego rozwoju`),
    annualReport: words(`
      raport roczny*, raporty roczne, raportu rocznego, sprawozdanie roczne,
      skonsolidowany raport roczny, jednostkowy raport roczny`),
    annualStatements: words(`
      skonsolidowane sprawozdanie finansowe, roczne sprawozdanie finansowe,
      zbadane sprawozdanie finansowe, skonsolidowane roczne sprawozdanie finansowe`),
    parentStatements: words(`jednostkowe sprawozdanie finansowe, jednostkowy raport`),
    statements: words(`sprawozdanie finansowe, sprawozdania finansowe`),
    halfYear: words(`
      raport półroczny, raporty półroczne, półroczn*, pierwsze półrocze, i półrocze, półrocze,
      śródroczne skrócone*`),
    interim: words(`raport okresowy, śródroczn*, niezbadane`),
    quarter: words(`raport kwartalny, raporty kwartalne, kwartaln*, kwartał*`),
    sustainability: words(`
      raport zrównoważonego rozwoju, raport esg, raport niefinansowy, oświadczenie niefinansowe,
      zrównoważony rozwój`),
    meeting: words(`
      walne zgromadzenie, walnego zgromadzenia, zwołanie*, ogłoszenie o zwołaniu, pełnomocnictwo,
      formularz głosowania, projekty uchwał`),
    governance: words(`
      sprawozdanie o wynagrodzeniach, ład korporacyjny, statut, regulamin*, polityka wynagrodzeń,
      kodeks etyki, dobre praktyki`),
    prospectus: words(`prospekt*, memorandum informacyjne`),
    presentation: words(`prezentacja*, prezentacje`),
    pressRelease: words(`komunikat*, informacja prasowa, raport bieżący, raporty bieżące`),
    results: words(`wyniki roczne`),
    chapter: words(`sprawozdanie zarządu, noty objaśniające, informacja dodatkowa`),
    otherText: words(`
      list do akcjonariuszy, list prezesa, streszczenie, podsumowanie, wybrane dane,
      sprawozdanie z badania, opinia biegłego*, kalendarium, fundusz emerytalny`),
  },
  statements: {
    income: {
      titles: words(`
        rachunek zysków i strat, sprawozdanie z całkowitych dochodów, sprawozdanie z wyniku`),
      rows: words(`
        zysk przed opodatkowaniem, zysk brutto, zysk netto, podatek dochodowy, zysk na akcję`),
    },
    balance: {
      titles: words(`bilans, sprawozdanie z sytuacji finansowej`),
      rows: words(`
        aktywa razem, suma aktywów, pasywa razem, suma pasywów, kapitał własny razem,
        kapitał własny, zobowiązania razem`),
    },
    cash_flow: {
      titles: words(`
        rachunek przepływów pieniężnych, sprawozdanie z przepływów pieniężnych`),
      rows: words(`
        działalności operacyjnej, działalności inwestycyjnej, działalności finansowej`),
    },
  },
  periods: {
    previous: words(`poprzedni rok, rok poprzedni`),
    year: words(`rok`),
    halfYear: words(`pierwsze półrocze, sześciu miesięcy, 6 miesięcy`),
    quarter: words(`
      trzech miesięcy, dziewięciu miesięcy, 3 miesięcy, 9 miesięcy, kwartał`),
    wholeYear: words(`rok zakończony, roku zakończonego, rok obrotowy, lata zakończone`),
    yearEnded: words(`
      rok zakończony, rok zakończony dnia, roku zakończonego, rok obrotowy zakończony,
      rok obrotowy zakończony dnia, roku obrotowego zakończonego`),
    fiscalYear: words(`rok obrotowy, za rok`),
    endsOn: words(`na dzień, zakończony`),
  },
  cover: {
    audit: words(`
      sprawozdanie z badania, sprawozdanie niezależnego biegłego rewidenta,
      przeprowadziliśmy badanie`),
    contents: words(`spis treści`),
    group: words(`skonsolidowan*, grupa, grupy`),
    pressContact: words(`kontakt dla mediów`),
  },
  navigation: {
    annualReports: words(`raporty roczne, raport roczny`),
    archives: words(`
      archiwum, raporty, raporty okresowe, sprawozdania finansowe, publikacje, poprzednie lata,
      pokaż więcej, zobacz wszystkie, raporty finansowe`),
    next: words(`następna, następny, dalej, następna strona`),
    results: words(`
      wyniki finansowe, wyniki, dane finansowe, dokumenty, pliki do pobrania`),
    investors: words(`
      relacje inwestorskie, inwestorzy, dla inwestorów, akcjonariusze, dla akcjonariuszy`),
    away: words(`
      aktualności, prasa, kariera, kontakt, prywatność, kalendarz, notowania, dywidenda,
      zrównoważony, produkty, szukaj`),
    dateColumn: words(`data, opublikowano`),
  },
  forms: {
    everything: words(`wszystkie`),
    accept: words(`akceptuję, zgadzam się`),
    acceptStarts: [],
    more: words(`pokaż więcej, załaduj więcej`),
  },
};
