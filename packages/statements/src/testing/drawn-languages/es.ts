import { drawLanguage } from './draw-language.js';

/** Spanish: the terms of groups of Spain. */
export const es = drawLanguage({
  language: 'es',
  scale: 1e3,
  currency: 'EUR',
  grouping: '.',
  decimal: ',',
  note: 'Nota',
  years: ['2023', '2022'],
  days: ['31.12.2023', '31.12.2022'],
  income: `
Cuenta de resultados consolidada
En miles de euros
Importe neto de la cifra de negocios
Coste de ventas
Margen bruto
Gastos de ventas
Gastos de administración
Resultado de explotación
Ingresos financieros
Gastos financieros
Resultado antes de impuestos
Impuesto sobre beneficios
Resultado del ejercicio
Beneficio por acción (en euros)`,
  balance: `
Balance de situación consolidado
En miles de euros
Activo
Inmovilizado material
Fondo de comercio
Total activos no corrientes
Existencias
Deudores comerciales
Efectivo y equivalentes al efectivo
Total activos corrientes
Total activo
Patrimonio neto y pasivo
Capital social
Ganancias acumuladas
Total patrimonio neto
Deudas con entidades de crédito
Total pasivos no corrientes
Acreedores comerciales
Total pasivos corrientes
Total patrimonio neto y pasivo`,
  cash: `
Estado de flujos de efectivo consolidado
En miles de euros
Actividades de explotación
Resultado antes de impuestos
Amortización
Impuestos pagados
Flujo de efectivo de las actividades de explotación
Actividades de inversión
Adquisición de inmovilizado material
Flujo de efectivo de las actividades de inversión
Actividades de financiación
Devolución de préstamos
Dividendos pagados
Flujo de efectivo de las actividades de financiación
Aumento neto de efectivo
Efectivo al inicio del ejercicio
Efectivo al final del ejercicio`,
});
