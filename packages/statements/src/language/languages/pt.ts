import { anyOf, inSequence } from '../any-of.js';
import type { Lexicon } from '../lexicon.js';

/** "Demonstrações consolidadas de", "Demonstração do". */
const STATEMENT_OF = String.raw`demonstrac(?:ao|oes) (?:contabe(?:l|is) |financeiras? )?(?:consolidadas? )?d[aeo]s? `;
const titleOf = (subject: RegExp): RegExp => new RegExp(`${STATEMENT_OF}(?:${subject.source})`);

/** How the net cash of an activity begins: "Caixa líquido gerado pelas (aplicado nas)". */
const NET_CASH = /(?:caixa|fluxos? de caixa|disponibilidades).*/;

/** Portuguese, of Brazil and Portugal. */
export const pt: Lexicon = {
  language: 'pt',
  titles: {
    income_statement: [
      titleOf(/resultados?\b(?! abrangente| integra)/),
      /\bdemonstrac(?:ao|oes) dos? resultados? (?:consolidad[oa]s?|por naturezas|por funcoes)/,
      /\bcontas? de (?:resultados|ganhos e perdas)/,
      // Public bodies of Brazil.
      titleOf(/variacoes patrimoniais/),
    ],
    balance_sheet: [
      /\bbalancos? (?:patrimonia(?:l|is)|consolidados?)\b/,
      /^balancos?$/,
      // Portugal: "Balanço (ESNL) em 31 de dezembro de 2022", "Balanço individual".
      /^balancos? (?:\(?esnl\)? ?)?(?:individual\b|(?:em|a) \d)/,
      titleOf(/posicao financeira/),
    ],
    cash_flow_statement: [titleOf(/fluxos? de caixa/)],
    comprehensive_income: [
      titleOf(
        /(?:resultados?|rendimentos?) (?:consolidad[oa]s? )?(?:abrangentes?|integra(?:l|is))/,
      ),
      /\b(?:resultado|rendimento) (?:abrangente|integral)\b/,
    ],
    changes_in_equity: [
      titleOf(/(?:mutacoes|alteracoes|variacoes) (?:do|no|dos|nos) (?:patrimonio|capita)/),
    ],
  },
  titleWords: {
    group: /consolidad/,
    withSubsidiaries: /\be (?:suas )?(?:controladas|subsidiarias)\b/,
    fillers: anyOf(
      /de|do|da|dos|das|e|em|a|o|as|os|para|os/,
      /consolidad[oa]s?|exercicios?|findos?|anos?|periodos?|milh(?:ares|oes)|reais|euros/,
    ),
    decoys: {
      'parent company': /\bcontroladora\b|demonstrac\S+ (?:financeiras )?individuais|empresa-?mae/,
      interim: /trimestr|semestr|intermedi|intercalar/,
      unaudited: /nao auditad/,
      condensed: /condensad|resumid/,
      segment: /\bsegmentos?\b/,
      'pro forma': /pro-?forma/,
    },
    continued: /continuacao/,
    supplement:
      /^informac(?:ao|oes) (?:suplementar|complementar|adiciona)|^(?:re)?conciliacao (?:do|da|entre)/,
    chapter: /demonstracoes (?:financeiras|contabeis)|contas consolidadas/,
    contents: /\bindice\b|sumario/,
  },
  pages: {
    page: /pagina/,
    running: /relatorio|demonstracoes/,
    sentence: /os?|as|est[ea]s?|veja|nossa/,
  },
  rows: {
    income_statement: {
      eps_diluted: /por acao.*diluid|diluid.*por acao/,
      eps_basic: /por acao|por lote de mil acoes/,
      shares_basic: /(?:numero|quantidade|media).*acoes/,
      income_before_taxes:
        /antes (?:d[aeo]s? )?(?:impostos?|tribut|imposto de renda|resultado financeiro e dos tribut)/,
      income_tax:
        /imposto (?:de renda|sobre)|^impostos?\b|contribuicao social|^tributos sobre o lucro/,
      net_income_attributable_to_parent:
        /atribui(?:vel|do|veis|dos) a|acionistas (?:da|controladores)/,
      discontinued: /operac(?:oes|ao) descontinuad/,
      net_income: anyOf(
        /^(?:lucro|prejuizo|resultado)(?: ?\(?(?:lucro|prejuizo)\)?)? (?:liquido|consolidado)/,
        /^(?:lucro|prejuizo|resultado).* d[eo] (?:exercicio|periodo|ano)/,
        // Associations and public bodies.
        /^(?:superavit|deficit)(?: (?:ou |e )?(?:deficit|superavit))? (?:liquido )?d[eo] (?:exercicio|periodo|ano)/,
      ),
      gross_profit: /(?:lucro|resultado|margem) brut[oa]/,
      operating_income: anyOf(
        /(?:lucro|resultado|prejuizo) operaciona(?:l|is)|\bebit(?:da)?\b/,
        /(?:lucro|resultado) antes do resultado financeiro|antes das (?:receitas|despesas) financeiras/,
      ),
      interest: /juros|(?:receitas?|despesas?|resultado|gastos|rendimentos) financeir|comissoes/,
      premiums: /premios|sinistros/,
      cost_of_revenue: /custos? (?:d[aeo]s? )?(?:vendas|produtos|bens|mercadorias|servicos)/,
      revenue: anyOf(
        /receitas?|(?<!(?:despesas|gastos) (?:com|de) )vendas|volume de negocios|prestacoes de servicos/,
        /^variacoes patrimoniais aumentativas$/,
      ),
      expense_line:
        /^variacoes patrimoniais diminutivas|despesas|gastos|fornecimentos e servicos|amortizac|depreciac|imparidade/,
    },
    balance_sheet: {
      total_liabilities_and_equity: anyOf(
        /total (?:do )?(?:passivo|patrimonio liquido) e (?:d[oe] )?(?:passivo|patrimonio|capita)/,
        /total (?:do )?capital proprio e (?:d[oe] )?(?:passivo|patrimonio|capita)/,
        /total (?:do )?capitais proprios e (?:d[oe] )?(?:passivo|patrimonio|capita)/,
      ),
      total_assets: /^total (?:do |dos |- )?ativos?$|^ativo total$|^total geral do ativo/,
      total_current_assets:
        /^(?:total (?:do |dos |- )?)?ativos? (?:nao )?(?:circulantes?|correntes?)/,
      total_current_liabilities:
        /^(?:total (?:do |dos |- )?)?passivos? (?:nao )?(?:circulantes?|correntes?)/,
      total_liabilities: /^total (?:do |dos |- )?passivos?$/,
      total_equity:
        /^(?:total (?:do |dos )?)?(?:patrimonio liquido|capita(?:l|is) proprios?)(?: total)?$/,
      equity_line: anyOf(
        /capital (?:social|realizado)|reservas?|lucros acumulados|prejuizos acumulados/,
        /resultados transitados|acoes (?:em tesouraria|proprias)|nao controlador|ajustes de avaliacao/,
      ),
      liability_line: anyOf(
        /fornecedores|emprestimos|financiamentos|provisoes|debentures|arrendamento|a pagar/,
        /obrigacoes|passivos?/,
      ),
      asset_line: anyOf(
        /caixa|aplicacoes financeiras|contas a receber|clientes|estoques|inventarios|a recuperar/,
        /imobilizado|intangive(?:l|is)|investimentos|goodwill|ativos?|adiantamentos|depositos/,
      ),
    },
    cash_flow_statement: {
      operating_cash_flow: inSequence(NET_CASH, /(?:operaciona(?:l|is)|das operacoes)\b/),
      investing_cash_flow: inSequence(NET_CASH, /investimentos?\b/),
      financing_cash_flow: inSequence(NET_CASH, /financiamentos?\b/),
      exchange_rate_effect: /(?:efeitos?|variac(?:ao|oes)|diferencas).*(?:cambi|conversao)/,
      closing_cash: /caixa.*(?:no fim|no final|final\b|fim do)/,
      opening_cash: /caixa.*(?:no inicio|inicial|inicio do|no comeco)/,
      net_change_in_cash:
        /(?:aumento|reducao|diminuicao|variacao|acrescimo|decrescimo).*(?:caixa|disponibilidades)/,
      financing_line:
        /dividendos|captac|amortizac\S* de (?:emprestimos|principal)|emprestimos|recompra/,
      investing_line: /aquisic|alienac|baixa de|aplicac|adicoes|venda de (?:ativo|imobilizado)/,
      cash_adjustment:
        /depreciac|amortizac|ajustes?|provis|contas a receber|estoques|inventarios|fornecedores|imposto/,
    },
  },
  totals: [/^(?:sub)?-?total\b/],
  months: [
    'janeiro jan',
    'fevereiro fev',
    'marco mar',
    'abril abr',
    'maio mai',
    'junho jun',
    'julho jul',
    'agosto ago',
    'setembro set',
    'outubro',
    'novembro nov',
    'dezembro dez',
  ],
  money: {
    scales: [
      ['bilhoes|mil milhoes', 1e9],
      ['milhoes|milhao', 1e6],
      ['milhares', 1e3],
      [
        '(?<=\\b(?:em|r\\$) )mil(?= (?:reais|euros|dolares))|\\br\\$ ?mil\\b|\\bmil reais\\b|\\breais mil\\b',
        1e3,
      ],
    ],
    currencies: {
      BRL: '\\breais\\b|\\brea(?:l|is) brasileiros?|\\bunidades? de rea(?:l|is)\\b',
      USD: 'dolares? (?:americanos?|norte-americanos?|dos estados unidos)',
      EUR: '\\beuros?\\b',
      AOA: 'kwanzas?',
      MZN: 'meticais',
    },
    hundredths: 'centavos?|centimos?',
    in: 'em',
    presented: /moeda de apresentação|(?:expressos|apresentad[ao]s) em/,
    opens:
      '(?:valores |montantes )?(?:expressos |apresentados )?em|unidade monetaria:?|moeda:?|reais',
    except: 'exceto|excepto|salvo|a excecao',
    filler: [
      'em|valores?|montantes?|expressos?|apresentados?|exercicios?|findos?|anos?|de|do|da|dos|os|e|quando',
      'indicado|outra|forma|janeiro|fevereiro|marco|abril|junho|julho|agosto|setembro|outubro',
      'novembro|dezembro|notas?|unidade|monetaria|moeda|mil',
    ],
  },
  periods: {
    to: /ate|a/,
    yearEnded: /exercicios? (?:social )?(?:findos?|encerrados?|terminados?) em|anos? findos? em/,
    fiscal: /exercicio/,
    joiners: /de/,
    besideYear: /em|de|exercicio|ano|ultimo|penultimo|antepenultimo|datas|periodos/,
    line: /^(?:para )?(?:os? )?(?:exercicios?|anos?|periodos?)\b.*$/,
    head: /exercicios?|anos?|notas?|em/,
  },
  lengths: {
    counted: /\b(?<n>\d{1,2}|[a-z]+) (?:(?<weeks>semanas)|meses)\b/,
    numerals: { tres: 3, seis: 6, nove: 9, doze: 12 },
    units: { days: /dias?/, weeks: /semanas?/, months: /mes(?:es)?/, years: /anos?/ },
    wholeYear: /\bexercicios? (?:social |sociais )?(?:findos?|encerrados?|terminados?)\b/,
    parts: [
      { pattern: /\btrimestre/, months: 3 },
      { pattern: /\bsemestre/, months: 6 },
    ],
    interim: /\binformacoes trimestrais|\brelatorio (?:semestral|trimestral)|\bintercalares\b/,
    currentYear: /^(?:exercicio|ano|periodo) (?:atual|corrente|em curso)$|^saldo final$/,
    previousYear: anyOf(
      /^(?:exercicio|ano|periodo) (?:anterior|precedente)$/,
      /^(?:saldo inicial|valor da ultima dre)$/,
    ),
    amount: /^valor$/,
    transition: /\bconstituicao da (?:sociedade|companhia)\b/,
  },
  columnWords: {
    basis: {
      restated: /reapresentad|reexpress/,
      reclassified: /reclassificad/,
      pro_forma: /\bpro[ -]?forma\b/,
      unaudited: /\bnao auditad/,
      budget: /\borcament|\borcad/,
    },
    scope: {
      company: /\bcontroladora\b|\bindividual\b/,
      group: /\bconsolidado\b|\bgrupo\b/,
    },
  },
  noteColumn: /^(?:notas?|nota explicativa|notas explicativas)$/,
  sideColumn: /variacao|\ba\.?h\.?\b|\ba\.?v\.?\b|trimestre|semestre/,
  grossColumn: /\bbrut[oa]s?\b/,
  groupColumn: /\bconsolidado|grupo\b/,
  partColumn: /\bcontroladora|individual|\bbr ?gaap individual/,
  closing: /(?:notas?).*(?:parte integrante|fazem parte)|^o contabilista|^a administracao$/,
  comprehensive: /(?:resultado|rendimento)s? (?:abrangente|integra(?:l|is))/,
  amendedReport: anyOf(
    /\b(?:relatorio|demonstracoes)[^.]{0,24} (?:reapresentad|retificad)[oa]s?\b/,
    /\bsubstitui o relatorio\b/,
  ),
  names: {
    revenue: [
      /^receitas?(?: operacional)?(?: liquidas?)?(?: (?:de|com|das) vendas.*)?$/u,
      anyOf(
        /^(?:receita liquida.*|vendas(?: liquidas)?|volume de negocios)$/u,
        /^vendas e (?:servicos prestados|prestacoes de servicos)$/u,
      ),
    ],
    cost_of_revenue: [/^custos? (?:d[aeo]s? )?(?:vendas|produtos|bens|mercadorias|servicos).*$/u],
    gross_profit: [/^(?:lucro|resultado) bruto$/u, /^margem bruta$/u],
    research_and_development: [/^(?:despesas com |gastos com )?pesquisa e desenvolvimento$/u],
    operating_income: [
      /^(?:lucro|resultado) operacional$/u,
      /^(?:lucro|resultado) antes do resultado financeiro.*$/u,
    ],
    interest_expense: [/^(?:despesas|gastos) financeir[ao]s$/u, /^juros suportados$/u],
    income_before_taxes: [
      /^(?:lucro|prejuizo|resultado)s?(?: prejuizo)? antes d[aeo]s? (?:imposto|tribut).*$/u,
    ],
    income_tax: [
      /^imposto (?:de renda|sobre).*$/u,
      /^impostos sobre (?:o )?(?:lucro|rendimento).*$/u,
    ],
    net_income: [
      anyOf(
        /^lucro(?: prejuizo)? liquido(?: consolidado)?(?: d[eo] (?:exercicio|periodo|ano))?$/u,
        /^resultado(?: prejuizo)? liquido(?: consolidado)?(?: d[eo] (?:exercicio|periodo|ano))?$/u,
        /^prejuizo(?: prejuizo)? liquido(?: consolidado)?(?: d[eo] (?:exercicio|periodo|ano))?$/u,
      ),
      /^(?:lucro|resultado|prejuizo|superavit|deficit) d[eo] (?:exercicio|periodo|ano)$/u,
    ],
    net_income_attributable_to_parent: [
      anyOf(
        /^(?:.* )?(?:atribuive(?:l|is)|atribuidos?) a(?:os)? (?:acionistas|socios).*$/u,
        /^(?:.* )?(?:atribuive(?:l|is)|atribuidos?) a(?:os)? (?:proprietarios|detentores).*$/u,
        /^(?:.* )?(?:atribuive(?:l|is)|atribuidos?) a(?:os)? controladores.*$/u,
      ),
      /^(?:acionistas|socios) (?:da )?(?:controladora|controladores|empresa mae)$/u,
    ],
    net_income_attributable_to_minority: [
      /^(?:.* )?(?:(?:acionistas|participacoes|interesses) (?:de )?(?:nao controladores|que nao controlam))$/u,
    ],
    eps_basic: [/^(?:lucro|resultado|prejuizo).* por acao(?! diluid).*$/u, /^basic[oa]$/u],
    eps_diluted: [
      /^(?:lucro|resultado|prejuizo).* diluid[oa].*$/u,
      /^(?:lucro|resultado|prejuizo) por acao diluid[oa].*$/u,
      /^diluid[oa]$/u,
    ],
    cash_and_cash_equivalents: [
      /^caixa e (?:equivalentes(?: de caixa)?|seus equivalentes|depositos bancarios)$/u,
    ],
    receivables: [/^contas a receber(?: de clientes)?$/u, /^clientes$/u],
    inventories: [/^(?:estoques|inventarios)$/u],
    total_current_assets: [/^(?:total (?:do |dos )?)?ativos? (?:circulantes?|correntes?)$/u],
    property_plant_equipment: [/^(?:imobilizado|ativos? fixos? tangive(?:l|is))$/u],
    goodwill: [/^(?:goodwill|agio (?:por|na aquisicao) .*)$/u],
    intangible_assets: [/^(?:intangive(?:l|is)|ativos? intangive(?:l|is))$/u],
    total_noncurrent_assets: [/^(?:total (?:do |dos )?)?ativos? nao (?:circulantes?|correntes?)$/u],
    total_assets: [/^total (?:do |dos )?ativos?$/u, /^ativo total$/u],
    payables: [/^fornecedores$/u, /^contas a pagar$/u],
    total_current_liabilities: [/^(?:total (?:do |dos )?)?passivos? (?:circulantes?|correntes?)$/u],
    total_noncurrent_liabilities: [
      /^(?:total (?:do |dos )?)?passivos? nao (?:circulantes?|correntes?)$/u,
    ],
    total_liabilities: [/^total (?:do |dos )?passivos?$/u],
    retained_earnings: [/^(?:lucros|prejuizos|resultados) (?:acumulados|transitados|retidos)$/u],
    noncontrolling_interests: [
      anyOf(
        /^(?:participac(?:ao|oes)|interesses|acionistas) (?:d[eoa]s? )?(?:acionistas )?nao controladores$/u,
        /^(?:participac(?:ao|oes)|interesses|acionistas) (?:d[eoa]s? )?(?:acionistas )?que nao controlam$/u,
        /^(?:participac(?:ao|oes)|interesses|acionistas) (?:d[eoa]s? )?(?:acionistas )?minoritarios$/u,
      ),
    ],
    equity_attributable_to_parent: [
      anyOf(
        /^(?:patrimonio liquido|capital proprio) (?:atribuive(?:l|is)|atribuido) a.*controlador.*$/u,
        /^(?:patrimonio liquido|capital proprio) (?:atribuive(?:l|is)|atribuido) a.*acionistas.*$/u,
        /^(?:patrimonio liquido|capital proprio) (?:atribuive(?:l|is)|atribuido) a.*proprietarios.*$/u,
      ),
    ],
    total_equity: [/^(?:total (?:do |dos )?)?(?:patrimonio liquido|capita(?:l|is) proprios?)$/u],
    total_liabilities_and_equity: [
      anyOf(
        /^total (?:do )?passivo e (?:do )?patrimonio liquidos?$/u,
        /^total (?:do )?(?:capital proprio e (?:do )?passivo|patrimonio liquido e passivo)s?$/u,
      ),
    ],
    cash_flow_net_income: [
      /^(?:lucro|resultado|prejuizo)(?: prejuizo)? liquido(?: d[eo] (?:exercicio|periodo|ano))?$/u,
    ],
    depreciation_and_amortization: [
      /^(?:depreciac(?:ao|oes)(?: e)? )?(?:amortizac(?:ao|oes))(?:.*)$/u,
      /^depreciac(?:ao|oes).*$/u,
    ],
    operating_cash_flow: [/^(?:caixa|fluxos? de caixa).*(?:atividades )?operaciona(?:l|is)$/u],
    capital_expenditure: [
      anyOf(
        /^aquisic(?:ao|oes) (?:de |ao |do )*(?:ativo )?(?:imobilizado|ativos? fixos?).*$/u,
        /^(?:adicoes|compras?) (?:de |ao |do )*(?:ativo )?(?:imobilizado|ativos? fixos?).*$/u,
      ),
    ],
    investing_cash_flow: [/^(?:caixa|fluxos? de caixa).*(?:atividades de )?investimentos?$/u],
    dividends_paid: [
      /^(?:pagamentos? de )?dividendos(?: e juros sobre (?:o )?capital proprio)?(?: pagos)?.*$/u,
    ],
    financing_cash_flow: [/^(?:caixa|fluxos? de caixa).*(?:atividades de )?financiamentos?$/u],
    exchange_rate_effect: [/^(?:efeitos?|variac(?:ao|oes)|diferencas).*(?:cambi|conversao).*$/u],
    net_change_in_cash: [
      anyOf(
        /^(?:aumento|reducao|diminuicao)(?: liquid[ao])? (?:de|do|no|em) (?:saldo de )?caixa.*$/u,
        /^(?:variacao|acrescimo)(?: liquid[ao])? (?:de|do|no|em) (?:saldo de )?caixa.*$/u,
        /^(?:decrescimo|aumento reducao)(?: liquid[ao])? (?:de|do|no|em) (?:saldo de )?caixa.*$/u,
      ),
    ],
    opening_cash: [/^caixa.* (?:no )?inici(?:o|al).*$/u],
    closing_cash: [/^caixa.* (?:no )?(?:fim|final).*$/u],
  },
  labelWords: {
    and: /e/,
    total: /total|totais/,
    part: /dos quais|sendo/,
    deduction: /menos|mais/,
    attributed: /atribui/,
    bothSides: /passivo/,
    note: /(?:ver )?notas?/,
    continues: /e|ou|d[eo] exercicio|no (?:inicio|fim|final)/,
    numberless: /^compromissos e contingencias$/,
    joining: 'de do da dos das e o os em no na ao com por',
    goesOn: /de|do|da|dos|das|e|em|com|por|ao|sobre/,
  },
  units: {
    perShare: /por acao|por lote de mil acoes/,
    shares: /(?:numero|quantidade|media).*acoes/,
  },
  meanings: {
    debt: /emprestimos?|financiamentos|obrigacoes|debentures/,
    assets: /ativos?/,
    liabilities: /passivos?/,
    equity: /patrimonio liquido|capita(?:l|is) proprios?/,
    current: /circulantes?|correntes?|curto prazo/,
    noncurrent: /nao circulantes?|nao correntes?|longo prazo/,
    operating: /operaciona(?:l|is)/,
    investing: /investimentos?/,
    financing: /financiamentos?/,
    basic: /basic[oa]/,
    diluted: /diluid[oa]/,
    'cash flow': /caixa/,
    'cash itself': /caixa\b.*\b(?:inicio|inicial|fim|final)/,
    opening: /inicio|inicial/,
    closing: /fim|final/,
    purchase: /aquisic(?:ao|oes)|compras?|adicoes/,
    sale: /alienac(?:ao|oes)|vendas?|baixas?/,
    repayment: /amortizac(?:ao|oes)|pagamentos?/,
    issue: /captac(?:ao|oes)|emiss(?:ao|oes)/,
    receivable: /a receber|clientes/,
    payable: /a pagar|fornecedores/,
    continuing: /continuadas|em continuacao/,
    discontinued: /descontinuadas/,
    before: /antes/,
    after: /apos/,
    paid: /pagos?/,
    received: /recebidos?/,
    income: /receitas?|rendimentos?/,
    expense: /despesas?|custos?|gastos?/,
    minority: /nao controladores/,
    gross: /brut[oa]/,
    net: /liquid[oa]/,
    gain: /lucros?|ganhos?/,
    loss: /prejuizos?|perdas?/,
  },
  reporter: {
    addressee: /aos (?:acionistas|administradores|s[óo]cios) d[aeo]/,
    audited: /demonstra[çc][õo]es (?:financeiras|cont[áa]beis) (?:consolidadas )?d[aeo]/,
    comprising: /que compreendem/,
    self: /companhia|sociedade|grupo|banco/,
    // The heads of the forms in which public bodies report.
    opensNoName: /(?:sub)?t[íi]tulo|[óo]rg[ãa]o superior|exerc[íi]cio|emiss[ãa]o|per[íi]odo/,
    opensDefinition: /a|o/,
  },
};
