import type { Lexicon } from './lexicon.js';

/** Dutch. */
export const nl: Lexicon = {
  language: 'nl',
  titles: {
    income_statement: [/winst-? ?en[ -]verliesrekening/, /resultatenrekening/],
    balance_sheet: [
      /\b(?:geconsolideerde )?balans(?:en)?\b/,
      /overzicht van (?:de )?financiele positie/,
    ],
    cash_flow_statement: [/kasstroom-?overzicht/],
    comprehensive_income: [/totaal-?resultaat|gerealiseerde en niet-gerealiseerde/],
    changes_in_equity: [/(?:mutatie-?overzicht|mutaties|verloop).*eigen vermogen/],
  },
  rows: {
    income_statement: [
      {
        role: 'eps_diluted',
        pattern: /per (?:gewoon )?aandeel.*verwater|verwater.*per (?:gewoon )?aandeel/,
      },
      { role: 'eps_basic', pattern: /per (?:gewoon )?aandeel/ },
      { role: 'pretax_income', total: true, pattern: /voor belasting/ },
      { role: 'income_tax', pattern: /belasting/ },
      { role: 'net_income_owners', pattern: /toe te rekenen|toekomend aan/ },
      {
        role: 'net_income',
        total: true,
        pattern:
          /(?:netto ?)?(?:winst|resultaat|verlies) (?:over het|van het|na belasting)|nettowinst|nettoresultaat/,
      },
      { role: 'gross_profit', total: true, pattern: /bruto(?:winst|marge|resultaat)/ },
      {
        role: 'operating_income',
        total: true,
        pattern: /bedrijfsresultaat|operationeel resultaat/,
      },
      { role: 'interest', pattern: /rente|provisie|financiele (?:baten|lasten)/ },
      { role: 'premiums', pattern: /premies|schaden/ },
      { role: 'cost_of_sales', pattern: /kostprijs|inkoop/ },
      { role: 'revenue', pattern: /omzet|opbrengsten/ },
      { role: 'operating_expense', pattern: /kosten|afschrijving/ },
    ],
    balance_sheet: [
      {
        role: 'total_equity_and_liabilities',
        total: true,
        pattern: /totaal (?:passiva|eigen vermogen en)/,
      },
      { role: 'total_assets', total: true, pattern: /totaal (?:activa|der activa)|^totale activa/ },
      { role: 'current_assets', pattern: /^(?:totaal )?vlottende activa/ },
      {
        role: 'current_liabilities',
        pattern: /^(?:totaal )?kortlopende (?:verplichtingen|schulden)/,
      },
      {
        role: 'total_liabilities',
        total: true,
        pattern: /^tota(?:al|le) (?:verplichtingen|schulden)$/,
      },
      { role: 'total_equity', total: true, pattern: /^(?:totaal )?(?:eigen|groeps)-? ?vermogen$/ },
      { role: 'equity_line', pattern: /aandelenkapitaal|agio|reserves|minderheids/ },
      { role: 'liability_line', pattern: /schulden|voorzieningen|verplichtingen|leningen/ },
      {
        role: 'asset_line',
        pattern: /vaste activa|voorraden|vorderingen|liquide middelen|goodwill|deelnemingen/,
      },
    ],
    cash_flow_statement: [
      { role: 'operating_cash', total: true, pattern: /kasstroom.*(?:operationele|bedrijfs)/ },
      { role: 'investing_cash', total: true, pattern: /kasstroom.*investering/ },
      { role: 'financing_cash', total: true, pattern: /kasstroom.*financiering/ },
      { role: 'exchange_effect', pattern: /koers|omrekening|valuta/ },
      {
        role: 'closing_cash',
        total: true,
        pattern: /(?:liquide middelen|geldmiddelen).*(?:eind|ultimo)/,
      },
      { role: 'opening_cash', pattern: /(?:liquide middelen|geldmiddelen).*(?:begin|primo)/ },
      {
        role: 'net_change_in_cash',
        total: true,
        pattern: /(?:mutatie|toename|afname).*(?:liquide|geldmiddelen)/,
      },
      { role: 'financing_line', pattern: /dividend|aflossing|opgenomen/ },
      { role: 'investing_line', pattern: /investeringen|desinvesteringen|acquisities/ },
      { role: 'cash_adjustment', pattern: /afschrijving|werkkapitaal|voorzieningen|belasting/ },
    ],
  },
  totals: [/^(?:sub)?totaal\b/],
  months: [
    ['januari', 'jan'],
    ['februari', 'feb'],
    ['maart', 'mrt'],
    ['april', 'apr'],
    ['mei'],
    ['juni', 'jun'],
    ['juli', 'jul'],
    ['augustus', 'aug'],
    ['september', 'sep'],
    ['oktober', 'okt'],
    ['november', 'nov'],
    ['december', 'dec'],
  ],
  noteColumn: /^(?:toelichting|noot|noten|ref)$/,
  sideColumn: /mutatie|kwartaal|halfjaar/,
  groupColumn: /\bgroep|geconsolideerd|totaal\b/,
  partColumn: /\benkelvoudig|vennootschap\b/,
  closing: /toelichting.*onderdeel/,
};
