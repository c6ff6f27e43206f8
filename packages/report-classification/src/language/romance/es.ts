import { words, type ReportLexicon } from '../lexicon.js';

/** Spanish. */
export const es: ReportLexicon = {
  language: 'es',
  called: words(`
    spanish, español, spanisch, espagnol, spagnolo, spaans, castellano, esp, spa, spanska, spansk,
    espanjaksi, hiszpański, ispanyolca, испанский, الإسبانية, スペイン語, 西班牙语, 스페인어`),
  months: words(`
    enero ene, febrero feb, marzo mar, abril abr, mayo, junio jun, julio jul, agosto,
    septiembre setiembre sep, octubre oct, noviembre nov, diciembre dic`),
  generic: words(`
    descargar, descarga, archivo, ver, aquí, leer, abrir, el, los, las, del, y, en, informe,
    completo, ejercicio, año, español, inglés`),
  joins: words(`y, e, con, incluye, incluido`),
  smallWords: words(`el, los, las, y, del, que, por, para, con, una, como, ha`),
  kinds: {
    integratedReport: words(`
      informe anual integrado, informe integrado, memoria anual integrada,
      informe anual y de sostenibilidad, informe de gestión integrado,
      cuentas anuales e informe de gestión, cuentas anuales consolidadas e informe de gestión,
      estados financieros e informe de auditoría, cuentas anuales e informe de auditoría`),
    annualReport: words(`
      informe anual, informes anuales, memoria anual, memorias anuales, informe financiero anual,
      informes financieros anuales, informe financiero, reporte anual, reportes anuales,
      reporte financiero anual, informe y cuentas anuales`),
    annualStatements: words(`
      cuentas anuales consolidadas, estados financieros consolidados, cuentas consolidadas,
      estados financieros anuales, cuentas anuales, estados financieros,
      estados financieros auditados, estados financieros consolidados auditados,
      cuentas anuales auditadas, balance auditado, estados financieros dictaminados`),
    parentStatements: words(`
      cuentas anuales individuales, cuentas individuales, estados financieros individuales`),
    annualReview: words(`memoria`),
    shortNames: words(`ccaa`),
    halfYear: words(`
      informe semestral, informe financiero semestral, semestral*, primer semestre,
      segundo semestre, semestre, 1s, seis meses, estados financieros intermedios,
      estados financieros semestrales, cuentas semestrales, no auditados`),
    quarter: words(`
      informe trimestral, informes trimestrales, trimestral*, primer trimestre, segundo trimestre,
      tercer trimestre, cuarto trimestre, trimestre, 1t, 2t, 3t, 4t, nueve meses, tres meses,
      resultados trimestrales, declaración intermedia`),
    sustainability: words(`
      informe de sostenibilidad, informe anual de sostenibilidad, memoria de sostenibilidad,
      memoria anual de sostenibilidad, estado de información no financiera, einf,
      informe no financiero, información no financiera, responsabilidad social corporativa,
      responsabilidad corporativa, sostenibilidad, informe climático`),
    meeting: words(`
      convocatoria, junta general, junta general de accionistas, convocatoria junta general,
      orden del día, delegación de voto, propuestas de acuerdos, formulario de voto,
      tarjeta de asistencia, carta poder`),
    governance: words(`
      informe anual de gobierno corporativo, informe de gobierno corporativo,
      gobierno corporativo, iagc, informe anual sobre remuneraciones,
      informe anual de remuneraciones, informe de remuneraciones, política de remuneraciones,
      estatutos*, estatutos sociales, reglamento del consejo, reglamento, código de conducta,
      código ético, informe anual de la comisión, informe de la comisión de auditoría`),
    prospectus: words(`
      folleto informativo, folleto, folleto base, folleto de base, documento de registro,
      nota de valores, condiciones finales`),
    presentation: words(`
      presentación*, presentaciones, presentación de resultados, día del inversor`),
    pressRelease: words(`
      nota de prensa, notas de prensa, comunicado*, hecho relevante, información privilegiada,
      otra información relevante`),
    results: words(`resultados anuales`),
    chapter: words(`
      informe de gestión, notas a los estados financieros, memoria de las cuentas anuales`),
    otherText: words(`
      carta a los accionistas, carta del presidente, carta, resumen*, resumen ejecutivo,
      extracto*, cifras clave, datos clave, principales magnitudes, informe de auditoría,
      transcripción, discurso, calendario financiero, folleto comercial, dividendo*,
      fondo de pensiones, plan de pensiones`),
  },
  statements: {
    income: {
      titles: words(`
        cuenta de resultados, cuenta de pérdidas y ganancias, estado de resultados,
        estados de resultados`),
      rows: words(`
        resultado antes de impuestos, resultado del ejercicio, beneficio por acción,
        utilidad neta, utilidad antes de impuestos`),
    },
    balance: {
      titles: words(`
        balance de situación, balance consolidado, estado de situación financiera,
        estados de situación financiera`),
      rows: words(`
        total activo, total del activo, patrimonio neto, total activos, total pasivos,
        total patrimonio`),
    },
    cash_flow: {
      titles: words(`estado de flujos de efectivo, estados de flujos de efectivo`),
      rows: words(`
        actividades de explotación, actividades de operación, actividades de inversión,
        actividades de financiación, actividades de financiamiento`),
    },
  },
  periods: {
    previous: words(`ejercicio anterior, año anterior`),
    year: words(`año`),
    halfYear: words(`primer semestre, seis meses`),
    quarter: words(`nueve meses, tres meses, trimestre terminado`),
    wholeYear: words(`
      ejercicio terminado, ejercicio anual, año terminado, años terminados`),
    yearEnded: words(`
      ejercicio terminado el, ejercicio anual terminado el, ejercicio finalizado el,
      ejercicio anual finalizado el, ejercicio cerrado a, ejercicio cerrado el,
      ejercicio terminado el dia, año terminado el, años terminados el`),
    fiscalYear: words(`ejercicio`),
    endsOn: words(`al, terminado el, cerrado a, a`),
  },
  cover: {
    audit: words(`
      informe de auditoría, hemos auditado, dictamen de los auditores, informe de los auditores`),
    contents: words(`índice, contenido`),
    group: words(`consolid*, grupo`),
    pressContact: words(`contacto de prensa, contacto para medios`),
  },
  navigation: {
    annualReports: words(`
      informes anuales, informe anual, cuentas anuales, memorias anuales, memoria anual,
      reportes anuales`),
    archives: words(`
      archivo, informes, informes financieros, publicaciones, ejercicios anteriores,
      años anteriores, información financiera, información económico financiera, cuentas,
      reportes, estados financieros, ver más, ver todos`),
    next: words(`siguiente, página siguiente`),
    results: words(`resultados, resultados financieros, documentos, descargas`),
    investors: words(`
      inversores, accionistas, inversionistas, relaciones con inversores,
      relación con inversionistas, accionistas e inversores`),
    away: words(`
      noticias, prensa, empleo, contacto, privacidad, calendario, eventos, cotización, dividendos,
      gobierno, sostenibilidad, productos, buscar`),
    dateColumn: words(`fecha, publicado, publicación`),
  },
  forms: {
    everything: words(`todos, todas`),
    accept: words(`aceptar, aceptar todo, aceptar todas, continuar, acepto`),
    acceptStarts: words(`acept`),
    more: words(`cargar más, ver más, mostrar más`),
  },
};
