import { anyOf, inSequence } from './any-of.js';
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
  titleWords: {
    group: /geconsolideerd/,
    fillers: ['van', 'het', 'over', 'de'],
    decoys: {},
    continued: /\bvervolg\b/,
    contents: /inhoudsopgave/,
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
  money: {
    scales: [
      ['miljarden|miljard|mld\\.?', 1e9],
      ['miljoenen|miljoen|mln\\.?', 1e6],
      ['duizenden|duizend', 1e3],
    ],
    currencies: {
      USD: 'amerikaanse dollars?',
      GBP: 'britse ponden',
      CHF: 'zwitserse franken?',
    },
    except: 'tenzij|behalve|met uitzondering',
    filler: [
      'alle|bedragen|luiden|uitgedrukt|van|x|anders|vermeld|toelichting|jaar|boekjaar|per',
      'januari|februari|maart|mei|augustus',
    ],
  },
  periods: {
    yearEnded: /boekjaar (?:eindigend|geeindigd) op/,
    joiners: [],
    besideYear: ['per', 'boekjaar'],
    restated: /aangepast|herzien/,
  },
  lengths: {
    counted: /\b(?<n>\d{1,2}|[a-z]+) (?:(?<weeks>weken)|maanden)\b/,
    numerals: { drie: 3, zes: 6, negen: 9, twaalf: 12 },
    wholeYear: /\bboekja(?:ar|ren)\b/,
    parts: [
      { pattern: /\bkwartaal/, months: 3 },
      { pattern: /halfjaar/, months: 6 },
    ],
    interim: /\bhalfjaar(?:verslag|bericht|cijfers)|\btussentijdse? (?:cijfers|verslag|financiele)/,
    currentYear: /^(?:huidig|verslag)jaar$/,
    previousYear: /^vorig (?:boek)?jaar$/,
    transition: /\boprichting\b/,
  },
  noteColumn: /^(?:toelichting|noot|noten|ref)$/,
  sideColumn: /mutatie|kwartaal|halfjaar/,
  groupColumn: /\bgroep|geconsolideerd|totaal\b/,
  partColumn: /\benkelvoudig|vennootschap\b/,
  closing: /toelichting.*onderdeel/,
  comprehensive: /niet-?gerealiseerde|totaal-?resultaat|geherclassificeerd/,
  items: {
    revenue: [
      /^(?:netto ?)?(?:omzet|opbrengsten)$/u,
      /^(?:totale )?(?:netto ?omzet|bedrijfsopbrengsten|opbrengst verkopen)$/u,
    ],
    cost_of_revenue: [/^(?:kostprijs van (?:de )?(?:omzet|verkopen)|kosten van de omzet)$/u],
    gross_profit: [/^bruto ?(?:winst|marge|resultaat|omzetresultaat)$/u],
    research_and_development: [
      /^(?:kosten van )?onderzoek en ontwikkeling$/u,
      /^onderzoeks? en ontwikkelings?kosten$/u,
    ],
    operating_income: [/^(?:bedrijfsresultaat|operationeel resultaat|bedrijfswinst)(?: ebit)?$/u],
    interest_expense: [/^(?:financieringslasten|rentelasten|financiele lasten)$/u],
    income_before_taxes: [
      inSequence(
        /^(?:winst|resultaat)(?: uit gewone bedrijfsuitoefening)? (?:voor|voor aftrek van) /u,
        /(?:winst)?belasting(?:en)?$/u,
      ),
    ],
    income_tax: [/^(?:winstbelasting(?:en)?|belastingen?|vennootschapsbelasting|belastinglast)$/u],
    net_income: [
      anyOf(
        /^(?:netto ?(?:winst|resultaat)|(?:winst|resultaat) (?:over|van) het (?:boekjaar|jaar))$/u,
        /^(?:winst|resultaat) na belasting(?:en)?$/u,
      ),
    ],
    net_income_attributable_to_parent: [
      /^(?:toe te rekenen|toekomend|toerekenbaar) aan (?:de )?(?:aandeelhouders|eigenaars|houders).*$/u,
    ],
    net_income_attributable_to_minority: [
      anyOf(
        /^(?:(?:toe te rekenen|toekomend|toerekenbaar) aan )?minderheidsbelang(?:en)?$/u,
        /^(?:(?:toe te rekenen|toekomend|toerekenbaar) aan )?belang(?:en)? van derden$/u,
      ),
    ],
    eps_basic: [
      /^(?:gewone )?(?:winst|resultaat) per (?:gewoon )?aandeel$/u,
      /^(?:gewone?|basis).*$/u,
    ],
    eps_diluted: [
      /^(?:verwaterde? )(?:winst|resultaat) per (?:gewoon )?aandeel$/u,
      /^verwaterd.*$/u,
    ],
    cash_and_cash_equivalents: [/^(?:geldmiddelen(?: en kasequivalenten)?|liquide middelen)$/u],
    receivables: [/^(?:handelsvorderingen|handelsdebiteuren)(?: .*)?$/u],
    inventories: [/^voorraden$/u],
    total_current_assets: [/^(?:tota(?:al|le) )?vlottende activa$/u],
    property_plant_equipment: [/^materiele vaste activa$/u],
    goodwill: [/^goodwill$/u],
    intangible_assets: [/^(?:overige )?immateriele (?:vaste )?activa$/u],
    total_noncurrent_assets: [/^(?:tota(?:al|le) )?(?:vaste|niet vlottende) activa$/u],
    total_assets: [/^(?:totaal (?:der )?activa|totale activa|balanstotaal)$/u],
    payables: [/^(?:handelsschulden|handelscrediteuren|schulden aan leveranciers)(?: .*)?$/u],
    total_current_liabilities: [/^(?:tota(?:al|le) )?kortlopende (?:verplichtingen|schulden)$/u],
    total_noncurrent_liabilities: [/^(?:tota(?:al|le) )?langlopende (?:verplichtingen|schulden)$/u],
    total_liabilities: [/^tota(?:al|le) (?:verplichtingen|schulden)$/u],
    retained_earnings: [/^(?:ingehouden winst(?:en)?|overgedragen winst)$/u],
    noncontrolling_interests: [/^(?:minderheidsbelang(?:en)?|belang(?:en)? van derden)$/u],
    equity_attributable_to_parent: [
      /^eigen vermogen (?:toe te rekenen|toekomend|toerekenbaar) aan .*$/u,
    ],
    total_equity: [/^(?:totaal )?(?:eigen|groeps ?)(?: )?vermogen$/u],
    total_liabilities_and_equity: [
      /^(?:totaal (?:der )?passiva|totaal eigen vermogen en (?:verplichtingen|schulden))$/u,
    ],
    cash_flow_net_income: [
      /^(?:netto ?(?:winst|resultaat)|(?:winst|resultaat) (?:over|van) het (?:boekjaar|jaar))$/u,
    ],
    depreciation_and_amortization: [/^afschrijvingen(?: .*)?$/u],
    operating_cash_flow: [
      /^(?:netto ?)?kasstroom uit (?:operationele activiteiten|bedrijfsactiviteiten|bedrijfsoperaties)$/u,
    ],
    capital_expenditure: [
      /^(?:investeringen in|aankoop van|verwerving van) (?:immateriele en )?materiele vaste activa.*$/u,
    ],
    investing_cash_flow: [/^(?:netto ?)?kasstroom uit investeringsactiviteiten$/u],
    dividends_paid: [
      anyOf(
        /^(?:betaald(?:e)? dividend(?:en)?|uitgekeerd(?:e)? dividend(?:en)?)(?: .*)?$/u,
        /^dividenduitkering(?:en)?(?: .*)?$/u,
      ),
    ],
    financing_cash_flow: [/^(?:netto ?)?kasstroom uit financieringsactiviteiten$/u],
    exchange_rate_effect: [
      /^(?:effect|invloed)(?:en)? van .*(?:koers|valuta|omrekening).*$/u,
      /^(?:koers|omrekenings|valuta)\S*verschillen.*$/u,
    ],
    net_change_in_cash: [
      inSequence(
        /^(?:netto ?)?(?:mutatie|toename|afname|toename afname) (?:in |van )?(?:de )?/u,
        /(?:geldmiddelen|liquide middelen).*$/u,
      ),
    ],
    opening_cash: [/^(?:geldmiddelen|liquide middelen).* (?:begin|primo).*$/u],
    closing_cash: [/^(?:geldmiddelen|liquide middelen).* (?:eind\S*|ultimo).*$/u],
  },
  dilution: { basic: /\b(?:gewone?|basis)\b/u, diluted: /\bverwaterd/u },
  labelWords: {
    total: /totaal|totale/,
    part: /waarvan/,
    deduction: /af/,
    attributed: /toe te rekenen/,
    note: /toelichting|noot/,
    joining: ['van', 'de', 'het', 'en', 'op', 'uit', 'voor'],
    goesOn: ['van', 'en', 'de'],
  },
  units: { perShare: /per (?:gewoon )?aandeel/, shares: /aantal.*aandelen/ },
  meanings: {
    assets: /activa/,
    liabilities: /verplichtingen|schulden/,
    equity: /eigen vermogen|groepsvermogen/,
    current: /kortlopende|vlottende/,
    noncurrent: /langlopende|vaste activa/,
    operating: /operationele|bedrijfs(?:activiteiten|operaties)/,
    investing: /investeringsactiviteiten/,
    financing: /financieringsactiviteiten/,
    basic: /gewone?/,
    diluted: /verwaterde?/,
    'cash flow': /kasstroom/,
    net: /netto/,
    gain: /winst|baten/,
    loss: /verlies|lasten/,
  },
  reporter: {
    addressee: [
      'aan de (?:algemene vergadering|aandeelhouders)(?: en de raad van commissarissen)? van',
    ],
    audited: ['(?:geconsolideerde )?jaarrekening(?: 20\\d\\d)? van'],
    self: ['vennootschap', 'groep', 'bank'],
  },
};
