import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Croatian, with the Latin spellings of Serbian and Bosnian. */
export const hr: ReportLexicon = {
  language: 'hr',
  called: phrasesOf(`
    croatian, hrvatski, kroatisch, croate, croata, kroatiska, хорватский, クロアチア語, 克罗地亚语`),
  months: phrasesOf(`
    siječnja siječanj januar januara, veljače veljača februar februara, ožujka ožujak marta,
    travnja travanj aprila, svibnja svibanj maja, lipnja lipanj juna, srpnja srpanj jula,
    kolovoza kolovoz avgusta, rujna rujan septembra, listopada listopad oktobra, studenog
    studenoga studeni novembra, prosinca prosinac decembra`),
  generic: phrasesOf(`
      prikaži, pregledaj, više, pročitaj, preuzmi, preuzmite, datoteka, dokument, otvori, više, ovdje, pogledaj, i, za, godina,
    godinu, godine, izvješće, izvješća, izveštaj, izvještaj, hrvatski, engleski`),
  joins: phrasesOf(`i, te, s, sa`),
  smallWords: phrasesOf(`
    je, su, kao, koji, koje, koja, ili, društva, društvo, tijekom, prema, godine, te, iz, nije`),
  kinds: {
    integratedReport: phrasesOf(`integrirano izvješće, integrirano godišnje izvješće`),
    annualReport: phrasesOf(`
      godišnje izvješće*, godišnja izvješća, godišnji izvještaj*, godišnji izveštaj*, godišnje
      izvješće poslovodstva, izvješće o poslovanju, izveštaj o poslovanju`),
    annualStatements: phrasesOf(`
      godišnji financijski izvještaj*, godišnje financijsko izvješće*, godišnja financijska
      izvješća, revidirani financijski izvještaji, konsolidirani financijski izvještaji,
      godišnji finansijski izveštaj*, revidirana financijska izvješća, godišnji financijski
      izvještaji`),
    parentStatements: phrasesOf(`
      nekonsolidirani financijski izvještaji, odvojeni financijski izvještaji`),
    statements: phrasesOf(`
      financijski izvještaj*, financijska izvješća, financijsko izvješće, finansijski izveštaj*,
      finansijski izvještaj*`),
    halfYear: phrasesOf(`
      polugodišnje izvješće*, polugodišnja izvješća, polugodišnji*, prvo polugodište,
      polugodište`),
    quarter: phrasesOf(`tromjesečn*, kvartaln*, tromjesečje, kvartal`),
    sustainability: phrasesOf(`
      izvješće o održivosti, izvještaj o održivosti, izveštaj o održivosti, nefinancijsk*,
      održivost`),
    meeting: phrasesOf(`
      glavna skupština*, glavne skupštine, skupština akcionara, poziv na skupštinu, punomoć*`),
    governance: phrasesOf(`
      korporativno upravljanje, korporativnog upravljanja, statut, statuta, statuti, kodeks*, izvješće o
      primicima`),
    prospectus: phrasesOf(`prospekt*`),
    presentation: phrasesOf(`prezentacija*, prezentacije`),
    pressRelease: phrasesOf(`priopćenje*, priopćenja, saopštenje*, objava za medije`),
    results: phrasesOf(`rezultati poslovanja`),
    chapter: phrasesOf(`bilješke uz financijske izvještaje, izvješće uprave`),
    otherText: phrasesOf(`
      pismo dioničarima, sažetak, izvješće neovisnog revizora, kalendar`),
  },
  statements: {
    income: {
      titles: phrasesOf(`
        račun dobiti i gubitka, izvještaj o sveobuhvatnoj dobiti, bilans uspjeha, bilans uspeha`),
      rows: phrasesOf(`
        dobit prije oporezivanja, dobit prije poreza, neto dobit, porez na dobit, zarada po
        dionici`),
    },
    balance: {
      titles: phrasesOf(`bilanca, izvještaj o financijskom položaju, bilans stanja`),
      rows: phrasesOf(`
        ukupno aktiva, ukupna imovina, ukupno pasiva, ukupne obveze, kapital i rezerve`),
    },
    cash_flow: {
      titles: phrasesOf(`
        izvještaj o novčanom toku, izvještaj o novčanim tokovima, izvještaj o novčanim
        tijekovima`),
      rows: phrasesOf(`
        poslovnih aktivnosti, investicijskih aktivnosti, financijskih aktivnosti`),
    },
  },
  periods: {
    previous: phrasesOf(`prethodna godina, prethodne godine`),
    year: phrasesOf(`godina, godine`),
    halfYear: phrasesOf(`prvo polugodište, šest mjeseci, 6 mjeseci`),
    quarter: phrasesOf(`tri mjeseca, devet mjeseci, tromjesečje`),
    wholeYear: phrasesOf(`godinu koja je završila, poslovna godina, za godinu završenu`),
    yearEnded: phrasesOf(`
      godinu koja je završila, godinu završenu, za godinu koja završava`),
    fiscalYear: phrasesOf(`poslovna godina, poslovnu godinu, za godinu`),
    endsOn: phrasesOf(`na dan, završenu, završila`),
  },
  cover: {
    audit: phrasesOf(`izvješće neovisnog revizora, izvještaj nezavisnog revizora`),
    contents: phrasesOf(`sadržaj`),
    group: phrasesOf(`konsolidiran*, grupa, grupe`),
    pressContact: phrasesOf(`kontakt za medije`),
  },
  navigation: {
    annualReports: phrasesOf(`
      godišnja izvješća, godišnje izvješće, godišnji izvještaji, godišnji izveštaji`),
    archives: phrasesOf(`
      arhiva, izvješća, financijska izvješća, financijski izvještaji, publikacije, prikaži više,
      prethodne godine`),
    next: phrasesOf(`sljedeća, sljedeća stranica, dalje`),
    results: phrasesOf(`financijski rezultati, rezultati, dokumenti`),
    investors: phrasesOf(`
      odnosi s investitorima, investitori, za investitore, ulagatelji, dioničari`),
    away: phrasesOf(`
      novosti, vijesti, mediji, karijere, kontakt, privatnost, proizvodi, pretraga`),
    dateColumn: phrasesOf(`datum`),
  },
  forms: {
    everything: phrasesOf(`sve, svi`),
    accept: phrasesOf(`prihvaćam, slažem se, prihvati sve`),
    acceptStarts: [],
    more: phrasesOf(
      `prikaži sve, starija izvješća, sva izvješća, sljedeća stranica, prikaži više, učitaj više`,
    ),
  },
};
