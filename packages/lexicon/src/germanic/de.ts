import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** What the names of cash flows hold. */
const FLOWS =
  '*cashflow*/*mittelzufluss*/*mittelabfluss*/*mittelveränderung*/*kapitalfluss*/*geldfluss*/' +
  '*netto*';
/** What the names of net cash flows begin with. */
const NET_CASH =
  '(nettocash|cash) flow/cashflow/nettocashflow/mittelzufluss/nettomittelzufluss/mittelabfluss/' +
  'nettomittelabfluss/kapitalfluss/nettokapitalfluss/geldfluss/nettogeldfluss (abfluss)';
const OWNERS = 'aktionäre/aktionären/anteilseigner/gesellschafter';
const ASSETS_BOUGHT = `
  (immaterielle* vermögenswerte*) (und) (das) sachanlagen*/sachanlagevermögen* …`;
const DIVIDENDS =
  'dividende/dividenden/dividendenzahlung/dividendenzahlungen/dividendenausschüttung/' +
  'dividendenausschüttungen';
const CHANGE = `
  (zahlungswirksame) (zunahme|nettozunahme)
    veränderung*/nettoveränderung*/zunahme*/nettozunahme*/abnahme*/nettoabnahme*`;

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
  reading: {
    titles: {
      income_statement: `
        *gewinn und verlustrechnung*, *gewinnund verlustrechnung*, *gewinn und verlust rechnung*,
        erfolgsrechnung*, konzernerfolgsrechnung*, guv`,
      balance_sheet: `bilanz, bilanzen, konzernbilanz, konzernbilanzen`,
      cash_flow_statement: `
        kapitalflussrechnung*, konzernkapitalflussrechnung*,
        kapitalfluss/konzernkapitalfluss rechnung*,
        geldflussrechnung*, konzerngeldflussrechnung*, geldfluss/konzerngeldfluss rechnung*,
        cashflowrechnung*, cashflow rechnung*, cash flow rechnung*, cash flowrechnung*`,
      comprehensive_income: `
        gesamtergebnis*, gesamterfolgs*, konzerngesamtergebnis*, konzerngesamterfolgs*`,
      changes_in_equity: `
        *eigenkapitalveränderungsrechnung*, *eigenkapitalveränderungs rechnung*,
        *eigenkapitalspiegel*, *eigenkapitalnachweis*, *eigenkapitalentwicklung*,
        *entwicklung/*veränderung/*veränderungen des (konzern)
          eigenkapitals*/konzerneigenkapitals*`,
    },
    titleFillers: `konzern, der, des, zum, vom, bis, für`,
    group: ``,
    groupInTitles: `*konzern*, *konsolidiert*`,
    parent: ``,
    withSubsidiaries: `und (ihre) tochtergesellschaften/tochterunternehmen`,
    decoys: {
      parent: `*muttergesellschaft*, *einzelabschluss*`,
      selected: ``,
      condensed: ``,
      interim: ``,
      segment: ``,
      note: `erläuterung/erläuterungen/angaben/anmerkungen zu/zum/zur`,
      unaudited: ``,
    },
    incomeAndComprehensive: ``,
    supplement: `
      zusätzliche/ergänzende angaben/informationen, überleitung vom/zum/des/der`,
    prose: ``,
    continued: `fortsetzung`,
    chapter: `
      *konzernabschluss, *konzernabschlusses, *konzernabschlüsse, *jahresabschluss,
      *jahresabschlusses, *jahresabschlüsse, *einzelabschluss, *einzelabschlusses,
      *einzelabschlüsse`,
    contents: `*inhaltsverzeichnis*`,
    pages: {
      page: `seite`,
      running: `*bericht*, *abschluss*`,
      sentence: `
        der, die, das, diese/dieser/dieses, siehe, im, wir, angaben, die nachfolgenden`,
      closing: `
        *der/*die/*nachfolgende/*beigefügte … *anhang*/*anmerkungen*/*erläuterungen* … *teil*`,
    },
    rows: {
      income_statement: {
        eps_diluted: `
          … verwässert* … je (stamm|vorzugs) aktie*/stammaktie*/vorzugsaktie* …,
          … je (stamm|vorzugs) aktie*/stammaktie*/vorzugsaktie* … verwässert* …`,
        eps_basic: `… *je (stamm|vorzugs) aktie*/stammaktie*/vorzugsaktie* …`,
        shares_basic: `
          … *anzahl (der) (ausgegebenen|ausstehenden) aktien* …,
          … *durchschnittliche* … *aktien* …`,
        income_before_taxes: `… *vor steuern*/ertragsteuern* …`,
        income_tax: `
          … *steuern vom einkommen* …, … *ertragsteuer* …, steuern* …, … *steueraufwand* …`,
        net_income_attributable_to_parent: `
          … *anteil* … *aktionäre*/*gesellschafter* …,
          … *auf (die) aktionäre*/anteilseigner* …`,
        net_income: `
          … *jahresüberschuss* …, … *jahresfehlbetrag* …, … *konzernergebnis* …,
          … *konzerngewinn* …, … *periodenergebnis* …, … *jahresergebnis* …,
          … *ergebnis/*gewinn nach steuern* …, … *reingewinn* …, gewinn des jahres* …`,
        gross_profit: `… *bruttoergebnis* …, … *bruttogewinn* …, … *bruttomarge* …`,
        operating_income: `
          … *betriebsergebnis* …, … *operatives/*betriebliches ergebnis* …, ebit …, ebitda …,
          … *ergebnis (aus) der gewöhnlichen*/betrieb* …`,
        premiums: `
          … *beiträge* …, … *versicherungs* …, … *prämien* …, … *schadenaufwand* …`,
        interest: `
          … *zinsertrag* …, … *zinsaufw* …, … *zinsüberschuss* …, … *finanzergebnis* …,
          … *provisions* …`,
        cost_of_revenue: `
          … *umsatzkosten* …, … *herstellungskosten* …, … *materialaufwand* …,
          … *kosten der umsatz* …`,
        revenue: `… *umsatz* …, … *erlöse* …, erträge* …`,
        expense_line: `
          … *vertriebskosten* …, … *verwaltungskosten* …, … *forschungs* …,
          … *personalaufwand* …, … *abschreibungen* …, … *sonstige betriebliche* …`,
      },
      balance_sheet: {
        total_liabilities_and_equity: `
          … *summe (der) passiva* …, … *summe (der) eigenkapital und* …, passiva,
          … *bilanzsumme* … *passiva* …,
          total/summe eigenkapital und verbindlichkeiten*/schulden* …`,
        total_assets: `
          … *summe (der) aktiva*/vermögenswerte* …, bilanzsumme* …, aktiva, total aktiven* …,
          … *gesamtvermögen* …`,
        total_current_assets: `
          (summe) kurzfristige vermögenswerte*/aktiva* …, umlaufvermögen* …`,
        total_current_liabilities: `(summe) kurzfristige schulden/verbindlichkeiten`,
        total_liabilities: `summe/total (der) schulden/verbindlichkeiten/fremdkapital`,
        total_equity: `(summe|total|konzern) eigenkapital, konzerneigenkapital`,
        equity_line: `
          … *gezeichnetes kapital* …, … *kapitalrücklage* …, … *gewinnrücklage* …,
          … *rücklagen* …, … *eigene aktien*/anteile* …,
          … *nicht beherrschende* …, … *anteile anderer*/fremder* …, … *grundkapital* …,
          … *aktienkapital* …`,
        liability_line: `
          … *verbindlichkeiten* …, … *rückstellungen* …, … *schulden* …, … *darlehen* …,
          … *anleihen* …, … *latente steuern*/steuerschulden* …`,
        asset_line: `
          … *vermögenswerte* …, … *sachanlagen* …, … *vorräte* …, … *forderungen* …,
          … *zahlungsmittel* …, … *flüssige mittel* …, … *geschäfts oder firmenwert* …,
          … *goodwill* …, … *finanzanlagen* …, … *anlagevermögen* …`,
      },
      cash_flow_statement: {
        operating_cash_flow: `
          … ${FLOWS} … *betrieblich*/*laufende*/*operativ*/*geschäftstätigkeit* …,
          … *cash flow* … *betrieblich*/*laufende*/*operativ*/*geschäftstätigkeit* …`,
        investing_cash_flow: `
          … ${FLOWS} … *investition* …, … *cash flow* … *investition* …`,
        financing_cash_flow: `
          … ${FLOWS} … *finanzierung* …, … *cash flow* … *finanzierung* …`,
        exchange_rate_effect: `… *wechselkurs* …, … *währungs* …`,
        closing_cash: `
          … *zahlungsmittel*/*finanzmittel*/*liquid* … *ende* …,
          … *flüssige mittel* … *ende* …,
          … *zahlungsmittel*/*finanzmittel*/*liquid* … 31 12/3/03/1/01/dezember/märz/januar …,
          … *flüssige mittel* … 31 12/3/03/1/01/dezember/märz/januar …`,
        opening_cash: `
          … *zahlungsmittel*/*finanzmittel*/*liquid* … *anfang*/*beginn* …,
          … *flüssige mittel* … *anfang*/*beginn* …,
          … *zahlungsmittel*/*finanzmittel*/*liquid* … 1 1/januar …,
          … *flüssige mittel* … 1 1/januar …`,
        net_change_in_cash: `
          … *veränderung (der|des) zahlungsmittel*/finanzmittel*/flüssigen*/liquid* …,
          … *zahlungswirksame veränderung* …`,
        financing_line: `
          … *dividende* …, … *tilgung* …, … *aufnahme von* …, … *rückzahlung* …`,
        investing_line: `
          … *auszahlungen für investitionen* …, … *erwerb* …, … *abgang* …,
          … *einzahlungen aus* …`,
        cash_adjustment: `
          … *abschreibungen* …, … *vorräte* …, … *forderungen* …, … *verbindlichkeiten* …,
          … *rückstellungen* …, … *steuern* …`,
      },
    },
    names: {
      revenue: [
        `
          umsatz/umsatzerlöse/konzernumsatz/konzernumsatzerlöse (gesamt)`,
        `umsatz/nettoumsatz/erlöse/nettoerlöse (aus verträgen mit kunden)`,
      ],
      cost_of_revenue: [
        `
          umsatzkosten, kosten der umsatzerlöse, herstellungskosten, herstellungskosten der/des …,
          kosten der verkauften produkte*/erzeugnisse*/waren* …`,
      ],
      gross_profit: [`bruttoergebnis/bruttogewinn/bruttomarge (vom umsatz)`],
      research_and_development: [
        `
          (aufwendungen für) forschung/forschungs und
            entwicklung/entwicklungskosten/entwicklungsaufwand/entwicklungsaufwendungen`,
      ],
      selling_general_administrative: [
        `
          vertrieb/vertriebs/vertriebskosten und (allgemeine)
            verwaltungskosten/verwaltungsaufwand/verwaltungsaufwendungen`,
      ],
      operating_income: [
        `
          betriebsergebnis (ebit), betriebliches/operatives ergebnis (ebit),
          ergebnis der betrieblichen tätigkeit (ebit), operativer gewinn (ebit)`,
        `ergebnis vor zinsen und steuern/ertragsteuern (ebit)`,
      ],
      interest_expense: [
        `
          zinsaufwand, zinsaufwendungen, zinsen und ähnliche aufwendungen, finanzaufwand,
          finanzierungsaufwendungen`,
      ],
      income_before_taxes: [
        `
          ergebnis/konzernergebnis
            (aus fortgeführten aktivitäten|aus fortgeführten geschäftsbereichen)
            vor steuern/ertragsteuern`,
        `gewinn/ergebnis/verlust vor steuern/ertragsteuern (ebt)`,
      ],
      income_tax: [
        `
          ertragsteuer, ertragsteuern, ertragssteuer, ertragssteuern,
          steuern vom einkommen und (vom) ertrag, ertragsteueraufwand, ertragsteueraufwendungen,
          ertragsteuerertrag, steueraufwand`,
      ],
      net_income: [
        `
          jahresüberschuss, jahresfehlbetrag, jahresergebnis, überschuss, konzernjahresüberschuss,
          konzernjahresfehlbetrag, konzernjahresergebnis, konzernüberschuss, periodenergebnis,
          gewinn, reingewinn, konzernperiodenergebnis, konzerngewinn, konzernreingewinn`,
        `
          konzernergebnis, ergebnis nach steuern/ertragsteuern, gewinn nach steuern,
          konzernüberschuss/konzernjahresüberschuss fehlbetrag`,
      ],
      net_income_attributable_to_parent: [
        `
          (davon) anteil/ergebnisanteil der ${OWNERS} -ohne (*) …,
          (davon) auf (die) ${OWNERS} -ohne (*) …, (davon) den ${OWNERS} -ohne (*) …`,
      ],
      net_income_attributable_to_minority: [
        `(davon) (auf) nicht beherrschende* …, (davon) (auf) andere*/minderheit* …`,
      ],
      eps_basic: [
        `
          unverwässert*, ergebnis je aktie/stammaktie/vorzugsaktie -verwässert* (*) …`,
        `unverwässert* (und) (verwässert*) ergebnis je aktie* …`,
      ],
      eps_diluted: [
        `verwässert*`,
        `verwässert* ergebnis je aktie* …, ergebnis je aktie verwässert* …`,
      ],
      cash_and_cash_equivalents: [
        `zahlungsmittel (und zahlungsmitteläquivalente), flüssige/liquide mittel`,
      ],
      receivables: [`forderungen aus lieferungen und leistungen …`],
      inventories: [`vorräte`],
      total_current_assets: [
        `
          (summe|gesamte) kurzfristige vermögenswerte (gesamt),
          (summe|gesamte) kurzfristiges vermögen (gesamt),
          (summe|gesamte) umlaufvermögen (gesamt)`,
      ],
      property_plant_equipment: [`sachanlagen, sachanlagen und …`, `sachanlagevermögen`],
      goodwill: [
        `
          geschäft/geschäfts oder/und/bzw firmenwert/firmenwerte, firmenwert, firmenwerte,
          goodwill`,
      ],
      intangible_assets: [
        `
          (sonstige|übrige) immaterielle vermögenswerte/vermögensgegenstände/anlagewerte`,
      ],
      total_noncurrent_assets: [
        `
          (summe|gesamte) langfristige vermögenswerte (gesamt),
          (summe|gesamte) langfristiges vermögen (gesamt),
          (summe|gesamte) anlagevermögen (gesamt)`,
      ],
      total_assets: [
        `
          summe (der) aktiva/vermögenswerte, bilanzsumme, gesamtvermögen, aktiva (gesamt),
          total aktiven, vermögenswerte gesamt`,
      ],
      payables: [`verbindlichkeiten aus lieferungen und leistungen …`],
      short_term_debt: [`kurzfristige finanzschulden/finanzverbindlichkeiten`],
      total_current_liabilities: [
        `(summe) kurzfristige schulden/verbindlichkeiten/fremdkapital (gesamt)`,
        `kurzfristiges fremdkapital`,
      ],
      long_term_debt: [`langfristige finanzschulden/finanzverbindlichkeiten`],
      total_noncurrent_liabilities: [
        `(summe) langfristige schulden/verbindlichkeiten (gesamt)`,
        `langfristiges fremdkapital`,
      ],
      total_liabilities: [`summe/total (der) schulden/verbindlichkeiten/fremdkapital`],
      retained_earnings: [`(andere) gewinnrücklage/gewinnrücklagen`],
      noncontrolling_interests: [
        `
          nicht beherrschende anteile (am eigenkapital),
          anteile anderer gesellschafter (am eigenkapital),
          anteile nicht beherrschender gesellschafter (am eigenkapital),
          minderheitsanteile (am eigenkapital)`,
      ],
      equity_attributable_to_parent: [
        `
          den/der aktionäre*/anteilseigner*/gesellschafter* …
            *eigenkapital*/*zurechenbar*/*entfallend* …,
          auf die aktionäre*/anteilseigner*/gesellschafter* …
            *eigenkapital*/*zurechenbar*/*entfallend* …`,
      ],
      total_equity: [
        `(summe|gesamte|gesamtes) eigenkapital (gesamt), konzerneigenkapital (gesamt)`,
      ],
      total_liabilities_and_equity: [
        `
          summe (der) passiva, passiva (gesamt),
          summe/total eigenkapital und schulden/verbindlichkeiten, total passiven`,
      ],
      cash_flow_net_income: [
        `
          jahresüberschuss, jahresergebnis, periodenergebnis, konzernergebnis,
          konzernjahresüberschuss, konzernjahresergebnis, konzernperiodenergebnis,
          ergebnis/konzernergebnis nach steuern/ertragsteuern, reingewinn, konzernreingewinn`,
      ],
      depreciation_and_amortization: [`(planmäßige) abschreibungen …`],
      operating_cash_flow: [
        `
          ${NET_CASH} (mittelzufluss) aus (der)
            betriebliche/betrieblicher/operative/operativer tätigkeit,
          ${NET_CASH} (mittelzufluss) aus (der) (laufende|laufender|operative|operativer)
            geschäftstätigkeit`,
      ],
      capital_expenditure: [
        `
          (auszahlungen für) investitionen in ${ASSETS_BOUGHT},
          (auszahlungen für) den erwerb von ${ASSETS_BOUGHT},
          (auszahlungen für) erwerb von ${ASSETS_BOUGHT}`,
      ],
      investing_cash_flow: [`${NET_CASH} aus (der) investitionstätigkeit`],
      dividends_paid: [
        `
          gezahlte dividende/dividenden, gezahlte dividende/dividenden an …,
          ${DIVIDENDS}, ${DIVIDENDS} an …`,
      ],
      financing_cash_flow: [`${NET_CASH} aus (der) finanzierungstätigkeit`],
      exchange_rate_effect: [
        `
          wechselkurs*/währung* … *änderung*/*veränderung*/*effekt*/*einfluss*/*differenz* …,
          wechselkurs*änderung* …, wechselkurs*veränderung* …, wechselkurs*effekt* …,
          wechselkurs*einfluss* …, wechselkurs*differenz* …, währungs*änderung* …,
          währungs*veränderung* …, währungs*effekt* …, währungs*einfluss* …,
          währungs*differenz* …`,
        `einfluss/auswirkung/auswirkungen von wechselkurs*/währungs* …`,
      ],
      net_change_in_cash: [
        `
          ${CHANGE} (der|des) zahlungsmittel*/finanzmittel* …,
          ${CHANGE} (der|des) flüssigen/liquiden mittel* …`,
      ],
      opening_cash: [
        `
          zahlungsmittel*/finanzmittel* … am/zu/zum anfang*/beginn* …,
          flüssige/liquide mittel* … am/zu/zum anfang*/beginn* …`,
      ],
      closing_cash: [
        `
          zahlungsmittel*/finanzmittel* … am/zum ende* …,
          flüssige/liquide mittel* … am/zum ende* …`,
      ],
    },
    comprehensive: `
      *sonstige/*sonstiges ergebnis*/konzernergebnis*, *gesamtergebnis*, *umgegliedert*,
      *umgliederung*, *erfolgsneutral*`,
    labels: {
      and: `und`,
      total: `summe, gesamt`,
      totals: `summe …, gesamt …, zwischensumme …, nettozahlungs* …`,
      part: `davon`,
      deduction: `abzüglich, zuzüglich`,
      attributed: `zurechenbar*, entfallend*`,
      bothSides: `passiva`,
      numberless: `eventualverbindlichkeiten, eventualschulden, haftungsverhältnisse`,
      runTogether: `netto`,
      note: `(siehe) anmerkung/anmerkungen/anhang`,
      joining: `der, die, das, und, von, des, aus, für`,
      goesOn: `je, und, der, des, von`,
      continues: `und, oder, der, des, am anfang/ende/beginn`,
    },
    units: {
      perShare: `je (stamm|vorzugs) aktie*/stammaktie*/vorzugsaktie*`,
      shares: `*anzahl* … *aktien*`,
    },
    columns: {
      note: `
        anhang, anmerkung, anmerkungen, ziffer, tz, nr, anhangangabe, anhangangaben, erläuterung,
        erläuterungen`,
      side: `*veränderung*, *abweichung*, *quartal*, *halbjahr*`,
      gross: `brutto*`,
      group: `konzern*`,
      company: `ag, *einzelabschluss*`,
      segment: `*industriegeschäft*`,
      whole: `*gesamt`,
      part: `*industriegeschäft*, *vor sondereinflüssen*, *bereinigt*`,
      proForma: `pro forma, proforma`,
      unaudited: `*ungeprüft*`,
      budget: `plan, budget`,
    },
    money: {
      thousands: `tausend, tsd.`,
      millions: `millionen, mio.`,
      billions: `milliarden, mrd.`,
      currencies: {
        USD: `us dollar, usdollar, amerikanische dollar`,
        GBP: `britische pfund, pfund sterling`,
        CHF: `schweizer franken, franken`,
        SEK: `schwedische kronen`,
        NOK: `norwegische kronen`,
        DKK: `dänische kronen`,
        CZK: `tschechische kronen`,
        PLN: `polnische zloty, zloty`,
        JPY: `japanische yen`,
      },
      hundredths: `cent, cents, rappen, öre`,
      except: `außer, sofern nicht, soweit nicht, mit ausnahme`,
      in: `in`,
      opens: `(alle) (angaben|beträge) in`,
      presented: `darstellungswährung, berichtswährung, in +(tausend euro|mio)`,
      filler: `
        alle, angaben, angabe, beträge, werte, zahlen, jeweils, anhang, geschäftsjahr, vorjahr,
        stand, zum, den, der, die, für, und, januar, februar, märz, mai, juni, juli, oktober,
        dezember`,
    },
    periods: {
      monthNames: `
        januar jänner jan, februar feb, märz mrz maerz, april apr, mai, juni jun, juli jul,
        august aug, september sep sept, oktober okt, november nov, dezember dez`,
      months: `monat, monate, monaten`,
      weeks: `wochen`,
      heads: {
        days: `tag, tage, tagen`,
        weeks: `woche, wochen`,
        months: `monat, monate, monaten`,
        years: `jahr, jahre`,
      },
      numerals: { drei: 3, sechs: 6, neun: 9, zwolf: 12 },
      wholeYear: `geschäftsjahr*, wirtschaftsjahr*`,
      halfYear: `*halbjahr*`,
      quarter: `quartal*`,
      interimReport: `
        *zwischenbericht*, *zwischenabschluss*, *halbjahresfinanzbericht*, *halbjahresbericht*,
        *quartalsmitteilung*`,
      currentYear: `
        berichtsjahr* …, laufendes jahr*/geschäftsjahr* …, aktuelles jahr* …, geschäftsjahr`,
      previousYear: `vorjahr …, vorangegangenes jahr/geschäftsjahr …`,
      transition: `*rumpfgeschäftsjahr*, *gründung*`,
      to: `bis (zum)`,
      yearEnded: `geschäftsjahr vom # (*) (*) bis, geschäftsjahr`,
      fiscal: `jahr`,
      besideYear: `stand, am, zum`,
      head: `jahr, jahre, geschäftsjahr, konzern, in`,
      line: ``,
      lineOpens: `
        (für|per|zum) (das|die|den) geschäftsjahr/geschäftsjahre/jahr/jahre/zeitraum`,
      atEndOf: `(per) ultimo, zum ultimo`,
      restated: `*angepasst*`,
    },
    amendedReport: `
      berichtigter*/korrigierter*/geänderter*
        geschäftsbericht*/geschäftsabschluss*/jahresbericht*/jahresabschluss*,
      berichtigter*/korrigierter*/geänderter* finanzbericht*/finanzabschluss*,
      bericht/abschluss ersetzt den/die`,
    meanings: {
      debt: `
        finanzschulden, finanzverbindlichkeiten, anleihe, anleihen, schuldverschreibungen,
        darlehen, bankverbindlichkeiten, kreditinstituten`,
      assets: `vermögenswerte, aktiva`,
      liabilities: `schulden, verbindlichkeiten`,
      equity: `eigenkapital`,
      current: `
        kurzfristige, kurzfristiger, kurzfristiges, kurzfristigen, umlaufvermögen`,
      noncurrent: `
        langfristige, langfristiger, langfristiges, langfristigen, anlagevermögen`,
      operating: `
        betriebliche, betrieblicher, betrieblichen, operative, operativer, operativen,
        laufende/laufender/laufenden geschäftstätigkeit, laufende, laufender`,
      investing: `investitionstätigkeit`,
      financing: `finanzierungstätigkeit`,
      basic: `unverwässert*`,
      diluted: `verwässert*`,
      'cash flow': `cashflow, *mittelzufluss, *mittelabfluss, kapitalfluss, geldfluss`,
      opening: `anfang`,
      closing: `ende`,
      receivable: `forderungen`,
      payable: `verbindlichkeiten`,
      continuing: `fortgeführte, fortgeführten`,
      discontinued: `aufgegebene, aufgegebenen, nicht fortgeführte/fortgeführten`,
      before: `vor`,
      after: `nach`,
      paid: `gezahlt, gezahlte`,
      received: `erhalten, erhaltene`,
      income: `ertrag, erträge`,
      expense: `aufwand, aufwendungen`,
      gross: `brutto`,
      net: `netto`,
      gain: `gewinn, gewinne, ertrag, erträge, überschuss, jahresüberschuss`,
      loss: `verlust, verluste, fehlbetrag, jahresfehlbetrag`,
    },
    reporter: {
      addressee: `an die`,
      audited: `
        konzernabschluss/konzernabschluß/jahresabschluss/jahresabschluß der,
        konzernabschluss und den konzernlagebericht der`,
      comprising: `bestehend aus`,
      self: `gesellschaft, konzern, bank`,
      opensDefinition: `die`,
      selfAlone: `vertraulich, streng vertraulich, entwurf, ungeprüft`,
    },
  },
};
