import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** German, with the words of Austria and Switzerland. */
export const de: ReportLexicon = {
  language: 'de',
  called: phrasesOf(`
    german, deutsch, deutsche, allemand, aleman, tedesco, duits, ger, tyska, tysk, saksaksi,
    niemiecki, almanca, немецкий, الألمانية, ドイツ語, 德语, 독일어`),
  months: phrasesOf(`
    januar jan jänner, februar feb, märz maerz mrz, april apr, mai, juni jun, juli jul,
    august aug, september sep sept, oktober okt, november nov, dezember dez`),
  generic: phrasesOf(`
      jetzt, erfahren, zum, zur, als, abrufen, einsehen, herunterladen, herunter, laden, datei, dokument, ansehen, anzeigen, hier, mehr, lesen, öffnen,
    bericht, berichte, vollständig, der, die, das, für, und, geschäftsjahr, jahr, englisch,
    deutsch, druckversion`),
  joins: phrasesOf(`und, inkl, inklusive, mit, einschließlich`),
  smallWords: phrasesOf(`der, die, und, den, von, zu, das, mit, im, für, auf, wurde`),
  kinds: {
    integratedReport: phrasesOf(`
      geschäfts- und nachhaltigkeitsbericht*, geschäftsbericht und nachhaltigkeitsbericht,
      integrierter geschäftsbericht, integrierter bericht, integrierter jahresbericht,
      konzernabschluss und konzernlagebericht, jahresabschluss und lagebericht,
      jahresabschluss und konzernabschluss, konzernabschluss und lagebericht`),
    annualReport: phrasesOf(`
      jahres- und tätigkeitsbericht*, konzernbericht*, geschäftsbericht*, jahresfinanzbericht*, jahresbericht*, konzerngeschäftsbericht*,
      finanzbericht*, geschäftsjahresbericht*, konzernfinanzbericht*, jahresfinanzberichte,
      geschäftsberichte`),
    annualStatements: phrasesOf(`
      konzernabschluss, konzernjahresabschluss, konzernrechnung, konzernabschlüsse,
      jahresrechnung, geprüfter konzernabschluss, geprüfter jahresabschluss,
      konsolidierte jahresrechnung`),
    parentStatements: phrasesOf(`
      jahresabschluss*, einzelabschluss*, jahresabschluss der ag, hgb-abschluss, jahresabschlüsse,
      jahresabschluss nach hgb`),
    shortNames: phrasesOf(`gb, jfb, jb`),
    halfYear: phrasesOf(`
      halbjahresbericht*, halbjahresfinanzbericht*, halbjahr*, erstes halbjahr,
      sechsmonatsbericht*, hj1, hj, 6 monate, halbjahresabschluss, ungeprüfter zwischenabschluss,
      prüferische durchsicht`),
    interim: phrasesOf(`zwischenbericht*, zwischenabschluss`),
    quarter: phrasesOf(`
      quartalsbericht*, quartalsmitteilung*, quartal*, zwischenmitteilung*, neunmonatsbericht*,
      9-monatsbericht, dreimonatsbericht*, 9 monate, 3 monate, quartalsfinanzbericht*,
      quartalsabschluss, neunmonatszahlen`),
    sustainability: phrasesOf(`
      gemeinwohlbericht*, wirkungsbericht*, nachhaltigkeitsbericht*, nichtfinanzieller bericht, nichtfinanzieller konzernbericht,
      gesonderter nichtfinanzieller bericht, nichtfinanzielle erklärung, umweltbericht*,
      umwelterklärung, klimabericht*, csr-bericht, esg-bericht, nachhaltigkeitserklärung,
      nachhaltigkeit`),
    meeting: phrasesOf(`
      protokoll der generalversammlung, protokoll der hauptversammlung, protokoll der mitgliederversammlung, mitgliederversammlung*, einladung zur hauptversammlung, einberufung der hauptversammlung, hauptversammlung*,
      tagesordnung, vollmachtsformular, abstimmungsergebnisse, generalversammlung*,
      stimmrechtsformular, vollmacht*, eintrittskarte, einladung zur generalversammlung`),
    governance: phrasesOf(`
      vereinssatzung*, stiftungssatzung*, transparenzbericht*, vergütungsbericht*, corporate-governance-bericht, erklärung zur unternehmensführung,
      entsprechenserklärung, satzung, verhaltenskodex, geschäftsordnung, vergütungssystem,
      lieferkettengesetz, grundsatzerklärung, bericht des aufsichtsrats, statuten,
      offenlegungsbericht*, abhängigkeitsbericht`),
    prospectus: phrasesOf(`
      wertpapierprospekt*, basisprospekt*, verkaufsprospekt*, börsenprospekt, angebotsunterlage*,
      prospekt, endgültige bedingungen`),
    presentation: phrasesOf(`
      präsentation*, investorenpräsentation*, analystenpräsentation*, kapitalmarkttag,
      unternehmenspräsentation*, foliensatz, folien`),
    pressRelease: phrasesOf(`
      pressemitteilung*, presseinformation*, pressemeldung*, medienmitteilung*,
      ad-hoc-mitteilung*, corporate news, stimmrechtsmitteilung*, finanzmitteilung*`),
    chapter: phrasesOf(`
      anhang, konzernanhang, lagebericht*, konzernlagebericht*, zusammengefasster lagebericht`),
    annualReview: phrasesOf(`
      tätigkeitsbericht*, rechenschaftsbericht*, leistungsbericht*`),
    unrelated: phrasesOf(`
      strategie*, unternehmensstrategie*, leitbild*, anmeldung*, mitgliederliste*, aufnahmeantrag*, mitarbeiter*, stellenangebot*, antrag, antragsformular*, formular*, leitfaden, handbuch, rundschreiben, preisliste*, protokoll*, newsletter*, mitgliedschaft, spendenformular*`),
    otherText: phrasesOf(`
      wirtschaftsplan*, haushaltsplan*, jahresplan*, jahresprogramm*, tätigkeitsplan*, aktionärsbrief*, brief an die aktionäre, brief des vorstands, auszug*, kurzfassung*,
      kurzbericht, kennzahlen, mehrjahresübersicht, rede, reden, auf einen blick, magazin,
      faktenblatt, zusammenfassung, imagebroschüre, broschüre, bestätigungsvermerk,
      finanzkalender, unternehmensmagazin, aktionärsinformation*, datenschutz*, agb,
      pensionskasse*, pensionsfonds, vorsorgestiftung*, personalvorsorge*`),
  },
  statements: {
    income: {
      titles: phrasesOf(`
        gewinn und verlustrechnung, konzern gewinn und verlustrechnung, erfolgsrechnung,
        gesamtergebnisrechnung`),
      rows: phrasesOf(`
        ergebnis vor steuern, ergebnis vor ertragsteuern, jahresüberschuss, konzernergebnis,
        konzernüberschuss, ergebnis je aktie`),
    },
    balance: {
      titles: phrasesOf(`bilanz, konzernbilanz`),
      rows: phrasesOf(`
        bilanzsumme, summe aktiva, summe passiva, eigenkapital, summe eigenkapital`),
    },
    cash_flow: {
      titles: phrasesOf(`
        kapitalflussrechnung, konzern kapitalflussrechnung, geldflussrechnung, cashflow rechnung`),
      rows: phrasesOf(`
        laufender geschäftstätigkeit, operativer tätigkeit, investitionstätigkeit,
        finanzierungstätigkeit`),
    },
  },
  periods: {
    previous: phrasesOf(`vorjahr, vorjahres, vorjahreszeitraum`),
    year: phrasesOf(`jahr`),
    halfYear: phrasesOf(`januar bis juni, erstes halbjahr, sechs monate, 1 halbjahr`),
    quarter: phrasesOf(`januar bis märz, januar bis september, neun monate, drei monate`),
    wholeYear: phrasesOf(`geschäftsjahr, geschäftsjahres`),
    yearEnded: phrasesOf(`
      geschäftsjahr, geschäftsjahres, geschäftsjahr zum, geschäftsjahr vom … bis zum,
      geschäftsjahr vom … bis, geschäftsjahres vom … bis zum, konzernabschluss zum,
      jahresabschluss zum`),
    fiscalYear: phrasesOf(`gj, geschäftsjahr`),
    endsOn: phrasesOf(`zum, per, endend am`),
  },
  cover: {
    audit: phrasesOf(`
      bestätigungsvermerk, wir haben den konzernabschluss, wir haben den jahresabschluss,
      bericht der revisionsstelle`),
    contents: phrasesOf(`inhalt, inhaltsverzeichnis`),
    group: phrasesOf(`konzern*, konsolidiert*`),
    pressContact: phrasesOf(`pressekontakt, medienkontakt`),
  },
  navigation: {
    annualReports: phrasesOf(`
      geschäftsberichte, geschäftsbericht, jahresberichte, jahresfinanzberichte`),
    archives: phrasesOf(`
      archiv, berichte, berichtsarchiv, finanzberichte, publikationen, veröffentlichungen,
      ältere berichte, finanzpublikationen, alle berichte, berichte und präsentationen,
      finanzberichte und präsentationen, mehr laden, alle anzeigen`),
    next: phrasesOf(`weiter, nächste, nächste seite`),
    results: phrasesOf(`
      finanzinformationen, ergebnisse, finanzkennzahlen, finanzen, dokumente`),
    investors: phrasesOf(`investoren, anleger, aktionäre, investor relations`),
    away: phrasesOf(`
      presse, aktuelles, karriere, kontakt, datenschutz, impressum, anmelden, kalender, termine,
      aktie, dividende, nachhaltigkeit, produkte, suche`),
    dateColumn: phrasesOf(`datum, veröffentlicht, veröffentlichung`),
  },
  forms: {
    everything: phrasesOf(`alle`),
    accept: phrasesOf(
      `akzeptieren, alle akzeptieren, zustimmen, einverstanden, bestätigen, weiter`,
    ),
    acceptStarts: phrasesOf(`akzept`),
    more: phrasesOf(`alle berichte, alle geschäftsberichte, alle ansehen, alles anzeigen, alle dokumente, ältere geschäftsberichte, frühere geschäftsberichte, frühere berichte, frühere jahre, ältere dokumente, weitere geschäftsberichte, mehr ansehen, mehr laden, mehr anzeigen, weitere laden, weitere anzeigen, weitere berichte, alle anzeigen,
      ältere berichte, mehr berichte, nächste seite, nächste folie, weitere dokumente`),
  },
};
