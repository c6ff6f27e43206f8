import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Dutch. */
export const nl: ReportLexicon = {
  language: 'nl',
  called: phrasesOf(`
    dutch, nederlands, niederländisch, néerlandais, olandese, holandés, nld, ned, nederländska,
    hollandsk, holenderski, felemenkçe, нидерландский, الهولندية, オランダ語, 荷兰语, 네덜란드어`),
  months: phrasesOf(`
    januari jan, februari feb, maart mrt, april apr, mei, juni jun, juli jul, augustus aug,
    september sep sept, oktober okt, november nov, december dec`),
  generic: phrasesOf(`
      lees, meer, bekijk, nu, downloaden, bestand, bekijk, lees, hier, openen, het, een, van, en, volledig, verslag, jaar,
    nederlands, engels`),
  joins: phrasesOf(`en, met, inclusief`),
  smallWords: phrasesOf(`het, een, van, de, en, voor, met, zijn, op, aan, door, niet`),
  kinds: {
    integratedReport: phrasesOf(`
      geïntegreerd jaarverslag, geïntegreerd verslag, jaarverslag en duurzaamheidsverslag,
      jaar- en duurzaamheidsverslag, jaarverslag en jaarrekening, bestuursverslag en jaarrekening`),
    annualReport: phrasesOf(`
      jaarverslag*, jaarrapport*, financieel jaarverslag, jaarlijks financieel verslag,
      jaarbericht, jaardocument, jaarlijks verslag, financieel jaarrapport,
      universeel registratiedocument, jaarverslagen`),
    annualStatements: phrasesOf(`
      jaarrekening*, jaarstukken, geconsolideerde jaarrekening, jaarcijfers, gecontroleerde jaarrekening,
      jaarrekeningen`),
    parentStatements: phrasesOf(`enkelvoudige jaarrekening, vennootschappelijke jaarrekening`),
    shortNames: phrasesOf(`jv`),
    halfYear: phrasesOf(`
      halfjaarbericht*, halfjaarverslag*, halfjaarcijfers, halfjaar*, eerste halfjaar,
      halfjaarlijks financieel verslag, halfjaarlijks verslag, tussentijds verslag, zes maanden,
      tussentijdse jaarrekening, tussentijds financieel verslag`),
    quarter: phrasesOf(`
      kwartaalbericht*, kwartaalverslag*, kwartaal*, eerste kwartaal, derde kwartaal, k1, k2, k3,
      k4, negen maanden, drie maanden, tussentijdse verklaring`),
    sustainability: phrasesOf(`
      duurzaamheidsverslag*, duurzaamheidsrapport*, duurzaamheid, mvo-verslag,
      maatschappelijk verslag, klimaatrapport, milieuverslag`),
    meeting: phrasesOf(`
      notulen van de algemene*, notulen algemene*, oproeping, algemene vergadering, algemene vergadering van aandeelhouders, agenda van de vergadering,
      aandeelhoudersvergadering, stemuitslag*, notulen, buitengewone algemene vergadering,
      volmacht, stemformulier, steminstructie*, oproepingsbrief`),
    governance: phrasesOf(`
      remuneratierapport, bezoldigingsverslag, remuneratieverslag, bezoldigingsbeleid,
      remuneratiebeleid, statuten, gedragscode, reglement*, corporate governance verklaring,
      verklaring inzake corporate governance, verslag van de raad van commissarissen`),
    prospectus: phrasesOf(`prospectus, basisprospectus, registratiedocument, biedingsbericht`),
    presentation: phrasesOf(`
      presentatie*, beleggerspresentatie, resultatenpresentatie, analistenpresentatie,
      beleggersdag`),
    pressRelease: phrasesOf(`persbericht*, persinformatie, mededeling*`),
    chapter: phrasesOf(`bestuursverslag, toelichting op de jaarrekening`),
    unrelated: phrasesOf(`
      formulier*, medewerker*, vacature*, handleiding, gids, overeenkomst*, folder, nieuwsbrief*, lidmaatschap`),
    otherText: phrasesOf(`
      jaarplan*, begroting*, beleidsplan*, meerjarenplan*, brief aan aandeelhouders, uittreksel, samenvatting, verkorte versie, kerncijfers,
      in het kort, toespraak, financiële kalender, controleverklaring, meerjarenoverzicht,
      factsheet, pensioenfonds, pensioenfondsen`),
  },
  statements: {
    income: {
      titles: phrasesOf(`winst en verliesrekening, resultatenrekening`),
      rows: phrasesOf(`
        resultaat voor belastingen, nettowinst, nettoresultaat, winst per aandeel`),
    },
    balance: {
      titles: phrasesOf(`balans, geconsolideerde balans`),
      rows: phrasesOf(`totaal activa, totaal passiva, eigen vermogen`),
    },
    cash_flow: {
      titles: phrasesOf(`kasstroomoverzicht`),
      rows: phrasesOf(`
        operationele activiteiten, investeringsactiviteiten, financieringsactiviteiten`),
    },
  },
  periods: {
    previous: phrasesOf(`vorig boekjaar, vorig jaar`),
    year: phrasesOf(`jaar`),
    halfYear: phrasesOf(`eerste halfjaar, zes maanden`),
    quarter: phrasesOf(`negen maanden, drie maanden`),
    wholeYear: phrasesOf(`boekjaar`),
    yearEnded: phrasesOf(`
      boekjaar eindigend op, boekjaar geëindigd op, boekjaar tot en met, jaar geëindigd op`),
    fiscalYear: phrasesOf(`boekjaar`),
    endsOn: phrasesOf(`eindigend op, per`),
  },
  cover: {
    audit: phrasesOf(`controleverklaring, wij hebben de jaarrekening`),
    contents: phrasesOf(`inhoud, inhoudsopgave`),
    group: phrasesOf(`geconsolideerd*, groep`),
    pressContact: phrasesOf(`perscontact, persvoorlichting`),
  },
  navigation: {
    annualReports: phrasesOf(`jaarverslagen, jaarverslag, jaarrekeningen`),
    archives: phrasesOf(`
      archief, rapporten, financiële verslagen, verslagen, voorgaande jaren, publicaties,
      alle verslagen, toon alles`),
    next: phrasesOf(`volgende, volgende pagina`),
    results: phrasesOf(`financiële informatie, resultaten, documenten`),
    investors: phrasesOf(`beleggers, aandeelhouders, investeerders`),
    away: phrasesOf(`
      pers, nieuws, vacatures, werken, kalender, aandeel, duurzaamheid, producten, zoeken`),
    dateColumn: phrasesOf(`datum, gepubliceerd`),
  },
  forms: {
    everything: phrasesOf(`alle, alles`),
    accept: phrasesOf(`accepteren, alles accepteren, akkoord, doorgaan`),
    acceptStarts: phrasesOf(`accept`),
    more: phrasesOf(
      `meer jaarverslagen, meer verslagen, meer rapporten, oudere jaarverslagen, oudere verslagen, alle jaarverslagen, alle verslagen, alles bekijken, meer weergeven, vorige jaren, meer laden, toon meer, meer tonen, toon alles, alles tonen, bekijk alles, volgende pagina`,
    ),
  },
};
