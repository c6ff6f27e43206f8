import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

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
