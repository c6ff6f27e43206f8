import type { LabelTable } from './label-table.js';

/** Spanish labels, Latin America included. */
export const SPANISH: LabelTable = {
  revenue: [
    /^(?:importe neto de la )?cifra de negocios$/u,
    /^(?:ventas(?: netas)?|ingresos ordinarios|ingresos de actividades ordinarias|total ingresos|ingresos totales)$/u,
  ],
  cost_of_revenue: [/^costes? (?:de|de las) ventas$/u, /^costo de (?:las )?ventas$/u],
  gross_profit: [/^(?:margen|beneficio|resultado|utilidad|ganancia) brut[oa]$/u],
  research_and_development: [/^(?:gastos de )?investigacion y desarrollo$/u],
  operating_income: [
    /^(?:resultado|beneficio|utilidad|ganancia) (?:de (?:la )?(?:explotacion|operacion)|operativ[oa])$/u,
  ],
  interest_expense: [/^gastos (?:financieros|por intereses)$/u],
  income_before_taxes: [
    /^(?:resultado|beneficio|utilidad|ganancia)(?: consolidado)? antes de impuestos?(?: .*)?$/u,
  ],
  income_tax: [
    /^(?:gasto por )?impuestos? (?:sobre|a) (?:las |los |la )?(?:ganancias|beneficios|sociedades|renta|utilidad)$/u,
  ],
  net_income: [
    /^(?:resultado|beneficio|utilidad|ganancia) (?:net[oa]|consolidado)?(?: ?consolidado)?(?: ?del (?:ejercicio|ano|periodo))?$/u,
  ],
  net_income_attributable_to_parent: [
    /^(?:resultado )?(?:atribuible|atribuido) a (?:la|los) (?:sociedad dominante|propietarios|accionistas|tenedores).*$/u,
  ],
  net_income_attributable_to_minority: [
    /^(?:resultado )?(?:(?:atribuible|atribuido) a )?(?:participaciones no (?:dominantes|controladoras)|intereses minoritarios|socios externos)$/u,
  ],
  eps_basic: [
    /^(?:resultado|beneficio|ganancia|utilidad)(?: neto)?(?: basic[oa])? por accion(?: basic[oa])?$/u,
    /^basic[oa]$/u,
  ],
  eps_diluted: [
    /^(?:resultado|beneficio|ganancia|utilidad)(?: neto)?(?: diluid[oa])? por accion(?: diluid[oa])?$/u,
    /^diluid[oa]$/u,
  ],
  cash_and_cash_equivalents: [
    /^efectivo y (?:otros (?:activos liquidos|medios liquidos) )?equivalentes(?: (?:al|de) efectivo)?$/u,
  ],
  receivables: [
    /^(?:deudores|cuentas por cobrar) (?:comerciales|por ventas)(?: .*)?$/u,
    /^clientes(?: por ventas .*)?$/u,
  ],
  inventories: [/^(?:existencias|inventarios)$/u],
  total_current_assets: [/^(?:total )?activos? corrientes?$/u],
  property_plant_equipment: [/^(?:inmovilizado material|propiedades?,? planta y equipos?)$/u],
  goodwill: [/^(?:fondo de comercio|plusvalia|credito mercantil)$/u],
  intangible_assets: [/^(?:(?:otros )?activos intangibles|inmovilizado intangible)$/u],
  total_noncurrent_assets: [/^(?:total )?activos? no corrientes?$/u],
  total_assets: [/^total (?:de )?(?:los )?activos?$/u],
  payables: [/^(?:acreedores|cuentas por pagar) comerciales(?: .*)?$/u, /^proveedores$/u],
  total_current_liabilities: [/^(?:total )?pasivos? corrientes?$/u],
  total_noncurrent_liabilities: [/^(?:total )?pasivos? no corrientes?$/u],
  total_liabilities: [/^total (?:de )?(?:los )?pasivos?$/u],
  retained_earnings: [/^(?:ganancias|resultados|utilidades) (?:acumulad[ao]s|retenid[ao]s)$/u],
  noncontrolling_interests: [
    /^(?:participaciones no (?:dominantes|controladoras)|intereses minoritarios|socios externos)$/u,
  ],
  equity_attributable_to_parent: [
    /^(?:total )?patrimonio(?: neto)? (?:atribuible|atribuido) a .*(?:dominante|propietarios|accionistas|tenedores).*$/u,
  ],
  total_equity: [/^(?:total )?patrimonio(?: neto)?$/u],
  total_liabilities_and_equity: [
    /^total (?:patrimonio(?: neto)? y pasivos?|pasivos? y patrimonio(?: neto)?)$/u,
  ],
  cash_flow_net_income: [
    /^(?:resultado|beneficio|utilidad|ganancia) (?:net[oa]|del ejercicio|consolidado)(?: del ejercicio)?$/u,
  ],
  depreciation_and_amortization: [/^(?:depreciacion(?:es)? y )?amortizacion(?:es)?(?: .*)?$/u],
  operating_cash_flow: [
    /^(?:total )?(?:flujos?|efectivo)(?: netos?)?(?: de efectivo)?(?: neto)?.*\b(?:actividades de (?:explotacion|operacion)|actividades operativas|explotacion)$/u,
  ],
  capital_expenditure: [
    /^(?:adquisicion(?:es)?|compras?|inversion(?:es)?|pagos por (?:inversiones|adquisiciones)) (?:de|en) (?:inmovilizado(?: material)?|propiedades?,? planta y equipos?).*$/u,
  ],
  investing_cash_flow: [
    /^(?:total )?(?:flujos?|efectivo)(?: netos?)?(?: de efectivo)?(?: neto)?.*\b(?:actividades de )?inversion$/u,
  ],
  dividends_paid: [/^(?:pagos? de dividendos|dividendos pagados)(?: .*)?$/u],
  financing_cash_flow: [
    /^(?:total )?(?:flujos?|efectivo)(?: netos?)?(?: de efectivo)?(?: neto)?.*\b(?:actividades de )?financiacion|financiamiento$/u,
  ],
  exchange_rate_effect: [
    /^(?:efecto|variacion)(?:es)? (?:de|por)(?: las?| los?)? (?:variaciones?|diferencias?|tipos?)?.*\bcambio.*$/u,
  ],
  net_change_in_cash: [
    /^(?:variacion|aumento|disminucion|incremento|aumento disminucion)(?: net[ao])? (?:de|del|en el) efectivo.*$/u,
  ],
  opening_cash: [/^efectivo.* (?:inicial|al (?:inicio|comienzo|principio)).*$/u],
  closing_cash: [/^efectivo.* (?:final|al (?:final|cierre)).*$/u],
};

export const SPANISH_DILUTION = { basic: /\bbasic[oa]\b/u, diluted: /\bdiluid[oa]\b/u };
