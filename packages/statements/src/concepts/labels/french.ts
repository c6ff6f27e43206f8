import type { LabelTable } from './label-table.js';

/**
 * French labels. In the compared form an apostrophe joins its words ("d'affaires" is "daffaires") and -isation is written
 * -ization, as in English.
 */
export const FRENCH: LabelTable = {
  revenue: [
    /^chiffre d ?affaires(?: consolide| net| total)?$/u,
    /^(?:total des )?(?:produits des activites ordinaires|ventes)(?: nettes)?$/u,
  ],
  cost_of_revenue: [/^couts? des (?:ventes|produits vendus|marchandises vendues)$/u],
  gross_profit: [/^(?:marge brute|benefice brut|resultat brut)$/u],
  research_and_development: [
    /^(?:frais|depenses|charges) de recherche et(?: de)? developpement$/u,
    /^recherche et developpement$/u,
  ],
  operating_income: [/^resultat (?:operationnel|d ?exploitation)$/u],
  interest_expense: [
    /^(?:cout de l ?endettement financier(?: net| brut)?|charges d ?interets?|charges financieres)$/u,
  ],
  income_before_taxes: [
    /^(?:resultat|benefice)(?: net)?(?: consolide| des activites poursuivies)? avant impots?(?: .*)?$/u,
  ],
  income_tax: [
    /^(?:charge d ?)?impots? sur (?:les )?(?:benefices?|resultats?|societes)$/u,
    /^impots?(?: et taxes sur le resultat)?$/u,
  ],
  net_income: [
    /^(?:resultat|benefice) net(?: consolide| de l ?ensemble consolide| de l ?exercice| total)?$/u,
  ],
  net_income_attributable_to_parent: [
    /^(?:dont )?(?:resultat|benefice) net part du groupe$/u,
    /^(?:dont )?(?:attribuable aux (?:actionnaires|proprietaires)|part du groupe).*$/u,
  ],
  net_income_attributable_to_minority: [
    /^(?:dont )?(?:resultat net )?(?:part des )?(?:interets minoritaires|participations ne donnant pas le controle|minoritaires)$/u,
  ],
  eps_basic: [
    /^(?:resultat|benefice)(?: net)?(?: part du groupe)? (?:de base )?par action(?: de base)?(?: .*)?$/u,
    /^de base.*$/u,
  ],
  eps_diluted: [
    /^(?:resultat|benefice)(?: net)?(?: part du groupe)? (?:dilue )?par action(?: (?:apres dilution|dilue))?(?: .*)?$/u,
    /^dilue.*$/u,
  ],
  cash_and_cash_equivalents: [/^(?:tresorerie et equivalents de tresorerie|disponibilites)$/u],
  receivables: [/^(?:creances clients(?: et .*)?|clients et comptes rattaches)$/u],
  inventories: [/^stocks(?: et en ?cours)?(?: nets)?$/u],
  total_current_assets: [/^(?:total (?:des |de l ?)?)?actifs? courants?$/u],
  property_plant_equipment: [/^immobili[sz]ations corporelles(?: nettes)?$/u],
  goodwill: [/^(?:ecarts? d ?acquisition|goodwill)(?: nets?)?$/u],
  intangible_assets: [/^(?:autres )?immobili[sz]ations incorporelles(?: nettes)?$/u],
  total_noncurrent_assets: [/^(?:total (?:des |de l ?)?)?actifs? non courants?$/u],
  total_assets: [/^total (?:general )?(?:de l ?|des |du )?actifs?$/u],
  payables: [/^(?:dettes )?fournisseurs(?: et (?:comptes rattaches|autres .*))?$/u],
  short_term_debt: [/^(?:emprunts et )?dettes financieres (?:courantes|a court terme)$/u],
  total_current_liabilities: [/^(?:total (?:des |du )?)?passifs? courants?$/u],
  long_term_debt: [/^(?:emprunts et )?dettes financieres (?:non courantes|a long terme)$/u],
  total_noncurrent_liabilities: [/^(?:total (?:des |du )?)?passifs? non courants?$/u],
  retained_earnings: [/^(?:resultats? accumules|reserves consolidees|report a nouveau)$/u],
  noncontrolling_interests: [
    /^(?:interets minoritaires|participations ne donnant pas le controle)$/u,
  ],
  equity_attributable_to_parent: [/^capitaux propres(?: attribuables aux .*| part du groupe)$/u],
  total_equity: [/^(?:total (?:des )?)?capitaux propres(?: de l ?ensemble consolide| totaux)?$/u],
  total_liabilities_and_equity: [
    /^total (?:general )?(?:du )?passif(?: et (?:des )?capitaux propres)?$/u,
    /^total (?:des )?(?:passifs? et (?:des )?capitaux propres|capitaux propres et (?:des |du )?passifs?)$/u,
  ],
  cash_flow_net_income: [/^resultat net(?: .*)?$/u],
  depreciation_and_amortization: [
    /^(?:dotations? (?:nettes? )?aux )?amortissements?(?: (?:et|depreciations) .*)?$/u,
  ],
  operating_cash_flow: [
    /^flux (?:nets? )?(?:de tresorerie )?(?:nets? )?(?:generes? par|provenant de|provenant des|lies? a|lies? aux|des|de)(?: l ?| les)? ?(?:activites? operationnelles?|exploitation|activites? d ?exploitation|activite|operations d ?exploitation)$/u,
    /^variation de (?:la )?tresorerie issue des operations d ?exploitation$/u,
  ],
  capital_expenditure: [
    /^(?:investissements? d ?exploitation|acquisitions? d ?immobili[sz]ations(?: incorporelles et)? corporelles.*|acquisitions? d ?immobili[sz]ations)$/u,
  ],
  investing_cash_flow: [
    /^flux (?:nets? )?(?:de tresorerie )?(?:nets? )?.*\b(?:d ?)?investissements?$/u,
  ],
  dividends_paid: [/^dividendes(?: .*)? verses?(?: .*)?$/u, /^dividendes payes(?: .*)?$/u],
  financing_cash_flow: [/^flux (?:nets? )?(?:de tresorerie )?(?:nets? )?.*\b(?:de )?financement$/u],
  exchange_rate_effect: [
    /^(?:incidence|effet|impact)s? (?:de la |des |de )?(?:variations?(?: des)? )?(?:cours de change|taux de change|ecarts? de conversion|change|devises).*$/u,
  ],
  net_change_in_cash: [
    /^(?:variation|augmentation|diminution|augmentation diminution)(?: nette)? de (?:la )?tresorerie(?: et .*)?$/u,
  ],
  opening_cash: [/^tresorerie.* (?:a l ?ouverture|d ?ouverture|au debut|en debut).*$/u],
  closing_cash: [/^tresorerie.* (?:a la cloture|de cloture|a la fin|en fin).*$/u],
};

export const FRENCH_DILUTION = {
  basic: /\bde base\b|\bavant dilution\b/u,
  diluted: /\bdilue\b|\bapres dilution\b/u,
};
