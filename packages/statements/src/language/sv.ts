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
    income_statement: [
      { role: 'eps_diluted', pattern: /per aktie.*(?:efter|med) utspadning|efter utspadning/ },
      { role: 'eps_basic', pattern: /per aktie|fore utspadning/ },
      { role: 'shares_basic', pattern: /antal (?:utestaende )?aktier|genomsnittligt antal/ },
      { role: 'discontinued', pattern: /avvecklad(?:e)? verksamhet/ },
      { role: 'comprehensive_income', pattern: /totalresultat/ },
      {
        role: 'pretax_income',
        total: true,
        pattern: anyOf(
          /(?:resultat|vinst|forlust) fore (?:inkomst)?skatt|resultat efter finansiella poster/,
          /fore bokslutsdispositioner/,
        ),
      },
      {
        role: 'income_tax',
        pattern: anyOf(
          /^(?:inkomst)?skatt\b|skatt pa (?:arets|periodens) resultat|^(?:aktuell|uppskjuten) skatt/,
          /skattekostnad/,
        ),
      },
      {
        role: 'net_income_owners',
        pattern: /hanforlig\S* till|moder(?:bolagets|foretagets) (?:aktie)?agare/,
      },
      {
        role: 'net_income',
        total: true,
        pattern: anyOf(
          /(?:arets|periodens) (?:resultat|vinst|forlust)|nettoresultat|nettovinst/,
          /(?:resultat|vinst) efter skatt|resultat fran kvarvarande/,
        ),
      },
      { role: 'gross_profit', total: true, pattern: /brutto(?:resultat|vinst)/ },
      {
        role: 'operating_income',
        total: true,
        pattern: /rorelseresultat|\bebit(?:da)?\b|resultat fore finansiella/,
      },
      { role: 'premiums', pattern: /premieintakter|forsakringsersattningar/ },
      {
        role: 'interest',
        pattern: anyOf(
          /rante(?:intakt|kostnad|netto)|finansiella (?:intakter|kostnader|poster)|provision/,
          /finansnetto|kreditforlust/,
        ),
      },
      {
        role: 'cost_of_sales',
        pattern:
          /kostnad(?:er)? (?:for )?salda|ravaror och fornodenheter|handelsvaror|produktionskostnader/,
      },
      { role: 'revenue', pattern: /omsattning|intakter/ },
      {
        role: 'operating_expense',
        pattern: anyOf(
          /forsaljningskostnader|administrationskostnader|forsknings|utvecklingskostnader/,
          /personalkostnader|avskrivning|(?:ovriga|externa) (?:externa |rorelse)?kostnader|rorelsekostnader/,
        ),
      },
    ],
    balance_sheet: [
      {
        role: 'total_equity_and_liabilities',
        total: true,
        pattern:
          /(?:summa|totalt) (?:eget kapital(?:,? avsattningar)? och skulder|skulder och eget kapital)/,
      },
      {
        role: 'total_assets',
        total: true,
        pattern: /^(?:summa|totala?) tillgangar$|^balansomslutning/,
      },
      { role: 'current_assets', pattern: /^(?:summa )?(?:omsattnings|kortfristiga )tillgangar/ },
      { role: 'current_liabilities', pattern: /^(?:summa )?kortfristiga skulder/ },
      { role: 'total_liabilities', total: true, pattern: /^(?:summa|totala) skulder$/ },
      { role: 'total_equity', total: true, pattern: /^(?:summa |totalt )?eget kapital$/ },
      {
        role: 'equity_line',
        pattern: anyOf(
          /aktiekapital|tillskjutet kapital|reserver|balanserad|overkursfond|arets resultat/,
          /(?:utan|ej) bestammande|minoritet/,
        ),
      },
      {
        role: 'liability_line',
        pattern: /skulder|avsattningar|upplaning|obligationslan|checkrakning|upplupna|\blan\b/,
      },
      {
        role: 'asset_line',
        pattern: anyOf(
          /tillgangar|varulager|fordringar|likvida medel|kassa|goodwill|inventarier|byggnader/,
          /maskiner|\bmark\b|andelar|placeringar|forutbetalda/,
        ),
      },
    ],
    cash_flow_statement: [
      {
        role: 'operating_cash',
        total: true,
        pattern: /kassaflode\S* fran (?:den )?(?:lopande|operativa?) verksamhet\S*(?! fore)/,
      },
      { role: 'investing_cash', total: true, pattern: /kassaflode\S* fran investerings/ },
      { role: 'financing_cash', total: true, pattern: /kassaflode\S* fran finansierings/ },
      {
        role: 'exchange_effect',
        pattern: /(?:valuta)?kursdifferens|omrakningsdifferens|valutakurs/,
      },
      {
        role: 'closing_cash',
        total: true,
        pattern: /likvida medel.*(?:slut|utgang)|^utgaende likvida/,
      },
      { role: 'opening_cash', pattern: /likvida medel.*(?:borjan|ingang)|^ingaende likvida/ },
      {
        role: 'net_change_in_cash',
        total: true,
        pattern: /(?:arets|periodens) kassaflode|(?:forandring|okning|minskning).*likvida medel/,
      },
      {
        role: 'financing_line',
        pattern: /utdelning|nyemission|upptag|amortering|aterkop|aterbetalning/,
      },
      { role: 'investing_line', pattern: /forvarv|avyttring|investering|forsaljning av/ },
      {
        role: 'cash_adjustment',
        pattern:
          /avskrivning|betald|erhall|justering|rorelsekapital|varulager|rorelsefordringar|rorelseskulder/,
      },
    ],
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
  items: {
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
  dilution: { basic: /\bfore utspadning\b/u, diluted: /\befter utspadning\b/u },
  labelWords: {
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
