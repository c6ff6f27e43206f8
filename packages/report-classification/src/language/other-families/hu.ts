import { words, type ReportLexicon } from '../lexicon.js';

/** Hungarian. */
export const hu: ReportLexicon = {
  language: 'hu',
  called: words(`
    hungarian, magyar, magyarul, ungarisch, hongrois, húngaro, ungherese, hongaars`),
  months: words(`
    január, február, március, április, május, június, július, augusztus, szeptember, október,
    november, december`),
  generic: words(`
    letöltés, fájl, dokumentum, megnyitás, olvasás, tovább, itt, és, a, az, év, évi, jelentés,
    jelentések, magyar, angol`),
  joins: words(`és, valamint`),
  smallWords: words(`a, az, és, hogy, nem, is, egy, volt, vagy, meg, mint, csak`),
  kinds: {
    integratedReport: words(`
      integrált jelentés, éves jelentés és fenntarthatósági jelentés, integrált éves jelentés`),
    annualReport: words(`
      éves jelentés*, éves jelentések, éves pénzügyi jelentés*, összevont éves jelentés`),
    annualStatements: words(`
      éves beszámoló*, konszolidált beszámoló*, konszolidált pénzügyi kimutatások,
      konszolidált éves beszámoló`),
    halfYear: words(`féléves*, félév*`),
    interim: words(`időközi*`),
    quarter: words(`negyedéves*, negyedév*`),
    sustainability: words(`fenntarthatósági jelentés, fenntarthatóság`),
    meeting: words(`közgyűlés*, közgyűlési*, meghívó`),
    governance: words(`
      alapszabály, javadalmazási*, felelős társaságirányítási*, etikai kódex`),
    prospectus: words(`tájékoztató*, alaptájékoztató`),
    presentation: words(`prezentáció*, befektetői prezentáció`),
    pressRelease: words(`sajtóközlemény*`),
    chapter: words(`vezetőségi jelentés, kiegészítő melléklet`),
    otherText: words(`könyvvizsgálói jelentés, összefoglaló, kivonat, nyugdíjpénztár`),
  },
  statements: {
    income: {
      titles: words(`eredménykimutatás, átfogó jövedelemkimutatás`),
      rows: words(`
        adózás előtti eredmény, adózott eredmény, időszak eredménye, egy részvényre jutó`),
    },
    balance: {
      titles: words(`mérleg, pénzügyi helyzet kimutatás`),
      rows: words(`
        eszközök összesen, források összesen, saját tőke összesen, saját tőke,
        kötelezettségek összesen`),
    },
    cash_flow: {
      titles: words(`cash flow kimutatás, cash flow, pénzáramlás`),
      rows: words(`
        működési tevékenység, befektetési tevékenység, finanszírozási tevékenység`),
    },
  },
  periods: {
    previous: words(`előző év`),
    year: words(`év`),
    halfYear: words(`félév, hat hónap`),
    quarter: words(`negyedév, kilenc hónap, három hónap`),
    wholeYear: words(`üzleti év, végződő év`),
    yearEnded: words(`végződő év`),
    fiscalYear: words(`üzleti év`),
    endsOn: [],
  },
  cover: {
    audit: words(`független könyvvizsgálói jelentés, elvégeztük`),
    contents: words(`tartalom, tartalomjegyzék`),
    group: words(`konszolidált*, csoport`),
    pressContact: words(`sajtókapcsolat`),
  },
  navigation: {
    annualReports: words(`éves jelentések, éves jelentés`),
    archives: words(`
      archívum, jelentések, pénzügyi jelentések, kiadványok, korábbi évek, összes jelentés`),
    next: words(`következő, következő oldal`),
    results: words(`pénzügyi információk, eredmények, pénzügyi adatok, dokumentumok`),
    investors: words(`befektetők, befektetőknek, befektetői kapcsolatok, részvényesek`),
    away: words(`
      hírek, sajtó, karrier, kapcsolat, naptár, részvény, osztalék, fenntarthatóság, termékek,
      keresés`),
    dateColumn: words(`dátum, közzététel`),
  },
  forms: {
    everything: words(`összes, mind`),
    accept: words(`elfogadom, elfogad, összes elfogadása`),
    acceptStarts: [],
    more: words(`továbbiak betöltése, több megjelenítése`),
  },
};
