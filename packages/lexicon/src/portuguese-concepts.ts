import type { Phrases } from './reading-words.js';
import { phrasesOf } from './phrases.js';
import type { ConceptId } from './row-kinds.js';

/** The labels of standardised lines in Portuguese. */
export const pt: Readonly<Partial<Record<ConceptId, Phrases>>> = {
  revenue: phrasesOf(`
    receita operacional liquida …, receita liquida …, receita de venda* …, vendas e servicos
    prestados, volume de negocios`),
  cost_of_revenue: phrasesOf(`
    custo dos produtos/bens/servicos …, custo das vendas …, custo das mercadorias vendidas …`),
  research_and_development: phrasesOf(`despesas com pesquisa …, gastos de investigacao …`),
  selling_expenses: phrasesOf(`despesas com vendas …, despesas comerciais …`),
  administrative_expenses: phrasesOf(`
    despesas gerais e administrativas …, despesas administrativas …, gerais e administrativas …`),
  employee_costs: phrasesOf(`gastos com o pessoal …, despesas com pessoal …`),
  materials: phrasesOf(`fornecimentos e servicos externos …, materias primas …`),
  depreciation_expense: phrasesOf(`
    gastos reversoes de depreciacao …, depreciacao e amortizacao …, depreciacoes …`),
  impairment: phrasesOf(`imparidade …, perdas por imparidade …, perda por reducao …`),
  other_operating_income: phrasesOf(`
    outros rendimentos …, outras receitas operacionais …, outras receitas …`),
  interest_expense: phrasesOf(`
    despesas financeiras …, juros e gastos similares suportados …, gastos financeiros …`),
  interest_income: phrasesOf(`
    receitas financeiras …, juros e rendimentos similares obtidos …, rendimentos financeiros …`),
  net_interest: phrasesOf(`resultado financeiro …`),
  equity_method_result: phrasesOf(`
    … equivalencia patrimonial …, … subsidiarias associadas …, … empresas associadas …`),
  discontinued_operations: phrasesOf(`… operacoes descontinuadas …`),
  income_tax: phrasesOf(`
    imposto de renda e contribuicao social …, imposto sobre o rendimento …, impostos sobre o
    lucro …`),
  net_income_attributable_to_minority: phrasesOf(`
    … acionistas/socios nao controladores …, … interesses que nao controlam …`),
  cash_and_cash_equivalents: phrasesOf(`
    caixa e equivalentes …, caixa e depositos bancarios …, disponibilidades …, disponivel`),
  receivables: phrasesOf(`contas a receber …, clientes …`),
  other_receivables: phrasesOf(`outros creditos …, outras contas a receber …, demais contas …`),
  inventories: phrasesOf(`estoques …, inventarios …`),
  short_term_investments: phrasesOf(`aplicacoes financeiras …, titulos e valores mobiliarios …`),
  prepaid_expenses: phrasesOf(`despesas antecipadas …, diferimentos …`),
  tax_receivable: phrasesOf(`
    tributos/impostos a recuperar …, tributos a compensar …, estado e outros entes publicos …`),
  assets_held_for_sale: phrasesOf(`ativos … mantidos para venda …, ativos … detidos para venda …`),
  right_of_use_assets: phrasesOf(`… direito de uso …`),
  property_plant_equipment: phrasesOf(`imobilizado …, ativos fixos tangiveis …`),
  investment_property: phrasesOf(
    `propriedades para investimento …, propriedades de investimento …`,
  ),
  goodwill: phrasesOf(`agio …, goodwill …`),
  intangible_assets: phrasesOf(`intangivel …, ativos intangiveis …`),
  equity_method_investments: phrasesOf(`
    investimentos …, participacoes financeiras …, … equivalencia patrimonial …`),
  long_term_investments: phrasesOf(`aplicacoes financeiras …, outros investimentos financeiros …`),
  deferred_tax_assets: phrasesOf(`
    imposto de renda e contribuicao social diferidos …, ativos por impostos diferidos …, tributos
    diferidos …`),
  payables: phrasesOf(`fornecedores …, contas a pagar a fornecedores …`),
  tax_payable: phrasesOf(`
    tributos/impostos a pagar/recolher …, estado e outros entes publicos …, obrigacoes fiscais …`),
  employee_liabilities: phrasesOf(`salarios e encargos …, obrigacoes sociais e trabalhistas …`),
  dividends_payable: phrasesOf(`dividendos …, dividendos a pagar …`),
  short_term_debt: phrasesOf(`
    emprestimos e financiamentos …, financiamentos obtidos …, debentures …, emprestimos …`),
  long_term_debt: phrasesOf(`
    emprestimos e financiamentos …, financiamentos obtidos …, debentures …, emprestimos …`),
  current_lease_liabilities: phrasesOf(`… arrendamento* …`),
  lease_liabilities: phrasesOf(`… arrendamento* …`),
  current_provisions: phrasesOf(`provisoes …, provisao …`),
  provisions: phrasesOf(`provisoes …, provisao …`),
  deferred_tax_liabilities: phrasesOf(`
    imposto de renda e contribuicao social diferidos …, passivos por impostos diferidos …, tributos
    diferidos …`),
  share_capital: phrasesOf(`capital, capital social …, capital subscrito …, capital realizado …`),
  additional_paid_in_capital: phrasesOf(`reservas/reserva de capital …, premios de emissao …`),
  treasury_shares: phrasesOf(`acoes em tesouraria …, acoes proprias …, quotas proprias …`),
  accumulated_oci: phrasesOf(`
    ajustes de avaliacao patrimonial …, outros resultados abrangentes …`),
  retained_earnings: phrasesOf(`
    reservas/reserva de lucros …, lucros acumulados …, lucros prejuizos acumulados …, prejuizos
    acumulados …, resultados transitados …, outras reservas …, reservas legais …`),
  noncontrolling_interests: phrasesOf(`
    participacao de nao controladores …, … nao controladores …, interesses que nao controlam …`),
  cash_flow_net_income: phrasesOf(`
    lucro liquido …, lucro prejuizo …, prejuizo do exercicio …, resultado do exercicio …, lucro
    antes …`),
  depreciation_and_amortization: phrasesOf(`depreciacao …, depreciacoes …`),
  change_in_inventories: phrasesOf(`(variacao de|variacao nos) estoques …`),
  change_in_receivables: phrasesOf(`contas a receber …`),
  change_in_payables: phrasesOf(`fornecedores …`),
  customer_receipts: phrasesOf(`recebimentos de clientes …`),
  supplier_payments: phrasesOf(`pagamentos a fornecedores …`),
  interest_paid: phrasesOf(`juros pagos …, pagamento de juros …`),
  taxes_paid: phrasesOf(`
    imposto de renda e contribuicao social pagos …, pagamento recebimento do imposto …`),
  dividends_received: phrasesOf(`dividendos recebidos …`),
  capital_expenditure: phrasesOf(`
    aquisicao/aquisicoes de (ativo) imobilizado …, adicoes ao imobilizado …, (pagamentos de) ativos
    fixos tangiveis …, adicoes de imobilizado …`),
  intangibles_purchased: phrasesOf(`aquisicao/aquisicoes de (ativo) intangivel …`),
  dividends_paid: phrasesOf(`
    dividendos pagos …, pagamento de dividendos …, dividendos e juros sobre capital proprio …`),
  debt_issued: phrasesOf(`
    captacao/captacoes (de) emprestimos/financiamentos …, ingresso/ingressos de emprestimos …`),
  debt_repaid: phrasesOf(`
    amortizacao/amortizacoes/pagamento/pagamentos de emprestimos/financiamentos/principal …`),
  lease_payments: phrasesOf(`
    pagamento/pagamentos de arrendamento* …, amortizacao de passivo de arrendamento …`),
  share_repurchases: phrasesOf(`aquisicao de acoes …, recompra de acoes …`),
  shares_issued: phrasesOf(`aumento de capital …, realizacoes de capital …`),
  exchange_rate_effect: phrasesOf(`… variacao cambial …, … diferencas de cambio …`),
};
