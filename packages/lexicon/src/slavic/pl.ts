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
      zobacz, więcej, czytaj, podgląd, pobierz, plik, dokument, otwórz, czytaj, więcej, tutaj, zobacz, i, w, za, rok, roku, raport,
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
    annualReview: phrasesOf(`
      sprawozdanie merytoryczne*, sprawozdanie z działalności*`),
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
    more: phrasesOf(
      `zobacz wszystkie, pokaż wszystkie, wyświetl więcej, wyświetl wszystkie, zobacz więcej, wszystkie raporty, starsze raporty, następna strona, pokaż więcej, załaduj więcej`,
    ),
  },
  reading: {
    titles: {
      income_statement: `
        rachunek zysków i strat, (skonsolidowany) rachunek wyników,
        sprawozdanie z zysków lub strat, sprawozdanie z wyniku,
        sprawozdanie z zysków i strat`,
      balance_sheet: `bilans, sprawozdanie z sytuacji finansowej`,
      cash_flow_statement: `
        rachunek przepływów pieniężnych, sprawozdanie z przepływów pieniężnych,
        przepływy pieniężne`,
      comprehensive_income: `
        sprawozdanie z całkowitych dochodów,
        sprawozdanie z pozostałych całkowitych dochodów`,
      changes_in_equity: `
        zestawienie zmian w kapitale (własnym), sprawozdanie ze zmian w kapitale (własnym)`,
    },
    titleFillers: `
      skonsolidowany, skonsolidowane, jednostkowy, jednostkowe, za, rok, okres, od, do, na,
      dzień, obrotowy, zakończony, zakończone, dnia, r, w, tys, zł, grudnia, stycznia,
      aktywa, pasywa, wariant, porównawczy, kalkulacyjny, metoda, pośrednia, bezpośrednia,
      i, z, roku, sporządzony, sporządzone, tysiącach, złotych, mln`,
    group: `skonsolidowan*, grupa, grupy`,
    parent: `jednostkow*, spółka dominująca, jednostka dominująca`,
    withSubsidiaries: `i spółki zależne, oraz spółki zależne`,
    decoys: {
      selected: `wybrane dane finansowe, wybrane dane`,
      condensed: `skrócone, skrócony, śródroczn*`,
      interim: `śródroczn*, półrocz*, kwarta*`,
      segment: `segment*`,
      note: `nota …, noty …`,
      unaudited: `niebadan*, niepoddane badaniu`,
    },
    incomeAndComprehensive: `
      zysków lub strat i pozostałych całkowitych dochodów,
      zysków i strat oraz inne całkowite dochody`,
    prose: `jest, są, został*, przez, oraz, które, zgodnie`,
    continued: `ciąg dalszy, cd`,
    chapter: `sprawozdanie finansowe, skonsolidowane sprawozdanie finansowe`,
    contents: `spis treści`,
    pages: {
      page: `strona, str`,
      running: `raport roczny, sprawozdanie finansowe`,
      sentence: `niniejsze, spółka, noty, informacja, dane`,
      closing: `
        noty … integralną część, informacje dodatkowe … integralną część,
        noty … stanowią …`,
    },
    rows: {
      income_statement: {
        eps_diluted: `rozwodniony zysk … na (jedną) akcję …, … rozwodnion*, rozwodniony …`,
        eps_basic: `
          (podstawowy) zysk strata (netto) na (jedną) akcję …,
          zysk (netto) na (jedną) akcję …, zysk przypadający na (jedną) akcję …,
          podstawowy (zysk) …`,
        discontinued: `… działalności/działalność zaniechanej/zaniechana …`,
        comprehensive_income: `
          (suma) całkowite/całkowitych dochody/dochodów (ogółem), inne całkowite dochody …,
          pozostałe całkowite dochody …`,
        income_before_taxes: `
          zysk (strata) brutto, zysk (strata) przed opodatkowaniem,
          zysk strata przed opodatkowaniem, zysk przed podatkiem …`,
        income_tax: `podatek dochodowy …, obciążenie podatkowe`,
        net_income_attributable_to_minority: `
          … udziałom/udziałowcom/udziały niekontrolującym/niesprawującym/niekontrolujące …,
          udziały niedające kontroli, … akcjonariuszom/udziałowcom mniejszościowym,
          zyski mniejszości`,
        net_income_attributable_to_parent: `
          … akcjonariuszom/właścicielom/udziałowcom jednostki dominującej,
          … akcjonariuszom/akcjonariusze spółki dominującej`,
        net_income: `
          zysk (strata) netto …, zysk strata netto …, wynik finansowy netto,
          zysk netto za rok …`,
        gross_profit: `
          zysk (strata) brutto ze sprzedaży, zysk strata brutto ze sprzedaży,
          zysk (strata) ze sprzedaży …`,
        operating_income: `
          zysk (strata) z działalności operacyjnej, zysk strata z działalności operacyjnej,
          zysk operacyjny, wynik operacyjny`,
        interest_expense: `koszty finansowe, koszty odsetek*`,
        cost_of_revenue: `
          koszt własny sprzedaży …, koszty sprzedanych produktów …, koszt sprzedanych …,
          koszt wytworzenia sprzedanych …`,
        revenue: `
          przychody ze sprzedaży …, przychody netto ze sprzedaży …, przychody,
          przychody z umów z klientami`,
        operating_expenses: `koszty działalności operacyjnej`,
        expense_line: `
          koszty …, amortyzacja, zużycie …, usługi obce, podatki i opłaty …,
          wynagrodzenia …, pozostałe koszty …, … koszty …`,
      },
      balance_sheet: {
        total_liabilities_and_equity: `
          pasywa razem, razem pasywa, suma pasywów, pasywa ogółem,
          kapitał własny i zobowiązania razem, razem kapitał własny i zobowiązania,
          suma kapitału własnego i zobowiązań, kapitały i zobowiązania razem`,
        total_assets: `aktywa razem, razem aktywa, suma aktywów, aktywa ogółem`,
        total_current_assets: `
          aktywa obrotowe (razem), razem aktywa obrotowe, aktywa krótkoterminowe (razem)`,
        total_noncurrent_assets: `aktywa trwałe (razem), razem aktywa trwałe, aktywa długoterminowe (razem)`,
        total_current_liabilities: `zobowiązania krótkoterminowe (razem), razem zobowiązania krótkoterminowe`,
        total_noncurrent_liabilities: `zobowiązania długoterminowe (razem), razem zobowiązania długoterminowe`,
        total_liabilities: `
          zobowiązania razem, razem zobowiązania, zobowiązania ogółem,
          zobowiązania i rezerwy na zobowiązania`,
        equity_attributable_to_parent: `
          kapitał własny … akcjonariuszom/właścicielom/udziałowcom …,
          kapitał własny akcjonariuszy jednostki dominującej`,
        total_equity: `
          kapitał własny (razem|ogółem), razem kapitał własny, kapitał fundusz własny,
          kapitały własne (razem)`,
        noncontrolling_interests: `
          udziały niekontrolujące, udziały niedające kontroli, kapitały mniejszości,
          kapitał udziałowców niekontrolujących`,
        cash_and_cash_equivalents: `
          środki pieniężne i ich ekwiwalenty, środki pieniężne i inne aktywa pieniężne,
          środki pieniężne`,
        receivables: `
          należności z tytułu dostaw i usług …, należności handlowe …,
          należności krótkoterminowe`,
        inventories: `zapasy`,
        property_plant_equipment: `rzeczowe aktywa trwałe`,
        goodwill: `wartość firmy`,
        intangible_assets: `wartości niematerialne (i prawne), aktywa niematerialne`,
        payables: `zobowiązania z tytułu dostaw i usług …, zobowiązania handlowe …`,
        short_term_debt: `krótkoterminowe kredyty …`,
        long_term_debt: `długoterminowe kredyty …, kredyty i pożyczki`,
        retained_earnings: `zyski zatrzymane …, zysk strata z lat ubiegłych, niepodzielony wynik …`,
        equity_line: `
          kapitał … podstawowy, kapitał zakładowy …, kapitał zapasowy …, kapitał …,
          akcje własne …, zysk strata netto, różnice kursowe …`,
        liability_line: `
          zobowiązania …, rezerwy …, rezerwa …, kredyty …,
          rozliczenia międzyokresowe przychodów, przychody przyszłych okresów,
          … zobowiązania …`,
        asset_line: `
          należności …, inwestycje …, aktywa …, grunty …, budynki …,
          rozliczenia międzyokresowe, … aktywa …, nieruchomości …, … udziały …`,
      },
      cash_flow_statement: {
        closing_cash: `środki pieniężne … na koniec …, stan środków pieniężnych na koniec …`,
        opening_cash: `środki pieniężne … na początek …, stan środków pieniężnych na początek …`,
        operating_cash_flow: `
          przepływy pieniężne netto z działalności operacyjnej,
          środki pieniężne netto … działalności operacyjnej,
          przepływy netto z działalności operacyjnej,
          przepływy (środków) pieniężne/pieniężnych z działalności operacyjnej`,
        investing_cash_flow: `
          przepływy pieniężne netto z działalności inwestycyjnej,
          środki pieniężne netto … działalności inwestycyjnej,
          przepływy netto z działalności inwestycyjnej,
          przepływy (środków) pieniężne/pieniężnych z działalności inwestycyjnej`,
        financing_cash_flow: `
          przepływy pieniężne netto z działalności finansowej,
          środki pieniężne netto … działalności finansowej,
          przepływy netto z działalności finansowej,
          przepływy (środków) pieniężne/pieniężnych z działalności finansowej`,
        exchange_rate_effect: `… różnic/różnice kursowych/kursowe …`,
        net_change_in_cash: `
          (bilansowa) zmiana stanu środków pieniężnych …, przepływy pieniężne netto razem,
          zwiększenie zmniejszenie (netto) (stanu) środków pieniężnych …,
          zmiana (netto) (stanu) środków pieniężnych …`,
        cash_flow_net_income: `
          zysk strata netto …, zysk (strata) brutto, zysk strata brutto,
          zysk przed opodatkowaniem, zysk netto`,
        depreciation_and_amortization: `amortyzacja …`,
        capital_expenditure: `nabycie … rzeczowych aktywów trwałych …, wydatki na zakup rzeczowych …`,
        dividends_paid: `dywidendy wypłacone …, wypłata dywidend* …, dywidendy i inne wypłaty …`,
        debt_repaid: `spłata/spłaty kredytów …, spłata pożyczek …`,
        debt_issued: `zaciągnięcie kredytów …, wpływy z … kredytów …`,
        cash_adjustment: `
          korekty …, zmiana …, podatek …, zapłacony …, odsetki …,
          zysk strata z działalności …, inne …`,
        investing_line: `nabycie …, zbycie …, wpływy ze sprzedaży …, sprzedaż …`,
        financing_line: `… kredytów …, … leasing* …, emisja …, wpływy …, spłata …`,
      },
    },
    comprehensive: `inne całkowite dochody, pozostałe całkowite dochody`,
    labels: {
      and: `i, oraz`,
      total: `razem, ogółem, suma`,
      part: `w tym`,
      deduction: `minus, pomniejszone`,
      attributed: `przypadający, przypadająca, przypadające`,
      note: `nota, noty`,
      joining: `i, oraz, z, ze, w, na, do, od, za, o`,
      goesOn: `i, oraz, z, ze, w, na, do, od, za, lub, tytułu`,
      continues: `i, oraz, lub`,
    },
    units: {
      perShare: `na jedną akcję, na akcję`,
      shares: `liczba akcji, średnia ważona liczba`,
    },
    columns: {
      note: `nota, noty`,
      side: `zmiana, kwartał, dynamika`,
      gross: `brutto`,
    },
    money: {
      thousands: `tys, tysiącach, tysiące`,
      millions: `mln, milionach, miliony`,
      billions: `mld, miliardach`,
      currencies: {
        PLN: `zł, pln, złotych, złoty, polskich złotych`,
        EUR: `euro`,
        USD: `dolar*`,
      },
      hundredths: `groszy, gr`,
      except: `o ile nie, z wyjątkiem`,
      opens: `dane w, kwoty w, wszystkie kwoty, w`,
      presented: `walutą prezentacji, zaprezentowano w`,
      filler: `
        dane, kwoty, wszystkie, w, wyrażone, są, o, ile, nie, zaznaczono, inaczej, podano,
        polskich`,
    },
    periods: {
      months: `miesięcy, miesiące`,
      weeks: `tygodni`,
      numerals: { trzy: 3, trzech: 3, szesc: 6, szesciu: 6, dziewiec: 9, dziewieciu: 9 },
      wholeYear: `rok obrotowy, rok, roku`,
      halfYear: `półrocze, półrocza`,
      quarter: `kwartał, kwartału`,
      interimReport: `raport półroczny, raport kwartalny, śródroczne`,
      currentYear: `
        rok bieżący, bieżący rok (obrotowy), bieżący okres, bieżącego roku (obrotowego),
        (stan|kwota) na dzień kończący bieżący rok obrotowy, kwota za bieżący rok obrotowy, kwota za rok bieżący,
        (stan) na koniec roku (obrotowego|bieżącego), rok obrotowy bieżący,
        (stan) na koniec bieżącego roku (obrotowego), za rok bieżący, za bieżący rok (obrotowy)`,
      previousYear: `
        rok poprzedni, poprzedni rok (obrotowy), rok ubiegły, poprzedni okres,
        poprzedniego roku (obrotowego), kwota za poprzedni rok obrotowy, kwota za rok poprzedni,
        (stan|kwota) na dzień kończący poprzedni rok obrotowy, rok obrotowy poprzedni,
        (stan) na początek roku (obrotowego|bieżącego), (stan) na koniec roku poprzedniego,
        (stan) na koniec poprzedniego roku (obrotowego), za rok poprzedni,
        za poprzedni rok (obrotowy)`,
      transition: `zmiana roku obrotowego`,
      to: `do`,
      yearEnded: `rok zakończony, rok obrotowy zakończony, okres zakończony, zakończony`,
      besideYear: `r, roku, rok, stan, na, dzień, za, okres, zakończony, dnia, od`,
      head: `nota, wyszczególnienie, treść, w`,
      line: `za rok …, za okres …, na dzień …, rok zakończony …`,
      restated: `przekształcon*, skorygowan*`,
    },
    meanings: {
      assets: `aktywa, aktywów`,
      liabilities: `zobowiązania, zobowiązań`,
      equity: `kapitał własny, kapitału własnego`,
      current: `krótkoterminow*, obrotow*`,
      noncurrent: `długoterminow*, trwał*`,
      operating: `operacyjn*`,
      investing: `inwestycyjn*`,
      financing: `finansowej`,
      basic: `podstawowy`,
      diluted: `rozwodnion*`,
      'cash flow': `przepływ*`,
      opening: `początek`,
      closing: `koniec`,
      purchase: `nabycie, zakup`,
      sale: `sprzedaż, zbycie`,
      repayment: `spłat*`,
      issue: `emisja`,
      receivable: `należności`,
      continuing: `kontynuowan*`,
      discontinued: `zaniechan*`,
      before: `przed`,
      after: `po`,
      paid: `zapłacon*, wypłacon*`,
      received: `otrzyman*`,
      income: `przychody`,
      expense: `koszty`,
      'finance income': `przychody finansowe`,
      'finance expense': `koszty finansowe`,
      minority: `niekontrolując*, mniejszości`,
      owners: `jednostki dominującej`,
      gross: `brutto`,
      net: `netto`,
      tangible: `rzeczowe`,
      intangible: `niematerialne`,
      deferred: `odroczon*`,
      gain: `zysk`,
      loss: `strata`,
      debt: `kredyty`,
    },
    reporter: {
      addressee: `dla walnego zgromadzenia, dla akcjonariuszy`,
      audited: `sprawozdania finansowego spółki, sprawozdanie finansowe spółki`,
      self: `spółka, grupa, bank, jednostka`,
    },
  },
};
