import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Danish. */
export const da: ReportLexicon = {
  language: 'da',
  called: phrasesOf(`
    danish, dansk, danska, dänisch, danois, danés, danese, deens, duński, danca, датский,
    الدنماركية, デンマーク語, 丹麦语, 덴마크어`),
  months: phrasesOf(`
    januar jan, februar feb, marts mar, april apr, maj, juni jun, juli jul, august aug,
    september sep sept, oktober okt, november nov, december dec`),
  generic: phrasesOf(`
    hent, fil, dokument, åbn, læs, mere, her, vis, og, for, af, på, i, hele, året, år, rapport,
    rapporter, dansk, engelsk`),
  joins: phrasesOf(`og, med, inklusive, inkl`),
  smallWords: phrasesOf(`og, af, det, som, for, med, til, den, har, er, på, ikke`),
  kinds: {
    integratedReport: phrasesOf(`
      års- og bæredygtighedsrapport*, integreret årsrapport*, årsrapport og bæredygtighedsrapport`),
    annualReport: phrasesOf(`årsrapport*, årsberetning*, årsrapporter`),
    annualStatements: phrasesOf(`
      årsregnskab*, koncernregnskab*, revideret årsregnskab, revideret regnskab`),
    halfYear: phrasesOf(`halvårsrapport*, halvårsregnskab*, første halvår, halvår*`),
    interim: phrasesOf(`delårsrapport*, delårsregnskab*`),
    quarter: phrasesOf(`
      kvartalsrapport*, kvartalsregnskab*, kvartal*, kvartalsmeddelelse*`),
    sustainability: phrasesOf(`bæredygtighedsrapport*, bæredygtighed, samfundsansvar*`),
    meeting: phrasesOf(`indkaldelse*, generalforsamling*, stemmeseddel, fuldmagt*`),
    governance: phrasesOf(`
      vederlagsrapport*, vedtægter, vederlagspolitik, god selskabsledelse, lønrapport*`),
    prospectus: phrasesOf(`prospekt*`),
    presentation: phrasesOf(`præsentation*, kapitalmarkedsdag*`),
    pressRelease: phrasesOf(`pressemeddelelse*, selskabsmeddelelse*, fondsbørsmeddelelse*`),
    chapter: phrasesOf(`ledelsesberetning, noter til årsregnskabet`),
    otherText: phrasesOf(`
      brev til aktionærerne, sammendrag, uddrag, hovedtal, nøgletal, revisionspåtegning,
      finanskalender, pensionskasse*`),
  },
  statements: {
    income: {
      titles: phrasesOf(`resultatopgørelse, totalindkomstopgørelse`),
      rows: phrasesOf(`
        resultat før skat, årets resultat, skat af årets resultat, resultat pr aktie`),
    },
    balance: {
      titles: phrasesOf(`balance, balancen, finansiel stilling`),
      rows: phrasesOf(`
        aktiver i alt, passiver i alt, egenkapital i alt, aktiver, egenkapital`),
    },
    cash_flow: {
      titles: phrasesOf(`pengestrømsopgørelse, pengestrømme`),
      rows: phrasesOf(`
        driftsaktivitet, investeringsaktivitet, finansieringsaktivitet, driftsaktiviteter,
        investeringsaktiviteter, finansieringsaktiviteter`),
    },
  },
  periods: {
    previous: phrasesOf(`sidste år`),
    year: phrasesOf(`år, året`),
    halfYear: phrasesOf(`første halvår, seks måneder, januar juni`),
    quarter: phrasesOf(`kvartal, ni måneder, tre måneder`),
    wholeYear: phrasesOf(`regnskabsåret, regnskabsår`),
    yearEnded: phrasesOf(`
      regnskabsåret … til, regnskabsåret der sluttede den, årsregnskab pr`),
    fiscalYear: phrasesOf(`regnskabsåret, regnskabsår`),
    endsOn: phrasesOf(`pr, pr den`),
  },
  cover: {
    audit: phrasesOf(`revisionspåtegning, vi har revideret`),
    contents: phrasesOf(`indhold, indholdsfortegnelse`),
    group: phrasesOf(`koncern*`),
    pressContact: phrasesOf(`pressekontakt`),
  },
  navigation: {
    annualReports: phrasesOf(`årsrapporter, årsrapport, årsregnskaber`),
    archives: phrasesOf(`
      arkiv, rapporter, regnskaber, finansielle rapporter, publikationer, tidligere år, vis flere,
      vis alle, regnskaber og præsentationer`),
    next: phrasesOf(`næste, næste side`),
    results: phrasesOf(`regnskab, resultater, dokumenter, finansiel information`),
    investors: phrasesOf(`investorer, aktionærer, for investorer`),
    away: phrasesOf(`
      nyheder, presse, karriere, kontakt, privatliv, kalender, aktien, udbytte, bæredygtighed,
      produkter, søg`),
    dateColumn: phrasesOf(`dato, offentliggjort`),
  },
  forms: {
    everything: phrasesOf(`alle`),
    accept: phrasesOf(`accepter, accepter alle, tillad alle`),
    acceptStarts: phrasesOf(`accept`),
    more: phrasesOf(`vis flere, indlæs flere`),
  },
};
