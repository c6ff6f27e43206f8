import { expect } from 'chai';

import { describeLanguage } from '../../testing/describe-language.js';
import { readDrawnReport, statementOf, valuesOf } from '../../testing/read-drawn-report.js';

const BRAZIL = [
  `
Companhia Exemplo S.A.
Demonstrações consolidadas do resultado
Exercícios findos em 31 de dezembro de 2023 e 2022
(Em milhares de reais, exceto lucro por ação)
                                                   Nota       2023         2022
Receita operacional líquida                          20  1.000.000      900.000
Custo das vendas e serviços                          21   (600.000)    (550.000)
Lucro bruto                                                400.000      350.000
Despesas com vendas                                  22    (80.000)     (75.000)
Despesas gerais e administrativas                    22    (70.000)     (65.000)
Lucro antes do resultado financeiro e dos tributos         250.000      210.000
Receitas financeiras                                 23     20.000       15.000
Despesas financeiras                                 23    (50.000)     (45.000)
Lucro antes dos impostos                                   220.000      180.000
Imposto de renda e contribuição social               24    (66.000)     (54.000)
Lucro líquido do exercício                                 154.000      126.000
Lucro básico por ação (em R$)                                 1,54         1,26
Lucro diluído por ação (em R$)                                1,50         1,24
As notas explicativas são parte integrante das demonstrações financeiras.
`,
  `
Companhia Exemplo S.A.
Balanços patrimoniais consolidados em 31 de dezembro de 2023 e 2022
(Em milhares de reais)
                                                   Nota       2023         2022
Ativo
Circulante
Caixa e equivalentes de caixa                         5    120.000      100.000
Contas a receber de clientes                          6    230.000      210.000
Estoques                                              7    150.000      140.000
Total do ativo circulante                                  500.000      450.000
Não circulante
Imobilizado                                          10    400.000      380.000
Intangível                                           11    100.000      110.000
Total do ativo não circulante                              500.000      490.000
Total do ativo                                           1.000.000      940.000
Passivo e patrimônio líquido
Circulante
Fornecedores                                         12    110.000      100.000
Empréstimos e financiamentos                         13     90.000      100.000
Total do passivo circulante                                200.000      200.000
Não circulante
Empréstimos e financiamentos                         13    300.000      310.000
Total do passivo não circulante                            300.000      310.000
Total do passivo                                           500.000      510.000
Patrimônio líquido
Capital social                                       18    300.000      300.000
Reservas de lucros                                   18    200.000      130.000
Total do patrimônio líquido                                500.000      430.000
Total do passivo e patrimônio líquido                    1.000.000      940.000
As notas explicativas são parte integrante das demonstrações financeiras.
`,
  `
Companhia Exemplo S.A.
Demonstrações consolidadas dos fluxos de caixa
Exercícios findos em 31 de dezembro de 2023 e 2022
(Em milhares de reais)
                                                              2023         2022
Fluxos de caixa das atividades operacionais
Lucro líquido do exercício                                 154.000      126.000
Depreciação e amortização                                   60.000       55.000
Variação do contas a receber                               (20.000)     (11.000)
Caixa líquido gerado pelas atividades operacionais         194.000      170.000
Fluxos de caixa das atividades de investimento
Aquisição de imobilizado                                   (70.000)     (60.000)
Caixa líquido aplicado nas atividades de investimento      (70.000)     (60.000)
Fluxos de caixa das atividades de financiamento
Pagamento de empréstimos                                   (20.000)     (30.000)
Dividendos pagos                                           (84.000)     (70.000)
Caixa líquido aplicado nas atividades de financiamento    (104.000)    (100.000)
Aumento de caixa e equivalentes de caixa                    20.000       10.000
Caixa e equivalentes de caixa no início do exercício       100.000       90.000
Caixa e equivalentes de caixa no fim do exercício          120.000      100.000
As notas explicativas são parte integrante das demonstrações financeiras.
`,
] as const;

describe('a report in Portuguese', () => {
  const result = readDrawnReport(BRAZIL);

  for (const [type, rows] of [
    [
      'income_statement',
      {
        'Receita operacional líquida': [1_000_000, 900_000],
        'Lucro bruto': [400_000, 350_000],
        'Imposto de renda e contribuição social': [-66_000, -54_000],
        'Lucro líquido do exercício': [154_000, 126_000],
        'Lucro básico por ação (em R$)': [1.54, 1.26],
      },
    ],
    [
      'balance_sheet',
      {
        'Total do ativo': [1_000_000, 940_000],
        'Total do passivo e patrimônio líquido': [1_000_000, 940_000],
      },
    ],
    [
      'cash_flow_statement',
      {
        'Caixa líquido gerado pelas atividades operacionais': [194_000, 170_000],
        'Caixa e equivalentes de caixa no fim do exercício': [120_000, 100_000],
      },
    ],
  ] as const)
    it(`${type}: years, unit and rows`, () => {
      const raw = statementOf(result, type);
      expect([raw.fiscal_year, raw.years, raw.scale, raw.currency]).to.deep.equal([
        2023,
        ['2023', '2022'],
        1000,
        'BRL',
      ]);
      expect(raw.fiscal_year_ends['2023']).to.equal('2023-12-31');
      for (const [name, values] of Object.entries(rows))
        expect(valuesOf(raw, name), name).to.deep.equal(values);
    });

  it('proves its sums and the ties between its statements', () => {
    const checks = result.statements.flatMap((s) => s.checks ?? []);
    expect(checks.filter((c) => !c.holds)).to.deep.equal([]);
    expect(checks.map((c) => c.kind)).to.include.members([
      'sum',
      'balance',
      'cash_flow_foot',
      'net_income_tie',
      'closing_cash',
    ]);
  });
});

