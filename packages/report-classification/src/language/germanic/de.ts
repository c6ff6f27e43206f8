import { words, type ReportLexicon } from '../lexicon.js';

/** German, with the words of Austria and Switzerland. */
export const de: ReportLexicon = {
  language: 'de',
  called: words(`
    german, deutsch, deutsche, allemand, aleman, tedesco, duits, ger, tyska, tysk, saksaksi,
    niemiecki, almanca, немецкий, الألمانية, ドイツ語, 德语, 독일어`),
  months: words(`
    januar jan jänner, februar feb, märz maerz mrz, april apr, mai, juni jun, juli jul,
    august aug, september sep sept, oktober okt, november nov, dezember dez`),
  generic: words(`
    herunterladen, herunter, laden, datei, dokument, ansehen, anzeigen, hier, mehr, lesen, öffnen,
    bericht, berichte, vollständig, der, die, das, für, und, geschäftsjahr, jahr, englisch,
    deutsch, druckversion`),
  joins: words(`und, inkl, inklusive, mit, einschließlich`),
  smallWords: words(`der, die, und, den, von, zu, das, mit, im, für, auf, wurde`),
  kinds: {
    integratedReport: words(`
      geschäfts- und nachhaltigkeitsbericht*, geschäftsbericht und nachhaltigkeitsbericht,
      integrierter geschäftsbericht, integrierter bericht, integrierter jahresbericht,
      konzernabschluss und konzernlagebericht, jahresabschluss und lagebericht,
      jahresabschluss und konzernabschluss, konzernabschluss und lagebericht`),
    annualReport: words(`
      geschäftsbericht*, jahresfinanzbericht*, jahresbericht*, konzerngeschäftsbericht*,
      finanzbericht*, geschäftsjahresbericht*, konzernfinanzbericht*, jahresfinanzberichte,
      geschäftsberichte`),
    annualStatements: words(`
      konzernabschluss, konzernjahresabschluss, konzernrechnung, konzernabschlüsse,
      jahresrechnung, geprüfter konzernabschluss, geprüfter jahresabschluss,
      konsolidierte jahresrechnung`),
    parentStatements: words(`
      jahresabschluss*, einzelabschluss*, jahresabschluss der ag, hgb-abschluss, jahresabschlüsse,
      jahresabschluss nach hgb`),
    shortNames: words(`gb, jfb, jb`),
    halfYear: words(`
      halbjahresbericht*, halbjahresfinanzbericht*, halbjahr*, erstes halbjahr,
      sechsmonatsbericht*, hj1, hj, 6 monate, halbjahresabschluss, ungeprüfter zwischenabschluss,
      prüferische durchsicht`),
    interim: words(`zwischenbericht*, zwischenabschluss`),
    quarter: words(`
      quartalsbericht*, quartalsmitteilung*, quartal*, zwischenmitteilung*, neunmonatsbericht*,
      9-monatsbericht, dreimonatsbericht*, 9 monate, 3 monate, quartalsfinanzbericht*,
      quartalsabschluss, neunmonatszahlen`),
    sustainability: words(`
      nachhaltigkeitsbericht*, nichtfinanzieller bericht, nichtfinanzieller konzernbericht,
      gesonderter nichtfinanzieller bericht, nichtfinanzielle erklärung, umweltbericht*,
      umwelterklärung, klimabericht*, csr-bericht, esg-bericht, nachhaltigkeitserklärung,
      nachhaltigkeit`),
    meeting: words(`
      einladung zur hauptversammlung, einberufung der hauptversammlung, hauptversammlung*,
      tagesordnung, vollmachtsformular, abstimmungsergebnisse, generalversammlung*,
      stimmrechtsformular, vollmacht*, eintrittskarte, einladung zur generalversammlung`),
    governance: words(`
      vergütungsbericht*, corporate-governance-bericht, erklärung zur unternehmensführung,
      entsprechenserklärung, satzung, verhaltenskodex, geschäftsordnung, vergütungssystem,
      lieferkettengesetz, grundsatzerklärung, bericht des aufsichtsrats, statuten,
      offenlegungsbericht*, abhängigkeitsbericht`),
    prospectus: words(`
      wertpapierprospekt*, basisprospekt*, verkaufsprospekt*, börsenprospekt, angebotsunterlage*,
      prospekt, endgültige bedingungen`),
    presentation: words(`
      präsentation*, investorenpräsentation*, analystenpräsentation*, kapitalmarkttag,
      unternehmenspräsentation*, foliensatz, folien`),
    pressRelease: words(`
      pressemitteilung*, presseinformation*, pressemeldung*, medienmitteilung*,
      ad-hoc-mitteilung*, corporate news, stimmrechtsmitteilung*, finanzmitteilung*`),
    chapter: words(`
      anhang, konzernanhang, lagebericht*, konzernlagebericht*, zusammengefasster lagebericht`),
    otherText: words(`
      aktionärsbrief*, brief an die aktionäre, brief des vorstands, auszug*, kurzfassung*,
      kurzbericht, kennzahlen, mehrjahresübersicht, rede, reden, auf einen blick, magazin,
      faktenblatt, zusammenfassung, imagebroschüre, broschüre, bestätigungsvermerk,
      finanzkalender, unternehmensmagazin, aktionärsinformation*, datenschutz*, agb,
      pensionskasse*, pensionsfonds, vorsorgestiftung*, personalvorsorge*`),
  },
  statements: {
    income: {
      titles: words(`
        gewinn und verlustrechnung, konzern gewinn und verlustrechnung, erfolgsrechnung,
        gesamtergebnisrechnung`),
      rows: words(`
        ergebnis vor steuern, ergebnis vor ertragsteuern, jahresüberschuss, konzernergebnis,
        konzernüberschuss, ergebnis je aktie`),
    },
    balance: {
      titles: words(`bilanz, konzernbilanz`),
      rows: words(`
        bilanzsumme, summe aktiva, summe passiva, eigenkapital, summe eigenkapital`),
    },
    cash_flow: {
      titles: words(`
        kapitalflussrechnung, konzern kapitalflussrechnung, geldflussrechnung, cashflow rechnung`),
      rows: words(`
        laufender geschäftstätigkeit, operativer tätigkeit, investitionstätigkeit,
        finanzierungstätigkeit`),
    },
  },
  periods: {
    previous: words(`vorjahr, vorjahres, vorjahreszeitraum`),
    year: words(`jahr`),
    halfYear: words(`januar bis juni, erstes halbjahr, sechs monate, 1 halbjahr`),
    quarter: words(`januar bis märz, januar bis september, neun monate, drei monate`),
    wholeYear: words(`geschäftsjahr, geschäftsjahres`),
    yearEnded: words(`
      geschäftsjahr, geschäftsjahres, geschäftsjahr zum, geschäftsjahr vom … bis zum,
      geschäftsjahr vom … bis, geschäftsjahres vom … bis zum, konzernabschluss zum,
      jahresabschluss zum`),
    fiscalYear: words(`gj, geschäftsjahr`),
    endsOn: words(`zum, per, endend am`),
  },
  cover: {
    audit: words(`
      bestätigungsvermerk, wir haben den konzernabschluss, wir haben den jahresabschluss,
      bericht der revisionsstelle`),
    contents: words(`inhalt, inhaltsverzeichnis`),
    group: words(`konzern*, konsolidiert*`),
    pressContact: words(`pressekontakt, medienkontakt`),
  },
  navigation: {
    annualReports: words(`
      geschäftsberichte, geschäftsbericht, jahresberichte, jahresfinanzberichte`),
    archives: words(`
      archiv, berichte, berichtsarchiv, finanzberichte, publikationen, veröffentlichungen,
      ältere berichte, finanzpublikationen, alle berichte, berichte und präsentationen,
      finanzberichte und präsentationen, mehr laden, alle anzeigen`),
    next: words(`weiter, nächste, nächste seite`),
    results: words(`
      finanzinformationen, ergebnisse, finanzkennzahlen, finanzen, dokumente`),
    investors: words(`investoren, anleger, aktionäre, investor relations`),
    away: words(`
      presse, aktuelles, karriere, kontakt, datenschutz, impressum, anmelden, kalender, termine,
      aktie, dividende, nachhaltigkeit, produkte, suche`),
    dateColumn: words(`datum, veröffentlicht, veröffentlichung`),
  },
  forms: {
    everything: words(`alle`),
    accept: words(`akzeptieren, alle akzeptieren, zustimmen, einverstanden, bestätigen, weiter`),
    acceptStarts: words(`akzept`),
    more: words(`mehr laden, mehr anzeigen, weitere laden`),
  },
};
