import { anyOf, inSequence } from './any-of.js';
import type { Lexicon } from './lexicon.js';

/** "Demonstrações consolidadas de", "Demonstração do". */
const STATEMENT_OF = String.raw`demonstrac(?:ao|oes) (?:contabe(?:l|is) |financeiras? )?(?:consolidadas? )?d[aeo]s? `;
const title = (subject: RegExp): RegExp => new RegExp(`${STATEMENT_OF}(?:${subject.source})`);

/** How the net cash of an activity begins: "Caixa líquido gerado pelas (aplicado nas)". */
const NET_CASH = /(?:caixa|fluxos? de caixa|disponibilidades).*/;

/** Portuguese, of Brazil and Portugal. */
export const pt: Lexicon = {
  language: 'pt',
  titles: {
    income_statement: [
      title(/resultados?\b(?! abrangente| integra)/),
      /\bdemonstrac(?:ao|oes) dos? resultados? (?:consolidad[oa]s?|por naturezas|por funcoes)/,
      /\bcontas? de (?:resultados|ganhos e perdas)/,
    ],
    balance_sheet: [
      /\bbalancos? (?:patrimonia(?:l|is)|consolidados?)\b/,
      /^balancos?$/,
      title(/posicao financeira/),
    ],
    cash_flow_statement: [title(/fluxos? de caixa/)],
    comprehensive_income: [
      title(/(?:resultados?|rendimentos?) (?:consolidad[oa]s? )?(?:abrangentes?|integra(?:l|is))/),
      /\b(?:resultado|rendimento) (?:abrangente|integral)\b/,
    ],
    changes_in_equity: [
      title(/(?:mutacoes|alteracoes|variacoes) (?:do|no|dos|nos) (?:patrimonio|capita)/),
    ],
  },
  titleWords: {
    group: /consolidad/,
    fillers: [
      ...['de', 'do', 'da', 'dos', 'das', 'e', 'em', 'a', 'o', 'as', 'os', 'para', 'os'],
      /consolidad[oa]s?|exercicios?|findos?|anos?|periodos?|milh(?:ares|oes)|reais|euros/,
    ],
    decoys: {
      'parent company': /\bcontroladora\b|demonstrac\S+ (?:financeiras )?individuais|empresa-?mae/,
      interim: /trimestr|semestr|intermedi|intercalar/,
      unaudited: /nao auditad/,
      condensed: /condensad|resumid/,
      segment: /\bsegmentos?\b/,
      'pro forma': /pro-?forma/,
    },
    continued: /continuacao/,
    contents: /\bindice\b|sumario/,
  },
  rows: {
    income_statement: [
      { role: 'eps_diluted', pattern: /por acao.*diluid|diluid.*por acao/ },
      { role: 'eps_basic', pattern: /por acao|por lote de mil acoes/ },
      { role: 'shares_basic', pattern: /(?:numero|quantidade|media).*acoes/ },
      {
        role: 'pretax_income',
        total: true,
        pattern:
          /antes (?:d[aeo]s? )?(?:impostos?|tribut|imposto de renda|resultado financeiro e dos tribut)/,
      },
      {
        role: 'income_tax',
        pattern:
          /imposto (?:de renda|sobre)|^impostos?\b|contribuicao social|^tributos sobre o lucro/,
      },
      {
        role: 'net_income_owners',
        pattern: /atribui(?:vel|do|veis|dos) a|acionistas (?:da|controladores)/,
      },
      { role: 'discontinued', pattern: /operac(?:oes|ao) descontinuad/ },
      {
        role: 'net_income',
        total: true,
        pattern: anyOf(
          /^(?:lucro|prejuizo|resultado)(?: ?\(?(?:lucro|prejuizo)\)?)? (?:liquido|consolidado)/,
          /^(?:lucro|prejuizo|resultado).* d[eo] (?:exercicio|periodo|ano)/,
        ),
      },
      { role: 'gross_profit', total: true, pattern: /(?:lucro|resultado|margem) brut[oa]/ },
      {
        role: 'operating_income',
        total: true,
        pattern: anyOf(
          /(?:lucro|resultado|prejuizo) operaciona(?:l|is)|\bebit(?:da)?\b/,
          /(?:lucro|resultado) antes do resultado financeiro|antes das (?:receitas|despesas) financeiras/,
        ),
      },
      {
        role: 'interest',
        pattern: /juros|(?:receitas?|despesas?|resultado|gastos|rendimentos) financeir|comissoes/,
      },
      { role: 'premiums', pattern: /premios|sinistros/ },
      {
        role: 'cost_of_sales',
        pattern: /custos? (?:d[aeo]s? )?(?:vendas|produtos|bens|mercadorias|servicos)/,
      },
      { role: 'revenue', pattern: /receitas?|vendas|volume de negocios|prestacoes de servicos/ },
      {
        role: 'operating_expense',
        pattern: /despesas|gastos|fornecimentos e servicos|amortizac|depreciac|imparidade/,
      },
    ],
    balance_sheet: [
      {
        role: 'total_equity_and_liabilities',
        total: true,
        pattern: anyOf(
          /total (?:do )?(?:passivo|patrimonio liquido) e (?:d[oe] )?(?:passivo|patrimonio|capita)/,
          /total (?:do )?capital proprio e (?:d[oe] )?(?:passivo|patrimonio|capita)/,
          /total (?:do )?capitais proprios e (?:d[oe] )?(?:passivo|patrimonio|capita)/,
        ),
      },
      {
        role: 'total_assets',
        total: true,
        pattern: /^total (?:do |dos )?ativos?$|^ativo total$|^total geral do ativo/,
      },
      {
        role: 'current_assets',
        pattern: /^(?:total (?:do |dos )?)?ativos? (?:nao )?(?:circulantes?|correntes?)/,
      },
      {
        role: 'current_liabilities',
        pattern: /^(?:total (?:do |dos )?)?passivos? (?:nao )?(?:circulantes?|correntes?)/,
      },
      { role: 'total_liabilities', total: true, pattern: /^total (?:do |dos )?passivos?$/ },
      {
        role: 'total_equity',
        total: true,
        pattern:
          /^(?:total (?:do |dos )?)?(?:patrimonio liquido|capita(?:l|is) proprios?)(?: total)?$/,
      },
      {
        role: 'equity_line',
        pattern: anyOf(
          /capital (?:social|realizado)|reservas?|lucros acumulados|prejuizos acumulados/,
          /resultados transitados|acoes (?:em tesouraria|proprias)|nao controlador|ajustes de avaliacao/,
        ),
      },
      {
        role: 'liability_line',
        pattern: anyOf(
          /fornecedores|emprestimos|financiamentos|provisoes|debentures|arrendamento|a pagar/,
          /obrigacoes|passivos?/,
        ),
      },
      {
        role: 'asset_line',
        pattern: anyOf(
          /caixa|aplicacoes financeiras|contas a receber|clientes|estoques|inventarios|a recuperar/,
          /imobilizado|intangive(?:l|is)|investimentos|goodwill|ativos?|adiantamentos|depositos/,
        ),
      },
    ],
    cash_flow_statement: [
      {
        role: 'operating_cash',
        total: true,
        pattern: inSequence(NET_CASH, /(?:operaciona(?:l|is)|das operacoes)\b/),
      },
      { role: 'investing_cash', total: true, pattern: inSequence(NET_CASH, /investimentos?\b/) },
      { role: 'financing_cash', total: true, pattern: inSequence(NET_CASH, /financiamentos?\b/) },
      {
        role: 'exchange_effect',
        pattern: /(?:efeitos?|variac(?:ao|oes)|diferencas).*(?:cambi|conversao)/,
      },
      { role: 'closing_cash', total: true, pattern: /caixa.*(?:no fim|no final|final\b|fim do)/ },
      { role: 'opening_cash', pattern: /caixa.*(?:no inicio|inicial|inicio do|no comeco)/ },
      {
        role: 'net_change_in_cash',
        total: true,
        pattern:
          /(?:aumento|reducao|diminuicao|variacao|acrescimo|decrescimo).*(?:caixa|disponibilidades)/,
      },
      {
        role: 'financing_line',
        pattern: /dividendos|captac|amortizac\S* de (?:emprestimos|principal)|emprestimos|recompra/,
      },
      {
        role: 'investing_line',
        pattern: /aquisic|alienac|baixa de|aplicac|adicoes|venda de (?:ativo|imobilizado)/,
      },
      {
        role: 'cash_adjustment',
        pattern:
          /depreciac|amortizac|ajustes?|provis|contas a receber|estoques|inventarios|fornecedores|imposto/,
      },
    ],
  },
  totals: [/^(?:sub)?-?total\b/],
  months: [
    ['janeiro', 'jan'],
    ['fevereiro', 'fev'],
    ['marco', 'mar'],
    ['abril', 'abr'],
    ['maio', 'mai'],
    ['junho', 'jun'],
    ['julho', 'jul'],
    ['agosto', 'ago'],
    ['setembro', 'set'],
    ['outubro'],
    ['novembro', 'nov'],
    ['dezembro', 'dez'],
  ],
  money: {
    scales: [
      ['bilhoes|mil milhoes', 1e9],
      ['milhoes|milhao', 1e6],
      ['milhares', 1e3],
      ['(?<=\\b(?:em|r\\$) )mil(?= (?:reais|euros|dolares))|\\br\\$ ?mil\\b|\\bmil reais\\b', 1e3],
    ],
    currencies: {
      BRL: '\\breais\\b|\\brea(?:l|is) brasileiros?',
      USD: 'dolares? (?:americanos?|norte-americanos?|dos estados unidos)',
      EUR: '\\beuros?\\b',
      AOA: 'kwanzas?',
      MZN: 'meticais',
    },
    except: 'exceto|excepto|salvo|a excecao',
    filler: [
      'em|valores?|montantes?|expressos?|apresentados?|exercicios?|findos?|anos?|de|do|da|dos|os|e|quando',
      'indicado|outra|forma|janeiro|fevereiro|marco|abril|junho|julho|agosto|setembro|outubro',
      'novembro|dezembro|notas?',
    ],
  },
  periods: {
    yearEnded: /exercicios? (?:social )?(?:findos?|encerrados?|terminados?) em|anos? findos? em/,
    fiscal: /exercicio/,
    joiners: ['de'],
    besideYear: ['em', 'de', 'exercicio', 'ano'],
    restated: /reapresentad|reexpress/,
  },
  noteColumn: /^(?:notas?|nota explicativa|notas explicativas)$/,
  sideColumn: /variacao|\ba\.?h\.?\b|\ba\.?v\.?\b|trimestre|semestre/,
  groupColumn: /\bconsolidado|grupo\b/,
  partColumn: /\bcontroladora|individual|\bbr ?gaap individual/,
  closing: /(?:notas?).*(?:parte integrante|fazem parte)|^o contabilista|^a administracao$/,
  comprehensive: /(?:resultado|rendimento)s? (?:abrangente|integra(?:l|is))/,
  items: {
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
      /^(?:lucro|resultado|prejuizo) d[eo] (?:exercicio|periodo|ano)$/u,
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
    goodwill: [/^(?:goodwill|agio)$/u],
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
  dilution: { basic: /\bbasic[oa]\b/u, diluted: /\bdiluid[oa]\b/u },
  labelWords: {
    total: /total|totais/,
    part: /dos quais|sendo/,
    deduction: /menos|mais/,
    attributed: /atribui/,
    note: /notas?/,
    joining: ['de', 'do', 'da', 'dos', 'das', 'e', 'o', 'os', 'em', 'no', 'na', 'ao', 'com', 'por'],
    goesOn: ['de', 'do', 'da', 'dos', 'das', 'e', 'em', 'com', 'por', 'ao', 'sobre'],
  },
  units: {
    perShare: /por acao|por lote de mil acoes/,
    shares: /(?:numero|quantidade|media).*acoes/,
  },
  meanings: {
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
};
