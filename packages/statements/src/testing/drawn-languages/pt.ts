import { drawLanguage } from './draw-language.js';

/** Portuguese: the terms of companies of Brazil. */
export const pt = drawLanguage({
  language: 'pt',
  scale: 1e3,
  currency: 'BRL',
  grouping: '.',
  decimal: ',',
  note: 'Nota',
  years: ['2023', '2022'],
  days: ['31.12.2023', '31.12.2022'],
  income: `
Demonstrações consolidadas do resultado
Em milhares de reais
Receita operacional líquida
Custo das vendas e serviços
Lucro bruto
Despesas com vendas
Despesas gerais e administrativas
Lucro operacional
Receitas financeiras
Despesas financeiras
Lucro antes dos impostos
Imposto de renda e contribuição social
Lucro líquido do exercício
Lucro básico por ação (em R$)`,
  balance: `
Balanços patrimoniais consolidados
Em milhares de reais
Ativo
Imobilizado
Ágio na aquisição de controladas
Total do ativo não circulante
Estoques
Contas a receber de clientes
Caixa e equivalentes de caixa
Total do ativo circulante
Total do ativo
Passivo e patrimônio líquido
Capital social
Lucros acumulados
Total do patrimônio líquido
Empréstimos e financiamentos
Total do passivo não circulante
Fornecedores
Total do passivo circulante
Total do passivo e patrimônio líquido`,
  cash: `
Demonstrações consolidadas dos fluxos de caixa
Em milhares de reais
Atividades operacionais
Lucro antes dos impostos
Depreciação e amortização
Imposto de renda pago
Caixa líquido gerado pelas atividades operacionais
Atividades de investimento
Aquisição de imobilizado
Caixa líquido aplicado nas atividades de investimento
Atividades de financiamento
Pagamento de empréstimos
Dividendos pagos
Caixa líquido aplicado nas atividades de financiamento
Aumento de caixa e equivalentes de caixa
Caixa e equivalentes de caixa no início do exercício
Caixa e equivalentes de caixa no fim do exercício`,
});
