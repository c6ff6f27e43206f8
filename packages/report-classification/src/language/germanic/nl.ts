import { words, type ReportLexicon } from '../lexicon.js';

/** Dutch. */
export const nl: ReportLexicon = {
  language: 'nl',
  called: words(`
    dutch, nederlands, niederländisch, néerlandais, olandese, holandés, nld, ned, nederländska,
    hollandsk, holenderski, felemenkçe, нидерландский, الهولندية, オランダ語, 荷兰语, 네덜란드어`),
  months: words(`
    januari jan, februari feb, maart mrt, april apr, mei, juni jun, juli jul, augustus aug,
    september sep sept, oktober okt, november nov, december dec`),
  generic: words(`
    downloaden, bestand, bekijk, lees, hier, openen, het, een, van, en, volledig, verslag, jaar,
    nederlands, engels`),
  joins: words(`en, met, inclusief`),
  smallWords: words(`het, een, van, de, en, voor, met, zijn, op, aan, door, niet`),
  kinds: {
    integratedReport: words(`
      geïntegreerd jaarverslag, geïntegreerd verslag, jaarverslag en duurzaamheidsverslag,
      jaar- en duurzaamheidsverslag, jaarverslag en jaarrekening, bestuursverslag en jaarrekening`),
    annualReport: words(`
      jaarverslag*, jaarrapport*, financieel jaarverslag, jaarlijks financieel verslag,
      jaarbericht, jaardocument, jaarlijks verslag, financieel jaarrapport,
      universeel registratiedocument, jaarverslagen`),
    annualStatements: words(`
      jaarrekening*, geconsolideerde jaarrekening, jaarcijfers, gecontroleerde jaarrekening,
      jaarrekeningen`),
    parentStatements: words(`enkelvoudige jaarrekening, vennootschappelijke jaarrekening`),
    shortNames: words(`jv`),
    halfYear: words(`
      halfjaarbericht*, halfjaarverslag*, halfjaarcijfers, halfjaar*, eerste halfjaar,
      halfjaarlijks financieel verslag, halfjaarlijks verslag, tussentijds verslag, zes maanden,
      tussentijdse jaarrekening, tussentijds financieel verslag`),
    quarter: words(`
      kwartaalbericht*, kwartaalverslag*, kwartaal*, eerste kwartaal, derde kwartaal, k1, k2, k3,
      k4, negen maanden, drie maanden, tussentijdse verklaring`),
    sustainability: words(`
      duurzaamheidsverslag*, duurzaamheidsrapport*, duurzaamheid, mvo-verslag,
      maatschappelijk verslag, klimaatrapport, milieuverslag`),
    meeting: words(`
      oproeping, algemene vergadering, algemene vergadering van aandeelhouders, agenda van de vergadering,
      aandeelhoudersvergadering, stemuitslag*, notulen, buitengewone algemene vergadering,
      volmacht, stemformulier, steminstructie*, oproepingsbrief`),
    governance: words(`
      remuneratierapport, bezoldigingsverslag, remuneratieverslag, bezoldigingsbeleid,
      remuneratiebeleid, statuten, gedragscode, reglement*, corporate governance verklaring,
      verklaring inzake corporate governance, verslag van de raad van commissarissen`),
    prospectus: words(`prospectus, basisprospectus, registratiedocument, biedingsbericht`),
    presentation: words(`
      presentatie*, beleggerspresentatie, resultatenpresentatie, analistenpresentatie,
      beleggersdag`),
    pressRelease: words(`persbericht*, persinformatie, mededeling*`),
    chapter: words(`bestuursverslag, toelichting op de jaarrekening`),
    otherText: words(`
      brief aan aandeelhouders, uittreksel, samenvatting, verkorte versie, kerncijfers,
      in het kort, toespraak, financiële kalender, controleverklaring, meerjarenoverzicht,
      factsheet, pensioenfonds, pensioenfondsen`),
  },
  statements: {
    income: {
      titles: words(`winst en verliesrekening, resultatenrekening`),
      rows: words(`
        resultaat voor belastingen, nettowinst, nettoresultaat, winst per aandeel`),
    },
    balance: {
      titles: words(`balans, geconsolideerde balans`),
      rows: words(`totaal activa, totaal passiva, eigen vermogen`),
    },
    cash_flow: {
      titles: words(`kasstroomoverzicht`),
      rows: words(`
        operationele activiteiten, investeringsactiviteiten, financieringsactiviteiten`),
    },
  },
  periods: {
    previous: words(`vorig boekjaar, vorig jaar`),
    year: words(`jaar`),
    halfYear: words(`eerste halfjaar, zes maanden`),
    quarter: words(`negen maanden, drie maanden`),
    wholeYear: words(`boekjaar`),
    yearEnded: words(`
      boekjaar eindigend op, boekjaar geëindigd op, boekjaar tot en met, jaar geëindigd op`),
    fiscalYear: words(`boekjaar`),
    endsOn: words(`eindigend op, per`),
  },
  cover: {
    audit: words(`controleverklaring, wij hebben de jaarrekening`),
    contents: words(`inhoud, inhoudsopgave`),
    group: words(`geconsolideerd*, groep`),
    pressContact: words(`perscontact, persvoorlichting`),
  },
  navigation: {
    annualReports: words(`jaarverslagen, jaarverslag, jaarrekeningen`),
    archives: words(`
      archief, rapporten, financiële verslagen, verslagen, voorgaande jaren, publicaties,
      alle verslagen, toon alles`),
    next: words(`volgende, volgende pagina`),
    results: words(`financiële informatie, resultaten, documenten`),
    investors: words(`beleggers, aandeelhouders, investeerders`),
    away: words(`
      pers, nieuws, vacatures, werken, kalender, aandeel, duurzaamheid, producten, zoeken`),
    dateColumn: words(`datum, gepubliceerd`),
  },
  forms: {
    everything: words(`alle, alles`),
    accept: words(`accepteren, alles accepteren, akkoord, doorgaan`),
    acceptStarts: words(`accept`),
    more: words(`meer laden, toon meer`),
  },
};
