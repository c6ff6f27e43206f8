import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Slovak. */
export const sk: ReportLexicon = {
  language: 'sk',
  called: phrasesOf(`
    slovak, slovensky, slovenčina, slowakisch, slovaque, eslovaco, slowaaks`),
  months: phrasesOf(`
    januára január, februára február, marca marec, apríla apríl, mája máj, júna jún, júla júl,
    augusta august, septembra september, októbra október, novembra november, decembra december`),
  generic: phrasesOf(`
      zobraziť, stiahnuť, viac, čítať, stiahnuť, súbor, dokument, otvoriť, čítať, viac, tu, a, za, rok, roku, správa, správy, po
    slovensky`),
  joins: phrasesOf(`a, vrátane`),
  smallWords: phrasesOf(`
    sú, alebo, ako, nie, boli, bola, ktoré, ktorý, spoločnosti, spoločnosť, sa, pri, tiež`),
  kinds: {
    integratedReport: phrasesOf(`integrovaná správa, výročná správa a správa o udržateľnosti`),
    annualReport: phrasesOf(`
      výročná správa*, výročné správy, ročná správa*, ročná finančná správa*`),
    annualStatements: phrasesOf(`
      konsolidovaná účtovná závierka, individuálna účtovná závierka, riadna účtovná závierka,
      ročná účtovná závierka, účtovná závierka*, účtovné závierky`),
    halfYear: phrasesOf(`polročná správa*, polročn*, polrok`),
    quarter: phrasesOf(`štvrťročn*, kvartáln*, štvrťrok, predbežné vyhlásenie`),
    sustainability: phrasesOf(`správa o udržateľnosti, udržateľnosť, nefinančn*`),
    meeting: phrasesOf(`
      valné zhromaždenie*, valného zhromaždenia, pozvánka na valné zhromaždenie`),
    governance: phrasesOf(`stanovy, kódex*, správa o odmeňovaní, správa a riadenie`),
    prospectus: phrasesOf(`prospekt cenného papiera, základný prospekt`),
    presentation: phrasesOf(`prezentácia*, prezentácie`),
    pressRelease: phrasesOf(`tlačová správa*, tlačové správy`),
    chapter: phrasesOf(`poznámky k účtovnej závierke`),
    annualReview: phrasesOf(`
      správa o činnosti`),
    otherText: phrasesOf(`
      správa nezávislého audítora, správa audítora, zhrnutie, list akcionárom`),
  },
  statements: {
    income: {
      titles: phrasesOf(`výkaz ziskov a strát, výkaz komplexného výsledku`),
      rows: phrasesOf(`
        výsledok hospodárenia pred zdanením, zisk pred zdanením, zisk po zdanení, daň z príjmov`),
    },
    balance: {
      titles: phrasesOf(`súvaha, výkaz o finančnej situácii, výkaz finančnej pozície`),
      rows: phrasesOf(`
        spolu majetok, majetok spolu, aktíva spolu, vlastné imanie, záväzky spolu`),
    },
    cash_flow: {
      titles: phrasesOf(`prehľad peňažných tokov, výkaz peňažných tokov`),
      rows: phrasesOf(`
        prevádzkovej činnosti, investičnej činnosti, finančnej činnosti`),
    },
  },
  periods: {
    previous: phrasesOf(`predchádzajúci rok`),
    year: phrasesOf(`rok`),
    halfYear: phrasesOf(`prvý polrok, šesť mesiacov, 6 mesiacov`),
    quarter: phrasesOf(`tri mesiace, deväť mesiacov, štvrťrok`),
    wholeYear: phrasesOf(`rok končiaci, rok ukončený, účtovné obdobie`),
    yearEnded: phrasesOf(`rok končiaci, rok končiaci sa, rok ukončený, k dátumu`),
    fiscalYear: phrasesOf(`účtovný rok, hospodársky rok, za rok`),
    endsOn: phrasesOf(`ku dňu, končiaci`),
  },
  cover: {
    audit: phrasesOf(`správa nezávislého audítora`),
    contents: phrasesOf(`obsah`),
    group: phrasesOf(`konsolidovan*, skupina`),
    pressContact: phrasesOf(`kontakt pre médiá`),
  },
  navigation: {
    annualReports: phrasesOf(`výročné správy, výročná správa`),
    archives: phrasesOf(`archív, správy, účtovné závierky, publikácie, zobraziť viac`),
    next: phrasesOf(`ďalšia, ďalšia strana, nasledujúca`),
    results: phrasesOf(`hospodárske výsledky, finančné výsledky, dokumenty`),
    investors: phrasesOf(`pre investorov, vzťahy s investormi, investori, akcionári`),
    away: phrasesOf(`
      novinky, aktuality, médiá, kariéra, kontakt, produkty, vyhľadávanie`),
    dateColumn: phrasesOf(`dátum`),
  },
  forms: {
    everything: phrasesOf(`všetko, všetky`),
    accept: phrasesOf(`súhlasím, prijať, prijať všetko`),
    acceptStarts: [],
    more: phrasesOf(
      `zobraziť všetko, zobraziť všetky, zobraziť ďalšie, staršie správy, ďalšia strana, načítať ďalšie, zobraziť viac, načítať viac`,
    ),
  },
};
