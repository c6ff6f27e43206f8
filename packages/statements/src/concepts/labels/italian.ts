import type { LabelTable } from './label-table.js';

/** Italian labels. */
export const ITALIAN: LabelTable = {
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
    /^(?:risultato|utile)(?: perdita)? (?:netto|dell ?esercizio|del periodo|netto dell ?esercizio)(?: consolidato)?$/u,
  ],
  net_income_attributable_to_parent: [
    /^(?:utile|risultato)?(?: netto)? ?(?:di pertinenza|attribuibile) (?:del gruppo|agli azionisti|ai soci|dei soci|della capogruppo).*$/u,
  ],
  net_income_attributable_to_minority: [
    /^(?:utile|risultato)?(?: netto)? ?(?:di pertinenza di|attribuibile a(?:lle|i)?) (?:terzi|interessenze|minoranze|minoritari).*$/u,
  ],
  eps_basic: [/^(?:utile|risultato)(?: netto)?(?: base)? per azione(?: base)?$/u, /^base$/u],
  eps_diluted: [
    /^(?:utile|risultato)(?: netto)?(?: diluito)? per azione(?: diluito)?$/u,
    /^diluito$/u,
  ],
  cash_and_cash_equivalents: [
    /^(?:disponibilita liquide|cassa)(?: e (?:mezzi|altre disponibilita liquide) (?:equivalenti)?)?(?: .*equivalenti)?$/u,
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
    /^(?:totale )?patrimonio netto (?:del gruppo|di (?:pertinenza del )?gruppo|attribuibile agli azionisti.*)$/u,
  ],
  total_equity: [/^(?:totale )?patrimonio netto(?: consolidato)?$/u],
  total_liabilities_and_equity: [
    /^totale (?:passivo|(?:passivita|passivo) e(?: del)? patrimonio netto|patrimonio netto e(?: delle)? (?:passivita|passivo))$/u,
  ],
  cash_flow_net_income: [
    /^(?:risultato|utile)(?: perdita)? (?:netto|dell ?esercizio|del periodo|netto dell ?esercizio)$/u,
  ],
  depreciation_and_amortization: [/^ammortamenti(?: .*)?$/u],
  operating_cash_flow: [
    /^(?:totale )?(?:fluss[oi] (?:di cassa|finanziari|finanziario|di liquidita)|liquidita|disponibilita)(?: nett[aoi])?.*\b(?:attivita|gestione) operativ[ae]$/u,
  ],
  capital_expenditure: [
    /^(?:investimenti in|acquisto di|acquisizion[ei] di) (?:immobili,? impianti e macchinari|immobilizzazioni(?: immateriali e)?(?: materiali)?|attivita materiali).*$/u,
  ],
  investing_cash_flow: [
    /^(?:totale )?(?:fluss[oi] (?:di cassa|finanziari|finanziario|di liquidita)|liquidita|disponibilita)(?: nett[aoi])?.*\battivita d(?:i |[’'])?investimento$/u,
  ],
  dividends_paid: [
    /^(?:dividendi (?:pagati|corrisposti|distribuiti)|pagamento (?:di )?dividendi|distribuzione (?:di )?dividendi)(?: .*)?$/u,
  ],
  financing_cash_flow: [
    /^(?:totale )?(?:fluss[oi] (?:di cassa|finanziari|finanziario|di liquidita)|liquidita|disponibilita)(?: nett[aoi])?.*\battivita (?:di )?finanziament[oi]$/u,
  ],
  exchange_rate_effect: [
    /^(?:effetto|effetti|differenze)(?: .*)? (?:cambi|cambio|conversione)(?: .*)?$/u,
  ],
  net_change_in_cash: [
    /^(?:variazione|incremento|decremento|incremento decremento)(?: nett[ao])? (?:delle |di |della )?(?:disponibilita|liquidita|cassa).*$/u,
  ],
  opening_cash: [/^(?:disponibilita liquide|cassa|liquidita).* (?:inizial[ei]|all ?inizio).*$/u],
  closing_cash: [/^(?:disponibilita liquide|cassa|liquidita).* (?:final[ei]|alla fine).*$/u],
};

export const ITALIAN_DILUTION = { basic: /\bbase\b/u, diluted: /\bdiluit[oa]\b/u };
