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
        estados de resultados, estado integral de resultados`),
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
  reading: {
    titles: {
      income_statement: `
        cuenta/cuentas de resultados, cuenta/cuentas de pérdidas y ganancias,
        estado/estados (consolidado|consolidados) (integral|integrales) de
        resultado*/ganancias*/pérdidas*`,
      balance_sheet: `
        balance/balances de situación, balance/balances general/consolidado/consolidados,
        estado/estados (consolidado|consolidados) de situación financiera`,
      cash_flow_statement: `
        estado/estados (consolidado|consolidados) de (los) flujo/flujos de efectivo/caja`,
      comprehensive_income: `
        resultado global*, ingresos y gastos reconocidos, resultado/resultados integral*`,
      changes_in_equity: `cambios en el patrimonio/capital`,
    },
    titlesAtStart: { balance_sheet: `balance/balances -*` },
    titleFillers: `de, la, al, del, consolidado, consolidados, consolidada, consolidadas`,
    group: ``,
    groupInTitles: `*consolidad*`,
    parent: ``,
    withSubsidiaries: `y (sus) sociedades dependientes, y (sus) filiales/subsidiarias`,
    decoys: {
      selected: ``,
      condensed: ``,
      interim: ``,
      segment: ``,
      note: ``,
      unaudited: ``,
    },
    incomeAndComprehensive: ``,
    supplement: `
      información complementaria*/suplementaria*/adicional*, conciliación de*/entre*`,
    prose: ``,
    continued: `continuación`,
    chapter: `cuentas anuales, estados financieros`,
    contents: `índice`,
    pages: {
      page: `página`,
      running: `*informe*, *estados*`,
      sentence: `el, la, las, los, este/esta/estes/estas, véase, nuestro/nuestra`,
      closing: `*nota* … parte integrante*, *nota* … forman parte*`,
    },
    rows: {
      income_statement: {
        eps_diluted: `… por acción* … *diluid* …, … *diluid* … por acción* …`,
        eps_basic: `… por acción* …`,
        income_before_taxes: `… antes de impuestos* …`,
        income_tax: `
          … *impuesto/*impuestos sobre* …, impuesto* …,
          gasto/ingreso (gasto|ingreso) por impuesto/impuestos …`,
        net_income_attributable_to_minority: `
          … *atribuido/*atribuible a … no controladora*/dominante* …,
          … *atribuido/*atribuible a … minoritari*/socios externos …`,
        net_income_attributable_to_parent: `… *atribuido/*atribuible a* …`,
        discontinued: `… *operaciones discontinuadas/interrumpidas …`,
        net_income: `
          … *resultado/*beneficio/*utilidad/*ganancia/*pérdida
            neto*/neta*/consolidado*/consolidada* …,
          … *resultado/*beneficio/*utilidad/*ganancia/*pérdida del ejercicio*/año*/período* …,
          ganancia/utilidad/beneficio (pérdida), pérdida (ganancia|utilidad|beneficio),
          ganancia/utilidad/beneficio (pérdida) del ejercicio*/año*/período* …`,
        gross_profit: `… *margen/*beneficio/*utilidad/*ganancia/*resultado brut* …`,
        operating_income: `
          … *resultado/*beneficio/*utilidad/*ganancia de explotación*/operación* …,
          … *resultado/*beneficio/*utilidad/*ganancia operativ* …,
          ganancia/ganancias (pérdida|pérdidas) de/por (las) actividades operacionales/operativas,
          ganancia/ganancias (pérdida|pérdidas) de/por (las) actividades de operación`,
        interest: `
          … *intereses* …, … *comisiones* …, … *gastos financieros* …,
          … *ingresos financieros* …`,
        premiums: `… *primas* …, … *siniestr* …`,
        cost_of_revenue: `
          … *coste/*costes/*costo/*costos de (las|los) ventas*/bienes*/servicios* …,
          … *aprovisionamientos* …`,
        revenue: `
          … *cifra de negocios* …,
          -(gastos de ventas|gastos por ventas) … *ventas* …, … *ingresos* …`,
        expense_line: `… *gastos* …, … *amortización* …`,
      },
      balance_sheet: {
        total_liabilities_and_equity: `
          … *total (de) pasivo/pasivos y* …, … *total (de) patrimonio (neto) y* …`,
        total_assets: `… *total (de) (los) activo/activos`,
        total_current_assets: `(total) (de) activo/activos corriente* …`,
        total_current_liabilities: `(total) (de) pasivo/pasivos corriente* …`,
        total_liabilities: `total pasivo/pasivos`,
        total_equity: `(total) (de) patrimonio (neto) (total)`,
        equity_line: `
          … *capital* …, … *reservas* …, … *ganancias acumuladas* …, … *socios externos* …,
          … *no controlador* …`,
        liability_line: `
          … *deudas* …, … *provisiones* …, … *proveedores* …, … *pasivo* …, … *acreedores* …,
          … *cuentas por pagar* …`,
        asset_line: `
          … *inmovilizado* …, … *existencias* …, … *inventarios* …, … *deudores* …,
          … *efectivo* …, … *fondo de comercio* …, … *propiedad* …, … *activo* …,
          … *cuentas por cobrar* …, … *plusvalía* …`,
      },
      cash_flow_statement: {
        operating_cash_flow: `… *flujo*/*efectivo* … *operación*/*explotación*/*operativ* …`,
        investing_cash_flow: `… *flujo*/*efectivo* … *inversión* …`,
        financing_cash_flow: `… *flujo*/*efectivo* … *financia* …`,
        exchange_rate_effect: `… *efecto*/*variación* … *cambio*/*conversión* …`,
        closing_cash: `… *efectivo* … *final*/*cierre* …`,
        opening_cash: `… *efectivo* … *inicial*/*inicio*/*comienzo*/*principio* …`,
        net_change_in_cash: `
          … *variación*/*aumento*/*disminución*/*incremento* … *efectivo* …`,
        financing_line: `
          … *dividendos* …, … *emisión* …, … *devolución* …, … *préstamos* …`,
        investing_line: `… *adquisición* …, … *inversiones* …`,
        cash_adjustment: `
          … *amortización* …, … *ajustes* …, … *capital corriente* …, … *impuesto* …`,
      },
    },
    names: {
      revenue: [
        `(importe neto de la) cifra de negocios`,
        `
          ventas (netas), ingresos ordinarios, ingresos de actividades ordinarias,
          total ingresos, ingresos totales`,
      ],
      cost_of_revenue: [`coste/costes de (las) ventas`, `costo de (las) ventas`],
      gross_profit: [`margen/beneficio/resultado/utilidad/ganancia bruto/bruta`],
      research_and_development: [`(gastos de) investigación y desarrollo`],
      operating_income: [
        `
          resultado/beneficio/utilidad/ganancia de (la) explotación/operación,
          resultado/beneficio/utilidad/ganancia operativo/operativa,
          ganancia/ganancias (pérdida|pérdidas) de/por (las) actividades operacionales/operativas,
          ganancia/ganancias (pérdida|pérdidas) de/por (las) actividades de operación`,
      ],
      interest_expense: [`gastos financieros, gastos por intereses`],
      income_before_taxes: [
        `
          resultado/beneficio/utilidad/ganancia (pérdida|consolidado) antes de
            impuesto/impuestos …`,
      ],
      income_tax: [
        `
          (gasto|ingreso) (ingreso|gasto) (por) impuesto/impuestos sobre/a (las|los|la)
            ganancias/beneficios/sociedades/renta/utilidad`,
      ],
      net_income: [
        `
          resultado/beneficio/utilidad/ganancia neto/neta/consolidado/consolidada
            (consolidado|consolidada) (del ejercicio|del año|del período),
          resultado/beneficio/utilidad/ganancia (pérdida) del ejercicio/año/período,
          ganancia/utilidad/beneficio (pérdida), pérdida (ganancia|utilidad|beneficio)`,
      ],
      net_income_attributable_to_parent: [
        `
          (resultado) atribuible/atribuido a la/los sociedad dominante* …,
          (resultado) atribuible/atribuido a la/los propietarios*/accionistas*/tenedores* …,
          ganancia/utilidad (pérdida) atribuible a la/los
            controladora*/propietarios*/accionistas*/tenedores* …`,
      ],
      net_income_attributable_to_minority: [
        `
          (resultado) (atribuible a|atribuido a) participaciones no dominantes/controladoras,
          (resultado) (atribuible a|atribuido a) intereses minoritarios,
          (resultado) (atribuible a|atribuido a) socios externos,
          ganancia/utilidad (pérdida) atribuible a (las) participaciones no
            controladoras/dominantes`,
      ],
      eps_basic: [
        `
          resultado/beneficio/ganancia/utilidad (neto) (básico|básica) por acción
            (básico|básica)`,
        `
          resultado/beneficio/ganancia/utilidad (por acción) básico/básica y diluido/diluida
            (por acción)`,
        `básico, básica`,
      ],
      eps_diluted: [
        `
          resultado/beneficio/ganancia/utilidad (neto) (diluido|diluida) por acción
            (diluido|diluida)`,
        `diluido, diluida`,
      ],
      cash_and_cash_equivalents: [
        `
          efectivo y (otros activos líquidos|otros medios líquidos) equivalentes
            (al efectivo|de efectivo)`,
      ],
      receivables: [
        `deudores comerciales …, deudores por ventas …,
          cuentas por cobrar comerciales …, cuentas por cobrar por ventas …`,
        `clientes, clientes por ventas …`,
      ],
      inventories: [`existencias, inventarios`],
      total_current_assets: [`(total) (de) activo/activos corriente/corrientes (totales)`],
      property_plant_equipment: [
        `inmovilizado material, propiedad/propiedades planta y equipo/equipos`,
      ],
      goodwill: [`fondo de comercio, plusvalía, crédito mercantil`],
      intangible_assets: [`(otros) activos intangibles, inmovilizado intangible`],
      total_noncurrent_assets: [`(total) (de) activo/activos no corriente/corrientes (totales)`],
      total_assets: [`total (de) (los) activo/activos`],
      payables: [`acreedores comerciales …, cuentas por pagar comerciales …`, `proveedores`],
      total_current_liabilities: [`(total) (de) pasivo/pasivos corriente/corrientes (totales)`],
      total_noncurrent_liabilities: [
        `(total) (de) pasivo/pasivos no corriente/corrientes (totales)`,
      ],
      total_liabilities: [`total (de) (los) pasivo/pasivos`],
      retained_earnings: [
        `ganancias/resultados/utilidades acumulados/acumuladas/retenidos/retenidas`,
      ],
      noncontrolling_interests: [
        `participaciones no dominantes/controladoras, intereses minoritarios, socios externos`,
      ],
      equity_attributable_to_parent: [
        `
          (total) patrimonio (neto) atribuible/atribuido a …
            *dominante*/*propietarios*/*accionistas*/*tenedores* …`,
      ],
      total_equity: [`(total) (de) patrimonio (neto) (total)`],
      total_liabilities_and_equity: [
        `
          total (de) patrimonio (neto) y pasivo/pasivos,
          total (de) pasivo/pasivos y patrimonio (neto)`,
      ],
      cash_flow_net_income: [
        `
          resultado/beneficio/utilidad/ganancia neto/neta/consolidado (del ejercicio),
          resultado/beneficio/utilidad/ganancia del ejercicio`,
      ],
      depreciation_and_amortization: [
        `(depreciación y|depreciaciones y) amortización/amortizaciones …`,
      ],
      operating_cash_flow: [
        `
          (total) flujo*/efectivo* … explotación,
          (total) flujo*/efectivo* … actividades de operación,
          (total) flujo*/efectivo* … actividades operativas`,
      ],
      capital_expenditure: [
        `
          adquisición/adquisiciones/compra/compras/inversión/inversiones de/en inmovilizado* …,
          adquisición/adquisiciones/compra/compras/inversión/inversiones de/en
            propiedad/propiedades planta y equipo* …,
          pagos por inversiones/adquisiciones de/en inmovilizado* …,
          pagos por inversiones/adquisiciones de/en propiedad/propiedades planta y equipo* …`,
      ],
      investing_cash_flow: [`(total) flujo*/efectivo* … inversión`],
      dividends_paid: [`pago/pagos de dividendos …, dividendos pagados …`],
      financing_cash_flow: [`(total) flujo*/efectivo* … financiación* …, … *financiamiento`],
      exchange_rate_effect: [`efecto/efectos/variación/variaciones de/por … cambio* …`],
      net_change_in_cash: [
        `
          variación/aumento/disminución/incremento (disminución) (neta|neto) de/del efectivo* …,
          variación/aumento/disminución/incremento (disminución) (neta|neto) en el efectivo* …`,
      ],
      opening_cash: [`efectivo* … inicial* …, efectivo* … al inicio*/comienzo*/principio* …`],
      closing_cash: [`efectivo* … final* …, efectivo* … al cierre* …`],
    },
    comprehensive: `
      *otro/*otros resultado/resultados global*/integral*, *resultado global*/integral*,
      *reclasific*`,
    labels: {
      and: `y, e`,
      total: `total, totales, suma`,
      totals: `total …, subtotal …`,
      part: `de los cuales, del cual`,
      deduction: `menos`,
      attributed: `atribuible*, atribuido*`,
      numberless: `compromisos y contingencias`,
      runTogether: ``,
      note: `(véase) nota/notas`,
      joining: `de, y, del, el, la, los`,
      goesOn: `de, y, del, e`,
      continues: `y, o, de lo/los, al inicio/final/cierre`,
    },
    units: { perShare: `por acción*`, shares: `*número* … *acciones*` },
    columns: {
      note: `nota, notas, memoria`,
      side: `*variación*, *variaciones*, *diferencia*, *trimestre*, *semestre*`,
      gross: `bruto, brutos, bruta, brutas`,
      group: `grupo, *consolidado*`,
      company: `sociedad dominante, individual`,
      whole: `grupo*, *total`,
      part: `sociedad dominante*, *individual`,
      proForma: `pro forma, proforma`,
      unaudited: `no auditad*`,
      budget: `presupuest*`,
    },
    money: {
      thousands: `miles`,
      millions: `millones, millón`,
      billions: `miles de millones`,
      currencies: {
        USD: `
          dólares estadounidenses/americanos, dólares de (los) estados unidos,
          dólares de ee.uu, dólares de eeuu`,
        MXN: `pesos mexicanos`,
        ARS: `pesos argentinos`,
        CLP: `pesos chilenos`,
        COP: `pesos colombianos`,
        UYU: `pesos uruguayos`,
        PEN: `nuevos soles, soles`,
        BRL: `reales brasileños`,
        GBP: `libras esterlinas`,
        CHF: `francos suizos`,
        $: `dólares`,
      },
      hundredths: `céntimo, céntimos, centavo, centavos`,
      except: `salvo, excepto`,
      in: `en`,
      opens: `(importes|cifras) (expresados|expresadas) en`,
      presented: `
        moneda de presentación, expresados/expresadas/presentados/presentadas en`,
      filler: `
        en, lo, los, la, las, el, de, del, importe, importes, cifra, cifras, datos,
        expresado/expresados/expresada/expresadas, presentado/presentados/presentada/presentadas,
        indicación, contrario, ejercicio, ejercicios, terminado, terminados, anuales, al, nota,
        notas, memoria, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre,
        octubre, noviembre, diciembre`,
    },
    periods: {
      monthNames: `
        enero ene, febrero feb, marzo mar, abril abr, mayo may, junio jun, julio jul,
        agosto ago, septiembre sep setiembre, octubre oct, noviembre nov, diciembre dic`,
      months: `meses`,
      weeks: `semanas`,
      heads: {
        days: `día, días`,
        weeks: `semana, semanas`,
        months: `mes, meses`,
        years: `año, años`,
      },
      numerals: { tres: 3, seis: 6, nueve: 9, doce: 12 },
      wholeYear: `ejercicio, ejercicios`,
      halfYear: `semestre*`,
      quarter: `trimestre*`,
      interimReport: `
        informe/informes (financiero) semestral*/trimestral*, estados financieros intermedios`,
      currentYear: `
        ejercicio/año/período actual/corriente, ejercicio/año/período en curso`,
      previousYear: `ejercicio/año/período anterior/precedente`,
      transition: `constitución de la sociedad`,
      to: `a, al`,
      yearEnded: `ejercicio (anual) terminado el`,
      joiners: `de, del`,
      besideYear: `al, ejercicio, de`,
      head: `
        ejercicio, ejercicios, año, años, nota, notas, en, concepto, conceptos, cuenta, código,
        descripción`,
      line: ``,
      lineOpens: `
        (por|para) (el|los) ejercicio/ejercicios/año/años/período/períodos`,
      restated: `*reexpres*`,
    },
    amendedReport: `
      informe/cuentas (anual|anuales)
        reformulado/reformuladas/corregido/corregidas/rectificado/rectificadas,
      sustituye a/al (el) informe`,
    meanings: {
      debt: `
        préstamo, préstamos, obligaciones, bonos, deuda/deudas financiera/financieras,
        deudas con entidades de crédito`,
      assets: `activo, activos`,
      liabilities: `pasivo, pasivos`,
      equity: `patrimonio`,
      current: `corriente, corrientes, corto plazo`,
      noncurrent: `no corriente/corrientes, largo plazo`,
      operating: `explotación, operación, operativo, operativos, operativa, operativas`,
      investing: `inversión`,
      financing: `financiación`,
      basic: `básico, básica`,
      diluted: `diluido, diluida`,
      'cash flow': `efectivo`,
      opening: `inicio, apertura`,
      closing: `final, cierre`,
      continuing: `continuadas`,
      discontinued: `discontinuadas, interrumpidas`,
      before: `antes`,
      after: `después`,
      paid: `pagado, pagados`,
      received: `recibido, recibidos, cobrado, cobrados`,
      income: `ingresos`,
      expense: `gastos`,
      gain: `ganancia, ganancias, ingresos`,
      loss: `pérdida, pérdidas`,
    },
    reporter: {
      addressee: `a los accionistas de`,
      audited: `cuentas anuales (consolidadas) de`,
      comprising: `que comprenden`,
      self: `sociedad (dominante), grupo, banco`,
      opensDefinition: `el, la`,
      selfAlone: `confidencial, estrictamente confidencial, borrador`,
    },
  },
};
