import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Norwegian, in its two written forms. */
export const no: ReportLexicon = {
  language: 'no',
  called: phrasesOf(`
    norwegian, norsk, norska, norwegisch, norvégien, noruego, norvegese, noors, norweski,
    norveççe, норвежский, النرويجية, ノルウェー語, 挪威语, 노르웨이어`),
  months: phrasesOf(`
    januar jan, februar feb, mars mar, april apr, mai, juni jun, juli jul, august aug,
    september sep sept, oktober okt, november nov, desember des`),
  generic: phrasesOf(`
    last, ned, fil, dokument, åpne, les, mer, her, vis, og, for, av, på, i, hele, året, år,
    rapport, rapporter, norsk, engelsk`),
  joins: phrasesOf(`og, med, inklusive, inkl`),
  smallWords: phrasesOf(`og, av, det, som, for, med, til, den, har, er, på, ikke`),
  kinds: {
    integratedReport: phrasesOf(`
      års- og bærekraftsrapport*, integrert årsrapport*, årsrapport og bærekraftsrapport`),
    annualReport: phrasesOf(`årsrapport*, årsmelding*, årsberetning*`),
    annualStatements: phrasesOf(`
      årsregnskap*, konsernregnskap*, revidert årsregnskap, årsrekneskap*`),
    halfYear: phrasesOf(`halvårsrapport*, halvårsregnskap*, første halvår, halvår*`),
    interim: phrasesOf(`delårsrapport*, delårsregnskap*`),
    quarter: phrasesOf(`kvartalsrapport*, kvartal*, kvartalsregnskap*`),
    sustainability: phrasesOf(`bærekraftsrapport*, bærekraft, samfunnsansvar*, åpenhetsloven`),
    meeting: phrasesOf(`innkalling*, generalforsamling*, stemmeseddel, fullmakt*`),
    governance: phrasesOf(`
      lederlønnsrapport*, lønnsrapport*, lederlønsrapport*, vedtekter, eierstyring*,
      godtgjørelsesrapport*`),
    prospectus: phrasesOf(`prospekt*`),
    presentation: phrasesOf(`presentasjon*, kapitalmarkedsdag*`),
    pressRelease: phrasesOf(`pressemelding*, børsmelding*`),
    chapter: phrasesOf(`noter til regnskapet, noter til årsregnskapet`),
    otherText: phrasesOf(`
      brev til aksjonærene, sammendrag, utdrag, nøkkeltall, revisjonsberetning,
      revisors beretning, finanskalender, pensjonskasse*`),
  },
  statements: {
    income: {
      titles: phrasesOf(`resultatregnskap, totalresultat, oppstilling over totalresultat`),
      rows: phrasesOf(`
        resultat før skatt, årsresultat, årets resultat, skattekostnad, resultat per aksje`),
    },
    balance: {
      titles: phrasesOf(`balanse, oppstilling over finansiell stilling`),
      rows: phrasesOf(`
        sum eiendeler, sum egenkapital, sum gjeld, sum egenkapital og gjeld`),
    },
    cash_flow: {
      titles: phrasesOf(`kontantstrømoppstilling, kontantstrøm`),
      rows: phrasesOf(`
        operasjonelle aktiviteter, driftsaktiviteter, investeringsaktiviteter,
        finansieringsaktiviteter`),
    },
  },
  periods: {
    previous: phrasesOf(`forrige år`),
    year: phrasesOf(`år, året`),
    halfYear: phrasesOf(`første halvår, seks måneder, januar juni`),
    quarter: phrasesOf(`ni måneder, tre måneder, kvartal`),
    wholeYear: phrasesOf(`regnskapsåret, regnskapsår`),
    yearEnded: phrasesOf(`
      regnskapsåret som ble avsluttet, regnskapsåret avsluttet, årsregnskap per`),
    fiscalYear: phrasesOf(`regnskapsåret, regnskapsår`),
    endsOn: phrasesOf(`per, pr`),
  },
  cover: {
    audit: phrasesOf(`revisors beretning, revisjonsberetning, vi har revidert`),
    contents: phrasesOf(`innhold, innholdsfortegnelse`),
    group: phrasesOf(`konsern*`),
    pressContact: phrasesOf(`pressekontakt`),
  },
  navigation: {
    annualReports: phrasesOf(`årsrapporter, årsrapport, årsregnskap`),
    archives: phrasesOf(`
      arkiv, rapporter, finansielle rapporter, publikasjoner, tidligere år, vis flere, vis alle,
      rapporter og presentasjoner`),
    next: phrasesOf(`neste, neste side`),
    results: phrasesOf(`finansiell informasjon, resultater, dokumenter, finans`),
    investors: phrasesOf(`investorer, aksjonærer, for investorer`),
    away: phrasesOf(`
      nyheter, presse, karriere, kontakt, personvern, kalender, aksjen, utbytte, bærekraft,
      produkter, søk`),
    dateColumn: phrasesOf(`dato, publisert`),
  },
  forms: {
    everything: phrasesOf(`alle`),
    accept: phrasesOf(`godta, godta alle, aksepter`),
    acceptStarts: [],
    more: phrasesOf(`vis flere, last inn flere`),
  },
};
