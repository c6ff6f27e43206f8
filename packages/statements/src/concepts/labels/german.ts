import type { LabelTable } from './label-table.js';

/** German labels of HGB and IFRS reports, Austria and Switzerland included. */
export const GERMAN: LabelTable = {
  revenue: [
    /^(?:konzern)?umsatz(?:erlose)?(?: gesamt)?$/u,
    /^(?:netto)?(?:umsatz|erlose)(?: aus vertragen mit kunden)?$/u,
  ],
  cost_of_revenue: [
    /^(?:umsatzkosten|kosten der umsatzerlose|herstellungskosten(?: (?:der|des) .*)?|kosten der verkauften (?:produkte|erzeugnisse|waren).*)$/u,
  ],
  gross_profit: [/^brutto(?:ergebnis|gewinn|marge)(?: vom umsatz)?$/u],
  research_and_development: [
    /^(?:aufwendungen fur )?forschungs? und entwicklungs?(?:kosten|aufwand|aufwendungen)?$/u,
  ],
  selling_general_administrative: [
    /^vertriebs?(?:kosten)? und (?:allgemeine )?verwaltungs(?:kosten|aufwand|aufwendungen)$/u,
  ],
  operating_income: [
    /^(?:betriebsergebnis|betriebliches ergebnis|operatives ergebnis|ergebnis der betrieblichen tatigkeit|operativer gewinn)(?: ebit)?$/u,
    /^ergebnis vor zinsen und (?:ertrag)?steuern(?: ebit)?$/u,
  ],
  interest_expense: [
    /^(?:zinsaufwand|zinsaufwendungen|zinsen und ahnliche aufwendungen|finanzaufwand|finanzierungsaufwendungen)$/u,
  ],
  income_before_taxes: [
    /^(?:konzern)?ergebnis (?:aus fortgefuhrten (?:aktivitaten|geschaftsbereichen) )?vor (?:ertrag)?steuern$/u,
    /^(?:gewinn|ergebnis|verlust) vor (?:ertrag)?steuern(?: ebt)?$/u,
  ],
  income_tax: [
    /^(?:ertrag(?:s)?steuern?|steuern vom einkommen und(?: vom)? ertrag|ertragsteuer(?:aufwand|aufwendungen|ertrag)|steueraufwand)$/u,
  ],
  net_income: [
    /^(?:konzern)?(?:jahresuberschuss|jahresfehlbetrag|jahresergebnis|uberschuss|periodenergebnis|gewinn|reingewinn)$/u,
    /^(?:konzernergebnis|ergebnis nach (?:ertrag)?steuern|gewinn nach steuern|konzern(?:jahres)?uberschuss fehlbetrag)$/u,
  ],
  net_income_attributable_to_parent: [
    /^(?:davon )?(?:(?:ergebnis)?anteil der|auf(?: die)?|den) (?:aktionare|aktionaren|anteilseigner|gesellschafter)\b(?! ohne).*$/u,
  ],
  net_income_attributable_to_minority: [
    /^(?:davon )?(?:(?:auf )?(?:nicht beherrschende|andere|minderheits?)\S*(?: anteile| gesellschafter| entfallend.*)?.*)$/u,
  ],
  eps_basic: [
    /^(?:unverwassert\S*|ergebnis je (?:stamm|vorzugs)?aktie(?: (?!verwassert).*)?)$/u,
    /^unverwassert\S* ergebnis je aktie.*$/u,
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
    /^(?:summe |gesamte )?(?:kurzfristige vermogenswerte|kurzfristiges vermogen|umlaufvermogen)(?: gesamt)?$/u,
  ],
  property_plant_equipment: [/^sachanlagen(?: und .*)?$/u, /^sachanlagevermogen$/u],
  goodwill: [/^(?:geschafts? (?:oder|und|bzw) firmenwerte?|firmenwerte?|goodwill)$/u],
  intangible_assets: [
    /^(?:sonstige |ubrige )?immaterielle (?:vermogenswerte|vermogensgegenstande|anlagewerte)$/u,
  ],
  total_noncurrent_assets: [
    /^(?:summe |gesamte )?(?:langfristige vermogenswerte|langfristiges vermogen|anlagevermogen)(?: gesamt)?$/u,
  ],
  total_assets: [
    /^(?:summe (?:der )?(?:aktiva|vermogenswerte)|bilanzsumme|gesamtvermogen|aktiva(?: gesamt)?|total aktiven|vermogenswerte gesamt)$/u,
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
    /^(?:nicht beherrschende anteile|anteile (?:anderer|nicht beherrschender) gesellschafter|minderheitsanteile)(?: am eigenkapital)?$/u,
  ],
  equity_attributable_to_parent: [
    /^(?:den|auf die|der) (?:aktionare\S*|anteilseigner\S*|gesellschafter\S*) .*(?:eigenkapital|zurechenbar\S*|entfallend\S*).*$/u,
  ],
  total_equity: [/^(?:summe |gesamtes? |konzern)?eigenkapital(?: gesamt)?$/u],
  total_liabilities_and_equity: [
    /^(?:summe (?:der )?passiva|passiva(?: gesamt)?|(?:summe|total) eigenkapital und (?:schulden|verbindlichkeiten)|total passiven)$/u,
  ],
  cash_flow_net_income: [
    /^(?:konzern)?(?:jahresuberschuss|jahresergebnis|periodenergebnis|konzernergebnis|ergebnis nach (?:ertrag)?steuern|reingewinn)$/u,
  ],
  depreciation_and_amortization: [/^(?:planmassige )?abschreibungen(?: .*)?$/u],
  operating_cash_flow: [
    /^(?:netto)?(?:cash ?flow|mittel(?:zufluss|abfluss|zufluss abfluss)|kapitalfluss|geldfluss)(?: mittelzufluss)? aus (?:der )?(?:betrieblicher? tatigkeit|laufender? geschaftstatigkeit|operativer? (?:geschafts)?tatigkeit|geschaftstatigkeit)$/u,
  ],
  capital_expenditure: [
    /^(?:auszahlungen fur )?(?:investitionen in|den erwerb von|erwerb von)(?: immaterielle\S* vermogenswerte\S*(?: und)?)? ?(?:das )?sachanlage(?:n|vermogen).*$/u,
  ],
  investing_cash_flow: [
    /^(?:netto)?(?:cash ?flow|mittel(?:zufluss|abfluss|zufluss abfluss)|kapitalfluss|geldfluss) aus (?:der )?investitionstatigkeit$/u,
  ],
  dividends_paid: [
    /^(?:gezahlte dividenden?|dividenden?(?:zahlung(?:en)?|ausschuttung(?:en)?)?)(?: an .*)?$/u,
  ],
  financing_cash_flow: [
    /^(?:netto)?(?:cash ?flow|mittel(?:zufluss|abfluss|zufluss abfluss)|kapitalfluss|geldfluss) aus (?:der )?finanzierungstatigkeit$/u,
  ],
  exchange_rate_effect: [
    /^(?:wechselkurs|wahrungs(?:kurs)?)\S*(?: .*)?(?:anderung|veranderung|effekt|einfluss|differenz)\S*.*$/u,
    /^(?:einfluss|auswirkung(?:en)?) von (?:wechselkurs|wahrungs)\S*.*$/u,
  ],
  net_change_in_cash: [
    /^(?:netto|zahlungswirksame )?(?:veranderung|zunahme|abnahme|zunahme abnahme)\S* (?:der |des )?(?:zahlungsmittel|flussigen mittel|finanzmittel|liquiden mittel)\S*.*$/u,
  ],
  opening_cash: [
    /^(?:zahlungsmittel|flussige mittel|finanzmittel|liquide mittel)\S*.* (?:am|zu|zum) (?:anfang|beginn).*$/u,
  ],
  closing_cash: [
    /^(?:zahlungsmittel|flussige mittel|finanzmittel|liquide mittel)\S*.* (?:am|zum) ende.*$/u,
  ],
};

export const GERMAN_DILUTION = { basic: /\bunverwassert/u, diluted: /\bverwassert/u };
