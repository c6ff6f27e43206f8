import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Swedish. */
export const sv: ReportLexicon = {
  language: 'sv',
  called: phrasesOf(`
    swedish, svenska, schwedisch, suédois, sueco, svedese, zweeds, svensk, ruotsiksi, szwedzki,
    isveççe, шведский, السويدية, スウェーデン語, 瑞典语, 스웨덴어`),
  months: phrasesOf(`
    januari jan, februari feb, mars mar, april apr, maj, juni jun, juli jul, augusti aug,
    september sep sept, oktober okt, november nov, december dec`),
  generic: phrasesOf(`
    ladda, ner, hämta, fil, dokument, öppna, läs, mer, här, visa, och, för, av, på, i, hela, året,
    år, rapport, rapporter, svenska, engelska, nedladdning`),
  joins: phrasesOf(`och, med, inklusive, inkl`),
  smallWords: phrasesOf(`och, att, det, som, för, med, av, till, den, har, är, på`),
  kinds: {
    integratedReport: phrasesOf(`
      års- och hållbarhetsredovisning*, års- och hållbarhetsrapport*,
      årsredovisning och hållbarhetsrapport, årsredovisning och hållbarhetsredovisning,
      årsredovisning och koncernredovisning, integrerad årsredovisning`),
    annualReport: phrasesOf(`
      årsredovisning*, årsrapport*, årsberättelse, finansiell årsrapport`),
    annualStatements: phrasesOf(`
      bokslut, koncernredovisning*, årsbokslut, reviderat bokslut, reviderad årsredovisning`),
    halfYear: phrasesOf(`
      halvårsrapport*, halvårsredogörelse, första halvåret, sexmånadersrapport*, halvår*`),
    interim: phrasesOf(`delårsrapport*, delårsrapporter, delårsbokslut`),
    quarter: phrasesOf(`
      kvartalsrapport*, kvartal*, kvartalsredogörelse, bokslutskommuniké*, niomånadersrapport*,
      tremånadersrapport*`),
    sustainability: phrasesOf(`
      hållbarhetsrapport*, hållbarhetsredovisning*, hållbarhet, miljöredovisning*`),
    meeting: phrasesOf(`
      kallelse*, kallelse till årsstämma, årsstämma*, bolagsstämma*, fullmaktsformulär,
      poströstning*, röstningsformulär`),
    governance: phrasesOf(`
      stadgar*, bolagsstyrningsrapport*, ersättningsrapport*, bolagsordning*, uppförandekod, bolagsstyrning`),
    prospectus: phrasesOf(`prospekt*, grundprospekt*, informationsmemorandum`),
    presentation: phrasesOf(`presentation*, kapitalmarknadsdag*`),
    pressRelease: phrasesOf(`pressmeddelande*, pressmeddelanden`),
    chapter: phrasesOf(`förvaltningsberättelse, noter till koncernens finansiella rapporter`),
    annualReview: phrasesOf(`
      verksamhetsberättelse*`),
    otherText: phrasesOf(`
      verksamhetsplan*, budget, vd-ord, vd har ordet, brev till aktieägarna, sammanfattning, utdrag, nyckeltal,
      revisionsberättelse*, finansiell kalender, pensionsstiftelse*, pensionskassa`),
  },
  statements: {
    income: {
      titles: phrasesOf(`
        resultaträkning, resultaträkningar, koncernens resultaträkning, rapport över resultat`),
      rows: phrasesOf(`
        resultat före skatt, årets resultat, periodens resultat, skatt på årets resultat,
        resultat per aktie, rörelseresultat`),
    },
    balance: {
      titles: phrasesOf(`
        balansräkning, balansräkningar, koncernens balansräkning,
        rapport över finansiell ställning`),
      rows: phrasesOf(`
        summa tillgångar, summa eget kapital, summa skulder, summa eget kapital och skulder`),
    },
    cash_flow: {
      titles: phrasesOf(`
        kassaflödesanalys, kassaflödesanalyser, rapport över kassaflöden`),
      rows: phrasesOf(`
        löpande verksamheten, investeringsverksamheten, finansieringsverksamheten`),
    },
  },
  periods: {
    previous: phrasesOf(`föregående år`),
    year: phrasesOf(`år, året`),
    halfYear: phrasesOf(`januari juni, första halvåret, sex månader`),
    quarter: phrasesOf(`
      januari mars, januari september, nio månader, tre månader, kvartalet`),
    wholeYear: phrasesOf(`räkenskapsåret, räkenskapsår, helåret`),
    yearEnded: phrasesOf(`
      räkenskapsåret som slutade den, räkenskapsåret … till, räkenskapsåret till`),
    fiscalYear: phrasesOf(`räkenskapsåret, räkenskapsår`),
    endsOn: phrasesOf(`per, per den`),
  },
  cover: {
    audit: phrasesOf(`revisionsberättelse, vi har reviderat`),
    contents: phrasesOf(`innehåll, innehållsförteckning`),
    group: phrasesOf(`koncern*`),
    pressContact: phrasesOf(`presskontakt`),
  },
  navigation: {
    annualReports: phrasesOf(`årsredovisningar, årsredovisning, årsrapporter`),
    archives: phrasesOf(`
      arkiv, rapporter, finansiella rapporter, rapportarkiv, publikationer, tidigare år,
      tidigare rapporter, visa fler, visa alla, rapporter och presentationer`),
    next: phrasesOf(`nästa, nästa sida`),
    results: phrasesOf(`
      finansiell information, resultat, dokument, finansiella rapporter och presentationer`),
    investors: phrasesOf(`investerare, aktieägare, för investerare`),
    away: phrasesOf(`
      nyheter, press, karriär, kontakt, integritet, kalender, aktien, utdelning, hållbarhet,
      produkter, sök, bolagsstyrning`),
    dateColumn: phrasesOf(`datum, publicerad, publicerat`),
  },
  forms: {
    everything: phrasesOf(`alla`),
    accept: phrasesOf(`acceptera, acceptera alla, godkänn, godkänn alla`),
    acceptStarts: phrasesOf(`accept`),
    more: phrasesOf(
      `visa alla rapporter, äldre rapporter, fler rapporter, äldre årsredovisningar, tidigare år, se alla, se fler, visa fler, ladda fler, visa alla, visa mer, nästa sida`,
    ),
  },
};
