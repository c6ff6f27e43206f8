import { words, type ReportLexicon } from '../lexicon.js';

/** Portuguese, of Portugal and Brazil. */
export const pt: ReportLexicon = {
  language: 'pt',
  called: words(`
    portuguese, português, portugiesisch, portugais, portugués, portoghese, portugees,
    portugisiska, portekizce, португальский, البرتغالية, ポルトガル語, 葡萄牙语, 포르투갈어`),
  months: words(`
    janeiro jan, fevereiro fev, março mar, abril abr, maio mai, junho jun, julho jul, agosto ago,
    setembro, outubro, novembro nov, dezembro dez`),
  generic: words(`
    baixar, descarregar, transferir, arquivo, ficheiro, documento, ver, abrir, aqui, ler, o, a,
    os, as, do, da, dos, das, de, e, em, para, completo, completa, relatório, relatórios,
    exercício, ano, português, inglês, versão`),
  joins: words(`e, com, incluindo`),
  smallWords: words(`o, os, as, da, do, dos, das, que, para, com, uma, não`),
  kinds: {
    integratedReport: words(`
      relatório integrado, relatório anual integrado, relatório anual e de sustentabilidade,
      relatório de gestão e contas consolidadas,
      relatório da administração e demonstrações financeiras,
      demonstrações financeiras e relatório da administração,
      demonstrações financeiras e relatório dos auditores`),
    annualReport: words(`
      relatório anual*, relatórios anuais, relatório e contas*, relatórios e contas,
      relatório de gestão e contas, relatório único, relatório financeiro anual,
      relatório de contas, prestação de contas anual, documento de registro universal,
      documento de registo universal`),
    annualStatements: words(`
      demonstrações financeiras consolidadas, demonstrações financeiras auditadas,
      demonstrações contábeis consolidadas, demonstrações financeiras anuais,
      demonstrações financeiras padronizadas, contas consolidadas, contas anuais,
      balanço auditado, demonstrações contábeis auditadas, dfp`),
    parentStatements: words(`
      contas individuais, demonstrações financeiras individuais,
      demonstrações financeiras separadas`),
    statements: words(`
      demonstrações financeiras, demonstrações contábeis, balanço e contas`),
    halfYear: words(`
      relatório semestral, relatórios semestrais, semestral*, primeiro semestre, segundo semestre,
      1 semestre, semestre, seis meses, contas semestrais, demonstrações financeiras intermédias,
      demonstrações financeiras intermediárias, não auditad*`),
    quarter: words(`
      relatório trimestral, relatórios trimestrais, trimestral*, trimestre*,
      informações trimestrais, itr, resultados trimestrais, nove meses, três meses`),
    sustainability: words(`
      relatório de sustentabilidade, relatório anual de sustentabilidade, sustentabilidade,
      relatório de impacto, relatório esg, demonstração não financeira, relatório socioambiental`),
    meeting: words(`
      convocatória*, assembleia geral*, assembleia, edital de convocação, boletim de voto*,
      boletim de voto à distância, proposta da administração, manual da assembleia, procuração`),
    governance: words(`
      relatório de governo societário, relatório de governo,
      relatório anual de governo societário, relatório de remuneração, relatório de remunerações,
      estatuto social, estatutos, código de conduta, código de ética, política de*,
      governança corporativa, governo da sociedade, formulário de referência, regimento interno`),
    prospectus: words(`prospecto*, prospeto*, memorando de informação`),
    presentation: words(`apresentação*, apresentações`),
    pressRelease: words(`
      comunicado de imprensa, comunicado*, fato relevante, facto relevante, aviso aos acionistas,
      comunicado ao mercado`),
    results: words(`resultados anuais, divulgação de resultados`),
    chapter: words(`
      relatório de gestão, relatório da administração, notas explicativas,
      notas às demonstrações financeiras`),
    otherText: words(`
      carta aos acionistas, mensagem do presidente, resumo*, extrato*, principais indicadores,
      parecer dos auditores, relatório dos auditores, transcrição, discurso,
      calendário financeiro, dividendos, fundo de pensões, fundo de pensão`),
  },
  statements: {
    income: {
      titles: words(`
        demonstração do resultado, demonstração de resultados, demonstrações do resultado,
        demonstração consolidada do resultado, demonstração dos resultados`),
      rows: words(`
        resultado antes de impostos, resultado antes do imposto, lucro antes do imposto,
        lucro líquido, resultado líquido, lucro por ação, resultado por ação, imposto de renda`),
    },
    balance: {
      titles: words(`
        balanço patrimonial, balanço, demonstração da posição financeira,
        demonstração consolidada da posição financeira`),
      rows: words(`
        total do ativo, total do activo, total ativo, total do passivo, patrimônio líquido,
        capital próprio, total do capital próprio`),
    },
    cash_flow: {
      titles: words(`
        demonstração dos fluxos de caixa, demonstrações dos fluxos de caixa,
        demonstração de fluxos de caixa`),
      rows: words(`
        atividades operacionais, actividades operacionais, atividades de investimento,
        actividades de investimento, atividades de financiamento, actividades de financiamento`),
    },
  },
  periods: {
    previous: words(`exercício anterior, ano anterior`),
    year: words(`ano`),
    halfYear: words(`primeiro semestre, seis meses, semestre findo`),
    quarter: words(`três meses, nove meses, trimestre findo`),
    wholeYear: words(`exercício findo, exercícios findos, ano findo, anos findos`),
    yearEnded: words(`
      exercício findo em, exercícios findos em, ano findo em, anos findos em,
      exercício encerrado em, exercício social encerrado em`),
    fiscalYear: words(`exercício, exercício de`),
    endsOn: words(`findo em, encerrado em, a`),
  },
  cover: {
    audit: words(`
      relatório dos auditores, certificação legal das contas, parecer dos auditores,
      examinamos as demonstrações`),
    contents: words(`índice, sumário, conteúdo`),
    group: words(`consolid*, grupo`),
    pressContact: words(`
      contato com a imprensa, assessoria de imprensa, contactos de imprensa`),
  },
  navigation: {
    annualReports: words(`
      relatórios anuais, relatório anual, relatório e contas, relatórios e contas`),
    archives: words(`
      arquivo, arquivos, relatórios, relatórios financeiros, publicações, anos anteriores,
      informação financeira, informações financeiras, demonstrações financeiras,
      prestação de contas, ver mais, ver todos, central de resultados`),
    next: words(`seguinte, próxima, próximo, página seguinte, próxima página`),
    results: words(`resultados, documentos, downloads, dados financeiros`),
    investors: words(`
      investidores, acionistas, relações com investidores, relação com investidores, ri`),
    away: words(`
      notícias, imprensa, carreiras, contato, contacto, contactos, privacidade, calendário,
      eventos, cotação, dividendos, governança, sustentabilidade, produtos, buscar, pesquisa`),
    dateColumn: words(`data, publicado, publicação`),
  },
  forms: {
    everything: words(`todos, todas`),
    accept: words(`aceitar, aceitar todos, aceito, continuar`),
    acceptStarts: words(`aceit`),
    more: words(`carregar mais, ver mais`),
  },
};
