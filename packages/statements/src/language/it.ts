import type { Lexicon } from './lexicon.js';

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
  rows: {
    income_statement: [
      { role: 'eps_diluted', pattern: /per azione.*diluit|diluit.*per azione/ },
      { role: 'eps_basic', pattern: /per azione/ },
      {
        role: 'pretax_income',
        total: true,
        pattern: /(?:prima|ante|al lordo) delle imposte|ante imposte/,
      },
      { role: 'income_tax', pattern: /^imposte/ },
      { role: 'net_income_owners', pattern: /di pertinenza|attribuibile|del gruppo/ },
      {
        role: 'net_income',
        total: true,
        pattern: /(?:utile|risultato|perdita).*(?:netto|netta|dell'esercizio|del periodo)/,
      },
      { role: 'gross_profit', total: true, pattern: /(?:margine|utile|risultato) lordo/ },
      {
        role: 'operating_income',
        total: true,
        pattern: /(?:risultato|utile|margine) operativo|\bebit(?:da)?\b/,
      },
      { role: 'interest', pattern: /interessi|commissioni|oneri finanziari|proventi finanziari/ },
      { role: 'premiums', pattern: /premi|sinistri/ },
      { role: 'cost_of_sales', pattern: /costo del venduto|costi per/ },
      { role: 'revenue', pattern: /ricavi|vendite/ },
      { role: 'operating_expense', pattern: /costi|spese|ammortament/ },
    ],
    balance_sheet: [
      {
        role: 'total_equity_and_liabilities',
        total: true,
        pattern: /totale (?:passivo|passivita e patrimonio|patrimonio netto e)/,
      },
      { role: 'total_assets', total: true, pattern: /totale (?:delle )?attiv(?:o|ita)$/ },
      { role: 'current_assets', pattern: /^(?:totale )?attivita correnti/ },
      { role: 'current_liabilities', pattern: /^(?:totale )?passivita correnti/ },
      { role: 'total_liabilities', total: true, pattern: /^totale (?:delle )?passivita$/ },
      { role: 'total_equity', total: true, pattern: /^(?:totale )?patrimonio netto$/ },
      {
        role: 'equity_line',
        pattern: /capitale|riserve|utili (?:portati|a nuovo)|azioni proprie|terzi/,
      },
      { role: 'liability_line', pattern: /debiti|fondi|passivita|finanziamenti/ },
      {
        role: 'asset_line',
        pattern:
          /immobil|rimanenze|crediti|disponibilita liquide|avviamento|partecipazioni|attivita/,
      },
    ],
    cash_flow_statement: [
      {
        role: 'operating_cash',
        total: true,
        pattern: /(?:flusso|flussi|cassa|liquidita).*operativ/,
      },
      {
        role: 'investing_cash',
        total: true,
        pattern: /(?:flusso|flussi|cassa|liquidita).*investiment/,
      },
      {
        role: 'financing_cash',
        total: true,
        pattern: /(?:flusso|flussi|cassa|liquidita).*finanziament/,
      },
      { role: 'exchange_effect', pattern: /(?:effetto|differenze).*(?:cambi|conversione)/ },
      { role: 'closing_cash', total: true, pattern: /disponibilita liquide.*fin|cassa.*fine/ },
      { role: 'opening_cash', pattern: /disponibilita liquide.*iniz|cassa.*inizi/ },
      {
        role: 'net_change_in_cash',
        total: true,
        pattern: /(?:variazione|incremento|decremento).*(?:disponibilita|liquid|cassa)/,
      },
      { role: 'financing_line', pattern: /dividendi|accensione|rimborso/ },
      { role: 'investing_line', pattern: /investimenti|acquisizion|cession/ },
      { role: 'cash_adjustment', pattern: /ammortament|svalutazion|variazione|imposte/ },
    ],
  },
  totals: [/^totale\b/],
  months: [
    ['gennaio', 'gen'],
    ['febbraio', 'feb'],
    ['marzo', 'mar'],
    ['aprile', 'apr'],
    ['maggio', 'mag'],
    ['giugno', 'giu'],
    ['luglio', 'lug'],
    ['agosto', 'ago'],
    ['settembre', 'set'],
    ['ottobre', 'ott'],
    ['novembre', 'nov'],
    ['dicembre', 'dic'],
  ],
  noteColumn: /^(?:note|nota|rif)$/,
  sideColumn: /variazione|trimestre|semestre/,
  groupColumn: /\bgruppo|consolidato|totale\b/,
  partColumn: /\bcapogruppo|parti correlate\b/,
  closing: /note.*parte integrante/,
};
