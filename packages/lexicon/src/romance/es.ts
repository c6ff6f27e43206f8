import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Spanish. */
export const es: ReportLexicon = {
  language: 'es',
  called: phrasesOf(`
    spanish, español, spanisch, espagnol, spagnolo, spaans, castellano, esp, spa, spanska, spansk,
    espanjaksi, hiszpański, ispanyolca, испанский, الإسبانية, スペイン語, 西班牙语, 스페인어`),
  months: phrasesOf(`
    enero ene, febrero feb, marzo mar, abril abr, mayo, junio jun, julio jul, agosto,
    septiembre setiembre sep, octubre oct, noviembre nov, diciembre dic`),
  generic: phrasesOf(`
    descargar, descarga, archivo, ver, aquí, leer, abrir, el, los, las, del, y, en, informe,
    completo, ejercicio, año, español, inglés`),
  joins: phrasesOf(`y, e, con, incluye, incluido`),
  smallWords: phrasesOf(`el, los, las, y, del, que, por, para, con, una, como, ha`),
  kinds: {
    integratedReport: phrasesOf(`
      informe anual integrado, informe integrado, memoria anual integrada,
      informe anual y de sostenibilidad, informe de gestión integrado,
      cuentas anuales e informe de gestión, cuentas anuales consolidadas e informe de gestión,
      estados financieros e informe de auditoría, cuentas anuales e informe de auditoría`),
    annualReport: phrasesOf(`
      informe anual, informes anuales, memoria anual, memorias anuales, informe financiero anual,
      informes financieros anuales, informe financiero, reporte anual, reportes anuales,
      reporte financiero anual, informe y cuentas anuales`),
    annualStatements: phrasesOf(`
      informe de auditoría de cuentas anuales, informe de auditoría de las cuentas anuales, auditoría de cuentas anuales, cuentas anuales e informe de auditoría, cuentas anuales consolidadas, estados financieros consolidados, cuentas consolidadas,
      estados financieros anuales, cuentas anuales, estados financieros,
      estados financieros auditados, estados financieros consolidados auditados,
      cuentas anuales auditadas, balance auditado, estados financieros dictaminados`),
    parentStatements: phrasesOf(`
      cuentas anuales individuales, cuentas individuales, estados financieros individuales`),
    annualReview: phrasesOf(`
      memoria de actividades, memorias de actividades, informe de actividades, memoria`),
    shortNames: phrasesOf(`ccaa`),
    halfYear: phrasesOf(`
      informe semestral, informe financiero semestral, semestral*, primer semestre,
      segundo semestre, semestre, 1s, seis meses, estados financieros intermedios,
      estados financieros semestrales, cuentas semestrales, no auditados`),
    quarter: phrasesOf(`
      informe trimestral, informes trimestrales, trimestral*, primer trimestre, segundo trimestre,
      tercer trimestre, cuarto trimestre, trimestre, 1t, 2t, 3t, 4t, nueve meses, tres meses,
      resultados trimestrales, declaración intermedia`),
    sustainability: phrasesOf(`
      informe de sostenibilidad, informe anual de sostenibilidad, memoria de sostenibilidad,
      memoria anual de sostenibilidad, estado de información no financiera, einf,
      informe no financiero, información no financiera, responsabilidad social corporativa,
      responsabilidad corporativa, sostenibilidad, informe climático`),
    meeting: phrasesOf(`
      acta de la asamblea*, acta de la junta*, asamblea general*, convocatoria, junta general, junta general de accionistas, convocatoria junta general,
      orden del día, delegación de voto, propuestas de acuerdos, formulario de voto,
      tarjeta de asistencia, carta poder`),
    governance: phrasesOf(`
      informe anual de gobierno corporativo, informe de gobierno corporativo,
      gobierno corporativo, iagc, informe anual sobre remuneraciones,
      informe anual de remuneraciones, informe de remuneraciones, política de remuneraciones,
      estatutos*, estatutos sociales, reglamento del consejo, reglamento, código de conducta,
      código ético, informe anual de la comisión, informe de la comisión de auditoría`),
    prospectus: phrasesOf(`
      folleto informativo, folleto, folleto base, folleto de base, documento de registro,
      nota de valores, condiciones finales`),
    presentation: phrasesOf(`
      presentación*, presentaciones, presentación de resultados, día del inversor`),
    pressRelease: phrasesOf(`
      nota de prensa, notas de prensa, comunicado*, hecho relevante, información privilegiada,
      otra información relevante`),
    results: phrasesOf(`resultados anuales`),
    chapter: phrasesOf(`
      informe de gestión, notas a los estados financieros, memoria de las cuentas anuales`),
    unrelated: phrasesOf(`
      estrategia, formulario*, boletín*, empleado*, empleo, guía, manual, convenio*, circular*, acta, actas, solicitud*, licitación*`),
    otherText: phrasesOf(`
      plan anual, presupuesto*, plan estratégico, carta a los accionistas, carta del presidente, carta, resumen*, resumen ejecutivo,
      extracto*, cifras clave, datos clave, principales magnitudes, informe de auditoría,
      transcripción, discurso, calendario financiero, folleto comercial, dividendo*,
      fondo de pensiones, plan de pensiones`),
  },
  statements: {
    income: {
      titles: phrasesOf(`
        cuenta de resultados, cuenta de pérdidas y ganancias, estado de resultados,
        estados de resultados`),
      rows: phrasesOf(`
        resultado antes de impuestos, resultado del ejercicio, beneficio por acción,
        utilidad neta, utilidad antes de impuestos`),
    },
    balance: {
      titles: phrasesOf(`
        balance de situación, balance consolidado, estado de situación financiera,
        estados de situación financiera`),
      rows: phrasesOf(`
        total activo, total del activo, patrimonio neto, total activos, total pasivos,
        total patrimonio`),
    },
    cash_flow: {
      titles: phrasesOf(`estado de flujos de efectivo, estados de flujos de efectivo`),
      rows: phrasesOf(`
        actividades de explotación, actividades de operación, actividades de inversión,
        actividades de financiación, actividades de financiamiento`),
    },
  },
  periods: {
    previous: phrasesOf(`ejercicio anterior, año anterior`),
    year: phrasesOf(`año`),
    halfYear: phrasesOf(`primer semestre, seis meses`),
    quarter: phrasesOf(`nueve meses, tres meses, trimestre terminado`),
    wholeYear: phrasesOf(`
      ejercicio terminado, ejercicio anual, año terminado, años terminados`),
    yearEnded: phrasesOf(`
      ejercicio terminado el, ejercicio anual terminado el, ejercicio finalizado el,
      ejercicio anual finalizado el, ejercicio cerrado a, ejercicio cerrado el,
      ejercicio terminado el dia, año terminado el, años terminados el`),
    fiscalYear: phrasesOf(`ejercicio`),
    endsOn: phrasesOf(`al, terminado el, cerrado a, a`),
  },
  cover: {
    audit: phrasesOf(`
      informe de auditoría, hemos auditado, dictamen de los auditores, informe de los auditores`),
    contents: phrasesOf(`índice, contenido`),
    group: phrasesOf(`consolid*, grupo`),
    pressContact: phrasesOf(`contacto de prensa, contacto para medios`),
  },
  navigation: {
    annualReports: phrasesOf(`
      informes anuales, informe anual, cuentas anuales, memorias anuales, memoria anual,
      reportes anuales`),
    archives: phrasesOf(`
      archivo, informes, informes financieros, publicaciones, ejercicios anteriores,
      años anteriores, información financiera, información económico financiera, cuentas,
      reportes, estados financieros, ver más, ver todos`),
    next: phrasesOf(`siguiente, página siguiente`),
    results: phrasesOf(`resultados, resultados financieros, documentos, descargas`),
    investors: phrasesOf(`
      inversores, accionistas, inversionistas, relaciones con inversores,
      relación con inversionistas, accionistas e inversores`),
    away: phrasesOf(`
      noticias, prensa, empleo, contacto, privacidad, calendario, eventos, cotización, dividendos,
      gobierno, sostenibilidad, productos, buscar`),
    dateColumn: phrasesOf(`fecha, publicado, publicación`),
  },
  forms: {
    everything: phrasesOf(`todos, todas`),
    accept: phrasesOf(`aceptar, aceptar todo, aceptar todas, continuar, acepto`),
    acceptStarts: phrasesOf(`acept`),
    more: phrasesOf(`diapositiva siguiente, todos los informes, más informes, informes más antiguos, memorias anteriores, años anteriores, ver anteriores, siguiente página, más documentos, cargar más, ver más, mostrar más, ver todo, ver todos, mostrar todo, mostrar todos, informes
      anteriores, página siguiente`),
  },
};
