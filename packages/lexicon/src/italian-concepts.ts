import type { Phrases } from './reading-words.js';
import { phrasesOf } from './phrases.js';
import type { ConceptId } from './row-kinds.js';

/** The labels of standardised lines in Italian. */
export const it: Readonly<Partial<Record<ConceptId, Phrases>>> = {
  revenue: phrasesOf(`ricavi delle vendite e delle prestazioni, ricavi netti, totale ricavi`),
  cost_of_revenue: phrasesOf(`costo del venduto …, costi delle vendite …`),
  research_and_development: phrasesOf(`costi/spese di ricerca …`),
  selling_expenses: phrasesOf(`spese/costi di vendita …, costi commerciali …`),
  administrative_expenses: phrasesOf(
    `spese generali …, costi/spese amministrativi/amministrative …`,
  ),
  employee_costs: phrasesOf(`
    costi/costo/spese per il personale …, costi del personale …, salari e stipendi …, oneri
    sociali …`),
  materials: phrasesOf(`
    (costi) per materie prime …, materie prime …, acquisti di materie …, costi per servizi …`),
  depreciation_expense: phrasesOf(`ammortamenti …, ammortamento …`),
  impairment: phrasesOf(`svalutazioni …, altre svalutazioni …, perdite di valore …`),
  other_operating_income: phrasesOf(`altri ricavi e proventi …, altri ricavi …, altri proventi`),
  interest_expense: phrasesOf(`
    interessi e altri oneri finanziari …, oneri finanziari …, interessi passivi …`),
  interest_income: phrasesOf(
    `proventi finanziari …, interessi attivi …, altri proventi finanziari`,
  ),
  net_interest: phrasesOf(`proventi e oneri finanziari …`),
  exchange_result: phrasesOf(`utili e perdite su cambi …`),
  equity_method_result: phrasesOf(`… metodo del patrimonio netto …, … imprese collegate …`),
  discontinued_operations: phrasesOf(`… attivita cessate …, … attivita operative cessate …`),
  income_tax: phrasesOf(`
    imposte sul reddito …, imposte sul reddito dell esercizio …, imposte …`),
  net_income_attributable_to_minority: phrasesOf(`… di pertinenza di terzi …, … minoranze …`),
  cash_and_cash_equivalents: phrasesOf(`
    disponibilita liquide …, cassa e disponibilita liquide …, depositi bancari e postali`),
  receivables: phrasesOf(`crediti commerciali …, crediti verso clienti …, verso clienti …`),
  other_receivables: phrasesOf(`altri crediti …, crediti diversi …`),
  inventories: phrasesOf(`rimanenze …`),
  short_term_investments: phrasesOf(`attivita finanziarie correnti …, attivita finanziarie che …`),
  prepaid_expenses: phrasesOf(`ratei e risconti …`),
  tax_receivable: phrasesOf(`crediti tributari …, crediti per imposte …`),
  assets_held_for_sale: phrasesOf(`attivita … destinate alla vendita …, attivita … possedute …`),
  right_of_use_assets: phrasesOf(`… diritti/diritto d uso …`),
  property_plant_equipment: phrasesOf(`
    immobilizzazioni materiali …, immobili impianti e macchinari …, terreni e fabbricati …`),
  investment_property: phrasesOf(`investimenti immobiliari …`),
  goodwill: phrasesOf(`avviamento …`),
  intangible_assets: phrasesOf(`immobilizzazioni immateriali …, attivita immateriali …`),
  equity_method_investments: phrasesOf(`partecipazioni …`),
  long_term_investments: phrasesOf(`
    immobilizzazioni finanziarie …, attivita finanziarie non correnti …`),
  deferred_tax_assets: phrasesOf(`imposte anticipate …, attivita per imposte …`),
  payables: phrasesOf(`debiti commerciali …, debiti verso fornitori …`),
  tax_payable: phrasesOf(`debiti tributari …, debiti per imposte …`),
  short_term_debt: phrasesOf(`
    debiti verso banche …, passivita finanziarie correnti …, debiti finanziari correnti …,
    finanziamenti correnti …`),
  long_term_debt: phrasesOf(`
    debiti verso banche …, passivita finanziarie non correnti …, debiti finanziari non
    correnti …, obbligazioni …, finanziamenti non correnti …`),
  current_lease_liabilities: phrasesOf(`passivita per leasing …, debiti per leasing …`),
  lease_liabilities: phrasesOf(`passivita per leasing …, debiti per leasing …`),
  current_provisions: phrasesOf(`fondi …`),
  provisions: phrasesOf(`fondi per rischi …, fondi rischi …, fondi …`),
  pension_liabilities: phrasesOf(`trattamento di fine rapporto …, benefici ai dipendenti …, tfr …`),
  deferred_tax_liabilities: phrasesOf(`imposte differite …, passivita per imposte differite …`),
  share_capital: phrasesOf(`capitale, capitale sociale …`),
  additional_paid_in_capital: phrasesOf(`riserva da soprapprezzo/sovrapprezzo …`),
  treasury_shares: phrasesOf(`azioni proprie …, riserva negativa per azioni proprie …`),
  retained_earnings: phrasesOf(`
    utili/perdite portati/portate a nuovo …, utili perdite portati a nuovo, riserva legale …,
    altre riserve …, riserve …`),
  noncontrolling_interests: phrasesOf(`
    … di terzi …, patrimonio netto di pertinenza di terzi …, interessenze di terzi …`),
  cash_flow_net_income: phrasesOf(`utile/perdita dell esercizio …, utile perdita dell esercizio …`),
  depreciation_and_amortization: phrasesOf(`ammortamenti …`),
  change_in_inventories: phrasesOf(`… rimanenze …`),
  change_in_receivables: phrasesOf(`… crediti verso clienti …, … crediti commerciali …`),
  change_in_payables: phrasesOf(`… debiti verso fornitori …, … debiti commerciali …`),
  interest_paid: phrasesOf(`interessi pagati …, interessi incassati pagati …`),
  taxes_paid: phrasesOf(`imposte sul reddito pagate …, imposte pagate …`),
  dividends_received: phrasesOf(`dividendi incassati …`),
  capital_expenditure: phrasesOf(`
    investimenti in immobilizzazioni …, investimenti in immobili …, acquisto/acquisti di
    immobili …`),
  disposals_of_property: phrasesOf(`disinvestimenti …`),
  dividends_paid: phrasesOf(`dividendi …, pagamento di dividendi …, distribuzione di dividendi …`),
  debt_issued: phrasesOf(`accensione finanziamenti …, accensione di finanziamenti …`),
  debt_repaid: phrasesOf(`rimborso finanziamenti …, rimborso/rimborsi di finanziamenti …`),
  lease_payments: phrasesOf(`rimborso/rimborsi … leasing …`),
  share_repurchases: phrasesOf(`acquisto di azioni proprie …, cessione acquisto di azioni …`),
  shares_issued: phrasesOf(`aumento di capitale …`),
  exchange_rate_effect: phrasesOf(`effetto cambi …, … differenze cambio …`),
};
