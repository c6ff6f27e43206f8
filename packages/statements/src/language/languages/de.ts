import { anyOf, inSequence } from '../any-of.js';
import type { Lexicon } from '../lexicon.js';

/** German: HGB and IFRS terms. */
export const de: Lexicon = {
  language: 'de',
  titles: {
    income_statement: [
      /gewinn-? ?und[ -]{1,2}verlust-?rechnung/,
      /\b(?:konzern-?)?erfolgsrechnung/,
      /\bguv\b/,
    ],
    balance_sheet: [/\b(?:konzern-?)?bilanz(?:en)?\b/],
    cash_flow_statement: [
      /\b(?:konzern-?)?kapitalfluss-?rechnung/,
      /\b(?:konzern-?)?geldfluss-?rechnung/,
      /\bcash[ -]?flow-?rechnung/,
    ],
    comprehensive_income: [/\b(?:konzern-?)?gesamt(?:ergebnis|erfolgs)-?(?:rechnung|uberleitung)?/],
    changes_in_equity: [
      /eigenkapital(?:veranderungs-?rechnung|spiegel|nachweis|entwicklung)/,
      /(?:entwicklung|veranderung(?:en)?) des (?:konzern-?)?eigenkapitals/,
    ],
  },
  titleWords: {
    group: /konzern|konsolidiert/,
    withSubsidiaries: /\bund (?:ihre )?tochter(?:gesellschaften|unternehmen)\b/,
    fillers: /konzern|der|des|zum|vom|bis|fur/,
    decoys: {
      'parent company': /muttergesellschaft|einzelabschluss/,
      note: /\b(?:erlauterung(?:en)?|angaben|anmerkungen) zu[rm]?\b/,
    },
    continued: /fortsetzung/,
    supplement:
      /^(?:zusatzliche|erganzende) (?:angaben|informationen)|^uberleitung (?:vom|zum|des|der)/,
    chapter: /(?:konzern|jahres|einzel)abschluss(?!pr)/,
    contents: /inhaltsverzeichnis/,
  },
  pages: {
    page: /seite/,
    running: /bericht|abschluss/,
    sentence: /der|die|das|diese[rs]?|siehe|im|wir|angaben|die nachfolgenden/,
  },
  rows: {
    income_statement: {
      eps_diluted:
        /(?<!un)verwassert.*je (?:stamm|vorzugs)?-?aktie|je (?:stamm|vorzugs)?-?aktie.*(?<!un)verwassert/,
      eps_basic: /je (?:stamm|vorzugs)?-?aktie/,
      shares_basic:
        /anzahl (?:der )?(?:ausgegebenen |ausstehenden )?aktien|durchschnittliche.*aktien/,
      income_before_taxes: /vor (?:ertrag)?steuern/,
      income_tax: /steuern vom einkommen|ertragsteuer|^steuern|steueraufwand/,
      net_income_attributable_to_parent:
        /anteil.*(?:aktionare|gesellschafter)|auf (?:die )?(?:aktionare|anteilseigner)/,
      net_income: anyOf(
        /jahresuberschuss|jahresfehlbetrag|konzernergebnis|konzerngewinn|konzernjahresuberschuss/,
        /periodenergebnis|jahresergebnis|ergebnis nach steuern|reingewinn|gewinn nach steuern/,
        /^gewinn des jahres/,
      ),
      gross_profit: /brutto(?:ergebnis|gewinn|marge)/,
      operating_income: anyOf(
        /betriebsergebnis|operatives ergebnis|betriebliches ergebnis|^ebit(?:da)?\b/,
        /ergebnis (?:der|aus der) (?:gewohnlichen|betrieb)/,
      ),
      premiums: /beitrage|versicherungs|pramien|schadenaufwand/,
      interest: /zinsertrag|zinsaufw|zinsuberschuss|finanzergebnis|provisions/,
      cost_of_revenue: /umsatzkosten|herstellungskosten|materialaufwand|kosten der umsatz/,
      revenue: /umsatz(?:erlose)?|erlose|^ertrage/,
      expense_line:
        /vertriebskosten|verwaltungskosten|forschungs|personalaufwand|abschreibungen|sonstige betriebliche/,
    },
    balance_sheet: {
      total_liabilities_and_equity: anyOf(
        /summe (?:der )?(?:passiva|eigenkapital und)|^passiva$|bilanzsumme.*passiva/,
        /^(?:total|summe) eigenkapital und (?:verbindlichkeiten|schulden)/,
      ),
      total_assets:
        /summe (?:der )?(?:aktiva|vermogenswerte)|^bilanzsumme|^aktiva$|^total aktiven|gesamtvermogen/,
      total_current_assets: /^(?:summe )?kurzfristige (?:vermogenswerte|aktiva)|^umlaufvermogen/,
      total_current_liabilities: /^(?:summe )?kurzfristige (?:schulden|verbindlichkeiten)$/,
      total_liabilities: /^(?:summe|total) (?:der )?(?:schulden|verbindlichkeiten|fremdkapital)$/,
      total_equity: /^(?:summe |total |konzern-?)?eigenkapital$/,
      equity_line: anyOf(
        /gezeichnetes kapital|kapitalrucklage|gewinnrucklage|rucklagen|eigene (?:aktien|anteile)/,
        /nicht beherrschende|anteile (?:anderer|fremder)|grundkapital|aktienkapital/,
      ),
      liability_line:
        /verbindlichkeiten|ruckstellungen|schulden|darlehen|anleihen|latente steuer(?:n|schulden)/,
      asset_line: anyOf(
        /vermogenswerte|sachanlagen|vorrate|forderungen|zahlungsmittel|flussige mittel/,
        /geschafts- oder firmenwert|goodwill|finanzanlagen|anlagevermogen/,
      ),
    },
    cash_flow_statement: {
      operating_cash_flow: anyOf(
        /cash ?-?flow.*(?:betrieblich|laufende|operativ|geschaftstatigkeit)/,
        /mittel(?:zufluss|abfluss|veranderung).*(?:betrieblich|laufende|operativ|geschaftstatigkeit)/,
        /(?:kapitalfluss|geldfluss|netto).*(?:betrieblich|laufende|operativ|geschaftstatigkeit)/,
      ),
      investing_cash_flow:
        /(?:cash ?-?flow|mittel(?:zufluss|abfluss|veranderung)|kapitalfluss|geldfluss|netto).*investition/,
      financing_cash_flow:
        /(?:cash ?-?flow|mittel(?:zufluss|abfluss|veranderung)|kapitalfluss|geldfluss|netto).*finanzierung/,
      exchange_rate_effect: /wechselkurs|wahrungs/,
      closing_cash: /(?:zahlungsmittel|finanzmittel|flussige mittel|liquid).*(?:ende|31\.)/,
      opening_cash:
        /(?:zahlungsmittel|finanzmittel|flussige mittel|liquid).*(?:anfang|beginn|1\. ?1|1\. januar)/,
      net_change_in_cash: anyOf(
        /veranderung (?:der |des )?(?:zahlungsmittel|finanzmittel|flussigen|liquid)/,
        /zahlungswirksame veranderung/,
      ),
      financing_line: /dividende|tilgung|aufnahme von|ruckzahlung/,
      investing_line: /auszahlungen fur investitionen|erwerb|abgang|einzahlungen aus/,
      cash_adjustment:
        /abschreibungen|vorrate|forderungen|verbindlichkeiten|ruckstellungen|steuern/,
    },
  },
  statementWords: 'netto',
  totals: [/^(?:summe|gesamt|zwischensumme)\b/, /^nettozahlungs/],
  months: [
    'januar janner jan',
    'februar feb',
    'marz mrz maerz',
    'april apr',
    'mai',
    'juni jun',
    'juli jul',
    'august aug',
    'september sep sept',
    'oktober okt',
    'november nov',
    'dezember dez',
  ],
  money: {
    scales: [
      ['milliarden|mrd\\.?', 1e9],
      ['millionen|mio\\.?', 1e6],
      ['tausend|tsd\\.?', 1e3],
    ],
    currencies: {
      USD: 'us-?dollar|amerikanische dollar',
      GBP: 'britische pfund|pfund sterling',
      CHF: 'schweizer franken|\\bfranken\\b',
      SEK: 'schwedische kronen',
      NOK: 'norwegische kronen',
      DKK: 'danische kronen',
      CZK: 'tschechische kronen',
      PLN: 'polnische zloty|\\bzloty\\b',
      JPY: 'japanische yen',
    },
    hundredths: 'cents?|rappen|ore',
    in: 'in',
    presented: /darstellungswährung|berichtswährung|in (?=tausend euro|mio)/,
    opens: '(?:alle )?(?:angaben |betrage )?in',
    except: 'ausser|sofern nicht|soweit nicht|mit ausnahme',
    filler: [
      'alle|angaben|angabe|betrage|werte|zahlen|jeweils|anhang|geschaftsjahr|vorjahr|stand|zum',
      'den|der|die|fur|und|januar|februar|marz|mai|juni|juli|oktober|dezember',
    ],
  },
  periods: {
    to: /bis(?: zum)?/,
    yearEnded: /geschaftsjahr(?: vom .{3,40} bis)?/,
    fiscal: /jahr/,
    joiners: anyOf(),
    besideYear: /stand|am|zum/,
    line: /^(?:fur |per |zum )?(?:das |die |den )?(?:geschaftsjahre?|jahre?|zeitraum)\b.*$/,
    head: /jahre?|geschaftsjahr|konzern|in/,
  },
  lengths: {
    counted: /\b(?<n>\d{1,2}|[a-z]+) (?:(?<weeks>wochen)|monate?n?)\b/,
    numerals: { drei: 3, sechs: 6, neun: 9, zwolf: 12 },
    units: { days: /tagen?|tage?/, weeks: /wochen?/, months: /monate?n?/, years: /jahre?/ },
    wholeYear: /\bgeschaftsjahr|\bwirtschaftsjahr/,
    parts: [
      { pattern: /\bquartal/, months: 3 },
      { pattern: /halbjahr/, months: 6 },
    ],
    interim:
      /zwischenbericht|zwischenabschluss|halbjahresfinanzbericht|halbjahresbericht|quartalsmitteilung/,
    currentYear: /^(?:berichtsjahr|laufendes (?:geschafts)?jahr|aktuelles jahr|geschaftsjahr$)/,
    previousYear: /^(?:vorjahr|vorangegangenes (?:geschafts)?jahr)\b/,
    transition: /rumpfgeschaftsjahr|grundung/,
  },
  columnWords: {
    basis: {
      restated: /angepasst/,
      pro_forma: /\bpro[ -]?forma\b/,
      unaudited: /ungepruft/,
      budget: /\bplan\b|\bbudget\b/,
    },
    scope: {
      company: /\bag\b|einzelabschluss/,
      segment: /industriegeschaft/,
      group: /\bkonzern/,
    },
  },
  noteColumn:
    /^(?:anhang|anmerkung(?:en)?|ziffer|tz\.?|nr\.?|anhangangabe(?:n)?|erlauterung(?:en)?)$/,
  sideColumn: /veranderung|abweichung|quartal|halbjahr/,
  grossColumn: /\bbrutto/,
  groupColumn: /\bkonzern|gesamt\b/,
  partColumn: /\bag\b|industriegeschaft|einzelabschluss|vor sondereinflussen|bereinigt/,
  closing:
    /(?:der|die|nachfolgende|beigefugte) .*(?:anhang|anmerkungen|erlauterungen).*(?:bestandteil|teil)/,
  comprehensive:
    /sonstiges? (?:konzern)?ergebnis|gesamtergebnis|umgegliedert|umgliederung|erfolgsneutral/,
  amendedReport: anyOf(
    /\b(?:berichtigter|korrigierter|geanderter) (?:geschafts|jahres|finanz)(?:bericht|abschluss)/,
    /\b(?:bericht|abschluss) ersetzt (?:den|die)\b/,
  ),
  names: {
    revenue: [
      /^(?:konzern)?umsatz(?:erlose)?(?: gesamt)?$/u,
      /^(?:netto)?(?:umsatz|erlose)(?: aus vertragen mit kunden)?$/u,
    ],
    cost_of_revenue: [
      anyOf(
        /^(?:umsatzkosten|kosten der umsatzerlose|herstellungskosten(?: (?:der|des) .*)?)$/u,
        /^kosten der verkauften (?:produkte|erzeugnisse|waren).*$/u,
      ),
    ],
    gross_profit: [/^brutto(?:ergebnis|gewinn|marge)(?: vom umsatz)?$/u],
    research_and_development: [
      /^(?:aufwendungen fur )?forschungs? und entwicklungs?(?:kosten|aufwand|aufwendungen)?$/u,
    ],
    selling_general_administrative: [
      /^vertriebs?(?:kosten)? und (?:allgemeine )?verwaltungs(?:kosten|aufwand|aufwendungen)$/u,
    ],
    operating_income: [
      anyOf(
        /^(?:betriebsergebnis|betriebliches ergebnis|operatives ergebnis)(?: ebit)?$/u,
        /^(?:ergebnis der betrieblichen tatigkeit|operativer gewinn)(?: ebit)?$/u,
      ),
      /^ergebnis vor zinsen und (?:ertrag)?steuern(?: ebit)?$/u,
    ],
    interest_expense: [
      anyOf(
        /^(?:zinsaufwand|zinsaufwendungen|zinsen und ahnliche aufwendungen|finanzaufwand)$/u,
        /^finanzierungsaufwendungen$/u,
      ),
    ],
    income_before_taxes: [
      /^(?:konzern)?ergebnis (?:aus fortgefuhrten (?:aktivitaten|geschaftsbereichen) )?vor (?:ertrag)?steuern$/u,
      /^(?:gewinn|ergebnis|verlust) vor (?:ertrag)?steuern(?: ebt)?$/u,
    ],
    income_tax: [
      anyOf(
        /^(?:ertrag(?:s)?steuern?|steuern vom einkommen und(?: vom)? ertrag)$/u,
        /^(?:ertragsteuer(?:aufwand|aufwendungen|ertrag)|steueraufwand)$/u,
      ),
    ],
    net_income: [
      anyOf(
        /^(?:konzern)?(?:jahresuberschuss|jahresfehlbetrag|jahresergebnis|uberschuss)$/u,
        /^(?:konzern)?(?:periodenergebnis|gewinn|reingewinn)$/u,
      ),
      anyOf(
        /^(?:konzernergebnis|ergebnis nach (?:ertrag)?steuern|gewinn nach steuern)$/u,
        /^konzern(?:jahres)?uberschuss fehlbetrag$/u,
      ),
    ],
    net_income_attributable_to_parent: [
      inSequence(
        /^(?:davon )?(?:(?:ergebnis)?anteil der|auf(?: die)?|den) /u,
        /(?:aktionare|aktionaren|anteilseigner|gesellschafter)\b(?! ohne).*$/u,
      ),
    ],
    net_income_attributable_to_minority: [
      inSequence(
        /^(?:davon )?/u,
        /(?:(?:auf )?(?:nicht beherrschende|andere|minderheits?)\S*(?: anteile| gesellschafter| entfallend.*)?.*)$/u,
      ),
    ],
    eps_basic: [
      /^(?:unverwassert\S*|ergebnis je (?:stamm|vorzugs)?aktie(?: (?!verwassert).*)?)$/u,
      /^unverwassert\S* (?:(?:und )?verwassert\S* )?ergebnis je aktie.*$/u,
    ],
    eps_diluted: [
      /^verwassert\S*$/u,
      /^(?:verwassert\S* ergebnis je aktie|ergebnis je aktie verwassert).*$/u,
    ],
    cash_and_cash_equivalents: [
      /^(?:zahlungsmittel(?: und zahlungsmittelaquivalente)?|flussige mittel|liquide mittel)$/u,
    ],
    receivables: [/^forderungen aus lieferungen und leistungen(?: .*)?$/u],
    inventories: [/^vorrate$/u],
    total_current_assets: [
      anyOf(
        /^(?:summe |gesamte )?(?:kurzfristige vermogenswerte|kurzfristiges vermogen)(?: gesamt)?$/u,
        /^(?:summe |gesamte )?umlaufvermogen(?: gesamt)?$/u,
      ),
    ],
    property_plant_equipment: [/^sachanlagen(?: und .*)?$/u, /^sachanlagevermogen$/u],
    goodwill: [/^(?:geschafts? (?:oder|und|bzw) firmenwerte?|firmenwerte?|goodwill)$/u],
    intangible_assets: [
      /^(?:sonstige |ubrige )?immaterielle (?:vermogenswerte|vermogensgegenstande|anlagewerte)$/u,
    ],
    total_noncurrent_assets: [
      anyOf(
        /^(?:summe |gesamte )?(?:langfristige vermogenswerte|langfristiges vermogen)(?: gesamt)?$/u,
        /^(?:summe |gesamte )?anlagevermogen(?: gesamt)?$/u,
      ),
    ],
    total_assets: [
      anyOf(
        /^(?:summe (?:der )?(?:aktiva|vermogenswerte)|bilanzsumme|gesamtvermogen)$/u,
        /^(?:aktiva(?: gesamt)?|total aktiven|vermogenswerte gesamt)$/u,
      ),
    ],
    payables: [/^verbindlichkeiten aus lieferungen und leistungen(?: .*)?$/u],
    short_term_debt: [/^kurzfristige (?:finanzschulden|finanzverbindlichkeiten)$/u],
    total_current_liabilities: [
      /^(?:summe )?kurzfristige (?:schulden|verbindlichkeiten|fremdkapital)(?: gesamt)?$/u,
      /^kurzfristiges fremdkapital$/u,
    ],
    long_term_debt: [/^langfristige (?:finanzschulden|finanzverbindlichkeiten)$/u],
    total_noncurrent_liabilities: [
      /^(?:summe )?langfristige (?:schulden|verbindlichkeiten)(?: gesamt)?$/u,
      /^langfristiges fremdkapital$/u,
    ],
    total_liabilities: [/^(?:summe|total) (?:der )?(?:schulden|verbindlichkeiten|fremdkapital)$/u],
    retained_earnings: [/^(?:andere )?gewinnrucklagen?$/u],
    noncontrolling_interests: [
      anyOf(
        /^nicht beherrschende anteile(?: am eigenkapital)?$/u,
        /^anteile (?:anderer|nicht beherrschender) gesellschafter(?: am eigenkapital)?$/u,
        /^minderheitsanteile(?: am eigenkapital)?$/u,
      ),
    ],
    equity_attributable_to_parent: [
      anyOf(
        /^(?:den|auf die|der) aktionare\S* .*(?:eigenkapital|zurechenbar\S*|entfallend\S*).*$/u,
        /^(?:den|auf die|der) anteilseigner\S* .*(?:eigenkapital|zurechenbar\S*|entfallend\S*).*$/u,
        /^(?:den|auf die|der) gesellschafter\S* .*(?:eigenkapital|zurechenbar\S*|entfallend\S*).*$/u,
      ),
    ],
    total_equity: [/^(?:summe |gesamtes? |konzern)?eigenkapital(?: gesamt)?$/u],
    total_liabilities_and_equity: [
      anyOf(
        /^(?:summe (?:der )?passiva|passiva(?: gesamt)?)$/u,
        /^(?:(?:summe|total) eigenkapital und (?:schulden|verbindlichkeiten)|total passiven)$/u,
      ),
    ],
    cash_flow_net_income: [
      anyOf(
        /^(?:konzern)?(?:jahresuberschuss|jahresergebnis|periodenergebnis|konzernergebnis)$/u,
        /^(?:konzern)?(?:ergebnis nach (?:ertrag)?steuern|reingewinn)$/u,
      ),
    ],
    depreciation_and_amortization: [/^(?:planmassige )?abschreibungen(?: .*)?$/u],
    operating_cash_flow: [
      inSequence(
        /^(?:netto)?/u,
        /(?:cash ?flow|mittel(?:zufluss|abfluss|zufluss abfluss)|kapitalfluss|geldfluss)/u,
        /(?: mittelzufluss)? aus (?:der )?/u,
        /(?:(?:betrieblicher?|operativer?) tatigkeit|(?:(?:laufender?|operativer?) )?geschaftstatigkeit)$/u,
      ),
    ],
    capital_expenditure: [
      inSequence(
        /^(?:auszahlungen fur )?(?:investitionen in|den erwerb von|erwerb von)/u,
        /(?: immaterielle\S* vermogenswerte\S*(?: und)?)? ?(?:das )?sachanlage(?:n|vermogen).*$/u,
      ),
    ],
    investing_cash_flow: [
      anyOf(
        /^(?:netto)?cash ?flow aus (?:der )?investitionstatigkeit$/u,
        /^(?:netto)?mittel(?:zufluss|abfluss|zufluss abfluss) aus (?:der )?investitionstatigkeit$/u,
        /^(?:netto)?(?:kapitalfluss|geldfluss) aus (?:der )?investitionstatigkeit$/u,
      ),
    ],
    dividends_paid: [
      /^(?:gezahlte dividenden?|dividenden?(?:zahlung(?:en)?|ausschuttung(?:en)?)?)(?: an .*)?$/u,
    ],
    financing_cash_flow: [
      anyOf(
        /^(?:netto)?cash ?flow aus (?:der )?finanzierungstatigkeit$/u,
        /^(?:netto)?mittel(?:zufluss|abfluss|zufluss abfluss) aus (?:der )?finanzierungstatigkeit$/u,
        /^(?:netto)?(?:kapitalfluss|geldfluss) aus (?:der )?finanzierungstatigkeit$/u,
      ),
    ],
    exchange_rate_effect: [
      anyOf(
        /^(?:wechselkurs|wahrungs(?:kurs)?)\S*(?: .*)?(?:anderung|veranderung|effekt)\S*.*$/u,
        /^(?:wechselkurs|wahrungs(?:kurs)?)\S*(?: .*)?(?:einfluss|differenz)\S*.*$/u,
      ),
      /^(?:einfluss|auswirkung(?:en)?) von (?:wechselkurs|wahrungs)\S*.*$/u,
    ],
    net_change_in_cash: [
      inSequence(
        /^(?:netto|zahlungswirksame )?(?:veranderung|zunahme|abnahme|zunahme abnahme)\S* /u,
        /(?:der |des )?(?:zahlungsmittel|flussigen mittel|finanzmittel|liquiden mittel)\S*.*$/u,
      ),
    ],
    opening_cash: [
      anyOf(
        /^(?:zahlungsmittel|flussige mittel|finanzmittel)\S*.* (?:am|zu|zum) (?:anfang|beginn).*$/u,
        /^liquide mittel\S*.* (?:am|zu|zum) (?:anfang|beginn).*$/u,
      ),
    ],
    closing_cash: [
      /^(?:zahlungsmittel|flussige mittel|finanzmittel|liquide mittel)\S*.* (?:am|zum) ende.*$/u,
    ],
  },
  labelWords: {
    and: /und/,
    total: /summe|gesamt/,
    part: /davon/,
    deduction: /abzuglich|zuzuglich/,
    attributed: /zurechenbar|entfallend/,
    bothSides: /passiva/,
    note: /(?:siehe )?(?:anmerkung(?:en)?|anhang)/,
    continues: /und|oder|der|des|am (?:anfang|ende|beginn)/,
    numberless: /^eventual(?:verbindlichkeiten|schulden)$|^haftungsverhaltnisse$/,
    joining: 'der die das und von des aus fur',
    goesOn: /je|und|der|des|von/,
  },
  units: { perShare: /je (?:stamm|vorzugs)?-?aktie/, shares: /anzahl.*aktien/ },
  meanings: {
    debt: /finanzschulden|finanzverbindlichkeiten|anleihen?|schuldverschreibungen|darlehen|bankverbindlichkeiten|kreditinstituten/,
    assets: /vermogenswerte|aktiva/,
    liabilities: /schulden|verbindlichkeiten/,
    equity: /eigenkapital/,
    current: /kurzfristige[rsn]?|umlaufvermogen/,
    noncurrent: /langfristige[rsn]?|anlagevermogen/,
    operating: /betriebliche[rn]?|operative[rn]?|laufende[rn]? geschaftstatigkeit|laufender?/,
    investing: /investitionstatigkeit/,
    financing: /finanzierungstatigkeit/,
    basic: /unverwassert\w*/,
    diluted: /verwassert\w*/,
    'cash flow': /cashflow|[a-z]*mittel(?:zu|ab)fluss|kapitalfluss|geldfluss/,
    opening: /anfang/,
    closing: /ende/,
    receivable: /forderungen/,
    payable: /verbindlichkeiten/,
    continuing: /fortgefuhrten?/,
    discontinued: /aufgegebenen?|nicht fortgefuhrten?/,
    before: /vor/,
    after: /nach/,
    paid: /gezahlte?/,
    received: /erhaltene?/,
    income: /ertrage?/,
    expense: /aufwand|aufwendungen/,
    gross: /brutto/,
    net: /netto/,
    gain: /gewinne?|ertrage?|(?:jahres)?uberschuss/,
    loss: /verluste?|(?:jahres)?fehlbetrag/,
  },
  reporter: {
    addressee: /an die/,
    audited: anyOf(
      /(?:konzern|jahres)abschlu(?:ss|ß) der/,
      /konzernabschluss und den konzernlagebericht der/,
    ),
    self: /gesellschaft|konzern|bank/,
    comprising: /bestehend aus/,
    opensDefinition: /die/,
  },
};
