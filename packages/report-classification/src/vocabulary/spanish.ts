import type { PhraseEntry } from './phrase-table.js';

export const SPANISH: readonly PhraseEntry[] = [
  { rank: 'combined', type: 'annual_report', weight: 0.9, phrases: ['informe anual integrado', 'informe integrado', 'memoria anual integrada', 'informe anual y de sostenibilidad', 'informe de gestión integrado'] },
  { rank: 'annual', type: 'annual_report', weight: 0.95, phrases: ['informe anual', 'informes anuales', 'memoria anual', 'memorias anuales', 'informe financiero anual', 'informes financieros anuales', 'informe financiero', 'reporte anual', 'reportes anuales'] },
  { rank: 'annual', type: 'annual_report', weight: 0.85, variant: 'financial_statements', phrases: ['cuentas anuales consolidadas', 'estados financieros consolidados', 'cuentas consolidadas', 'estados financieros anuales', 'cuentas anuales', 'estados financieros'] },
  { rank: 'annual', type: 'annual_report', weight: 0.6, variant: 'parent_company', phrases: ['cuentas anuales individuales', 'cuentas individuales', 'estados financieros individuales'] },
  { rank: 'annual', type: 'annual_report', weight: 0.5, variant: 'annual_review', phrases: ['memoria'] },
  { rank: 'annual', type: 'annual_report', weight: 0.45, fileNameOnly: true, phrases: ['ccaa'] },
  { rank: 'period', type: 'half_year_report', weight: 0.95, phrases: ['informe semestral', 'informe financiero semestral', 'semestral*', 'primer semestre', 'segundo semestre', 'semestre', '1s', 'seis meses'] },
  { rank: 'period', type: 'quarterly_report', weight: 0.95, phrases: ['informe trimestral', 'informes trimestrales', 'trimestral*', 'primer trimestre', 'segundo trimestre', 'tercer trimestre', 'cuarto trimestre', 'trimestre', '1t', '2t', '3t', '4t', 'nueve meses', 'tres meses', 'resultados trimestrales', 'declaración intermedia'] },
  { rank: 'subject', type: 'sustainability_report', weight: 0.9, phrases: ['informe de sostenibilidad', 'informe anual de sostenibilidad', 'memoria de sostenibilidad', 'memoria anual de sostenibilidad', 'estado de información no financiera', 'einf', 'informe no financiero', 'información no financiera', 'responsabilidad social corporativa', 'responsabilidad corporativa', 'sostenibilidad', 'informe climático'] },
  { rank: 'subject', type: 'proxy_statement', weight: 0.9, phrases: ['convocatoria', 'junta general', 'junta general de accionistas', 'convocatoria junta general', 'orden del día', 'delegación de voto', 'propuestas de acuerdos'] },
  { rank: 'subject', type: 'governance', weight: 0.95, phrases: ['informe anual de gobierno corporativo', 'informe de gobierno corporativo', 'gobierno corporativo', 'iagc', 'informe anual sobre remuneraciones', 'informe anual de remuneraciones', 'informe de remuneraciones', 'política de remuneraciones', 'estatutos*', 'estatutos sociales', 'reglamento del consejo', 'reglamento', 'código de conducta', 'código ético', 'informe anual de la comisión', 'informe de la comisión de auditoría'] },
  { rank: 'subject', type: 'prospectus', weight: 0.95, phrases: ['folleto informativo', 'folleto', 'folleto base', 'folleto de base', 'documento de registro', 'nota de valores', 'condiciones finales'] },
  { rank: 'genre', type: 'presentation', weight: 0.95, phrases: ['presentación*', 'presentaciones', 'presentación de resultados', 'día del inversor'] },
  { rank: 'genre', type: 'press_release', weight: 0.95, phrases: ['nota de prensa', 'notas de prensa', 'comunicado*', 'hecho relevante', 'información privilegiada', 'otra información relevante'] },
  { rank: 'genre', type: 'press_release', weight: 0.6, phrases: ['resultados anuales'] },
  { rank: 'genre', type: 'other', weight: 0.9, phrases: ['carta a los accionistas', 'carta del presidente', 'carta', 'resumen*', 'resumen ejecutivo', 'extracto*', 'cifras clave', 'datos clave', 'principales magnitudes', 'informe de auditoría', 'transcripción', 'discurso', 'calendario financiero', 'folleto comercial', 'dividendo*'] },
];
