import { anyOf, inSequence } from '../any-of.js';
import type { Lexicon } from '../lexicon.js';

/** Italian. */
export const it: Lexicon = {
  language: 'it',
  titles: {
    income_statement: [/conto economico(?! complessivo)/],
    balance_sheet: [
      /stato patrimoniale/,
      /(?:situazione|posizione) patrimoniale/,
      /situazione finanziaria/,
    ],
    cash_flow_statement: [/rendiconto finanziario/],
    comprehensive_income: [
      /conto economico complessivo|redditivita complessiva|reddito complessivo/,
    ],
    changes_in_equity: [/(?:variazioni|movimenti|prospetto) (?:del|di) patrimonio netto/],
  },
  titleWords: {
    group: /consolidat[oiae]/,
    withSubsidiaries: /\be (?:sue )?(?:societa )?controllate\b/,
    fillers: /consolidato|del|al|la/,
    decoys: {
      // A note prints the figures of whoever directs the company (article 2497-bis, civil code).
      'parent company': /capogruppo|prospetto riepilogativo|direzione e coordinamento/,
    },
    continued: /\bsegue\b/,
    supplement:
      /^informazioni (?:supplementari|integrative|aggiuntive)|^riconciliazione (?:de|tra)/,
    chapter: /(?:bilancio|prospetti contabili) (?:consolidat|separat|d'esercizio)/,
    contents: /\bindice\b/,
  },
  pages: {
    page: /pagina/,
    running: /relazione|bilancio|prospetti/,
    sentence: /il|la|gli|quest[oaie]|vedi|nel|nostr[oa]/,
  },
  rows: {
    income_statement: {
      eps_diluted: /per azione.*diluit|diluit.*per azione/,
      eps_basic: /per azione/,
      income_before_taxes: /(?:prima|ante|al lordo) delle imposte|ante imposte/,
      income_tax: /^imposte/,
      net_income_attributable_to_parent: /di pertinenza|attribuibile|del gruppo/,
      net_income: /(?:utile|risultato|perdita).*(?:netto|netta|dell'esercizio|del periodo)/,
      gross_profit: /(?:margine|utile|risultato) lordo/,
      operating_income: /(?:risultato|utile|margine) operativo|\bebit(?:da)?\b/,
      interest: /interessi|commissioni|oneri finanziari|proventi finanziari/,
      premiums: /\bpremi\b|sinistri/,
      cost_of_revenue: /costo del venduto|costi per/,
      revenue: /ricavi|vendite/,
      expense_line: /costi|spese|ammortament/,
    },
    balance_sheet: {
      total_liabilities_and_equity: /totale (?:passivo|passivita e patrimonio|patrimonio netto e)/,
      total_assets: /totale (?:delle |dell')?attiv(?:o|ita)$/,
      total_current_assets: /^(?:totale )?attivita correnti/,
      total_current_liabilities: /^(?:totale )?passivita correnti/,
      total_liabilities: /^totale (?:delle )?passivita$/,
      total_equity: /^(?:totale )?patrimonio netto$/,
      equity_line: /capitale|riserve|utili (?:portati|a nuovo)|azioni proprie|terzi/,
      liability_line: /debiti|fondi|passivita|finanziamenti/,
      asset_line:
        /immobil|rimanenze|crediti|disponibilita liquide|avviamento|partecipazioni|attivita/,
    },
    cash_flow_statement: {
      operating_cash_flow: /(?:flusso|flussi|cassa|liquidita).*operativ/,
      investing_cash_flow: /(?:flusso|flussi|cassa|liquidita).*investiment/,
      financing_cash_flow: /(?:flusso|flussi|cassa|liquidita).*finanziament/,
      exchange_rate_effect: /(?:effetto|differenze).*(?:cambi|conversione)/,
      closing_cash: /disponibilita liquide.*fin|cassa.*fine/,
      opening_cash: /disponibilita liquide.*iniz|cassa.*inizi/,
      net_change_in_cash: /(?:variazione|incremento|decremento).*(?:disponibilita|liquid|cassa)/,
      financing_line: /dividendi|accensione|rimborso/,
      investing_line: /investimenti|acquisizion|cession/,
      cash_adjustment: /ammortament|svalutazion|variazione|imposte/,
    },
  },
  statementWords: 'netto',
  totals: [/^totale\b/],
  months: [
    'gennaio gen',
    'febbraio feb',
    'marzo mar',
    'aprile apr',
    'maggio mag',
    'giugno giu',
    'luglio lug',
    'agosto ago',
    'settembre set',
    'ottobre ott',
    'novembre nov',
    'dicembre dic',
  ],
  money: {
    scales: [
      ['miliardi|mld\\.?', 1e9],
      ['milioni|mln\\.?', 1e6],
      ['migliaia', 1e3],
    ],
    currencies: {
      USD: 'dollari (?:statunitensi|americani|usa)',
      GBP: 'sterline|lire sterline',
      CHF: 'franchi svizzeri',
      $: 'dollari',
    },
    hundredths: 'centesimi?',
    in: 'in|di',
    presented: /(?:espress|presentat)[ie] in/,
    opens: '(?:importi |valori |espressi )?in',
    except: 'salvo|eccetto|tranne|ad eccezione',
    filler: [
      'in|di|il|gli|i|le|del|della|importi|valori|dati|espress[aeio]|presentat[aeio]|diversa',
      'indicazione|dove|diversamente|indicato|esercizi[o]?|chius[oi]|al|note|unita|gennaio',
      'febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
    ],
  },
  periods: {
    to: /al/,
    yearEnded: /esercizio chiuso (?:al|il)/,
    joiners: /di/,
    besideYear: /al|esercizio/,
    line: /^(?:per )?(?:gli |l')?(?:esercizio|esercizi|anno|anni|periodo)\b.*$/,
    head: /esercizio|anno|not[ae]|in/,
  },
  lengths: {
    counted: /\b(?<n>\d{1,2}|[a-z]+) (?:(?<weeks>settimane)|mesi)\b/,
    numerals: { tre: 3, sei: 6, nove: 9, dodici: 12 },
    units: { days: /giorni?/, weeks: /settimane?/, months: /mes[ei]/, years: /ann[oi]/ },
    wholeYear: /\besercizio?\b/,
    parts: [
      { pattern: /\btrimestre/, months: 3 },
      { pattern: /\bsemestre/, months: 6 },
    ],
    interim:
      /\brelazione (?:finanziaria )?(?:semestrale|trimestrale)|\binfrannual|\bbilancio (?:consolidato )?intermedio\b/,
    currentYear: /^(?:esercizio|anno|periodo) (?:corrente|in corso|attuale)$/,
    previousYear: /^(?:esercizio|anno|periodo) precedente$/,
    transition: /\bcostituzione della societa\b/,
  },
  columnWords: {
    basis: {
      restated: /rideterminat|riesposto/,
      reclassified: /riclassificat/,
      pro_forma: /\bpro[ -]?forma\b/,
      budget: /\bbudget\b|\bpreventivo\b/,
    },
    scope: {
      company: /\bcapogruppo\b/,
      group: /\bgruppo\b|consolidato/,
    },
  },
  noteColumn: /^(?:note|nota|rif)$/,
  sideColumn: /variazione|trimestre|semestre/,
  grossColumn: /\blord[oiae]\b/,
  groupColumn: /\bgruppo|consolidato|totale\b/,
  partColumn: /\bcapogruppo|parti correlate\b/,
  closing: /note.*parte integrante/,
  comprehensive: anyOf(
    /altre componenti|complessiv[oa].*(?:utile|perdita|risultato)|riclassificat/,
    /(?:utile|perdita|risultato|conto economico).*complessiv/,
  ),
  amendedReport: anyOf(
    /\b(?:relazione|bilancio)[^.]{0,24} (?:rettificat|corrett)[oa]\b/,
    /\bsostituisce (?:la relazione|il bilancio)\b/,
  ),
  names: {
    revenue: [
      /^(?:totale )?ricavi(?: netti| totali| (?:delle|da) vendite.*| della gestione caratteristica)?$/u,
    ],
    cost_of_revenue: [/^costo del (?:venduto|prodotto venduto)$/u],
    gross_profit: [/^(?:margine|utile|risultato) lordo$/u],
    research_and_development: [/^(?:costi|spese) di ricerca e sviluppo$/u, /^ricerca e sviluppo$/u],
    operating_income: [/^(?:risultato|utile|reddito) operativo(?: ebit)?$/u],
    interest_expense: [/^(?:oneri finanziari|interessi passivi)$/u],
    income_before_taxes: [
      /^(?:risultato|utile)(?: perdita)? (?:prima delle|ante|al lordo delle) imposte$/u,
    ],
    income_tax: [/^imposte(?: sul reddito| dell ?esercizio| correnti e differite)?$/u],
    net_income: [
      anyOf(
        /^(?:risultato|utile)(?: perdita)? (?:netto|dell ?esercizio)(?: consolidato)?$/u,
        /^(?:risultato|utile)(?: perdita)? del periodo(?: consolidato)?$/u,
        /^(?:risultato|utile)(?: perdita)? netto dell ?esercizio(?: consolidato)?$/u,
      ),
    ],
    net_income_attributable_to_parent: [
      inSequence(
        /^(?:utile|risultato)?(?: netto)? ?(?:di pertinenza|attribuibile) /u,
        /(?:del gruppo|agli azionisti|ai soci|dei soci|della capogruppo).*$/u,
      ),
    ],
    net_income_attributable_to_minority: [
      inSequence(
        /^(?:utile|risultato)?(?: netto)? ?(?:di pertinenza di|attribuibile a(?:lle|i)?) /u,
        /(?:terzi|interessenze|minoranze|minoritari).*$/u,
      ),
    ],
    eps_basic: [/^(?:utile|risultato)(?: netto)?(?: base)? per azione(?: base)?$/u, /^base$/u],
    eps_diluted: [
      /^(?:utile|risultato)(?: netto)?(?: diluito)? per azione(?: diluito)?$/u,
      /^diluito$/u,
    ],
    cash_and_cash_equivalents: [
      inSequence(
        /^(?:disponibilita liquide|cassa)/u,
        /(?: e (?:mezzi|altre disponibilita liquide) (?:equivalenti)?)?(?: .*equivalenti)?$/u,
      ),
    ],
    receivables: [/^crediti (?:commerciali|verso clienti)(?: .*)?$/u],
    inventories: [/^rimanenze(?: di magazzino)?$/u],
    total_current_assets: [
      /^(?:totale )?attivita correnti$/u,
      /^totale attivo (?:corrente|circolante)$/u,
    ],
    property_plant_equipment: [
      /^(?:immobili,? impianti e macchinari|immobilizzazioni materiali|attivita materiali)$/u,
    ],
    goodwill: [/^avviamento$/u],
    intangible_assets: [/^(?:altre )?(?:attivita|immobilizzazioni) immateriali$/u],
    total_noncurrent_assets: [
      /^(?:totale )?attivita non correnti$/u,
      /^totale attivo (?:non corrente|immobilizzato)$/u,
    ],
    total_assets: [/^totale (?:delle |dell ?)?(?:attivo|attivita)$/u],
    payables: [/^debiti (?:commerciali|verso fornitori)(?: .*)?$/u],
    total_current_liabilities: [/^(?:totale )?passivita correnti$/u, /^totale passivo corrente$/u],
    total_noncurrent_liabilities: [
      /^(?:totale )?passivita non correnti$/u,
      /^totale passivo non corrente$/u,
    ],
    total_liabilities: [/^totale (?:delle )?passivita$/u],
    retained_earnings: [/^utili (?:portati )?a nuovo$/u],
    noncontrolling_interests: [
      /^(?:patrimonio netto|capitale e riserve) (?:di (?:pertinenza di )?terzi|delle minoranze)$/u,
      /^interessenze di (?:terzi|minoranza)$/u,
    ],
    equity_attributable_to_parent: [
      anyOf(
        /^(?:totale )?patrimonio netto (?:del gruppo|di (?:pertinenza del )?gruppo)$/u,
        /^(?:totale )?patrimonio netto attribuibile agli azionisti.*$/u,
      ),
    ],
    total_equity: [/^(?:totale )?patrimonio netto(?: consolidato)?$/u],
    total_liabilities_and_equity: [
      anyOf(
        /^totale (?:passivo|(?:passivita|passivo) e(?: del)? patrimonio netto)$/u,
        /^totale patrimonio netto e(?: delle)? (?:passivita|passivo)$/u,
      ),
    ],
    cash_flow_net_income: [
      /^(?:risultato|utile)(?: perdita)? (?:netto|dell ?esercizio|del periodo|netto dell ?esercizio)$/u,
    ],
    depreciation_and_amortization: [/^ammortamenti(?: .*)?$/u],
    operating_cash_flow: [
      inSequence(
        /^(?:totale )?/u,
        /(?:fluss[oi] (?:di cassa|finanziari|finanziario|di liquidita)|liquidita|disponibilita)/u,
        /(?: nett[aoi])?.*\b(?:attivita|gestione) operativ[ae]$/u,
      ),
    ],
    capital_expenditure: [
      inSequence(
        /^(?:investimenti in|acquisto di|acquisizion[ei] di) /u,
        /(?:immobili,? impianti e macchinari|immobilizzazioni(?: immateriali e)?(?: materiali)?|attivita materiali).*$/u,
      ),
    ],
    investing_cash_flow: [
      inSequence(
        /^(?:totale )?/u,
        /(?:fluss[oi] (?:di cassa|finanziari|finanziario|di liquidita)|liquidita|disponibilita)/u,
        /(?: nett[aoi])?.*\battivita d(?:i |[’'])?investimento$/u,
      ),
    ],
    dividends_paid: [
      anyOf(
        /^(?:dividendi (?:pagati|corrisposti|distribuiti)|pagamento (?:di )?dividendi)(?: .*)?$/u,
        /^distribuzione (?:di )?dividendi(?: .*)?$/u,
      ),
    ],
    financing_cash_flow: [
      inSequence(
        /^(?:totale )?/u,
        /(?:fluss[oi] (?:di cassa|finanziari|finanziario|di liquidita)|liquidita|disponibilita)/u,
        /(?: nett[aoi])?.*\battivita (?:di )?finanziament[oi]$/u,
      ),
    ],
    exchange_rate_effect: [
      /^(?:effetto|effetti|differenze)(?: .*)? (?:cambi|cambio|conversione)(?: .*)?$/u,
    ],
    net_change_in_cash: [
      inSequence(
        /^(?:variazione|incremento|decremento|incremento decremento)(?: nett[ao])? /u,
        /(?:delle |di |della )?(?:disponibilita|liquidita|cassa).*$/u,
      ),
    ],
    opening_cash: [/^(?:disponibilita liquide|cassa|liquidita).* (?:inizial[ei]|all ?inizio).*$/u],
    closing_cash: [/^(?:disponibilita liquide|cassa|liquidita).* (?:final[ei]|alla fine).*$/u],
  },
  labelWords: {
    and: /ed?/,
    total: /totale|totali/,
    part: /di cui/,
    deduction: /meno/,
    attributed: /attribuibil/,
    bothSides: /passivo/,
    note: /(?:vedi )?not[ae]/,
    continues: /e|o|dell'esercizio|all'inizio|alla fine/,
    numberless: /^impegni e (?:rischi|passivita potenziali)$/,
    joining: 'di della delle del dei e la il per',
    goesOn: /e|del|della|di|da/,
  },
  units: { perShare: /per azione/, shares: /numero.*azioni/ },
  meanings: {
    debt: /finanziamenti|obbligazioni|prestiti|debiti (?:finanziari|verso banche)/,
    assets: /attivita|attivo/,
    liabilities: /passivita/,
    equity: /patrimonio/,
    current: /corrent[ei]|attivo circolante/,
    noncurrent: /non corrent[ei]|immobilizzazioni/,
    operating: /operativ[ao]/,
    investing: /investimento/,
    financing: /finanziamento/,
    basic: /base/,
    diluted: /diluit[oa]/,
    'cash flow': /fluss[oi] (?:di cassa|finanziari[oa]?)|liquidita/,
    opening: /apertura|inizial[ei]/,
    closing: /final[ei]/,
    gain: /utili|proventi/,
    loss: /perdit[ae]/,
  },
  reporter: {
    addressee: /agli azionisti (?:di|della)/,
    audited: /bilancio (?:consolidato|d['’]esercizio) (?:di|della)/,
    comprising: /costituit[aio] da/,
    self: /societ[àa]|gruppo|banca/,
    opensDefinition: /il|la/,
  },
};
