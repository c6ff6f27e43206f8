import type { Lexicon } from './lexicon.js';

/** Spanish. */
export const es: Lexicon = {
  language: 'es',
  titles: {
    income_statement: [
      /cuentas? de (?:resultados|perdidas y ganancias)/,
      /estados? (?:consolidados? )?de (?:resultados|resultado|ganancias|perdidas)/,
    ],
    balance_sheet: [
      /\bbalances? (?:de situacion|general|consolidados?)\b/,
      /^balances?$/,
      /estados? (?:consolidados? )?de situacion financiera/,
    ],
    cash_flow_statement: [/estados? (?:consolidados? )?de (?:los )?flujos? de (?:efectivo|caja)/],
    comprehensive_income: [/resultado global|ingresos y gastos reconocidos|resultados? integral/],
    changes_in_equity: [/cambios en el patrimonio|cambios en el capital/],
  },
  rows: {
    income_statement: [
      { role: 'eps_diluted', pattern: /por accion.*diluid|diluid.*por accion/ },
      { role: 'eps_basic', pattern: /por accion/ },
      { role: 'pretax_income', total: true, pattern: /antes de impuestos/ },
      { role: 'income_tax', pattern: /impuestos? sobre|^impuestos?/ },
      { role: 'net_income_owners', pattern: /atribui(?:do|ble) a/ },
      {
        role: 'net_income',
        total: true,
        pattern:
          /(?:resultado|beneficio|utilidad|perdida) (?:neto|neta|consolidado|del (?:ejercicio|ano|periodo))/,
      },
      {
        role: 'gross_profit',
        total: true,
        pattern: /(?:margen|beneficio|utilidad|resultado) brut/,
      },
      {
        role: 'operating_income',
        total: true,
        pattern: /(?:resultado|beneficio|utilidad) (?:de explotacion|operativ|de operacion)/,
      },
      { role: 'interest', pattern: /intereses|comisiones|gastos financieros|ingresos financieros/ },
      { role: 'premiums', pattern: /primas|siniestr/ },
      { role: 'cost_of_sales', pattern: /coste? de (?:las )?ventas|aprovisionamientos/ },
      { role: 'revenue', pattern: /cifra de negocios|ventas|ingresos/ },
      { role: 'operating_expense', pattern: /gastos|amortizacion/ },
    ],
    balance_sheet: [
      {
        role: 'total_equity_and_liabilities',
        total: true,
        pattern: /total (?:pasivo y|patrimonio (?:neto )?y|pasivos y)/,
      },
      { role: 'total_assets', total: true, pattern: /total (?:de )?(?:los )?activos?$/ },
      { role: 'current_assets', pattern: /^(?:total )?activos? corrientes?/ },
      { role: 'current_liabilities', pattern: /^(?:total )?pasivos? corrientes?/ },
      { role: 'total_liabilities', total: true, pattern: /^total pasivos?$/ },
      { role: 'total_equity', total: true, pattern: /^(?:total )?patrimonio(?: neto)?$/ },
      {
        role: 'equity_line',
        pattern: /capital|reservas|ganancias acumuladas|socios externos|no controlador/,
      },
      { role: 'liability_line', pattern: /deudas|provisiones|proveedores|pasivos|acreedores/ },
      {
        role: 'asset_line',
        pattern:
          /inmovilizado|existencias|inventarios|deudores|efectivo|fondo de comercio|propiedad|activos/,
      },
    ],
    cash_flow_statement: [
      {
        role: 'operating_cash',
        total: true,
        pattern: /(?:flujo|efectivo).*(?:operacion|explotacion|operativ)/,
      },
      { role: 'investing_cash', total: true, pattern: /(?:flujo|efectivo).*inversion/ },
      { role: 'financing_cash', total: true, pattern: /(?:flujo|efectivo).*financia/ },
      { role: 'exchange_effect', pattern: /(?:efecto|variacion).*(?:cambio|conversion)/ },
      { role: 'closing_cash', total: true, pattern: /efectivo.*(?:final|cierre)/ },
      { role: 'opening_cash', pattern: /efectivo.*(?:inicial|inicio|comienzo|principio)/ },
      {
        role: 'net_change_in_cash',
        total: true,
        pattern: /(?:variacion|aumento|disminucion|incremento).*efectivo/,
      },
      { role: 'financing_line', pattern: /dividendos|emision|devolucion|prestamos/ },
      { role: 'investing_line', pattern: /adquisicion|inversiones|desinversiones/ },
      { role: 'cash_adjustment', pattern: /amortizacion|ajustes|capital corriente|impuesto/ },
    ],
  },
  totals: [/^(?:sub)?total\b/],
  months: [
    ['enero', 'ene'],
    ['febrero', 'feb'],
    ['marzo', 'mar'],
    ['abril', 'abr'],
    ['mayo', 'may'],
    ['junio', 'jun'],
    ['julio', 'jul'],
    ['agosto', 'ago'],
    ['septiembre', 'sep', 'setiembre'],
    ['octubre', 'oct'],
    ['noviembre', 'nov'],
    ['diciembre', 'dic'],
  ],
  noteColumn: /^(?:notas?|memoria)$/,
  sideColumn: /variacion|trimestre|semestre/,
  groupColumn: /\bgrupo|consolidado|total\b/,
  partColumn: /\bsociedad dominante|individual\b/,
  closing: /notas?.*(?:parte integrante|forman parte)/,
};
