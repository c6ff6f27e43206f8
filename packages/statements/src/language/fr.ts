import type { Lexicon } from './lexicon.js';

/** French. */
export const fr: Lexicon = {
  language: 'fr',
  titles: {
    income_statement: [
      /compte de resultats?/,
      /etat (?:consolide )?d[eu]s? resultats?/,
      /comptes de resultats? consolides?/,
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
  rows: {
    income_statement: [
      { role: 'eps_diluted', pattern: /par action.*dilue|dilue.*par action/ },
      { role: 'eps_basic', pattern: /par action/ },
      { role: 'shares_basic', pattern: /nombre (?:moyen )?(?:pondere )?d'actions/ },
      { role: 'pretax_income', total: true, pattern: /avant impot/ },
      {
        role: 'income_tax',
        pattern: /impots? sur (?:les|le) (?:benefices?|resultats?|societes)|^impots?/,
      },
      { role: 'net_income_owners', pattern: /part du groupe|attribuable aux/ },
      { role: 'net_income', total: true, pattern: /resultat net|benefice net|perte nette/ },
      { role: 'gross_profit', total: true, pattern: /marge brute|benefice brut/ },
      {
        role: 'operating_income',
        total: true,
        pattern: /resultat (?:operationnel|d'exploitation)|resultat courant/,
      },
      { role: 'premiums', pattern: /primes|sinistres|assurance/ },
      {
        role: 'interest',
        pattern:
          /interets|cout de l'endettement|resultat financier|commissions|produit net bancaire/,
      },
      { role: 'cost_of_sales', pattern: /cout des (?:ventes|produits)|achats consommes/ },
      { role: 'revenue', pattern: /chiffre d'affaires|ventes|produits des activites/ },
      { role: 'operating_expense', pattern: /charges|frais|amortissements|dotations/ },
    ],
    balance_sheet: [
      {
        role: 'total_equity_and_liabilities',
        total: true,
        pattern: /total (?:du )?(?:passif|des passifs et|capitaux propres et)/,
      },
      {
        role: 'total_assets',
        total: true,
        pattern: /total (?:de l'|des )?actifs?$|total de l'actif/,
      },
      { role: 'current_assets', pattern: /^(?:total (?:des )?)?actifs? courants?/ },
      { role: 'current_liabilities', pattern: /^(?:total (?:des )?)?passifs? courants?/ },
      {
        role: 'total_equity',
        total: true,
        pattern: /^(?:total (?:des )?)?capitaux propres(?: de l'ensemble)?$/,
      },
      {
        role: 'equity_line',
        pattern:
          /capital(?: social)?|reserves|primes|interets minoritaires|participations ne donnant pas/,
      },
      {
        role: 'liability_line',
        pattern: /dettes|emprunts|provisions|fournisseurs|passifs|impots differes passif/,
      },
      {
        role: 'asset_line',
        pattern:
          /immobilisations|stocks|creances|clients|tresorerie|ecarts? d'acquisition|goodwill|actifs/,
      },
    ],
    cash_flow_statement: [
      {
        role: 'operating_cash',
        total: true,
        pattern: /flux.*(?:activite|exploitation|operationnel)(?!.*(?:investissement|financement))/,
      },
      { role: 'investing_cash', total: true, pattern: /(?:flux|tresorerie).*investissement/ },
      { role: 'financing_cash', total: true, pattern: /(?:flux|tresorerie).*financement/ },
      {
        role: 'exchange_effect',
        pattern: /(?:variation|incidence|effet).*(?:change|devises|conversion)/,
      },
      { role: 'closing_cash', total: true, pattern: /tresorerie.*(?:cloture|fin)/ },
      { role: 'opening_cash', pattern: /tresorerie.*(?:ouverture|debut)/ },
      {
        role: 'net_change_in_cash',
        total: true,
        pattern: /variation (?:nette )?de (?:la )?tresorerie/,
      },
      { role: 'financing_line', pattern: /dividendes|emissions? d'emprunt|remboursement/ },
      { role: 'investing_line', pattern: /acquisitions?|cessions?/ },
      {
        role: 'cash_adjustment',
        pattern: /amortissements|besoin en fonds|impots? pay|stocks|creances/,
      },
    ],
  },
  totals: [/^(?:sous-)?total\b/],
  months: [
    ['janvier', 'janv'],
    ['fevrier', 'fevr', 'fev'],
    ['mars'],
    ['avril', 'avr'],
    ['mai'],
    ['juin'],
    ['juillet', 'juil'],
    ['aout'],
    ['septembre', 'sept'],
    ['octobre', 'oct'],
    ['novembre', 'nov'],
    ['decembre', 'dec'],
  ],
  noteColumn: /^(?:notes?|annexes?|renvois?|ref)$/,
  sideColumn: /variation|trimestre|semestre/,
  groupColumn: /\bgroupe|consolide|total\b/,
  partColumn: /\bsociete mere|\bsocial\b|retraite/,
  closing: /(?:notes?|annexes?).*(?:partie integrante|font partie)/,
};
