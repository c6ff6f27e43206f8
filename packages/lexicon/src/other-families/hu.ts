import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Hungarian. */
export const hu: ReportLexicon = {
  language: 'hu',
  called: phrasesOf(`
    hungarian, magyar, magyarul, ungarisch, hongrois, húngaro, ungherese, hongaars`),
  months: phrasesOf(`
    január, február, március, április, május, június, július, augusztus, szeptember, október,
    november, december`),
  generic: phrasesOf(`
    letöltés, fájl, dokumentum, megnyitás, olvasás, tovább, itt, és, a, az, év, évi, jelentés,
    jelentések, magyar, angol`),
  joins: phrasesOf(`és, valamint`),
  smallWords: phrasesOf(`a, az, és, hogy, nem, is, egy, volt, vagy, meg, mint, csak`),
  kinds: {
    integratedReport: phrasesOf(`
      integrált jelentés, éves jelentés és fenntarthatósági jelentés, integrált éves jelentés`),
    annualReport: phrasesOf(`
      éves jelentés*, éves jelentések, éves pénzügyi jelentés*, összevont éves jelentés`),
    annualStatements: phrasesOf(`
      éves beszámoló*, konszolidált beszámoló*, konszolidált pénzügyi kimutatások,
      konszolidált éves beszámoló`),
    halfYear: phrasesOf(`féléves*, félév*`),
    interim: phrasesOf(`időközi*`),
    quarter: phrasesOf(`negyedéves*, negyedév*`),
    sustainability: phrasesOf(`fenntarthatósági jelentés, fenntarthatóság`),
    meeting: phrasesOf(`közgyűlés*, közgyűlési*, meghívó`),
    governance: phrasesOf(`
      alapszabály, javadalmazási*, felelős társaságirányítási*, etikai kódex`),
    prospectus: phrasesOf(`tájékoztató*, alaptájékoztató`),
    presentation: phrasesOf(`prezentáció*, befektetői prezentáció`),
    pressRelease: phrasesOf(`sajtóközlemény*`),
    chapter: phrasesOf(`vezetőségi jelentés, kiegészítő melléklet`),
    otherText: phrasesOf(`könyvvizsgálói jelentés, összefoglaló, kivonat, nyugdíjpénztár`),
  },
  statements: {
    income: {
      titles: phrasesOf(`eredménykimutatás, átfogó jövedelemkimutatás`),
      rows: phrasesOf(`
        adózás előtti eredmény, adózott eredmény, időszak eredménye, egy részvényre jutó`),
    },
    balance: {
      titles: phrasesOf(`mérleg, pénzügyi helyzet kimutatás`),
      rows: phrasesOf(`
        eszközök összesen, források összesen, saját tőke összesen, saját tőke,
        kötelezettségek összesen`),
    },
    cash_flow: {
      titles: phrasesOf(`cash flow kimutatás, cash flow, pénzáramlás`),
      rows: phrasesOf(`
        működési tevékenység, befektetési tevékenység, finanszírozási tevékenység`),
    },
  },
  periods: {
    previous: phrasesOf(`előző év`),
    year: phrasesOf(`év`),
    halfYear: phrasesOf(`félév, hat hónap`),
    quarter: phrasesOf(`negyedév, kilenc hónap, három hónap`),
    wholeYear: phrasesOf(`üzleti év, végződő év`),
    yearEnded: phrasesOf(`végződő év`),
    fiscalYear: phrasesOf(`üzleti év`),
    endsOn: [],
  },
  cover: {
    audit: phrasesOf(`független könyvvizsgálói jelentés, elvégeztük`),
    contents: phrasesOf(`tartalom, tartalomjegyzék`),
    group: phrasesOf(`konszolidált*, csoport`),
    pressContact: phrasesOf(`sajtókapcsolat`),
  },
  navigation: {
    annualReports: phrasesOf(`éves jelentések, éves jelentés`),
    archives: phrasesOf(`
      archívum, jelentések, pénzügyi jelentések, kiadványok, korábbi évek, összes jelentés`),
    next: phrasesOf(`következő, következő oldal`),
    results: phrasesOf(`pénzügyi információk, eredmények, pénzügyi adatok, dokumentumok`),
    investors: phrasesOf(`befektetők, befektetőknek, befektetői kapcsolatok, részvényesek`),
    away: phrasesOf(`
      hírek, sajtó, karrier, kapcsolat, naptár, részvény, osztalék, fenntarthatóság, termékek,
      keresés`),
    dateColumn: phrasesOf(`dátum, közzététel`),
  },
  forms: {
    everything: phrasesOf(`összes, mind`),
    accept: phrasesOf(`elfogadom, elfogad, összes elfogadása`),
    acceptStarts: [],
    more: phrasesOf(`továbbiak betöltése, több megjelenítése`),
  },
};
