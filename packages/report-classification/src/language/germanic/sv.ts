import { words, type ReportLexicon } from '../lexicon.js';

/** Swedish. */
export const sv: ReportLexicon = {
  language: 'sv',
  called: words(`
    swedish, svenska, schwedisch, suédois, sueco, svedese, zweeds, svensk, ruotsiksi, szwedzki,
    isveççe, шведский, السويدية, スウェーデン語, 瑞典语, 스웨덴어`),
  months: words(`
    januari jan, februari feb, mars mar, april apr, maj, juni jun, juli jul, augusti aug,
    september sep sept, oktober okt, november nov, december dec`),
  generic: words(`
    ladda, ner, hämta, fil, dokument, öppna, läs, mer, här, visa, och, för, av, på, i, hela, året,
    år, rapport, rapporter, svenska, engelska, nedladdning`),
  joins: words(`och, med, inklusive, inkl`),
  smallWords: words(`och, att, det, som, för, med, av, till, den, har, är, på`),
  kinds: {
    integratedReport: words(`
      års- och hållbarhetsredovisning*, års- och hållbarhetsrapport*,
      årsredovisning och hållbarhetsrapport, årsredovisning och hållbarhetsredovisning,
      årsredovisning och koncernredovisning, integrerad årsredovisning`),
    annualReport: words(`
      årsredovisning*, årsrapport*, årsberättelse, finansiell årsrapport`),
    annualStatements: words(`
      koncernredovisning*, årsbokslut, reviderat bokslut, reviderad årsredovisning`),
    halfYear: words(`
      halvårsrapport*, halvårsredogörelse, första halvåret, sexmånadersrapport*, halvår*`),
    interim: words(`delårsrapport*, delårsrapporter, delårsbokslut`),
    quarter: words(`
      kvartalsrapport*, kvartal*, kvartalsredogörelse, bokslutskommuniké*, niomånadersrapport*,
      tremånadersrapport*`),
    sustainability: words(`
      hållbarhetsrapport*, hållbarhetsredovisning*, hållbarhet, miljöredovisning*`),
    meeting: words(`
      kallelse*, kallelse till årsstämma, årsstämma*, bolagsstämma*, fullmaktsformulär,
      poströstning*, röstningsformulär`),
    governance: words(`
      bolagsstyrningsrapport*, ersättningsrapport*, bolagsordning*, uppförandekod, bolagsstyrning`),
    prospectus: words(`prospekt*, grundprospekt*, informationsmemorandum`),
    presentation: words(`presentation*, kapitalmarknadsdag*`),
    pressRelease: words(`pressmeddelande*, pressmeddelanden`),
    chapter: words(`förvaltningsberättelse, noter till koncernens finansiella rapporter`),
    otherText: words(`
      vd-ord, vd har ordet, brev till aktieägarna, sammanfattning, utdrag, nyckeltal,
      revisionsberättelse*, finansiell kalender, pensionsstiftelse*, pensionskassa`),
  },
  statements: {
    income: {
      titles: words(`
        resultaträkning, resultaträkningar, koncernens resultaträkning, rapport över resultat`),
      rows: words(`
        resultat före skatt, årets resultat, periodens resultat, skatt på årets resultat,
        resultat per aktie, rörelseresultat`),
    },
    balance: {
      titles: words(`
        balansräkning, balansräkningar, koncernens balansräkning,
        rapport över finansiell ställning`),
      rows: words(`
        summa tillgångar, summa eget kapital, summa skulder, summa eget kapital och skulder`),
    },
    cash_flow: {
      titles: words(`
        kassaflödesanalys, kassaflödesanalyser, rapport över kassaflöden`),
      rows: words(`
        löpande verksamheten, investeringsverksamheten, finansieringsverksamheten`),
    },
  },
  periods: {
    previous: words(`föregående år`),
    year: words(`år, året`),
    halfYear: words(`januari juni, första halvåret, sex månader`),
    quarter: words(`
      januari mars, januari september, nio månader, tre månader, kvartalet`),
    wholeYear: words(`räkenskapsåret, räkenskapsår, helåret`),
    yearEnded: words(`
      räkenskapsåret som slutade den, räkenskapsåret … till, räkenskapsåret till`),
    fiscalYear: words(`räkenskapsåret, räkenskapsår`),
    endsOn: words(`per, per den`),
  },
  cover: {
    audit: words(`revisionsberättelse, vi har reviderat`),
    contents: words(`innehåll, innehållsförteckning`),
    group: words(`koncern*`),
    pressContact: words(`presskontakt`),
  },
  navigation: {
    annualReports: words(`årsredovisningar, årsredovisning, årsrapporter`),
    archives: words(`
      arkiv, rapporter, finansiella rapporter, rapportarkiv, publikationer, tidigare år,
      tidigare rapporter, visa fler, visa alla, rapporter och presentationer`),
    next: words(`nästa, nästa sida`),
    results: words(`
      finansiell information, resultat, dokument, finansiella rapporter och presentationer`),
    investors: words(`investerare, aktieägare, för investerare`),
    away: words(`
      nyheter, press, karriär, kontakt, integritet, kalender, aktien, utdelning, hållbarhet,
      produkter, sök, bolagsstyrning`),
    dateColumn: words(`datum, publicerad, publicerat`),
  },
  forms: {
    everything: words(`alla`),
    accept: words(`acceptera, acceptera alla, godkänn, godkänn alla`),
    acceptStarts: words(`accept`),
    more: words(`visa fler, ladda fler`),
  },
};
