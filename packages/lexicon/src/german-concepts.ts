import type { Phrases } from './reading-words.js';
import { phrasesOf, saying } from './phrases.js';
import type { ConceptId } from './row-kinds.js';

/** The labels of standardised lines in German. */
export const de: Readonly<Partial<Record<ConceptId, Phrases>>> = {
  revenue: phrasesOf(`umsatzerlose …, umsatz, umsatze, erlose, gesamtleistung`),
  bank_interest_income: phrasesOf(`zinsertrage …`),
  bank_interest_expense: phrasesOf(`zinsaufwendungen …`),
  net_interest_income: phrasesOf(`zinsuberschuss …, zinsergebnis`),
  net_fee_income: phrasesOf(`provisionsuberschuss …, provisionsergebnis`),
  fee_income: phrasesOf(`provisionsertrage …`),
  fee_expense: phrasesOf(`provisionsaufwendungen …`),
  trading_income: phrasesOf(`handelsergebnis …, … handelsbestands …`),
  credit_losses: phrasesOf(`risikovorsorge …, kreditrisikovorsorge …`),
  premiums_earned: phrasesOf(`verdiente beitrage …, verdiente pramien …, versicherungsumsatz`),
  claims: phrasesOf(`… versicherungsfalle …, schadenaufwendungen …`),
  insurance_service_result: phrasesOf(`versicherungstechnisches ergebnis`),
  cost_of_revenue: phrasesOf(`umsatzkosten …, herstellungskosten …, kosten der umsatzerlose …`),
  research_and_development: phrasesOf(`
    forschungs und entwicklungskosten …, forschungs und …, entwicklungskosten`),
  selling_general_administrative: phrasesOf(`
    vertriebs und … verwaltungs* …, vertriebs und allgemeine …`),
  selling_expenses: phrasesOf(`vertriebskosten …, vertriebsaufwendungen, marketing …`),
  administrative_expenses: phrasesOf(`
    verwaltungskosten …, allgemeine verwaltungs* …, verwaltungsaufwand …`),
  employee_costs: phrasesOf(`
    personalaufwand …, personalkosten, lohne und gehalter …, soziale abgaben …`),
  materials: phrasesOf(`materialaufwand …, aufwendungen fur roh …, aufwendungen fur bezogene …`),
  amortization_of_intangibles: phrasesOf(`abschreibungen auf immaterielle …`),
  depreciation_expense: phrasesOf(`abschreibungen …`),
  restructuring: phrasesOf(`… restrukturierung* …`),
  impairment: phrasesOf(`wertminderung* …, … wertminderung* …, … impairment* …`),
  taxes_other_than_income: phrasesOf(`sonstige steuern`),
  other_operating_income: phrasesOf(`sonstige betriebliche ertrage …, sonstige ertrage`),
  net_interest: phrasesOf(`finanzergebnis …, zinsergebnis …`),
  interest_expense: phrasesOf(`
    zinsaufwand …, zinsen und ahnliche aufwendungen …, finanzaufwendungen …,
    finanzierungsaufwendungen …, zinsaufwendungen …`),
  interest_income: phrasesOf(`
    zinsertrag …, zinsertrage …, finanzertrage …, sonstige zinsen und ahnliche ertrage …`),
  equity_method_result: phrasesOf(`
    … at equity …, … equity methode …, … assoziierten …, beteiligungsergebnis …, ertrage aus
    beteiligungen …`),
  exchange_result: phrasesOf(`wahrungsergebnis …, … kursdifferenzen …`),
  net_income_continuing: phrasesOf(`
    ergebnis/gewinn aus fortgefuhrten …, ergebnis aus fortzufuhrenden …`),
  discontinued_operations: phrasesOf(`… nicht fortgefuhrte* …, … aufgegebene* …`),
  income_tax: phrasesOf(`
    ertragsteuern …, steuern vom einkommen …, steueraufwand …, … ertragsteuern …`),
  current_tax: phrasesOf(`tatsachliche …, laufende steuern …`),
  deferred_tax: phrasesOf(`latente steuern …, latenter …`),
  net_income_attributable_to_minority: phrasesOf(`
    … nicht beherrschende* …, … anderer gesellschafter …, … minderheit* …, … fremdanteile …`),
  assets_held_for_sale: phrasesOf(`… zur verausserung …, … veraussert* …`),
  cash_and_cash_equivalents: phrasesOf(`
    zahlungsmittel …, flussige mittel …, liquide mittel …, kassenbestand …, barreserve, …
    guthaben bei kreditinstituten …`),
  loans_to_customers: phrasesOf(`forderungen an kunden …`),
  due_from_banks: phrasesOf(`forderungen an kreditinstitute …`),
  derivative_assets: phrasesOf(`derivat* …`),
  contract_assets: phrasesOf(`vertragsvermogenswerte …`),
  tax_receivable: phrasesOf(`
    ertragsteuerforderungen …, … ertragsteueranspruche …, steuerforderungen …, forderungen aus
    ertragsteuern …`),
  receivables: phrasesOf(`forderungen aus lieferungen …, … forderungen aus lieferungen …`),
  other_receivables: phrasesOf(`sonstige forderungen …, forderungen gegen …, ubrige forderungen`),
  inventories: phrasesOf(`vorrate …, unfertige …, fertige …, roh hilfs …, waren`),
  short_term_investments: phrasesOf(`
    wertpapiere …, kurzfristige (finanzielle) finanzanlagen/vermogenswerte/wertpapiere …, …
    finanzielle vermogenswerte …`),
  prepaid_expenses: phrasesOf(`rechnungsabgrenzungsposten …, aktive rechnungs* …`),
  right_of_use_assets: phrasesOf(`nutzungsrechte …`),
  property_plant_equipment: phrasesOf(`
    sachanlagen …, grundstucke …, technische anlagen …, andere anlagen …, geleistete anzahlungen
    und anlagen …`),
  investment_property: phrasesOf(`als finanzinvestition …`),
  goodwill: phrasesOf(`
    geschafts oder firmenwert* …, firmenwert* …, goodwill …, geschafts und firmenwert* …`),
  intangible_assets: phrasesOf(`immaterielle …, … immaterielle …, konzessionen …, software …`),
  equity_method_investments: phrasesOf(`
    … at equity …, … equity methode …, … assoziierte* …, beteiligungen …, anteile an verbundenen …`),
  deferred_tax_assets: phrasesOf(`
    latente steuern …, aktive latente …, latente steueranspruche …, latente
    steuerforderungen/ertragsteueranspruche`),
  long_term_investments: phrasesOf(`
    … finanzanlagen …, wertpapiere des anlage* …, finanzielle vermogenswerte …, … finanzielle
    vermogenswerte …`),
  payables: phrasesOf(`verbindlichkeiten aus lieferungen …, … aus lieferungen …`),
  current_lease_liabilities: phrasesOf(`leasingverbindlichkeiten …`),
  lease_liabilities: phrasesOf(`leasingverbindlichkeiten …, … leasingverbindlichkeiten …`),
  short_term_debt: phrasesOf(`
    kurzfristige finanzschulden/finanzverbindlichkeiten/darlehen …, finanzschulden …,
    finanzverbindlichkeiten …, verbindlichkeiten gegenuber kreditinstituten …, anleihen …, …
    finanzschulden …`),
  long_term_debt: phrasesOf(`
    langfristige finanzschulden/finanzverbindlichkeiten/darlehen …, finanzschulden …,
    finanzverbindlichkeiten …, anleihen …, verbindlichkeiten gegenuber kreditinstituten …, …
    finanzschulden …`),
  contract_liabilities: phrasesOf(`vertragsverbindlichkeiten …, erhaltene anzahlungen …`),
  tax_payable: phrasesOf(`
    ertragsteuerverbindlichkeiten …, steuerschulden …, … ertragsteuern …, verbindlichkeiten aus
    ertragsteuern …`),
  deposits: phrasesOf(`verbindlichkeiten gegenuber kunden …`),
  pension_liabilities: phrasesOf(`
    pensionsruckstellungen …, … pensionen …, … pensionsverpflichtungen …, leistungen an arbeitnehmer …,
    leistungen nach beendigung …`),
  current_provisions: phrasesOf(`
    ruckstellungen …, kurzfristige ruckstellungen …, sonstige ruckstellungen …,
    steuerruckstellungen …`),
  provisions: phrasesOf(`
    ruckstellungen …, langfristige ruckstellungen …, sonstige ruckstellungen …,
    steuerruckstellungen …`),
  deferred_tax_liabilities: phrasesOf(`
    latente steuern …, passive latente …, latente steuerschulden/steuerverbindlichkeiten …`),
  insurance_liabilities: phrasesOf(`versicherungstechnische …, deckungsruckstellung …`),
  noncontrolling_interests: phrasesOf(`
    … nicht beherrschende* …, … anderer gesellschafter …, … minderheit* …`),
  treasury_shares: phrasesOf(`eigene aktien/anteile …`),
  additional_paid_in_capital: phrasesOf(`kapitalrucklage …`),
  accumulated_oci: phrasesOf(`
    kumuliertes …, sonstiges ergebnis, … eigenkapitalveranderungen …, … sonstige rucklagen,
    ubrige rucklagen`),
  retained_earnings: phrasesOf(`
    gewinnrucklage* …, … gewinnvortrag …, bilanzgewinn …, bilanzverlust …, verlustvortrag …`),
  share_capital: phrasesOf(`gezeichnetes kapital …, grundkapital …, stammkapital …`),
  hybrid_capital: phrasesOf(`hybrid* …`),
  cash_flow_net_income: phrasesOf(`
    (konzern) jahresuberschuss …, konzernergebnis …, ergebnis nach steuern …, gewinn nach
    steuern …, konzernjahres* …, periodenergebnis …`),
  depreciation_and_amortization: phrasesOf(`abschreibungen …, … abschreibungen …`),
  deferred_taxes_change: phrasesOf(`latente steuern …`),
  change_in_inventories: phrasesOf(`… vorrate …`),
  change_in_receivables: phrasesOf(`… forderungen …`),
  change_in_payables: phrasesOf(`… verbindlichkeiten aus lieferungen …`),
  interest_paid: phrasesOf(`gezahlte zinsen …, zinszahlungen …`),
  interest_received: phrasesOf(`erhaltene zinsen …`),
  taxes_paid: phrasesOf(`gezahlte ertragsteuern/steuern …, … gezahlte ertragsteuern …`),
  dividends_received: phrasesOf(`erhaltene dividenden …`),
  capital_expenditure: phrasesOf(`
    … investitionen/auszahlungen/erwerb/zugange … sachanlage* …, investitionen in …, …
    sachanlagevermogen …`),
  intangibles_purchased: phrasesOf(`… investitionen/auszahlungen … immaterielle …`),
  acquisitions: phrasesOf(`
    … erwerb von tochterunternehmen/unternehmen/konsolidierten/geschafts* …, akquisitionen …`),
  dividends_paid: phrasesOf(`… dividende* …, ausschuttung* …, dividendenzahlung* …`),
  debt_issued: phrasesOf(`… aufnahme …, … begebung …`),
  debt_repaid: phrasesOf(`… tilgung …, … ruckzahlung …`),
  lease_payments: phrasesOf(`… leasing* …`),
  share_repurchases: phrasesOf(`… erwerb eigener …, … ruckkauf …, erwerb eigener …`),
  shares_issued: phrasesOf(`… kapitalerhohung* …, … ausgabe …`),
  exchange_rate_effect: phrasesOf(`… wechselkurs* …, … wahrungs* …`),
};

/** Labels that are never the line's, in German. */
export const deExcluded: Readonly<Partial<Record<ConceptId, Phrases>>> = {
  amortization_of_intangibles: saying(`sachanlagen`),
  depreciation_expense: saying(`finanzanlagen, wertpapiere`),
  short_term_investments: saying(`sonstige finanzielle vermogenswerte`),
  long_term_investments: saying(`sonstige finanzielle vermogenswerte`),
  share_repurchases: saying(`verkauf, verausserung, ausgabe`),
};
