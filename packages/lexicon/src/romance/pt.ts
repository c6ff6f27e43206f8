import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** How titles begin: "Demonstrações consolidadas de", "Demonstração do". */
const STATEMENT_OF = `
  demonstração/demonstrações (contábil|contábeis|financeira|financeiras)
    (consolidada|consolidadas) da/das/de/do/dos`;

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
  reading: {
    titles: {
      income_statement: `
        ${STATEMENT_OF} resultado/resultados -(abrangente*|integra*),
        conta/contas de resultados, conta/contas de ganhos e perdas,
        ${STATEMENT_OF} variações patrimoniais`,
      balance_sheet: `
        balanço/balanços patrimonial/patrimoniais/consolidado/consolidados,
        ${STATEMENT_OF} posição financeira*`,
      cash_flow_statement: `${STATEMENT_OF} fluxo/fluxos de caixa*`,
      comprehensive_income: `
        ${STATEMENT_OF} resultado/resultados/rendimento/rendimentos
          (consolidado|consolidados|consolidada|consolidadas)
          abrangente*/integral*/integrais*,
        resultado/rendimento abrangente/integral`,
      changes_in_equity: `
        ${STATEMENT_OF} mutações/alterações/variações do/no/dos/nos patrimônio*/capita*`,
    },
    titlesAtStart: {
      balance_sheet: `
        balanço/balanços -*, balanço/balanços (esnl) individual, balanço/balanços (esnl) em/a #`,
    },
    titleFillers: `
      de, do, da, dos, das, e, em, a, o, as, os, para,
      consolidado, consolidados, consolidada, consolidadas, exercício, exercícios, findo, findos,
      ano, anos, período, períodos, milhares, milhões, reais, euros`,
    group: `consolidado`,
    groupInTitles: `*consolidad*`,
    parent: `controladora`,
    withSubsidiaries: `e (suas) controladas/subsidiárias`,
    decoys: {
      parent: `*demonstraç* (financeiras) individuais*, *empresa mãe*, *empresamãe*`,
      selected: ``,
      condensed: `*condensad*, *resumid*`,
      interim: `*trimestr*, *semestr*, *intermédi*, *intercalar*`,
      segment: `segmento, segmentos`,
      note: ``,
      unaudited: `*não auditad*`,
      proForma: `*pro forma*, *proforma*`,
    },
    incomeAndComprehensive: ``,
    supplement: `
      informação/informações suplementar*/complementar*/adiciona*,
      conciliação/reconciliação do*/da*/entre*`,
    prose: ``,
    continued: `continuação`,
    chapter: `demonstrações financeiras/contábeis, contas consolidadas`,
    contents: `índice, sumário`,
    pages: {
      page: `página`,
      running: `*relatório*, *demonstrações*`,
      sentence: `o, os, as, este/esta/estes/estas, veja, nossa`,
      closing: `*nota* … parte integrante*, *nota* … fazem parte*`,
      signatures: `o contabilista* …, a administração`,
    },
    rows: {
      income_statement: {
        eps_diluted: `… por ação* … *diluíd* …, … *diluíd* … por ação* …`,
        eps_basic: `… por ação* …, … por lote de mil ações* …`,
        shares_basic: `… *número*/*quantidade*/*média* … *ações* …`,
        income_before_taxes: `
          … antes (da|das|de|do|dos) imposto*/tribut* …,
          … antes (da|das|de|do|dos) resultado financeiro e dos tribut* …`,
        income_tax: `
          … *imposto de renda* …, … *imposto sobre* …, imposto/impostos …,
          … *contribuição social* …, tributos sobre o lucro* …`,
        net_income_attributable_to_parent: `
          … *atribuível/*atribuíveis/*atribuído/*atribuídos a* …,
          … *acionistas da*/controladores* …`,
        discontinued: `… *operação/*operações descontinuad* …`,
        net_income: `
          lucro/prejuízo/resultado (lucro|prejuízo) líquido*/consolidado* …,
          lucro*/prejuízo*/resultado* … do/de exercício*/período*/ano* …,
          superávit/déficit (ou|e) (déficit|superávit) (líquido)
            do/de exercício*/período*/ano* …`,
        gross_profit: `… *lucro/*resultado/*margem bruto*/bruta* …`,
        operating_income: `
          … *lucro/*resultado/*prejuízo operacional*/operacionais* …, … ebit/ebitda …,
          … *lucro/*resultado antes do resultado financeiro* …,
          … antes das receitas/despesas financeiras* …`,
        interest: `
          … *juros* …, … *comissões* …,
          … *receita/*receitas/*despesa/*despesas/*resultado/*gastos/*rendimentos financeir* …`,
        premiums: `… *prêmios* …, … *sinistros* …`,
        cost_of_revenue: `
          … *custo/*custos (da|das|de|do|dos)
            vendas*/produtos*/bens*/mercadorias*/serviços* …`,
        revenue: `
          … *receita* …,
          -(despesas com vendas|despesas de vendas|gastos com vendas|gastos de vendas) … *vendas* …,
          … *volume de negócios* …, … *prestações de serviços* …,
          variações patrimoniais aumentativas`,
        expense_line: `
          variações patrimoniais diminutivas …, … *despesas* …, … *gastos* …,
          … *fornecimentos e serviços* …, … *amortizaç* …, … *depreciaç* …, … *imparidade* …`,
      },
      balance_sheet: {
        total_liabilities_and_equity: `
          … *total (do) passivo e (do|de) passivo*/patrimônio*/capita* …,
          … *total (do) patrimônio líquido e (do|de) passivo*/patrimônio*/capita* …,
          … *total (do) capital próprio e (do|de) passivo*/patrimônio*/capita* …,
          … *total (do) capitais próprios e (do|de) passivo*/patrimônio*/capita* …`,
        total_assets: `total (do|dos) ativo/ativos, ativo total, total geral do ativo* …`,
        total_current_assets: `
          (total|total do|total dos) ativo/ativos (não) circulante*/corrente* …`,
        total_current_liabilities: `
          (total|total do|total dos) passivo/passivos (não) circulante*/corrente* …`,
        total_liabilities: `total (do|dos) passivo/passivos`,
        total_equity: `
          (total|total do|total dos) patrimônio líquido (total),
          (total|total do|total dos) capital próprio (total),
          (total|total do|total dos) capitais próprios (total)`,
        equity_line: `
          … *capital social*/realizado* …, … *reserva* …, … *lucros/*prejuízos acumulados* …,
          … *resultados transitados* …, … *ações em tesouraria* …, … *ações próprias* …,
          … *não controlador* …, … *ajustes de avaliação* …`,
        liability_line: `
          … *fornecedores* …, … *empréstimos* …, … *financiamentos* …, … *provisões* …,
          … *debêntures* …, … *arrendamento* …, … a pagar* …, … *obrigações* …, … *passivo* …`,
        asset_line: `
          … *caixa* …, … *aplicações financeiras* …, … *contas a receber* …, … *clientes* …,
          … *estoques* …, … *inventários* …, … a recuperar* …, … *imobilizado* …,
          … *intangível* …, … *intangíveis* …, … *investimentos* …, … *goodwill* …, … *ativo* …,
          … *adiantamentos* …, … *depósitos* …`,
      },
      cash_flow_statement: {
        operating_cash_flow: `
          … *caixa*/*disponibilidades* … *operacional/*operacionais …,
          … *caixa*/*disponibilidades* … das operações …`,
        investing_cash_flow: `
          … *caixa*/*disponibilidades* … *investimento/*investimentos …`,
        financing_cash_flow: `
          … *caixa*/*disponibilidades* … *financiamento/*financiamentos …`,
        exchange_rate_effect: `
          … *efeito*/*variação*/*variações*/*diferenças* … *cambi*/*câmbi*/*conversão* …`,
        closing_cash: `
          … *caixa* … no fim*/final* …, … *caixa* … *final …, … *caixa* … *fim do* …`,
        opening_cash: `
          … *caixa* … no início*/começo* …, … *caixa* … *inicial* …, … *caixa* … *início do* …`,
        net_change_in_cash: `
          … *aumento*/*redução*/*diminuição*/*variação*/*acréscimo*/*decréscimo* …
            *caixa*/*disponibilidades* …`,
        financing_line: `
          … *dividendos* …, … *captaç* …, … *amortizaç* de empréstimos*/principal* …,
          … *empréstimos* …, … *recompra* …`,
        investing_line: `
          … *aquisiç* …, … *alienaç* …, … *baixa de* …, … *aplicaç* …, … *adições* …,
          … *venda de ativo*/imobilizado* …`,
        cash_adjustment: `
          … *depreciaç* …, … *amortizaç* …, … *ajuste* …, … *provis* …, … *contas a receber* …,
          … *estoques* …, … *inventários* …, … *fornecedores* …, … *imposto* …`,
      },
    },
    names: {
      revenue: [
        `
          receita/receitas (operacional) (líquida|líquidas),
          receita/receitas (operacional) (líquida|líquidas) de/com/das vendas* …`,
        `
          receita líquida* …, vendas (líquidas), volume de negócios,
          vendas e serviços prestados, vendas e prestações de serviços`,
      ],
      cost_of_revenue: [
        `
          custo/custos (da|das|de|do|dos)
            vendas*/produtos*/bens*/mercadorias*/serviços* …`,
      ],
      gross_profit: [`lucro/resultado bruto`, `margem bruta`],
      research_and_development: [`(despesas com|gastos com) pesquisa e desenvolvimento`],
      operating_income: [
        `lucro/resultado operacional`,
        `lucro/resultado antes do resultado financeiro* …`,
      ],
      interest_expense: [`despesas/gastos financeiras/financeiros`, `juros suportados`],
      income_before_taxes: [
        `
          lucro/lucros/prejuízo/prejuízos/resultado/resultados (prejuízo)
            antes da/das/de/do/dos imposto*/tribut* …`,
      ],
      income_tax: [
        `imposto de renda* …, imposto sobre* …`,
        `impostos sobre (o) lucro*/rendimento* …`,
      ],
      net_income: [
        `
          lucro/resultado/prejuízo (prejuízo) líquido (consolidado),
          lucro/resultado/prejuízo (prejuízo) líquido (consolidado) do/de exercício/período/ano`,
        `lucro/resultado/prejuízo/superávit/déficit do/de exercício/período/ano`,
      ],
      net_income_attributable_to_parent: [
        `
          … atribuível/atribuíveis/atribuído/atribuídos a/aos
            acionistas*/sócios*/proprietários*/detentores*/controladores* …`,
        `
          acionistas/sócios (da) controladora/controladores,
          acionistas/sócios (da) empresa mãe`,
      ],
      net_income_attributable_to_minority: [
        `
          … acionistas/participações/interesses (de) não controladores,
          … acionistas/participações/interesses (de) que não controlam`,
      ],
      eps_basic: [`lucro*/resultado*/prejuízo* … por ação -diluíd* (*) …`, `básico, básica`],
      eps_diluted: [`lucro*/resultado*/prejuízo* … diluído*/diluída* …`, `diluído, diluída`],
      cash_and_cash_equivalents: [
        `caixa e equivalentes (de caixa), caixa e seus equivalentes, caixa e depósitos bancários`,
      ],
      receivables: [`contas a receber (de clientes)`, `clientes`],
      inventories: [`estoques, inventários`],
      total_current_assets: [
        `(total|total do|total dos) ativo/ativos circulante/circulantes/corrente/correntes`,
      ],
      property_plant_equipment: [`imobilizado, ativo/ativos fixo/fixos tangível/tangíveis`],
      goodwill: [`goodwill, ágio por …, ágio na aquisição …`],
      intangible_assets: [`(ativo|ativos) intangível/intangíveis`],
      total_noncurrent_assets: [
        `(total|total do|total dos) ativo/ativos não circulante/circulantes/corrente/correntes`,
      ],
      total_assets: [`total (do|dos) ativo/ativos`, `ativo total`],
      payables: [`fornecedores`, `contas a pagar`],
      total_current_liabilities: [
        `(total|total do|total dos) passivo/passivos circulante/circulantes/corrente/correntes`,
      ],
      total_noncurrent_liabilities: [
        `
          (total|total do|total dos) passivo/passivos não
            circulante/circulantes/corrente/correntes`,
      ],
      total_liabilities: [`total (do|dos) passivo/passivos`],
      retained_earnings: [`lucros/prejuízos/resultados acumulados/transitados/retidos`],
      noncontrolling_interests: [
        `
          participação/participações/interesses/acionistas (da|das|de|do|dos) (acionistas)
            não controladores,
          participação/participações/interesses/acionistas (da|das|de|do|dos) (acionistas)
            que não controlam,
          participação/participações/interesses/acionistas (da|das|de|do|dos) (acionistas)
            minoritários`,
      ],
      equity_attributable_to_parent: [
        `
          patrimônio líquido atribuível/atribuíveis/atribuído a* …
            *controlador*/*acionistas*/*proprietários* …,
          capital próprio atribuível/atribuíveis/atribuído a* …
            *controlador*/*acionistas*/*proprietários* …`,
      ],
      total_equity: [
        `
          (total|total do|total dos) patrimônio líquido,
          (total|total do|total dos) capital próprio,
          (total|total do|total dos) capitais próprios`,
      ],
      total_liabilities_and_equity: [
        `
          total (do) passivo e (do) patrimônio líquido/líquidos,
          total (do) capital próprio e (do) passivo/passivos,
          total (do) patrimônio líquido e passivo/passivos`,
      ],
      cash_flow_net_income: [
        `
          lucro/resultado/prejuízo (prejuízo) líquido,
          lucro/resultado/prejuízo (prejuízo) líquido do/de exercício/período/ano`,
      ],
      depreciation_and_amortization: [
        `(depreciação|depreciações|depreciação e|depreciações e) amortização*/amortizações* …`,
        `depreciação*/depreciações* …`,
      ],
      operating_cash_flow: [
        `caixa* … *operacional/*operacionais, fluxo/fluxos de caixa* … *operacional/*operacionais`,
      ],
      capital_expenditure: [
        `
          aquisição/aquisições/adições/compra/compras (de|do|ao) (ativo) imobilizado* …,
          aquisição/aquisições/adições/compra/compras (de|do|ao)
            (ativo) ativo/ativos fixo*/fixos* …`,
      ],
      investing_cash_flow: [
        `
          caixa* … *investimento/*investimentos,
          fluxo/fluxos de caixa* … *investimento/*investimentos`,
      ],
      dividends_paid: [`(pagamento de|pagamentos de) dividendos* …`],
      financing_cash_flow: [
        `
          caixa* … *financiamento/*financiamentos,
          fluxo/fluxos de caixa* … *financiamento/*financiamentos`,
      ],
      exchange_rate_effect: [`efeito*/variação*/variações*/diferenças* … *cambi*/*conversão* …`],
      net_change_in_cash: [
        `
          aumento/redução/diminuição/variação/acréscimo/decréscimo (redução) (líquida|líquido)
            de/do/no/em (saldo de) caixa* …`,
      ],
      opening_cash: [`caixa* … início*/inicial* …`],
      closing_cash: [`caixa* … fim*/final* …`],
    },
    comprehensive: `
      *resultado/*resultados/*rendimento/*rendimentos abrangente*/integral*/integrais*`,
    labels: {
      and: `e`,
      total: `total, totais`,
      totals: `total …, subtotal …, sub total …`,
      part: `dos quais, sendo`,
      deduction: `menos, mais`,
      attributed: `atribui*`,
      bothSides: `passivo`,
      numberless: `compromissos e contingências`,
      runTogether: ``,
      note: `(ver) nota/notas`,
      joining: `de, do, da, dos, das, e, o, os, em, no, na, ao, com, por`,
      goesOn: `de, do, da, dos, das, e, em, com, por, ao, sobre`,
      continues: `e, ou, de/do exercício, no início/fim/final`,
    },
    units: {
      perShare: `por ação*, por lote de mil ações*`,
      shares: `*número*/*quantidade*/*média* … *ações*`,
    },
    columns: {
      note: `nota, notas, nota explicativa, notas explicativas`,
      side: `*variação*, ah, a.h., av, a.v., *trimestre*, *semestre*`,
      gross: `bruto, brutos, bruta, brutas`,
      group: `grupo`,
      company: `individual`,
      whole: `consolidado*, *grupo`,
      part: `controladora*, *individual*`,
      reclassified: `*reclassificad*`,
      proForma: `pro forma, proforma`,
      unaudited: `não auditad*`,
      budget: `orçament*, orçad*`,
    },
    money: {
      thousands: `
        milhares, em mil +(reais|euros|dólares), r$ mil +(reais|euros|dólares), r$ mil, mil reais,
        reais mil`,
      millions: `milhões, milhão`,
      billions: `bilhões, mil milhões`,
      currencies: {
        BRL: `reais, real/reais brasileiro/brasileiros, unidade/unidades de real/reais`,
        USD: `
          dólares americano/americanos, dólares norte-americano/norte-americanos,
          dólares dos estados unidos`,
        EUR: `euro, euros`,
        AOA: `kwanza, kwanzas`,
        MZN: `meticais`,
      },
      hundredths: `centavo, centavos, cêntimo, cêntimos`,
      except: `exceto, excepto, salvo, a exceção`,
      in: `em`,
      opens: `
        (valores|montantes) (expressos|apresentados) em, unidade monetária, moeda, reais`,
      presented: `moeda de apresentação, expressos/apresentadas/apresentados em`,
      filler: `
        em, valor, valores, montante, montantes, expresso, expressos, apresentado, apresentados,
        exercício, exercícios, findo, findos, ano, anos, de, do, da, dos, os, e, quando,
        indicado, outra, forma, nota, notas, unidade, monetária, moeda, mil, janeiro, fevereiro,
        março, abril, junho, julho, agosto, setembro, outubro, novembro, dezembro`,
    },
    periods: {
      monthNames: `
        janeiro jan, fevereiro fev, março mar, abril abr, maio mai, junho jun, julho jul,
        agosto ago, setembro set, outubro, novembro nov, dezembro dez`,
      months: `meses`,
      weeks: `semanas`,
      heads: {
        days: `dia, dias`,
        weeks: `semana, semanas`,
        months: `mês, meses`,
        years: `ano, anos`,
      },
      numerals: { tres: 3, seis: 6, nove: 9, doze: 12 },
      wholeYear: `
        exercício/exercícios (social|sociais)
          findo/findos/encerrado/encerrados/terminado/terminados`,
      halfYear: `semestre*`,
      quarter: `trimestre*`,
      interimReport: `
        informações trimestrais*, relatório semestral*/trimestral*, intercalares`,
      currentYear: `
        exercício/ano/período atual/corrente, exercício/ano/período em curso, saldo final`,
      previousYear: `
        exercício/ano/período anterior/precedente, saldo inicial, valor da última dre`,
      amount: `valor`,
      transition: `constituição da sociedade/companhia`,
      to: `até, a`,
      yearEnded: `
        exercício/exercícios (social)
          findo/findos/encerrado/encerrados/terminado/terminados em,
        ano/anos findo/findos em`,
      fiscal: `exercício`,
      joiners: `de`,
      besideYear: `
        em, de, exercício, ano, último, penúltimo, antepenúltimo, datas, períodos`,
      head: `
        exercício, exercícios, ano, anos, nota, notas, em, conta, contas, código, descrição,
        discriminação, especificação`,
      line: ``,
      lineOpens: `
        (para) (o|os) exercício/exercícios/ano/anos/período/períodos`,
      restated: `*reapresentad*, *reexpress*`,
    },
    amendedReport: `
      relatório (anual|financeiro|e contas|de contas|de gestão) (de #|#)
        reapresentado/retificado,
      demonstrações (financeiras|contábeis) (consolidadas|individuais) (de #|#)
        reapresentadas/retificadas,
      substitui o relatório`,
    meanings: {
      debt: `empréstimo, empréstimos, financiamentos, obrigações, debêntures`,
      assets: `ativo, ativos`,
      liabilities: `passivo, passivos`,
      equity: `patrimônio líquido, capital próprio, capitais próprios`,
      current: `circulante, circulantes, corrente, correntes, curto prazo`,
      noncurrent: `não circulante/circulantes/corrente/correntes, longo prazo`,
      operating: `operacional, operacionais`,
      investing: `investimento, investimentos`,
      financing: `financiamento, financiamentos`,
      basic: `básico, básica`,
      diluted: `diluído, diluída`,
      'cash flow': `caixa`,
      'cash itself': `caixa … início/inicial/fim/final`,
      opening: `início, inicial`,
      closing: `fim, final`,
      purchase: `aquisição, aquisições, compra, compras, adições`,
      sale: `alienação, alienações, venda, vendas, baixa, baixas`,
      repayment: `amortização, amortizações, pagamento, pagamentos`,
      issue: `captação, captações, emissão, emissões`,
      receivable: `a receber, clientes`,
      payable: `a pagar, fornecedores`,
      continuing: `continuadas, em continuação`,
      discontinued: `descontinuadas`,
      before: `antes`,
      after: `após`,
      paid: `pago, pagos`,
      received: `recebido, recebidos`,
      income: `receita, receitas, rendimento, rendimentos`,
      expense: `despesa, despesas, custo, custos, gasto, gastos`,
      minority: `não controladores`,
      gross: `bruto, bruta`,
      net: `líquido, líquida`,
      gain: `lucro, lucros, ganho, ganhos`,
      loss: `prejuízo, prejuízos, perda, perdas`,
    },
    reporter: {
      addressee: `aos acionistas/administradores/sócios da/de/do`,
      audited: `demonstrações financeiras/contábeis (consolidadas) da/de/do`,
      comprising: `que compreendem`,
      self: `companhia, sociedade, grupo, banco`,
      opensNoName: `título, subtítulo, órgão superior, exercício, emissão, período`,
      opensDefinition: `a, o`,
      selfAlone: `confidencial, estritamente confidencial, minuta`,
    },
  },
};
