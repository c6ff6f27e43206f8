import { anyOf, inSequence } from '../any-of.js';
import type { Lexicon } from '../lexicon.js';

/** French. */
export const fr: Lexicon = {
  language: 'fr',
  titles: {
    income_statement: [
      // Two words may be printed as one.
      /compte de ?resultats?/,
      /etat (?:consolide )?d[eu]s? resultats?(?! (?:net )?global)/,
      /comptes de resultats? consolides?/,
      // Luxembourg.
      /comptes? de (?:profits et pertes|pertes et profits)/,
      // Morocco.
      /comptes? de produits et (?:de )?charges/,
    ],
    balance_sheet: [/\bbilans?\b/, /etat (?:consolide )?de (?:la )?situation financiere/],
    cash_flow_statement: [
      /(?:tableau|etat)x? (?:consolide )?des? (?:variations? des? )?flux (?:nets )?de tresorerie/,
      /flux de tresorerie consolides?/,
    ],
    comprehensive_income: [
      /(?:etat|tableau) (?:consolide )?du resultat (?:global|net et)/,
      /gains et pertes comptabilises/,
    ],
    changes_in_equity: [/variations? des? capitaux propres/, /etat des capitaux propres/],
  },
  titleWords: {
    group: /consolide/,
    withSubsidiaries: /\bet (?:ses )?filiales\b/,
    fillers: /du|de|la|au|un|consolides?/,
    decoys: { 'parent company': /societe mere/ },
    continued: /\bsuite\b/,
    supplement: /^informations? (?:supplementaires?|complementaires?)|^rapprochement (?:du|de|des)/,
    chapter: /(?:comptes|etats financiers) (?:consolides|annuels|sociaux)|etats financiers/,
    contents: /sommaire/,
  },
  pages: {
    page: /page/,
    running: /rapport|etats/,
    sentence: /les?|la|ces?|voir|dans|nous|notre/,
  },
  rows: {
    income_statement: {
      eps_diluted: /par action.*(?:dilue|apres dilution)|(?:dilue|apres dilution).*par action/,
      eps_basic: /par action/,
      shares_basic: /nombre (?:moyen )?(?:pondere )?d'actions/,
      income_before_taxes: /avant impot/,
      income_tax: /impots? sur (?:les|le) (?:benefices?|resultats?|societes)|^impots?/,
      net_income_attributable_to_parent: /part du groupe|attribuable aux/,
      net_income: /resultat net|benefice net|perte nette|^(?:\d+\. )?resultat de l'exercice$/,
      gross_profit: /marge brute|benefice brut/,
      operating_income: /resultat (?:operationnel|d'exploitation)|resultat courant/,
      premiums: /primes|sinistres|assurance/,
      interest:
        /interets|cout de l'endettement|resultat financier|commissions|produit net bancaire/,
      cost_of_revenue: /couts? des (?:ventes|produits)|achats consommes/,
      revenue: /chiffre d'affaires|ventes|produits des activites/,
      expense_line: /charges|frais|amortissements|dotations/,
    },
    balance_sheet: {
      total_liabilities_and_equity:
        /total (?:du )?(?:passif|des passifs et|(?:des )?capitaux propres et|bilan \(.*passif\))/,
      total_assets: /total (?:de l'|des )?actifs?$|total de l'actif|total du bilan \(actif\)/,
      total_current_assets: /^(?:total (?:des )?)?actifs? courants?/,
      total_current_liabilities: /^(?:total (?:des )?)?passifs? courants?/,
      total_equity: /^(?:total (?:des )?)?capitaux propres(?: de l'ensemble(?: consolide)?)?$/,
      equity_line:
        /^capital|reserves|primes|interets minoritaires|participations ne donnant pas|^capitaux propres/,
      liability_line: /dettes|emprunts|provisions|fournisseurs|passifs|impots differes passif/,
      asset_line:
        /immobilisations|stocks|creances|clients|tresorerie|ecarts? d'acquisition|goodwill|actifs/,
    },
    cash_flow_statement: {
      operating_cash_flow:
        /flux.*(?:activite|exploitation|operationnel)(?!.*(?:investissement|financement))/,
      investing_cash_flow: /(?:flux|tresorerie).*investissement/,
      financing_cash_flow: /(?:flux|tresorerie).*financement/,
      exchange_rate_effect: /(?:variation|incidence|effet).*(?:change|devises|conversion)/,
      closing_cash: /tresorerie.*(?:cloture|fin)/,
      opening_cash: /tresorerie.*(?:ouverture|debut)/,
      net_change_in_cash: /variation (?:nette )?de (?:la )?tresorerie/,
      financing_line: /dividendes|emissions? d'emprunt|remboursement/,
      investing_line: /acquisitions?|cessions?/,
      cash_adjustment: /amortissements|besoin en fonds|impots? pay|stocks|creances/,
    },
  },
  totals: [/^(?:sous-)?total\b/],
  months: [
    'janvier janv',
    'fevrier fevr fev',
    'mars',
    'avril avr',
    'mai',
    'juin',
    'juillet juil',
    'aout',
    'septembre sept',
    'octobre oct',
    'novembre nov',
    'decembre dec',
  ],
  money: {
    scales: [
      ['milliards?|mds?\\b', 1e9],
      ['millions?|mio\\b', 1e6],
      ['milliers?', 1e3],
    ],
    currencies: {
      USD: 'dollars? (?:americains?|us|des etats-unis)',
      CAD: 'dollars? canadiens?',
      GBP: 'livres? sterling',
      CHF: 'francs? suisses?',
      XOF: 'francs? cfa',
      MAD: 'dirhams? marocains?|en dirhams?|(?:milliers|millions) de dirhams?',
      TND: 'dinars? tunisiens?',
      DZD: 'dinars? algeriens?',
      CNY: 'yuans?',
    },
    hundredths: 'centimes?',
    nil: 'neant',
    in: 'en',
    presented: /monnaie de présentation|(?:exprimée?s|présentée?s) en/,
    opens: '(?:montants |chiffres |exprimes )?en',
    except: "sauf|hormis|a l'exception",
    filler: [
      'en|les?|la|des?|d|du|sont|montants?|chiffres|donnees|valeurs?|exprimee?s?|presentee?s?',
      'indications?|contraires?|exercices?|clos|annexes?|au|janvier|fevrier|mars|avril|juin',
      'juillet|aout|septembre|octobre|novembre|decembre',
    ],
  },
  periods: {
    to: /au/,
    ordinal: /er/,
    yearEnded: /exercice clos le|exercice couvrant la periode du [\d-]{8,10} au/,
    fiscal: /exercice/,
    joiners: /de/,
    besideYear: /au|exercice/,
    line: /^(?:pour )?(?:les? |l')?(?:exercices?|annees?|periodes?)\b.*$/,
    head: /exercices?|annees?|notes?|en/,
  },
  lengths: {
    counted: /\b(?<n>\d{1,2}|[a-z]+) (?:(?<weeks>semaines)|mois)\b/,
    numerals: { trois: 3, six: 6, neuf: 9, douze: 12 },
    units: { days: /jours?/, weeks: /semaines?/, months: /mois/, years: /ans?|annees?/ },
    wholeYear: /\bexercices?\b/,
    parts: [
      { pattern: /\btrimestre/, months: 3 },
      { pattern: /\bsemestre/, months: 6 },
    ],
    interim: anyOf(
      /\brapport (?:financier )?(?:semestriel|trimestriel)/,
      /\b(?:comptes|etats financiers|rapports?|situations?|bilans?)(?: \S+){0,2} intermediaires?\b/,
      /\bsemestriels\b/,
    ),
    currentYear: anyOf(
      /^(?:(?:montants? )?nets? )?(?:exercice|annee)(?: n| en cours| courante?)?(?: nets?)?$/,
      /^(?:(?:montants? )?nets? )?n$/,
      /^tota(?:l|ux) (?:de )?l'exercice$/,
    ),
    previousYear: anyOf(
      /^(?:(?:montants? )?nets? )?(?:exercice|annee) (?:precedente?|\(?n-1\)?)(?: nets?)?$/,
      /^(?:(?:montants? )?nets? )?n-1$/,
      /^tota(?:l|ux) (?:de )?l'exercice precedent$/,
    ),
    transition: /\bcreation\b|\bconstitution de la societe\b/,
  },
  columnWords: {
    basis: {
      restated: /retraite/,
      pro_forma: /\bpro[ -]?forma\b/,
      unaudited: /\bnon audite/,
      budget: /\bbudget\b/,
    },
    scope: {
      company: /\bsociete mere\b|\bsocial\b/,
      group: /\bgroupe\b|consolide/,
    },
  },
  noteColumn: /^(?:notes?|annexes?|ann|renvois?|ref|codes?)$/,
  sideColumn: /variation|trimestre|semestre/,
  grossColumn: /\bbruts?\b|\bbrutes?\b/,
  groupColumn: /\bgroupe|consolide|total\b/,
  partColumn: /\bsociete mere|\bsocial\b/,
  closing: /(?:notes?|annexes?).*(?:partie integrante|font partie)/,
  comprehensive:
    /autres elements du resultat|resultat global|elements? recyclables?|reclasses? (?:ulterieurement )?en resultat/,
  amendedReport: anyOf(
    /\brapport (?:annuel |financier )?(?:rectifie|corrige|amende)\b/,
    /\bannule et remplace\b/,
  ),
  names: {
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
      anyOf(
        /^(?:dont )?(?:resultat net )?(?:part des )?interets minoritaires$/u,
        /^(?:dont )?(?:resultat net )?(?:part des )?participations ne donnant pas le controle$/u,
        /^(?:dont )?(?:resultat net )?(?:part des )?minoritaires$/u,
      ),
    ],
    eps_basic: [
      /^(?:resultat|benefice)(?: net)?(?: part du groupe)? (?:de base )?par action(?: de base)?(?: .*)?$/u,
      /^de base.*$/u,
    ],
    eps_diluted: [
      anyOf(
        /^resultat(?: net)?(?: part du groupe)? (?:dilue )?par action(?: (?:apres dilution|dilue))?(?: .*)?$/u,
        /^benefice(?: net)?(?: part du groupe)? (?:dilue )?par action(?: (?:apres dilution|dilue))?(?: .*)?$/u,
      ),
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
      anyOf(
        /^total (?:des )?passifs? et (?:des )?capitaux propres$/u,
        /^total (?:des )?capitaux propres et (?:des |du )?passifs?$/u,
      ),
    ],
    cash_flow_net_income: [/^resultat net(?: .*)?$/u],
    depreciation_and_amortization: [
      /^(?:dotations? (?:nettes? )?aux )?amortissements?(?: (?:et|depreciations) .*)?$/u,
    ],
    operating_cash_flow: [
      inSequence(
        /^flux (?:nets? )?(?:de tresorerie )?(?:nets? )?/u,
        /(?:generes? par|provenant de|provenant des|lies? a|lies? aux|des|de)(?: l ?| les)? ?/u,
        /(?:activites? operationnelles?|exploitation|activites? d ?exploitation|activite|operations d ?exploitation)$/u,
      ),
      /^variation de (?:la )?tresorerie issue des operations d ?exploitation$/u,
    ],
    capital_expenditure: [
      anyOf(
        /^investissements? d ?exploitation$/u,
        /^acquisitions? d ?immobili[sz]ations(?: incorporelles et)? corporelles.*$/u,
        /^acquisitions? d ?immobili[sz]ations$/u,
      ),
    ],
    investing_cash_flow: [
      /^flux (?:nets? )?(?:de tresorerie )?(?:nets? )?.*\b(?:d ?)?investissements?$/u,
    ],
    dividends_paid: [/^dividendes(?: .*)? verses?(?: .*)?$/u, /^dividendes payes(?: .*)?$/u],
    financing_cash_flow: [
      /^flux (?:nets? )?(?:de tresorerie )?(?:nets? )?.*\b(?:de )?financement$/u,
    ],
    exchange_rate_effect: [
      inSequence(
        /^(?:incidence|effet|impact)s? (?:de la |des |de )?(?:variations?(?: des?)? )?/u,
        /(?:cours de change|taux de change|ecarts? de conversion|change|devises).*$/u,
      ),
    ],
    net_change_in_cash: [
      anyOf(
        /^(?:variation|augmentation|diminution)(?: nette)? de (?:la )?tresorerie(?: et .*)?$/u,
        /^augmentation diminution(?: nette)? de (?:la )?tresorerie(?: et .*)?$/u,
      ),
    ],
    opening_cash: [/^tresorerie.* (?:a l ?ouverture|d ?ouverture|au debut|en debut).*$/u],
    closing_cash: [/^tresorerie.* (?:a la cloture|de cloture|a la fin|en fin).*$/u],
  },
  labelWords: {
    and: /et/,
    total: /total/,
    part: /dont/,
    deduction: /moins/,
    attributed: /attribuable/,
    bothSides: /passif/,
    note: /(?:voir )?notes?/,
    continues: /et|ou|de l'exercice|a (?:l'ouverture|la cloture)/,
    numberless: /^engagements (?:hors bilan|et passifs eventuels)$/,
    joining: 'de du la le les et d l des',
    goesOn: /par|en|de|des|et/,
  },
  units: { perShare: /par action/, shares: /nombre.*d'actions/ },
  meanings: {
    debt: /emprunts?|dettes financieres|billets de tresorerie|concours bancaires|decouverts?/,
    assets: /actifs?/,
    liabilities: /passifs?/,
    equity: /capitaux propres/,
    current: /courant[es]*|court terme/,
    noncurrent: /non courant[es]*|a? ?long terme|immobili[sz]ations/,
    operating: /exploitation|operationnelles?/,
    investing: /investissements?/,
    financing: /financement/,
    basic: /de base|avant dilution/,
    diluted: /dilues?|apres dilution/,
    'cash flow': /tresorerie/,
    opening: /debut|ouverture/,
    closing: /fin|cloture/,
    receivable: /creances/,
    payable: /dettes/,
    continuing: /continuees/,
    discontinued: /abandonnees/,
    before: /avant/,
    after: /apres/,
    paid: /payes?/,
    received: /recus?/,
    income: /produits/,
    expense: /charges/,
    gross: /brut/,
    gain: /produits?|benefices?/,
    loss: /pertes?/,
  },
  reporter: {
    addressee:
      /(?:aux actionnaires|[àa] l['’]assembl[ée]e g[ée]n[ée]rale) de (?:la soci[ée]t[ée] )?/,
    audited: /comptes (?:consolid[ée]s|annuels) de (?:la soci[ée]t[ée] )?/,
    comprising: /qui comprennent|comprenant/,
    self: /soci[ée]t[ée]|groupe|banque/,
    opensDefinition: /la|le/,
  },
};
