import type { LabelTable } from './label-table.js';

/** Dutch labels, Belgium included. */
export const DUTCH: LabelTable = {
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
    /^(?:winst|resultaat)(?: uit gewone bedrijfsuitoefening)? (?:voor|voor aftrek van) (?:winst)?belasting(?:en)?$/u,
  ],
  income_tax: [/^(?:winstbelasting(?:en)?|belastingen?|vennootschapsbelasting|belastinglast)$/u],
  net_income: [
    /^(?:netto ?(?:winst|resultaat)|(?:winst|resultaat) (?:over|van) het (?:boekjaar|jaar)|(?:winst|resultaat) na belasting(?:en)?)$/u,
  ],
  net_income_attributable_to_parent: [
    /^(?:toe te rekenen|toekomend|toerekenbaar) aan (?:de )?(?:aandeelhouders|eigenaars|houders).*$/u,
  ],
  net_income_attributable_to_minority: [
    /^(?:(?:toe te rekenen|toekomend|toerekenbaar) aan )?(?:minderheidsbelang(?:en)?|belang(?:en)? van derden)$/u,
  ],
  eps_basic: [
    /^(?:gewone )?(?:winst|resultaat) per (?:gewoon )?aandeel$/u,
    /^(?:gewone?|basis).*$/u,
  ],
  eps_diluted: [/^(?:verwaterde? )(?:winst|resultaat) per (?:gewoon )?aandeel$/u, /^verwaterd.*$/u],
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
    /^(?:betaald(?:e)? dividend(?:en)?|uitgekeerd(?:e)? dividend(?:en)?|dividenduitkering(?:en)?)(?: .*)?$/u,
  ],
  financing_cash_flow: [/^(?:netto ?)?kasstroom uit financieringsactiviteiten$/u],
  exchange_rate_effect: [
    /^(?:effect|invloed)(?:en)? van .*(?:koers|valuta|omrekening).*$/u,
    /^(?:koers|omrekenings|valuta)\S*verschillen.*$/u,
  ],
  net_change_in_cash: [
    /^(?:netto ?)?(?:mutatie|toename|afname|toename afname) (?:in |van )?(?:de )?(?:geldmiddelen|liquide middelen).*$/u,
  ],
  opening_cash: [/^(?:geldmiddelen|liquide middelen).* (?:begin|primo).*$/u],
  closing_cash: [/^(?:geldmiddelen|liquide middelen).* (?:eind\S*|ultimo).*$/u],
};

export const DUTCH_DILUTION = { basic: /\b(?:gewone?|basis)\b/u, diluted: /\bverwaterd/u };
