import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Portuguese, of Portugal and Brazil. */
export const pt: ReportLexicon = {
  language: 'pt',
  called: phrasesOf(`
    portuguese, português, portugiesisch, portugais, portugués, portoghese, portugees,
    portugisiska, portekizce, португальский, البرتغالية, ポルトガル語, 葡萄牙语, 포르투갈어`),
  months: phrasesOf(`
    janeiro jan, fevereiro fev, março mar, abril abr, maio mai, junho jun, julho jul, agosto ago,
    setembro, outubro, novembro nov, dezembro dez`),
  generic: phrasesOf(`
      saiba, mais, acessar, aceder, visualizar, baixar, descarregar, transferir, arquivo, ficheiro, documento, ver, abrir, aqui, ler, o, a,
    os, as, do, da, dos, das, de, e, em, para, completo, completa, relatório, relatórios,
    exercício, ano, português, inglês, versão`),
  joins: phrasesOf(`e, com, incluindo`),
  smallWords: phrasesOf(`o, os, as, da, do, dos, das, que, para, com, uma, não`),
  kinds: {
    integratedReport: phrasesOf(`
      relato integrado, relatório integrado, relatório anual integrado, relatório anual e de sustentabilidade,
      relatório de gestão e contas consolidadas,
      relatório da administração e demonstrações financeiras,
      demonstrações financeiras e relatório da administração,
      demonstrações financeiras e relatório dos auditores`),
    annualReport: phrasesOf(`
      relatório anual*, relatórios anuais, relatório e contas*, relatórios e contas,
      relatório de atividades e contas*, relatório de actividades e contas*,
      relatório de gestão e contas, relatório único, relatório financeiro anual,
      relatório de contas, prestação de contas anual, documento de registro universal,
      documento de registo universal`),
    annualStatements: phrasesOf(`
      demonstrações financeiras consolidadas, demonstrações financeiras auditadas,
      demonstrações contábeis consolidadas, demonstrações financeiras anuais,
      demonstrações financeiras padronizadas, contas consolidadas, contas anuais,
      balanço auditado, demonstrações contábeis auditadas, dfp`),
    parentStatements: phrasesOf(`
      contas individuais, demonstrações financeiras individuais,
      demonstrações financeiras separadas`),
    statements: phrasesOf(`
      demonstrações financeiras, demonstrações contábeis, balanço e contas`),
    halfYear: phrasesOf(`
      relatório semestral, relatórios semestrais, semestral*, primeiro semestre, segundo semestre,
      1 semestre, semestre, seis meses, contas semestrais, demonstrações financeiras intermédias,
      demonstrações financeiras intermediárias, não auditad*`),
    quarter: phrasesOf(`
      relatório trimestral, relatórios trimestrais, trimestral*, trimestre*,
      informações trimestrais, itr, resultados trimestrais, nove meses, três meses`),
    sustainability: phrasesOf(`
      relatório de sustentabilidade, relatório anual de sustentabilidade, sustentabilidade,
      relatório de impacto, relatório esg, demonstração não financeira, relatório socioambiental`),
    meeting: phrasesOf(`
      ata da assembleia*, convocatória*, assembleia geral*, assembleia, edital de convocação, boletim de voto*,
      boletim de voto à distância, proposta da administração, manual da assembleia, procuração`),
    governance: phrasesOf(`
      relatório de governo societário, relatório de governo,
      relatório anual de governo societário, relatório de remuneração, relatório de remunerações,
      estatuto social, estatutos, código de conduta, código de ética, política de*,
      governança corporativa, governo da sociedade, formulário de referência, regimento interno`),
    prospectus: phrasesOf(`prospecto*, prospeto*, memorando de informação`),
    presentation: phrasesOf(`apresentação*, apresentações`),
    pressRelease: phrasesOf(`
      comunicado de imprensa, comunicado*, fato relevante, facto relevante, aviso aos acionistas,
      comunicado ao mercado`),
    results: phrasesOf(`resultados anuais, divulgação de resultados`),
    chapter: phrasesOf(`
      dre, demonstração do resultado, demonstração de resultados, demonstração resultado, parecer do conselho fiscal, relatório de gestão, relatório da administração, notas explicativas,
      notas às demonstrações financeiras`),
    annualReview: phrasesOf(`
      relatório de atividades*, relatório de actividades*, relatórios de atividades`),
    unrelated: phrasesOf(`
      formulário, formulários, boletim, funcionário*, emprego, guia, manual, convénio*, circular*, ata, atas, edital, inscrição, licitação*, newsletter*`),
    otherText: phrasesOf(`
      plano de atividades*, plano de actividades*, plano anual, orçamento*, balancete*, carta aos acionistas, mensagem do presidente, resumo*, extrato*, principais indicadores,
      parecer dos auditores, relatório dos auditores, transcrição, discurso,
      calendário financeiro, dividendos, fundo de pensões, fundo de pensão`),
  },
  statements: {
    income: {
      titles: phrasesOf(`
        demonstração do resultado, demonstração de resultados, demonstrações do resultado,
        demonstração consolidada do resultado, demonstração dos resultados`),
      rows: phrasesOf(`
        resultado antes de impostos, resultado antes do imposto, lucro antes do imposto,
        lucro líquido, resultado líquido, lucro por ação, resultado por ação, imposto de renda`),
    },
    balance: {
      titles: phrasesOf(`
        balanço patrimonial, balanço, demonstração da posição financeira,
        demonstração consolidada da posição financeira`),
      rows: phrasesOf(`
        total do ativo, total do activo, total ativo, total do passivo, patrimônio líquido,
        capital próprio, total do capital próprio`),
    },
    cash_flow: {
      titles: phrasesOf(`
        demonstração dos fluxos de caixa, demonstrações dos fluxos de caixa,
        demonstração de fluxos de caixa`),
      rows: phrasesOf(`
        atividades operacionais, actividades operacionais, atividades de investimento,
        actividades de investimento, atividades de financiamento, actividades de financiamento`),
    },
  },
  periods: {
    previous: phrasesOf(`exercício anterior, ano anterior`),
    year: phrasesOf(`ano`),
    halfYear: phrasesOf(`primeiro semestre, seis meses, semestre findo`),
    quarter: phrasesOf(`três meses, nove meses, trimestre findo`),
    wholeYear: phrasesOf(`exercício findo, exercícios findos, ano findo, anos findos`),
    yearEnded: phrasesOf(`
      exercício findo em, exercícios findos em, ano findo em, anos findos em,
      exercício encerrado em, exercício social encerrado em`),
    fiscalYear: phrasesOf(`exercício, exercício de`),
    endsOn: phrasesOf(`findo em, encerrado em, a`),
  },
  cover: {
    audit: phrasesOf(`
      relatório dos auditores, certificação legal das contas, parecer dos auditores,
      examinamos as demonstrações`),
    contents: phrasesOf(`índice, sumário, conteúdo`),
    group: phrasesOf(`consolid*, grupo`),
    pressContact: phrasesOf(`
      contato com a imprensa, assessoria de imprensa, contactos de imprensa`),
  },
  navigation: {
    annualReports: phrasesOf(`
      relatórios anuais, relatório anual, relatório e contas, relatórios e contas`),
    archives: phrasesOf(`
      arquivo, arquivos, relatórios, relatórios financeiros, publicações, anos anteriores,
      informação financeira, informações financeiras, demonstrações financeiras,
      prestação de contas, ver mais, ver todos, central de resultados`),
    next: phrasesOf(`seguinte, próxima, próximo, página seguinte, próxima página`),
    results: phrasesOf(`resultados, documentos, downloads, dados financeiros`),
    investors: phrasesOf(`
      investidores, acionistas, relações com investidores, relação com investidores, ri`),
    away: phrasesOf(`
      notícias, imprensa, carreiras, contato, contacto, contactos, privacidade, calendário,
      eventos, cotação, dividendos, governança, sustentabilidade, produtos, buscar, pesquisa`),
    dateColumn: phrasesOf(`data, publicado, publicação`),
  },
  forms: {
    everything: phrasesOf(`todos, todas`),
    accept: phrasesOf(`aceitar, aceitar todos, aceito, continuar`),
    acceptStarts: phrasesOf(`aceit`),
    more: phrasesOf(
      `ver todos, ver tudo, mostrar mais, mostrar todos, mostrar tudo, exibir mais, exibir todos, todos os relatórios, mais relatórios, relatórios anteriores, relatórios mais antigos, anos anteriores, página seguinte, próxima página, carregar mais, ver mais`,
    ),
  },
};
