import { anyOf, inSequence } from '../any-of.js';
import type { Lexicon } from '../lexicon.js';

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
  titleWords: {
    group: /consolidad/,
    withSubsidiaries: /\by (?:sus )?(?:sociedades dependientes|filiales|subsidiarias)\b/,
    fillers: /de|la|al|del|consolidad[oa]s?/,
    decoys: {},
    continued: /continuacion/,
    supplement:
      /^informacion (?:complementaria|suplementaria|adicional)|^conciliacion (?:de|del|entre)/,
    chapter: /(?:cuentas anuales|estados financieros)/,
    contents: /\bindice\b/,
  },
  pages: {
    page: /pagina/,
    running: /informe|estados/,
    sentence: /el|las?|los|est[ea]s?|vease|nuestr[oa]/,
  },
  rows: {
    income_statement: {
      eps_diluted: /por accion.*diluid|diluid.*por accion/,
      eps_basic: /por accion/,
      income_before_taxes: /antes de impuestos/,
      income_tax: /impuestos? sobre|^impuestos?/,
      net_income_attributable_to_parent: /atribui(?:do|ble) a/,
      net_income:
        /(?:resultado|beneficio|utilidad|ganancia|perdida) (?:net[oa]|consolidad[oa]|del (?:ejercicio|ano|periodo))/,
      gross_profit: /(?:margen|beneficio|utilidad|ganancia|resultado) brut/,
      operating_income:
        /(?:resultado|beneficio|utilidad|ganancia) (?:de explotacion|operativ|de operacion)/,
      interest: /intereses|comisiones|gastos financieros|ingresos financieros/,
      premiums: /primas|siniestr/,
      cost_of_revenue: /cost[eo]s? de (?:las |los )?(?:ventas|bienes|servicios)|aprovisionamientos/,
      revenue: /cifra de negocios|(?<!gastos (?:de|por) )ventas|ingresos/,
      expense_line: /gastos|amortizacion/,
    },
    balance_sheet: {
      total_liabilities_and_equity: /total (?:pasivo y|patrimonio (?:neto )?y|pasivos y)/,
      total_assets: /total (?:de )?(?:los )?activos?$/,
      total_current_assets: /^(?:total )?activos? corrientes?/,
      total_current_liabilities: /^(?:total )?pasivos? corrientes?/,
      total_liabilities: /^total pasivos?$/,
      total_equity: /^(?:total )?patrimonio(?: neto)?$/,
      equity_line: /capital|reservas|ganancias acumuladas|socios externos|no controlador/,
      liability_line: /deudas|provisiones|proveedores|pasivos?|acreedores|cuentas por pagar/,
      asset_line: anyOf(
        /inmovilizado|existencias|inventarios|deudores|efectivo|fondo de comercio|propiedad/,
        /activos?|cuentas por cobrar|plusvalia/,
      ),
    },
    cash_flow_statement: {
      operating_cash_flow: /(?:flujo|efectivo).*(?:operacion|explotacion|operativ)/,
      investing_cash_flow: /(?:flujo|efectivo).*inversion/,
      financing_cash_flow: /(?:flujo|efectivo).*financia/,
      exchange_rate_effect: /(?:efecto|variacion).*(?:cambio|conversion)/,
      closing_cash: /efectivo.*(?:final|cierre)/,
      opening_cash: /efectivo.*(?:inicial|inicio|comienzo|principio)/,
      net_change_in_cash: /(?:variacion|aumento|disminucion|incremento).*efectivo/,
      financing_line: /dividendos|emision|devolucion|prestamos/,
      investing_line: /adquisicion|inversiones|desinversiones/,
      cash_adjustment: /amortizacion|ajustes|capital corriente|impuesto/,
    },
  },
  totals: [/^(?:sub)?total\b/],
  months: [
    'enero ene',
    'febrero feb',
    'marzo mar',
    'abril abr',
    'mayo may',
    'junio jun',
    'julio jul',
    'agosto ago',
    'septiembre sep setiembre',
    'octubre oct',
    'noviembre nov',
    'diciembre dic',
  ],
  money: {
    scales: [
      ['miles de millones', 1e9],
      ['millones|millon', 1e6],
      ['miles', 1e3],
    ],
    currencies: {
      USD: 'dolares (?:estadounidenses|americanos|de los estados unidos|de estados unidos|de ee\\.? ?uu)',
      MXN: 'pesos mexicanos',
      ARS: 'pesos argentinos',
      CLP: 'pesos chilenos',
      COP: 'pesos colombianos',
      UYU: 'pesos uruguayos',
      PEN: 'nuevos soles|\\bsoles\\b',
      BRL: 'reales brasilenos',
      GBP: 'libras esterlinas',
      CHF: 'francos suizos',
      $: 'dolares',
    },
    hundredths: 'centimos?|centavos?',
    in: 'en',
    presented: /moneda de presentación|(?:expresad|presentad)[ao]s en/,
    opens: '(?:importes |cifras )?(?:expresad[ao]s )?en',
    except: 'salvo|excepto',
    filler: [
      'en|los?|las?|el|del?|importes?|cifras?|datos|expresad[oa]s?|presentad[oa]s?|indicacion',
      'contrario|ejercicios?|terminados?|anuales|al|notas?|memoria|enero|febrero|marzo|abril',
      'mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
    ],
  },
  periods: {
    to: /al?/,
    yearEnded: /ejercicio (?:anual )?terminado el/,
    joiners: /de|del/,
    besideYear: /al|ejercicio|de/,
    line: /^(?:por |para )?(?:el |los )?(?:ejercicios?|anos?|periodos?)\b.*$/,
    head: /ejercicios?|anos?|notas?|en/,
  },
  lengths: {
    counted: /\b(?<n>\d{1,2}|[a-z]+) (?:(?<weeks>semanas)|meses)\b/,
    numerals: { tres: 3, seis: 6, nueve: 9, doce: 12 },
    units: { days: /dias?/, weeks: /semanas?/, months: /mes(?:es)?/, years: /anos?/ },
    wholeYear: /\bejercicios?\b/,
    parts: [
      { pattern: /\btrimestre/, months: 3 },
      { pattern: /\bsemestre/, months: 6 },
    ],
    interim:
      /\binformes? (?:financiero )?(?:semestral|trimestral)|\bestados financieros intermedios\b/,
    currentYear: /^(?:ejercicio|ano|periodo) (?:actual|corriente|en curso)$/,
    previousYear: /^(?:ejercicio|ano|periodo) (?:anterior|precedente)$/,
    transition: /\bconstitucion de la sociedad\b/,
  },
  columnWords: {
    basis: {
      restated: /reexpres/,
      pro_forma: /\bpro[ -]?forma\b/,
      unaudited: /\bno auditad/,
      budget: /\bpresupuest/,
    },
    scope: {
      company: /\bsociedad dominante\b|\bindividual\b/,
      group: /\bgrupo\b|consolidado/,
    },
  },
  noteColumn: /^(?:notas?|memoria)$/,
  sideColumn: /variacion|trimestre|semestre/,
  grossColumn: /\bbrut[oa]s?\b/,
  groupColumn: /\bgrupo|consolidado|total\b/,
  partColumn: /\bsociedad dominante|individual\b/,
  closing: /notas?.*(?:parte integrante|forman parte)/,
  comprehensive: /otros? resultados? (?:global|integral)|resultado (?:global|integral)|reclasific/,
  amendedReport: anyOf(
    /\b(?:informe|cuentas) (?:anual(?:es)? )?(?:reformulad|corregid|rectificad)[oa]s?\b/,
    /\bsustituye al? (?:el )?informe\b/,
  ),
  names: {
    revenue: [
      /^(?:importe neto de la )?cifra de negocios$/u,
      anyOf(
        /^(?:ventas(?: netas)?|ingresos ordinarios|ingresos de actividades ordinarias)$/u,
        /^(?:total ingresos|ingresos totales)$/u,
      ),
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
      anyOf(
        /^(?:gasto por )?impuestos? (?:sobre|a) (?:las |los |la )?(?:ganancias|beneficios)$/u,
        /^(?:gasto por )?impuestos? (?:sobre|a) (?:las |los |la )?(?:sociedades|renta|utilidad)$/u,
      ),
    ],
    net_income: [
      inSequence(
        /^(?:resultado|beneficio|utilidad|ganancia) (?:net[oa]|consolidad[oa])?(?: ?consolidad[oa])?/u,
        /(?: ?del (?:ejercicio|ano|periodo))?$/u,
      ),
    ],
    net_income_attributable_to_parent: [
      anyOf(
        /^(?:resultado )?(?:atribuible|atribuido) a (?:la|los) sociedad dominante.*$/u,
        /^(?:resultado )?(?:atribuible|atribuido) a (?:la|los) (?:propietarios|accionistas).*$/u,
        /^(?:resultado )?(?:atribuible|atribuido) a (?:la|los) tenedores.*$/u,
      ),
    ],
    net_income_attributable_to_minority: [
      anyOf(
        /^(?:resultado )?(?:(?:atribuible|atribuido) a )?participaciones no (?:dominantes|controladoras)$/u,
        /^(?:resultado )?(?:(?:atribuible|atribuido) a )?intereses minoritarios$/u,
        /^(?:resultado )?(?:(?:atribuible|atribuido) a )?socios externos$/u,
      ),
    ],
    eps_basic: [
      /^(?:resultado|beneficio|ganancia|utilidad)(?: neto)?(?: basic[oa])? por accion(?: basic[oa])?$/u,
      /^(?:resultado|beneficio|ganancia|utilidad) (?:por accion )?basic[oa] y diluid[oa](?: por accion)?$/u,
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
      inSequence(
        /^(?:total )?patrimonio(?: neto)? (?:atribuible|atribuido) a .*/u,
        /(?:dominante|propietarios|accionistas|tenedores).*$/u,
      ),
    ],
    total_equity: [/^(?:total )?patrimonio(?: neto)?$/u],
    total_liabilities_and_equity: [
      /^total (?:patrimonio(?: neto)? y pasivos?|pasivos? y patrimonio(?: neto)?)$/u,
    ],
    cash_flow_net_income: [
      anyOf(
        /^(?:resultado|beneficio) (?:net[oa]|del ejercicio|consolidado)(?: del ejercicio)?$/u,
        /^(?:utilidad|ganancia) (?:net[oa]|del ejercicio|consolidado)(?: del ejercicio)?$/u,
      ),
    ],
    depreciation_and_amortization: [/^(?:depreciacion(?:es)? y )?amortizacion(?:es)?(?: .*)?$/u],
    operating_cash_flow: [
      inSequence(
        /^(?:total )?(?:flujos?|efectivo)(?: netos?)?(?: de efectivo)?(?: neto)?.*\b/u,
        /(?:actividades de (?:explotacion|operacion)|actividades operativas|explotacion)$/u,
      ),
    ],
    capital_expenditure: [
      inSequence(
        /^(?:adquisicion(?:es)?|compras?|inversion(?:es)?|pagos por (?:inversiones|adquisiciones)) /u,
        /(?:de|en) (?:inmovilizado(?: material)?|propiedades?,? planta y equipos?).*$/u,
      ),
    ],
    investing_cash_flow: [
      anyOf(
        /^(?:total )?flujos?(?: netos?)?(?: de efectivo)?(?: neto)?.*\b(?:actividades de )?inversion$/u,
        /^(?:total )?efectivo(?: netos?)?(?: de efectivo)?(?: neto)?.*\b(?:actividades de )?inversion$/u,
      ),
    ],
    dividends_paid: [/^(?:pagos? de dividendos|dividendos pagados)(?: .*)?$/u],
    financing_cash_flow: [
      anyOf(
        /^(?:total )?flujos?(?: netos?)?(?: de efectivo)?(?: neto)?.*\b(?:actividades de )?financiacion/u,
        /^(?:total )?efectivo(?: netos?)?(?: de efectivo)?(?: neto)?.*\b(?:actividades de )?financiacion/u,
        /financiamiento$/u,
      ),
    ],
    exchange_rate_effect: [
      anyOf(
        /^efecto(?:es)? (?:de|por)(?: las?| los?)? (?:variaciones?|diferencias?|tipos?)?.*\bcambio.*$/u,
        /^variacion(?:es)? (?:de|por)(?: las?| los?)? (?:variaciones?|diferencias?|tipos?)?.*\bcambio.*$/u,
      ),
    ],
    net_change_in_cash: [
      anyOf(
        /^(?:variacion|aumento|disminucion|incremento)(?: net[ao])? (?:de|del|en el) efectivo.*$/u,
        /^aumento disminucion(?: net[ao])? (?:de|del|en el) efectivo.*$/u,
      ),
    ],
    opening_cash: [/^efectivo.* (?:inicial|al (?:inicio|comienzo|principio)).*$/u],
    closing_cash: [/^efectivo.* (?:final|al (?:final|cierre)).*$/u],
  },
  labelWords: {
    and: /[ye]/,
    total: /total|totales|suma/,
    part: /de los cuales|del cual/,
    deduction: /menos/,
    attributed: /atribu(?:ible|ido)/,
    note: /(?:vease )?notas?/,
    continues: /y|o|de los?|al (?:inicio|final|cierre)/,
    numberless: /^compromisos y contingencias$/,
    joining: 'de y del el la los',
    goesOn: /de|y|del|e/,
  },
  units: { perShare: /por accion/, shares: /numero.*acciones/ },
  meanings: {
    debt: /prestamos?|obligaciones|bonos|deudas? financieras?|deudas con entidades de credito/,
    assets: /activos?/,
    liabilities: /pasivos?/,
    equity: /patrimonio/,
    current: /corrientes?|corto plazo/,
    noncurrent: /no corrientes?|largo plazo/,
    operating: /explotacion|operacion|operativ[ao]s?/,
    investing: /inversion/,
    financing: /financiacion/,
    basic: /basic[oa]/,
    diluted: /diluid[oa]/,
    'cash flow': /efectivo/,
    opening: /inicio|apertura/,
    closing: /final|cierre/,
    continuing: /continuadas/,
    discontinued: /discontinuadas|interrumpidas/,
    before: /antes/,
    after: /despues/,
    paid: /pagados?/,
    received: /recibidos?|cobrados?/,
    income: /ingresos/,
    expense: /gastos/,
    gain: /ganancias?|ingresos/,
    loss: /perdidas?/,
  },
  reporter: {
    addressee: /a los accionistas de/,
    audited: /cuentas anuales(?: consolidadas)? de/,
    comprising: /que comprenden/,
    self: /sociedad(?: dominante)?|grupo|banco/,
    opensDefinition: /el|la/,
  },
};
