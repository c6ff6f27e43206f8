import { anyOf } from './any-of.js';
import type { Lexicon } from './lexicon.js';

/** Swedish: the terms of IFRS and of the Swedish annual accounts act. */
export const sv: Lexicon = {
  language: 'sv',
  titles: {
    income_statement: [
      /(?:koncernens |moderbolagets )?resultatrakning(?:ar|en)?\b/,
      /rapport(?:er)? over (?:koncernens )?resultat(?:et)?\b/,
    ],
    balance_sheet: [
      /(?:koncernens |moderbolagets )?balansrakning(?:ar|en)?\b/,
      /rapport(?:er)? over (?:koncernens )?finansiell stallning/,
    ],
    cash_flow_statement: [
      /kassaflodesanalys(?:er|en)?\b/,
      /rapport(?:er)? over (?:koncernens )?kassafloden?\b/,
      /finansieringsanalys/,
    ],
    comprehensive_income: [
      /rapport(?:er)? over (?:koncernens )?(?:ovrigt )?totalresultat/,
      /^(?:ovrigt )?totalresultat\b/,
    ],
    changes_in_equity: [
      /forandring(?:ar|en)? (?:i|av) (?:koncernens )?eget kapital/,
      /rapport over (?:koncernens )?eget kapital/,
    ],
  },
  titleWords: {
    group: /koncern/,
    fillers: [
      ...['koncernens', 'koncernen', 'for', 'och', 'den', 'per', 'i', 'ar', 'aret', 'sammandrag'],
      /rakenskapsar(?:et)?|miljoner|tusen|kronor|mkr|tkr/,
    ],
    decoys: {
      'parent company': /moderbolag|moderforetag/,
      interim: /delars|kvartal|halvar/,
      condensed: /i sammandrag|forkortad/,
      'selected data': /femarsoversikt|flerarsoversikt|nyckeltal|i korthet/,
      unaudited: /oreviderad/,
      segment: /\bsegment/,
    },
    continued: /fortsattning|\bforts\b/,
    contents: /innehall(?:sforteckning)?/,
  },
  rows: {
    income_statement: {
      eps_diluted: /per aktie.*(?:efter|med) utspadning|efter utspadning/,
      eps_basic: /per aktie|fore utspadning/,
      shares_basic: /antal (?:utestaende )?aktier|genomsnittligt antal/,
      discontinued: /avvecklad(?:e)? verksamhet/,
      comprehensive_income: /totalresultat/,
      income_before_taxes: anyOf(
        /(?:resultat|vinst|forlust) fore (?:inkomst)?skatt|resultat efter finansiella poster/,
        /fore bokslutsdispositioner/,
      ),
      income_tax: anyOf(
        /^(?:inkomst)?skatt\b|skatt pa (?:arets|periodens) resultat|^(?:aktuell|uppskjuten) skatt/,
        /skattekostnad/,
      ),
      net_income_attributable_to_parent:
        /hanforlig\S* till|moder(?:bolagets|foretagets) (?:aktie)?agare/,
      net_income: anyOf(
        /(?:arets|periodens) (?:resultat|vinst|forlust)|nettoresultat|nettovinst/,
        /(?:resultat|vinst) efter skatt|resultat fran kvarvarande/,
      ),
      gross_profit: /brutto(?:resultat|vinst)/,
      operating_income: /rorelseresultat|\bebit(?:da)?\b|resultat fore finansiella/,
      premiums: /premieintakter|forsakringsersattningar/,
      interest: anyOf(
        /rante(?:intakt|kostnad|netto)|finansiella (?:intakter|kostnader|poster)|provision/,
        /finansnetto|kreditforlust/,
      ),
      cost_of_revenue:
        /kostnad(?:er)? (?:for )?salda|ravaror och fornodenheter|handelsvaror|produktionskostnader/,
      revenue: /omsattning|intakter/,
      expense_line: anyOf(
        /forsaljningskostnader|administrationskostnader|forsknings|utvecklingskostnader/,
        /personalkostnader|avskrivning|(?:ovriga|externa) (?:externa |rorelse)?kostnader|rorelsekostnader/,
      ),
    },
    balance_sheet: {
      total_liabilities_and_equity:
        /(?:summa|totalt) (?:eget kapital(?:,? avsattningar)? och skulder|skulder och eget kapital)/,
      total_assets: /^(?:summa|totala?) tillgangar$|^balansomslutning/,
      total_current_assets: /^(?:summa )?(?:omsattnings|kortfristiga )tillgangar/,
      total_current_liabilities: /^(?:summa )?kortfristiga skulder/,
      total_liabilities: /^(?:summa|totala) skulder$/,
      total_equity: /^(?:summa |totalt )?eget kapital$/,
      equity_line: anyOf(
        /aktiekapital|tillskjutet kapital|reserver|balanserad|overkursfond|arets resultat/,
        /(?:utan|ej) bestammande|minoritet/,
      ),
      liability_line: /skulder|avsattningar|upplaning|obligationslan|checkrakning|upplupna|\blan\b/,
      asset_line: anyOf(
        /tillgangar|varulager|fordringar|likvida medel|kassa|goodwill|inventarier|byggnader/,
        /maskiner|\bmark\b|andelar|placeringar|forutbetalda/,
      ),
    },
    cash_flow_statement: {
      operating_cash_flow:
        /kassaflode\S* fran (?:den )?(?:lopande|operativa?) verksamhet\S*(?! fore)/,
      investing_cash_flow: /kassaflode\S* fran investerings/,
      financing_cash_flow: /kassaflode\S* fran finansierings/,
      exchange_rate_effect: /(?:valuta)?kursdifferens|omrakningsdifferens|valutakurs/,
      closing_cash: /likvida medel.*(?:slut|utgang)|^utgaende likvida/,
      opening_cash: /likvida medel.*(?:borjan|ingang)|^ingaende likvida/,
      net_change_in_cash:
        /(?:arets|periodens) kassaflode|(?:forandring|okning|minskning).*likvida medel/,
      financing_line: /utdelning|nyemission|upptag|amortering|aterkop|aterbetalning/,
      investing_line: /forvarv|avyttring|investering|forsaljning av/,
      cash_adjustment:
        /avskrivning|betald|erhall|justering|rorelsekapital|varulager|rorelsefordringar|rorelseskulder/,
    },
  },
  totals: [/^(?:del)?summa\b/, /^totalt\b/],
  months: [
    ['januari', 'jan'],
    ['februari', 'feb'],
    ['mars', 'mar'],
    ['april', 'apr'],
    ['maj'],
    ['juni', 'jun'],
    ['juli', 'jul'],
    ['augusti', 'aug'],
    ['september', 'sep', 'sept'],
    ['oktober', 'okt'],
    ['november', 'nov'],
    ['december', 'dec'],
  ],
  money: {
    scales: [
      ['miljard(?:er)?', 1e9],
      ['miljon(?:er)?', 1e6],
      ['tusental|tusen', 1e3],
    ],
    currencies: { SEK: 'svenska kronor|\\bmkr\\b|\\btkr\\b|\\bmsek\\b|\\btsek\\b' },
    except: 'om inte|forutom|utom|undantag',
    filler: ['belopp|alla|angivna|anges|annat|anges|i|och|for|per|aret|rakenskapsaret|den|ar|not'],
  },
  periods: {
    yearEnded:
      /rakenskapsaret (?:som slutade|som avslutades)?(?: den)?|\d\d-\d\d ?- ?(?=(?:19|20)\d\d-)/,
    joiners: [],
    besideYear: ['ar', 'aret', 'den', 'per', 'helar', 'helaret'],
    restated: /omraknad|omarbetad|justerad/,
  },
  noteColumn: /^(?:not(?:er)?)$/,
  sideColumn: /forandring|kvartal|halvar/,
  groupColumn: /\bkoncernen\b/,
  partColumn: /\bmoderbolaget|moderforetaget|justerat\b/,
  closing: /not(?:er|erna).*(?:integrerad|utgor en) del|noterna pa sid/,
  comprehensive: /ovrigt totalresultat|totalresultat|omklassificer/,
  names: {
    revenue: [/^(?:netto)?omsattning$/u, /^(?:summa )?(?:rorelse(?:ns )?)?intakter(?: fran .*)?$/u],
    cost_of_revenue: [/^kostnad(?:er)? (?:for )?salda (?:varor|tjanster|varor och tjanster)$/u],
    gross_profit: [/^brutto(?:resultat|vinst)$/u],
    research_and_development: [
      /^(?:kostnader for )?(?:forsknings|forskning) och utveckling(?:skostnader)?$/u,
    ],
    selling_general_administrative: [/^forsaljnings och administrationskostnader$/u],
    operating_income: [/^rorelseresultat(?: ebit)?$/u, /^ebit$/u],
    interest_expense: [
      /^(?:finansiella kostnader|rantekostnader(?: och liknande resultatposter)?)$/u,
    ],
    income_before_taxes: [
      /^(?:resultat|vinst) fore skatt$/u,
      /^resultat efter finansiella poster$/u,
    ],
    income_tax: [
      /^(?:inkomst)?skatt(?:er)?(?: pa (?:arets|periodens) resultat)?$/u,
      /^skattekostnad$/u,
    ],
    net_income: [
      /^(?:arets|periodens) (?:resultat|vinst)$/u,
      /^(?:nettoresultat|resultat efter skatt)$/u,
    ],
    net_income_attributable_to_parent: [
      /^(?:.* )?(?:moder(?:bolagets|foretagets) (?:aktie)?agare)(?: .*)?$/u,
    ],
    net_income_attributable_to_minority: [/^(?:.* )?innehav utan bestammande inflytande$/u],
    eps_basic: [
      /^(?:resultat|vinst) per aktie(?: fore utspadning)?(?: .*)?$/u,
      /^fore utspadning.*$/u,
    ],
    eps_diluted: [
      /^(?:resultat|vinst) per aktie(?: .*)? efter utspadning.*$/u,
      /^efter utspadning.*$/u,
    ],
    cash_and_cash_equivalents: [/^(?:likvida medel|kassa och bank)$/u],
    receivables: [/^kundfordringar(?: och andra fordringar)?$/u],
    inventories: [/^(?:varulager|varulager m m)$/u],
    total_current_assets: [
      /^(?:summa )?omsattningstillgangar$/u,
      /^summa kortfristiga tillgangar$/u,
    ],
    property_plant_equipment: [/^(?:summa )?materiella anlaggningstillgangar$/u],
    goodwill: [/^goodwill$/u],
    intangible_assets: [/^(?:summa |ovriga )?immateriella (?:anlaggnings)?tillgangar$/u],
    total_noncurrent_assets: [
      /^(?:summa )?anlaggningstillgangar$/u,
      /^summa langfristiga tillgangar$/u,
    ],
    total_assets: [/^(?:summa|totala) tillgangar$/u],
    payables: [/^leverantorsskulder(?: och andra skulder)?$/u],
    total_current_liabilities: [/^(?:summa )?kortfristiga skulder$/u],
    total_noncurrent_liabilities: [/^(?:summa )?langfristiga skulder$/u],
    total_liabilities: [/^(?:summa|totala) skulder$/u],
    retained_earnings: [
      /^balansera(?:de|t|d) (?:vinstmedel|resultat|vinst)(?: inklusive arets resultat)?$/u,
    ],
    noncontrolling_interests: [/^innehav utan bestammande inflytande$/u, /^minoritetsintressen?$/u],
    equity_attributable_to_parent: [
      /^(?:summa )?(?:eget kapital )?hanforligt till moder(?:bolagets|foretagets) (?:aktie)?agare$/u,
    ],
    total_equity: [/^(?:summa |totalt )?eget kapital$/u],
    total_liabilities_and_equity: [
      /^(?:summa|totalt) (?:eget kapital och skulder|skulder och eget kapital)$/u,
    ],
    cash_flow_net_income: [
      /^(?:arets|periodens) resultat$/u,
      /^resultat (?:efter finansiella poster|fore skatt)$/u,
    ],
    depreciation_and_amortization: [/^(?:av och nedskrivningar|avskrivningar)(?: .*)?$/u],
    operating_cash_flow: [/^kassaflode(?:t)? fran (?:den )?lopande verksamhet(?:en)?$/u],
    capital_expenditure: [
      /^(?:forvarv av|investeringar i) (?:immateriella och )?materiella anlaggningstillgangar$/u,
    ],
    investing_cash_flow: [/^kassaflode(?:t)? fran investeringsverksamhet(?:en)?$/u],
    dividends_paid: [/^(?:utbetald |lamnad )?utdelning(?: .*)?$/u],
    financing_cash_flow: [/^kassaflode(?:t)? fran finansieringsverksamhet(?:en)?$/u],
    exchange_rate_effect: [
      /^(?:valuta)?kursdifferens(?:er)? i likvida medel$/u,
      /^omrakningsdifferens.*$/u,
    ],
    net_change_in_cash: [
      /^(?:arets|periodens) kassaflode$/u,
      /^forandring (?:av|i) likvida medel$/u,
    ],
    opening_cash: [
      /^likvida medel (?:vid|i) (?:arets|periodens) (?:borjan|ingang)$/u,
      /^ingaende likvida medel$/u,
    ],
    closing_cash: [
      /^likvida medel (?:vid|i) (?:arets|periodens) (?:slut|utgang)$/u,
      /^utgaende likvida medel$/u,
    ],
  },
  labelWords: {
    and: /och/,
    total: /summa|totalt|totala/,
    part: /varav/,
    deduction: /avgar/,
    attributed: /hanforlig/,
    note: /not/,
    joining: ['och', 'i', 'av', 'for', 'pa', 'till', 'fran', 'den', 'det', 'vid', 'med'],
    goesOn: ['och', 'av', 'for', 'till', 'fran', 'vid', 'med', 'pa'],
  },
  units: { perShare: /per aktie/, shares: /antal.*aktier/ },
  meanings: {
    assets: /tillgangar/,
    liabilities: /skulder/,
    equity: /eget kapital/,
    current: /kortfristig[at]|omsattningstillgangar/,
    noncurrent: /langfristig[at]|anlaggningstillgangar/,
    operating: /lopande verksamhet(?:en)?|rorelse[a-z]*/,
    investing: /investeringsverksamhet(?:en)?/,
    financing: /finansieringsverksamhet(?:en)?/,
    basic: /fore utspadning/,
    diluted: /efter utspadning/,
    'cash flow': /kassaflode(?:t)?/,
    'cash itself': /likvida medel\b.*\b(?:borjan|slut)/,
    opening: /borjan|ingaende/,
    closing: /slut|utgaende/,
    purchase: /forvarv|investeringar/,
    sale: /avyttring(?:ar)?|forsaljning(?:ar)?/,
    repayment: /amortering(?:ar)?|aterbetalning(?:ar)?/,
    issue: /upptagna|nyemission/,
    receivable: /[a-z]*fordringar/,
    payable: /leverantorsskulder/,
    discontinued: /avvecklade? verksamhet(?:er)?/,
    continuing: /kvarvarande verksamhet(?:er)?/,
    before: /fore/,
    after: /efter/,
    paid: /betalda?|erlagda?/,
    received: /erhall[a-z]*/,
    income: /[a-z]*intakter/,
    expense: /[a-z]*kostnader/,
    gain: /vinst(?:er)?/,
    loss: /forlust(?:er)?/,
  },
};
