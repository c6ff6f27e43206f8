import { words, type ReportLexicon } from '../lexicon.js';

/** Danish. */
export const da: ReportLexicon = {
  language: 'da',
  called: words(`
    danish, dansk, danska, dänisch, danois, danés, danese, deens, duński, danca, датский,
    الدنماركية, デンマーク語, 丹麦语, 덴마크어`),
  months: words(`
    januar jan, februar feb, marts mar, april apr, maj, juni jun, juli jul, august aug,
    september sep sept, oktober okt, november nov, december dec`),
  generic: words(`
    hent, fil, dokument, åbn, læs, mere, her, vis, og, for, af, på, i, hele, året, år, rapport,
    rapporter, dansk, engelsk`),
  joins: words(`og, med, inklusive, inkl`),
  smallWords: words(`og, af, det, som, for, med, til, den, har, er, på, ikke`),
  kinds: {
    integratedReport: words(`
      års- og bæredygtighedsrapport*, integreret årsrapport*, årsrapport og bæredygtighedsrapport`),
    annualReport: words(`årsrapport*, årsberetning*, årsrapporter`),
    annualStatements: words(`
      årsregnskab*, koncernregnskab*, revideret årsregnskab, revideret regnskab`),
    halfYear: words(`halvårsrapport*, halvårsregnskab*, første halvår, halvår*`),
    interim: words(`delårsrapport*, delårsregnskab*`),
    quarter: words(`
      kvartalsrapport*, kvartalsregnskab*, kvartal*, kvartalsmeddelelse*`),
    sustainability: words(`bæredygtighedsrapport*, bæredygtighed, samfundsansvar*`),
    meeting: words(`indkaldelse*, generalforsamling*, stemmeseddel, fuldmagt*`),
    governance: words(`
      vederlagsrapport*, vedtægter, vederlagspolitik, god selskabsledelse, lønrapport*`),
    prospectus: words(`prospekt*`),
    presentation: words(`præsentation*, kapitalmarkedsdag*`),
    pressRelease: words(`pressemeddelelse*, selskabsmeddelelse*, fondsbørsmeddelelse*`),
    chapter: words(`ledelsesberetning, noter til årsregnskabet`),
    otherText: words(`
      brev til aktionærerne, sammendrag, uddrag, hovedtal, nøgletal, revisionspåtegning,
      finanskalender, pensionskasse*`),
  },
  statements: {
    income: {
      titles: words(`resultatopgørelse, totalindkomstopgørelse`),
      rows: words(`
        resultat før skat, årets resultat, skat af årets resultat, resultat pr aktie`),
    },
    balance: {
      titles: words(`balance, balancen, finansiel stilling`),
      rows: words(`
        aktiver i alt, passiver i alt, egenkapital i alt, aktiver, egenkapital`),
    },
    cash_flow: {
      titles: words(`pengestrømsopgørelse, pengestrømme`),
      rows: words(`
        driftsaktivitet, investeringsaktivitet, finansieringsaktivitet, driftsaktiviteter,
        investeringsaktiviteter, finansieringsaktiviteter`),
    },
  },
  periods: {
    previous: words(`sidste år`),
    year: words(`år, året`),
    halfYear: words(`første halvår, seks måneder, januar juni`),
    quarter: words(`kvartal, ni måneder, tre måneder`),
    wholeYear: words(`regnskabsåret, regnskabsår`),
    yearEnded: words(`
      regnskabsåret … til, regnskabsåret der sluttede den, årsregnskab pr`),
    fiscalYear: words(`regnskabsåret, regnskabsår`),
    endsOn: words(`pr, pr den`),
  },
  cover: {
    audit: words(`revisionspåtegning, vi har revideret`),
    contents: words(`indhold, indholdsfortegnelse`),
    group: words(`koncern*`),
    pressContact: words(`pressekontakt`),
  },
  navigation: {
    annualReports: words(`årsrapporter, årsrapport, årsregnskaber`),
    archives: words(`
      arkiv, rapporter, regnskaber, finansielle rapporter, publikationer, tidligere år, vis flere,
      vis alle, regnskaber og præsentationer`),
    next: words(`næste, næste side`),
    results: words(`regnskab, resultater, dokumenter, finansiel information`),
    investors: words(`investorer, aktionærer, for investorer`),
    away: words(`
      nyheder, presse, karriere, kontakt, privatliv, kalender, aktien, udbytte, bæredygtighed,
      produkter, søg`),
    dateColumn: words(`dato, offentliggjort`),
  },
  forms: {
    everything: words(`alle`),
    accept: words(`accepter, accepter alle, tillad alle`),
    acceptStarts: words(`accept`),
    more: words(`vis flere, indlæs flere`),
  },
};
