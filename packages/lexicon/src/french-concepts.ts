import type { Phrases } from './reading-words.js';
import { phrasesOf } from './phrases.js';
import type { ConceptId } from './row-kinds.js';

/** The labels of standardised lines in French. */
export const fr: Readonly<Partial<Record<ConceptId, Phrases>>> = {
  revenue: phrasesOf(`chiffre d affaires …, produits des activites ordinaires …, ventes nettes`),
  cost_of_revenue: phrasesOf(`cout des ventes …, cout des produits vendus …`),
  research_and_development: phrasesOf(`frais/charges/depenses de recherche …`),
  selling_expenses: phrasesOf(`frais/charges commerciaux/commerciales …, frais de vente …`),
  administrative_expenses: phrasesOf(`
    frais generaux …, frais/charges administratifs/administratives …, charges de structure`),
  employee_costs: phrasesOf(`
    charges/frais de personnel …, salaires et traitements …, charges sociales …`),
  materials: phrasesOf(`achats …, variation de stocks …, autres achats et charges externes …`),
  taxes_other_than_income: phrasesOf(`impots taxes et versements assimiles, impots et taxes`),
  depreciation_expense: phrasesOf(`
    dotations aux amortissements …, amortissements et depreciations …, dotations d exploitation …`),
  restructuring: phrasesOf(`… restructuration*`),
  impairment: phrasesOf(`depreciations d actifs …, perte/pertes de valeur …`),
  other_operating_income: phrasesOf(`
    autres produits operationnels …, autres produits d exploitation, autres produits`),
  interest_expense: phrasesOf(`
    cout de l endettement financier …, charges financieres …, interets et charges assimilees …`),
  interest_income: phrasesOf(`
    produits financiers …, produits d interets …, produits de tresorerie …`),
  net_interest: phrasesOf(`resultat financier …, autres produits et charges financiers …`),
  equity_method_result: phrasesOf(`… mises en equivalence …, … entreprises associees …`),
  discontinued_operations: phrasesOf(`… activites abandonnees …, … activites cedees …`),
  income_tax: phrasesOf(`
    impot/impots sur les benefices/resultats …, impot sur le resultat …, charge d impot …`),
  net_income_attributable_to_minority: phrasesOf(`
    … participations ne donnant pas le controle …, … interets minoritaires …`),
  cash_and_cash_equivalents: phrasesOf(`
    tresorerie et equivalents de tresorerie …, disponibilites …`),
  receivables: phrasesOf(`creances clients …, clients et comptes rattaches …`),
  other_receivables: phrasesOf(`autres creances …, autres debiteurs …`),
  inventories: phrasesOf(`stocks, stocks et …, en cours de production …`),
  short_term_investments: phrasesOf(`
    valeurs mobilieres de placement …, actifs financiers courants …`),
  prepaid_expenses: phrasesOf(`charges constatees d avance …`),
  tax_receivable: phrasesOf(`creances d impot* …, actifs d impots exigibles …`),
  assets_held_for_sale: phrasesOf(`actifs … destines a etre cedes …, actifs detenus en vue …`),
  right_of_use_assets: phrasesOf(`droits d utilisation …, actifs au titre du droit …`),
  property_plant_equipment: phrasesOf(`
    immobilisations corporelles …, terrains …, constructions …, installations techniques …`),
  investment_property: phrasesOf(`immeubles de placement …`),
  goodwill: phrasesOf(`goodwill …, ecarts d acquisition …, fonds commercial …`),
  intangible_assets: phrasesOf(`
    immobilisations incorporelles …, autres immobilisations incorporelles …, marques …`),
  equity_method_investments: phrasesOf(`
    participations dans les entreprises …, titres mis en equivalence …`),
  long_term_investments: phrasesOf(`
    immobilisations financieres …, autres actifs financiers non courants …, actifs financiers …`),
  deferred_tax_assets: phrasesOf(`impots differes …, actifs d impots differes …`),
  payables: phrasesOf(`
    dettes fournisseurs …, fournisseurs et comptes rattaches …, dettes d exploitation …`),
  tax_payable: phrasesOf(`dettes d impot* …, impots exigibles …, passifs d impots exigibles …`),
  employee_liabilities: phrasesOf(`dettes sociales …, dettes fiscales et sociales …`),
  short_term_debt: phrasesOf(`
    emprunts et dettes financieres (a court terme|courants|courantes) …, dettes/passifs
    financieres/financiers courantes/courants …, dettes financieres a court terme …, concours
    bancaires …`),
  long_term_debt: phrasesOf(`
    emprunts et dettes financieres …, dettes/passifs financieres/financiers non
    courantes/courants …, dettes financieres …, emprunts obligataires …, emprunts aupres …`),
  current_lease_liabilities: phrasesOf(`dettes/obligations locatives …, … de location …`),
  lease_liabilities: phrasesOf(`dettes/obligations locatives …, … de location …`),
  contract_liabilities: phrasesOf(`passifs sur contrats …, produits constates d avance …`),
  current_provisions: phrasesOf(`provisions …`),
  provisions: phrasesOf(`provisions …`),
  pension_liabilities: phrasesOf(`
    avantages du personnel …, provisions pour retraites …, engagements de retraite …`),
  deferred_tax_liabilities: phrasesOf(`impots differes …, passifs d impots differes …`),
  share_capital: phrasesOf(`capital, capital social …, capital souscrit …`),
  additional_paid_in_capital: phrasesOf(`primes d emission …, primes …`),
  treasury_shares: phrasesOf(`actions propres …, titres d autocontrole …`),
  accumulated_oci: phrasesOf(`ecarts de conversion …, reserves de conversion …`),
  retained_earnings: phrasesOf(`
    reserves consolidees …, report a nouveau …, autres reserves …, reserves et …`),
  noncontrolling_interests: phrasesOf(`
    participations ne donnant pas le controle …, interets minoritaires …`),
  cash_flow_net_income: phrasesOf(`resultat net …, resultat de l exercice …`),
  depreciation_and_amortization: phrasesOf(`… amortissements …`),
  change_in_working_capital: phrasesOf(`variation du besoin en fonds de roulement …`),
  change_in_inventories: phrasesOf(`variation des stocks …`),
  change_in_receivables: phrasesOf(`variation des creances …`),
  change_in_payables: phrasesOf(`variation des dettes fournisseurs …`),
  taxes_paid: phrasesOf(`impots (sur les resultats) payes …, impots decaisses …`),
  interest_paid: phrasesOf(`interets payes …, interets verses …, interets financiers nets …`),
  interest_received: phrasesOf(`interets recus …, interets encaisses …`),
  dividends_received: phrasesOf(`dividendes recus …`),
  capital_expenditure: phrasesOf(`
    acquisition/acquisitions d immobilisations …, investissements corporels …, investissements
    industriels …`),
  disposals_of_property: phrasesOf(`cession/cessions d immobilisations …`),
  acquisitions: phrasesOf(`acquisition/acquisitions de filiales/titres/societes …`),
  dividends_paid: phrasesOf(`dividendes verses/payes …, distribution de dividendes …`),
  debt_issued: phrasesOf(`
    emission d emprunts …, nouveaux emprunts …, souscription d emprunts …, augmentation des
    dettes …`),
  debt_repaid: phrasesOf(`remboursement/remboursements d/de/des emprunts/dettes …`),
  lease_payments: phrasesOf(`remboursement/remboursements des dettes de location/locatives …`),
  share_repurchases: phrasesOf(`rachat/rachats d actions …, acquisition d actions propres …`),
  shares_issued: phrasesOf(`augmentation/augmentations de capital …`),
  exchange_rate_effect: phrasesOf(`
    … variations/variation des cours de change …, … ecarts de conversion …`),
};
