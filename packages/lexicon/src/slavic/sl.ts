import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Slovene. */
export const sl: ReportLexicon = {
  language: 'sl',
  called: phrasesOf(`
    slovenian, slovene, slovenščina, slowenisch, slovène, esloveno, sloveno`),
  months: phrasesOf(`
    januarja januar, februarja februar, marca marec, aprila april, maja maj, junija junij,
    julija julij, avgusta avgust, septembra september, oktobra oktober, novembra november,
    decembra december`),
  generic: phrasesOf(`
      prikaži, ogled, več, preberi, prenesi, prenos, datoteka, dokument, odpri, več, tukaj, in, za, leto, leta, poročilo,
    poročila, slovensko, angleško`),
  joins: phrasesOf(`in, ter, z`),
  smallWords: phrasesOf(`
    je, ki, ter, tudi, pri, družbe, družba, bilo, so, leta, kot, ali, zaradi`),
  kinds: {
    integratedReport: phrasesOf(`integrirano poročilo, integrirano letno poročilo`),
    annualReport: phrasesOf(`
      letno poročilo*, letna poročila, konsolidirano letno poročilo, revidirano letno poročilo`),
    annualStatements: phrasesOf(`
      letni računovodski izkazi, konsolidirani računovodski izkazi, revidirani računovodski
      izkazi, letno računovodsko poročilo`),
    statements: phrasesOf(`računovodski izkazi, računovodsko poročilo`),
    halfYear: phrasesOf(`polletno poročilo*, polletna poročila, polletn*, polletje`),
    quarter: phrasesOf(`četrtletn*, trimesečn*, četrtletje, devetmesečn*`),
    sustainability: phrasesOf(`poročilo o trajnosti, trajnostno poročilo, trajnostni razvoj`),
    meeting: phrasesOf(`
      skupščina delničarjev, sklic skupščine, skupščine, pooblastilo*`),
    governance: phrasesOf(
      `izjava o upravljanju, statut, statuta, statuti, kodeks*, poročilo o prejemkih`,
    ),
    prospectus: phrasesOf(`prospekt*`),
    presentation: phrasesOf(`predstavitev*, predstavitve`),
    pressRelease: phrasesOf(`sporočilo za javnost, sporočila za javnost, objava za medije`),
    chapter: phrasesOf(`pojasnila k računovodskim izkazom, poslovno poročilo`),
    otherText: phrasesOf(`povzetek, pismo delničarjem, poročilo neodvisnega revizorja`),
  },
  statements: {
    income: {
      titles: phrasesOf(`izkaz poslovnega izida, izkaz vseobsegajočega donosa`),
      rows: phrasesOf(`
        čisti poslovni izid, čisti dobiček, davek od dohodkov, poslovni izid pred davki`),
    },
    balance: {
      titles: phrasesOf(`bilanca stanja, izkaz finančnega položaja`),
      rows: phrasesOf(`
        skupaj sredstva, skupaj kapital, skupaj obveznosti, kratkoročna sredstva`),
    },
    cash_flow: {
      titles: phrasesOf(`izkaz denarnih tokov`),
      rows: phrasesOf(`
        denarni tokovi pri poslovanju, denarni tokovi pri investiranju, denarni tokovi pri
        financiranju`),
    },
  },
  periods: {
    previous: phrasesOf(`prejšnje leto`),
    year: phrasesOf(`leto`),
    halfYear: phrasesOf(`prvo polletje, šest mesecev, 6 mesecev`),
    quarter: phrasesOf(`tri mesece, devet mesecev, četrtletje`),
    wholeYear: phrasesOf(`poslovno leto, leto ki se je končalo`),
    yearEnded: phrasesOf(`leto ki se je končalo, leto končano, poslovno leto končano`),
    fiscalYear: phrasesOf(`poslovno leto, za leto`),
    endsOn: phrasesOf(`na dan, končano`),
  },
  cover: {
    audit: phrasesOf(`poročilo neodvisnega revizorja`),
    contents: phrasesOf(`kazalo`),
    group: phrasesOf(`konsolidiran*, skupina, skupine`),
    pressContact: phrasesOf(`stik za medije`),
  },
  navigation: {
    annualReports: phrasesOf(`letna poročila, letno poročilo`),
    archives: phrasesOf(`arhiv, poročila, finančna poročila, publikacije, prikaži več`),
    next: phrasesOf(`naslednja, naslednja stran, naprej`),
    results: phrasesOf(`finančni rezultati, rezultati poslovanja, dokumenti`),
    investors: phrasesOf(`za vlagatelje, vlagatelji, odnosi z vlagatelji, delničarji`),
    away: phrasesOf(`novice, mediji, kariera, kontakt, zasebnost, izdelki, iskanje`),
    dateColumn: phrasesOf(`datum`),
  },
  forms: {
    everything: phrasesOf(`vse, vsi`),
    accept: phrasesOf(`sprejmi, strinjam se, sprejmi vse`),
    acceptStarts: [],
    more: phrasesOf(`prikaži vse, starejša poročila, naslednja stran, prikaži več, naloži več`),
  },
};
