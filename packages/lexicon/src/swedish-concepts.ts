import type { Phrases } from './reading-words.js';
import { phrasesOf } from './phrases.js';
import type { ConceptId } from './row-kinds.js';

/** The labels of standardised lines in Swedish. */
export const sv: Readonly<Partial<Record<ConceptId, Phrases>>> = {
  revenue: phrasesOf(`nettoomsattning …, omsattning, summa rorelseintakter …, rorelsens intakter`),
  cost_of_revenue: phrasesOf(`kostnad for salda varor …, kostnader for salda …`),
  research_and_development: phrasesOf(`forsknings och utvecklingskostnader …, forsknings och …`),
  selling_expenses: phrasesOf(`forsaljningskostnader …`),
  administrative_expenses: phrasesOf(`administrationskostnader …, ovriga externa kostnader …`),
  employee_costs: phrasesOf(`personalkostnader …`),
  materials: phrasesOf(`ravaror och fornodenheter …, handelsvaror …`),
  depreciation_expense: phrasesOf(`av och nedskrivningar …, avskrivningar …`),
  impairment: phrasesOf(`nedskrivning* …`),
  other_operating_income: phrasesOf(`ovriga rorelseintakter …`),
  interest_expense: phrasesOf(`
    rantekostnader …, finansiella kostnader …, rantekostnader och liknande …`),
  interest_income: phrasesOf(`
    ranteintakter …, finansiella intakter …, ovriga ranteintakter och liknande …`),
  net_interest: phrasesOf(`finansnetto …, resultat fran finansiella poster`),
  equity_method_result: phrasesOf(`… andelar i intresseforetag* …, … intressebolag* …`),
  discontinued_operations: phrasesOf(`… avvecklad* verksamhet* …`),
  income_tax: phrasesOf(`skatt pa arets resultat …, inkomstskatt …, skatt, skatter …`),
  net_income_attributable_to_minority: phrasesOf(`
    … innehav utan bestammande inflytande …, … minoritet* …`),
  cash_and_cash_equivalents: phrasesOf(`likvida medel …, kassa och bank …`),
  receivables: phrasesOf(`kundfordringar …`),
  other_receivables: phrasesOf(`ovriga fordringar …, ovriga kortfristiga fordringar …`),
  inventories: phrasesOf(`varulager …, lager …`),
  short_term_investments: phrasesOf(`kortfristiga placeringar …, kortfristiga finansiella …`),
  prepaid_expenses: phrasesOf(`forutbetalda kostnader …`),
  tax_receivable: phrasesOf(`skattefordringar …, aktuella skattefordringar …`),
  assets_held_for_sale: phrasesOf(`tillgangar som innehas for forsaljning …`),
  right_of_use_assets: phrasesOf(`nyttjanderattstillgangar …, nyttjanderatter …`),
  property_plant_equipment: phrasesOf(`
    materiella anlaggningstillgangar …, byggnader och mark …, inventarier …, maskiner …`),
  investment_property: phrasesOf(`forvaltningsfastigheter …`),
  goodwill: phrasesOf(`goodwill …`),
  intangible_assets: phrasesOf(`
    immateriella anlaggningstillgangar …, immateriella tillgangar …, ovriga immateriella …,
    balanserade utvecklings* …`),
  equity_method_investments: phrasesOf(`
    andelar i intresseforetag* …, andelar i joint …, innehav i intresse* …`),
  long_term_investments: phrasesOf(`
    finansiella anlaggningstillgangar …, andra langfristiga …, langfristiga finansiella …`),
  deferred_tax_assets: phrasesOf(`uppskjutna skattefordringar …, uppskjuten skattefordran …`),
  payables: phrasesOf(`leverantorsskulder …`),
  accrued_liabilities: phrasesOf(`upplupna kostnader …`),
  tax_payable: phrasesOf(`skatteskulder …, aktuella skatteskulder …`),
  contract_liabilities: phrasesOf(`avtalsskulder …, forskott fran kunder …`),
  short_term_debt: phrasesOf(`
    skulder till kreditinstitut …, kortfristig upplaning …, kortfristiga rantebarande skulder …,
    kortfristiga lan …, checkrakningskredit …`),
  long_term_debt: phrasesOf(`
    skulder till kreditinstitut …, langfristig upplaning …, langfristiga rantebarande skulder …,
    langfristiga lan …, obligationslan …`),
  current_lease_liabilities: phrasesOf(`leasingskulder …, kortfristiga leasingskulder …`),
  lease_liabilities: phrasesOf(`leasingskulder …, langfristiga leasingskulder …`),
  current_provisions: phrasesOf(`avsattningar …, ovriga avsattningar …`),
  provisions: phrasesOf(`avsattningar …, ovriga avsattningar …`),
  pension_liabilities: phrasesOf(`avsattningar for pensioner …, pensions* …`),
  deferred_tax_liabilities: phrasesOf(`uppskjutna skatteskulder …, uppskjuten skatteskuld …`),
  share_capital: phrasesOf(`aktiekapital …`),
  additional_paid_in_capital: phrasesOf(`ovrigt tillskjutet kapital …, overkursfond …`),
  accumulated_oci: phrasesOf(`reserver …, omrakningsreserv …`),
  retained_earnings: phrasesOf(`
    balanserade vinstmedel …, balanserat resultat …, balanserad vinst …, balanserade vinster …,
    arets resultat …`),
  noncontrolling_interests: phrasesOf(`
    innehav utan bestammande inflytande …, minoritetsintresse* …`),
  cash_flow_net_income: phrasesOf(`
    rorelseresultat …, resultat efter finansiella poster …, arets resultat …, resultat fore
    skatt …`),
  depreciation_and_amortization: phrasesOf(`avskrivning* …, av och nedskrivningar …`),
  change_in_inventories: phrasesOf(`(forandring|okning|minskning) … varulager …`),
  change_in_receivables: phrasesOf(`(forandring|okning|minskning) … kundfordringar …`),
  change_in_payables: phrasesOf(`(forandring|okning|minskning) … leverantorsskulder …`),
  interest_paid: phrasesOf(`erlagd ranta …, betald ranta …, betalda rantor …`),
  interest_received: phrasesOf(`erhallen ranta …`),
  taxes_paid: phrasesOf(`betald skatt …, betald inkomstskatt …, betalda skatter …`),
  dividends_received: phrasesOf(`erhallen utdelning …, erhallna utdelningar …`),
  capital_expenditure: phrasesOf(`
    forvarv av materiella …, investeringar i materiella …, forvarv av inventarier …`),
  intangibles_purchased: phrasesOf(`forvarv av immateriella …, investeringar i immateriella …`),
  acquisitions: phrasesOf(`forvarv av dotterforetag/dotterbolag/rorelse/verksamheter …`),
  disposals_of_property: phrasesOf(`
    forsaljning/avyttring av materiella …, avyttring av anlaggningstillgangar …`),
  dividends_paid: phrasesOf(`utbetald utdelning …, utdelning …, betald utdelning …`),
  debt_issued: phrasesOf(`upptagna lan …, upptagande av lan …, nyupptagna lan …, upplaning …`),
  debt_repaid: phrasesOf(`amortering/amorteringar …, aterbetalning av lan …`),
  lease_payments: phrasesOf(`amortering/amorteringar av leasingskulder/leasingskuld …`),
  share_repurchases: phrasesOf(`aterkop av egna aktier …, forvarv av egna aktier …`),
  shares_issued: phrasesOf(`nyemission …`),
  exchange_rate_effect: phrasesOf(
    `kursdifferens* …, valutakursdifferens* …, omrakningsdifferens* …`,
  ),
};