describeLanguage('Portuguese', {
  titles: [
    ['Demonstrações consolidadas do resultado', 'income_statement'],
    ['Demonstração do resultado', 'income_statement'],
    ['Demonstração dos resultados por naturezas', 'income_statement'],
    ['Demonstrações dos resultados consolidados', 'income_statement'],
    ['Balanços patrimoniais consolidados em 31 de dezembro de 2023', 'balance_sheet'],
    ['Balanço patrimonial', 'balance_sheet'],
    ['Balanço', 'balance_sheet'],
    ['Demonstração consolidada da posição financeira', 'balance_sheet'],
    ['Demonstrações consolidadas dos fluxos de caixa', 'cash_flow_statement'],
    ['Demonstração do fluxo de caixa', 'cash_flow_statement'],
    ['Demonstrações consolidadas do resultado abrangente', 'comprehensive_income'],
    ['Demonstração do rendimento integral', 'comprehensive_income'],
    ['Demonstrações das mutações do patrimônio líquido', 'changes_in_equity'],
    ['Demonstração das alterações no capital próprio', 'changes_in_equity'],
    ['Notas explicativas às demonstrações financeiras', undefined],
    ['Relatório da administração', undefined],
  ],
  decoys: [
    ['Balanço patrimonial (Controladora)', ['parent company']],
    ['Balanço consolidado condensado', ['condensed']],
    ['Demonstração do resultado por segmentos', ['segment']],
    ['Demonstrações do resultado (não auditadas)', ['unaudited']],
  ],
  rows: {
    income_statement: [
      ['Receita operacional líquida', 'revenue'],
      ['Receita líquida de vendas', 'revenue'],
      ['Receitas', 'revenue'],
      ['Vendas e serviços prestados', 'revenue'],
      ['Volume de negócios', 'revenue'],
      ['Custo das vendas e serviços', 'cost_of_revenue'],
      ['Custo dos produtos vendidos', 'cost_of_revenue'],
      ['Custo das mercadorias vendidas', 'cost_of_revenue'],
      ['Lucro bruto', 'gross_profit'],
      ['Resultado bruto', 'gross_profit'],
      ['Margem bruta', 'gross_profit'],
      ['Despesas com vendas', 'expense_line'],
      ['Despesas gerais e administrativas', 'expense_line'],
      ['Pesquisa e desenvolvimento', undefined, 'research_and_development'],
      ['Fornecimentos e serviços externos', 'expense_line'],
      ['Gastos com o pessoal', 'expense_line'],
      ['Lucro operacional', 'operating_income'],
      ['Resultado antes do resultado financeiro', 'operating_income'],
      ['Despesas financeiras', 'interest', 'interest_expense'],
      ['Receitas financeiras', 'interest'],
      ['Lucro antes dos impostos', 'income_before_taxes'],
      ['Lucro antes do imposto de renda e da contribuição social', 'income_before_taxes'],
      ['Imposto de renda e contribuição social', 'income_tax'],
      ['Imposto sobre o rendimento', 'income_tax'],
      ['Lucro líquido do exercício', 'net_income'],
      ['Lucro (prejuízo) líquido do exercício', 'net_income'],
      ['Prejuízo do exercício', 'net_income'],
      ['Resultado líquido do período', 'net_income'],
      ['Atribuível aos acionistas da controladora', 'net_income_attributable_to_parent'],
      ['Lucro básico por ação (em R$)', 'eps_basic'],
      ['Lucro diluído por ação (em R$)', 'eps_diluted'],
      ['Resultado de operações descontinuadas', 'discontinued'],
      ['Prêmios ganhos', 'premiums'],
    ],
    balance_sheet: [
      ['Caixa e equivalentes de caixa', 'asset_line', 'cash_and_cash_equivalents'],
      ['Contas a receber de clientes', 'asset_line', 'receivables'],
      ['Clientes', 'asset_line', 'receivables'],
      ['Estoques', 'asset_line', 'inventories'],
      ['Inventários', 'asset_line', 'inventories'],
      ['Total do ativo circulante', 'total_current_assets'],
      ['Ativos correntes', 'total_current_assets'],
      ['Imobilizado', 'asset_line', 'property_plant_equipment'],
      ['Ativos fixos tangíveis', 'asset_line', 'property_plant_equipment'],
      ['Intangível', 'asset_line', 'intangible_assets'],
      ['Goodwill', 'asset_line', 'goodwill'],
      ['Ágio na aquisição de controladas', undefined, 'goodwill'],
      ['Ágio', 'equity_line', ''],
      ['Total do ativo', 'total_assets'],
      ['Ativo total', 'total_assets'],
      ['Fornecedores', 'liability_line', 'payables'],
      ['Empréstimos e financiamentos', 'liability_line'],
      ['Provisões', 'liability_line'],
      ['Total do passivo circulante', 'total_current_liabilities'],
      ['Total do passivo', 'total_liabilities'],
      ['Capital social', 'equity_line'],
      ['Reservas de lucros', 'equity_line'],
      ['Lucros acumulados', 'equity_line', 'retained_earnings'],
      ['Resultados transitados', 'equity_line', 'retained_earnings'],
      ['Participação de acionistas não controladores', 'equity_line', 'noncontrolling_interests'],
      ['Total do patrimônio líquido', 'total_equity'],
      ['Patrimônio líquido', 'total_equity'],
      ['Total do capital próprio', 'total_equity'],
      ['Total do passivo e patrimônio líquido', 'total_liabilities_and_equity'],
      ['Total do passivo e do patrimônio líquido', 'total_liabilities_and_equity'],
      ['Total do capital próprio e do passivo', 'total_liabilities_and_equity'],
    ],
    cash_flow_statement: [
      ['Lucro líquido do exercício', undefined, 'cash_flow_net_income'],
      ['Depreciação e amortização', 'cash_adjustment', 'depreciation_and_amortization'],
      ['Variação de estoques', 'cash_adjustment'],
      ['Caixa líquido gerado pelas atividades operacionais', 'operating_cash_flow'],
      ['Fluxos de caixa das atividades operacionais', 'operating_cash_flow'],
      ['Aquisição de imobilizado', 'investing_line', 'capital_expenditure'],
      ['Caixa líquido aplicado nas atividades de investimento', 'investing_cash_flow'],
      ['Dividendos pagos', 'financing_line', 'dividends_paid'],
      ['Pagamento de empréstimos', 'financing_line'],
      ['Caixa líquido aplicado nas atividades de financiamento', 'financing_cash_flow'],
      ['Efeito da variação cambial sobre o caixa', 'exchange_rate_effect'],
      ['Aumento de caixa e equivalentes de caixa', 'net_change_in_cash'],
      ['Caixa e equivalentes de caixa no início do exercício', 'opening_cash'],
      ['Caixa e equivalentes de caixa no fim do exercício', 'closing_cash'],
      ['Caixa e equivalentes no final do período', 'closing_cash'],
    ],
  },
  totals: [
    ['Total do ativo', true],
    ['Sub-total', true],
    ['Estoques', false],
    ['dos quais total de arrendamentos', false],
    ['menos total de provisões', false],
  ],
  dates: [
    ['31 de dezembro de 2023', '2023-12-31'],
    ['em 30 de junho de 2022', '2022-06-30'],
    ['1 de março de 2021', '2021-03-01'],
    ['31/12/2023', '2023-12-31'],
    ['outubro de 2020', '2020-10-31'],
    ['Exercício', undefined],
  ],
  units: [
    ['(Em milhares de reais)', [1e3, 'BRL']],
    ['Em milhões de reais', [1e6, 'BRL']],
    ['R$ mil', [1e3, 'BRL']],
    ['(valores expressos em milhares de euros)', [1e3, 'EUR']],
    ['em mil reais', [1e3, 'BRL']],
    ['em bilhões de dólares americanos', [1e9, 'USD']],
    ['em milhares de kwanzas', [1e3, 'AOA']],
    ['Em reais', [undefined, 'BRL']],
  ],
  periods: [
    ['Exercícios findos em 31 de dezembro de 2023 e 2022', 12],
    ['primeiro semestre de 2023', 6],
    ['terceiro trimestre', 3],
    ['nove meses', 9],
    ['1 de julho de 2022 até 31 de dezembro de 2022', 6],
    ['31 de dezembro de 2023', undefined],
  ],
  interim: [
    ['Informações trimestrais', true],
    ['Demonstrações financeiras intercalares', true],
    ['Relatório anual', false],
  ],
  heads: [
    ['Nota', 'note'],
    ['Notas explicativas', 'note'],
    ['Variação', 'side'],
    ['A.V.', 'side'],
    ['Consolidado', 'whole'],
    ['Grupo', 'whole'],
    ['Controladora', 'part'],
    ['Individual', 'part'],
    ['31/12/2023', 'nothing'],
  ],
  lines: [
    ['As notas explicativas são parte integrante das demonstrações financeiras.', 'closing'],
    ['O Contabilista', 'closing'],
    ['(Em milhares de reais)', 'unit'],
    ['Valores expressos em milhares de euros', 'unit'],
    ['Exercícios findos em 31 de dezembro de 2023 e 2022', 'period'],
    ['Passivo e patrimônio líquido', 'text'],
  ],
});
