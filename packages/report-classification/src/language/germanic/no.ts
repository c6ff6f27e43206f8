import { words, type ReportLexicon } from '../lexicon.js';

/** Norwegian, in its two written forms. */
export const no: ReportLexicon = {
  language: 'no',
  called: words(`
    norwegian, norsk, norska, norwegisch, norvégien, noruego, norvegese, noors, norweski,
    norveççe, норвежский, النرويجية, ノルウェー語, 挪威语, 노르웨이어`),
  months: words(`
    januar jan, februar feb, mars mar, april apr, mai, juni jun, juli jul, august aug,
    september sep sept, oktober okt, november nov, desember des`),
  generic: words(`
    last, ned, fil, dokument, åpne, les, mer, her, vis, og, for, av, på, i, hele, året, år,
    rapport, rapporter, norsk, engelsk`),
  joins: words(`og, med, inklusive, inkl`),
  smallWords: words(`og, av, det, som, for, med, til, den, har, er, på, ikke`),
  kinds: {
    integratedReport: words(`
      års- og bærekraftsrapport*, integrert årsrapport*, årsrapport og bærekraftsrapport`),
    annualReport: words(`årsrapport*, årsmelding*, årsberetning*`),
    annualStatements: words(`
      årsregnskap*, konsernregnskap*, revidert årsregnskap, årsrekneskap*`),
    halfYear: words(`halvårsrapport*, halvårsregnskap*, første halvår, halvår*`),
    interim: words(`delårsrapport*, delårsregnskap*`),
    quarter: words(`kvartalsrapport*, kvartal*, kvartalsregnskap*`),
    sustainability: words(`bærekraftsrapport*, bærekraft, samfunnsansvar*, åpenhetsloven`),
    meeting: words(`innkalling*, generalforsamling*, stemmeseddel, fullmakt*`),
    governance: words(`
      lederlønnsrapport*, lønnsrapport*, lederlønsrapport*, vedtekter, eierstyring*,
      godtgjørelsesrapport*`),
    prospectus: words(`prospekt*`),
    presentation: words(`presentasjon*, kapitalmarkedsdag*`),
    pressRelease: words(`pressemelding*, børsmelding*`),
    chapter: words(`noter til regnskapet, noter til årsregnskapet`),
    otherText: words(`
      brev til aksjonærene, sammendrag, utdrag, nøkkeltall, revisjonsberetning,
      revisors beretning, finanskalender, pensjonskasse*`),
  },
  statements: {
    income: {
      titles: words(`resultatregnskap, totalresultat, oppstilling over totalresultat`),
      rows: words(`
        resultat før skatt, årsresultat, årets resultat, skattekostnad, resultat per aksje`),
    },
    balance: {
      titles: words(`balanse, oppstilling over finansiell stilling`),
      rows: words(`
        sum eiendeler, sum egenkapital, sum gjeld, sum egenkapital og gjeld`),
    },
    cash_flow: {
      titles: words(`kontantstrømoppstilling, kontantstrøm`),
      rows: words(`
        operasjonelle aktiviteter, driftsaktiviteter, investeringsaktiviteter,
        finansieringsaktiviteter`),
    },
  },
  periods: {
    previous: words(`forrige år`),
    year: words(`år, året`),
    halfYear: words(`første halvår, seks måneder, januar juni`),
    quarter: words(`ni måneder, tre måneder, kvartal`),
    wholeYear: words(`regnskapsåret, regnskapsår`),
    yearEnded: words(`
      regnskapsåret som ble avsluttet, regnskapsåret avsluttet, årsregnskap per`),
    fiscalYear: words(`regnskapsåret, regnskapsår`),
    endsOn: words(`per, pr`),
  },
  cover: {
    audit: words(`revisors beretning, revisjonsberetning, vi har revidert`),
    contents: words(`innhold, innholdsfortegnelse`),
    group: words(`konsern*`),
    pressContact: words(`pressekontakt`),
  },
  navigation: {
    annualReports: words(`årsrapporter, årsrapport, årsregnskap`),
    archives: words(`
      arkiv, rapporter, finansielle rapporter, publikasjoner, tidligere år, vis flere, vis alle,
      rapporter og presentasjoner`),
    next: words(`neste, neste side`),
    results: words(`finansiell informasjon, resultater, dokumenter, finans`),
    investors: words(`investorer, aksjonærer, for investorer`),
    away: words(`
      nyheter, presse, karriere, kontakt, personvern, kalender, aksjen, utbytte, bærekraft,
      produkter, søk`),
    dateColumn: words(`dato, publisert`),
  },
  forms: {
    everything: words(`alle`),
    accept: words(`godta, godta alle, aksepter`),
    acceptStarts: [],
    more: words(`vis flere, last inn flere`),
  },
};
