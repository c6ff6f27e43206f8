import type { Phrases } from './reading-words.js';
import { phrasesOf } from './phrases.js';
import type { ConceptId } from './row-kinds.js';

/** The labels of standardised lines in Spanish. */
export const es: Readonly<Partial<Record<ConceptId, Phrases>>> = {
  revenue: phrasesOf(`
    importe neto de la cifra de negocios, ingresos ordinarios, ingresos de actividades ordinarias,
    ventas netas, ingresos operacionales`),
  cost_of_revenue: phrasesOf(`coste/costo de ventas …, coste/costo de las ventas …`),
  research_and_development: phrasesOf(`gastos de investigacion …`),
  selling_expenses: phrasesOf(`
    gastos de venta* …, gastos comerciales …, gastos de comercializacion …, costos de
    distribucion …`),
  administrative_expenses: phrasesOf(`
    gasto/gastos de administracion …, gastos generales …, gastos administrativos …`),
  employee_costs: phrasesOf(`gastos de personal …, sueldos y salarios …, cargas sociales …`),
  materials: phrasesOf(`aprovisionamientos …, materias primas …, consumo de …`),
  taxes_other_than_income: phrasesOf(`tributos, otros tributos`),
  depreciation_expense: phrasesOf(`
    amortizacion del inmovilizado …, depreciacion y amortizacion …, amortizaciones …`),
  impairment: phrasesOf(`deterioro …, perdidas por deterioro …`),
  other_operating_income: phrasesOf(`otros ingresos de explotacion …, otros ingresos …`),
  interest_expense: phrasesOf(`gastos financieros …, costos/costes financieros …`),
  interest_income: phrasesOf(`ingresos financieros …`),
  net_interest: phrasesOf(`resultado financiero …`),
  exchange_result: phrasesOf(`diferencias de cambio …`),
  equity_method_result: phrasesOf(`
    … metodo de la participacion …, … entidades asociadas …, … puesta en equivalencia …`),
  discontinued_operations: phrasesOf(`… operaciones interrumpidas …, … discontinuadas …`),
  income_tax: phrasesOf(`
    impuesto/impuestos sobre beneficios/sociedades …, impuesto/impuestos a las ganancias …,
    gasto/ingreso (gasto|ingreso) por impuesto* …, impuesto sobre la renta …`),
  net_income_attributable_to_minority: phrasesOf(`
    … participaciones no controladoras/dominantes …, … intereses minoritarios …`),
  net_income_continuing: phrasesOf(`… operaciones continuadas …, … actividades continuadas …`),
  cash_and_cash_equivalents: phrasesOf(`
    efectivo y otros activos liquidos …, efectivo y equivalentes …, caja y bancos, tesoreria`),
  receivables: phrasesOf(`
    deudores comerciales …, clientes …, clientes por ventas …, cuentas por cobrar …, cuentas
    comerciales por cobrar …`),
  other_receivables: phrasesOf(`otros deudores …, deudores varios …`),
  inventories: phrasesOf(`existencias …, inventarios …`),
  short_term_investments: phrasesOf(`
    inversiones financieras a corto plazo …, otros activos financieros corrientes …`),
  prepaid_expenses: phrasesOf(`periodificaciones a corto plazo …, gastos pagados por anticipado …`),
  tax_receivable: phrasesOf(`activos por impuesto corriente …, activos por impuestos corrientes …`),
  assets_held_for_sale: phrasesOf(`activos … mantenidos para la venta …`),
  right_of_use_assets: phrasesOf(`… derecho/derechos de uso …`),
  property_plant_equipment: phrasesOf(`
    inmovilizado material …, propiedades planta y equipo …, terrenos y construcciones …`),
  investment_property: phrasesOf(`inversiones inmobiliarias …, propiedades de inversion …`),
  goodwill: phrasesOf(`fondo de comercio …, plusvalia …, credito mercantil …`),
  intangible_assets: phrasesOf(`
    inmovilizado intangible …, inmovilizaciones intangibles …, activos intangibles …`),
  equity_method_investments: phrasesOf(`
    inversiones en asociadas …, … metodo de la participacion …`),
  long_term_investments: phrasesOf(`
    inversiones financieras a largo plazo …, otros activos financieros no corrientes …`),
  deferred_tax_assets: phrasesOf(`activos por impuesto* diferido* …`),
  payables: phrasesOf(`
    acreedores comerciales …, proveedores …, cuentas por pagar comerciales …, cuentas comerciales
    por pagar …`),
  tax_payable: phrasesOf(`pasivos por impuesto* corriente* …`),
  short_term_debt: phrasesOf(`
    deudas a corto plazo …, deudas con entidades de credito …, pasivos financieros corrientes …,
    prestamos corrientes …, otros pasivos financieros corrientes …`),
  long_term_debt: phrasesOf(`
    deudas a largo plazo …, deudas con entidades de credito …, pasivos financieros no
    corrientes …, prestamos no corrientes …, obligaciones y otros valores negociables …, otros
    pasivos financieros no corrientes …`),
  current_lease_liabilities: phrasesOf(`… arrendamiento* …`),
  lease_liabilities: phrasesOf(`… arrendamiento* …`),
  current_provisions: phrasesOf(`provisiones …`),
  provisions: phrasesOf(`provisiones …`),
  deferred_tax_liabilities: phrasesOf(`pasivos por impuesto* diferido* …`),
  share_capital: phrasesOf(`capital, capital social …, capital escriturado …, capital emitido …`),
  additional_paid_in_capital: phrasesOf(`prima de emision …, primas de emision …`),
  treasury_shares: phrasesOf(`acciones propias …, acciones y participaciones en patrimonio …`),
  accumulated_oci: phrasesOf(`ajustes por cambios de valor …, diferencias de conversion …`),
  retained_earnings: phrasesOf(`
    reservas …, resultados acumulados …, ganancias acumuladas …, resultados de ejercicios
    anteriores …, remanente …`),
  noncontrolling_interests: phrasesOf(`
    participaciones no controladoras/dominantes …, intereses minoritarios …, socios externos …`),
  cash_flow_net_income: phrasesOf(`
    resultado del ejercicio …, resultado antes de impuestos …, ganancia del ejercicio …, ganancia
    perdida, ganancia perdida del …`),
  depreciation_and_amortization: phrasesOf(`… amortizacion …, depreciacion …`),
  change_in_inventories: phrasesOf(`(variacion de) existencias …, (variacion de) inventarios …`),
  interest_paid: phrasesOf(`pagos/pago de intereses …, intereses pagados …`),
  interest_received: phrasesOf(`cobros de intereses …, intereses recibidos …`),
  taxes_paid: phrasesOf(`
    cobros pagos por impuesto …, pagos por impuesto …, impuestos a las ganancias pagados …`),
  dividends_received: phrasesOf(`cobros de dividendos …, dividendos recibidos …`),
  capital_expenditure: phrasesOf(`
    (pagos por) inmovilizado material …, compras/adquisicion/adquisiciones de propiedades planta …,
    inversiones en inmovilizado …`),
  dividends_paid: phrasesOf(`
    pagos por dividendos …, dividendos pagados …, dividendos …, pago de dividendos …`),
  debt_issued: phrasesOf(`emision de deudas …, importes procedentes de prestamos …`),
  debt_repaid: phrasesOf(`
    devolucion y amortizacion …, reembolsos de prestamos …, pagos de prestamos …`),
  lease_payments: phrasesOf(`pagos de pasivos por arrendamiento* …`),
  share_repurchases: phrasesOf(`adquisicion de instrumentos de patrimonio propio …`),
  shares_issued: phrasesOf(`emision de instrumentos de patrimonio …`),
  exchange_rate_effect: phrasesOf(`
    efecto/efectos de la/las variacion/variaciones de/en/del la/los/el tasa/tipo/tipos de cambio …,
    efecto/efectos de la/las variacion/variaciones del tipo de cambio …`),
};
